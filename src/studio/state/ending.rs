//! Closing puzzles and the window, after asking once about unsaved changes.

use egui::Context;

use super::State;
use super::dialog::Dialog;
use super::files::{AfterBook, Ending};
use super::newer::Opened;
use super::saving::After;

impl State {
    /// Proceeds if no changes would be lost, and otherwise asks. Waits for running saves, unless the setter
    /// repeats the command.
    pub(in crate::studio) fn guard(&mut self, ending: Ending, ctx: &Context) {
        let saves = match ending {
            Ending::Close(id) => self.saving.saves(Opened::Puzzle(id)),
            Ending::Quit => self.saving.is_running(),
        };
        if saves && self.saving.close_later(After::Puzzles(ending)) {
            return;
        }
        let asks = match ending {
            Ending::Close(id) => self.tab_of(id).is_some_and(|tab| tab.document.is_dirty()),
            Ending::Quit => self.has_unsaved(),
        };
        match asks {
            true => self.show_dialog(Dialog::Unsaved(ending), ctx),
            false => self.proceed(ending, ctx),
        }
    }

    /// Proceeds without asking.
    pub(in crate::studio) fn proceed(&mut self, ending: Ending, ctx: &Context) {
        match ending {
            Ending::Close(id) => self.close_tab(id),
            Ending::Quit => {
                self.files.closing = true;
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
        }
    }

    /// Saves the changes, and proceeds.
    pub(in crate::studio) fn save_before(&mut self, ending: Ending, ctx: &Context) {
        match ending {
            Ending::Close(id) => self.save(id, Some(ending), ctx),
            Ending::Quit => self.save_all_and_quit(ctx),
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

    /// Saves one document after another, and shows it meanwhile. Asks for a file name if it has none.
    pub(super) fn save_all_and_quit(&mut self, ctx: &Context) {
        let unsaved = self.open_tabs().find(|tab| tab.document.is_dirty()).map(|tab| tab.id);
        if let Some(id) = unsaved {
            self.bring_forward(id);
            self.save(id, Some(Ending::Quit), ctx);
        } else if self.booklet.is_dirty() {
            self.booklet.open = true;
            self.save_booklet(Some(AfterBook::Quit), ctx);
        } else {
            self.proceed(Ending::Quit, ctx);
        }
    }

    /// Intercepts a request to close the window if changes would be lost.
    pub(in crate::studio) fn guard_close(&mut self, ctx: &Context) {
        let asked = ctx.input(|input| input.viewport().close_requested()) && !self.files.closing;
        if asked && (self.has_unsaved() || self.saving.is_running()) {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.guard(Ending::Quit, ctx);
        }
    }
}
