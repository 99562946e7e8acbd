//! Recovery from a panic during input or drawing: unsaved changes are written at once, and the window returns to the
//! state that can most likely be drawn.

use egui::Context;

use crate::studio::canvas::camera::BoardView;
use crate::studio::editor::tools::ToolInput;
use crate::studio::files::journal;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::words::say;

impl StudioState {
    /// Writes all unsaved changes to the journals, and waits until they are written.
    pub(in crate::studio) fn write_journals_now(&mut self, ctx: &Context) {
        self.sync_journals(ctx);
        journal::write_all_now();
    }

    /// Closes everything around the board and shows an error. `words` is the panic message.
    pub(in crate::studio) fn recover_from_panic(&mut self, words: &str, ctx: &Context) {
        self.tab.is_playing = false;
        self.booklet.open = false;
        self.tab.solving = self.tab.solving.choices();
        self.tab.sync_document();
        if self.tab.palette.tool().is_busy() {
            self.tool_input(ToolInput::Cancel);
        }
        let BoardView { stage, view, .. } = self.tab.board_view;
        self.tab.board_view = BoardView { stage, view, ..BoardView::default() };
        let kept = match self.journal.is_enabled() {
            true => "tell-mending-what-was-not-saved",
            false => "tell-mending-save-what-you-have",
        };
        let error = say!("tell-mending-what-was-being-done", words = words, kept = say!(kept));
        self.show_dialog(Dialog::Failed { title: "tell-mending-window-failed", error, back: None }, ctx);
    }
}
