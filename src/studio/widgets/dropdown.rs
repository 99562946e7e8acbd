//! The dropdown field of all views.

use egui::{AsIdSalt, Color32, ComboBox, Response, TextStyle, Ui};

use crate::studio::theme;

/// The default width of a field.
pub(in crate::studio) const FIELD_WIDTH: f32 = 148.0;
/// The maximum height of a list.
const MAX_LIST_HEIGHT: f32 = 330.0;

/// Draws a dropdown field with this text, truncated with "…" if necessary. `salt` identifies the field, because its
/// name depends on the language.
pub(in crate::studio) fn dropdown_ui(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    name: String,
    shown: &str,
    width: f32,
    list: impl FnOnce(&mut Ui),
) -> Response {
    let width = width.min(ui.available_width());
    let field = ComboBox::from_id_salt(salt).width(width).truncate().height(MAX_LIST_HEIGHT).selected_text(shown);
    let opened = field.show_ui(ui, |ui| {
        selected_as_in_panels(ui);
        list(ui);
    });
    opened.response.accessible_name(name)
}

/// Returns the width of a field that fits each of these texts, so that it stays the same for every choice.
pub(in crate::studio) fn width_for<'a>(ui: &Ui, words: impl IntoIterator<Item = &'a str>) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let width = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), font.clone(), Color32::BLACK).size().x;
    let spacing = ui.spacing();
    let beside = 2.0 * spacing.button_padding.x + spacing.icon_spacing + spacing.icon_width;
    words.into_iter().map(width).fold(FIELD_WIDTH - beside, f32::max).ceil() + beside
}

/// Styles the selection in lists and menus like that in panels.
pub(in crate::studio) fn selected_as_in_panels(ui: &mut Ui) {
    let tokens = theme::tokens(ui);
    let selection = &mut ui.visuals_mut().selection;
    (selection.bg_fill, selection.stroke.color) = (tokens.selected, tokens.ink);
}
