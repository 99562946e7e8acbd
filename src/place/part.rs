//! The parts of a rule that can be left out alone.

use crate::board::{Cell, Lookout};

/// A part of what a rule says: the rule without it says all the others, and no more.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// A piece of a clue beyond an edge; pieces at one place are written one after the other.
    Beyond {
        /// The place beyond the edge.
        lookout: Lookout,
        /// The piece, as it is written there.
        piece: String,
    },
    /// A mark in a cell.
    Mark {
        /// The cell.
        cell: Cell,
    },
}
