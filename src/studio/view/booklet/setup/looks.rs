//! The typeface and the pictures.

use std::path::Path;

use egui::Ui;

use super::{choice_ui, head_ui, line_ui, toggle_ui};
use crate::sheet::booklet::{BookSettings, Fit, PagePicture, PictureRoom, Typeface};
use crate::studio::command::request::Request;
use crate::studio::state::files::{Attachment, Purpose};
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;

pub(super) fn looks_ui(ui: &mut Ui, window: &mut Window<'_>, settings: &mut BookSettings) {
    head_ui(ui, "Looks");
    let names = Typeface::ALL.map(|typeface| (typeface, typeface.name()));
    if settings.font.is_empty() {
        choice_ui(ui, "Typeface", &names, &mut settings.typeface);
    }
    file_ui(ui, window, "Font of your own", Attachment::Font, &mut settings.font);
    if settings.font.is_empty() {
        settings.bold_font.clear();
    } else {
        file_ui(ui, window, "Its semibold font", Attachment::BoldFont, &mut settings.bold_font);
    }
    toggle_ui(ui, "Cover", &mut settings.cover);
    if settings.cover {
        picture_ui(ui, window, "Picture on the cover", Attachment::Cover, &mut settings.cover_picture);
    }
    picture_ui(ui, window, "Picture on the back", Attachment::Back, &mut settings.back_picture);
}

/// A file that is taken in: chosen, shown by its name, and taken out again.
fn file_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str, attachment: Attachment, file: &mut String) {
    let neutral = &theme::tokens(ui).neutral;
    let shown = Path::new(file.as_str()).file_name().map(|name| name.to_string_lossy().into_owned());
    line_ui(ui, name, |ui| {
        let words = if file.is_empty() { "Choose…" } else { "Remove" };
        let pressed = widgets::button_ui(ui, words, 84.0, Weight::Plain, neutral, true);
        pressed.widget_info(|| {
            let label = format!("{words} {}", name.to_lowercase());
            egui::WidgetInfo::labeled(egui::Role::Button, true, label)
        });
        match (pressed.clicked(), file.is_empty()) {
            (true, true) => window.ask(Request::Pick(Purpose::Attach(attachment))),
            (true, false) => file.clear(),
            (false, _) => {}
        }
    });
    if let Some(shown) = shown.filter(|_| !file.is_empty()) {
        widgets::fact_ui(ui, shown);
    }
}

/// A picture: its file, and how it stands on its page.
pub(super) fn picture_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    name: &str,
    attachment: Attachment,
    picture: &mut Option<PagePicture>,
) {
    let mut file = picture.as_ref().map(|picture| picture.file.clone()).unwrap_or_default();
    file_ui(ui, window, name, attachment, &mut file);
    if file.is_empty() {
        *picture = None;
    }
    let Some(picture) = picture else { return };
    ui.push_id(name, |ui| {
        let rooms = [(PictureRoom::Middle, "Within the margins"), (PictureRoom::Page, "All of the page")];
        choice_ui(ui, "Where it stands", &rooms, &mut picture.room);
        choice_ui(ui, "In its room", &[(Fit::Fill, "Fills, and is cut"), (Fit::Fit, "Fits")], &mut picture.fit);
    });
}
