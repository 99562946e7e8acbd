//! The question before the export of a booklet with preflight errors.

use egui::Ui;

use super::findings::place_of;
use crate::book::Severity;
use crate::studio::state::files::FilePurpose;
use crate::studio::view::dialogs::parts::{counted, focus_if_opened, head_ui};
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, ButtonWeight};
use crate::studio::view::window::Window;
use crate::words::say;

/// The maximum number of listed errors.
const MAX_LISTED: usize = 5;

pub(in crate::studio) fn export_errors_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(420.0);
    let count = window.booklet.count(Severity::Error);
    head_ui(ui, &counted("ask-book-export", count));
    let booklet = &window.booklet;
    let findings = booklet.typeset.iter().flat_map(|made| &made.findings);
    let errors = findings.filter(|finding| finding.problem.severity() == Severity::Error);
    let errors = errors.map(|finding| match place_of(booklet, finding).as_str() {
        "" => finding.problem.to_string(),
        place => format!("{place}: {}", finding.problem),
    });
    let unreadable = booklet.rows().iter().filter_map(|row| row.content.as_ref().err()).cloned();
    for words in errors.chain(unreadable).take(MAX_LISTED) {
        widgets::fact_ui(ui, words);
    }
    if count > MAX_LISTED {
        widgets::fact_ui(ui, say!("ask-book-export.more", count = count - MAX_LISTED));
    }
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        if widgets::button_ui(ui, &say!("ask-book-export.anyway"), 124.0, ButtonWeight::Plain, neutral, true).clicked()
        {
            window.close_dialog();
            window.open_file_dialog(FilePurpose::ExportBooklet);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let cancel = widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Primary, neutral, true);
            focus_if_opened(window, &cancel);
            if cancel.clicked() {
                window.close_dialog();
            }
        });
    });
}
