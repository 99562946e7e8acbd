//! The field that opens a list, of which one is chosen: all views have the same.

use egui::{AsIdSalt, Color32, ComboBox, Response, TextStyle, Ui};

use super::theme;

/// The width of a field whose words need no more.
pub(in crate::studio::view) const FIELD: f32 = 148.0;
/// The greatest height of a list.
const LIST: f32 = 330.0;

/// A field that shows these words and opens a list. It is as wide as they need where there is room, else they end in
/// "…". Its name may be in any language, by the salt it is known again.
pub(in crate::studio::view) fn dropdown_ui(
    ui: &mut Ui,
    salt: impl AsIdSalt,
    name: String,
    shown: &str,
    list: impl FnOnce(&mut Ui),
) -> Response {
    let font = TextStyle::Button.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(shown.to_owned(), font, Color32::BLACK).size().x;
    let spacing = ui.spacing();
    let beside = 2.0 * spacing.button_padding.x + spacing.icon_spacing + spacing.icon_width;
    let width = (words.ceil() + beside).max(FIELD).min(ui.available_width());
    let field = ComboBox::from_id_salt(salt).width(width).truncate().height(LIST).selected_text(shown);
    let opened = field.show_ui(ui, |ui| {
        let tokens = theme::tokens(ui);
        let selection = &mut ui.visuals_mut().selection;
        (selection.bg_fill, selection.stroke.color) = (tokens.selected, tokens.ink);
        list(ui);
    });
    opened.response.accessible_name(name)
}
