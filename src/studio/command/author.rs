//! Commands of the setter tools, and commands that fill cells from the solution.

use std::borrow::Cow;

use egui::{Context, KeyboardShortcut};

use super::action::{CommandAction, reason_unless, unfinished_board_reason};
use crate::author::{Symmetry, SymmetryScope};
use crate::board::{Cell, CellSet, OutsidePosition};
use crate::puzzle::{Edit, Givens};
use crate::studio::state::StudioState;
use crate::studio::state::author::{Pin, Task, givens_edits};
use crate::studio::state::tools::ToolId;
use crate::words::{message, say};

/// A command of the setter tools.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AuthorCommand {
    /// Opens the panel of a tool.
    Open(Task),
    /// Closes the panel.
    Close,
    /// Starts the open tool.
    Start,
    /// Stops the running work.
    Stop,
    /// Replaces the puzzle with the suggestion.
    Apply,
    /// Discards the suggestion.
    Discard,
    /// Discards the suggestion and tries another random seed.
    Another,
    /// Pins or unpins the selected clues.
    Pin,
    /// Removes all pins.
    Unpin,
    /// Fills the selected cells, or all cells, with givens from the solution.
    FillFromSolution,
    /// Fills the partner cells that are still missing for symmetry, with givens from the solution.
    FillWanted,
    /// Places givens that leave only one of several solutions.
    Settle,
    /// Chooses the symmetry for placing givens.
    Symmetry(Symmetry),
    /// Chooses whether the symmetry is that of the whole board or of each grid.
    Scope(SymmetryScope),
}

impl AuthorCommand {
    /// The commands without parameters.
    pub const PLAIN: [AuthorCommand; 11] = [
        AuthorCommand::Close,
        AuthorCommand::Start,
        AuthorCommand::Stop,
        AuthorCommand::Apply,
        AuthorCommand::Discard,
        AuthorCommand::Another,
        AuthorCommand::Pin,
        AuthorCommand::Unpin,
        AuthorCommand::FillFromSolution,
        AuthorCommand::FillWanted,
        AuthorCommand::Settle,
    ];
}

/// Returns the name of a symmetry, as shown in a list of choices.
pub(in crate::studio) fn symmetry_name(symmetry: Symmetry) -> String {
    say!(match symmetry {
        Symmetry::None => "do-author-no-symmetry",
        Symmetry::HalfTurn => "do-author-half-turn",
        Symmetry::QuarterTurn => "do-author-quarter-turn",
        Symmetry::Horizontal => "do-author-left-right",
        Symmetry::Vertical => "do-author-top-bottom",
        Symmetry::Falling => "do-author-falling-diagonal",
        Symmetry::Rising => "do-author-rising-diagonal",
        Symmetry::Diagonals => "do-author-both-diagonals",
        Symmetry::Full => "do-author-full-symmetry",
    })
}

/// Returns the key of the text that explains a symmetry.
fn symmetry_hint(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "do-author-no-symmetry.hint",
        Symmetry::HalfTurn => "do-author-half-turn.hint",
        Symmetry::QuarterTurn => "do-author-quarter-turn.hint",
        Symmetry::Horizontal => "do-author-left-right.hint",
        Symmetry::Vertical => "do-author-top-bottom.hint",
        Symmetry::Falling => "do-author-falling-diagonal.hint",
        Symmetry::Rising => "do-author-rising-diagonal.hint",
        Symmetry::Diagonals => "do-author-both-diagonals.hint",
        Symmetry::Full => "do-author-full-symmetry.hint",
    }
}

impl CommandAction for AuthorCommand {
    fn label(&self, state: &StudioState) -> String {
        let label = match *self {
            AuthorCommand::Open(Task::ThinOut) => "do-author-open-thin-out",
            AuthorCommand::Open(Task::Redundant) => "do-author-open-redundant",
            AuthorCommand::Open(Task::Explain) => "do-author-open-explain",
            AuthorCommand::Open(Task::Generate) => "do-author-open-generate",
            AuthorCommand::Open(Task::Derive) => "do-author-open-derive",
            AuthorCommand::Close => "do-author-close",
            AuthorCommand::Start => "do-author-start",
            AuthorCommand::Stop => "do-author-stop",
            AuthorCommand::Apply => "do-author-apply",
            AuthorCommand::Discard => "do-author-discard",
            AuthorCommand::Another => "do-author-another",
            AuthorCommand::Pin => match are_pinned(state, &selected_pins(state)) {
                true => "do-author-pin.back",
                false => "do-author-pin",
            },
            AuthorCommand::Unpin => "do-author-unpin",
            AuthorCommand::FillFromSolution => match state.tab.document.selection.cells.is_empty() {
                true => "do-author-fill-from-solution",
                false => "do-author-fill-selected",
            },
            AuthorCommand::FillWanted => "do-author-fill-wanted",
            AuthorCommand::Settle => "do-author-settle",
            AuthorCommand::Symmetry(symmetry) => {
                return say!("do-author-place-givens-by", symmetry = symmetry_name(symmetry));
            }
            AuthorCommand::Scope(SymmetryScope::Board) => "do-author-scope-board",
            AuthorCommand::Scope(SymmetryScope::EachGrid) => "do-author-scope-each-grid",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match *self {
            AuthorCommand::Open(Task::ThinOut) => "do-author-open-thin-out.hint",
            AuthorCommand::Open(Task::Redundant) => "do-author-open-redundant.hint",
            AuthorCommand::Open(Task::Explain) => {
                "do-author-open-explain.hint"
            }
            AuthorCommand::Open(Task::Generate) => "do-author-open-generate.hint",
            AuthorCommand::Open(Task::Derive) => "do-author-open-derive.hint",
            AuthorCommand::Close => "do-author-close.hint",
            AuthorCommand::Start => "do-author-start.hint",
            AuthorCommand::Stop => "do-author-stop.hint",
            AuthorCommand::Apply => "do-author-apply.hint",
            AuthorCommand::Discard => "do-author-discard.hint",
            AuthorCommand::Another => "do-author-another.hint",
            AuthorCommand::Pin => "do-author-pin.hint",
            AuthorCommand::Unpin => "do-author-unpin.hint",
            AuthorCommand::FillFromSolution => "do-author-fill-from-solution.hint",
            AuthorCommand::FillWanted => "do-author-fill-wanted.hint",
            AuthorCommand::Settle => "do-author-settle.hint",
            AuthorCommand::Symmetry(symmetry) => symmetry_hint(symmetry),
            AuthorCommand::Scope(SymmetryScope::Board) => "do-author-scope-board.hint",
            AuthorCommand::Scope(SymmetryScope::EachGrid) => "do-author-scope-each-grid.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        None
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        let offered = || reason_unless(state.tab.author.suggestion().is_some(), "do-author-nothing-offered");
        let known =
            || reason_unless(state.tab.answers.filling_source().is_some(), "do-author-needs-puzzle-exactly-one");
        match self {
            AuthorCommand::Open(_) => unfinished_board_reason(state),
            AuthorCommand::Close => reason_unless(state.tab.author.open.is_some(), "do-author-no-tool-author-open"),
            AuthorCommand::Start | AuthorCommand::Another => state.tab.author.refusal(&state.tab.document),
            AuthorCommand::Stop => reason_unless(state.tab.author.is_running(), "do-author-not-at-work"),
            AuthorCommand::Apply | AuthorCommand::Discard => offered(),
            AuthorCommand::Pin => {
                reason_unless(state.tab.author.open == Some(Task::ThinOut), "do-tool-pins-for-thin-out")
                    .or_else(|| reason_unless(!selected_pins(state).is_empty(), "do-author-no-clue-selected"))
            }
            AuthorCommand::Unpin => reason_unless(state.tab.author.pins.len() > 0, "do-author-no-clue-pinned"),
            AuthorCommand::FillFromSolution => known()
                .or_else(|| reason_unless(!state.tab.document.cells_to_fill().is_empty(), "do-author-no-cell-open")),
            AuthorCommand::FillWanted => {
                let wanted = state.tab.author.placing.wanted().is_some();
                reason_unless(wanted, "do-author-no-cell-wanted-place").or_else(known)
            }
            AuthorCommand::Settle => {
                reason_unless(state.disambiguating_givens().is_some(), "do-author-ask-first-why-there")
            }
            AuthorCommand::Symmetry(_) | AuthorCommand::Scope(_) => None,
        }
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
        match *self {
            AuthorCommand::Open(task) => {
                open_task(state, task, ctx);
                if state.tab.palette.tool_id() == ToolId::Pins && task != Task::ThinOut {
                    state.activate_tool(ToolId::Digits);
                }
            }
            AuthorCommand::Close => state.close_task(),
            AuthorCommand::Start => start_task(state, ctx),
            AuthorCommand::Stop => state.tab.author.stop_task(),
            AuthorCommand::Apply => apply_proposal(state),
            AuthorCommand::Discard => state.tab.author.discard(),
            AuthorCommand::Another => retry_proposal(state, ctx),
            AuthorCommand::Pin => {
                let pins = selected_pins(state);
                let on = !are_pinned(state, &pins);
                pins.into_iter().for_each(|pin| state.tab.author.pins.set(pin, on));
            }
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
                if let Some(givens) = state.disambiguating_givens() {
                    let places: Vec<String> = givens.keys().map(Cell::to_string).collect();
                    let what = message!("do-author-place-what-settles", places = places.join(", "));
                    state.edit(&Edit::All { edits: givens_edits(&givens), what });
                }
            }
            AuthorCommand::Symmetry(symmetry) => state.tab.author.placing.symmetry = symmetry,
            AuthorCommand::Scope(scope) => state.tab.author.placing.scope = scope,
        }
    }
}

/// Returns the clues that can be pinned in the selected cells or of the selected rules.
fn selected_pins(state: &StudioState) -> Vec<Pin> {
    let document = &state.tab.document;
    let puzzle = document.puzzle();
    let cells = document.selection.cells.iter().filter(|cell| puzzle.givens().contains_key(cell)).map(Pin::Cell);
    let rules = document.selected_rules();
    let clued = |outside_position: &OutsidePosition| {
        rules.iter().any(|&rule| !puzzle.rules()[rule].rule.clue(*outside_position).is_empty())
    };
    let board = puzzle.board();
    let around = board.grid_ids().zip(board.grids()).flat_map(|(id, grid)| OutsidePosition::all(id, grid));
    cells.chain(around.filter(clued).map(Pin::Outside)).collect()
}

fn are_pinned(state: &StudioState, pins: &[Pin]) -> bool {
    !pins.is_empty() && pins.iter().all(|&pin| state.tab.author.pins.contains(pin))
}

/// Opens the panel of a tool; a tool without options starts immediately.
fn open_task(state: &mut StudioState, task: Task, ctx: &Context) {
    state.panels.side_panel = true;
    state.tab.solving.close();
    state.tab.author.open = Some(task);
    state.tab.author.discard();
    if !task.has_options() {
        start_task(state, ctx);
    }
}

fn start_task(state: &mut StudioState, ctx: &Context) {
    if let Some(task) = state.tab.author.open {
        state.tab.author.start(task, &state.tab.document, ctx);
    }
}

fn apply_proposal(state: &mut StudioState) {
    let Some(edit) = state.tab.author.suggestion().map(|proposal| proposal.edit.clone()) else { return };
    state.tab.author.discard();
    if state.try_edit(&edit) {
        // The cached solution belongs to the previous puzzle.
        state.tab.author.former_solution.forget();
        state.tab.board_view.camera.fit();
        state.tab.palette.sync_board(state.tab.document.puzzle().board());
    }
}

/// Tries again with another random seed.
fn retry_proposal(state: &mut StudioState, ctx: &Context) {
    state.tab.author.discard();
    state.tab.author.options.seed = state.tab.author.options.seed.wrapping_add(1);
    start_task(state, ctx);
}

/// Fills these cells with givens from the solution, in one step.
fn fill_from_solution(state: &mut StudioState, cells: &CellSet) {
    let Some(filling) = state.tab.answers.filling_source() else { return };
    let board = state.tab.document.puzzle().board();
    let taken = cells.iter().filter_map(|cell| Some((cell, filling[board.id(cell)?])));
    let taken: Givens = taken.collect();
    let what = message!("do-author-cells-from-solution", count = taken.len());
    state.edit(&Edit::All { edits: givens_edits(&taken), what });
}
