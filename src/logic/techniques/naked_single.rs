//! Naked single: a cell has only one candidate left.

use std::ops::ControlFlow;

use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};

pub(crate) struct NakedSingle;

const ABOUT: About = About { name: "naked-single", key: "logic-naked-single", number: 23, work: 4 };

impl Technique for NakedSingle {
    fn about(&self) -> About {
        ABOUT
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        for cell in position.open_cells() {
            let left = position.candidates[cell];
            if left.count_ones() == 1 {
                let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.number).cells([cell]).digits(left);
                found.take(step.place(cell, left.trailing_zeros() as usize))?;
            }
        }
        ControlFlow::Continue(())
    }
}
