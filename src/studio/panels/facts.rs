//! The facts on the right: the verdict first, then the rules, then the settings of the selected one.

use egui::{Frame, Margin, ScrollArea, Ui};

use super::{author, candidates, inspector, jigsaw, rules, verdict};
use crate::studio::app::App;

/// The list of rules is never squeezed below this height.
const LEAST_LIST_HEIGHT: f32 = 140.0;

pub(super) fn facts_ui(ui: &mut Ui, app: &mut App) {
    let padded = Frame::new().inner_margin(Margin::symmetric(8, 4));
    padded.show(ui, |ui| verdict::verdict_ui(ui, app));
    ui.add_space(8.0);
    if app.desk.open.is_some() {
        // The tool at work takes the place of what else there is to know; it scrolls where it has no room.
        ScrollArea::vertical().show(ui, |ui| padded.show(ui, |ui| author::author_ui(ui, app)));
        return;
    }
    if app.jigsaw_grid().is_some() {
        padded.show(ui, |ui| jigsaw::jigsaw_ui(ui, app));
        ui.add_space(8.0);
    }
    padded.show(ui, |ui| candidates::candidates_ui(ui, app));
    ui.add_space(8.0);
    // Verdict and settings stay in sight; a long list of rules scrolls between them.
    let settings = app.selected_rule().map_or(0.0, |_| app.layout.inspector_height + 16.0);
    let height = (ui.available_height() - settings).max(LEAST_LIST_HEIGHT);
    ScrollArea::vertical().max_height(height).show(ui, |ui| rules::rules_ui(ui, app));
    if app.selected_rule().is_some() {
        ui.add_space(8.0);
        let shown = padded.show(ui, |ui| inspector::inspector_ui(ui, app));
        let height = shown.response.rect.height();
        if height != app.layout.inspector_height {
            app.layout.inspector_height = height;
            ui.ctx().request_repaint();
        }
    }
}
