//! The settings for the typeface and the pictures.

use std::path::Path;

use egui::Ui;

use crate::sheet::booklet::{BookSettings, Fit, PagePicture, PictureArea, Typeface};
use crate::studio::booklet::attachments::Attachment;
use crate::studio::booklet::view::settings::{choice_ui, head_ui, line_ui, toggle_ui};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::window::Window;
use crate::words::say;

pub(super) fn looks_ui(ui: &mut Ui, window: &mut Window<'_>, settings: &mut BookSettings) {
    head_ui(ui, "ask-book-looks");
    let names = Typeface::ALL.map(|typeface| (typeface, typeface.name().to_owned()));
    if settings.font.is_empty() {
        choice_ui(ui, "ask-book-typeface", &names, &mut settings.typeface);
    }
    file_ui(ui, window, "ask-book-font", Attachment::Font, &mut settings.font);
    if settings.font.is_empty() {
        settings.bold_font.clear();
    } else {
        file_ui(ui, window, "ask-book-bold", Attachment::BoldFont, &mut settings.bold_font);
    }
    toggle_ui(ui, "ask-book-cover", &mut settings.cover);
    if settings.cover {
        picture_ui(ui, window, "ask-book-cover-picture", Attachment::Cover, &mut settings.cover_picture);
    }
    picture_ui(ui, window, "ask-book-back-picture", Attachment::Back, &mut settings.back_picture);
}

/// Draws the choice of a file: a button that chooses it, its name, and a button that removes it.
fn file_ui(ui: &mut Ui, window: &mut Window<'_>, key: &'static str, attachment: Attachment, file: &mut String) {
    let neutral = &theme::tokens(ui).neutral;
    let shown = Path::new(file.as_str()).file_name().map(|name| name.to_string_lossy().into_owned());
    line_ui(ui, say!(key), |ui| {
        let (words, of) = match file.is_empty() {
            true => (say!("ask-book-choose"), "ask-book-choose.of"),
            false => (say!("ask-book-remove"), "ask-book-remove.of"),
        };
        let pressed = widgets::button_ui(ui, &words, 84.0, ButtonWeight::Plain, neutral, true);
        pressed.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, say!(of, what = say!(key))));
        match (pressed.clicked(), file.is_empty()) {
            (true, true) => window.change(move |state, ctx| state.choose_attachment(attachment, ctx)),
            (true, false) => file.clear(),
            (false, _) => {}
        }
    });
    if let Some(shown) = shown.filter(|_| !file.is_empty()) {
        widgets::fact_ui(ui, shown);
    }
}

/// Draws the choice of a picture and its placement on the page.
pub(super) fn picture_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    key: &'static str,
    attachment: Attachment,
    picture: &mut Option<PagePicture>,
) {
    let mut file = picture.as_ref().map(|picture| picture.file.clone()).unwrap_or_default();
    file_ui(ui, window, key, attachment, &mut file);
    if file.is_empty() {
        *picture = None;
    }
    let Some(picture) = picture else { return };
    ui.push_id(key, |ui| {
        let rooms =
            [(PictureArea::Middle, say!("ask-book-room.middle")), (PictureArea::Page, say!("ask-book-room.page"))];
        choice_ui(ui, "ask-book-room", &rooms, &mut picture.room);
        let fits = [(Fit::Fill, say!("ask-book-fit.fill")), (Fit::Fit, say!("ask-book-fit.whole"))];
        choice_ui(ui, "ask-book-fit", &fits, &mut picture.fit);
    });
}
