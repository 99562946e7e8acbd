//! The question before unsaved changes of the booklet are lost.

use egui::Ui;

use crate::studio::state::files::BookletAction;
use crate::studio::view::dialogs::unsaved::{UnsavedChoice, loss_ui};
use crate::studio::view::window::Window;

pub(in crate::studio) fn unsaved_ui(ui: &mut Ui, window: &mut Window<'_>, next: BookletAction) {
    let name = window.booklet.name();
    match loss_ui(ui, window, &[name]) {
        Some(UnsavedChoice::Accepted) => window.change(move |state, ctx| state.proceed_booklet(next, ctx)),
        Some(UnsavedChoice::Saved) => window.change(move |state, ctx| state.save_booklet(Some(next), ctx)),
        None => {}
    }
}
