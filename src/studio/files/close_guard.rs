//! Closing of puzzles and of the window, after asking about unsaved changes.

use egui::Context;

use crate::studio::files::external_changes::DocumentId;
use crate::studio::files::requests::{BookletAction, CloseAction};
use crate::studio::files::save_queue::PendingClose;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;

impl StudioState {
    /// Proceeds if no changes would be lost, and otherwise asks. Waits for running saves, unless the setter
    /// repeats the command.
    pub(in crate::studio) fn ask_before_closing(&mut self, ending: CloseAction, ctx: &Context) {
        let saves = match ending {
            CloseAction::Close(id) => self.saving.is_saving(DocumentId::Puzzle(id)),
            CloseAction::Quit => self.saving.is_running(),
        };
        if saves && self.saving.close_later(PendingClose::Puzzles(ending)) {
            return;
        }
        let asks = match ending {
            CloseAction::Close(id) => self.tab_of(id).is_some_and(|tab| tab.document.is_dirty()),
            CloseAction::Quit => self.has_unsaved(),
        };
        match asks {
            true => self.show_dialog(Dialog::Unsaved(ending), ctx),
            false => self.proceed(ending, ctx),
        }
    }

    /// Proceeds without asking.
    pub(in crate::studio) fn proceed(&mut self, ending: CloseAction, ctx: &Context) {
        match ending {
            CloseAction::Close(id) => self.close_tab(id),
            CloseAction::Quit => {
                self.files.closing = true;
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
        }
    }

    /// Saves the changes, and proceeds.
    pub(in crate::studio) fn save_before(&mut self, ending: CloseAction, ctx: &Context) {
        match ending {
            CloseAction::Close(id) => self.save(id, Some(ending), ctx),
            CloseAction::Quit => self.save_all_and_quit(ctx),
        }
    }

    /// Returns whether closing the window would lose changes.
    fn has_unsaved(&self) -> bool {
        self.booklet.is_dirty() || self.open_tabs().any(|tab| tab.document.is_dirty())
    }

    /// Returns the names of the documents with changes that closing the window would lose.
    pub(in crate::studio) fn unsaved_names(&self) -> Vec<String> {
        let puzzles = self.open_tabs().filter(|tab| tab.document.is_dirty());
        let names = puzzles.map(|tab| tab.document.display_title().into_owned());
        names.chain(self.booklet.is_dirty().then(|| self.booklet.name())).collect()
    }

    /// Saves the unsaved documents one after another, shows each while it is saved, and then quits. Asks for a file
    /// name if a document has none.
    pub(in crate::studio) fn save_all_and_quit(&mut self, ctx: &Context) {
        let unsaved = self.open_tabs().find(|tab| tab.document.is_dirty()).map(|tab| tab.id);
        if let Some(id) = unsaved {
            self.bring_forward(id);
            self.save(id, Some(CloseAction::Quit), ctx);
        } else if self.booklet.is_dirty() {
            self.booklet.open = true;
            self.save_booklet(Some(BookletAction::Quit), ctx);
        } else {
            self.proceed(CloseAction::Quit, ctx);
        }
    }

    /// Intercepts a request to close the window if changes would be lost.
    pub(in crate::studio) fn guard_close(&mut self, ctx: &Context) {
        let asked = ctx.input(|input| input.viewport().close_requested()) && !self.files.closing;
        if asked && (self.has_unsaved() || self.saving.is_running()) {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.ask_before_closing(CloseAction::Quit, ctx);
        }
    }
}
