//! Typing of numbers into fields and clues as one undo step.

use super::{NumberEntry, PAUSE_SECS};
use crate::puzzle::Edit;
use crate::studio::document::open_document::TypingTarget;
use crate::studio::state::StudioState;
use egui::Context;

impl StudioState {
    /// Applies an edit that types one more figure.
    pub(in crate::studio) fn type_figure(&mut self, typing: TypingTarget, edit: &Edit) {
        let before = self.tab.conflicts().clone();
        if self.try_typed_edit(edit, Some(typing)) {
            let of = self.tab.document.semantic_revision();
            self.tab.entry = Some(NumberEntry { revision: of, until: None, conflicts: before });
        }
    }

    /// Finishes the entry: the next figure begins a new number, and the engines are asked.
    pub(in crate::studio) fn finish_entry(&mut self) {
        self.tab.entry = None;
        self.tab.document.end_typing();
    }

    /// Returns whether more figures are awaited. If so, requests a repaint at the time when the wait ends.
    pub(in crate::studio) fn awaits_figures(&mut self, ctx: &Context) -> bool {
        let meaning = self.tab.document.semantic_revision();
        let Some(entry) = self.tab.entry.as_mut().filter(|entry| entry.revision == meaning) else {
            self.tab.entry = None;
            return false;
        };
        let now = ctx.input(|input| input.time);
        let left = *entry.until.get_or_insert(now + PAUSE_SECS) - now;
        if left <= 0.0 {
            self.tab.entry = None;
            return false;
        }
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        true
    }
}
