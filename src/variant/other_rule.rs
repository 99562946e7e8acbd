//! The other rules of a puzzle as a rule sees them, without the list of all kinds.

use std::any::Any;
use std::fmt::Debug;

use super::change::{Reading, RuleEffect};
use super::sum_clue::SumClue;
use crate::board::{Board, Cell, OutsidePosition};

/// A rule of a puzzle as other rules see it: its type, and its clues outside the grid.
pub trait OtherRule: Debug + Sync {
    /// Returns the rule as [`Any`], for downcasts.
    fn as_any(&self) -> &dyn Any;

    /// Returns the description of the rule's clues outside the grid, or None if rules of its kind have none.
    fn outside_kind(&self) -> Option<OutsideKind>;

    /// Returns the clue at a position outside the grid as text. See [`crate::place::Place::clue`].
    fn clue(&self, outside_position: OutsidePosition) -> String;

    /// Returns the layer of the rule and its change of values, or None if it has neither.
    fn effect(&self, board: &Board) -> Option<RuleEffect>;

    /// Returns the clues of the rule's sums, and their cells. See [`super::Variant::sums`].
    fn sums(&self) -> Vec<(SumClue, Vec<Cell>)>;

    /// Returns the numbers that the rule reads of its cells.
    fn reading(&self) -> Reading {
        Reading::Digits
    }

    /// Returns whether the other rule is the same.
    fn equals(&self, other: &dyn OtherRule) -> bool;
}

impl dyn OtherRule + '_ {
    /// Returns the rule as a `V`, or None if it is of another kind.
    pub fn downcast<V: 'static>(&self) -> Option<&V> {
        self.as_any().downcast_ref()
    }
}

/// A kind of clues outside the grid, as far as their drawing depends on it. They are ordered as in the palette.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct OutsideKind {
    /// Position of the kind in the palette.
    pub palette_position: usize,
    /// True for clues along diagonals. See [`super::Variant::DIAGONAL`].
    pub is_diagonal: bool,
    /// True if the clues are numbers, not digits. See [`crate::place::Place::clue_is_number`].
    pub is_number: bool,
}
