//! Many queries about one model: its layout is built once, and the learning search keeps what it learns.

use super::turns::{Budgets, SearchStrategy, TurnQuery, take_turns};
use crate::board::Filling;
use crate::model::{Model, Shape};
use crate::solve::native::depth::{DepthFirst, ExploreOutcome, SolutionDemand};
use crate::solve::native::layout::ModelLayout;
use crate::solve::native::learn::{LearnOutcome, Learner};
use crate::solve::native::shapes::layout_cache::LayoutCache;
use crate::solve::native::shapes::sorted_shapes::is_of_layout;
use crate::solve::native::shapes::{QueryShapes, SortedShapes};
use crate::solve::{Control, PartQueries, PartQuery, SolveError, Statistics};

/// The native engine's [`PartQueries`].
pub struct ManyQueries<'a> {
    model: Model,
    /// The domains and clauses of the model.
    query_shapes: Vec<Shape>,
    parts: Vec<Vec<Shape>>,
    /// The parts with shapes other than domains and clauses.
    layout_parts: Vec<usize>,
    searches: SearchStrategy,
    prepared: Option<PreparedModel>,
    /// The work of all finished searches.
    done: Statistics,
    /// All work, as reported by the engine.
    statistics: &'a mut Statistics,
    /// The cache of the sums and words that earlier layouts prepared.
    layout_cache: &'a mut LayoutCache,
}

/// The model with some of the parts that affect the layout.
struct PreparedModel {
    parts: Vec<usize>,
    layout: ModelLayout,
    /// Created when a query first takes long.
    learner: Option<Box<Learner>>,
}

impl<'a> ManyQueries<'a> {
    /// Returns queries about the model that differ in which of these parts are active. `statistics` is set to the total
    /// work.
    pub fn new(
        model: Model,
        parts: Vec<Vec<Shape>>,
        searches: SearchStrategy,
        statistics: &'a mut Statistics,
        stock: &'a mut LayoutCache,
    ) -> ManyQueries<'a> {
        let parts_of_layouts = (0..parts.len()).filter(|&part| parts[part].iter().any(is_of_layout)).collect();
        let of_questions = model.shapes().filter(|shape| !is_of_layout(shape)).cloned().collect();
        *statistics = Statistics::default();
        let done = Statistics::default();
        ManyQueries {
            model,
            query_shapes: of_questions,
            parts,
            layout_parts: parts_of_layouts,
            searches,
            prepared: None,
            done,
            statistics,
            layout_cache: stock,
        }
    }

    /// Returns the layout and learning search for a query, reusing those of the last query if they match.
    fn prepare(&mut self, ask: PartQuery<'_>) -> PreparedModel {
        let parts: Vec<usize> = self.layout_parts.iter().copied().filter(|part| ask.parts.contains(part)).collect();
        if let Some(prepared) = self.prepared.take() {
            if prepared.parts == parts {
                return prepared;
            }
            // This learning search is dropped, but its work still counts.
            self.done += prepared.learning_statistics();
        }
        let variables = self.model.variables();
        let of_parts = parts.iter().flat_map(|&part| &self.parts[part]);
        let shapes = SortedShapes::of_model(self.model.shapes().chain(of_parts), variables);
        let layout = ModelLayout::new(variables, &shapes, self.layout_cache);
        PreparedModel { parts, layout, learner: None }
    }
}

impl PreparedModel {
    /// Returns the work of the learning search.
    fn learning_statistics(&self) -> Statistics {
        self.learner.as_ref().map_or(Statistics::default(), |learner| *learner.statistics())
    }
}

impl PartQueries for ManyQueries<'_> {
    fn solution(&mut self, ask: PartQuery<'_>, control: &Control) -> Result<Option<Filling>, SolveError> {
        let mut prepared = self.prepare(ask);
        let PreparedModel { parts, layout, learner } = &mut prepared;
        let asked = || ask.parts.iter().flat_map(|&part| &self.parts[part]).chain(ask.extra);
        let of_question = QueryShapes::new(self.query_shapes.iter().chain(asked()));
        let budgets = Budgets::new(layout, &of_question, self.searches).for_one_of_many(layout);
        let mut depth = layout.depth(&of_question);
        let answer = depth.begin(control).and_then(|()| {
            let of_layout = || self.model.shapes().chain(parts.iter().flat_map(|&part| &self.parts[part]));
            let variables = &layout.variables;
            let new_learner = || Box::new(Learner::new(variables, &SortedShapes::of_model(of_layout(), variables)));
            let asked = || QueryShapes::new(asked());
            let depth = &mut *depth;
            let mut one = OneQuery {
                depth,
                learner,
                new_learner,
                extra_shapes: asked,
                except: ask.excluded,
                assumed: None,
                control,
            };
            take_turns(&mut one, budgets)
        });
        self.done += depth.statistics();
        drop(depth);
        if let Some(learner) = learner {
            learner.end_query();
        }
        *self.statistics = self.done;
        *self.statistics += prepared.learning_statistics();
        self.prepared = Some(prepared);
        answer
    }

    fn statistics(&self) -> Statistics {
        *self.statistics
    }
}

/// One of the queries.
struct OneQuery<'q, 'd, L, A> {
    depth: &'q mut (dyn DepthFirst<'d> + 'd),
    learner: &'q mut Option<Box<Learner>>,
    new_learner: L,
    /// Returns the shapes of this query that are not in the model.
    extra_shapes: A,
    /// A solution that is not accepted as the answer.
    except: Option<&'q Filling>,
    /// The digits that the learning search assumes; None until this query is added to it.
    assumed: Option<Vec<(usize, usize)>>,
    control: &'q Control,
}

impl<'s, L: Fn() -> Box<Learner>, A: Fn() -> QueryShapes<'s>> TurnQuery for OneQuery<'_, '_, L, A> {
    type Answer = Option<Filling>;

    fn run_depth_first(&mut self, nodes: u64) -> Result<Option<Option<Filling>>, SolveError> {
        let mut found = None;
        let ended = self.depth.explore(nodes, self.control, &mut |filling| match self.except {
            Some(known) if *known == filling => SolutionDemand::More,
            Some(_) | None => {
                found = Some(filling);
                SolutionDemand::Enough
            }
        })?;
        Ok(match ended {
            ExploreOutcome::OverBudget => None,
            ExploreOutcome::Exhausted | ExploreOutcome::Enough => Some(found),
        })
    }

    fn run_learning(&mut self, conflicts: u64) -> Result<Option<Option<Filling>>, SolveError> {
        let learner = self.learner.get_or_insert_with(&self.new_learner);
        // The first turn adds the query to the learning search; later turns reuse it.
        let assumed = self.assumed.get_or_insert_with(|| add_query(learner, &(self.extra_shapes)(), self.except));
        Ok(match learner.solve(assumed, conflicts, self.control)? {
            LearnOutcome::Solution(filling) => Some(Some(filling)),
            LearnOutcome::NoSolution => Some(None),
            LearnOutcome::OverBudget => None,
        })
    }
}

/// Adds the shapes of this query to the learning search; returns the single digits of cells as assumptions.
fn add_query(learner: &mut Learner, asked: &QueryShapes<'_>, except: Option<&Filling>) -> Vec<(usize, usize)> {
    learner.end_query();
    learner.add_for_query(asked);
    if let Some(filling) = except {
        learner.exclude_solution_for_query(filling);
    }
    let single = asked.domains.iter().filter_map(|domain| Some((domain.shape.0, domain.shape.1.single()?)));
    single.map(|(cell, digit)| (cell.index(), digit.index())).collect()
}
