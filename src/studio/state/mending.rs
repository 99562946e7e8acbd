//! What is done when the program has panicked in taking in what the author does, or in drawing: what is not saved is
//! kept at once, and the window goes back to what is most likely to draw.

use egui::Context;

use super::State;
use super::camera::BoardView;
use super::dialog::Dialog;
use super::journal;
use super::tools::Input;
use crate::words::say;

impl State {
    /// Hands over what is not saved, and waits until it is written.
    pub(in crate::studio) fn keep_all_now(&mut self, ctx: &Context) {
        self.follow_changes(ctx);
        journal::write_all_now();
    }

    /// Leaves all that stands around the board, and says what has happened; `words` are those of the panic.
    pub(in crate::studio) fn step_back(&mut self, words: &str, ctx: &Context) {
        self.tab.plays = false;
        self.booklet.open = false;
        self.tab.solving = self.tab.solving.choices();
        self.tab.follow_document();
        if self.tab.palette.tool().is_busy() {
            self.tool_input(Input::Cancel);
        }
        let BoardView { stage, view, .. } = self.tab.board_view;
        self.tab.board_view = BoardView { stage, view, ..BoardView::default() };
        let kept = match self.journal.is_kept() {
            true => "tell-mending-what-was-not-saved",
            false => "tell-mending-save-what-you-have",
        };
        let error = say!("tell-mending-what-was-being-done", words = words, kept = say!(kept));
        self.show_dialog(Dialog::Failed { title: "tell-mending-window-failed", error, back: None }, ctx);
    }
}
