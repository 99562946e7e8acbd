//! What the depth-first searches have in common.

use crate::board::Filling;
use crate::solve::{Control, Statistics, Stopped};

/// Whether more solutions are wanted after one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    More,
    Enough,
}

/// How a depth-first search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    /// There is no other solution.
    Exhausted,
    /// No more solutions are wanted.
    Enough,
    /// The budget of nodes is spent.
    OverBudget,
}

/// A depth-first search over one question.
pub(super) trait Depth<'a>: Send {
    /// Draws all conclusions before the first decision.
    ///
    /// # Errors
    /// When the question was stopped.
    fn begin(&mut self, control: &Control) -> Result<(), Stopped>;

    /// Hands over each solution once, until `each` wants no more or `budget` more nodes were spent. Called again, it
    /// goes on from there.
    ///
    /// # Errors
    /// When the question was stopped.
    fn explore(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Wanted,
    ) -> Result<Ended, Stopped>;

    /// The work so far.
    fn statistics(&self) -> Statistics;

    /// For each cell its candidates, bit `i` for the digit `i + 1`; none at all after a contradiction.
    fn possible(&self) -> Option<Vec<u32>>;

    /// For each cell the digits that solutions were seen with: others are tried first.
    fn set_seen(&mut self, seen: &[u32]);

    /// Splits off the branches that come last as a search of its own; None when there is no branch left to split off.
    ///
    /// # Errors
    /// When the question was stopped.
    fn fork(&mut self, control: &Control) -> Result<Option<Box<dyn Depth<'a> + 'a>>, Stopped>;

    /// At the root: assumes that the cell holds the digit.
    ///
    /// # Errors
    /// When the question was stopped.
    fn assume(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), Stopped>;

    /// Goes back to the root from an assumption.
    fn release(&mut self);

    /// At the root: takes a digit from a cell that no solution has there.
    ///
    /// # Errors
    /// When the question was stopped.
    fn exclude(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), Stopped>;
}

/// A digit, from 0 on, to try in a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub cell: usize,
    pub digit: usize,
}

/// The steps of which [`explore`] is made.
pub(super) trait Steps {
    /// Whether the current node is done with: it has no solution, or its solution was handed over.
    fn is_done(&self) -> bool;

    fn set_done(&mut self);

    /// What to try next; None when every cell is filled.
    fn choose(&self) -> Option<Choice>;

    /// Tries a digit and draws the conclusions: one more node.
    ///
    /// # Errors
    /// When the question was stopped.
    fn descend(&mut self, choice: Choice, control: &Control) -> Result<(), Stopped>;

    /// Goes back to the last choice, takes its digit away and draws the conclusions; false when there is no choice
    /// left.
    ///
    /// # Errors
    /// When the question was stopped.
    fn retreat(&mut self, control: &Control) -> Result<bool, Stopped>;

    /// The digits of all cells, when every cell is filled.
    fn filling(&self) -> Filling;

    /// How many nodes there were so far.
    fn nodes(&self) -> u64;
}

/// The loop of all of them, as [`Depth::explore`] says it. Generic, so that it is compiled into each of them.
///
/// # Errors
/// When the question was stopped.
#[inline]
pub(super) fn explore<S: Steps>(
    search: &mut S,
    budget: u64,
    control: &Control,
    each: &mut dyn FnMut(Filling) -> Wanted,
) -> Result<Ended, Stopped> {
    let last = search.nodes().saturating_add(budget);
    loop {
        if !search.is_done() {
            if let Some(choice) = search.choose() {
                if search.nodes() >= last {
                    return Ok(Ended::OverBudget);
                }
                search.descend(choice, control)?;
                continue;
            }
            search.set_done();
            if each(search.filling()) == Wanted::Enough {
                return Ok(Ended::Enough);
            }
        }
        if !search.retreat(control)? {
            return Ok(Ended::Exhausted);
        }
    }
}
