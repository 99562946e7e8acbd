//! Many queries about one puzzle that differ in which of its clues are active: clue removal, the generator and
//! explanations need them. An engine may prepare the puzzle once and keep what it learns from query to query.

use super::{Control, Engine, SolveError, Statistics};
use crate::board::Filling;
use crate::model::{Model, Shape};

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

/// The queries of engines that have no [`PartQueries`] of their own: a new model is built for each query.
pub(super) struct RebuiltQueries<'a, E: Engine + ?Sized> {
    engine: &'a mut E,
    model: Model,
    parts: Vec<Vec<Shape>>,
    statistics: Statistics,
}

impl<'a, E: Engine + ?Sized> RebuiltQueries<'a, E> {
    /// Returns queries for this engine.
    pub fn new(engine: &'a mut E, model: Model, parts: Vec<Vec<Shape>>) -> RebuiltQueries<'a, E> {
        RebuiltQueries { engine, model, parts, statistics: Statistics::default() }
    }
}

impl<E: Engine + ?Sized> PartQueries for RebuiltQueries<'_, E> {
    fn solution(&mut self, ask: PartQuery<'_>, control: &Control) -> Result<Option<Filling>, SolveError> {
        let mut model = self.model.clone();
        let parts = ask.parts.iter().flat_map(|&part| &self.parts[part]);
        parts.chain(ask.extra).for_each(|shape| model.add(shape.clone()));
        let answer = self.engine.another_solution(&model, ask.excluded.map_or(&[], std::slice::from_ref), control);
        self.statistics += self.engine.statistics();
        answer
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }
}
