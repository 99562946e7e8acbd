//! The drawings that are kept while a file is read, up to a limit.

use super::loss::{LossOutcome, Losses, LostElement};
use crate::puzzle::{Drawing, DrawnShape, MAX_DRAWING_POINTS, MAX_DRAWINGS};

/// The drawings of a puzzle while it is read, within the limits.
pub(super) struct ReadDrawings {
    drawings: Vec<Drawing>,
    /// The number of points that lines may still have.
    remaining_points: usize,
}

impl ReadDrawings {
    pub(super) fn new() -> ReadDrawings {
        ReadDrawings { drawings: Vec::new(), remaining_points: MAX_DRAWING_POINTS }
    }

    /// Keeps a drawing, and reports that it may have been a rule; one too many is lost.
    pub(super) fn add(&mut self, drawing: Drawing, losses: &mut Losses) {
        let points = match &drawing.shape {
            DrawnShape::Lines { lines, .. } => lines.iter().map(Vec::len).sum(),
            DrawnShape::Rectangle { .. }
            | DrawnShape::Ellipse { .. }
            | DrawnShape::Text { .. }
            | DrawnShape::Image { .. } => 0,
        };
        if self.drawings.len() >= MAX_DRAWINGS || points > self.remaining_points {
            return losses.add(LostElement::Drawings, LossOutcome::NoPlace);
        }
        self.remaining_points -= points;
        self.drawings.push(drawing);
        losses.add(LostElement::Drawings, LossOutcome::AsDrawings);
    }

    /// Removes a drawing that a rule replaces, and takes back the report about it.
    pub(super) fn remove(&mut self, drawing: &Drawing, losses: &mut Losses) {
        if let Some(at) = self.drawings.iter().position(|other| other == drawing) {
            self.drawings.remove(at);
            losses.withdraw(&LostElement::Drawings, &LossOutcome::AsDrawings);
        }
    }

    /// Returns the drawings from a place in the list.
    pub(super) fn since(&self, at: usize) -> &[Drawing] {
        self.drawings.get(at..).unwrap_or_default()
    }

    pub(super) fn len(&self) -> usize {
        self.drawings.len()
    }

    /// Takes the drawings.
    pub(super) fn take(&mut self) -> Vec<Drawing> {
        std::mem::take(&mut self.drawings)
    }
}
