//! The texts of the booklet.

use egui::{TextEdit, Ui};

use crate::sheet::booklet::BookSettings;
use crate::studio::booklet::view::settings::{field_ui, head_ui, line_ui, text_ui};
use crate::studio::widgets;
use crate::studio::widgets::bidi;
use crate::studio::widgets::dropdown::{FIELD_WIDTH, dropdown_ui};
use crate::words::{Language, say};

pub(super) fn words_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "ask-book-words");
    field_ui(ui, "ask-book-title", &mut settings.title);
    field_ui(ui, "ask-book-subtitle", &mut settings.subtitle);
    field_ui(ui, "ask-book-author", &mut settings.author);
    line_ui(ui, say!("ask-book-tag"), |ui| {
        let mut typed = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
        let field =
            TextEdit::singleline(&mut settings.language).layouter(&mut typed).desired_width(96.0).char_limit(40);
        ui.add(field).accessible_name(say!("ask-book-tag.field"));
    });
    line_ui(ui, say!("ask-book-language"), |ui| {
        let shown = settings.text_language().name().to_string();
        dropdown_ui(ui, "words", say!("ask-book-language"), &shown, FIELD_WIDTH, |ui| {
            for language in Language::ALL {
                if ui.selectable_label(settings.text_language() == language, language.name().to_string()).clicked() {
                    language.code().clone_into(&mut settings.language);
                }
            }
        });
    });
    text_ui(ui, "ask-book-copyright", &mut settings.copyright);
    text_ui(ui, "ask-book-credits", &mut settings.credits);
    text_ui(ui, "ask-book-back", &mut settings.back);
    placeholder_text_ui(ui, "ask-book-head", "{title} {section} {page} {pages}", &mut settings.header);
    placeholder_text_ui(ui, "ask-book-foot", &say!("ask-book-foot.example"), &mut settings.footer);
    placeholder_text_ui(ui, "ask-book-links", "{number} {sudokupad}", &mut settings.link);
}

/// Draws a field for text with placeholders in braces, which are replaced on each page.
fn placeholder_text_ui(ui: &mut Ui, key: &'static str, words: &str, text: &mut String) {
    let name = say!(key);
    widgets::fact_ui(ui, name.as_str());
    let mut typed = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    ui.add(
        TextEdit::singleline(text).layouter(&mut typed).hint_text(words).desired_width(f32::INFINITY).char_limit(300),
    )
    .accessible_name(format!("{name}: {words}"));
}
