//! The question before a file is saved that another program has written since.

use std::path::Path;

use egui::Ui;

use super::parts::{head_ui, take_keyboard};
use crate::studio::command::request::Request;
use crate::studio::state::files::Purpose;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;

/// `purpose` is what the file was to be saved for.
pub(super) fn newer_ui(ui: &mut Ui, window: &mut Window<'_>, purpose: &Purpose, path: &Path) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(460.0);
    head_ui(ui, "The file has changed on disk");
    widgets::fact_ui(
        ui,
        format!("{} was written by another program since it was opened or saved here.", path.display()),
    );
    ui.add_space(4.0);
    widgets::fact_ui(ui, "Overwrite: what the other program wrote is lost. Reload: what was changed here is lost.");
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::button_ui(ui, "Overwrite", 96.0, Weight::Plain, neutral, true).clicked() {
            window.close_dialog();
            window.ask(Request::Use(purpose.clone(), path.to_owned()));
        }
        if widgets::button_ui(ui, "Reload", 84.0, Weight::Plain, neutral, true).clicked() {
            window.close_dialog();
            window.ask(Request::Reload(purpose.clone(), path.to_owned()));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let save_as = widgets::button_ui(ui, "Save as…", 96.0, Weight::Primary, neutral, true);
            take_keyboard(window, &save_as);
            if save_as.clicked() {
                window.close_dialog();
                window.ask(Request::Pick(purpose.clone()));
            }
            if widgets::button_ui(ui, "Cancel", 84.0, Weight::Plain, neutral, true).clicked() {
                window.close_dialog();
            }
        });
    });
}
