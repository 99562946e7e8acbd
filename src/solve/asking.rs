//! Many questions about one puzzle that differ in which of its clues hold, as thinning out, generating and explaining
//! ask them. An engine may prepare the puzzle once and keep what it learns from question to question.

use super::{Control, Engine, Statistics, Stopped};
use crate::board::Filling;
use crate::model::{Model, Shape};

/// One of many questions.
#[derive(Clone, Copy, Debug)]
pub struct Ask<'a> {
    /// The numbers of the parts that hold, each once.
    pub parts: &'a [usize],
    /// What else holds.
    pub further: &'a [Shape],
    /// A solution that does not count.
    pub except: Option<&'a Filling>,
}

/// A model, and parts of which each question says whether they hold.
pub trait Asking {
    /// A solution of the model that satisfies what the question names, or None.
    ///
    /// # Errors
    /// When the question was stopped before it was answered.
    fn solution(&mut self, ask: Ask<'_>, control: &Control) -> Result<Option<Filling>, Stopped>;

    /// The work behind all questions so far.
    fn statistics(&self) -> Statistics;
}

/// Makes the model of each question anew: works for every engine.
pub(super) struct Anew<'a, E: Engine + ?Sized> {
    engine: &'a mut E,
    model: Model,
    parts: Vec<Vec<Shape>>,
    statistics: Statistics,
}

impl<'a, E: Engine + ?Sized> Anew<'a, E> {
    /// Questions for this engine.
    pub fn new(engine: &'a mut E, model: Model, parts: Vec<Vec<Shape>>) -> Anew<'a, E> {
        Anew { engine, model, parts, statistics: Statistics::default() }
    }
}

impl<E: Engine + ?Sized> Asking for Anew<'_, E> {
    fn solution(&mut self, ask: Ask<'_>, control: &Control) -> Result<Option<Filling>, Stopped> {
        let mut model = self.model.clone();
        let parts = ask.parts.iter().flat_map(|&part| &self.parts[part]);
        parts.chain(ask.further).for_each(|shape| model.add(shape.clone()));
        let answer = self.engine.another(&model, ask.except.map_or(&[], std::slice::from_ref), control);
        self.statistics += self.engine.statistics();
        answer
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }
}
