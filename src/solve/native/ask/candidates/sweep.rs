//! One search for all candidates.

use super::{Known, Progress};
use crate::solve::native::ask::question::Question;
use crate::solve::native::depth::{Depth, Ended};
use crate::solve::{Statistics, Stopped};

/// A search for all candidates at once. It prunes whatever contains nothing new; when it finishes, every possible digit
/// has been seen. With few solutions it is by far the best way.
pub struct Sweep<'q, 'a> {
    question: &'q Question<'a>,
    known: &'q Known,
    /// None before the first turn.
    depth: Option<Box<dyn Depth<'a> + 'a>>,
    /// The total nodes of its turns; unlimited if it has no turns, so that it doesn't limit other searches.
    pub granted: u64,
}

impl<'q, 'a> Sweep<'q, 'a> {
    pub fn new(question: &'q Question<'a>, known: &'q Known) -> Sweep<'q, 'a> {
        Sweep { question, known, depth: None, granted: 0 }
    }

    /// Runs one more turn, with twice the nodes of the last.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    pub fn run(&mut self) -> Result<Progress, Stopped> {
        let budgets = self.question.budgets.sweep;
        // With several witnesses there is no need to prove that there is only one solution.
        let is_over = || self.depth.is_some() || self.known.has_several_witnesses();
        if budgets.nodes == 0 || !budgets.goes_on && is_over() {
            self.granted = u64::MAX;
            return Ok(Progress::OverBudget);
        }
        let (known, control) = (self.known, self.question.control);
        let is_first = self.depth.is_none();
        let depth = match &mut self.depth {
            Some(depth) => depth,
            none => {
                let depth = none.insert(self.question.depth());
                depth.begin(control)?;
                depth
            }
        };
        depth.set_seen(&known.seen_or_impossible());
        let (budget, mut found) = (self.granted.saturating_add(budgets.nodes), 0);
        let ended = depth.explore_unseen(budget, control, &mut |filling| {
            known.add(filling);
            found += 1;
            (!is_first || found < budgets.solutions).then(|| known.seen_or_impossible())
        })?;
        self.granted = self.granted.saturating_add(budget);
        Ok(match ended {
            Ended::Exhausted => {
                known.has_no_other(self.question.layout.digits);
                Progress::Done
            }
            Ended::Enough | Ended::OverBudget => Progress::OverBudget,
        })
    }

    pub fn statistics(&self) -> Statistics {
        self.depth.as_ref().map_or(Statistics::default(), |depth| depth.statistics())
    }
}
