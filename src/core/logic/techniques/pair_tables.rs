//! Pair tables: a candidate is removed if it is compatible with no candidate of the other cell (arc consistency). The
//! pairs of a rule, such as those of a thermometer, are propagated together.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use crate::model::{Origin, Shape};

pub(crate) struct PairTables;

const ABOUT: TechniqueInfo =
    TechniqueInfo { name: "pair-consequence", key: "logic-pair-consequence", min_rating: 21, work: 15 };

/// Rules with more pairs are handled pair by pair.
const MAX_TOGETHER: usize = 12;

/// Returns the candidates of two cells that are compatible with some candidate of the other cell.
fn narrowed(
    position: &SolvingPosition<'_>,
    shape: usize,
    (one, other): (usize, usize),
    masks: (u32, u32),
) -> (u32, u32) {
    let (there, back) = &position.layout.allowed_partners[shape];
    let sees = position.layout.sees(one, other);
    let keep = |mask: u32, beside: &[u32], across: u32| {
        let stands = |&digit: &usize| {
            let partners = across & beside[digit] & if sees { !(1 << digit) } else { u32::MAX };
            partners != 0
        };
        ones32(mask).filter(stands).fold(0, |mask, digit| mask | 1 << digit)
    };
    (keep(masks.0, there, masks.1), keep(masks.1, back, masks.0))
}

impl PairTables {
    /// Returns the step of these pairs of one rule: their candidates are reduced until nothing changes.
    fn step(position: &SolvingPosition<'_>, pairs: &[(usize, usize, usize)], origin: Origin) -> Option<Step> {
        let mut masks: Vec<(usize, u32)> = Vec::new();
        let mask_of = |masks: &[(usize, u32)], cell: usize| {
            masks.iter().find(|(other, _)| *other == cell).map_or(position.candidates[cell], |&(_, mask)| mask)
        };
        loop {
            let mut changed = false;
            for &(shape, one, other) in pairs {
                let before = (mask_of(&masks, one), mask_of(&masks, other));
                let after = narrowed(position, shape, (one, other), before);
                for (cell, before, after) in [(one, before.0, after.0), (other, before.1, after.1)] {
                    if before != after {
                        changed = true;
                        masks.retain(|(other, _)| *other != cell);
                        masks.push((cell, after));
                    }
                }
            }
            if !changed {
                break;
            }
        }
        if masks.is_empty() {
            return None;
        }
        let mut cells: Vec<usize> = pairs.iter().flat_map(|&(_, one, other)| [one, other]).collect();
        cells.sort_unstable();
        cells.dedup();
        let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).rule(origin).cells(cells);
        Some(masks.into_iter().fold(step, |step, (cell, mask)| step.remove(cell, position.candidates[cell] & !mask)))
    }
}

impl Technique for PairTables {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let shapes = position.layout.shapes.iter().enumerate();
        let mut pairs = shapes.filter_map(|(index, (shape, origin))| match shape {
            Shape::Pair(one, other, _) => Some((*origin, (index, one.index(), other.index()))),
            Shape::ExactlyOnce(_) | Shape::AllDifferent(_) | Shape::Domain(..) | Shape::AtLeastOne(_) => None,
            Shape::Sum { .. } | Shape::Word(..) | Shape::Rank(_) => None,
            Shape::Table(..) | Shape::Linear { .. } | Shape::Connected(_) => None,
        });
        let mut next = pairs.next();
        while let Some((origin, first)) = next {
            let mut together = vec![first];
            next = pairs.next();
            while let Some((_, pair)) = next.filter(|(other, _)| *other == origin) {
                together.push(pair);
                next = pairs.next();
            }
            let most = if together.len() > MAX_TOGETHER { 1 } else { together.len() };
            for part in together.chunks(most) {
                if part.iter().all(|&(slot, one, other)| position.is_settled(slot, &[one, other])) {
                    continue;
                }
                match Self::step(position, part, origin) {
                    Some(step) => found.push(step)?,
                    None => part.iter().for_each(|&(slot, _, _)| position.mark_settled(slot)),
                }
            }
        }
        ControlFlow::Continue(())
    }
}
