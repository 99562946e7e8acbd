//! Typing a clue or a given of several figures. It is one undo step, and the engines are asked only once the
//! number is finished or the setter pauses: the verdict on the first figure alone is of no use.

use egui::Context;

use crate::board::CellSet;
use crate::puzzle::Edit;
use crate::studio::document::open_document::TypingTarget;
use crate::studio::state::StudioState;

/// The pause after the last figure, in seconds, that finishes a number.
const PAUSE_SECS: f64 = 0.8;

/// A number that is being typed.
#[derive(Debug)]
pub(in crate::studio) struct NumberEntry {
    /// The semantic revision of the puzzle with the figures so far. If the document has another revision, something
    /// else was edited.
    revision: u64,
    /// The time at which the number is regarded as finished, by the window's clock in seconds; None before the first
    /// frame.
    until: Option<f64>,
    /// The conflicting cells before the entry.
    pub conflicts: CellSet,
}

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
