//! The side panel on the right: the verdict, and below it either the puzzle as it is published or the rules, where the
//! settings of the selected rule open below its row.
//!
//! **Invariant.** An answer that comes in moves nothing: the verdict has the same height in every state.

use egui::{Frame, Margin, Rect, ScrollArea, Ui};

use crate::studio::analysis::solving::Showing;
use crate::studio::analysis::{candidates_panel as candidates, path_panel as path, verdict_panel as verdict};
use crate::studio::author::view as author;
use crate::studio::editor::publication_panel::publication_ui;
use crate::studio::editor::{jigsaw_panel as jigsaw, rules_panel as rules};
use crate::studio::playtest::view as play;
use crate::studio::widgets;
use crate::studio::window::Window;
use crate::words::say;

/// The share of the panel height that the details of the verdict may take before they scroll.
const DETAILS_PART: f32 = 0.4;
const GAP: f32 = 8.0;

pub(in crate::studio) fn side_panel_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let details = ui.available_height() * DETAILS_PART;
    let showing = window.tab.solving.showing;
    if let Some(Showing::Path) = showing {
        return path::path_ui(ui, window);
    }
    let verdict = padded(ui, |ui| verdict::verdict_ui(ui, window, details));
    window.memory.tour_places.verdict = Some(verdict);
    if let Some(Showing::Hint(strength)) = showing {
        ui.add_space(GAP);
        return scroll_ui(ui, "hint", |ui| _ = padded(ui, |ui| path::hint_ui(ui, window, strength)));
    }
    if window.tab.author.open.is_some() {
        // The open setter tool replaces the other sections.
        ui.add_space(GAP);
        padded(ui, |ui| author::author_ui(ui, window));
        return;
    }
    let painting = window.jigsaw_grid().is_some();
    // A rule that is selected shows its settings.
    let rule = window.tab.document.rule;
    let shows_publication =
        window.panels.publication && (painting || rule.is_some() && rule != window.memory.last_rule);
    if std::mem::replace(&mut window.memory.last_rule, rule) != rule && shows_publication {
        window.change(|state, _| state.panels.publication = false);
    }
    window.memory.tour_places.rules = Some(ui.available_rect_before_wrap());
    side_tabs_ui(ui, window);
    if window.panels.publication {
        return scroll_ui(ui, "publication", |ui| _ = padded(ui, |ui| publication_ui(ui, window)));
    }
    padded(ui, |ui| {
        candidates::candidates_ui(ui, window);
        if painting {
            ui.add_space(GAP);
            jigsaw::jigsaw_ui(ui, window);
        }
    });
    ui.add_space(4.0);
    scroll_ui(ui, "rules", |ui| {
        rules::rules_ui(ui, window);
        play::notes_of_puzzle_ui(ui, window);
    });
}

/// Draws the choice between what is published and the rules.
fn side_tabs_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let count = window.tab.document.puzzle().rules().len();
    let names = [say!("view-side-publication"), say!("view-side-rules", number = widgets::grouped(count as u64))];
    let (names, chosen) = (names.each_ref().map(String::as_str), usize::from(!window.panels.publication));
    padded(ui, |ui| {
        let width = ui.available_width();
        if let Some(clicked) = widgets::segments_ui(ui, &names, chosen, width) {
            window.change(move |state, _| state.panels.publication = clicked == 0);
        }
    });
}

/// Draws a part of the panel with padding. Returns its place.
fn padded(ui: &mut Ui, content: impl FnOnce(&mut Ui)) -> Rect {
    Frame::new().inner_margin(Margin::symmetric(8, 4)).show(ui, content).response.rect
}

/// Draws the rest of the panel, which scrolls if it does not fit.
fn scroll_ui(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(ui, content);
}
