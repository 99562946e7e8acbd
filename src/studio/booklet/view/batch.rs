//! The dialog that generates puzzles for the booklet: how many, and of which kinds and difficulty or from which puzzle.

use egui::Ui;

use crate::author::KINDS;
use crate::studio::author::view::{kind_name, mixture_ui, wanted_path_ui};
use crate::studio::booklet::state::{BatchRequest, BatchSource, MAX_OF_BATCH};
use crate::studio::state::dialog::Dialog;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::dropdown::{dropdown_ui, width_for};
use crate::studio::widgets::fields::{row_ui, symmetry_ui};
use crate::studio::widgets::number::number_field;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::head_ui;
use crate::words::say;

const WIDTH: f32 = 440.0;

pub(in crate::studio) fn batch_ui(ui: &mut Ui, window: &mut Window<'_>, wish: &BatchRequest) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(WIDTH);
    head_ui(ui, &say!("ask-batch"));
    widgets::fact_ui(ui, say!("ask-batch.why"));
    ui.add_space(12.0);
    let mut wanted = wish.clone();
    let selected = window.booklet.selected.and_then(|row| window.booklet.rows().get(row)).map(|row| row.title());
    let derives = window.booklet.puzzle_selected().is_some();
    let names = [say!("ask-batch-new"), say!("ask-batch-derived")];
    let chosen = usize::from(wish.source == BatchSource::Selected);
    if let Some(clicked) = widgets::segments_ui(ui, &names.each_ref().map(String::as_str), chosen, WIDTH) {
        wanted.source = match clicked {
            0 if chosen == 0 => wish.source,
            0 => BatchSource::Kind(0),
            _ => BatchSource::Selected,
        };
    }
    ui.add_space(8.0);
    // Both sources take the same height.
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        match (&mut wanted.source, selected.filter(|_| derives)) {
            (BatchSource::Kind(place), _) => {
                ui.label(say!("ask-batch-kind"));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let name = |place: usize| KINDS.get(place).map_or_else(String::new, |kind| kind_name(kind.name));
                    let names: Vec<String> = (0..KINDS.len()).map(name).collect();
                    let width = width_for(ui, names.iter().map(String::as_str));
                    dropdown_ui(ui, "batch kind", say!("ask-batch-kind"), &name(*place), width, |ui| {
                        for (other, name) in names.iter().enumerate() {
                            ui.selectable_value(place, other, name.as_str());
                        }
                    });
                });
            }
            (BatchSource::Selected, Some(title)) => {
                widgets::fact_ui(ui, say!("ask-batch-derived.of", title = title.to_string()));
            }
            (BatchSource::Selected, None) => {
                widgets::fact_ui(ui, say!("ask-batch-derived.none"));
            }
        }
    });
    if let BatchSource::Kind(first) = wanted.source {
        mixture_ui(ui, first, &mut wanted.mixed_with);
        row_ui(ui, &say!("view-wish-symmetry"), |ui| {
            symmetry_ui(ui, "view-wish-symmetry.name", &mut wanted.symmetry);
        });
        wanted_path_ui(ui, &mut wanted.path);
    }
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.label(say!("ask-batch-count"));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let field = number_field(&mut wanted.count).range(1..=MAX_OF_BATCH);
            ui.add(field).accessible_name(say!("ask-batch-count"));
        });
    });
    if wanted != *wish {
        window.show_dialog(Dialog::Batch(wanted.clone()));
    }
    ui.add_space(16.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        let usable = match wanted.source {
            BatchSource::Kind(_) => wanted.path.goals(None).is_ok(),
            BatchSource::Selected => derives,
        };
        if widgets::button_ui(ui, &say!("ask-batch.yes"), 128.0, ButtonWeight::Primary, neutral, usable).clicked() {
            window.close_dialog();
            window.change(move |state, ctx| state.choose_batch_file(wanted, ctx));
        }
        if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, neutral, true).clicked() {
            window.close_dialog();
        }
    });
}
