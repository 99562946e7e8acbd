//! The question before changes are lost.

use egui::Ui;

use super::{head_ui, take_keyboard};
use crate::studio::app::App;
use crate::studio::flow::Next;
use crate::studio::theme;
use crate::studio::widgets::{self, Weight};

pub(super) fn unsaved_ui(ui: &mut Ui, app: &mut App, next: &Next) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(380.0);
    head_ui(ui, &format!("Save the changes to “{}”?", app.document.display_title()));
    widgets::fact_ui(ui, "Without saving they are lost.");
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        let ctx = ui.ctx().clone();
        if widgets::button_ui(ui, "Don't save", 112.0, Weight::Plain, neutral, true).clicked() {
            app.dialog = None;
            app.proceed(next.clone(), &ctx);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let save = widgets::button_ui(ui, "Save", 96.0, Weight::Primary, neutral, true);
            take_keyboard(app, &save);
            if save.clicked() {
                app.dialog = None;
                app.save(Some(next.clone()), &ctx);
            }
            if widgets::button_ui(ui, "Cancel", 96.0, Weight::Plain, neutral, true).clicked() {
                app.dialog = None;
            }
        });
    });
}
