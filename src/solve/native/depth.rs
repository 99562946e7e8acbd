//! What the two depth-first searches have in common: `narrow` for small boards, `search` for large ones.

use super::{Ended, Wish};
use crate::board::Filling;
use crate::solve::{Control, Statistics, Stopped};

/// A depth-first search over one question.
pub(super) trait Depth<'a>: Send {
    /// Draws all conclusions before the first decision.
    ///
    /// # Errors
    /// When the question was stopped.
    fn begin(&mut self, control: &Control) -> Result<(), Stopped>;

    /// Hands over each solution once, until `each` wants no more or `budget` more nodes were spent. Called again, it goes
    /// on from there.
    ///
    /// # Errors
    /// When the question was stopped.
    fn explore(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Wish,
    ) -> Result<Ended, Stopped>;

    fn statistics(&self) -> Statistics;

    /// For each cell its candidates, bit `i` for the digit `i + 1`; none at all after a contradiction.
    fn possible(&self) -> Option<Vec<u32>>;

    /// For each cell the digits that solutions were seen with: others are tried first.
    fn set_seen(&mut self, seen: &[u32]);

    /// Takes off what comes last as a search of its own; None when nothing is left to divide.
    ///
    /// # Errors
    /// When the question was stopped.
    fn fork(&mut self, control: &Control) -> Result<Option<Box<dyn Depth<'a> + 'a>>, Stopped>;

    /// Goes down to where the cell holds the digit, at the root.
    ///
    /// # Errors
    /// When the question was stopped.
    fn assume(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), Stopped>;

    /// Back to the root from an assumption.
    fn release(&mut self);

    /// No solution has the digit in the cell, at the root.
    ///
    /// # Errors
    /// When the question was stopped.
    fn exclude(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), Stopped>;
}
