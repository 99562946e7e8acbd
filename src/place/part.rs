//! The parts of a rule that can be removed separately.

use crate::board::{Cell, OutsidePosition};

/// A part of a rule. Without it, the rule means exactly what the other parts mean.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RulePart {
    /// A piece of a clue outside the grid. Pieces at one position are written in sequence.
    OutsideClue {
        /// The position of the clue.
        outside_position: OutsidePosition,
        /// The text of the piece.
        piece: String,
    },
    /// A mark in a cell.
    Mark {
        /// The cell.
        cell: Cell,
    },
}
