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

    /// As [`Depth::explore`], but for solutions with digits that were not seen yet: nodes without such candidates are
    /// left out. `each` answers what was seen by now, or that it wants no more.
    ///
    /// # Errors
    /// When the question was stopped.
    fn explore_unseen(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Option<Vec<u32>>,
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

    /// What to try next where only digits are of interest that were not seen; None when every cell is filled.
    fn choose_unseen(&self) -> Option<Choice> {
        self.choose()
    }

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

    /// Whether all candidates of the current node were seen in solutions.
    fn has_only_seen(&self) -> bool;

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

/// Goes on through the nodes but those that are to be left out, in so many more nodes.
#[inline]
fn go_through<S: Steps>(
    search: &mut S,
    budget: u64,
    control: &Control,
    choose: impl Fn(&S) -> Option<Choice>,
    is_left_out: impl Fn(&S) -> bool,
    mut each: impl FnMut(&mut S, Filling) -> Wanted,
) -> Result<Ended, Stopped> {
    let last = search.standing().statistics.nodes.saturating_add(budget);
    loop {
        if !search.standing().is_done {
            if is_left_out(search) {
                search.standing_mut().is_done = true;
            } else if let Some(choice) = choose(search) {
                if search.standing().statistics.nodes >= last {
                    return Ok(Ended::OverBudget);
                }
                descend(search, choice, control)?;
                continue;
            } else {
                search.standing_mut().is_done = true;
                let filling = search.filling();
                if each(search, filling) == Wanted::Enough {
                    return Ok(Ended::Enough);
                }
            }
        }
        if !search.is_below_root() {
            return Ok(Ended::Exhausted);
        }
        retreat(search, control)?;
    }
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
        go_through(self, budget, control, S::choose, |_| false, |_, filling| each(filling))
    }

    fn explore_unseen(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Option<Vec<u32>>,
    ) -> Result<Ended, Stopped> {
        go_through(self, budget, control, S::choose_unseen, S::has_only_seen, |search, filling| {
            let Some(seen) = each(filling) else { return Wanted::Enough };
            search.set_seen(&seen);
            Wanted::More
        })
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
