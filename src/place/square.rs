//! A 3x3 square anywhere on the board, written as its top-left cell.

use serde::{Deserialize, Serialize};

use super::place_trait::{Place, check_on_board};
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, Random, Relocation, Transformation};
use crate::words::Message;

/// A 3x3 square of cells, given by its top-left cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Square(pub Cell);

impl Square {
    /// Number of rows and columns.
    pub const SIDE: i16 = 3;

    /// Returns the cells row by row.
    pub fn list(self) -> impl Iterator<Item = Cell> + Clone {
        (0..Square::SIDE).flat_map(move |row| (0..Square::SIDE).map(move |col| self.0.offset(row, col)))
    }

    /// Returns the square with exactly these cells.
    fn of(cells: &CellSet) -> Option<Square> {
        let square = Square(cells.iter().next()?);
        (square.list().collect::<CellSet>() == *cells).then_some(square)
    }
}

impl Place for Square {
    const GESTURE: Gesture = Gesture::Square;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        check_on_board(board, self.list())
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.list().collect()
    }

    fn description(&self, board: &Board) -> Message {
        Message::verbatim(self.cells(board).to_string())
    }

    fn apply_stroke(current: Option<&Self>, _board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        // The stroke begins in the middle of the square.
        StrokeEffect::toggled(current, Some(Square(stroke.start().offset(-1, -1))))
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Square::of(&step.cells(&self.list().collect()))
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        Square::of(&step.cells(board, self.list()))
    }

    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let squares = board.cells().iter().map(|&cell| Square(cell)).filter(|square| square.check_fit(board).is_ok());
        random.pick(&squares.collect::<Vec<_>>())
    }
}
