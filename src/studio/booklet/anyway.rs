//! The question before a booklet is printed in which preflight has found errors.

use egui::{Context, Ui};

use super::findings::place_of;
use crate::book::Severity;
use crate::studio::app::App;
use crate::studio::dialogs::{Dialog, head_ui, take_keyboard};
use crate::studio::files::Purpose;
use crate::studio::theme;
use crate::studio::widgets::{self, Weight};

/// The most errors that are listed.
const MOST_LISTED: usize = 5;

impl App {
    /// Asks for the file to print to; before that, whether errors shall be printed, if there are any.
    pub(in crate::studio) fn guard_export(&mut self, ctx: &Context) {
        match self.bindery.count(Severity::Error) {
            0 => self.pick(Purpose::ExportBooklet, ctx),
            _ => self.show_dialog(Dialog::ExportAnyway, ctx),
        }
    }
}

pub(in crate::studio) fn anyway_ui(ui: &mut Ui, app: &mut App) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(420.0);
    let count = app.bindery.count(Severity::Error);
    head_ui(ui, &format!("Export with {}?", widgets::counted(count as u64, "error", "errors")));
    let bindery = &app.bindery;
    let findings = bindery.made.iter().flat_map(|made| &made.findings);
    let errors = findings.filter(|finding| finding.problem.severity() == Severity::Error);
    let errors = errors.map(|finding| match place_of(bindery, finding).as_str() {
        "" => finding.problem.to_string(),
        place => format!("{place}: {}", finding.problem),
    });
    let unreadable = bindery.rows().iter().filter_map(|row| row.content.as_ref().err()).cloned();
    for words in errors.chain(unreadable).take(MOST_LISTED) {
        widgets::fact_ui(ui, words);
    }
    if count > MOST_LISTED {
        widgets::fact_ui(ui, format!("and {} more, on the card on the right", count - MOST_LISTED));
    }
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        let ctx = ui.ctx().clone();
        if widgets::button_ui(ui, "Export anyway", 124.0, Weight::Plain, neutral, true).clicked() {
            app.dialog = None;
            app.pick(Purpose::ExportBooklet, &ctx);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let cancel = widgets::button_ui(ui, "Cancel", 96.0, Weight::Primary, neutral, true);
            take_keyboard(app, &cancel);
            if cancel.clicked() {
                app.dialog = None;
            }
        });
    });
}
