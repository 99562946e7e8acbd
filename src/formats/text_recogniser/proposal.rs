//! The reading of a text that a reader of the recogniser proposes.

use crate::formats::codec::{CodecError, FoundPuzzle};
use crate::formats::{Format, TextForm};

/// The puzzles that a reader finds in a text.
pub(super) struct Proposal {
    pub form: TextForm,
    /// The puzzles in order, with their format, or the errors in their place.
    pub found: Vec<Result<(Format, FoundPuzzle), CodecError>>,
    /// The weight of the lines that the reader has used.
    pub weight: usize,
}

impl Proposal {
    /// Returns the number of puzzles that can be read.
    pub(super) fn puzzles(&self) -> usize {
        self.found.iter().filter(|found| found.is_ok()).count()
    }
}
