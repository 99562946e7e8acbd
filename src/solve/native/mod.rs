//! The native engine: it answers while the author paints.
//!
//! **Three searches.** `narrow` and the wide one (`search`) go depth first: draw all conclusions, try a digit, take it back. The
//! narrow one keeps the places of a digit in one machine word, for boards of at most 128 cells; the wide one takes all
//! others. `learn` remembers why it failed; it is slower a node and never lost. `question` lets a depth-first search and
//! the learning one take turns, each time with twice the budget, so that no puzzle takes seconds because it was asked of
//! the wrong one; a board of many digits goes to the learning one almost at once.
//!
//! **Layout.** What takes work to lay out (which cells differ, houses, sums) is compiled once into a `layout`, which does not
//! change any more; a question adds domains and clauses. `asking` asks many questions of one layout.
//!
//! **Sums** are divided by `gather`: where the cells of one or of several have few fillings, these are listed in a `table`,
//! which knows all that follows; the others conclude from bounds, and as *cages*, whose cells differ, from combinations.
//!
//! **Propagation in the wide search.** `net` holds *groups* of cells that differ from each other (a group of n cells is
//! a house), *crossings* of groups, sums, tables and cages. All are lists of cell numbers in flat arrays, and for each
//! cell there is the list of what it takes part in. What changes is one `u32` a cell, its candidates as a bit set, and
//! the queues of what has to be looked at again (`state::State`). The candidates of the nodes above are kept on one
//! stack of such words: a branch copies n words there, a way back copies them out, and nothing is allocated once the
//! stack has grown. The propagators, each in its file, go from cheap to dear: `groups` (naked and hidden singles,
//! pigeonhole), `clauses` (one place left), `sums` (bounds), `table`, `pairs`, `cages` (combinations), `words`, then
//! subsets of `groups` and `crossings` (locked candidates). Each only ever takes away candidates that no solution has.
//! Where nothing follows any more, `branch` says what to try, by what `conflicts` remembers. `sums` serve all searches
//! alike, `table`, `pairs`, `words` and `cages` the depth-first ones.
//!
//! **Candidates** (`candidates`) are asked one by one, each solution found being a witness for many; what is known is kept
//! for the model after the next edit (`memory`). Long counts and long questions for candidates use all cores
//! (`parallel`), and no answer depends on which core was quicker.
//!
//! **Invariant.** With all cells down to one candidate and nothing waiting every shape holds: each propagator is exact on
//! filled cells. The searches need no other check of a solution.

mod ask;
mod conflicts;
mod depth;
mod layout;
mod learn;
mod narrow;
mod shapes;
mod wide;

use std::collections::HashSet;

use super::{Asking, Control, Count, Engine, Statistics, Stopped};
use crate::board::{DigitSet, Filling};
use crate::model::{Model, Shape};
use ask::candidates::{self, Known};
use ask::many::Asker;
use ask::memory::{self, Memory};
use ask::question::{Budgets, Question};
use layout::{LaidOut, Layout};

/// The engine that searches.
#[derive(Debug)]
pub struct Native {
    statistics: Statistics,
    patience: Patience,
    /// The last layout: puzzle after puzzle is asked about on the same board.
    laid: Option<Laid>,
    /// What is known of the candidates of the last model.
    memory: Option<Memory>,
}

/// A layout, and the shapes that it was made of.
#[derive(Debug)]
struct Laid {
    shapes: Vec<Shape>,
    layout: Layout,
}

impl Laid {
    fn is_for(&self, model: &Model) -> bool {
        (self.layout.digits, self.layout.cells) == (model.digits(), model.cells())
            && self.shapes.iter().eq(shapes_of(model).filter(|shape| shape.is_laid_out()))
    }

    fn new(model: &Model) -> Laid {
        let shapes: Vec<Shape> = shapes_of(model).filter(|shape| shape.is_laid_out()).cloned().collect();
        let layout = Layout::new(model.digits(), model.cells(), shapes.iter());
        Laid { shapes, layout }
    }
}

fn shapes_of(model: &Model) -> impl Iterator<Item = &Shape> + Clone {
    model.constraints().iter().map(|constraint| &constraint.shape)
}

impl Default for Native {
    fn default() -> Native {
        Native { statistics: Statistics::default(), patience: Patience::Usual, laid: None, memory: None }
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
        let laid = self.laid.take().filter(|laid| laid.is_for(model)).unwrap_or_else(|| Laid::new(model));
        let layout = &laid.layout;
        let budgets = Budgets::new(layout, self.patience);
        self.statistics = Statistics::default();
        let question = Question { layout, shapes: shapes_of(model).collect(), budgets, control };
        let result = ask(&question, &mut self.statistics);
        self.laid = Some(laid);
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
