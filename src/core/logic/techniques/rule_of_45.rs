//! Rule of 45 (innies and outies): a house holds each digit once, so its sum is known. Subtracting the cages in it
//! gives the sum of the few cells that are left over or stick out.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use super::combinations::step_of;

pub(crate) struct RuleOf45 {
    /// The maximum number of houses combined: 1 or 3.
    pub(crate) houses: usize,
}

const ONE: TechniqueInfo = TechniqueInfo { name: "rule-of-45", key: "logic-leftovers", min_rating: 31, work: 80 };
const SEVERAL: TechniqueInfo =
    TechniqueInfo { name: "rule-of-45-houses", key: "logic-leftovers-houses", min_rating: 35, work: 120 };

impl Technique for RuleOf45 {
    fn info(&self) -> TechniqueInfo {
        if self.houses == 1 { ONE } else { SEVERAL }
    }

    fn needs_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let slots = position.layout.shapes.len();
        let (about, one) = (self.info(), self.houses == 1);
        let of_size = |houses: usize| houses > 0 && (houses == 1) == one;
        for (index, sum) in position.layout.sums.iter().enumerate().filter(|(_, sum)| of_size(sum.houses)) {
            let cells: Vec<usize> = sum.terms.iter().map(|&(_, cell)| cell.index()).collect();
            if position.is_settled(slots + index, &cells) {
                continue;
            }
            match step_of(position, index, about, about.min_rating) {
                Some(step) => {
                    let houses = position.layout.leftover_houses.get(&index).cloned().unwrap_or_default();
                    let step = Step { rules: position.layout.leftover_rules(index), ..step };
                    found.push(step.houses(houses))?;
                }
                None => position.mark_settled(slots + index),
            }
        }
        ControlFlow::Continue(())
    }
}
