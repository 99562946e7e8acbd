//! The trait of places.

use super::part::RulePart;
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, OutsidePosition, Random, Relocation, Transformation};
use crate::scene::Point;
use crate::words::Message;

/// The place of a rule on the board.
///
/// All methods except [`Place::check_fit`] may assume that the place fits the board.
pub trait Place: Clone + PartialEq {
    /// The pointer gesture that draws a place.
    const GESTURE: Gesture;

    /// Checks that the place is on this board.
    ///
    /// # Errors
    /// Returns the first placement error.
    fn check_fit(&self, board: &Board) -> Result<(), PlacementError>;

    /// Returns the cells of the place.
    fn cells(&self, board: &Board) -> CellSet;

    /// Returns the place in a few words: "box 5", "8 cells from r1c1".
    fn description(&self, board: &Board) -> Message;

    /// Returns what a stroke does to `current`, or the new place that it makes. A stroke that extends
    /// ([`Stroke::extends`]) is passed only with the selected rule.
    fn apply_stroke(current: Option<&Self>, board: &Board, stroke: &Stroke) -> StrokeEffect<Self>;

    /// Returns the place after the layout of the board has changed, or None if nothing is left. The result need not
    /// fit.
    fn relocated(&self, step: &Relocation) -> Option<Self>;

    /// Returns the place after a transformation of the board, or None if its cells no longer form such a place.
    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self>;

    /// Returns a random place, for tests and for generated puzzles, or None if the board has none.
    fn random(board: &Board, random: &mut Random) -> Option<Self>;

    /// Returns the steps between consecutive cells of a line, or none if the place is not a line.
    fn steps(&self) -> Vec<[Cell; 2]> {
        vec![]
    }

    /// Returns the cells where the place can be made longer or shorter by dragging: the ends of a line, or one cell of
    /// an area. See [`Place::with_end_dragged`].
    fn ends(&self) -> Vec<Cell> {
        vec![]
    }

    /// Returns the place after one of its [`Place::ends`] was dragged along a path of cells, of which the end is the
    /// first: a line is continued over new cells and cut off where the path goes back along it. None if nothing changes
    /// or nothing is left.
    fn with_end_dragged(&self, _path: &[Cell]) -> Option<Self> {
        None
    }

    /// Returns the middle of the clue of a rule with this place, in cells, or None if such rules have no clue.
    fn clue_point(&self, _board: &Board) -> Option<Point> {
        None
    }

    /// Returns whether a clue outside the grid is a number, typed character by character, instead of a set of digits.
    fn clue_is_number() -> bool {
        false
    }

    /// Returns the clue outside the grid, for places of [`Gesture::Edge`]. It is empty if there is none.
    fn clue(&self, _outside_position: OutsidePosition) -> String {
        String::new()
    }

    /// Returns the sets of cells that are each drawn as one mark and must be recognisable as a unit. The list is empty
    /// if [`Place::check_fit`] already requires the cells to be connected, or if each cell is a separate mark.
    fn marks(&self) -> Vec<CellSet> {
        vec![]
    }

    /// Returns the parts of the place, if a rule can do without some of them.
    fn parts(&self) -> Vec<RulePart> {
        vec![]
    }

    /// Returns the place with only those of [`Place::parts`] whose index is wanted, or None if nothing is left.
    fn with_parts(&self, _wanted: &dyn Fn(usize) -> bool) -> Option<Self> {
        Some(self.clone())
    }

    /// Returns the place with this clue outside the grid, made from `current` or from nothing. None removes the rule.
    ///
    /// # Errors
    /// Returns an error if the text is not a valid clue.
    fn with_clue(_current: Option<&Self>, _at: OutsidePosition, _clue: &str) -> Result<Option<Self>, Message> {
        Err(Message::new("refusal-no-outside-clue"))
    }
}

/// Checks that all cells are on the board, and returns an error with the first one that is not.
pub(super) fn check_on_board(board: &Board, mut cells: impl Iterator<Item = Cell>) -> Result<(), PlacementError> {
    match cells.find(|&cell| !board.contains(cell)) {
        Some(cell) => Err(PlacementError::OffBoard { cell }),
        None => Ok(()),
    }
}
