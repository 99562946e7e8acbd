//! The words of the booklet.

use egui::{ComboBox, Ui};

use super::{field_ui, head_ui, line_ui, text_ui};
use crate::sheet::booklet::BookSettings;
use crate::words::Language;

pub(super) fn words_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "Words");
    field_ui(ui, "Title", &mut settings.title);
    field_ui(ui, "Subtitle", &mut settings.subtitle);
    field_ui(ui, "Author", &mut settings.author);
    field_ui(ui, "Language", &mut settings.language);
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
    field_ui(ui, "Head of pages: {title} {section} {page} {pages}", &mut settings.header);
    field_ui(ui, "Foot of pages: {page} of {pages}", &mut settings.footer);
    field_ui(ui, "Link of every puzzle, for a QR code: {number} {sudokupad}", &mut settings.link);
}
