//! Many questions about one model: it is laid out once, and what the learning search learns is kept.

use super::question::Budgets;
use crate::board::Filling;
use crate::model::{Model, Shape};
use crate::solve::native::layout::{LaidOut, Layout};
use crate::solve::native::learn::{Answer, Learner};
use crate::solve::native::{Ended, Patience, Wish, shapes_of};
use crate::solve::{Ask, Asking, Control, Statistics, Stopped};

pub struct Asker<'a> {
    model: Model,
    parts: Vec<Vec<Shape>>,
    /// The parts that are more than domains and clauses.
    laid_out: Vec<usize>,
    patience: Patience,
    compiled: Option<Compiled>,
    /// The work of all searches that are gone.
    done: Statistics,
    /// All work, for who asks the engine.
    statistics: &'a mut Statistics,
}

/// The model with some of the parts that take work to lay out.
struct Compiled {
    parts: Vec<usize>,
    layout: Layout,
    /// Made when a question first takes long.
    learner: Option<Learner>,
}

impl<'a> Asker<'a> {
    pub fn new(model: Model, parts: Vec<Vec<Shape>>, patience: Patience, statistics: &'a mut Statistics) -> Asker<'a> {
        let laid_out = (0..parts.len()).filter(|&part| parts[part].iter().any(LaidOut::is_laid_out)).collect();
        *statistics = Statistics::default();
        Asker { model, parts, laid_out, patience, compiled: None, done: Statistics::default(), statistics }
    }

    /// The layout for a question, the last one if that will do.
    fn compile(&mut self, ask: Ask<'_>) {
        let parts: Vec<usize> = self.laid_out.iter().copied().filter(|part| ask.parts.contains(part)).collect();
        if self.compiled.as_ref().is_none_or(|compiled| compiled.parts != parts) {
            let shapes = shapes_of(&self.model).chain(parts.iter().flat_map(|&part| &self.parts[part]));
            let layout = Layout::new(self.model.digits(), self.model.cells(), shapes.clone());
            self.done += self.learned();
            self.compiled = Some(Compiled { parts, layout, learner: None });
        }
    }

    /// The work of the search that learns.
    fn learned(&self) -> Statistics {
        let learner = self.compiled.as_ref().and_then(|compiled| compiled.learner.as_ref());
        learner.map_or(Statistics::default(), |learner| *learner.statistics())
    }

    /// Asks the two searches in turns.
    fn take_turns(&mut self, ask: Ask<'_>, control: &Control) -> Result<Option<Filling>, Stopped> {
        let Asker { model, parts, compiled, patience, done, .. } = self;
        let Some(Compiled { parts: laid_out, layout, learner }) = compiled else { return Ok(None) };
        let asked = || ask.parts.iter().flat_map(|&part| &parts[part]).chain(ask.further);
        let mut depth = layout.depth(shapes_of(model).chain(asked()));
        let mut budgets = Budgets::new(layout, *patience).for_one_of_many(layout);
        let mut prepared = None;
        depth.begin(control)?;
        let answer = loop {
            let mut found = None;
            let ended = depth.explore(budgets.nodes, control, &mut |filling| match ask.except {
                Some(known) if *known == filling => Wish::More,
                Some(_) | None => {
                    found = Some(filling);
                    Wish::Enough
                }
            });
            match ended {
                Ok(Ended::OverBudget) => {}
                Ok(Ended::Exhausted | Ended::Enough) => break Ok(found),
                Err(stopped) => break Err(stopped),
            }
            if budgets.conflicts > 0 {
                let learner = learner.get_or_insert_with(|| {
                    let shapes = shapes_of(model).chain(laid_out.iter().flat_map(|&part| &parts[part]));
                    Learner::new(layout.digits, layout.cells, shapes)
                });
                let assumed = prepared.get_or_insert_with(|| prepare(learner, asked(), ask.except));
                match learner.solve(assumed, budgets.conflicts, control) {
                    Ok(Answer::Solution(filling)) => break Ok(Some(filling)),
                    Ok(Answer::Nothing) => break Ok(None),
                    Ok(Answer::OverBudget) => {}
                    Err(stopped) => break Err(stopped),
                }
            }
            budgets = budgets.doubled();
        };
        *done += depth.statistics();
        answer
    }
}

impl Asking for Asker<'_> {
    fn solution(&mut self, ask: Ask<'_>, control: &Control) -> Result<Option<Filling>, Stopped> {
        self.compile(ask);
        let answer = self.take_turns(ask, control);
        if let Some(Compiled { learner: Some(learner), .. }) = &mut self.compiled {
            learner.forget_now();
        }
        *self.statistics = self.done;
        *self.statistics += self.learned();
        answer
    }

    fn statistics(&self) -> Statistics {
        *self.statistics
    }
}

/// Tells the learning search what holds in this question; the digits of cells are left to be assumed.
fn prepare<'s>(
    learner: &mut Learner,
    shapes: impl Iterator<Item = &'s Shape>,
    except: Option<&Filling>,
) -> Vec<(usize, usize)> {
    learner.forget_now();
    let mut assumed = Vec::new();
    for shape in shapes {
        match shape {
            Shape::Domain(cell, allowed) => match allowed.single() {
                Some(digit) => assumed.push((cell.index(), digit.index())),
                None => learner.add_for_now(shape),
            },
            Shape::AtLeastOne(_) => learner.add_for_now(shape),
            Shape::ExactlyOnce(_) | Shape::AllDifferent(_) | Shape::Sum { .. } | Shape::Pair(..) | Shape::Word(..) => {}
        }
    }
    if let Some(filling) = except {
        learner.leave_out_for_now(filling);
    }
    assumed
}
