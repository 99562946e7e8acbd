//! A drawing that was read as marks, whose marks become rules where they are recognised.

use std::collections::BTreeMap;

use super::reading::DrawingReading;
use super::{MarkId, Sketch, recognise};
use crate::board::{Board, Filling};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::read_drawings::ReadDrawings;
use crate::puzzle::{Drawing, NotUnderstood, PlacedRule};
use crate::variant::{Context, Kind, Rule};

/// The reading of an element of a drawing before its meaning was known.
#[derive(Clone, Default, Debug)]
pub(in crate::formats) struct DrawnElement {
    pub marks: Vec<PlacedRule>,
    pub drawings: Vec<Drawing>,
}

/// A drawing with what was read for its elements.
#[derive(Default)]
pub(in crate::formats) struct SketchedMarks {
    pub sketch: Sketch,
    pub drawn: BTreeMap<MarkId, DrawnElement>,
}

impl SketchedMarks {
    /// Recognises rules among the marks and puts them in the place of these.
    pub(in crate::formats) fn conclude(
        self,
        board: &Board,
        placed: &mut Vec<PlacedRule>,
        drawings: &mut ReadDrawings,
        losses: &mut Losses,
    ) -> DrawingReading {
        if self.sketch.rules_text.trim().is_empty() {
            // The program names its rules, so that a look alone means nothing.
            return DrawingReading { without_meaning: self.drawn.len(), ..DrawingReading::default() };
        }
        let stated: Vec<Rule> = placed.iter().filter(|placed| placed.on).map(|placed| placed.rule.clone()).collect();
        let stated = stated.into_iter().filter(|rule| !rule.is_decoration()).collect();
        let found = recognise(board, &self.sketch, stated);
        for element in found.used.iter().filter_map(|mark| self.drawn.get(mark)) {
            element.remove_from(placed, drawings, losses);
        }
        for part in found.accepted.iter().flat_map(|decision| &decision.rules) {
            losses.add(LostElement::Rules(part.rule.kind()), LossOutcome::Recognised);
            placed.push(PlacedRule::new(part.rule.clone()));
        }
        let without_meaning = self.drawn.keys().filter(|mark| !found.used.contains(mark)).count();
        let drawn = |mark: &MarkId| self.drawn.get(mark).cloned().unwrap_or_default();
        found.into_reading(drawn, without_meaning, losses)
    }
}

impl DrawnElement {
    /// Takes the element away, because a rule says the same.
    fn remove_from(&self, placed: &mut Vec<PlacedRule>, drawings: &mut ReadDrawings, losses: &mut Losses) {
        for mark in &self.marks {
            if let Some(at) = placed.iter().position(|other| other == mark) {
                placed.remove(at);
            }
        }
        self.drawings.iter().for_each(|drawing| drawings.remove(drawing, losses));
    }
}

/// Switches off the rules of all kinds of which the author's solution breaks one: their marks mean something else than
/// the file says. They are reported as not understood.
pub(in crate::formats) fn switch_off_broken(
    board: &Board,
    solution: Option<&Filling>,
    placed: &mut [PlacedRule],
    losses: &mut Losses,
) {
    let Some(solution) = solution else { return };
    let rules: Vec<Rule> = placed.iter().filter(|placed| placed.on).map(|placed| placed.rule.clone()).collect();
    let context = Context::new(board, &rules);
    let mut broken: Vec<Kind> = rules.iter().filter(|rule| !rule.check(&context, solution)).map(Rule::kind).collect();
    broken.sort_unstable();
    broken.dedup();
    for kind in broken {
        let own = placed.iter_mut().filter(|placed| placed.on && placed.rule.kind() == kind);
        let count = own.map(|placed| placed.on = false).count();
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        losses.not_understood(NotUnderstood { name: format!("contradicted {kind:?}"), count, text: String::new() });
    }
}
