//! Knowledge of candidates that remains true when the puzzle changes.
//!
//! A solution found for the last model is a witness for the current model if the current model accepts it. After a clue
//! or rule was removed, all of these solutions are witnesses. A digit that no solution of the last model had is still
//! impossible if the current model has every shape of the last one, as it does after a clue or rule was added.

use crate::board::Filling;
use crate::model::{Model, Shape, Variables};

/// The last model that was queried, and its results.
#[derive(Debug)]
pub struct CandidateMemory {
    variables: Variables,
    shapes: Vec<Shape>,
    witnesses: Vec<Filling>,
    impossible: Vec<u32>,
}

impl CandidateMemory {
    pub fn new(model: &Model, witnesses: Vec<Filling>, impossible: Vec<u32>) -> CandidateMemory {
        let shapes = model.shapes().cloned().collect();
        CandidateMemory { variables: model.variables().clone(), shapes, witnesses, impossible }
    }

    /// Returns known solutions of this model, and for each cell digits that no solution has.
    pub fn applicable_to(self, model: &Model) -> (Vec<Filling>, Vec<u32>) {
        if self.variables != *model.variables() {
            return no_knowledge(model);
        }
        // After a clue was added, the shapes are in the same order: comparing them costs less than looking them up.
        let mut shapes = model.shapes();
        // Each `any` continues after the last match, so that equal shapes are not counted twice.
        let impossible = match self.shapes.iter().all(|shape| shapes.any(|other| other == shape)) {
            true => self.impossible,
            false => vec![0; self.variables.counted()],
        };
        let witnesses = self.witnesses.into_iter().filter(|witness| model.accepts(witness)).collect();
        (witnesses, impossible)
    }
}

/// Returns the knowledge about a model of which nothing is remembered: no witnesses, and no impossible digits.
pub fn no_knowledge(model: &Model) -> (Vec<Filling>, Vec<u32>) {
    (Vec::new(), vec![0; model.variables().counted()])
}
