//! Bounds of a sum: a candidate is removed if it makes the sum too large or too small, whatever digits the other cells
//! hold.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use super::sums::by_bounds;

pub(crate) struct SumBounds;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "sum-bounds", key: "logic-sum-bounds", min_rating: 24, work: 40 };

impl Technique for SumBounds {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for sum in position.layout.sums.iter().filter(|sum| sum.houses == 0) {
            let gone = by_bounds(position, sum);
            if !gone.is_empty() {
                let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).rule(sum.origin);
                let step = step.cells(sum.terms.iter().map(|&(_, cell)| cell.index()));
                found.push(gone.into_iter().fold(step, |step, (cell, mask)| step.remove(cell, mask)))?;
            }
        }
        ControlFlow::Continue(())
    }
}
