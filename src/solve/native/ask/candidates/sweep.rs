//! One search for all candidates.

use super::{Known, Progress};
use crate::solve::native::ask::question::Question;
use crate::solve::native::depth::{Depth, Ended};
use crate::solve::{Statistics, Stopped};

/// A search for all candidates at once: it leaves out what shows nothing new, and at its end no digit is possible that
/// was not seen. Where there are few solutions that is much the best way.
pub struct Sweep<'q, 'a> {
    question: &'q Question<'a>,
    known: &'q Known,
    /// None before the first turn.
    depth: Option<Box<dyn Depth<'a> + 'a>>,
    /// How many nodes its turns had together; no limit for others where it has none.
    pub granted: u64,
}

impl<'q, 'a> Sweep<'q, 'a> {
    pub fn new(question: &'q Question<'a>, known: &'q Known) -> Sweep<'q, 'a> {
        Sweep { question, known, depth: None, granted: 0 }
    }

    /// One more turn, with twice the nodes of the last.
    ///
    /// # Errors
    /// When the question was stopped.
    pub fn run(&mut self) -> Result<Progress, Stopped> {
        let budgets = self.question.budgets.sweep;
        // What has several solutions need not be found out to have one.
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
