//! The facts on the right: the verdict first, then the rules, then the settings of the selected one.

use egui::{Frame, Margin, ScrollArea, Ui};

use super::{inspector, rules, verdict};
use crate::studio::app::App;

pub(super) fn facts_ui(ui: &mut Ui, app: &mut App) {
    ScrollArea::vertical().show(ui, |ui| {
        let padded = Frame::new().inner_margin(Margin::symmetric(8, 4));
        padded.show(ui, |ui| verdict::verdict_ui(ui, app));
        ui.add_space(8.0);
        rules::rules_ui(ui, app);
        if app.selected_rule().is_some() {
            ui.add_space(8.0);
            padded.show(ui, |ui| inspector::inspector_ui(ui, app));
        }
    });
}
