//! The dialog that deletes a page preset.

use std::path::PathBuf;

use egui::{ScrollArea, Ui};

use crate::studio::state::dialog::Dialog;
use crate::studio::view::dialogs::parts::head_ui;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, ButtonWeight};
use crate::studio::view::window::Window;
use crate::words::say;

const WIDTH: f32 = 420.0;
const LIST_HEIGHT: f32 = 240.0;

pub(in crate::studio::view) fn delete_preset_ui(ui: &mut Ui, window: &mut Window<'_>, chosen: Option<&PathBuf>) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(WIDTH);
    head_ui(ui, &say!("ask-setup-delete"));
    widgets::fact_ui(ui, say!("ask-setup-delete.why"));
    ui.add_space(8.0);
    ScrollArea::vertical().max_height(LIST_HEIGHT).show(ui, |ui| {
        for setup in &window.state.setups.presets {
            let is_chosen = chosen.is_some_and(|chosen| chosen == setup.path());
            if ui.selectable_label(is_chosen, setup.name.as_str()).clicked() {
                window.show_dialog(Dialog::DeletePreset(Some(setup.path().to_owned())));
            }
        }
    });
    ui.add_space(16.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        let verb = say!("ask-setup-delete.yes");
        let pressed = widgets::button_ui(ui, &verb, 96.0, ButtonWeight::Primary, neutral, chosen.is_some()).clicked();
        if let Some(chosen) = chosen.filter(|_| pressed) {
            window.close_dialog();
            let path = chosen.clone();
            window.change(move |state, ctx| state.delete_preset(&path, ctx));
        }
        if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, neutral, true).clicked() {
            window.close_dialog();
        }
    });
}
