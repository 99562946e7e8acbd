//! The side panel on the right: the verdict first, then the rules, then the settings of the selected rule.
//!
//! **Invariant.** Neither selecting a rule nor an incoming answer moves anything: the verdict, the candidates and the
//! settings have fixed areas, and scroll if their content does not fit. So a second click hits the same thing as the
//! first.

use egui::{Frame, Margin, Rect, ScrollArea, Ui, UiBuilder, pos2};

use crate::studio::analysis::solving::Showing;
use crate::studio::analysis::{candidates_panel as candidates, path_panel as path, verdict_panel as verdict};
use crate::studio::author::view as author;
use crate::studio::editor::publication_panel::publication_ui;
use crate::studio::editor::{inspector, jigsaw_panel as jigsaw, puzzle_panel as puzzle, rules_panel as rules};
use crate::studio::playtest::view as play;
use crate::studio::widgets;
use crate::studio::window::Window;
use crate::words::say;

/// The height of the rule list with its heading: that of five rules, unless the verdict card needs the space.
const LIST_HEIGHT: f32 = 180.0;
/// The height of the list while the details of the verdict are open. The verdict card then takes the remaining space.
const LIST_BELOW_DETAILS: f32 = 88.0;
/// The share of the panel height for the settings of a rule.
const SETTINGS_PART: f32 = 0.28;
/// The bounds of the height for the settings of a rule, in points.
const SETTINGS_HEIGHT: std::ops::RangeInclusive<f32> = 168.0..=340.0;
const GAP: f32 = 8.0;
/// The margins around and between the card and the candidates.
const CARD_MARGINS: f32 = 28.0;

pub(in crate::studio) fn side_panel_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let padded = Frame::new().inner_margin(Margin::symmetric(8, 4));
    let panel = ui.available_rect_before_wrap();
    let room = (panel.height() * SETTINGS_PART).clamp(*SETTINGS_HEIGHT.start(), *SETTINGS_HEIGHT.end());
    let (list, heights) = match window.panels.details {
        true => (LIST_BELOW_DETAILS, verdict::HEIGHT_WITH_DETAILS),
        false => (LIST_HEIGHT, verdict::HEIGHT),
    };
    let card = panel.height() - room - list - candidates::HEIGHT - CARD_MARGINS;
    let card = card.clamp(*heights.start(), *heights.end());
    match window.tab.solving.showing {
        Some(Showing::Path) => return path::path_ui(ui, window),
        Some(Showing::Hint(strength)) => {
            padded.show(ui, |ui| verdict::verdict_ui(ui, window, card));
            ui.add_space(GAP);
            return scroll_ui(ui, "hint", f32::INFINITY, |ui| {
                padded.show(ui, |ui| path::hint_ui(ui, window, strength))
            });
        }
        None => {}
    }
    if window.tab.author.open.is_some() {
        // The open setter tool replaces the other sections.
        padded.show(ui, |ui| verdict::verdict_ui(ui, window, card));
        ui.add_space(GAP);
        padded.show(ui, |ui| author::author_ui(ui, window));
        return;
    }
    let painting = window.jigsaw_grid().is_some();
    padded.show(ui, |ui| verdict::verdict_ui(ui, window, card));
    padded.show(ui, |ui| {
        ui.set_height(candidates::HEIGHT);
        candidates::candidates_ui(ui, window);
    });
    // A rule that is selected shows its settings.
    let rule = window.tab.document.rule;
    let shows_publication =
        window.panels.publication && (painting || rule.is_some() && rule != window.memory.last_rule);
    if std::mem::replace(&mut window.memory.last_rule, rule) != rule && shows_publication {
        window.change(|state, _| state.panels.publication = false);
    }
    side_tabs_ui(ui, window);
    if window.panels.publication {
        return scroll_ui(ui, "publication", f32::INFINITY, |ui| padded.show(ui, |ui| publication_ui(ui, window)));
    }
    let list = (panel.bottom() - room - ui.cursor().top()).max(0.0);
    scroll_ui(ui, "rules", list, |ui| {
        rules::rules_ui(ui, window, list);
        play::notes_of_puzzle_ui(ui, window);
    });
    let room = Rect::from_min_max(pos2(panel.left(), panel.bottom() - room), panel.max);
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        // Each rule of each puzzle has its own scroll position.
        let salt = ("settings", window.tab.id, window.tab.document.rule);
        ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(ui, |ui| {
            padded.show(ui, |ui| match window.tab.document.selected_rule() {
                _ if painting => jigsaw::jigsaw_ui(ui, window),
                Some(_) => inspector::inspector_ui(ui, window),
                None => puzzle::puzzle_ui(ui, window),
            });
        });
    });
}

/// Draws the choice between the rules and what is published.
fn side_tabs_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let count = window.tab.document.puzzle().rules().len();
    let names = [say!("view-side-rules", number = widgets::grouped(count as u64)), say!("view-side-publication")];
    let (names, chosen) = (names.each_ref().map(String::as_str), usize::from(window.panels.publication));
    Frame::new().inner_margin(Margin::symmetric(8, 4)).show(ui, |ui| {
        let width = ui.available_width();
        if let Some(clicked) = widgets::segments_ui(ui, &names, chosen, width) {
            window.change(move |state, _| state.panels.publication = clicked == 1);
        }
    });
}

/// Draws a part of the panel that scrolls if it does not fit.
fn scroll_ui<R>(ui: &mut Ui, name: &str, most_height: f32, content: impl FnOnce(&mut Ui) -> R) {
    ScrollArea::vertical()
        .id_salt(name)
        .max_height(most_height)
        .auto_shrink([false, true])
        .show(ui, |ui| _ = content(ui));
}
