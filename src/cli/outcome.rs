//! The outcome of a command, which becomes the exit status.

use crate::author::AuthorError;
use crate::formats::LoadedPuzzle;
use crate::solve::SolveError;

/// The outcome of a command. Of several outcomes, the greatest counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Outcome {
    /// Everything succeeded, and every puzzle is unique.
    Fine,
    /// The output format could not hold something, which is lost.
    Lossy,
    /// Some puzzle has no solution, or several.
    NotUnique,
    /// Something of a puzzle's file was not understood, which may change its solutions.
    LeftOut,
    /// The answer for some puzzle is unknown.
    Unknown,
    /// Something could not be read or written.
    Unreadable,
    /// The reader of standard output closed the pipe.
    BrokenPipe,
    /// The engines contradict each other or the puzzle: a bug.
    Contradiction,
}

impl Outcome {
    /// Returns the exit status of the program.
    pub const fn code(self) -> u8 {
        match self {
            Outcome::Fine => 0,
            Outcome::NotUnique => 1,
            Outcome::Unreadable => 2,
            Outcome::Unknown => 3,
            Outcome::Lossy | Outcome::LeftOut => 4,
            Outcome::Contradiction => 70,
            // The status that a shell reports for a program ended by SIGPIPE.
            Outcome::BrokenPipe => 141,
        }
    }

    /// Returns the outcome of reading a puzzle: whether something that matters was not understood.
    pub fn of_reading(loaded: &LoadedPuzzle) -> Outcome {
        if loaded.is_understood() { Outcome::Fine } else { Outcome::LeftOut }
    }
}

/// The outcome of a command whose setter tool has no result.
impl From<&AuthorError> for Outcome {
    fn from(error: &AuthorError) -> Outcome {
        match error {
            AuthorError::SeveralSolutions { .. }
            | AuthorError::SeveralLayers
            | AuthorError::NoSolution
            | AuthorError::NotFillable
            | AuthorError::NoDigits { .. }
            | AuthorError::TooFewDerived { .. } => Outcome::NotUnique,
            AuthorError::Stopped(SolveError::OutOfTime) => Outcome::Unknown,
            AuthorError::PinnedCellOffBoard { .. }
            | AuthorError::PinnedPositionMissing { .. }
            | AuthorError::PatternOffBoard { .. }
            | AuthorError::UnknownRule { .. }
            | AuthorError::Symmetry(_)
            | AuthorError::Stopped(SolveError::Cancelled | SolveError::Engine(_)) => Outcome::Unreadable,
        }
    }
}
