//! One search for all candidates.

use super::known_candidates::KnownCandidates;
use super::progress::CandidateProgress;
use crate::solve::native::depth::{DepthFirst, ExploreOutcome};
use crate::solve::native::queries::query::ModelQuery;
use crate::solve::{SolveError, Statistics};

/// A search for all candidates at once. It prunes each subtree that contains nothing new; when it finishes, every
/// possible digit has been seen. If there are few solutions, this is by far the fastest way.
pub struct CandidateSweep<'q, 'a> {
    query: &'q ModelQuery<'a>,
    known: &'q KnownCandidates,
    /// None before the first turn.
    depth: Option<Box<dyn DepthFirst<'a> + 'a>>,
    /// The total node budget of the turns so far.
    granted_nodes: u64,
    /// True once the sweep has no more turns.
    has_ended: bool,
}

impl<'q, 'a> CandidateSweep<'q, 'a> {
    pub fn new(question: &'q ModelQuery<'a>, known: &'q KnownCandidates) -> CandidateSweep<'q, 'a> {
        CandidateSweep { query: question, known, depth: None, granted_nodes: 0, has_ended: false }
    }

    /// Returns the number of nodes that queries for single candidates may waste: as many as the sweep had, or without
    /// limit once the sweep has no more turns.
    pub fn wasted_node_limit(&self) -> Option<u64> {
        (!self.has_ended).then_some(self.granted_nodes)
    }

    /// Runs one more turn, with twice the node budget of the last.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    pub fn run(&mut self) -> Result<CandidateProgress, SolveError> {
        let budgets = self.query.budgets.sweep;
        // With several witnesses there is no need to prove that there is only one solution.
        let is_over = || self.depth.is_some() || self.known.has_several_witnesses();
        if budgets.nodes == 0 || !budgets.has_more_turns && is_over() {
            self.has_ended = true;
            return Ok(CandidateProgress::OverBudget);
        }
        let (known, control) = (self.known, self.query.control);
        let is_first = self.depth.is_none();
        let depth = match &mut self.depth {
            Some(depth) => depth,
            none => {
                let depth = none.insert(self.query.depth());
                depth.begin(control)?;
                depth
            }
        };
        depth.set_seen(&known.seen_or_impossible());
        let (budget, mut found) = (self.granted_nodes.saturating_add(budgets.nodes), 0);
        let ended = depth.explore_unseen(budget, control, &mut |filling| {
            known.add(filling);
            found += 1;
            (!is_first || found < budgets.solutions).then(|| known.seen_or_impossible())
        })?;
        self.granted_nodes = self.granted_nodes.saturating_add(budget);
        Ok(match ended {
            ExploreOutcome::Exhausted => {
                known.set_complete(self.query.layout.variables.most_values());
                CandidateProgress::Done
            }
            ExploreOutcome::Enough | ExploreOutcome::OverBudget => CandidateProgress::OverBudget,
        })
    }

    pub fn statistics(&self) -> Statistics {
        self.depth.as_ref().map_or(Statistics::default(), |depth| depth.statistics())
    }
}
