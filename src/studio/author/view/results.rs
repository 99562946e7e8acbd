//! The results of a setter tool, and what can be done with them.

use egui::{Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::author::{Ambiguity, Clue, DisambiguatingMark, Explanation, MinimalContradiction};
use crate::board::{Cell, CellSet};
use crate::puzzle::{Edit, PlacedRule};
use crate::studio::author::state::{Task, TaskOutcome};
use crate::studio::author::view::button_row_ui;
use crate::studio::command::AuthorCommand;
use crate::studio::document::open_document::Selection;
use crate::studio::state::StudioState;
use crate::studio::state::words::sentence;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::variant::Rule;
use crate::words::{Message, say};

/// The width of a plus, in points.
const PLUS: f32 = 9.0;

/// The maximum number of listed clues.
const MAX_LISTED: usize = 60;

/// The texts for a result: a heading, further sentences, listed clues with their cells, and buttons with their
/// translation keys.
#[derive(Default)]
struct ResultTexts {
    head: String,
    facts: Vec<String>,
    listed: Vec<(String, CellSet)>,
    /// Rules that can be added to the board.
    offered: Vec<(String, Rule)>,
    buttons: Vec<(AuthorCommand, &'static str, ButtonWeight)>,
}

pub(super) fn results_ui(ui: &mut Ui, window: &mut Window<'_>, task: Task) {
    let Some(done) = window.tab.author.done(window.tab.document.semantic_revision()) else { return };
    let words = words(window, task, &done.outcome);
    let time = widgets::duration(done.time);
    ui.add_space(4.0);
    ui.label(egui::RichText::new(&words.head).font(theme::medium(theme::CONTROL_SIZE)));
    for fact in &words.facts {
        widgets::fact_ui(ui, fact);
    }
    ui.add_space(4.0);
    for (name, cells) in words.listed.iter().take(MAX_LISTED) {
        clue_ui(ui, window, name, cells);
    }
    if words.listed.len() > MAX_LISTED {
        widgets::fact_ui(ui, say!("view-and-more", count = words.listed.len() - MAX_LISTED));
    }
    widgets::fact_ui(ui, say!("view-result-time", time = time));
    for (at, row) in words.buttons.chunks(2).enumerate() {
        ui.add_space(if at == 0 { 8.0 } else { 4.0 });
        button_row_ui(ui, window, row);
    }
    // Rows that change the puzzle come last.
    if !words.offered.is_empty() {
        ui.add_space(8.0);
        widgets::fact_ui(ui, say!("view-settling-marks", count = words.offered.len()));
        ui.add_space(4.0);
    }
    for (name, rule) in words.offered.iter().take(MAX_LISTED) {
        offer_ui(ui, window, name, rule);
    }
    if words.offered.len() > MAX_LISTED {
        widgets::fact_ui(ui, say!("view-and-more", count = words.offered.len() - MAX_LISTED));
    }
}

/// Draws a listed clue; a click selects its cells.
fn clue_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str, cells: &CellSet) {
    if line_ui(ui, name, false, &say!("view-result-select")) {
        window.select_cells(Selection { cells: cells.clone(), cursor: cells.iter().next() });
    }
}

/// Draws a listed rule; a click adds it to the board.
fn offer_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str, rule: &Rule) {
    if line_ui(ui, name, true, &say!("view-settling-mark-hint")) {
        window.edit(Edit::AddRule(PlacedRule::new(rule.clone())));
    }
}

/// Draws a line of a list, with a plus if it adds something; returns whether it was clicked.
fn line_ui(ui: &mut Ui, name: &str, adds: bool, hint: &str) -> bool {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, name));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::ICON_CORNER, tokens.hovered);
    }
    let mut at = pos2(rect.left() + 8.0, rect.center().y);
    if adds {
        icons::plus(ui.painter(), at + vec2(PLUS / 2.0, 0.0), PLUS, tokens.accent);
        at.x += PLUS + 6.0;
    }
    let font = theme::regular(theme::FACT_SIZE);
    widgets::middle_line(ui, at, rect.right() - 8.0 - at.x, name.to_owned(), font, tokens.ink);
    widgets::focus_ring(ui, &response, theme::ICON_CORNER);
    response.on_hover_text(hint).clicked()
}

fn words(state: &StudioState, task: Task, outcome: &TaskOutcome) -> ResultTexts {
    let again = (AuthorCommand::Start, "view-author-again", ButtonWeight::Plain);
    match outcome {
        TaskOutcome::Suggestion(proposal) => ResultTexts {
            head: proposal.head.to_string(),
            facts: proposal.facts.iter().map(Message::to_string).collect(),
            listed: vec![],
            offered: vec![],
            buttons: match proposal.changes {
                true => vec![
                    (AuthorCommand::Apply, "view-result-apply", ButtonWeight::Primary),
                    (AuthorCommand::Discard, "view-result-discard", ButtonWeight::Plain),
                    (AuthorCommand::Another, "view-result-another", ButtonWeight::Plain),
                ],
                false => vec![
                    (AuthorCommand::Discard, "view-result-back", ButtonWeight::Plain),
                    (AuthorCommand::Another, "view-result-another", ButtonWeight::Plain),
                ],
            },
        },
        TaskOutcome::Redundant(clues) => redundant(state, clues),
        TaskOutcome::Explained(explained) => match &**explained {
            Explanation::Unique(_) => ResultTexts {
                head: say!("view-result-unique"),
                facts: vec![say!("view-result-unique.detail")],
                ..ResultTexts::default()
            },
            Explanation::Several(ambiguity) => several(state, ambiguity),
            Explanation::NoSolution(contradiction) => contradictory(state, contradiction),
        },
        TaskOutcome::Stopped => ResultTexts {
            head: say!("view-result-cancelled"),
            facts: vec![say!("view-result-cancelled.detail")],
            listed: vec![],
            offered: vec![],
            buttons: after_failure(task, again),
        },
        TaskOutcome::Refused(reason) => ResultTexts {
            head: say!("view-result-refused"),
            facts: vec![sentence(&reason.to_string())],
            listed: vec![],
            offered: vec![],
            buttons: after_failure(task, again),
        },
    }
}

/// Returns the button after a failure: back to the options if the tool has any, otherwise `again`.
fn after_failure(
    task: Task,
    again: (AuthorCommand, &'static str, ButtonWeight),
) -> Vec<(AuthorCommand, &'static str, ButtonWeight)> {
    match task.has_options() {
        true => vec![(AuthorCommand::Open(task), "view-result-back", ButtonWeight::Plain)],
        false => vec![again],
    }
}

fn list(state: &StudioState, clues: &[Clue]) -> Vec<(String, CellSet)> {
    let puzzle = state.tab.document.puzzle();
    clues.iter().map(|clue| (capital(&clue.describe(puzzle)), clue.cells(puzzle))).collect()
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

fn redundant(state: &StudioState, clues: &[Clue]) -> ResultTexts {
    let (head, fact) = match clues.len() {
        0 => (say!("view-needed"), say!("view-needed.detail")),
        count => (say!("view-redundant", count = count), say!("view-redundant.detail", count = count)),
    };
    let thin = (AuthorCommand::Open(Task::ThinOut), "view-result-thin-out", ButtonWeight::Plain);
    ResultTexts {
        head,
        facts: vec![fact],
        listed: list(state, clues),
        offered: vec![],
        buttons: if clues.is_empty() { vec![] } else { vec![thin] },
    }
}

fn several(state: &StudioState, ambiguity: &Ambiguity) -> ResultTexts {
    let number = |count: usize| widgets::grouped(count as u64);
    let head = match ambiguity.count {
        Some(count) => say!("view-several-count", count = count, number = widgets::grouped(count)),
        None => say!("view-verdict-several"),
    };
    let open = ambiguity.differing_cells.len();
    let unlike = if ambiguity.complete { "view-several-open" } else { "view-several-open.at-least" };
    let mut facts = vec![
        say!(unlike, count = open, number = number(open)),
        say!("view-several-smallest", cells = ambiguity.smallest_difference.to_string()),
    ];
    if let Some(settling) = &ambiguity.disambiguating_digits {
        let givens = state.tab.document.puzzle().givens();
        let cells = state.tab.document.puzzle().board().cells().iter().zip(settling);
        let sets: Vec<usize> = cells
            .filter(|(cell, set)| !givens.contains_key(cell) && !set.is_empty())
            .map(|(_, set)| set.len())
            .collect();
        facts.push(match sets.len() {
            0 => say!("view-settling-none"),
            cells => {
                let digits: usize = sets.iter().sum();
                let cells = Message::new("view-settling-cells").with("count", cells).with("number", number(cells));
                say!("view-settling-digits", count = digits, number = number(digits), cells = cells)
            }
        });
    }
    let mut listed = vec![(say!("view-several-select"), ambiguity.smallest_difference.clone())];
    let mut buttons = Vec::new();
    if let Some(givens) = state.disambiguating_givens() {
        let puzzle = state.tab.document.puzzle();
        let given = |(cell, &digit): (&Cell, _)| {
            Message::new("view-settling-given").with("digit", puzzle.symbol_of(digit)).with("cell", cell.to_string())
        };
        let words = Message::list(givens.iter().map(given));
        facts.push(say!("view-settling", count = givens.len(), givens = words.clone()));
        listed.push((say!("view-settling-select", givens = words), givens.keys().copied().collect()));
        let place = if givens.len() == 1 { "view-settling-place" } else { "view-settling-place-all" };
        buttons.push((AuthorCommand::Settle, place, ButtonWeight::Primary));
    }
    let puzzle = state.tab.document.puzzle();
    let offer = |mark: &DisambiguatingMark| {
        let words = say!("view-rule", name = mark.name(), place = mark.rule.description(puzzle.board()));
        (words, mark.rule.clone())
    };
    let offered = ambiguity.disambiguating_marks.iter().flatten().map(offer).collect();
    ResultTexts { head, facts, listed, offered, buttons }
}

fn contradictory(state: &StudioState, contradiction: &MinimalContradiction) -> ResultTexts {
    let count = contradiction.clues.len();
    let (head, fact) = match (count, contradiction.minimal) {
        (0, _) => ("view-blame-none", "view-blame-none.detail"),
        (1, _) => ("view-blame-one", "view-blame-one.detail"),
        (_, true) => ("view-blame-several", "view-blame-several.detail"),
        (_, false) => ("view-blame-several", "view-blame-several.fewer"),
    };
    ResultTexts {
        head: say!(head),
        facts: vec![say!(fact)],
        listed: list(state, &contradiction.clues),
        ..ResultTexts::default()
    }
}
