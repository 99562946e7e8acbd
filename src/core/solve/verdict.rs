//! Results of queries: the number of solutions.

use crate::board::Filling;

/// The number of solutions of a puzzle: none, one or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is no solution.
    NoSolution,
    /// This is the only solution.
    Unique(Filling),
    /// There are several solutions, among them these two.
    Several(Box<[Filling; 2]>),
}

/// A number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// All solutions were found, and this is their number.
    Exactly(u64),
    /// This many were found, and there may be more.
    AtLeast(u64),
}

impl Count {
    /// Returns the number of solutions found.
    pub const fn found(self) -> u64 {
        match self {
            Count::Exactly(found) | Count::AtLeast(found) => found,
        }
    }

    /// Returns whether all solutions were found.
    pub const fn is_exact(self) -> bool {
        matches!(self, Count::Exactly(_))
    }
}
