//! What stands on the pages.

use egui::{ComboBox, DragValue, Ui};

use super::{head_ui, line_ui, toggle_ui};
use crate::sheet::booklet::{BookSettings, PerPage};

fn per_page_name(per_page: PerPage) -> String {
    match (per_page, per_page.count()) {
        (PerPage::Shape { cols, rows }, _) => format!("{cols} x {rows}"),
        (_, Some(count)) => count.to_string(),
        (_, None) => "Best fit".to_owned(),
    }
}

pub(super) fn pages_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "Pages");
    per_page_ui(ui, "Puzzles a page", &mut settings.per_page);
    let mut answers = settings.answers.is_some();
    toggle_ui(ui, "Answers at the back", &mut answers);
    settings.answers = answers.then(|| settings.answers.unwrap_or(PerPage::Best));
    if let Some(per_page) = &mut settings.answers {
        per_page_ui(ui, "Answers a page", per_page);
    }
    line_ui(ui, "First number", |ui| {
        ui.add(DragValue::new(&mut settings.first_number).range(0..=999_999)).accessible_name("First number");
    });
    let mut fills = !settings.keep_order;
    for (name, on) in [
        ("Small boards fill pages", &mut fills),
        ("Contents", &mut settings.contents),
        ("Stars by the solving path", &mut settings.rated),
        ("Rules page", &mut settings.rules_page),
        ("Rules below each puzzle", &mut settings.rules_below),
        ("Page numbers", &mut settings.page_numbers),
        ("Title on every page", &mut settings.running_title),
        ("Pages of answers and puzzles", &mut settings.page_references),
        ("Large print", &mut settings.large_print),
        ("Lines for notes", &mut settings.notes),
        ("Dots for candidates", &mut settings.dots),
    ] {
        toggle_ui(ui, name, on);
    }
    settings.keep_order = !fills;
}

fn per_page_ui(ui: &mut Ui, name: &str, per_page: &mut PerPage) {
    line_ui(ui, name, |ui| {
        let list =
            ComboBox::from_id_salt(name).selected_text(per_page_name(*per_page)).width(110.0).show_ui(ui, |ui| {
                for choice in PerPage::ALL {
                    ui.selectable_value(per_page, choice, per_page_name(choice));
                }
                let own = matches!(per_page, PerPage::Shape { .. });
                if ui.selectable_label(own, "Columns x rows").clicked() && !own {
                    *per_page = PerPage::Shape { cols: 2, rows: 3 };
                }
            });
        list.response.accessible_name(name);
    });
    if let PerPage::Shape { cols, rows } = per_page {
        line_ui(ui, &format!("{name}: columns x rows"), |ui| {
            for (name, side) in [("Rows", rows), ("Columns", cols)] {
                ui.add(DragValue::new(side).range(1..=PerPage::MOST_SIDE)).accessible_name(name);
            }
        });
    }
}
