//! What can be chosen before a tool begins.

use std::time::Duration;

use egui::Ui;

use super::fields::{choice_ui, number_ui, row_ui, scope_ui, seed_ui, symmetry_ui, text_ui};
use crate::author::{KINDS, Preference, Symmetry};
use crate::board::Numbering;
use crate::studio::command::request::Request;
use crate::studio::command::{AuthorCommand, Command};
use crate::studio::state::State;
use crate::studio::state::author::{Options, Source, Task};
use crate::studio::state::tools::ToolId;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;

/// The times that thinning out may take, in seconds.
const LIMITS: [(&str, Option<u64>); 5] = [
    ("No limit", None),
    ("1 second", Some(1)),
    ("5 seconds", Some(5)),
    ("30 seconds", Some(30)),
    ("2 minutes", Some(120)),
];
/// The most tries; each costs as much as the first.
const MOST_TRIES: u32 = 1000;

pub(super) fn options_ui(ui: &mut Ui, window: &mut Window<'_>, task: Task) {
    let mut options = window.tab.author.options.clone();
    match task {
        Task::ThinOut => thin_ui(ui, window, &mut options),
        Task::Generate => generate_ui(ui, window, &mut options),
        Task::Derive => derive_ui(ui, &mut options),
        Task::Redundant | Task::Explain => {}
    }
    if options != window.tab.author.options {
        window.ask(Request::Options(Box::new(options)));
    }
}

/// The symmetry, the number of clues, tries and seed: what thinning out and generating share.
fn wishes_ui(ui: &mut Ui, state: &State, options: &mut Options) {
    let grids = state.tab.document.puzzle().board().grids().len();
    row_ui(ui, "Symmetry", |ui| _ = symmetry_ui(ui, "Symmetry of the clues", &mut options.symmetry));
    if grids > 1 && options.symmetry != Symmetry::None {
        let width = ui.available_width();
        scope_ui(ui, &mut options.scope, width);
        ui.add_space(2.0);
    }
    row_ui(ui, "Clues", |ui| text_ui(ui, "Wished number of clues", "as few as can be", &mut options.typed_clues));
    if let Err(wrong) = options.clues() {
        ui.colored_label(theme::tokens(ui).none.ink, wrong);
    }
    row_ui(ui, "Prefer", |ui| {
        let words = |preference| match preference {
            Preference::FewestClues => "Fewest clues".to_owned(),
            Preference::FewestGivens => "Fewest givens".to_owned(),
            Preference::EvenSpread => "Even spread".to_owned(),
        };
        let all = Preference::ALL.into_iter();
        let all = all.map(|preference| (preference, words(preference), Some(preference.hint())));
        choice_ui(ui, "Prefer", &mut options.prefer, all);
    });
    row_ui(ui, "Tries", |ui| number_ui(ui, "Tries", &mut options.tries, 1, MOST_TRIES));
    row_ui(ui, "Stop after", |ui| {
        let all = LIMITS.iter().map(|&(words, secs)| (secs.map(Duration::from_secs), words.to_owned(), None));
        choice_ui(ui, "Stop after", &mut options.limit, all)
    })
    .on_hover_text("On large boards the last clues take long; what is reached by then is the result");
    row_ui(ui, "Variation", |ui| seed_ui(ui, &mut options.seed));
}

fn thin_ui(ui: &mut Ui, window: &mut Window<'_>, options: &mut Options) {
    wishes_ui(ui, window, options);
    if window.tab.document.puzzle().rules_meant().next().is_some() {
        let response = widgets::switch_ui(ui, "Rules may go too", options.loose_rules);
        if response.clicked() {
            options.loose_rules = !options.loose_rules;
        }
        response.on_hover_text("A diagonal or a painted region may turn out not to be needed");
    }
    pins_ui(ui, window);
}

/// The tool that pins clues, and how many are pinned.
fn pins_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let pinned = window.tab.author.pins.of(window.tab.document.puzzle()).len();
    ui.add_space(4.0);
    let width = (ui.available_width() - 8.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let pins = window.tab.palette.tool_id() == ToolId::Pins;
        let name = if pins { "Stop pinning" } else { "Pin clues" };
        let response = widgets::button_ui(ui, name, width, Weight::Plain, &tokens.neutral, true);
        if response.clicked() {
            window.ask(if pins { ToolId::Digits } else { ToolId::Pins });
        }
        response.on_hover_text(Command::from(ToolId::Pins).tooltip().as_ref());
        let unpin = Command::from(AuthorCommand::Unpin);
        let enabled = unpin.refusal(window).is_none();
        let response = widgets::button_ui(ui, "Unpin all", width, Weight::Plain, &tokens.neutral, enabled);
        if response.clicked() {
            window.ask(unpin);
        }
        response.on_hover_text(unpin.tooltip().as_ref());
    });
    match (pinned, window.tab.palette.tool_id() == ToolId::Pins) {
        (0, false) => {}
        (0, true) => _ = widgets::fact_ui(ui, "Click the clues that shall stay."),
        (count, _) => {
            let clues = widgets::counted(count as u64, "clue is pinned", "clues are pinned");
            widgets::fact_ui(ui, format!("{clues} and will stay."));
        }
    }
}

fn generate_ui(ui: &mut Ui, state: &State, options: &mut Options) {
    row_ui(ui, "Puzzle", |ui| {
        let here = [
            (Source::ThisBoard, "This board", "The board and the rules as they are, with new givens"),
            (
                Source::TheseCells,
                "These given cells",
                "The board and the rules as they are, and new digits where there are givens now",
            ),
        ];
        let here = here.into_iter().map(|(source, words, hint)| (source, words.to_owned(), Some(hint)));
        let kinds = KINDS.iter().enumerate().map(|(place, kind)| (Source::Kind(place), kind_name(kind.name), None));
        choice_ui(ui, "What to generate", &mut options.source, here.chain(kinds));
    });
    match options.source {
        // The cells are chosen already.
        Source::TheseCells => return row_ui(ui, "Variation", |ui| seed_ui(ui, &mut options.seed)),
        Source::ThisBoard => {}
        Source::Kind(first) => {
            mixture_ui(ui, first, &mut options.mixed_with);
            let from_zero = options.numbering == Numbering::FromZero;
            if widgets::switch_ui(ui, "Digits from 0", from_zero).clicked() {
                options.numbering = if from_zero { Numbering::FromOne } else { Numbering::FromZero };
            }
        }
    }
    wishes_ui(ui, state, options);
    let response = widgets::switch_ui(ui, "Thin out marks too", options.thin_marks);
    if response.clicked() {
        options.thin_marks = !options.thin_marks;
    }
    response.on_hover_text("Cages, lines and other marks go when they are not needed, after the clues");
}

/// The most kinds that are mixed with the first.
const MOST_MIXED: usize = 4;

/// The kinds that are mixed with the first: a row for each, and one more.
fn mixture_ui(ui: &mut Ui, first: usize, mixed_with: &mut Vec<usize>) {
    mixed_with.retain(|&place| place != first);
    for row in 0..MOST_MIXED.min(mixed_with.len() + 1) {
        let label = if row == 0 { "Mixed with" } else { "and with" };
        let taken = mixed_with.clone();
        let mut chosen = mixed_with.get(row).copied();
        let is_free = |place: usize| chosen == Some(place) || place != first && !taken.contains(&place);
        let ruled = KINDS.iter().enumerate().filter(|&(place, kind)| kind.has_rules() && is_free(place));
        let ruled: Vec<_> = ruled.map(|(place, kind)| (Some(place), kind_name(kind.name), None)).collect();
        row_ui(ui, label, |ui| {
            let name = format!("Kind {} of the mixture", row + 2);
            choice_ui(ui, &name, &mut chosen, [(None, "Nothing".to_owned(), None)].into_iter().chain(ruled));
        });
        match chosen {
            Some(chosen) if row < mixed_with.len() => mixed_with[row] = chosen,
            Some(chosen) => mixed_with.push(chosen),
            None if row < mixed_with.len() => drop(mixed_with.remove(row)),
            None => {}
        }
    }
}

/// "four-squares" as a choice: "Four squares".
fn kind_name(name: &str) -> String {
    let words = name.replace('-', " ");
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

fn derive_ui(ui: &mut Ui, options: &mut Options) {
    for (name, on) in [("Cells change places", &mut options.places), ("Digits change names", &mut options.digits)] {
        if widgets::switch_ui(ui, name, *on).clicked() {
            *on = !*on;
        }
    }
    row_ui(ui, "Variation", |ui| seed_ui(ui, &mut options.seed));
}
