//! Combinations of a cage or another sum: a candidate that occurs in no combination is removed.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use super::sums::{supported, supported_by_partial_sums};

pub(crate) struct Combinations;

const ABOUT: TechniqueInfo =
    TechniqueInfo { name: "combinations", key: "logic-combinations", min_rating: 25, work: 60 };

/// Returns the step that removes the candidates that occur in no combination of a sum. The step has the name of the
/// technique `about` and the rating `number`.
pub(super) fn step_of(position: &SolvingPosition<'_>, index: usize, about: TechniqueInfo, number: u16) -> Option<Step> {
    let sum = &position.layout.sums[index];
    let candidates = sum.terms.iter().map(|&(_, cell)| position.candidates[cell.index()]);
    // The result is exact if there are not too many combinations. Otherwise it ignores that cells must differ.
    let find = || supported(position, sum).or_else(|| supported_by_partial_sums(position, sum));
    let left = position.memo.get(position.layout.shapes.len() + index, candidates, find)?;
    let step = Step::new(about.name, about.key, number).rule(sum.origin);
    let mut step = step.cells(sum.terms.iter().map(|&(_, cell)| cell.index()));
    for ((_, cell), left) in sum.terms.iter().zip(left) {
        let cell = cell.index();
        if !position.placed[cell] {
            step = step.remove(cell, position.candidates[cell] & !left);
        }
    }
    Some(step).filter(Step::has_effect)
}

impl Technique for Combinations {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let slots = position.layout.shapes.len();
        for (index, sum) in position.layout.sums.iter().enumerate().filter(|(_, sum)| sum.houses == 0) {
            let cells: Vec<usize> = sum.terms.iter().map(|&(_, cell)| cell.index()).collect();
            if position.is_settled(slots + index, &cells) {
                continue;
            }
            let open = cells.iter().filter(|&&cell| !position.placed[cell]).count() as u16;
            match step_of(position, index, ABOUT, ABOUT.min_rating + open.saturating_sub(2).min(5)) {
                Some(step) => found.push(step)?,
                None => position.mark_settled(slots + index),
            }
        }
        ControlFlow::Continue(())
    }
}
