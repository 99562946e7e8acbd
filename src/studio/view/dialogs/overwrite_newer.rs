//! The question before saving a file that another program has changed.

use std::path::Path;

use egui::Ui;

use super::parts::{focus_if_opened, head_ui};
use crate::studio::state::files::FilePurpose;
use crate::studio::state::words::shown_path;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, ButtonWeight};
use crate::studio::view::window::Window;
use crate::words::say;

/// Draws the question; `purpose` is the reason why the file is saved.
pub(super) fn newer_ui(ui: &mut Ui, window: &mut Window<'_>, purpose: &FilePurpose, path: &Path) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(460.0);
    head_ui(ui, &say!("ask-newer"));
    widgets::fact_ui(ui, say!("ask-newer.why", path = shown_path(path)));
    ui.add_space(4.0);
    widgets::fact_ui(ui, say!("ask-newer.choice"));
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::button_ui(ui, &say!("ask-newer.overwrite"), 96.0, ButtonWeight::Plain, neutral, true).clicked() {
            window.close_dialog();
            let purpose = purpose.clone();
            let path = path.to_owned();
            window.change(move |state, ctx| state.use_file(purpose, path, ctx));
        }
        if widgets::button_ui(ui, &say!("ask-newer.reload"), 84.0, ButtonWeight::Plain, neutral, true).clicked() {
            window.close_dialog();
            let purpose = purpose.clone();
            let path = path.to_owned();
            window.change(move |state, _| state.reload(&purpose, &path));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let save_as = widgets::button_ui(ui, &say!("ask-save-as"), 96.0, ButtonWeight::Primary, neutral, true);
            focus_if_opened(window, &save_as);
            if save_as.clicked() {
                window.close_dialog();
                window.open_file_dialog(purpose.clone());
            }
            if widgets::button_ui(ui, &say!("ask-cancel"), 84.0, ButtonWeight::Plain, neutral, true).clicked() {
                window.close_dialog();
            }
        });
    });
}
