//! The question before changes of the booklet are lost.

use egui::Ui;

use crate::studio::app::App;
use crate::studio::theme;
use crate::studio::widgets::{self, Weight};

/// What to do once nothing would be lost by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterBook {
    New,
    Open,
    Quit,
}

pub(in crate::studio) fn unsaved_ui(ui: &mut Ui, app: &mut App, next: AfterBook) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(380.0);
    let words = format!("Save the changes to “{}”?", app.bindery.name());
    ui.label(egui::RichText::new(words).font(theme::semibold(theme::VERDICT_SIZE)));
    widgets::fact_ui(ui, "Without saving they are lost.");
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        let ctx = ui.ctx().clone();
        if widgets::button_ui(ui, "Don't save", 112.0, Weight::Plain, neutral, true).clicked() {
            app.dialog = None;
            app.proceed_booklet(next, &ctx);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if widgets::button_ui(ui, "Save", 96.0, Weight::Primary, neutral, true).clicked() {
                app.dialog = None;
                app.save_booklet(Some(next), &ctx);
            }
            if widgets::button_ui(ui, "Cancel", 96.0, Weight::Plain, neutral, true).clicked() {
                app.dialog = None;
            }
        });
    });
}
