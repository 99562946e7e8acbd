//! Whole grids as places, written as their number, and the names of grids.

use super::place_trait::Place;
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, CellSet, Grid, GridId, Random, Relocation, Transformation};
use crate::words::Message;

impl Place for GridId {
    const GESTURE: Gesture = Gesture::Grid;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        find_grid(board, *self).map(|_| ())
    }

    fn cells(&self, board: &Board) -> CellSet {
        board.grid(*self).into_iter().flat_map(Grid::cells).collect()
    }

    fn description(&self, board: &Board) -> Message {
        grid_message(board, *self)
    }

    fn apply_stroke(current: Option<&Self>, board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        StrokeEffect::toggled(current, stroke.grid(board))
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        step.grid(*self)
    }

    fn transformed(&self, _board: &Board, step: &Transformation) -> Option<Self> {
        Some(step.grid(*self))
    }

    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        random.pick(&board.grid_ids().collect::<Vec<_>>())
    }
}

/// Returns the grid with this number, or an error if there is none.
pub(super) fn find_grid(board: &Board, grid: GridId) -> Result<&Grid, PlacementError> {
    board.grid(grid).ok_or(PlacementError::NoGrid { grid, grids: board.grids().len() })
}

/// Returns "whole grid", or the name of the grid if there are several.
pub fn grid_message(board: &Board, grid: GridId) -> Message {
    if board.grids().len() == 1 { Message::new("grid-whole") } else { grid_name(board, grid) }
}

/// Returns the name of one of several grids by its direction: "north-west grid". If directions do not distinguish all
/// grids, the name is its number.
pub fn grid_name(board: &Board, grid: GridId) -> Message {
    grid_form(board, grid, "")
}

/// Returns the name of a grid as the owner of something: "of the north-west grid".
pub fn grid_of(board: &Board, grid: GridId) -> Message {
    grid_form(board, grid, ".of")
}

/// Returns a sentence about a grid. It begins with the name of the grid if there are several.
pub fn in_grid(board: &Board, grid: GridId, sentence: Message) -> Message {
    if board.grids().len() == 1 {
        return sentence;
    }
    Message::new("in-grid").with("where", grid_form(board, grid, ".in")).with("sentence", sentence)
}

/// Describes cells by their number and the first of them, and also by their grid if the board has several. Sets of
/// cells that agree in these have the same description.
pub(super) fn describe_cells(cells: &CellSet, board: &Board) -> Message {
    let first = cells.iter().next().map(|cell| cell.to_string()).unwrap_or_default();
    let words = Message::new("place-cells").with("count", cells.len()).with("first", first);
    let holds = |id: &GridId| board.grid(*id).is_some_and(|grid| cells.iter().all(|cell| grid.contains(cell)));
    match board.grid_ids().find(holds).filter(|_| board.grids().len() > 1) {
        Some(grid) => Message::new("place-in-grid").with("grid", grid_name(board, grid)).with("place", words),
        None => words,
    }
}

/// Returns a form of the name of a grid: an attribute of its message, or the message itself.
fn grid_form(board: &Board, grid: GridId, form: &'static str) -> Message {
    let keys: Vec<&str> = board.grids().iter().map(|grid| direction(board, grid)).collect();
    let distinct = keys.iter().enumerate().all(|(index, key)| !keys[..index].contains(key));
    let key = keys.get(grid.index()).copied().filter(|_| distinct).unwrap_or("grid-number");
    Message::new(format!("{key}{form}")).with("number", grid.index() + 1)
}

/// Returns the message key for the direction from the middle of the board to the middle of a grid.
fn direction(board: &Board, grid: &Grid) -> &'static str {
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    // Twice the middle, which is a whole number for every size.
    let half = |from: i16, size: u8| 2 * from + i16::from(size);
    let down = half(grid.origin().row, grid.size()) - (top_left.row + bottom);
    let across = half(grid.origin().col, grid.size()) - (top_left.col + right);
    match (down.signum(), across.signum()) {
        (-1, -1) => "grid-north-west",
        (-1, 0) => "grid-north",
        (-1, _) => "grid-north-east",
        (0, -1) => "grid-west",
        (0, 0) => "grid-centre",
        (0, _) => "grid-east",
        (_, -1) => "grid-south-west",
        (_, 0) => "grid-south",
        (_, _) => "grid-south-east",
    }
}
