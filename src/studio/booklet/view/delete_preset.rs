//! The dialog that deletes a page preset.

use std::path::PathBuf;

use egui::{ScrollArea, Ui};

use crate::studio::state::dialog::Dialog;
use crate::studio::window::Window;
use crate::studio::window::question::Question;
use crate::studio::window::request::Request;
use crate::words::say;

const WIDTH: f32 = 420.0;
const LIST_HEIGHT: f32 = 240.0;

pub(in crate::studio) fn delete_preset_ui(ui: &mut Ui, window: &mut Window<'_>, chosen: Option<&PathBuf>) {
    let delete = chosen.cloned().map(|path| Request::new(move |state, ctx| state.delete_preset(&path, ctx)));
    Question::new(say!("ask-setup-delete"), WIDTH)
        .line(say!("ask-setup-delete.why"))
        .answer_once_chosen(say!("ask-setup-delete.yes"), delete)
        .with_cancel()
        .show_with(ui, window, |ui, window| {
            ui.add_space(8.0);
            ScrollArea::vertical().max_height(LIST_HEIGHT).show(ui, |ui| {
                for setup in &window.state.setups.presets {
                    let is_chosen = chosen.is_some_and(|chosen| chosen == setup.path());
                    if ui.selectable_label(is_chosen, setup.name.as_str()).clicked() {
                        window.show_dialog(Dialog::DeletePreset(Some(setup.path().to_owned())));
                    }
                }
            });
        });
}
