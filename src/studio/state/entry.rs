//! A clue or a digit of several figures while it is typed: one step of the history, and no question to the engines
//! before it is finished or the setter pauses. What the first figure alone would make of the puzzle is nothing to know.

use egui::Context;

use super::State;
use super::document::Typing;
use crate::board::CellSet;
use crate::puzzle::Edit;

/// So long after the last figure, in seconds, the number is taken as it is.
const PAUSE_SECS: f64 = 0.8;

/// A number that is being typed.
#[derive(Debug)]
pub(in crate::studio) struct Entry {
    /// The meaning of the puzzle with what is typed so far; with another one something else was done.
    of: u64,
    /// When it is taken as it is, by the window's clock in seconds; None before that was looked at.
    until: Option<f64>,
    /// The cells that broke a rule before.
    pub conflicts: CellSet,
}

impl State {
    /// Makes an edit that types one more figure.
    pub(in crate::studio) fn write(&mut self, typing: Typing, edit: &Edit) {
        let before = self.tab.conflicts().clone();
        if self.try_typed_edit(edit, Some(typing)) {
            let of = self.tab.document.meaning();
            self.tab.entry = Some(Entry { of, until: None, conflicts: before });
        }
    }

    /// Finishes what is typed: the next figure begins something else, and the engines are asked.
    pub(in crate::studio) fn finish_entry(&mut self) {
        self.tab.entry = None;
        self.tab.document.end_typing();
    }

    /// Returns whether more figures are awaited. Wakes the window when they no longer are.
    pub(in crate::studio) fn awaits_figures(&mut self, ctx: &Context) -> bool {
        let meaning = self.tab.document.meaning();
        let Some(entry) = self.tab.entry.as_mut().filter(|entry| entry.of == meaning) else {
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
