//! The question before changes are lost.

use egui::Ui;

use super::parts::{head_ui, take_keyboard};
use crate::studio::command::request::Request;
use crate::studio::state::files::Next;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;

/// How the author answers when something would be lost, unless it is by going back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Loss {
    Accepted,
    /// The changes are to be saved first.
    Saved,
}

pub(super) fn unsaved_ui(ui: &mut Ui, window: &mut Window<'_>, next: &Next) {
    let name = window.document.display_title().to_owned();
    match loss_ui(ui, window, &name) {
        Some(Loss::Accepted) => window.ask(Request::Proceed(next.clone())),
        Some(Loss::Saved) => window.ask(Request::Save(next.clone())),
        None => {}
    }
}

/// Asks what shall become of the changes to something of this name; the answer closes the dialog.
pub(in crate::studio) fn loss_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str) -> Option<Loss> {
    let neutral = &theme::tokens(ui).neutral;
    let mut answer = None;
    ui.set_width(380.0);
    head_ui(ui, &format!("Save the changes to “{name}”?"));
    widgets::fact_ui(ui, "Without saving they are lost.");
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        if widgets::button_ui(ui, "Don't save", 112.0, Weight::Plain, neutral, true).clicked() {
            answer = Some(Loss::Accepted);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let save = widgets::button_ui(ui, "Save", 96.0, Weight::Primary, neutral, true);
            take_keyboard(window, &save);
            if save.clicked() {
                answer = Some(Loss::Saved);
            }
            if widgets::button_ui(ui, "Cancel", 96.0, Weight::Plain, neutral, true).clicked() {
                window.close_dialog();
            }
        });
    });
    if answer.is_some() {
        window.close_dialog();
    }
    answer
}
