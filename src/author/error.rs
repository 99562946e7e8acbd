//! The error of a setter tool.

use std::fmt;

use super::symmetry::SymmetryError;
use crate::board::{Cell, OutsidePosition};
use crate::solve::SolveError;
use crate::words::Message;

/// An error of a setter tool.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AuthorError {
    /// The puzzle has several solutions, so no clues can be removed.
    SeveralSolutions {
        /// A cell in which two solutions differ.
        cell: Cell,
        /// The digit in one solution, in the symbols of the puzzle.
        one: String,
        /// The digit in the other solution.
        other: String,
    },
    /// The puzzle has several solutions with the same digits, which differ in a layer, such as the doubled cells.
    SeveralLayers,
    /// The puzzle has no solution.
    NoSolution,
    /// A pinned given is off the board.
    PinnedCellOffBoard {
        /// The cell of the given.
        cell: Cell,
    },
    /// A pinned outside clue has a position that no grid has.
    PinnedPositionMissing {
        /// The position outside the grid.
        outside_position: OutsidePosition,
    },
    /// A cell of the pattern is off the board.
    PatternOffBoard {
        /// The cell.
        cell: Cell,
    },
    /// No digits were found for the cells of a pattern.
    NoDigits {
        /// The number of random fillings tried as starting points.
        starts: u32,
    },
    /// A rule that may be removed is not in the list.
    UnknownRule {
        /// The number of the rule, counted from 1.
        number: usize,
    },
    /// The board cannot have the symmetry.
    Symmetry(#[from] SymmetryError),
    /// No filling of the board obeys the rules.
    NotFillable,
    /// The puzzle has fewer variations than requested.
    TooFewDerived {
        /// The number of variations found.
        found: usize,
        /// The number of variations requested.
        wanted: usize,
    },
    /// The work was cancelled, ran out of time, or an engine failed.
    Stopped(#[from] SolveError),
}

impl AuthorError {
    /// Returns the error as a message that can be shown in any language.
    pub fn message(&self) -> Message {
        match self {
            AuthorError::SeveralSolutions { cell, one, other } => Message::new("author-several")
                .with("cell", cell.to_string())
                .with("one", one.as_str())
                .with("other", other.as_str()),
            AuthorError::SeveralLayers => Message::new("author-several-layers"),
            AuthorError::NoSolution => Message::new("author-no-solution"),
            AuthorError::PinnedCellOffBoard { cell } => {
                Message::new("author-keep-off-board").with("cell", cell.to_string())
            }
            AuthorError::PinnedPositionMissing { outside_position } => {
                Message::new("author-keep-off-edge").with("lookout", outside_position.to_string())
            }
            AuthorError::PatternOffBoard { cell } => {
                Message::new("author-pattern-off-board").with("cell", cell.to_string())
            }
            AuthorError::NoDigits { starts: beginnings } => {
                Message::new("author-no-digits").with("beginnings", *beginnings)
            }
            AuthorError::UnknownRule { number } => Message::new("author-no-rule").with("number", *number),
            AuthorError::Symmetry(error) => error.message(),
            AuthorError::NotFillable => Message::new("author-not-fillable"),
            AuthorError::TooFewDerived { found, wanted } => {
                Message::new("author-too-few-derived").with("found", *found).with("wanted", *wanted)
            }
            AuthorError::Stopped(stopped) => stopped.message(),
        }
    }
}

impl fmt::Display for AuthorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Maps running out of time to `Ok`, since partial results are kept; other stops are errors.
pub(super) fn unless_cancelled(stopped: SolveError) -> Result<(), SolveError> {
    match stopped {
        SolveError::OutOfTime => Ok(()),
        SolveError::Cancelled | SolveError::Engine(_) => Err(stopped),
    }
}
