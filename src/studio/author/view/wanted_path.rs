//! The options for the solving path of a new puzzle.

use egui::Ui;

use crate::logic::{DifficultyLabel, TechniqueId};
use crate::studio::author::state::{WantedDifficulty, WantedPath};
use crate::studio::theme;
use crate::studio::widgets::fields::{choice_ui, row_ui, text_ui};
use crate::words::{local_digits, say};

/// The maximum length of a range of numbers.
const RANGE_LETTERS: usize = 12;

/// Draws the options for the solving path of a new puzzle: its difficulty, and a required technique.
pub(in crate::studio) fn wanted_path_ui(ui: &mut Ui, wish: &mut WantedPath) {
    row_ui(ui, &say!("view-wish-difficulty"), |ui| {
        let labels = DifficultyLabel::ALL.into_iter().map(|label| {
            let (least, most) = label.rating_range();
            let [least, most] = [least, most].map(|number| local_digits(&number.to_string()));
            let hint = say!("view-wish-difficulty-label", least = least, most = most);
            (WantedDifficulty::Label(label), label.message().to_string(), Some(hint))
        });
        let any = (WantedDifficulty::Any, say!("view-wish-difficulty-any"), None);
        let typed =
            (WantedDifficulty::Typed, say!("view-wish-difficulty-range"), Some(say!("view-wish-difficulty.hint")));
        let all = std::iter::once(any).chain(labels).chain(std::iter::once(typed));
        choice_ui(ui, "view-wish-difficulty", &say!("view-wish-difficulty.name"), &mut wish.difficulty, all);
    });
    if wish.difficulty == WantedDifficulty::Typed {
        row_ui(ui, &say!("view-wish-difficulty-from"), |ui| {
            let (name, hint) = (say!("view-wish-difficulty-from.name"), say!("view-wish-difficulty.any"));
            text_ui(ui, &name, &hint, &mut wish.typed, RANGE_LETTERS)
        })
        .on_hover_text(say!("view-wish-difficulty.hint"));
    }
    if let Err(wrong) = wish.goals(None) {
        ui.colored_label(theme::tokens(ui).none.ink, wrong);
    }
    row_ui(ui, &say!("view-wish-needs"), |ui| {
        let any = (None, say!("view-wish-needs.any"), None);
        let words = |technique: TechniqueId| {
            let number = local_digits(&technique.min_rating().to_string());
            (Some(technique), technique.title().to_string(), Some(number))
        };
        let all = std::iter::once(any).chain(TechniqueId::all().map(words));
        choice_ui(ui, "view-wish-needs", &say!("view-wish-needs"), &mut wish.needs, all);
    });
}
