//! Many queries about one puzzle that differ in which of its clues are active: clue removal, the generator and
//! explanations need them. An engine may prepare the puzzle once and keep what it learns from query to query.

use super::control::Control;
use super::error::SolveError;
use super::statistics::Statistics;
use crate::board::Filling;
use crate::model::Shape;

/// One of many queries.
#[derive(Clone, Copy, Debug)]
pub struct PartQuery<'a> {
    /// The indices of the active parts, each once.
    pub parts: &'a [usize],
    /// Additional constraints.
    pub extra: &'a [Shape],
    /// A solution that is not accepted as the answer.
    pub excluded: Option<&'a Filling>,
}

/// A model with optional parts, of which each query activates some.
pub trait PartQueries {
    /// Returns a solution of the model with the parts and constraints of the query; None if no solution exists.
    ///
    /// # Errors
    /// Returns an error if the query was stopped before the result was known.
    fn solution(&mut self, ask: PartQuery<'_>, control: &Control) -> Result<Option<Filling>, SolveError>;

    /// Returns the work of all queries so far.
    fn statistics(&self) -> Statistics;
}
