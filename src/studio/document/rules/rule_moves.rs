//! Moving rules and groups in the list, and nudging rules on the board.

use super::{moved, moved_group};
use crate::studio::document::rule_placement::shifted;
use crate::studio::state::StudioState;
use crate::words::say;
use std::collections::BTreeSet;

impl StudioState {
    /// Moves the selected rules on the board.
    pub(in crate::studio) fn nudge_rules(&mut self, rows: i16, cols: i16) {
        let document = &self.tab.document;
        match shifted(document.puzzle(), &document.selected_rules(), rows, cols) {
            Some(edit) => self.edit(&edit),
            None => self.refuse(say!("tell-rules-no-place")),
        }
    }

    /// Moves the selected rules before another; a rule that is not selected is moved alone.
    pub(in crate::studio) fn move_rules(&mut self, from: usize, to: usize) {
        let document = &mut self.tab.document;
        if !document.selected_rules().contains(&from) {
            document.select_rules(Some(from), BTreeSet::new());
        }
        let edit = moved(document.puzzle(), &document.selected_rules(), to);
        edit.into_iter().for_each(|edit| self.edit(&edit));
    }

    /// Moves a group before another rule.
    pub(in crate::studio) fn move_group(&mut self, from: usize, to: usize) {
        let edit = moved_group(self.tab.document.puzzle(), from, to);
        edit.into_iter().for_each(|edit| self.edit(&edit));
    }
}
