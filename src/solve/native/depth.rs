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

/// Where a depth-first search stands.
#[derive(Clone, Default, Debug)]
pub(super) struct Standing {
    /// Whether the current node is done with: it has no solution, or its solution was handed over.
    pub is_done: bool,
    /// The work so far.
    pub statistics: Statistics,
}

/// What a depth-first search does at its nodes: of it a [`Depth`] is made, which is the same for all of them.
///
/// What can take long looks at the control, and ends with an error when the question was stopped. What draws the
/// conclusions sets `is_done` by them.
pub(super) trait Steps: Clone + Send {
    /// How many nodes may pass between two checks of the control.
    const NODES_BETWEEN_CHECKS: u64;

    fn standing(&self) -> &Standing;

    fn standing_mut(&mut self) -> &mut Standing;

    /// Draws the conclusions at the root, before the first decision.
    fn conclude_root(&mut self, control: &Control) -> Result<(), Stopped>;

    /// What to try next; None when every cell is filled.
    fn choose(&self) -> Option<Choice>;

    /// Keeps the current node, gives a cell a digit, and draws the conclusions.
    fn try_choice(&mut self, choice: Choice, control: &Control) -> Result<(), Stopped>;

    /// A choice led to a contradiction at once.
    fn note_failure(&mut self, choice: Choice);

    /// Whether a choice leads to the current node.
    fn is_below_root(&self) -> bool;

    /// Goes back to where the last choice was made, takes its digit away and draws the conclusions.
    fn reject_last(&mut self, control: &Control) -> Result<(), Stopped>;

    /// Divides what is left, below the root: this search keeps what lies below the first choice, of which the other one
    /// has nothing but that choice, to be rejected.
    fn split(&mut self) -> Self;

    /// At the root: remembers it, gives a cell a digit, and draws the conclusions.
    fn assume(&mut self, choice: Choice, control: &Control) -> Result<(), Stopped>;

    /// Goes back to the root from an assumption.
    fn release(&mut self);

    /// Takes a candidate away, and draws the conclusions.
    fn take_away(&mut self, choice: Choice, control: &Control) -> Result<(), Stopped>;

    /// For each cell its candidates, bit `i` for the digit `i + 1`.
    fn candidates_of_all(&self) -> Vec<u32>;

    /// The digits of all cells, when every cell is filled.
    fn filling(&self) -> Filling;

    /// For each cell the digits that solutions were seen with: others are tried first.
    fn set_seen(&mut self, seen: &[u32]);

    /// All the work so far.
    fn statistics(&self) -> Statistics {
        self.standing().statistics
    }
}

/// Tries a digit: one more node.
fn descend<S: Steps>(search: &mut S, choice: Choice, control: &Control) -> Result<(), Stopped> {
    search.standing_mut().statistics.nodes += 1;
    search.try_choice(choice, control)?;
    if search.standing().is_done {
        search.note_failure(choice);
    }
    let nodes = search.standing().statistics.nodes;
    if nodes.is_multiple_of(S::NODES_BETWEEN_CHECKS) {
        control.report_nodes(nodes);
        control.check()?;
    }
    Ok(())
}

/// Goes back to the last choice, of which there is one, and rejects it.
fn retreat<S: Steps>(search: &mut S, control: &Control) -> Result<(), Stopped> {
    search.standing_mut().statistics.backtracks += 1;
    search.reject_last(control)
}

impl<'a, S: Steps + 'a> Depth<'a> for S {
    fn begin(&mut self, control: &Control) -> Result<(), Stopped> {
        control.check()?;
        self.conclude_root(control)
    }

    fn explore(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Wanted,
    ) -> Result<Ended, Stopped> {
        let last = self.standing().statistics.nodes.saturating_add(budget);
        loop {
            if !self.standing().is_done {
                if let Some(choice) = self.choose() {
                    if self.standing().statistics.nodes >= last {
                        return Ok(Ended::OverBudget);
                    }
                    descend(self, choice, control)?;
                    continue;
                }
                self.standing_mut().is_done = true;
                if each(self.filling()) == Wanted::Enough {
                    return Ok(Ended::Enough);
                }
            }
            if !self.is_below_root() {
                return Ok(Ended::Exhausted);
            }
            retreat(self, control)?;
        }
    }

    fn statistics(&self) -> Statistics {
        Steps::statistics(self)
    }

    fn possible(&self) -> Option<Vec<u32>> {
        (!self.standing().is_done).then(|| self.candidates_of_all())
    }

    fn set_seen(&mut self, seen: &[u32]) {
        Steps::set_seen(self, seen);
    }

    fn fork(&mut self, control: &Control) -> Result<Option<Box<dyn Depth<'a> + 'a>>, Stopped> {
        if !self.is_below_root() {
            let choice = if self.standing().is_done { None } else { self.choose() };
            let Some(choice) = choice else { return Ok(None) };
            descend(self, choice, control)?;
        }
        let mut other = self.split();
        retreat(&mut other, control)?;
        Ok(Some(Box::new(other)))
    }

    fn assume(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), Stopped> {
        Steps::assume(self, Choice { cell, digit }, control)
    }

    fn release(&mut self) {
        Steps::release(self);
        self.standing_mut().is_done = false;
    }

    fn exclude(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), Stopped> {
        // Where nothing is possible any more, it would be forgotten.
        if self.standing().is_done { Ok(()) } else { self.take_away(Choice { cell, digit }, control) }
    }
}
