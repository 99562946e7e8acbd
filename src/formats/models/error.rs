//! The limits of models, and the error on writing one.

use crate::algebra::IdealError;
use crate::model::Program;
use crate::puzzle::Puzzle;

/// The maximum number of terms of an integer program.
pub(super) const MAX_TERMS: usize = 5_000_000;
/// The maximum number of clauses.
pub(super) const MAX_CLAUSES: usize = 6_000_000;

/// An error on writing a model.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ModelError {
    /// The ideal has polynomials that are too large.
    #[error(transparent)]
    Ideal(#[from] IdealError),
    /// The integer program has too many terms.
    #[error("the integer program would have more than {MAX_TERMS} terms")]
    Terms,
    /// There are too many clauses.
    #[error("there would be more than {MAX_CLAUSES} clauses")]
    Clauses,
}

/// Returns the integer program of a puzzle.
pub(super) fn program(puzzle: &Puzzle) -> Result<Program, ModelError> {
    Program::with_limit(&puzzle.model(), MAX_TERMS).ok_or(ModelError::Terms)
}
