//! One question about a model, asked of the depth-first search and, where that takes long, of the one that learns.
//!
//! Neither is the best on all puzzles, and nobody knows beforehand which one a puzzle needs. So they take turns, each
//! time with twice the budget: a question costs at most a few times what the better one would take. Budgets are nodes
//! and conflicts, not time, so answers don't depend on the machine.

use std::collections::HashSet;

use super::depth::Depth;
use super::layout::Layout;
use super::learn::{Answer, Learner};
use super::{Ended, Patience, Wish};
use crate::board::Filling;
use crate::model::Shape;
use crate::solve::{Control, Statistics, Stopped};

/// With more solutions than this there is always another one near, and the search that learns would only be burdened.
const MOST_LEFT_OUT: usize = 1000;

/// How many nodes and conflicts each turn has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budgets {
    pub nodes: u64,
    pub conflicts: u64,
}

impl Budgets {
    /// About a millisecond of work each at first.
    pub fn new(layout: &Layout, patience: Patience) -> Budgets {
        match patience {
            Patience::None => Budgets { nodes: 0, conflicts: u64::MAX },
            Patience::Usual if layout.is_narrow() => Budgets { nodes: 1000, conflicts: 100 },
            Patience::Usual => Budgets { nodes: 100, conflicts: 100 },
            Patience::Endless => Budgets { nodes: u64::MAX, conflicts: 0 },
        }
    }

    pub fn doubled(self) -> Budgets {
        Budgets { nodes: self.nodes.saturating_mul(2), conflicts: self.conflicts.saturating_mul(2) }
    }
}

pub(super) struct Question<'a> {
    layout: &'a Layout,
    shapes: Vec<&'a Shape>,
    budgets: Budgets,
    control: &'a Control,
    statistics: Statistics,
}

impl<'a> Question<'a> {
    pub fn new(layout: &'a Layout, shapes: Vec<&'a Shape>, patience: Patience, control: &'a Control) -> Question<'a> {
        let budgets = Budgets::new(layout, patience);
        Question { layout, shapes, budgets, control, statistics: Statistics::default() }
    }

    pub fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn learner(&self) -> Learner {
        Learner::new(self.layout.digits, self.layout.cells, self.shapes.iter().copied())
    }

    /// Hands over solutions, each once, until `each` wants no more. `More` at the end: there is no other.
    pub fn run(&mut self, each: &mut dyn FnMut(Filling) -> Wish) -> Result<Wish, Stopped> {
        let mut depth = self.layout.depth(self.shapes.iter().copied());
        let mut learner = None;
        let result = self.take_turns(&mut *depth, &mut learner, each);
        self.statistics += depth.statistics();
        self.statistics += learner.map_or(Statistics::default(), |learner: Learner| *learner.statistics());
        result
    }

    fn take_turns(
        &self,
        depth: &mut dyn Depth,
        learner: &mut Option<Learner>,
        each: &mut dyn FnMut(Filling) -> Wish,
    ) -> Result<Wish, Stopped> {
        let mut budgets = self.budgets;
        // What the depth-first search found since the other one was told, and all that the other one found.
        let (mut found, mut news) = (0, Vec::new());
        let mut learned: HashSet<Filling> = HashSet::new();
        depth.begin(self.control)?;
        loop {
            let ended = depth.explore(budgets.nodes, self.control, &mut |filling| {
                if learned.contains(&filling) {
                    return Wish::More;
                }
                found += 1;
                if found <= MOST_LEFT_OUT {
                    news.push(filling.clone());
                }
                each(filling)
            })?;
            match ended {
                Ended::Exhausted => return Ok(Wish::More),
                Ended::Enough => return Ok(Wish::Enough),
                Ended::OverBudget => {}
            }
            if found <= MOST_LEFT_OUT && budgets.conflicts > 0 {
                let learner = learner.get_or_insert_with(|| self.learner());
                news.drain(..).for_each(|filling| learner.leave_out(&filling));
                while found <= MOST_LEFT_OUT {
                    match learner.solve(&[], budgets.conflicts, self.control)? {
                        Answer::Nothing => return Ok(Wish::More),
                        Answer::OverBudget => break,
                        Answer::Solution(filling) => {
                            found += 1;
                            learner.leave_out(&filling);
                            learned.insert(filling.clone());
                            if each(filling) == Wish::Enough {
                                return Ok(Wish::Enough);
                            }
                        }
                    }
                }
            }
            budgets = budgets.doubled();
        }
    }

    /// For each cell the digits that it takes in some solution; all empty when there is none.
    ///
    /// Every solution found is a witness for all its digits. Only candidates without a witness are asked for, and one
    /// that no solution has is gone for all questions after it.
    pub fn candidates(&mut self) -> Result<Vec<u32>, Stopped> {
        let mut depth = self.layout.depth(self.shapes.iter().copied());
        let mut learner = None;
        let result = self.ask_candidates(&mut *depth, &mut learner);
        self.statistics += depth.statistics();
        self.statistics += learner.map_or(Statistics::default(), |learner: Learner| *learner.statistics());
        result
    }

    fn ask_candidates(&self, depth: &mut dyn Depth, learner: &mut Option<Learner>) -> Result<Vec<u32>, Stopped> {
        let mut seen = vec![0; self.layout.cells];
        depth.begin(self.control)?;
        loop {
            let Some(possible) = depth.possible() else { return Ok(vec![0; self.layout.cells]) };
            let open = |cell: &usize| possible[*cell] & !seen[*cell] != 0;
            // The tightest cell first: what it rules out, the others need not ask.
            let next = (0..self.layout.cells).filter(open).min_by_key(|&cell| possible[cell].count_ones());
            let Some(cell) = next else { return Ok(seen) };
            let digit = (possible[cell] & !seen[cell]).trailing_zeros() as usize;
            match self.witness(depth, learner, &possible, cell, digit)? {
                Some(filling) => {
                    depth.saw(&filling);
                    for (cell, digit) in filling.digits().iter().enumerate() {
                        seen[cell] |= 1 << digit.index();
                        if let Some(learner) = learner {
                            learner.prefer(cell, digit.index(), false);
                        }
                    }
                }
                None => {
                    depth.exclude(cell, digit, self.control)?;
                    if let Some(learner) = learner {
                        learner.exclude(cell, digit);
                    }
                }
            }
        }
    }

    /// A solution with this digit in this cell.
    fn witness(
        &self,
        depth: &mut dyn Depth,
        learner: &mut Option<Learner>,
        possible: &[u32],
        cell: usize,
        digit: usize,
    ) -> Result<Option<Filling>, Stopped> {
        let mut budgets = self.budgets;
        let mut assumed = false;
        loop {
            // Once a question was too hard for the depth-first search, it comes second.
            if learner.is_none() || assumed || budgets.conflicts == 0 {
                if !assumed {
                    depth.assume(cell, digit, self.control)?;
                    assumed = true;
                }
                let mut witness = None;
                let ended = depth.explore(budgets.nodes, self.control, &mut |filling| {
                    witness = Some(filling);
                    Wish::Enough
                })?;
                if ended != Ended::OverBudget {
                    depth.release();
                    return Ok(witness);
                }
            } else {
                assumed = false;
            }
            if budgets.conflicts > 0 {
                let learner = learner.get_or_insert_with(|| {
                    let mut learner = self.learner();
                    for (cell, &possible) in possible.iter().enumerate() {
                        let gone = (0..usize::from(self.layout.digits)).filter(|digit| possible >> digit & 1 == 0);
                        gone.for_each(|digit| learner.exclude(cell, digit));
                    }
                    learner
                });
                let answer = learner.solve(&[(cell, digit)], budgets.conflicts, self.control)?;
                let witness = match answer {
                    Answer::Solution(filling) => Some(Some(filling)),
                    Answer::Nothing => Some(None),
                    Answer::OverBudget => None,
                };
                if let Some(witness) = witness {
                    if assumed {
                        depth.release();
                    }
                    return Ok(witness);
                }
                if !assumed {
                    depth.assume(cell, digit, self.control)?;
                    assumed = true;
                }
            }
            budgets = budgets.doubled();
        }
    }
}
