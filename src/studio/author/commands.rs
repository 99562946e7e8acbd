//! Commands of the setter tools, and commands that fill cells from the solution.

use egui::Context;

use crate::author::{Symmetry, SymmetryScope};
use crate::board::{Cell, CellSet, OutsidePosition};
use crate::puzzle::{Edit, Givens};
use crate::studio::author::state::Task;
use crate::studio::command::row::{CommandRow, reason_unless, unfinished_board_reason};
use crate::studio::editor::pins::Pin;
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;
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
    pub const PLAIN: &[AuthorCommand] = &[
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

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            AuthorCommand::Open(task) => {
                let (label, hint) = match task {
                    Task::ThinOut => ("do-author-open-thin-out", "do-author-open-thin-out.hint"),
                    Task::Redundant => ("do-author-open-redundant", "do-author-open-redundant.hint"),
                    Task::Explain => ("do-author-open-explain", "do-author-open-explain.hint"),
                    Task::Generate => ("do-author-open-generate", "do-author-open-generate.hint"),
                    Task::Derive => ("do-author-open-derive", "do-author-open-derive.hint"),
                };
                CommandRow::new(label, hint)
                    .disabled_if(unfinished_board_reason)
                    .run(move |state, ctx| open_task(state, task, ctx))
            }
            AuthorCommand::Close => CommandRow::new("do-author-close", "do-author-close.hint")
                .group("view-menu-setter")
                .enabled_if(|state| state.tab.author.open.is_some(), "do-author-no-tool-author-open")
                .run(|state, _| state.close_task()),
            AuthorCommand::Start => CommandRow::new("do-author-start", "do-author-start.hint")
                .group("view-menu-setter")
                .disabled_if(start_reason)
                .run(start_task),
            AuthorCommand::Stop => CommandRow::new("do-author-stop", "do-author-stop.hint")
                .group("view-menu-setter")
                .enabled_if(|state| state.tab.author.is_running(), "do-author-not-at-work")
                .run(|state, _| state.tab.author.stop_task()),
            AuthorCommand::Apply => CommandRow::new("do-author-apply", "do-author-apply.hint")
                .group("view-menu-setter")
                .enabled_if(has_suggestion, "do-author-nothing-offered")
                .run(|state, _| apply_proposal(state)),
            AuthorCommand::Discard => CommandRow::new("do-author-discard", "do-author-discard.hint")
                .group("view-menu-setter")
                .enabled_if(has_suggestion, "do-author-nothing-offered")
                .run(|state, _| state.tab.author.discard()),
            AuthorCommand::Another => CommandRow::new("do-author-another", "do-author-another.hint")
                .group("view-menu-setter")
                .disabled_if(start_reason)
                .run(retry_proposal),
            AuthorCommand::Pin => CommandRow::new("do-author-pin", "do-author-pin.hint")
                .label_key(|state| match are_pinned(state, &selected_pins(state)) {
                    true => "do-author-pin.back",
                    false => "do-author-pin",
                })
                .disabled_if(|state| {
                    reason_unless(state.tab.author.open == Some(Task::ThinOut), "do-tool-pins-for-thin-out")
                        .or_else(|| reason_unless(!selected_pins(state).is_empty(), "do-author-no-clue-selected"))
                })
                .run(|state, _| toggle_selected_pins(state)),
            AuthorCommand::Unpin => CommandRow::new("do-author-unpin", "do-author-unpin.hint")
                .enabled_if(|state| state.tab.author.pins.len() > 0, "do-author-no-clue-pinned")
                .run(|state, _| state.tab.author.pins = Default::default()),
            AuthorCommand::FillFromSolution => {
                CommandRow::new("do-author-fill-from-solution", "do-author-fill-from-solution.hint")
                    .label_key(|state| match state.tab.document.selection.cells.is_empty() {
                        true => "do-author-fill-from-solution",
                        false => "do-author-fill-selected",
                    })
                    .disabled_if(|state| {
                        let is_open = || !state.tab.document.cells_to_fill().is_empty();
                        no_solution_reason(state).or_else(|| reason_unless(is_open(), "do-author-no-cell-open"))
                    })
                    .run(|state, _| {
                        let cells = state.tab.document.cells_to_fill();
                        fill_from_solution(state, &cells);
                    })
            }
            AuthorCommand::FillWanted => CommandRow::new("do-author-fill-wanted", "do-author-fill-wanted.hint")
                .disabled_if(|state| {
                    let wanted = state.tab.author.placing.wanted().is_some();
                    reason_unless(wanted, "do-author-no-cell-wanted-place").or_else(|| no_solution_reason(state))
                })
                .run(|state, _| {
                    if let Some(wanted) = state.tab.author.placing.wanted().cloned() {
                        fill_from_solution(state, &wanted);
                    }
                }),
            AuthorCommand::Settle => CommandRow::new("do-author-settle", "do-author-settle.hint")
                .enabled_if(|state| state.disambiguating_givens().is_some(), "do-author-ask-first-why-there")
                .run(|state, _| place_disambiguating_givens(state)),
            AuthorCommand::Symmetry(symmetry) => CommandRow::new("do-author-place-givens-by", symmetry_hint(symmetry))
                .setting()
                .label(move |_| say!("do-author-place-givens-by", symmetry = symmetry_name(symmetry)))
                .run(move |state, _| state.tab.author.placing.symmetry = symmetry),
            AuthorCommand::Scope(scope) => {
                let (label, hint) = match scope {
                    SymmetryScope::Board => ("do-author-scope-board", "do-author-scope-board.hint"),
                    SymmetryScope::EachGrid => ("do-author-scope-each-grid", "do-author-scope-each-grid.hint"),
                };
                CommandRow::new(label, hint).setting().run(move |state, _| state.tab.author.placing.scope = scope)
            }
        }
    }
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

/// Returns why the open tool cannot start now.
fn start_reason(state: &StudioState) -> Option<String> {
    state.tab.author.refusal(&state.tab.document)
}

/// Returns why there is no solution from which cells could be filled.
fn no_solution_reason(state: &StudioState) -> Option<String> {
    reason_unless(state.tab.answers.filling_source().is_some(), "do-author-needs-puzzle-exactly-one")
}

fn has_suggestion(state: &StudioState) -> bool {
    state.tab.author.suggestion().is_some()
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

/// Pins the selected clues, or unpins them if all are pinned.
fn toggle_selected_pins(state: &mut StudioState) {
    let pins = selected_pins(state);
    let on = !are_pinned(state, &pins);
    pins.into_iter().for_each(|pin| state.tab.author.pins.set(pin, on));
}

/// Opens the panel of a tool; a tool without options starts immediately. Clues can only be pinned for thinning out.
fn open_task(state: &mut StudioState, task: Task, ctx: &Context) {
    state.panels.side_panel = true;
    state.tab.solving.close();
    state.tab.author.open = Some(task);
    state.tab.author.discard();
    if !task.has_options() {
        start_task(state, ctx);
    }
    if state.tab.palette.tool_id() == ToolId::Pins && task != Task::ThinOut {
        state.activate_tool(ToolId::Digits);
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
    state.edit(&Edit::All { edits: Edit::set_givens(&taken), what });
}

/// Places the givens that leave only one of several solutions, in one step.
fn place_disambiguating_givens(state: &mut StudioState) {
    if let Some(givens) = state.disambiguating_givens() {
        let places: Vec<String> = givens.keys().map(Cell::to_string).collect();
        let what = message!("do-author-place-what-settles", places = places.join(", "));
        state.edit(&Edit::All { edits: Edit::set_givens(&givens), what });
    }
}
