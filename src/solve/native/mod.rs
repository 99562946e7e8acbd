//! The native engine: propagation over all shapes, then search. It answers while the author paints.
//!
//! **Layout.** A question is first compiled into a `net::Net` that does not change any more: *groups* of cells that
//! differ from each other (a group of n cells is a house), *crossings* of groups, *sums*, and *cages*, which are sums
//! over cells that differ. All are lists of cell numbers in flat arrays, and for each cell there is the list of what it
//! takes part in. What changes is one `u32` a cell, its candidates as a bit set, and the queues of what has to be looked
//! at again (`state::State`). The search (`search`) keeps the candidates of the nodes above on one stack of such words:
//! a branch copies n words there, a way back copies them out, and nothing is allocated once the stack has grown.
//!
//! **Propagators**, each in its file, from cheap to dear: `groups` (naked and hidden singles, pigeonhole), `clauses`
//! (one place left), `sums` (bounds), `cages` (combinations), then subsets of `groups` and `crossings` (locked
//! candidates). Each only ever takes away candidates that no solution has. Where nothing follows any more, `branch`
//! says what to try.
//!
//! **Invariant.** With all cells down to one candidate and all queues empty every shape holds: each propagator is exact on
//! filled cells. The search needs no other check of a solution.

mod asking;
mod branch;
mod cages;
mod candidates;
mod clauses;
mod crossings;
mod depth;
mod groups;
mod layout;
mod learn;
mod memory;
mod narrow;
mod net;
mod parallel;
mod question;
mod search;
mod state;
mod sums;

use std::collections::HashSet;

use super::{Asking, Control, Count, Engine, Statistics, Stopped};
use crate::board::{DigitSet, Filling};
use crate::model::{Model, Shape};
use asking::Asker;
use candidates::Known;
use layout::Layout;
use memory::Memory;
use question::{Budgets, Question};

/// The engine that searches.
#[derive(Debug)]
pub struct Native {
    statistics: Statistics,
    patience: Patience,
    /// What is known of the candidates of the last model.
    memory: Option<Memory>,
}

impl Default for Native {
    fn default() -> Native {
        Native { statistics: Statistics::default(), patience: Patience::Usual, memory: None }
    }
}

impl Native {
    pub fn new() -> Native {
        Native::default()
    }

    /// An engine that learns from the first decision on. It gives the same answers, most of them later.
    pub fn learning() -> Native {
        Native { patience: Patience::None, ..Native::default() }
    }

    /// An engine that never learns. It gives the same answers, a few of them much later.
    pub fn not_learning() -> Native {
        Native { patience: Patience::Endless, ..Native::default() }
    }

    fn question<R>(
        &mut self,
        model: &Model,
        control: &Control,
        ask: impl FnOnce(&Question<'_>, &mut Statistics) -> Result<R, Stopped>,
    ) -> Result<R, Stopped> {
        let shapes: Vec<&Shape> = model.constraints().iter().map(|constraint| &constraint.shape).collect();
        let layout = Layout::new(model.digits(), model.cells(), shapes.iter().copied());
        let budgets = Budgets::new(&layout, self.patience);
        self.statistics = Statistics::default();
        let result = ask(&Question { layout: &layout, shapes, budgets, control }, &mut self.statistics);
        control.report_nodes(self.statistics.nodes);
        result
    }
}

/// When a question is handed from the depth-first search to the one that learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Patience {
    /// At once.
    None,
    /// When it takes longer than most.
    Usual,
    Endless,
}

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ended {
    /// There is no other solution.
    Exhausted,
    /// Nobody wanted more solutions.
    Enough,
    /// The nodes it was given are spent.
    OverBudget,
}

/// Whether the search is to go on after a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    More,
    Enough,
}

impl Engine for Native {
    fn name(&self) -> &'static str {
        "native"
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn another(&mut self, model: &Model, known: &[Filling], control: &Control) -> Result<Option<Filling>, Stopped> {
        let known: HashSet<&Filling> = known.iter().collect();
        let mut found = None;
        self.question(model, control, |question, statistics| {
            question.run(statistics, &mut |filling| match known.contains(&filling) {
                true => Wish::More,
                false => {
                    found = Some(filling);
                    Wish::Enough
                }
            })
        })?;
        debug_assert!(found.as_ref().is_none_or(|filling| model.accepts(filling)), "a propagator says too little");
        Ok(found)
    }

    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, Stopped> {
        let memory = self.memory.take();
        let (witnesses, gone) = memory.map_or_else(|| memory::nothing(model), |memory| memory.about(model));
        let known = Known::new(model.cells(), witnesses, &gone);
        let result =
            self.question(model, control, |question, statistics| candidates::find(question, &known, statistics));
        let sets = known.candidates().into_iter().map(DigitSet::from_bits).collect();
        let (witnesses, gone) = known.into_parts();
        // Even when the question was stopped, what it found out stays true.
        self.memory = Some(Memory::new(model, witnesses, gone));
        result.map(|()| sets)
    }

    fn asking<'a>(&'a mut self, model: Model, parts: Vec<Vec<Shape>>) -> Box<dyn Asking + 'a> {
        Box::new(Asker::new(model, parts, self.patience, &mut self.statistics))
    }

    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(&Filling),
    ) -> Result<Count, Stopped> {
        self.statistics = Statistics::default();
        if limit == 0 {
            return Ok(Count::AtLeast(0));
        }
        let mut found = 0;
        let end = self.question(model, control, |question, statistics| {
            question.run(statistics, &mut |filling| {
                debug_assert!(model.accepts(&filling), "a propagator says too little");
                found += 1;
                control.report_solutions(found);
                each(&filling);
                if found < limit { Wish::More } else { Wish::Enough }
            })
        })?;
        Ok(match end {
            Wish::More => Count::Exactly(found),
            Wish::Enough => Count::AtLeast(found),
        })
    }
}
