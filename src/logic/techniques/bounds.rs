//! Bounds of a sum: a candidate is removed if the sum becomes too large or too small with any values of the other
//! cells.

use std::ops::ControlFlow;

use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};
use super::sums::by_bounds;

pub(crate) struct Bounds;

const ABOUT: About = About { name: "sum-bounds", key: "logic-sum-bounds", number: 24, work: 40 };

impl Technique for Bounds {
    fn about(&self) -> About {
        ABOUT
    }

    fn is_of_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        for sum in position.layout.sums.iter().filter(|sum| sum.houses == 0) {
            let gone = by_bounds(position, sum);
            if !gone.is_empty() {
                let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.number).rule(sum.origin);
                let step = step.cells(sum.terms.iter().map(|&(_, cell)| cell.index()));
                found.take(gone.into_iter().fold(step, |step, (cell, mask)| step.remove(cell, mask)))?;
            }
        }
        ControlFlow::Continue(())
    }
}
