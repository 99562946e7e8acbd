//! The depth-first search: the part that all layouts have in common.

use crate::board::Filling;
use crate::solve::{Control, SolveError, Statistics};

/// A callback's choice to continue or to stop after a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SolutionDemand {
    More,
    Enough,
}

/// The outcome of a depth-first search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ExploreOutcome {
    /// There are no more solutions.
    Exhausted,
    /// No more solutions are wanted.
    Enough,
    /// The budget of nodes is used up.
    OverBudget,
}

/// A budget that no search uses up. Budgets are compared with counts in loops, so they are plain numbers.
pub(super) const UNLIMITED: u64 = u64::MAX;

/// A depth-first search for the solutions of one query.
pub(super) trait DepthFirst<'a>: Send {
    /// Propagates everything before the first decision.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    fn begin(&mut self, control: &Control) -> Result<(), SolveError>;

    /// Passes each solution once to `each`, until it wants no more or `budget` more nodes were used. Another call
    /// continues from there.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    fn explore(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> SolutionDemand,
    ) -> Result<ExploreOutcome, SolveError>;

    /// Does the same as [`DepthFirst::explore`] for solutions with digits that were not seen yet; nodes without such
    /// candidates are pruned. `each` returns the digits seen by now, or None if it wants no more.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    fn explore_unseen(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Option<Vec<u32>>,
    ) -> Result<ExploreOutcome, SolveError>;

    /// Returns the work so far.
    fn statistics(&self) -> Statistics;

    /// Returns the candidates of each cell, bit `i` for the digit `i + 1`; None after a contradiction.
    fn possible(&self) -> Option<Vec<u32>>;

    /// Sets the digits of each cell that were seen in solutions: others are tried first.
    fn set_seen(&mut self, seen: &[u32]);

    /// Splits off the branches that would be searched last as a separate search; returns None if there is no branch
    /// left to split off.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    fn fork(&mut self, control: &Control) -> Result<Option<Box<dyn DepthFirst<'a> + 'a>>, SolveError>;

    /// Assumes at the root that the cell holds the digit.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    fn assume(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), SolveError>;

    /// Returns to the root from an assumption.
    fn release(&mut self);

    /// Removes, at the root, a digit that no solution has in this cell.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    fn exclude(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), SolveError>;
}

/// A digit, counted from 0, to try in a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub cell: usize,
    pub digit: usize,
}

/// The status of a depth-first search.
#[derive(Clone, Default, Debug)]
pub(super) struct SearchStatus {
    /// True if the current node is finished: it has no solution, or its solution was passed on.
    pub is_done: bool,
    /// The work so far.
    pub statistics: Statistics,
}

/// The node operations of a depth-first search, from which a [`DepthFirst`] is built in the same way for all layouts.
///
/// Operations that may take long check the control, and return an error if the query was stopped. Operations that
/// propagate set `is_done` to true after a contradiction, and otherwise to false.
pub(super) trait NodeOperations: Clone + Send {
    /// The maximum number of nodes between two checks of the control.
    const NODES_BETWEEN_CHECKS: u64;

    fn status(&self) -> &SearchStatus;

    fn status_mut(&mut self) -> &mut SearchStatus;

    /// Propagates at the root, before the first decision.
    fn propagate_root(&mut self, control: &Control) -> Result<(), SolveError>;

    /// Returns the next choice; None if every cell is filled.
    fn choose(&self) -> Option<Choice>;

    /// Returns the next choice if only unseen digits are of interest; None if every cell is filled.
    fn choose_unseen(&self) -> Option<Choice> {
        self.choose()
    }

    /// Saves the current node, fixes a cell and propagates.
    fn try_choice(&mut self, choice: Choice, control: &Control) -> Result<(), SolveError>;

    /// Records that a choice led to a contradiction at once.
    fn record_failure(&mut self, choice: Choice);

    /// Returns whether the current node is below a choice.
    fn is_below_root(&self) -> bool;

    /// Returns to the node of the last choice, removes its digit and propagates.
    fn reject_last(&mut self, control: &Control) -> Result<(), SolveError>;

    /// Returns whether a choice is about a variable that belongs to no solution.
    fn is_auxiliary(&self, _choice: Choice) -> bool {
        false
    }

    /// Forgets the last choices about variables that belong to no solution, so that the search does not find the
    /// solution that was just passed on once more.
    fn forget_auxiliary_choices(&mut self) {}

    /// Divides the rest of the search, below the root: this search keeps the branch of the first choice, and the
    /// returned one has that choice as its only one, for the caller to reject.
    fn split(&mut self) -> Self;

    /// Saves the root, fixes a cell and propagates.
    fn assume(&mut self, choice: Choice, control: &Control) -> Result<(), SolveError>;

    /// Returns to the root from an assumption.
    fn release(&mut self);

    /// Removes a candidate and propagates.
    fn remove_candidate(&mut self, choice: Choice, control: &Control) -> Result<(), SolveError>;

    /// Returns the candidates of each cell, bit `i` for the digit `i + 1`.
    fn all_candidates(&self) -> Vec<u32>;

    /// Returns the digits of all cells, all of which must be filled.
    fn filling(&self) -> Filling;

    /// Sets the digits of each cell that were seen in solutions: others are tried first.
    fn set_seen(&mut self, seen: &[u32]);

    /// Returns whether all candidates of the current node were seen in solutions.
    fn has_only_seen(&self) -> bool;

    /// Returns all the work so far.
    fn statistics(&self) -> Statistics {
        self.status().statistics
    }
}

/// Tries a digit, as one more node.
fn descend<S: NodeOperations>(search: &mut S, choice: Choice, control: &Control) -> Result<(), SolveError> {
    search.status_mut().statistics.nodes += 1;
    search.try_choice(choice, control)?;
    if search.status().is_done {
        search.record_failure(choice);
    }
    let nodes = search.status().statistics.nodes;
    if nodes.is_multiple_of(S::NODES_BETWEEN_CHECKS) {
        control.report_nodes(nodes);
        control.check()?;
    }
    Ok(())
}

/// Backtracks to the last choice, which must exist, and rejects it.
fn retreat<S: NodeOperations>(search: &mut S, control: &Control) -> Result<(), SolveError> {
    search.status_mut().statistics.backtracks += 1;
    search.reject_last(control)
}

/// Visits the remaining nodes, except those to prune, within `budget` more nodes.
#[inline]
fn visit_nodes<S: NodeOperations>(
    search: &mut S,
    budget: u64,
    control: &Control,
    choose: impl Fn(&S) -> Option<Choice>,
    is_left_out: impl Fn(&S) -> bool,
    mut each: impl FnMut(&mut S, Filling) -> SolutionDemand,
) -> Result<ExploreOutcome, SolveError> {
    let last = search.status().statistics.nodes.saturating_add(budget);
    loop {
        if !search.status().is_done {
            if is_left_out(search) {
                search.status_mut().is_done = true;
            } else if let Some(choice) = choose(search) {
                // Nothing was changed yet, so another call makes the same choice.
                if search.status().statistics.nodes >= last {
                    return Ok(ExploreOutcome::OverBudget);
                }
                descend(search, choice, control)?;
                continue;
            } else {
                search.status_mut().is_done = true;
                // The node is marked as done before the callback, so that another call continues after this solution.
                let filling = search.filling();
                search.forget_auxiliary_choices();
                if each(search, filling) == SolutionDemand::Enough {
                    return Ok(ExploreOutcome::Enough);
                }
            }
        }
        if !search.is_below_root() {
            return Ok(ExploreOutcome::Exhausted);
        }
        retreat(search, control)?;
    }
}

impl<'a, S: NodeOperations + 'a> DepthFirst<'a> for S {
    fn begin(&mut self, control: &Control) -> Result<(), SolveError> {
        control.check()?;
        self.propagate_root(control)
    }

    fn explore(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> SolutionDemand,
    ) -> Result<ExploreOutcome, SolveError> {
        visit_nodes(self, budget, control, S::choose, |_| false, |_, filling| each(filling))
    }

    fn explore_unseen(
        &mut self,
        budget: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Option<Vec<u32>>,
    ) -> Result<ExploreOutcome, SolveError> {
        visit_nodes(self, budget, control, S::choose_unseen, S::has_only_seen, |search, filling| {
            let Some(seen) = each(filling) else { return SolutionDemand::Enough };
            search.set_seen(&seen);
            SolutionDemand::More
        })
    }

    fn statistics(&self) -> Statistics {
        NodeOperations::statistics(self)
    }

    fn possible(&self) -> Option<Vec<u32>> {
        (!self.status().is_done).then(|| self.all_candidates())
    }

    fn set_seen(&mut self, seen: &[u32]) {
        NodeOperations::set_seen(self, seen);
    }

    fn fork(&mut self, control: &Control) -> Result<Option<Box<dyn DepthFirst<'a> + 'a>>, SolveError> {
        // There is nothing to divide at the root before its first choice.
        if !self.is_below_root() {
            let choice = if self.status().is_done { None } else { self.choose() };
            // Both parts would find the same solution.
            let Some(choice) = choice.filter(|&choice| !self.is_auxiliary(choice)) else { return Ok(None) };
            descend(self, choice, control)?;
        }
        // Rejecting the first choice turns the copy into everything but its branch.
        let mut other = self.split();
        retreat(&mut other, control)?;
        Ok(Some(Box::new(other)))
    }

    fn assume(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), SolveError> {
        NodeOperations::assume(self, Choice { cell, digit }, control)
    }

    fn release(&mut self) {
        NodeOperations::release(self);
        self.status_mut().is_done = false;
    }

    fn exclude(&mut self, cell: usize, digit: usize, control: &Control) -> Result<(), SolveError> {
        // After a contradiction `is_done` must stay set; propagation would reset it.
        if self.status().is_done { Ok(()) } else { self.remove_candidate(Choice { cell, digit }, control) }
    }
}
