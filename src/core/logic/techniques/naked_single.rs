//! Naked single: a cell has only one candidate left.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct NakedSingle;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "naked-single", key: "logic-naked-single", min_rating: 23, work: 4 };

impl Technique for NakedSingle {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for cell in position.open_cells() {
            let left = position.candidates[cell];
            if left.count_ones() == 1 {
                let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).cells([cell]).digits(left);
                found.push(step.place(cell, left.trailing_zeros() as usize))?;
            }
        }
        ControlFlow::Continue(())
    }
}
