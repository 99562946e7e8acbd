//! Commands for the board: its grids, their regions and the symbols of digits.

use egui::{Context, Key};

use crate::board::{Board, BoardError, Grid, GridId, Numbering, Turn, random_regions};
use crate::puzzle::Edit;
use crate::studio::command::key_combinations::control;
use crate::studio::command::row::{CommandRow, reason_unless};
use crate::studio::document::jigsaw;
use crate::studio::editor::new_board::NewBoard;
use crate::studio::editor::tools::layout_edits;
use crate::studio::editor::tools::layout_edits::ShiftedLayout;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::words::{Message, message, say};

/// A command for the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardCommand {
    /// Adds another grid next to the board.
    AddGrid,
    /// Adds a copy of the selected grid next to it.
    DuplicateGrid,
    /// Deletes the selected grid.
    DeleteGrid,
    /// Divides the grid of the jigsaw tool at random.
    RandomShapes,
    /// Divides the grid of the jigsaw tool into boxes.
    BackToBoxes,
    /// Rotates or reflects the whole board.
    Turn(Turn),
    /// Opens the dialog that changes the layout, size or boxes of the open puzzle.
    Change,
    /// Saves the layout under a name.
    SaveLayout,
    /// Chooses the symbols of the digits.
    Symbols,
    /// Switches between digits from 0 and from 1.
    Numbering,
}

impl BoardCommand {
    /// Returns all board commands.
    pub fn all() -> impl Iterator<Item = BoardCommand> {
        [
            BoardCommand::AddGrid,
            BoardCommand::DuplicateGrid,
            BoardCommand::DeleteGrid,
            BoardCommand::RandomShapes,
            BoardCommand::BackToBoxes,
        ]
        .into_iter()
        .chain(Turn::ALL.map(BoardCommand::Turn))
        .chain([
            BoardCommand::Change,
            BoardCommand::SaveLayout,
            BoardCommand::Symbols,
            BoardCommand::Numbering,
        ])
    }

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            BoardCommand::AddGrid => {
                CommandRow::new("do-board-add-grid", "do-board-add-grid.hint").run(|state, _| add_grid(state))
            }
            BoardCommand::DuplicateGrid => CommandRow::new("do-board-duplicate-grid", "do-board-duplicate-grid.hint")
                .shortcut(control(Key::D))
                .disabled_if(no_grid_reason)
                .run(|state, _| duplicate_grid(state)),
            BoardCommand::DeleteGrid => CommandRow::new("do-board-delete-grid", "do-board-delete-grid.hint")
                .disabled_if(|state| match state.tab.document.puzzle().board().grids().len() {
                    1 => Some(say!("do-board-only-grid")),
                    _ => no_grid_reason(state),
                })
                .run(|state, _| delete_grid(state)),
            BoardCommand::RandomShapes => CommandRow::new("do-board-random-shapes", "do-board-random-shapes.hint")
                .enabled_if(|state| state.jigsaw_grid().is_some(), "do-board-take-up-tool-jigsaw")
                .run(|state, _| random_shapes(state)),
            BoardCommand::BackToBoxes => CommandRow::new("do-board-back-to-boxes", "do-board-back-to-boxes.hint")
                .disabled_if(no_boxes_reason)
                .run(|state, _| back_to_boxes(state)),
            BoardCommand::Turn(turn) => CommandRow::named(
                move |state| Edit::Turn(turn).name(state.tab.document.puzzle()).to_string(),
                Message::new("do-board-turn-hint"),
            )
            .run(move |state, _| state.turn_board(turn)),
            BoardCommand::Change => CommandRow::new("do-board-change", "do-board-change.hint").run(show_board_dialog),
            BoardCommand::SaveLayout => {
                CommandRow::new("do-board-save-layout", "do-board-save-layout.hint").run(|state, ctx| {
                    let name = state.tab.document.puzzle().title().to_owned();
                    state.layouts.reload(ctx);
                    state.show_dialog(Dialog::SaveLayout(name), ctx);
                })
            }
            BoardCommand::Symbols => {
                CommandRow::new("do-board-symbols", "do-board-symbols.hint").setting().run(|state, ctx| {
                    let dialog = Dialog::symbols(state.tab.document.puzzle());
                    state.show_dialog(dialog, ctx);
                })
            }
            BoardCommand::Numbering => CommandRow::new("do-board-numbering", "do-board-numbering.hint")
                .setting()
                .label(|state| other_numbering(state).1)
                .run(|state, _| {
                    let numbering = other_numbering(state).0;
                    state.edit(&Edit::SetNumbering(numbering));
                }),
        }
    }
}

fn no_grid_reason(state: &StudioState) -> Option<String> {
    reason_unless(state.current_grid().is_some(), "do-board-choose-grid-first-with")
}

/// Returns why the grid of the jigsaw tool cannot be divided into boxes.
fn no_boxes_reason(state: &StudioState) -> Option<String> {
    let Some(grid) = state.jigsaw_grid() else { return Some(say!("do-board-take-up-tool-jigsaw")) };
    let size = state.tab.document.puzzle().board().size();
    let boxes = state.tab.document.previous_box_shape(grid);
    boxes.is_none().then(|| say!("do-board-there-no-boxes-cells", size = size))
}

/// Opens the dialog that changes the board of the open puzzle.
fn show_board_dialog(state: &mut StudioState, ctx: &Context) {
    state.layouts.reload(ctx);
    let wanted = NewBoard::for_open(state.tab.document.puzzle().board(), &state.layouts);
    state.show_dialog(Dialog::New(Box::new(wanted)), ctx);
}

/// Returns the other numbering of the digits and its label, such as "Digits from 0 to 8".
fn other_numbering(state: &StudioState) -> (Numbering, String) {
    let board = state.tab.document.puzzle().board();
    let other = match board.numbering() {
        Numbering::FromOne => Numbering::FromZero,
        Numbering::FromZero => Numbering::FromOne,
    };
    (other, say!("do-board-numbering", lowest = other.lowest(), highest = other.highest(board.size())))
}

/// Adds a grid next to the one that new grids copy, and selects the new grid.
fn add_grid(state: &mut StudioState) {
    let board = state.tab.document.puzzle().board();
    let like = state.tab.palette.grid_to_copy();
    let at = layout_edits::place_beside(board, like);
    let laid = layout_edits::added(board, like, at, message!("do-board-grid-added", number = board.grids().len() + 1));
    add_to_board(state, laid);
}

/// Adds a copy of the selected grid that shares a corner box with it, and selects the copy.
fn duplicate_grid(state: &mut StudioState) {
    let Some(grid) = state.current_grid() else { return };
    let board = state.tab.document.puzzle().board();
    let at = layout_edits::place_of_double(board, grid);
    let laid = layout_edits::added(board, grid, at, message!("do-board-grid-duplicated", grid = grid.to_string()));
    add_to_board(state, laid);
}

fn add_to_board(state: &mut StudioState, laid: Result<ShiftedLayout, BoardError>) {
    match laid {
        Ok(laid) => {
            if state.apply_layout(&laid) {
                let last = state.tab.document.puzzle().board().grid_ids().last().unwrap_or_default();
                state.tab.palette.choose_grid(last);
            }
        }
        Err(error) => state.refuse(error.to_string()),
    }
}

fn delete_grid(state: &mut StudioState) {
    let Some(grid) = state.current_grid() else { return };
    match layout_edits::removed(state.tab.document.puzzle().board(), grid) {
        Ok(laid) => {
            state.apply_layout(&laid);
        }
        Err(error) => state.refuse(error.to_string()),
    }
}

/// Moves the open puzzle to another board. Its grids become, in order, the first grids of the new board.
pub(in crate::studio) fn change_board(state: &mut StudioState, board: &Board) {
    let old = state.tab.document.puzzle().board().grids().len();
    let made_of = |index: usize| (index < old).then_some(GridId(index.min(255) as u8));
    let grids = board.grids().iter().enumerate().map(|(index, grid)| (made_of(index), grid.clone())).collect();
    let what = || message!("do-board-change-board");
    let lay = Edit::ChangeLayout { grids, what: what() };
    let edit = match board.numbering() {
        numbering if numbering == state.tab.document.puzzle().board().numbering() => lay,
        numbering => Edit::All { edits: vec![lay, Edit::SetNumbering(numbering)], what: what() },
    };
    if state.try_edit(&edit) {
        state.tab.board_view.camera.fit();
        state.tab.palette.sync_board(state.tab.document.puzzle().board());
    }
}

/// Divides the grid of the jigsaw tool differently.
fn divide(state: &mut StudioState, divide: impl Fn(&Grid) -> Option<Grid>, what: Message) {
    let Some(id) = state.jigsaw_grid() else { return };
    let board = state.tab.document.puzzle().board();
    let divided = board.grid(id).and_then(divide);
    if let Some(grid) = divided {
        state.edit(&jigsaw::replace_grid(board, id, grid, what));
    }
}

fn random_shapes(state: &mut StudioState) {
    // The revision serves as the random seed, as it differs each time, even after undo.
    let seed = state.tab.document.revision();
    let shapes = |grid: &Grid| Grid::jigsaw(grid.origin(), random_regions(grid.size(), seed)).ok();
    divide(state, shapes, message!("do-board-random-shapes"));
}

fn back_to_boxes(state: &mut StudioState) {
    let Some((rows, cols)) = state.jigsaw_grid().and_then(|grid| state.tab.document.previous_box_shape(grid)) else {
        return;
    };
    divide(state, |grid| Grid::new(grid.origin(), rows, cols).ok(), message!("do-board-back-to-boxes"));
}
