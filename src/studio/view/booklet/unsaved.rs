//! The question before unsaved changes of the booklet are lost.

use egui::Ui;

use crate::studio::command::request::Request;
use crate::studio::state::files::AfterBook;
use crate::studio::view::dialogs::unsaved::{Loss, loss_ui};
use crate::studio::view::window::Window;

pub(in crate::studio) fn unsaved_ui(ui: &mut Ui, window: &mut Window<'_>, next: AfterBook) {
    let name = window.booklet.name();
    match loss_ui(ui, window, &[name]) {
        Some(Loss::Accepted) => window.ask(Request::ProceedBooklet(next)),
        Some(Loss::Saved) => window.ask(Request::SaveBooklet(next)),
        None => {}
    }
}
