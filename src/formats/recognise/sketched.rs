//! A drawing that was read as marks, whose marks become rules where they are recognised.

use std::collections::BTreeMap;

use super::evidence::Evidence;
use super::reading::DrawingReading;
use super::{Decision, MarkId, Sketch, cells, modifiers, recognise};
use crate::board::Board;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::read_drawings::ReadDrawings;
use crate::puzzle::{Drawing, NotUnderstood, PlacedRule};
use crate::variant::Kind;

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
        let states = |placed: &&PlacedRule| placed.on && !placed.rule.is_decoration();
        let stated = placed.iter().filter(states).cloned().collect();
        let found = recognise(board, &self.sketch, stated);
        for element in found.used.iter().filter_map(|mark| self.drawn.get(mark)) {
            element.remove_from(placed, drawings, losses);
        }
        for rule in found.accepted.iter().flat_map(Decision::placed) {
            losses.add(LostElement::Rules(rule.rule.kind()), LossOutcome::Recognised);
            placed.push(rule);
        }
        for element in found.explained.iter().filter_map(|mark| self.drawn.get(mark)) {
            element.explain(losses);
        }
        let is_open = |mark: &&MarkId| !found.used.contains(mark) && !found.explained.contains(mark);
        let without_meaning = self.drawn.keys().filter(is_open).count();
        let drawn = |mark: &MarkId| self.drawn.get(mark).cloned().unwrap_or_default();
        found.into_reading(drawn, without_meaning, losses)
    }
}

impl DrawnElement {
    /// Reports that nothing is left to understand about the element.
    pub(in crate::formats) fn explain(&self, losses: &mut Losses) {
        losses.explained(self.drawings.len(), self.marks.iter().map(|placed| placed.rule.kind()));
    }

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

/// Settles what the rules that a file states by name read, digits or values, by its words and its author's solution.
/// Switches off the rules of all kinds of which the solution breaks one: their marks mean something else than the file
/// says. They are reported as not understood.
pub(in crate::formats) fn settle_stated(
    board: &Board,
    sketch: &Sketch,
    placed: &mut [PlacedRule],
    losses: &mut Losses,
) {
    let mut evidence = Evidence::new(board, sketch, vec![]);
    modifiers::to_find(&mut evidence);
    cells::modified(&mut evidence);
    let mut kinds: Vec<Kind> = placed.iter().filter(|placed| placed.on).map(|placed| placed.rule.kind()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let mut broken: Vec<Kind> = Vec::new();
    evidence.stated = placed.iter().filter(|placed| placed.on).cloned().collect();
    for kind in kinds {
        let (own, others): (Vec<PlacedRule>, Vec<PlacedRule>) =
            std::mem::take(&mut evidence.stated).into_iter().partition(|placed| placed.rule.kind() == kind);
        evidence.stated = others;
        let claim = evidence.claims.iter().find(|claim| claim.topic.kind() == kind);
        let Some(first) = own.first() else { continue };
        let (readings, _) =
            evidence.readings(claim.map(|claim| claim.topic), &first.rule, claim.map(|claim| claim.sentence));
        let with = |reads| own.iter().map(|placed| PlacedRule { reads, ..placed.clone() }).collect::<Vec<PlacedRule>>();
        let agreeing = readings.iter().find(|&&reads| evidence.obeyed(with(reads)) != Some(false));
        match agreeing {
            Some(&reads) => evidence.stated.extend(with(reads)),
            None => broken.push(kind),
        }
        let reads = agreeing.copied().unwrap_or_default();
        placed.iter_mut().filter(|placed| placed.rule.kind() == kind).for_each(|placed| placed.reads = reads);
    }
    for kind in broken {
        let own = placed.iter_mut().filter(|placed| placed.on && placed.rule.kind() == kind);
        let count = own.map(|placed| placed.on = false).count();
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        losses.not_understood(NotUnderstood { name: format!("contradicted {kind:?}"), count, text: String::new() });
    }
}
