//! The native engine: it answers while the author paints.
//!
//! **Searches.** `bands`, `narrow`, `grids` and `wide` go depth first: draw all conclusions, try a digit, take it back.
//! The first is for classics of 9x9 and for boards of 16x16, on which cells do little but differ; the narrow one keeps
//! the places of a digit in one machine word, for boards of at most 128 cells; `grids` is for several grids of 9x9 that
//! share boxes, each of which is searched by one of these; the wide one takes all others. `learn` remembers why it
//! failed; it is slower a node, and no puzzle takes it much longer than others of its size. `ask` lets a depth-first
//! search and the learning one take turns, each time with twice the budget, so that no puzzle takes seconds because it
//! was asked of the wrong one; a wide board of many digits goes to the learning one almost at once.
//!
//! **Rooms.** Each folder has one subject, and they import each other in this order only:
//!
//! | room | what it is |
//! | --- | --- |
//! | `domains`, `lists`, `conflicts`, `depth` | shared ground: candidates, weights of conflicts, the depth-first loop |
//! | `part` | a grid of several, as the search over all of them sees it |
//! | `minirows/` | sets of cells of 9x9 and 16x16, and what rows, columns and boxes say of a digit's places |
//! | `shapes/` | a model's shapes sorted by kind, and the propagator of each kind for any search |
//! | `bands/`, `narrow/`, `wide/`, `learn/` | searches on one board, which know nothing of each other |
//! | `grids/` | the search on several grids, by those on one |
//! | `layout` | the depth-first search that suits a board |
//! | `ask/` | questions: solutions, candidates, many questions of one layout; turns, threads, memory |
//!
//! **Layout.** What takes work to prepare (which cells differ, houses, sums) is prepared once as a `layout`, which does
//! not change any more; a question adds domains and clauses.
//!
//! **Candidates** are looked for by one search for all of them, and by turns asked for one by one, each solution found
//! being a witness for many; what is known is kept for the model after the next edit. Long counts and long questions
//! for candidates use all cores, and no answer depends on which core was quicker.
//!
//! **Invariant.** With all cells down to one candidate and nothing left to propagate every shape holds: each
//! propagator is exact on filled cells. The searches need no other check of a solution.

mod ask;
mod bands;
mod conflicts;
mod depth;
mod domains;
mod grids;
mod layout;
mod learn;
mod lists;
mod minirows;
mod narrow;
mod part;
mod shapes;
mod wide;

use std::collections::HashSet;

use super::{Asking, Control, Count, Engine, Statistics, Stopped};
use crate::board::{DigitSet, Filling};
use crate::model::{Base, Model, Shape};
use ask::candidates::{self, Known};
use ask::many::ManyQuestions;
use ask::memory::{self, Memory};
use ask::question::Question;
use ask::turns::{Budgets, Searches};
use depth::Wanted;
use layout::Layout;
use shapes::sorted::is_of_layout;
use shapes::stock::Stock;
use shapes::{Asked, Sorted};

/// The engine that searches.
#[derive(Debug)]
pub struct Native {
    statistics: Statistics,
    searches: Searches,
    /// The last layout: puzzle after puzzle is asked about on the same board.
    layout: Option<KeptLayout>,
    /// What was prepared for the last layouts.
    stock: Stock,
    /// What is known of the candidates of the last model.
    memory: Option<Memory>,
}

/// A layout, and the shapes that it was made of.
#[derive(Debug)]
struct KeptLayout {
    shapes: Vec<Shape>,
    layout: Layout,
    /// The base of the last model that it was for, if that held all of these shapes.
    base: Option<Base>,
}

/// The base of a model if all that is added to it belongs to the question.
fn base_of_layout(model: &Model) -> Option<&Base> {
    let (base, added) = model.base()?;
    (!added.iter().any(|constraint| is_of_layout(&constraint.shape))).then_some(base)
}

impl KeptLayout {
    fn new(model: &Model, stock: &mut Stock) -> KeptLayout {
        KeptLayout {
            shapes: model.shapes().filter(|shape| is_of_layout(shape)).cloned().collect(),
            layout: Layout::new(model.digits(), model.cells(), &Sorted::new(model.shapes()), stock),
            base: base_of_layout(model).cloned(),
        }
    }

    /// The same if it is for this model, too.
    fn taken_over(mut self, model: &Model) -> Option<KeptLayout> {
        let base = base_of_layout(model);
        if base.is_some() && base == self.base.as_ref() {
            return Some(self);
        }
        let same = (self.layout.digits, self.layout.cells) == (model.digits(), model.cells())
            && self.shapes.iter().eq(model.shapes().filter(|shape| is_of_layout(shape)));
        self.base = base.cloned();
        same.then_some(self)
    }
}

impl Default for Native {
    fn default() -> Native {
        let (statistics, stock) = (Statistics::default(), Stock::default());
        Native { statistics, searches: Searches::Both, layout: None, stock, memory: None }
    }
}

impl Native {
    /// An engine that lets its searches take turns.
    pub fn new() -> Native {
        Native::default()
    }

    /// An engine that learns from the first decision on. It gives the same answers, most of them later.
    pub fn learning() -> Native {
        Native { searches: Searches::Learning, ..Native::default() }
    }

    /// An engine that never learns. It gives the same answers, a few of them much later.
    pub fn not_learning() -> Native {
        Native { searches: Searches::DepthFirst, ..Native::default() }
    }

    fn question<R>(
        &mut self,
        model: &Model,
        control: &Control,
        ask: impl FnOnce(&Question<'_>, &mut Statistics) -> Result<R, Stopped>,
    ) -> Result<R, Stopped> {
        let kept = self.layout.take().and_then(|kept| kept.taken_over(model));
        let kept = kept.unwrap_or_else(|| KeptLayout::new(model, &mut self.stock));
        let (layout, asked) = (&kept.layout, Asked::new(model.shapes()));
        let budgets = Budgets::new(layout, &asked, self.searches);
        self.statistics = Statistics::default();
        let result = ask(&Question { model, layout, asked, budgets, control }, &mut self.statistics);
        self.layout = Some(kept);
        control.report_nodes(self.statistics.nodes);
        result
    }
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
                true => Wanted::More,
                false => {
                    found = Some(filling);
                    Wanted::Enough
                }
            })
        })?;
        debug_assert!(found.as_ref().is_none_or(|filling| model.accepts(filling)), "a propagator says too little");
        Ok(found)
    }

    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, Stopped> {
        let memory = self.memory.take();
        let (witnesses, impossible) = memory.map_or_else(|| memory::nothing(model), |memory| memory.about(model));
        let known = Known::new(model.cells(), witnesses, &impossible);
        let result =
            self.question(model, control, |question, statistics| candidates::find(question, &known, statistics));
        let sets = known.candidates().into_iter().map(DigitSet::from_bits).collect();
        let (witnesses, impossible) = known.into_parts();
        // Even when the question was stopped, what it found out stays true.
        self.memory = Some(Memory::new(model, witnesses, impossible));
        result.map(|()| sets)
    }

    fn asking<'a>(&'a mut self, model: Model, parts: Vec<Vec<Shape>>) -> Box<dyn Asking + 'a> {
        Box::new(ManyQuestions::new(model, parts, self.searches, &mut self.statistics, &mut self.stock))
    }

    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling),
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
                each(filling);
                if found < limit { Wanted::More } else { Wanted::Enough }
            })
        })?;
        Ok(match end {
            Wanted::More => Count::Exactly(found),
            Wanted::Enough => Count::AtLeast(found),
        })
    }
}
