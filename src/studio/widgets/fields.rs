//! Rows of options, with a name on the left and a field on the right.

use egui::{Align, AsIdSalt, Layout, Response, TextEdit, TextStyle, Ui};

use crate::author::{Symmetry, SymmetryScope};
use crate::studio::command::{AuthorCommand, Command, symmetry_name};
use crate::studio::widgets::bidi;
use crate::studio::widgets::dropdown::{FIELD_WIDTH, dropdown_ui};
use crate::studio::widgets::number::number_field;
use crate::studio::{theme, widgets};
use crate::words::say;

/// The maximum length of a number.
pub(in crate::studio) const NUMBER_LETTERS: usize = 6;

pub(in crate::studio) fn row_ui<R>(ui: &mut Ui, name: &str, field: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.label(name);
        ui.with_layout(Layout::right_to_left(Align::Center), field).inner
    })
    .inner
}

/// Draws a dropdown field with several options. `salt` identifies the field, because its name depends on the language.
pub(in crate::studio) fn choice_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    name: &str,
    chosen: &mut T,
    all: impl Iterator<Item = (T, String, Option<String>)>,
) -> Response {
    let all: Vec<(T, String, Option<String>)> = all.collect();
    let words = all.iter().find(|(value, ..)| value == chosen).map(|(_, words, _)| words.clone()).unwrap_or_default();
    dropdown_ui(ui, salt, format!("{name}: {words}"), &words, FIELD_WIDTH, |ui| {
        for (value, words, hint) in all {
            let response = ui.selectable_value(chosen, value, words);
            if let Some(hint) = hint {
                response.on_hover_text(hint);
            }
        }
    })
}

/// Draws the choice of a symmetry; `name` is a translation key.
pub(in crate::studio) fn symmetry_ui(ui: &mut Ui, name: &'static str, chosen: &mut Symmetry) -> Response {
    let hint = |symmetry| Command::from(AuthorCommand::Symmetry(symmetry)).tooltip();
    let all = Symmetry::ALL.into_iter();
    let all = all.map(|symmetry| (symmetry, symmetry_name(symmetry).to_owned(), Some(hint(symmetry))));
    choice_ui(ui, name, &say!(name), chosen, all)
}

/// Draws the choice between a symmetry of the whole board and of each grid.
pub(in crate::studio) fn scope_ui(ui: &mut Ui, chosen: &mut SymmetryScope, width: f32) {
    let scopes = [SymmetryScope::Board, SymmetryScope::EachGrid];
    let place = usize::from(*chosen == SymmetryScope::EachGrid);
    let names = [say!("view-scope-board"), say!("view-scope-grids")];
    if let Some(clicked) = widgets::segments_ui(ui, &names.each_ref().map(String::as_str), place, width) {
        *chosen = scopes[clicked];
    }
}

pub(in crate::studio) fn number_ui(ui: &mut Ui, name: &str, value: &mut u32, least: u32, most: u32) {
    let field = number_field(value).range(least..=most).speed(0.2).update_while_editing(false);
    ui.add_sized([72.0, 28.0], field).accessible_name(name);
}

pub(in crate::studio) fn seed_ui(ui: &mut Ui, value: &mut u64) {
    let field = number_field(value).speed(0.2).update_while_editing(false);
    ui.add_sized([72.0, 28.0], field)
        .on_hover_text(say!("view-author-seed.hint"))
        .accessible_name(say!("view-author-seed"));
}

pub(in crate::studio) fn text_ui(ui: &mut Ui, name: &str, hint: &str, text: &mut String, most: usize) -> Response {
    let mut line = bidi::line_layouter(TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(text)
        .layouter(&mut line)
        .desired_width(FIELD_WIDTH)
        .margin(theme::FIELD_MARGIN)
        .hint_text(hint)
        .char_limit(most);
    ui.add(field).accessible_name(name)
}
