//! The text that a solver reads first: title, author and rules, as on the sheet.

use std::collections::BTreeSet;

use egui::{RichText, Ui};

use crate::studio::state::words::plain_line;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::window::Window;

/// The space between two rules.
const GAP: f32 = 8.0;

pub(super) fn rules_ui(ui: &mut Ui, window: &Window<'_>) {
    let ink = theme::tokens(ui).ink;
    let puzzle = window.tab.document.puzzle();
    ui.spacing_mut().item_spacing.y = 4.0;
    let title = plain_line(&window.tab.document.display_title());
    ui.label(RichText::new(title).font(theme::semibold(theme::VERDICT_SIZE)).color(ink));
    let author = plain_line(puzzle.author().trim());
    if !author.is_empty() {
        widgets::fact_ui(ui, author);
    }
    ui.spacing_mut().item_spacing.y = GAP;
    ui.add_space(GAP);
    // Different messages may have the same text.
    let mut seen = BTreeSet::new();
    let sentences = puzzle.rules_text().into_iter().chain(puzzle.fog_text()).map(|sentence| sentence.to_string());
    for sentence in sentences.filter(|sentence| seen.insert(sentence.clone())) {
        ui.label(RichText::new(sentence).font(theme::regular(theme::CONTROL_SIZE)).color(ink));
    }
}
