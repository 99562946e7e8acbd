//! What came of a tool's work, and what can be done with it.

use egui::{Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::button_row_ui;
use crate::author::{Ambiguity, Clue, Contradiction, Explanation};
use crate::board::CellSet;
use crate::studio::command::AuthorCommand;
use crate::studio::command::request::Request;
use crate::studio::state::State;
use crate::studio::state::author::{Outcome, Task};
use crate::studio::state::document::Selection;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;

/// The most clues that are listed.
const MOST_LISTED: usize = 60;

/// What is said of an outcome: its head, further sentences, clues to list with the cells they speak of.
#[derive(Default)]
struct Words {
    head: String,
    facts: Vec<String>,
    listed: Vec<(String, CellSet)>,
    buttons: Vec<(AuthorCommand, &'static str, Weight)>,
}

pub(super) fn results_ui(ui: &mut Ui, window: &mut Window<'_>, task: Task) {
    let Some(done) = window.tab.author.done(window.tab.document.meaning()) else { return };
    let words = words(window, task, &done.outcome);
    let time = widgets::duration(done.time);
    ui.add_space(4.0);
    ui.label(egui::RichText::new(&words.head).font(theme::medium(theme::CONTROL_SIZE)));
    for fact in &words.facts {
        widgets::fact_ui(ui, fact);
    }
    ui.add_space(4.0);
    for (name, cells) in words.listed.iter().take(MOST_LISTED) {
        clue_ui(ui, window, name, cells);
    }
    if words.listed.len() > MOST_LISTED {
        widgets::fact_ui(ui, format!("and {} more", words.listed.len() - MOST_LISTED));
    }
    widgets::fact_ui(ui, format!("It took {time}."));
    for (at, row) in words.buttons.chunks(2).enumerate() {
        ui.add_space(if at == 0 { 8.0 } else { 4.0 });
        button_row_ui(ui, window, row);
    }
}

/// A clue in a list; a click selects its cells.
fn clue_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str, cells: &CellSet) {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, name));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::ICON_CORNER, tokens.hovered);
    }
    let at = pos2(rect.left() + 8.0, rect.center().y);
    let font = theme::regular(theme::FACT_SIZE);
    widgets::middle_line(ui, at, rect.width() - 16.0, name.to_owned(), font, tokens.ink);
    widgets::focus_ring(ui, &response, theme::ICON_CORNER);
    if response.clicked() {
        window.ask(Request::SelectCells(Selection { cells: cells.clone(), cursor: cells.iter().next() }));
    }
    response.on_hover_text("Click to select its cells");
}

fn words(state: &State, task: Task, outcome: &Outcome) -> Words {
    let again = (AuthorCommand::Start, "Look again", Weight::Plain);
    match outcome {
        Outcome::Proposal(proposal) => Words {
            head: proposal.head.clone(),
            facts: proposal.facts.clone(),
            listed: vec![],
            buttons: vec![
                (AuthorCommand::Apply, "Apply", Weight::Primary),
                (AuthorCommand::Discard, "Discard", Weight::Plain),
                (AuthorCommand::Another, "Try another", Weight::Plain),
            ],
        },
        Outcome::Redundant(clues) => redundant(state, clues),
        Outcome::Explained(explained) => match &**explained {
            Explanation::Unique(_) => Words {
                head: "There is exactly one solution".to_owned(),
                facts: vec!["So there is nothing to explain.".to_owned()],
                ..Words::default()
            },
            Explanation::Several(ambiguity) => several(state, ambiguity),
            Explanation::NoSolution(contradiction) => contradictory(state, contradiction),
        },
        Outcome::Stopped => Words {
            head: "Cancelled".to_owned(),
            facts: vec!["The puzzle is as it was.".to_owned()],
            listed: vec![],
            buttons: after_failure(task, again),
        },
        Outcome::Refused(reason) => Words {
            head: "That is not possible".to_owned(),
            facts: vec![reason.clone()],
            listed: vec![],
            buttons: after_failure(task, again),
        },
    }
}

/// Back to the options, where there are any.
fn after_failure(
    task: Task,
    again: (AuthorCommand, &'static str, Weight),
) -> Vec<(AuthorCommand, &'static str, Weight)> {
    match task.has_options() {
        true => vec![(AuthorCommand::Open(task), "Back", Weight::Plain)],
        false => vec![again],
    }
}

fn list(state: &State, clues: &[Clue]) -> Vec<(String, CellSet)> {
    let puzzle = state.tab.document.puzzle();
    clues.iter().map(|clue| (capital(&clue.describe(puzzle)), clue.cells(puzzle))).collect()
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

fn redundant(state: &State, clues: &[Clue]) -> Words {
    let head = match clues.len() {
        0 => "Every clue is needed".to_owned(),
        1 => "1 clue is not needed".to_owned(),
        count => format!("{count} clues are not needed"),
    };
    let facts = match clues.len() {
        0 => vec!["Without any one of them there are several solutions.".to_owned()],
        1 => vec![
            "It is marked on the board; without it there is still one solution. Each clue with a dot is needed."
                .to_owned(),
        ],
        _ => vec![
            "They are marked on the board. Without any one of them there is still one solution, though perhaps not \
             without two. Each clue with a dot is needed."
                .to_owned(),
        ],
    };
    let thin = (AuthorCommand::Open(Task::ThinOut), "Thin out…", Weight::Plain);
    Words { head, facts, listed: list(state, clues), buttons: if clues.is_empty() { vec![] } else { vec![thin] } }
}

fn several(state: &State, ambiguity: &Ambiguity) -> Words {
    let counted = |count: usize, one, many| widgets::counted(count as u64, one, many);
    let head = match ambiguity.count {
        Some(count) => format!("{} in all", widgets::counted(count, "solution", "solutions")),
        None => "Several solutions".to_owned(),
    };
    let open = counted(ambiguity.open.len(), "cell is not alike", "cells are not alike");
    let unknown = if ambiguity.complete { "" } else { " at least: time was up before all was known" };
    let mut facts = vec![
        format!("{open} in all solutions{unknown}."),
        format!("The smallest difference found, framed: {}.", ambiguity.smallest),
    ];
    if let Some(settling) = &ambiguity.settling {
        let givens = state.tab.document.puzzle().givens();
        let cells = state.tab.document.puzzle().board().cells().iter().zip(settling);
        let sets: Vec<usize> = cells
            .filter(|(cell, set)| !givens.contains_key(cell) && !set.is_empty())
            .map(|(_, set)| set.len())
            .collect();
        facts.push(match sets.len() {
            0 => "No single given settles it.".to_owned(),
            cells => format!(
                "{} in {} would settle it: any one of the small digits on the board.",
                counted(sets.iter().sum(), "digit", "digits"),
                counted(cells, "cell", "cells")
            ),
        });
    }
    let mut listed = vec![("Select the framed cells".to_owned(), ambiguity.smallest.clone())];
    let mut buttons = Vec::new();
    if let Some(givens) = state.settling_givens() {
        let puzzle = state.tab.document.puzzle();
        let words = givens.iter().map(|(cell, &digit)| format!("{} in {cell}", puzzle.written(digit)));
        let words = words.collect::<Vec<_>>().join(", ");
        let one = givens.len() == 1;
        facts.push(format!("{} leaves exactly one solution: {words}.", if one { "This alone" } else { "All this" }));
        listed.push((format!("Select {words}"), givens.keys().copied().collect()));
        buttons.push((AuthorCommand::Settle, if one { "Place it" } else { "Place them" }, Weight::Primary));
    }
    Words { head, facts, listed, buttons }
}

fn contradictory(state: &State, contradiction: &Contradiction) -> Words {
    let count = contradiction.clues.len();
    let (head, fact) = match (count, contradiction.minimal) {
        (0, _) => ("The board cannot be filled in", "No clue and no rule is to blame."),
        (1, _) => ("This cannot be", "It contradicts the board all by itself."),
        (_, true) => ("These contradict each other", "Without any one of them there is a solution to the others."),
        (_, false) => ("These contradict each other", "Fewer may do: time was up before that was known."),
    };
    Words {
        head: head.to_owned(),
        facts: vec![fact.to_owned()],
        listed: list(state, &contradiction.clues),
        buttons: vec![],
    }
}
