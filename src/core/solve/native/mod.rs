//! The native engine, fast enough to run while the setter paints.
//!
//! **Searches.** `bands`, `narrow`, `grids` and `wide` are depth-first searches: propagate, try a digit, backtrack.
//! `bands` is for 9x9 classics and for 16x16 boards on which nearly all shapes are groups of cells with different
//! digits; `narrow` keeps the places of a digit in one machine word, for boards of at most 128 cells; `grids` is for
//! several 9x9 grids that share boxes, each of which is searched as by `bands` or `narrow`; `wide` is for all other
//! boards, and the only one for layers beside the digits. `learn` remembers the reasons of contradictions; it is slower
//! per node, but no puzzle takes it much longer than others of the same size. `queries` alternates between a
//! depth-first search and the learning one, each time with twice the budget, so that no puzzle takes seconds because it
//! got the wrong search; on a wide board with many digits, the learning search takes over almost at once.
//!
//! **Modules.** Each folder has one subject, and they import each other in this order only:
//!
//! | module | contents |
//! | --- | --- |
//! | `domains`, `lists`, `conflicts`, `depth` | common base: candidates, conflict weights, the depth-first loop |
//! | `part` | one of several grids, as the search over all of them sees it |
//! | `minirows/` | sets of cells of 9x9 and 16x16, and the consequences of houses for the places of a digit |
//! | `shapes/` | a model's shapes sorted by kind, and the propagator of each kind for any search |
//! | `bands/`, `narrow/`, `wide/`, `learn/` | searches on one board, independent of each other |
//! | `grids/` | the search on several grids, composed of those on one |
//! | `layout` | the depth-first search that suits a board |
//! | `queries/` | queries: solutions, candidates, many queries of one layout; turns, threads, memory |
//!
//! **Layout.** Whatever is expensive to prepare (differing cells, houses, sums) is prepared once as an immutable
//! `layout`; a query adds domains and clauses.
//!
//! **Candidates** are found by one search for all of them, which takes turns with queries for single candidates. Each
//! solution found is a witness for many candidates. What is known is kept for the model after the next edit. Long
//! counts and long queries for candidates use all cores, and no result depends on which core was faster.
//!
//! **Invariant.** If all cells have one candidate and nothing is left to propagate, every shape holds: each propagator
//! is exact on filled cells. The searches need no other check of a solution.

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
mod queries;
mod shapes;
mod wide;

use std::collections::HashSet;

use super::{Control, Count, Engine, PartQueries, SolveError, Statistics};
use crate::board::{DigitSet, Filling};
use crate::model::{Model, ModelBase, Shape};
use depth::SolutionDemand;
use layout::ModelLayout;
use queries::candidate_memory::{self, CandidateMemory};
use queries::candidates::{self, KnownCandidates};
use queries::many_queries::ManyQueries;
use queries::query::ModelQuery;
use queries::turns::{Budgets, SearchStrategy};
use shapes::layout_cache::LayoutCache;
use shapes::sorted_shapes::is_of_layout;
use shapes::{QueryShapes, SortedShapes};

/// The searching engine.
#[derive(Debug)]
pub struct Native {
    statistics: Statistics,
    searches: SearchStrategy,
    /// The last layout, since often many puzzles in a row are queried on the same board.
    layout: Option<CachedLayout>,
    /// The cache of prepared parts of the last layouts.
    stock: LayoutCache,
    /// The knowledge of the candidates of the last model.
    memory: Option<CandidateMemory>,
}

/// A layout and the shapes from which it was built.
#[derive(Debug)]
struct CachedLayout {
    shapes: Vec<Shape>,
    layout: ModelLayout,
    /// The base of the last model for which the layout was used, if that base had all of these shapes.
    base: Option<ModelBase>,
}

/// Returns the base of a model if everything added to it belongs to the query, not to the layout.
fn base_of_layout(model: &Model) -> Option<&ModelBase> {
    let (base, added) = model.base()?;
    (!added.iter().any(|constraint| is_of_layout(&constraint.shape))).then_some(base)
}

impl CachedLayout {
    fn new(model: &Model, stock: &mut LayoutCache) -> CachedLayout {
        CachedLayout {
            shapes: model.shapes().filter(|shape| is_of_layout(shape)).cloned().collect(),
            layout: ModelLayout::new(
                model.variables(),
                &SortedShapes::of_model(model.shapes(), model.variables()),
                stock,
            ),
            base: base_of_layout(model).cloned(),
        }
    }

    /// Returns the same layout if it also fits this model.
    fn reused_for(mut self, model: &Model) -> Option<CachedLayout> {
        let base = base_of_layout(model);
        if self.layout.variables != *model.variables() {
            return None;
        }
        // Models on the same base have its shapes in common, and nothing else is in the layout: no shape is compared.
        if base.is_some() && base == self.base.as_ref() {
            return Some(self);
        }
        let same = self.shapes.iter().eq(model.shapes().filter(|shape| is_of_layout(shape)));
        self.base = base.cloned();
        same.then_some(self)
    }
}

impl Default for Native {
    fn default() -> Native {
        let (statistics, stock) = (Statistics::default(), LayoutCache::default());
        Native { statistics, searches: SearchStrategy::Both, layout: None, stock, memory: None }
    }
}

impl Native {
    /// Returns an engine whose searches take turns.
    pub fn new() -> Native {
        Native::default()
    }

    /// Returns an engine that learns from the first decision on. It gives the same results, mostly later.
    pub fn learning() -> Native {
        Native { searches: SearchStrategy::Learning, ..Native::default() }
    }

    /// Returns an engine that never learns. It gives the same results, a few of them much later.
    pub fn not_learning() -> Native {
        Native { searches: SearchStrategy::DepthFirst, ..Native::default() }
    }

    fn query<R>(
        &mut self,
        model: &Model,
        control: &Control,
        ask: impl FnOnce(&ModelQuery<'_>, &mut Statistics) -> Result<R, SolveError>,
    ) -> Result<R, SolveError> {
        let kept = self.layout.take().and_then(|kept| kept.reused_for(model));
        let kept = kept.unwrap_or_else(|| CachedLayout::new(model, &mut self.stock));
        let (layout, asked) = (&kept.layout, QueryShapes::new(model.shapes()));
        let budgets = Budgets::new(layout, &asked, self.searches);
        self.statistics = Statistics::default();
        let result = ask(&ModelQuery { model, layout, shapes: asked, budgets, control }, &mut self.statistics);
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

    fn another_solution(
        &mut self,
        model: &Model,
        known: &[Filling],
        control: &Control,
    ) -> Result<Option<Filling>, SolveError> {
        let known: HashSet<&Filling> = known.iter().collect();
        let mut found = None;
        self.query(model, control, |question, statistics| {
            question.run(statistics, &mut |filling| match known.contains(&filling) {
                true => SolutionDemand::More,
                false => {
                    found = Some(filling);
                    SolutionDemand::Enough
                }
            })
        })?;
        debug_assert!(found.as_ref().is_none_or(|filling| model.accepts(filling)), "a propagator says too little");
        Ok(found)
    }

    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, SolveError> {
        let memory = self.memory.take();
        let (witnesses, impossible) =
            memory.map_or_else(|| candidate_memory::no_knowledge(model), |memory| memory.applicable_to(model));
        let known = KnownCandidates::new(model.variables().counted(), witnesses, &impossible);
        let result = self.query(model, control, |question, statistics| candidates::find(question, &known, statistics));
        let sets = known.candidates().into_iter().map(DigitSet::from_bits).collect();
        let (witnesses, impossible) = known.into_parts();
        // Even if the query was stopped, its findings remain true.
        self.memory = Some(CandidateMemory::new(model, witnesses, impossible));
        result.map(|()| sets)
    }

    fn part_queries<'a>(&'a mut self, model: Model, parts: Vec<Vec<Shape>>) -> Box<dyn PartQueries + 'a> {
        Box::new(ManyQueries::new(model, parts, self.searches, &mut self.statistics, &mut self.stock))
    }

    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(Filling),
    ) -> Result<Count, SolveError> {
        self.statistics = Statistics::default();
        if limit == 0 {
            return Ok(Count::AtLeast(0));
        }
        let mut found = 0;
        let end = self.query(model, control, |question, statistics| {
            question.run(statistics, &mut |filling| {
                debug_assert!(model.accepts(&filling), "a propagator says too little");
                found += 1;
                control.report_solutions(found);
                each(filling);
                if found < limit { SolutionDemand::More } else { SolutionDemand::Enough }
            })
        })?;
        Ok(match end {
            SolutionDemand::More => Count::Exactly(found),
            SolutionDemand::Enough => Count::AtLeast(found),
        })
    }
}
