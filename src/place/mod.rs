//! Places of rules, independent of the kinds of rule. A kind chooses the type of its place, which determines how rules
//! are drawn and described, which cells they have, and how they change with the board.
//!
//! Each type of place has its own file. A kind that uses one of these types needs no code of its own for all this.

mod border;
mod cells;
mod corner;
mod digit_list;
mod grid_box;
mod groups;
mod marks;
mod on_grid;
mod outside;
mod part;
mod path;
mod pieces;
mod placement_error;
mod shafts;
mod square;
mod stroke;
#[cfg(test)]
mod tests;
mod tree;

use crate::board::{Board, Cell, CellSet, OutsidePosition, Random, Relocation, Transformation};
use crate::scene::Point;
use crate::words::Message;

pub use border::Border;
pub use corner::Corner;
pub use digit_list::DigitList;
pub use grid_box::GridBox;
pub use groups::Groups;
pub use marks::CellMarks;
pub use on_grid::{grid_message, grid_name, grid_of, in_grid};
pub use outside::{ClueValue, DiagonalClues, EdgeClues, OutsideClues};
pub use part::RulePart;
pub use path::Path;
pub use pieces::{PieceCounts, is_connected};
pub use placement_error::PlacementError;
pub use shafts::Shafts;
pub use square::Square;
pub use stroke::{Gesture, Stroke, nearest_grid};
pub use tree::Tree;

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

/// The effect of a stroke.
#[derive(Clone, PartialEq, Debug)]
pub enum StrokeEffect<T> {
    /// The stroke has no effect.
    Unchanged,
    /// The object is removed.
    Removed,
    /// The object is added or changed to this value.
    Changed(T),
}

impl<T> StrokeEffect<T> {
    /// Applies a function to the new value, if there is one.
    pub fn map<U>(self, made: impl FnOnce(T) -> U) -> StrokeEffect<U> {
        match self {
            StrokeEffect::Unchanged => StrokeEffect::Unchanged,
            StrokeEffect::Removed => StrokeEffect::Removed,
            StrokeEffect::Changed(place) => StrokeEffect::Changed(made(place)),
        }
    }

    /// Returns the effect for places that a second stroke removes: the stroke is at `place`, and `current` is the place
    /// of the rule to which it is applied.
    pub fn toggled(current: Option<&T>, place: Option<T>) -> StrokeEffect<T>
    where
        T: PartialEq,
    {
        match (current, place) {
            (Some(current), Some(place)) if *current == place => StrokeEffect::Removed,
            (None, Some(place)) => StrokeEffect::Changed(place),
            (Some(_), _) | (None, None) => StrokeEffect::Unchanged,
        }
    }
}

/// Checks that all cells are on the board, and returns an error with the first one that is not.
fn check_on_board(board: &Board, mut cells: impl Iterator<Item = Cell>) -> Result<(), PlacementError> {
    match cells.find(|&cell| !board.contains(cell)) {
        Some(cell) => Err(PlacementError::OffBoard { cell }),
        None => Ok(()),
    }
}
