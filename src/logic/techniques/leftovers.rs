//! Rule of 45 (innies and outies): a house holds each digit once, so its sum is known. Subtracting the cages in it
//! gives the sum of the few cells that are left over or stick out.

use std::ops::ControlFlow;

use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};
use super::combinations::step_of;

pub(crate) struct Leftovers {
    /// The maximum number of houses combined: 1 or 3.
    pub(crate) houses: usize,
}

const ONE: About = About { name: "rule-of-45", key: "logic-leftovers", number: 31, work: 80 };
const SEVERAL: About = About { name: "rule-of-45-houses", key: "logic-leftovers-houses", number: 35, work: 120 };

impl Technique for Leftovers {
    fn about(&self) -> About {
        if self.houses == 1 { ONE } else { SEVERAL }
    }

    fn is_of_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let slots = position.layout.shapes.len();
        let (about, one) = (self.about(), self.houses == 1);
        let of_size = |houses: usize| houses > 0 && (houses == 1) == one;
        for (index, sum) in position.layout.sums.iter().enumerate().filter(|(_, sum)| of_size(sum.houses)) {
            let cells: Vec<usize> = sum.terms.iter().map(|&(_, cell)| cell.index()).collect();
            if position.is_settled(slots + index, &cells) {
                continue;
            }
            match step_of(position, index, about, about.number) {
                Some(step) => {
                    let houses = position.layout.leftover_houses.get(&index).cloned().unwrap_or_default();
                    let step = Step { rules: position.layout.leftover_rules(index), ..step };
                    found.take(step.houses(houses))?;
                }
                None => position.settle(slots + index),
            }
        }
        ControlFlow::Continue(())
    }
}
