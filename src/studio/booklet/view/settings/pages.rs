//! The settings for the contents of the pages.

use egui::Ui;

use crate::sheet::booklet::{BookSettings, PerPage};
use crate::studio::booklet::view::settings::{head_ui, line_ui, toggle_ui};
use crate::studio::widgets::dropdown::{dropdown_ui, width_for};
use crate::studio::widgets::number::number_field;
use crate::words::{local_digits, say};

fn per_page_name(per_page: PerPage) -> String {
    match (per_page, per_page.count()) {
        (PerPage::Shape { cols, rows }, _) => say!("ask-book-shape", columns = cols, rows = rows),
        (_, Some(count)) => local_digits(&count.to_string()),
        (_, None) => say!("ask-book-best"),
    }
}

pub(super) fn pages_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "ask-book-pages");
    per_page_ui(ui, "ask-book-per-page", &mut settings.per_page);
    let mut answers = settings.answers.is_some();
    toggle_ui(ui, "ask-book-answers", &mut answers);
    settings.answers = answers.then(|| settings.answers.unwrap_or(PerPage::Best));
    if let Some(per_page) = &mut settings.answers {
        per_page_ui(ui, "ask-book-answers-per-page", per_page);
    }
    line_ui(ui, say!("ask-book-first"), |ui| {
        ui.add(number_field(&mut settings.first_number).range(0..=999_999)).accessible_name(say!("ask-book-first"));
    });
    let mut fills = !settings.keep_order;
    for (key, on) in [
        ("ask-book-fills", &mut fills),
        ("ask-book-contents", &mut settings.contents),
        ("ask-book-rated", &mut settings.rated),
        ("ask-book-rules-page", &mut settings.rules_page),
        ("ask-book-rules-below", &mut settings.rules_below),
        ("ask-book-numbers", &mut settings.page_numbers),
        ("ask-book-running", &mut settings.running_title),
        ("ask-book-references", &mut settings.page_references),
        ("ask-book-large", &mut settings.large_print),
        ("ask-book-notes", &mut settings.notes),
        ("ask-book-dots", &mut settings.dots),
        ("ask-book-cell-marks", &mut settings.cell_marks),
    ] {
        toggle_ui(ui, key, on);
    }
    settings.keep_order = !fills;
}

fn per_page_ui(ui: &mut Ui, key: &'static str, per_page: &mut PerPage) {
    line_ui(ui, say!(key), |ui| {
        let names = PerPage::ALL.map(per_page_name);
        let width = width_for(ui, names.iter().map(String::as_str));
        dropdown_ui(ui, key, say!(key), &per_page_name(*per_page), width, |ui| {
            for choice in PerPage::ALL {
                ui.selectable_value(per_page, choice, per_page_name(choice));
            }
            let own = matches!(per_page, PerPage::Shape { .. });
            if ui.selectable_label(own, say!("ask-book-shape.choose")).clicked() && !own {
                *per_page = PerPage::Shape { cols: 2, rows: 3 };
            }
        });
    });
    if let PerPage::Shape { cols, rows } = per_page {
        line_ui(ui, say!("ask-book-shape.of", what = say!(key)), |ui| {
            for (key, side) in [("ask-book-shape.rows", rows), ("ask-book-shape.columns", cols)] {
                ui.add(number_field(side).range(1..=PerPage::MAX_SIDE)).accessible_name(say!(key));
            }
        });
    }
}
