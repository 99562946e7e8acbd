//! Commands of the author's tools, and those that fill cells from the solution.

use std::borrow::Cow;
use std::collections::BTreeMap;

use egui::{Context, KeyboardShortcut};

use super::action::{Action, unless};
use crate::author::{Scope, Symmetry};
use crate::board::{Cell, CellSet, Digit};
use crate::puzzle::Edit;
use crate::studio::state::State;
use crate::studio::state::author::{Task, give};
use crate::studio::state::tools::ToolId;

/// What is done with the author's tools.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AuthorCommand {
    /// Opens the panel of a tool.
    Open(Task),
    /// Closes it.
    Close,
    /// Lets the open tool begin.
    Start,
    /// Stops the running work.
    Stop,
    /// Puts what a tool offers in the place of the puzzle.
    Apply,
    /// Drops what was proposed.
    Discard,
    /// Throws it away and tries other random numbers.
    Another,
    /// Takes away all pins.
    Unpin,
    /// Makes givens of the solution in the selected cells, or in all.
    FillFromSolution,
    /// Makes givens of the solution in the cells that symmetric placing wants.
    FillWanted,
    /// Places the digits that leave one of several solutions.
    Settle,
    /// Places givens by this symmetry.
    Symmetry(Symmetry),
    /// Of which parts of the board the symmetry is.
    Scope(Scope),
}

impl AuthorCommand {
    /// The commands that are about no tool and no symmetry.
    pub const PLAIN: [AuthorCommand; 10] = [
        AuthorCommand::Close,
        AuthorCommand::Start,
        AuthorCommand::Stop,
        AuthorCommand::Apply,
        AuthorCommand::Discard,
        AuthorCommand::Another,
        AuthorCommand::Unpin,
        AuthorCommand::FillFromSolution,
        AuthorCommand::FillWanted,
        AuthorCommand::Settle,
    ];
}

/// The name of a symmetry, as a choice.
pub(in crate::studio) const fn symmetry_name(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "No symmetry",
        Symmetry::HalfTurn => "Half turn",
        Symmetry::QuarterTurn => "Quarter turn",
        Symmetry::Horizontal => "Left and right",
        Symmetry::Vertical => "Top and bottom",
        Symmetry::Falling => "Falling diagonal",
        Symmetry::Rising => "Rising diagonal",
        Symmetry::Diagonals => "Both diagonals",
        Symmetry::Full => "Full symmetry",
    }
}

impl Action for AuthorCommand {
    fn label(&self, state: &State) -> String {
        let label = match *self {
            AuthorCommand::Open(Task::ThinOut) => "Thin out…",
            AuthorCommand::Open(Task::Redundant) => "Which clues are redundant?",
            AuthorCommand::Open(Task::Explain) => "Why not exactly one solution?",
            AuthorCommand::Open(Task::Generate) => "Generate a puzzle…",
            AuthorCommand::Open(Task::Derive) => "Derive another puzzle…",
            AuthorCommand::Close => "Close the panel",
            AuthorCommand::Start => "Begin the work",
            AuthorCommand::Stop => "Cancel the work",
            AuthorCommand::Apply => "Apply what is offered",
            AuthorCommand::Discard => "Discard what is offered",
            AuthorCommand::Another => "Try another",
            AuthorCommand::Unpin => "Pull out all pins",
            AuthorCommand::FillFromSolution => match state.tab.document.selection.cells.is_empty() {
                true => "Fill the board from the solution",
                false => "Fill selected cells from the solution",
            },
            AuthorCommand::FillWanted => "Fill wanted cells from the solution",
            AuthorCommand::Settle => "Place what settles it",
            AuthorCommand::Symmetry(symmetry) => return format!("Place givens by: {}", symmetry_name(symmetry)),
            AuthorCommand::Scope(Scope::Board) => "Symmetry of the whole board",
            AuthorCommand::Scope(Scope::EachGrid) => "Symmetry of each grid",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match *self {
            AuthorCommand::Open(Task::ThinOut) => "Take clues away as long as the puzzle has exactly one solution",
            AuthorCommand::Open(Task::Redundant) => "Mark the clues that are not needed, each by itself",
            AuthorCommand::Open(Task::Explain) => {
                "Which cells differ and what would settle it; or which clues and rules contradict each other"
            }
            AuthorCommand::Open(Task::Generate) => "Fill a board at random and thin it out",
            AuthorCommand::Open(Task::Derive) => "Move cells and rename digits so that every rule stays what it is",
            AuthorCommand::Close => "Close the panel; what was found and not applied is thrown away",
            AuthorCommand::Start => "Begin",
            AuthorCommand::Stop => "Stop; the puzzle stays as it is",
            AuthorCommand::Apply => "Put it in the place of the puzzle, as one step that can be undone",
            AuthorCommand::Discard => "Throw it away; the puzzle stays as it is",
            AuthorCommand::Another => "Throw it away and make the next variation",
            AuthorCommand::Unpin => "Let every clue go again",
            AuthorCommand::FillFromSolution => "Make givens of the solution, in the selected cells or in all",
            AuthorCommand::FillWanted => "Make givens of the solution where the symmetry wants some",
            AuthorCommand::Settle => "Make givens of the digits that leave exactly one solution, in one step",
            AuthorCommand::Symmetry(symmetry) => symmetry.hint(),
            AuthorCommand::Scope(Scope::Board) => "The pattern of all givens is symmetric",
            AuthorCommand::Scope(Scope::EachGrid) => "The pattern in each grid is symmetric by itself",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        None
    }

    fn refusal(&self, state: &State) -> Option<String> {
        let offered = || unless(state.tab.author.proposal().is_some(), "Nothing is offered");
        let known =
            || unless(state.tab.answers.filling_to_take().is_some(), "It needs a puzzle that has exactly one solution");
        match self {
            AuthorCommand::Open(_) => {
                state.tab.document.unfinished().first().map(|first| format!("Mend the regions first: {first}"))
            }
            AuthorCommand::Close => unless(state.tab.author.open.is_some(), "No tool of the author is open"),
            AuthorCommand::Start | AuthorCommand::Another => state.tab.author.refusal(&state.tab.document),
            AuthorCommand::Stop => unless(state.tab.author.is_at_work(), "It is not at work"),
            AuthorCommand::Apply | AuthorCommand::Discard => offered(),
            AuthorCommand::Unpin => unless(state.tab.author.pins.len() > 0, "No clue is pinned"),
            AuthorCommand::FillFromSolution => {
                known().or_else(|| unless(!state.tab.document.cells_to_fill().is_empty(), "No cell is open"))
            }
            AuthorCommand::FillWanted => {
                let wanted = state.tab.author.placing.wanted().is_some();
                unless(wanted, "No cell is wanted: place givens with a symmetry first").or_else(known)
            }
            AuthorCommand::Settle => {
                unless(state.settling_givens().is_some(), "Ask first why there is not exactly one solution")
            }
            AuthorCommand::Symmetry(_) | AuthorCommand::Scope(_) => None,
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match *self {
            AuthorCommand::Open(task) => {
                open_task(state, task, ctx);
                if state.tab.palette.tool_id() == ToolId::Pins && task != Task::ThinOut {
                    state.take_up(ToolId::Digits);
                }
            }
            AuthorCommand::Close => state.close_task(),
            AuthorCommand::Start => start_task(state, ctx),
            AuthorCommand::Stop => state.tab.author.stop_task(),
            AuthorCommand::Apply => apply_proposal(state),
            AuthorCommand::Discard => state.tab.author.discard(),
            AuthorCommand::Another => another_proposal(state, ctx),
            AuthorCommand::Unpin => state.tab.author.pins = Default::default(),
            AuthorCommand::FillFromSolution => {
                let cells = state.tab.document.cells_to_fill();
                fill_from_solution(state, &cells);
            }
            AuthorCommand::FillWanted => {
                if let Some(wanted) = state.tab.author.placing.wanted().cloned() {
                    fill_from_solution(state, &wanted);
                }
            }
            AuthorCommand::Settle => {
                if let Some(givens) = state.settling_givens() {
                    let places: Vec<String> = givens.keys().map(Cell::to_string).collect();
                    let what = format!("Place what settles it, in {}", places.join(", "));
                    state.edit(&Edit::All { edits: give(&givens), what });
                }
            }
            AuthorCommand::Symmetry(symmetry) => state.tab.author.placing.symmetry = symmetry,
            AuthorCommand::Scope(scope) => state.tab.author.placing.scope = scope,
        }
    }
}

/// Opens the panel of a tool; one without options begins at once.
fn open_task(state: &mut State, task: Task, ctx: &Context) {
    state.panels.facts = true;
    state.tab.solving.close();
    state.tab.author.open = Some(task);
    state.tab.author.discard();
    if !task.has_options() {
        start_task(state, ctx);
    }
}

fn start_task(state: &mut State, ctx: &Context) {
    if let Some(task) = state.tab.author.open {
        state.tab.author.start(task, &state.tab.document, ctx);
    }
}

fn apply_proposal(state: &mut State) {
    let Some(edit) = state.tab.author.proposal().map(|proposal| proposal.edit.clone()) else { return };
    state.tab.author.discard();
    if state.try_edit(&edit) {
        // What was known of the solution is about the puzzle that has gone.
        state.tab.author.known.forget();
        state.tab.board_view.camera.fit();
        state.tab.palette.fit(state.tab.document.puzzle().board());
    }
}

/// Tries again by other random numbers.
fn another_proposal(state: &mut State, ctx: &Context) {
    state.tab.author.discard();
    state.tab.author.options.seed = state.tab.author.options.seed.wrapping_add(1);
    start_task(state, ctx);
}

/// Makes givens of what the solution has in these cells, in one step.
fn fill_from_solution(state: &mut State, cells: &CellSet) {
    let Some(filling) = state.tab.answers.filling_to_take() else { return };
    let board = state.tab.document.puzzle().board();
    let taken = cells.iter().filter_map(|cell| Some((cell, filling[board.id(cell)?])));
    let taken: BTreeMap<Cell, Digit> = taken.collect();
    let what = match taken.len() {
        1 => "Fill a cell from the solution".to_owned(),
        count => format!("Fill {count} cells from the solution"),
    };
    state.edit(&Edit::All { edits: give(&taken), what });
}
