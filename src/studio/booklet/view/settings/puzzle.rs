//! The settings of the selected puzzle.

use egui::Ui;

use crate::studio::booklet::view::settings::{field_ui, head_ui, line_ui, section, text_ui};
use crate::studio::widgets;
use crate::studio::widgets::number::number_field;
use crate::studio::window::Window;
use crate::words::say;

const MAX_STARS: u8 = 5;

/// Draws the settings of the selected puzzle: its number, difficulty, section, link and custom rules text.
pub(super) fn puzzle_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let selected = window.booklet.selected.and_then(|row| Some((row, window.booklet.rows().get(row)?.item.clone())));
    let Some((row, item)) = selected else { return };
    let mut edited = item.clone();
    head_ui(ui, "ask-book-selected");
    field_ui(ui, "ask-book-difficulty", &mut edited.label);
    let mut rated = edited.stars.is_some();
    super::toggle_ui(ui, "ask-book-stars", &mut rated);
    edited.stars = rated.then(|| edited.stars.unwrap_or(3));
    if let Some(stars) = &mut edited.stars {
        line_ui(ui, say!("ask-book-stars.field"), |ui| {
            ui.add(number_field(stars).range(0..=MAX_STARS)).accessible_name(say!("ask-book-stars.field"));
        });
    }
    let mut own = edited.number.is_some();
    if widgets::switch_ui(ui, &say!("ask-book-own-number"), own).clicked() {
        own = !own;
    }
    edited.number = own.then(|| edited.number.unwrap_or(1));
    if let Some(number) = &mut edited.number {
        line_ui(ui, say!("ask-book-number"), |ui| {
            ui.add(number_field(number).range(0..=999_999)).accessible_name(say!("ask-book-number"));
        });
    }
    let mut begins = edited.section.is_some();
    super::toggle_ui(ui, "ask-book-begins", &mut begins);
    edited.section = begins.then(|| edited.section.take().unwrap_or_default());
    section::fields_ui(ui, window, row, &mut edited);
    let mut link = edited.link.clone().unwrap_or_default();
    field_ui(ui, "ask-book-link", &mut link);
    edited.link = Some(link).filter(|link| !link.trim().is_empty());
    let mut rules = edited.rules.clone().unwrap_or_default();
    text_ui(ui, "ask-book-own-rules", &mut rules);
    edited.rules = Some(rules).filter(|rules| !rules.trim().is_empty());
    if edited != item {
        window.change(move |state, _| state.booklet.edit_row(row, edited));
    }
}
