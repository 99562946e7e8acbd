//! Engines, which answer queries.

use super::control::Control;
use super::error::SolveError;
use super::part_queries::{PartQueries, PartQuery};
use super::statistics::Statistics;
use super::verdict::{Count, Verdict};
use crate::board::{DigitSet, Filling};
use crate::model::{Model, Shape};

/// An engine that answers queries about models. Whatever it keeps between queries doesn't change a result.
pub trait Engine: Send {
    /// Returns the name of the engine on the command line and in the window.
    fn name(&self) -> &'static str;

    /// Returns the work of the last query.
    fn statistics(&self) -> Statistics;

    /// Returns a solution that differs from each in `known` in at least one cell, or None if there is none.
    ///
    /// # Errors
    /// Returns an error if the query was stopped before the result was known.
    fn another_solution(
        &mut self,
        model: &Model,
        known: &[Filling],
        control: &Control,
    ) -> Result<Option<Filling>, SolveError>;

    /// Passes distinct solutions to `each` until there are no more or `limit` were found. The count is exact if the
    /// solutions run out before the limit. At the limit the search ends, and the result is [`Count::AtLeast`] even if
    /// there are no more solutions. So a limit of 0 finds nothing and proves nothing.
    ///
    /// # Errors
    /// Returns an error if the query was stopped; the solutions passed on until then remain valid.
    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling),
    ) -> Result<Count, SolveError>;

    /// Returns, for each cell, the digits that it takes in at least one solution, the "true candidates"; all are empty
    /// if there is no solution.
    ///
    /// # Errors
    /// Returns an error if the query was stopped before the result was known.
    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, SolveError>;

    /// Prepares many queries about the model that differ in which of these parts are active; parts are identified by
    /// their index.
    fn part_queries<'a>(&'a mut self, model: Model, parts: Vec<Vec<Shape>>) -> Box<dyn PartQueries + 'a> {
        Box::new(RebuiltQueries::new(self, model, parts))
    }

    /// Returns whether there is no solution, exactly one, or several.
    ///
    /// # Errors
    /// Returns an error if the query was stopped before the result was known.
    fn verdict(&mut self, model: &Model, control: &Control) -> Result<Verdict, SolveError> {
        let mut found = Vec::new();
        self.solutions(model, 2, control, &mut |filling| found.push(filling))?;
        let mut found = found.into_iter();
        Ok(match (found.next(), found.next()) {
            (None, _) => Verdict::NoSolution,
            (Some(only), None) => Verdict::Unique(only),
            (Some(first), Some(second)) => Verdict::Several(Box::new([first, second])),
        })
    }
}

/// The queries of engines that have no [`PartQueries`] of their own: a new model is built for each query.
struct RebuiltQueries<'a, E: Engine + ?Sized> {
    engine: &'a mut E,
    model: Model,
    parts: Vec<Vec<Shape>>,
    statistics: Statistics,
}

impl<'a, E: Engine + ?Sized> RebuiltQueries<'a, E> {
    fn new(engine: &'a mut E, model: Model, parts: Vec<Vec<Shape>>) -> RebuiltQueries<'a, E> {
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
