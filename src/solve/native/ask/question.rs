//! One query for the solutions of a model, by the two searches in turns.

use std::collections::HashSet;

use super::parallel;
use super::turns::{Budgets, TakesTurns, take_turns};
use crate::board::Filling;
use crate::model::Model;
use crate::solve::native::depth::{Depth, Ended, Wanted};
use crate::solve::native::layout::Layout;
use crate::solve::native::learn::{Answer, Learner};
use crate::solve::native::shapes::{Asked, Sorted};
use crate::solve::{Control, Statistics, Stopped};

/// The most solutions that are excluded by clauses. With more of them a depth-first search soon finds another one, and
/// the clauses would only slow down the learning search.
const MOST_LEFT_OUT: usize = 1000;

/// The subject of a query: the whole model and its layout.
pub struct Question<'a> {
    pub model: &'a Model,
    pub layout: &'a Layout,
    pub asked: Asked<'a>,
    pub budgets: Budgets,
    pub control: &'a Control,
}

impl<'a> Question<'a> {
    pub fn learner(&self) -> Learner {
        Learner::new(self.layout.digits, self.layout.cells, &Sorted::new(self.model.shapes()))
    }

    pub fn depth(&self) -> Box<dyn Depth<'a> + 'a> {
        self.layout.depth(&self.asked)
    }

    /// Passes distinct solutions to `each` until it wants no more. Returns `More` if all were found.
    ///
    /// # Errors
    /// Returns an error if the query was stopped; the solutions passed on until then remain valid.
    pub fn run(&self, statistics: &mut Statistics, each: &mut dyn FnMut(Filling) -> Wanted) -> Result<Wanted, Stopped> {
        let mut depth = self.depth();
        let result = depth.begin(self.control);
        let mut solutions = Solutions {
            question: self,
            depth,
            learner: None,
            found: 0,
            untold: vec![],
            learned: HashSet::new(),
            in_parallel: Statistics::default(),
            each,
        };
        let result = result.and_then(|()| take_turns(&mut solutions, self.budgets));
        *statistics += solutions.in_parallel;
        *statistics += solutions.depth.statistics();
        *statistics += solutions.learner.map_or(Statistics::default(), |learner| *learner.statistics());
        result
    }
}

/// The search for all solutions of a query, and the state shared by both searches.
struct Solutions<'q, 'a> {
    question: &'q Question<'a>,
    depth: Box<dyn Depth<'a> + 'a>,
    /// Created at its first turn.
    learner: Option<Learner>,
    /// The number of solutions found.
    found: usize,
    /// Solutions of the depth-first search that are not yet excluded from the learning one.
    untold: Vec<Filling>,
    /// Solutions of the learning search, which the depth-first one will find too.
    learned: HashSet<Filling>,
    /// The work of the parts that ran on several cores.
    in_parallel: Statistics,
    each: &'q mut dyn FnMut(Filling) -> Wanted,
}

impl TakesTurns for Solutions<'_, '_> {
    type Answer = Wanted;

    fn depth_first(&mut self, nodes: u64) -> Result<Option<Wanted>, Stopped> {
        let control = self.question.control;
        let Solutions { depth, found, untold, learned, in_parallel, each, .. } = self;
        let ended = depth.explore(nodes, control, &mut |filling| {
            if learned.contains(&filling) {
                return Wanted::More;
            }
            *found += 1;
            if *found <= MOST_LEFT_OUT {
                untold.push(filling.clone());
            }
            each(filling)
        })?;
        match ended {
            Ended::Exhausted => return Ok(Some(Wanted::More)),
            Ended::Enough => return Ok(Some(Wanted::Enough)),
            Ended::OverBudget => {}
        }
        if *found <= MOST_LEFT_OUT {
            return Ok(None);
        }
        let mut each = |filling| if learned.contains(&filling) { Wanted::More } else { each(filling) };
        parallel::solutions(&mut **depth, control, in_parallel, &mut each).map(Some)
    }

    fn learning(&mut self, conflicts: u64) -> Result<Option<Wanted>, Stopped> {
        let learner = self.learner.get_or_insert_with(|| self.question.learner());
        self.untold.drain(..).for_each(|filling| learner.leave_out(&filling));
        while self.found <= MOST_LEFT_OUT {
            match learner.solve(&[], conflicts, self.question.control)? {
                Answer::Nothing => return Ok(Some(Wanted::More)),
                Answer::OverBudget => return Ok(None),
                Answer::Solution(filling) => {
                    self.found += 1;
                    learner.leave_out(&filling);
                    self.learned.insert(filling.clone());
                    if (self.each)(filling) == Wanted::Enough {
                        return Ok(Some(Wanted::Enough));
                    }
                }
            }
        }
        Ok(None)
    }
}
