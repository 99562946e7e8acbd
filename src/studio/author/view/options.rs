//! The options of the setter tools.

use std::time::Duration;

use egui::Ui;

use crate::author::{KINDS, Preference, Symmetry};
use crate::board::Numbering;
use crate::studio::author::state::{PuzzleSource, Task, TaskOptions};
use crate::studio::author::view::wanted_path::wanted_path_ui;
use crate::studio::command::{AuthorCommand, Command};
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::fields::{
    NUMBER_LETTERS, choice_ui, number_ui, row_ui, scope_ui, seed_ui, symmetry_ui, text_ui,
};
use crate::studio::window::Window;
use crate::variant::Kind;
use crate::words::{Language, Message, current_language, say};

/// The timeouts for removing clues, in seconds.
const LIMITS: [Option<u64>; 5] = [None, Some(1), Some(5), Some(30), Some(120)];
/// The maximum number of tries, each of which takes about as long as a single one.
const MAX_TRIES: u32 = 1000;

pub(super) fn options_ui(ui: &mut Ui, window: &mut Window<'_>, task: Task) {
    let mut options = window.tab.author.options.clone();
    match task {
        Task::ThinOut => thin_ui(ui, window, &mut options),
        Task::Generate => generate_ui(ui, window, &mut options),
        Task::Derive => derive_ui(ui, &mut options),
        Task::Redundant | Task::Explain => {}
    }
    if options != window.tab.author.options {
        window.change(move |state, _| state.tab.author.options = options);
    }
}

/// Draws the options that removing clues and generating have in common: symmetry, number of clues, tries and seed.
fn common_options_ui(ui: &mut Ui, state: &StudioState, options: &mut TaskOptions) {
    let grids = state.tab.document.puzzle().board().grids().len();
    row_ui(ui, &say!("view-wish-symmetry"), |ui| _ = symmetry_ui(ui, "view-wish-symmetry.name", &mut options.symmetry));
    if grids > 1 && options.symmetry != Symmetry::None {
        let width = ui.available_width();
        scope_ui(ui, &mut options.scope, width);
        ui.add_space(4.0);
    }
    row_ui(ui, &say!("view-wish-clues"), |ui| {
        let (name, hint) = (say!("view-wish-clues.name"), say!("view-wish-clues.none"));
        text_ui(ui, &name, &hint, &mut options.typed_clues, NUMBER_LETTERS);
    });
    if let Err(wrong) = options.clues() {
        ui.colored_label(theme::tokens(ui).none.ink, wrong);
    }
    row_ui(ui, &say!("view-wish-prefer"), |ui| {
        let words = |preference| match preference {
            Preference::FewestClues => (say!("view-prefer-clues"), say!("view-prefer-clues.hint")),
            Preference::FewestGivens => (say!("view-prefer-givens"), say!("view-prefer-givens.hint")),
            Preference::EvenSpread => (say!("view-prefer-even"), say!("view-prefer-even.hint")),
        };
        let all = Preference::ALL.into_iter().map(|preference| {
            let (words, hint) = words(preference);
            (preference, words, Some(hint))
        });
        choice_ui(ui, "view-wish-prefer", &say!("view-wish-prefer"), &mut options.prefer, all);
    });
    let tries = say!("view-wish-tries");
    row_ui(ui, &tries, |ui| number_ui(ui, &tries, &mut options.tries, 1, MAX_TRIES));
    let stop = say!("view-wish-limit");
    row_ui(ui, &stop, |ui| {
        let words = |seconds: Option<u64>| match seconds {
            None => say!("view-limit-none"),
            Some(seconds) if seconds.is_multiple_of(60) => say!("view-limit-minutes", count = seconds / 60),
            Some(seconds) => say!("view-limit-seconds", count = seconds),
        };
        let all = LIMITS.into_iter().map(|seconds| (seconds.map(Duration::from_secs), words(seconds), None));
        choice_ui(ui, "view-wish-limit", &stop, &mut options.limit, all)
    })
    .on_hover_text(say!("view-wish-limit.hint"));
    row_ui(ui, &say!("view-author-seed"), |ui| seed_ui(ui, &mut options.seed));
}

fn thin_ui(ui: &mut Ui, window: &mut Window<'_>, options: &mut TaskOptions) {
    common_options_ui(ui, window, options);
    if window.tab.document.puzzle().effective_rules().next().is_some() {
        let response = widgets::switch_ui(ui, &say!("view-loose-rules"), options.removes_rules);
        if response.clicked() {
            options.removes_rules = !options.removes_rules;
        }
        response.on_hover_text(say!("view-loose-rules.hint"));
    }
    pins_ui(ui, window);
}

/// Draws the button of the pin tool, and the number of pins.
fn pins_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let pinned = window.tab.author.pins.of(window.tab.document.puzzle()).len();
    ui.add_space(4.0);
    let width = (ui.available_width() - 8.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let pins = window.tab.palette.tool_id() == ToolId::Pins;
        let name = say!(if pins { "view-pins-stop" } else { "view-pins-start" });
        let response = widgets::button_ui(ui, &name, width, ButtonWeight::Plain, &tokens.neutral, true);
        if response.clicked() {
            window.request(if pins { ToolId::Digits } else { ToolId::Pins });
        }
        response.on_hover_text(Command::from(ToolId::Pins).tooltip());
        let unpin = Command::from(AuthorCommand::Unpin);
        let enabled = unpin.disabled_reason(window).is_none();
        let response =
            widgets::button_ui(ui, &say!("view-pins-none"), width, ButtonWeight::Plain, &tokens.neutral, enabled);
        if response.clicked() {
            window.request(unpin);
        }
        response.on_hover_text(unpin.tooltip());
    });
    match (pinned, window.tab.palette.tool_id() == ToolId::Pins) {
        (0, false) => {}
        (0, true) => _ = widgets::fact_ui(ui, say!("view-pins-how")),
        (count, _) => {
            widgets::fact_ui(ui, say!("view-pins-count", count = count, number = widgets::grouped(count as u64)));
        }
    }
}

fn generate_ui(ui: &mut Ui, state: &StudioState, options: &mut TaskOptions) {
    row_ui(ui, &say!("view-puzzle"), |ui| {
        let here = [
            (PuzzleSource::ThisBoard, say!("view-generate-board"), Some(say!("view-generate-board.hint"))),
            (PuzzleSource::TheseCells, say!("view-generate-cells"), Some(say!("view-generate-cells.hint"))),
        ];
        let kinds =
            KINDS.iter().enumerate().map(|(place, kind)| (PuzzleSource::Kind(place), kind_name(kind.name), None));
        let all = here.into_iter().chain(kinds);
        choice_ui(ui, "view-generate", &say!("view-generate"), &mut options.source, all);
    });
    match options.source {
        // The cells are fixed, so there are no other options.
        PuzzleSource::TheseCells => return row_ui(ui, &say!("view-author-seed"), |ui| seed_ui(ui, &mut options.seed)),
        PuzzleSource::ThisBoard => {}
        PuzzleSource::Kind(first) => {
            mixture_ui(ui, first, &mut options.mixed_with);
            let from_zero = options.numbering == Numbering::FromZero;
            if widgets::switch_ui(ui, &say!("view-from-zero"), from_zero).clicked() {
                options.numbering = if from_zero { Numbering::FromOne } else { Numbering::FromZero };
            }
        }
    }
    wanted_path_ui(ui, &mut options.path);
    common_options_ui(ui, state, options);
    let response = widgets::switch_ui(ui, &say!("view-thin-marks"), options.removes_marks);
    if response.clicked() {
        options.removes_marks = !options.removes_marks;
    }
    response.on_hover_text(say!("view-thin-marks.hint"));
}

/// The maximum number of kinds combined with the first.
const MAX_MIXED: usize = 4;

/// Draws the kinds combined with the first: a row for each, and an empty row for another one.
pub(in crate::studio) fn mixture_ui(ui: &mut Ui, first: usize, mixed_with: &mut Vec<usize>) {
    mixed_with.retain(|&place| place != first);
    for row in 0..MAX_MIXED.min(mixed_with.len() + 1) {
        let label = say!(if row == 0 { "view-mixed-with" } else { "view-mixed-and" });
        let taken = mixed_with.clone();
        let mut chosen = mixed_with.get(row).copied();
        let is_free = |place: usize| chosen == Some(place) || place != first && !taken.contains(&place);
        let ruled = KINDS.iter().enumerate().filter(|&(place, kind)| kind.has_rules() && is_free(place));
        let ruled: Vec<_> = ruled.map(|(place, kind)| (Some(place), kind_name(kind.name), None)).collect();
        row_ui(ui, &label, |ui| {
            let name = say!("view-mixed-kind", number = row + 2);
            let nothing = (None, say!("view-mixed-nothing"), None);
            choice_ui(ui, ("view-mixed-kind", row), &name, &mut chosen, std::iter::once(nothing).chain(ruled));
        });
        match chosen {
            Some(chosen) if row < mixed_with.len() => mixed_with[row] = chosen,
            Some(chosen) => mixed_with.push(chosen),
            None if row < mixed_with.len() => drop(mixed_with.remove(row)),
            None => {}
        }
    }
}

/// Returns the displayed name of a generated kind such as "four-squares", in the language of the window.
pub(in crate::studio) fn kind_name(name: &str) -> String {
    let ruled = || Kind::ALL.iter().find(|kind| kind.generated_name() == Some(name)).map(|kind| kind.name());
    let own = match (current_language(), name) {
        (Language::English, _) => None,
        (_, "classic") => Some(Message::new("view-kind-classic")),
        (_, "shidoku") => Some(Message::new("view-kind-shidoku")),
        (_, "roku") => Some(Message::new("view-kind-roku")),
        (_, "hachi") => Some(Message::new("view-kind-hachi")),
        (_, "juuni") => Some(Message::new("view-kind-juuni")),
        (_, "supersudoku") => Some(Message::new("view-kind-super")),
        (_, "latin") => Some(Message::new("view-kind-latin")),
        (_, "jigsaw") => Some(Message::new("view-kind-jigsaw")),
        (_, "twin") => Some(Message::new("view-kind-twin")),
        (_, "chain") => Some(Message::new("view-kind-chain")),
        (_, "samurai") => Some(Message::new("view-kind-samurai")),
        (_, "sohei") => Some(Message::new("view-kind-sohei")),
        (_, "windmill") => Some(Message::new("view-kind-windmill")),
        (_, "butterfly") => Some(Message::new("view-kind-butterfly")),
        (_, "flower") => Some(Message::new("view-kind-flower")),
        _ => ruled(),
    };
    if let Some(own) = own {
        return own.to_string();
    }
    let words = name.replace('-', " ");
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

fn derive_ui(ui: &mut Ui, options: &mut TaskOptions) {
    for (name, on) in
        [("view-derive-places", &mut options.permutes_cells), ("view-derive-digits", &mut options.permutes_digits)]
    {
        if widgets::switch_ui(ui, &say!(name), *on).clicked() {
            *on = !*on;
        }
    }
    row_ui(ui, &say!("view-author-seed"), |ui| seed_ui(ui, &mut options.seed));
}
