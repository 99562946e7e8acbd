//! One question about a model, asked of the depth-first search and, where that takes long, of the one that learns.
//!
//! Neither is the best on all puzzles, and nobody knows beforehand which one a puzzle needs. So they take turns, each
//! time with twice the budget: a question costs at most a few times what the better one would take. Budgets are nodes
//! and conflicts, not time, so answers don't depend on the machine.

use std::collections::HashSet;

use super::parallel;
use crate::board::Filling;
use crate::model::Shape;
use crate::solve::native::depth::Depth;
use crate::solve::native::layout::Layout;
use crate::solve::native::learn::{Answer, Learner};
use crate::solve::native::{Ended, Patience, Wish};
use crate::solve::{Control, Statistics, Stopped};

/// With more solutions than this there is always another one near, and the search that learns would only be burdened.
const MOST_LEFT_OUT: usize = 1000;

/// A board with more digits asks for more than a depth-first search is good at.
const FEW_DIGITS: u8 = 12;

/// How many nodes and conflicts each turn has.
#[derive(Clone, Copy, Debug)]
pub struct Budgets {
    pub nodes: u64,
    pub conflicts: u64,
    /// Whether solutions of a board that is nearly open are first asked of the search that learns. It does well to be asked for
    /// much at once, as it soon finds out what cannot be had together.
    pub learns_first: bool,
    /// After so many nodes candidates are asked for by all cores.
    pub alone: u64,
}

impl Budgets {
    /// A few milliseconds of work each at first. A wide board needs some nodes for its size alone; what takes more of
    /// them is soon better off with the search that learns, and a board of many digits is so from the start.
    pub fn new(layout: &Layout, patience: Patience) -> Budgets {
        let cells = layout.cells as u64;
        let wide = Budgets { nodes: cells / 4, conflicts: 2000, learns_first: true, alone: 4 * cells };
        match patience {
            Patience::None => Budgets { nodes: 0, conflicts: u64::MAX, alone: 0, ..wide },
            Patience::Usual if layout.is_narrow() => {
                Budgets { nodes: 400, conflicts: 300, learns_first: false, alone: 2000 }
            }
            Patience::Usual if layout.digits <= FEW_DIGITS => wide,
            Patience::Usual => Budgets { nodes: 1, ..wide },
            Patience::Endless => Budgets { nodes: u64::MAX, conflicts: 0, learns_first: false, alone: u64::MAX },
        }
    }

    /// For solutions of a board that is nearly open: these take decisions where nothing goes wrong.
    pub fn for_witness(self, layout: &Layout) -> Budgets {
        if self.nodes == 0 { self } else { Budgets { nodes: self.nodes.max(layout.cells as u64), ..self } }
    }

    /// For one of many questions of a layout: most are easy, and with some nodes no search that learns need be made.
    pub fn for_one_of_many(self, layout: &Layout) -> Budgets {
        if self.nodes == 0 { self } else { Budgets { nodes: self.nodes.max(layout.cells as u64 / 4), ..self } }
    }

    pub fn doubled(self) -> Budgets {
        Budgets { nodes: self.nodes.saturating_mul(2), conflicts: self.conflicts.saturating_mul(2), ..self }
    }
}

/// What is asked about: the whole model, laid out.
pub struct Question<'a> {
    pub layout: &'a Layout,
    pub shapes: Vec<&'a Shape>,
    pub budgets: Budgets,
    pub control: &'a Control,
}

impl<'a> Question<'a> {
    pub fn learner(&self) -> Learner {
        Learner::new(self.layout.digits, self.layout.cells, self.shapes.iter().copied())
    }

    pub fn depth(&self) -> Box<dyn Depth<'a> + 'a> {
        self.layout.depth(self.shapes.iter().copied())
    }

    /// Hands over solutions, each once, until `each` wants no more. `More` at the end: there is no other.
    pub fn run(&self, statistics: &mut Statistics, each: &mut dyn FnMut(Filling) -> Wish) -> Result<Wish, Stopped> {
        let mut search = Search { question: self, depth: self.depth(), learner: None, found: 0, news: vec![] };
        let result = search.take_turns(statistics, each);
        *statistics += search.depth.statistics();
        *statistics += search.learner.map_or(Statistics::default(), |learner| *learner.statistics());
        result
    }
}

/// The two searches for solutions, and what one has to tell the other.
struct Search<'q, 'a> {
    question: &'q Question<'a>,
    depth: Box<dyn Depth<'a> + 'a>,
    /// Made when a question takes long.
    learner: Option<Learner>,
    found: usize,
    /// What the depth-first search found since the other one was told.
    news: Vec<Filling>,
}

impl Search<'_, '_> {
    fn take_turns(
        &mut self,
        statistics: &mut Statistics,
        each: &mut dyn FnMut(Filling) -> Wish,
    ) -> Result<Wish, Stopped> {
        let control = self.question.control;
        let mut budgets = self.question.budgets;
        // What the search that learns found: the other one will come upon it, too.
        let mut learned: HashSet<Filling> = HashSet::new();
        self.depth.begin(control)?;
        loop {
            let (found, news) = (&mut self.found, &mut self.news);
            let ended = self.depth.explore(budgets.nodes, control, &mut |filling| {
                if learned.contains(&filling) {
                    return Wish::More;
                }
                *found += 1;
                if *found <= MOST_LEFT_OUT {
                    news.push(filling.clone());
                }
                each(filling)
            })?;
            match ended {
                Ended::Exhausted => return Ok(Wish::More),
                Ended::Enough => return Ok(Wish::Enough),
                Ended::OverBudget => {}
            }
            if self.found > MOST_LEFT_OUT {
                return parallel::solutions(&mut *self.depth, control, statistics, &mut |filling| {
                    if learned.contains(&filling) { Wish::More } else { each(filling) }
                });
            }
            if budgets.conflicts > 0
                && let Some(end) = self.learn(budgets.conflicts, &mut learned, each)?
            {
                return Ok(end);
            }
            budgets = budgets.doubled();
        }
    }

    /// A turn of the search that learns; None when it did not come to an end.
    fn learn(
        &mut self,
        conflicts: u64,
        learned: &mut HashSet<Filling>,
        each: &mut dyn FnMut(Filling) -> Wish,
    ) -> Result<Option<Wish>, Stopped> {
        let learner = self.learner.get_or_insert_with(|| self.question.learner());
        self.news.drain(..).for_each(|filling| learner.leave_out(&filling));
        while self.found <= MOST_LEFT_OUT {
            match learner.solve(&[], conflicts, self.question.control)? {
                Answer::Nothing => return Ok(Some(Wish::More)),
                Answer::OverBudget => return Ok(None),
                Answer::Solution(filling) => {
                    self.found += 1;
                    learner.leave_out(&filling);
                    learned.insert(filling.clone());
                    if each(filling) == Wish::Enough {
                        return Ok(Some(Wish::Enough));
                    }
                }
            }
        }
        Ok(None)
    }
}
