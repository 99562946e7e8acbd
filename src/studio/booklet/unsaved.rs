//! The question before changes of the booklet are lost.

use egui::Ui;

use crate::studio::app::App;
use crate::studio::dialogs::{Loss, loss_ui};

/// What to do once nothing would be lost by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterBook {
    New,
    Open,
    Quit,
}

pub(in crate::studio) fn unsaved_ui(ui: &mut Ui, app: &mut App, next: AfterBook) {
    let name = app.bindery.name();
    match loss_ui(ui, app, &name) {
        Some(Loss::Accepted) => app.proceed_booklet(next, ui.ctx()),
        Some(Loss::Saved) => app.save_booklet(Some(next), ui.ctx()),
        None => {}
    }
}
