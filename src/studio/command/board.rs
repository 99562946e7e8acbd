//! Commands on the board: its grids, their regions, and how digits are written.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{Action, unless};
use super::keys::control;
use crate::board::{Board, BoardError, Grid, GridId, Numbering, random_regions};
use crate::formats::SavedLayout;
use crate::puzzle::Edit;
use crate::studio::state::State;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::jigsaw;
use crate::studio::state::new_board::NewBoard;
use crate::studio::state::tools::laying::{self, Laid};

/// What is done with the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardCommand {
    /// Puts another grid beside the board.
    AddGrid,
    /// Puts a grid like the chosen one beside it.
    DuplicateGrid,
    /// Takes the chosen grid away.
    DeleteGrid,
    /// Divides the grid in the jigsaw tool's hand at random.
    RandomShapes,
    /// Divides the grid in the jigsaw tool's hand into boxes.
    BackToBoxes,
    /// Asks for another layout, size or shape of boxes for the open puzzle.
    Change,
    /// Keeps the layout under a name.
    SaveLayout,
    /// Chooses how digits are written.
    Symbols,
    /// Lets the digits begin at 0, or at 1 again.
    Numbering,
}

impl BoardCommand {
    /// All of them.
    pub const ALL: [BoardCommand; 9] = [
        BoardCommand::AddGrid,
        BoardCommand::DuplicateGrid,
        BoardCommand::DeleteGrid,
        BoardCommand::RandomShapes,
        BoardCommand::BackToBoxes,
        BoardCommand::Change,
        BoardCommand::SaveLayout,
        BoardCommand::Symbols,
        BoardCommand::Numbering,
    ];
}

impl Action for BoardCommand {
    fn label(&self, state: &State) -> String {
        let label = match self {
            BoardCommand::AddGrid => "Add a grid",
            BoardCommand::DuplicateGrid => "Duplicate grid",
            BoardCommand::DeleteGrid => "Delete grid",
            BoardCommand::RandomShapes => "Random shapes",
            BoardCommand::BackToBoxes => "Back to boxes",
            BoardCommand::Change => "Change the board…",
            BoardCommand::SaveLayout => "Keep the layout…",
            BoardCommand::Symbols => "Symbols…",
            BoardCommand::Numbering => return other_numbering(state).1,
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            BoardCommand::AddGrid => "Put another grid beside the chosen one",
            BoardCommand::DuplicateGrid => "Add a grid like the chosen one, sharing a corner box with it",
            BoardCommand::DeleteGrid => "Take the chosen grid away, with what is only on it",
            BoardCommand::RandomShapes => "Divide the grid into connected regions at random",
            BoardCommand::BackToBoxes => "Divide the grid into rectangular boxes, as it was before",
            BoardCommand::Change => "Give the puzzle another layout, size or shape of boxes",
            BoardCommand::SaveLayout => "Keep this layout under a name, for new puzzles",
            BoardCommand::Symbols => "Choose the digits, letters or signs that the puzzle is written with",
            BoardCommand::Numbering => "Call the digits so, and count them so in sums; givens keep their order",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            BoardCommand::DuplicateGrid => Some(control(Key::D)),
            BoardCommand::AddGrid
            | BoardCommand::DeleteGrid
            | BoardCommand::RandomShapes
            | BoardCommand::BackToBoxes
            | BoardCommand::Change
            | BoardCommand::SaveLayout
            | BoardCommand::Symbols
            | BoardCommand::Numbering => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        let no_shapes = "Take up the tool “Jigsaw shapes” first";
        let no_grid = "Choose a grid first, with the tool Grids";
        match self {
            BoardCommand::RandomShapes => unless(state.jigsaw_grid().is_some(), no_shapes),
            BoardCommand::BackToBoxes => match state.jigsaw_grid() {
                None => Some(no_shapes.to_owned()),
                Some(grid) => {
                    let size = state.tab.document.puzzle().board().size();
                    unless(
                        state.tab.document.boxes_before(grid).is_some(),
                        &format!("There are no boxes of {size} cells"),
                    )
                }
            },
            BoardCommand::DuplicateGrid => unless(state.grid_in_hand().is_some(), no_grid),
            BoardCommand::DeleteGrid => match state.tab.document.puzzle().board().grids().len() {
                1 => Some("This is the only grid".to_owned()),
                _ => unless(state.grid_in_hand().is_some(), no_grid),
            },
            BoardCommand::AddGrid
            | BoardCommand::Change
            | BoardCommand::SaveLayout
            | BoardCommand::Symbols
            | BoardCommand::Numbering => None,
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match self {
            BoardCommand::AddGrid => add_grid(state),
            BoardCommand::DuplicateGrid => duplicate_grid(state),
            BoardCommand::DeleteGrid => delete_grid(state),
            BoardCommand::RandomShapes => random_shapes(state),
            BoardCommand::BackToBoxes => back_to_boxes(state),
            BoardCommand::Change => {
                let wanted = NewBoard::for_open(state.tab.document.puzzle().board(), &state.layouts);
                state.show_dialog(Dialog::New(Box::new(wanted)), ctx);
            }
            BoardCommand::SaveLayout => {
                let name = state.tab.document.puzzle().title().to_owned();
                state.show_dialog(Dialog::SaveLayout(name), ctx);
            }
            BoardCommand::Symbols => {
                let dialog = Dialog::symbols(state.tab.document.puzzle());
                state.show_dialog(dialog, ctx);
            }
            BoardCommand::Numbering => {
                let numbering = other_numbering(state).0;
                state.edit(&Edit::SetNumbering(numbering));
            }
        }
    }
}

/// What the digits are not called now, and how that is offered: "Digits from 0 to 8".
fn other_numbering(state: &State) -> (Numbering, String) {
    let board = state.tab.document.puzzle().board();
    let other = match board.numbering() {
        Numbering::FromOne => Numbering::FromZero,
        Numbering::FromZero => Numbering::FromOne,
    };
    (other, format!("Digits from {} to {}", other.lowest(), other.highest(board.size())))
}

/// Adds a grid beside the one that new ones are like, and chooses it.
fn add_grid(state: &mut State) {
    let board = state.tab.document.puzzle().board();
    let like = state.tab.palette.grid_to_copy();
    let at = laying::place_beside(board, like);
    let laid = laying::added(board, like, at, format!("Add grid {}", board.grids().len() + 1));
    lay_new(state, laid);
}

/// Adds a grid like the chosen one that shares a corner box with it, and chooses it.
fn duplicate_grid(state: &mut State) {
    let Some(grid) = state.grid_in_hand() else { return };
    let board = state.tab.document.puzzle().board();
    let at = laying::place_of_double(board, grid);
    let laid = laying::added(board, grid, at, format!("Duplicate grid {grid}"));
    lay_new(state, laid);
}

fn lay_new(state: &mut State, laid: Result<Laid, BoardError>) {
    match laid {
        Ok(laid) => {
            if state.lay(&laid) {
                let last = state.tab.document.puzzle().board().grid_ids().last().unwrap_or_default();
                state.tab.palette.choose_grid(last);
            }
        }
        Err(error) => state.refuse(error.to_string()),
    }
}

fn delete_grid(state: &mut State) {
    let Some(grid) = state.grid_in_hand() else { return };
    match laying::removed(state.tab.document.puzzle().board(), grid) {
        Ok(laid) => {
            state.lay(&laid);
        }
        Err(error) => state.refuse(error.to_string()),
    }
}

/// Puts the open puzzle on another board. Its grids become, in their order, the first ones of the new board.
pub(super) fn change_board(state: &mut State, board: &Board) {
    let old = state.tab.document.puzzle().board().grids().len();
    let made_of = |index: usize| (index < old).then_some(GridId(index.min(255) as u8));
    let grids = board.grids().iter().enumerate().map(|(index, grid)| (made_of(index), grid.clone())).collect();
    let what = || "Change the board".to_owned();
    let lay = Edit::Lay { grids, what: what() };
    let edit = match board.numbering() {
        numbering if numbering == state.tab.document.puzzle().board().numbering() => lay,
        numbering => Edit::All { edits: vec![lay, Edit::SetNumbering(numbering)], what: what() },
    };
    if state.try_edit(&edit) {
        state.tab.board_view.camera.fit();
        state.tab.palette.fit(state.tab.document.puzzle().board());
    }
}

/// Keeps the layout of the open puzzle under a name.
pub(super) fn keep_layout(state: &mut State, name: &str) {
    match state.layouts.save(name, state.tab.document.puzzle().board()) {
        Ok(()) => state.say(&format!("The layout “{name}” is kept; New puzzle… offers it")),
        Err(error) => state.fail("The layout could not be kept", error.to_string()),
    }
}

/// Throws a kept layout away.
pub(super) fn forget_layout(state: &mut State, layout: &SavedLayout) {
    if let Err(error) = state.layouts.delete(layout) {
        state.fail("The layout could not be deleted", error.to_string());
    }
}

/// Gives the grid in the jigsaw tool's hand another division.
fn divide(state: &mut State, divide: impl Fn(&Grid) -> Option<Grid>, what: &str) {
    let Some(id) = state.jigsaw_grid() else { return };
    let board = state.tab.document.puzzle().board();
    let divided = board.grid(id).and_then(divide);
    if let Some(grid) = divided {
        state.edit(&jigsaw::lay(board, id, grid, what.to_owned()));
    }
}

fn random_shapes(state: &mut State) {
    // The number of the step is another one each time, also after undo.
    let seed = state.tab.document.revision();
    let shapes = |grid: &Grid| Grid::jigsaw(grid.origin(), random_regions(grid.size(), seed)).ok();
    divide(state, shapes, "Random shapes");
}

fn back_to_boxes(state: &mut State) {
    let Some((rows, cols)) = state.jigsaw_grid().and_then(|grid| state.tab.document.boxes_before(grid)) else { return };
    divide(state, |grid| Grid::new(grid.origin(), rows, cols).ok(), "Back to boxes");
}
