//! The words of the booklet.

use egui::{ComboBox, TextEdit, Ui};

use super::{field_ui, head_ui, line_ui, text_ui};
use crate::sheet::booklet::BookSettings;
use crate::studio::view::widgets;
use crate::words::Language;

pub(super) fn words_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "Words");
    field_ui(ui, "Title", &mut settings.title);
    field_ui(ui, "Subtitle", &mut settings.subtitle);
    field_ui(ui, "Author", &mut settings.author);
    line_ui(ui, "Language tag of the file", |ui| {
        let field = TextEdit::singleline(&mut settings.language).desired_width(96.0).char_limit(40);
        ui.add(field).accessible_name("Language");
    });
    line_ui(ui, "Words of rules and pages", |ui| {
        let shown = settings.words().name().to_string();
        let list = ComboBox::from_id_salt("words").selected_text(shown).width(120.0).show_ui(ui, |ui| {
            for language in Language::ALL {
                if ui.selectable_label(settings.words() == language, language.name().to_string()).clicked() {
                    language.code().clone_into(&mut settings.language);
                }
            }
        });
        list.response.accessible_name("Words of rules and pages");
    });
    text_ui(ui, "Copyright, behind the cover", &mut settings.copyright);
    text_ui(ui, "Credits, after the answers", &mut settings.credits);
    text_ui(ui, "Words on the back", &mut settings.back);
    with_words_ui(ui, "Head of pages", "{title} {section} {page} {pages}", &mut settings.header);
    with_words_ui(ui, "Foot of pages", "{page} of {pages}", &mut settings.footer);
    with_words_ui(ui, "Link of every puzzle, for a QR code", "{number} {sudokupad}", &mut settings.link);
}

/// A field that may hold words in braces, which stand for something else on each page.
fn with_words_ui(ui: &mut Ui, name: &str, words: &str, text: &mut String) {
    widgets::fact_ui(ui, name);
    ui.add(TextEdit::singleline(text).hint_text(words).desired_width(f32::INFINITY).char_limit(300))
        .accessible_name(format!("{name}: {words}"));
}
