//! Many queries about one model: its layout is built once, and the learning search keeps what it learns.

use super::turns::{Budgets, Searches, TakesTurns, take_turns};
use crate::board::Filling;
use crate::model::{Model, Shape};
use crate::solve::native::depth::{Depth, Ended, Wanted};
use crate::solve::native::layout::Layout;
use crate::solve::native::learn::{Answer, Learner};
use crate::solve::native::shapes::sorted::is_of_layout;
use crate::solve::native::shapes::stock::Stock;
use crate::solve::native::shapes::{Asked, Sorted};
use crate::solve::{Ask, Asking, Control, Statistics, Stopped};

/// The native engine's [`Asking`].
pub struct ManyQuestions<'a> {
    model: Model,
    /// The domains and clauses of the model.
    of_questions: Vec<Shape>,
    parts: Vec<Vec<Shape>>,
    /// The parts with shapes other than domains and clauses.
    parts_of_layouts: Vec<usize>,
    searches: Searches,
    prepared: Option<Prepared>,
    /// The work of all finished searches.
    done: Statistics,
    /// All work, as reported by the engine.
    statistics: &'a mut Statistics,
    /// The cache of prepared parts of earlier layouts.
    stock: &'a mut Stock,
}

/// The model with some of the parts that affect the layout.
struct Prepared {
    parts: Vec<usize>,
    layout: Layout,
    /// Created when a query first takes long.
    learner: Option<Box<Learner>>,
}

impl<'a> ManyQuestions<'a> {
    /// Returns queries about the model that differ in which of these parts are active. `statistics` is set to the total
    /// work.
    pub fn new(
        model: Model,
        parts: Vec<Vec<Shape>>,
        searches: Searches,
        statistics: &'a mut Statistics,
        stock: &'a mut Stock,
    ) -> ManyQuestions<'a> {
        let parts_of_layouts = (0..parts.len()).filter(|&part| parts[part].iter().any(is_of_layout)).collect();
        let of_questions = model.shapes().filter(|shape| !is_of_layout(shape)).cloned().collect();
        *statistics = Statistics::default();
        let done = Statistics::default();
        ManyQuestions {
            model,
            of_questions,
            parts,
            parts_of_layouts,
            searches,
            prepared: None,
            done,
            statistics,
            stock,
        }
    }

    /// Returns the layout and learning search for a query, reusing those of the last one if they match.
    fn prepare(&mut self, ask: Ask<'_>) -> Prepared {
        let parts: Vec<usize> = self.parts_of_layouts.iter().copied().filter(|part| ask.parts.contains(part)).collect();
        if let Some(prepared) = self.prepared.take() {
            if prepared.parts == parts {
                return prepared;
            }
            self.done += prepared.learned();
        }
        let shapes = Sorted::new(self.model.shapes().chain(parts.iter().flat_map(|&part| &self.parts[part])));
        let layout = Layout::new(self.model.digits(), self.model.cells(), &shapes, self.stock);
        Prepared { parts, layout, learner: None }
    }
}

impl Prepared {
    /// Returns the work of the learning search.
    fn learned(&self) -> Statistics {
        self.learner.as_ref().map_or(Statistics::default(), |learner| *learner.statistics())
    }
}

impl Asking for ManyQuestions<'_> {
    fn solution(&mut self, ask: Ask<'_>, control: &Control) -> Result<Option<Filling>, Stopped> {
        let mut prepared = self.prepare(ask);
        let Prepared { parts, layout, learner } = &mut prepared;
        let asked = || ask.parts.iter().flat_map(|&part| &self.parts[part]).chain(ask.further);
        let of_question = Asked::new(self.of_questions.iter().chain(asked()));
        let budgets = Budgets::new(layout, &of_question, self.searches).for_one_of_many(layout);
        let mut depth = layout.depth(&of_question);
        let answer = depth.begin(control).and_then(|()| {
            let of_layout = || self.model.shapes().chain(parts.iter().flat_map(|&part| &self.parts[part]));
            let new_learner = || Box::new(Learner::new(layout.digits, layout.cells, &Sorted::new(of_layout())));
            let asked = || Asked::new(asked());
            let depth = &mut *depth;
            let mut one = One { depth, learner, new_learner, asked, except: ask.except, assumed: None, control };
            take_turns(&mut one, budgets)
        });
        self.done += depth.statistics();
        drop(depth);
        if let Some(learner) = learner {
            learner.end_question();
        }
        *self.statistics = self.done;
        *self.statistics += prepared.learned();
        self.prepared = Some(prepared);
        answer
    }

    fn statistics(&self) -> Statistics {
        *self.statistics
    }
}

/// One of the queries.
struct One<'q, 'd, L, A> {
    depth: &'q mut (dyn Depth<'d> + 'd),
    learner: &'q mut Option<Box<Learner>>,
    new_learner: L,
    /// The shapes of this query besides the model.
    asked: A,
    /// A solution that doesn't count.
    except: Option<&'q Filling>,
    /// The digits that the learning search assumes, once this query was added to it.
    assumed: Option<Vec<(usize, usize)>>,
    control: &'q Control,
}

impl<'s, L: Fn() -> Box<Learner>, A: Fn() -> Asked<'s>> TakesTurns for One<'_, '_, L, A> {
    type Answer = Option<Filling>;

    fn depth_first(&mut self, nodes: u64) -> Result<Option<Option<Filling>>, Stopped> {
        let mut found = None;
        let ended = self.depth.explore(nodes, self.control, &mut |filling| match self.except {
            Some(known) if *known == filling => Wanted::More,
            Some(_) | None => {
                found = Some(filling);
                Wanted::Enough
            }
        })?;
        Ok(match ended {
            Ended::OverBudget => None,
            Ended::Exhausted | Ended::Enough => Some(found),
        })
    }

    fn learning(&mut self, conflicts: u64) -> Result<Option<Option<Filling>>, Stopped> {
        let learner = self.learner.get_or_insert_with(&self.new_learner);
        let assumed = self.assumed.get_or_insert_with(|| tell(learner, &(self.asked)(), self.except));
        Ok(match learner.solve(assumed, conflicts, self.control)? {
            Answer::Solution(filling) => Some(Some(filling)),
            Answer::Nothing => Some(None),
            Answer::OverBudget => None,
        })
    }
}

/// Adds the shapes of this query to the learning search; returns the single digits of cells as assumptions.
fn tell(learner: &mut Learner, asked: &Asked<'_>, except: Option<&Filling>) -> Vec<(usize, usize)> {
    learner.end_question();
    learner.add_for_question(asked);
    if let Some(filling) = except {
        learner.leave_out_for_question(filling);
    }
    let single = asked.domains.iter().filter_map(|domain| Some((domain.shape.0, domain.shape.1.single()?)));
    single.map(|(cell, digit)| (cell.index(), digit.index())).collect()
}
