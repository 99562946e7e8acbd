//! One query for the solutions of a model, by the depth-first search and the learning search in turns.

use std::collections::HashSet;

use super::parallel;
use super::turns::{Budgets, TurnQuery, take_turns};
use crate::board::Filling;
use crate::model::Model;
use crate::solve::native::depth::{DepthFirst, ExploreOutcome, SolutionDemand};
use crate::solve::native::layout::ModelLayout;
use crate::solve::native::learn::{LearnOutcome, Learner};
use crate::solve::native::shapes::{QueryShapes, SortedShapes};
use crate::solve::{Control, SolveError, Statistics};

/// The maximum number of solutions that are excluded by clauses. If there are more, the depth-first search soon finds
/// another one, and the clauses would only slow down the learning search.
const MAX_EXCLUDED: usize = 1000;

/// A query: the whole model, its layout, the shapes that belong to the query, the budgets and the control.
pub struct ModelQuery<'a> {
    pub model: &'a Model,
    pub layout: &'a ModelLayout,
    pub shapes: QueryShapes<'a>,
    pub budgets: Budgets,
    pub control: &'a Control,
}

impl<'a> ModelQuery<'a> {
    pub fn learner(&self) -> Learner {
        let shapes = SortedShapes::of_model(self.model.shapes(), self.model.variables());
        Learner::new(&self.layout.variables, &shapes)
    }

    pub fn depth(&self) -> Box<dyn DepthFirst<'a> + 'a> {
        self.layout.depth(&self.shapes)
    }

    /// Passes distinct solutions to `each` until `each` returns `Enough`. Returns `More` if all were found.
    ///
    /// # Errors
    /// Returns an error if the query was stopped; the solutions passed on until then remain valid.
    pub fn run(
        &self,
        statistics: &mut Statistics,
        each: &mut dyn FnMut(Filling) -> SolutionDemand,
    ) -> Result<SolutionDemand, SolveError> {
        let mut depth = self.depth();
        let result = depth.begin(self.control);
        let mut solutions = SolutionSearch {
            query: self,
            depth,
            learner: None,
            found: 0,
            unshared: vec![],
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
struct SolutionSearch<'q, 'a> {
    query: &'q ModelQuery<'a>,
    depth: Box<dyn DepthFirst<'a> + 'a>,
    /// Created at its first turn.
    learner: Option<Learner>,
    /// The number of solutions found.
    found: usize,
    /// Solutions of the depth-first search that are not yet excluded in the learning search.
    unshared: Vec<Filling>,
    /// Solutions found by the learning search, which the depth-first search will find again.
    learned: HashSet<Filling>,
    /// The work of the parts that ran on several cores.
    in_parallel: Statistics,
    each: &'q mut dyn FnMut(Filling) -> SolutionDemand,
}

impl TurnQuery for SolutionSearch<'_, '_> {
    type Answer = SolutionDemand;

    fn run_depth_first(&mut self, nodes: u64) -> Result<Option<SolutionDemand>, SolveError> {
        let control = self.query.control;
        let SolutionSearch { depth, found, unshared: untold, learned, in_parallel, each, .. } = self;
        let ended = depth.explore(nodes, control, &mut |filling| {
            if learned.contains(&filling) {
                return SolutionDemand::More;
            }
            *found += 1;
            if *found <= MAX_EXCLUDED {
                untold.push(filling.clone());
            }
            each(filling)
        })?;
        match ended {
            ExploreOutcome::Exhausted => return Ok(Some(SolutionDemand::More)),
            ExploreOutcome::Enough => return Ok(Some(SolutionDemand::Enough)),
            ExploreOutcome::OverBudget => {}
        }
        if *found <= MAX_EXCLUDED {
            return Ok(None);
        }
        // With so many solutions, the searches no longer alternate: the depth-first search finds the rest on all cores.
        let mut each = |filling| if learned.contains(&filling) { SolutionDemand::More } else { each(filling) };
        parallel::solutions(&mut **depth, control, in_parallel, &mut each).map(Some)
    }

    fn run_learning(&mut self, conflicts: u64) -> Result<Option<SolutionDemand>, SolveError> {
        let learner = self.learner.get_or_insert_with(|| self.query.learner());
        self.unshared.drain(..).for_each(|filling| learner.exclude_solution(&filling));
        while self.found <= MAX_EXCLUDED {
            match learner.solve(&[], conflicts, self.query.control)? {
                LearnOutcome::NoSolution => return Ok(Some(SolutionDemand::More)),
                LearnOutcome::OverBudget => return Ok(None),
                LearnOutcome::Solution(filling) => {
                    self.found += 1;
                    learner.exclude_solution(&filling);
                    self.learned.insert(filling.clone());
                    if (self.each)(filling) == SolutionDemand::Enough {
                        return Ok(Some(SolutionDemand::Enough));
                    }
                }
            }
        }
        Ok(None)
    }
}
