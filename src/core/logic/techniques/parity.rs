//! Parity of a sum: if all cells but one are known to be odd or even, it is also known whether the last one is odd or
//! even.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use crate::model::Cmp;

pub(crate) struct SumParity;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "parity", key: "logic-parity", min_rating: 24, work: 40 };

/// The mask of the digits with odd values. Bit 0 stands for the digit 1.
const ODD: u32 = 0x5555_5555;

impl Technique for SumParity {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for sum in position.layout.sums.iter().filter(|sum| sum.cmp == Cmp::Equal && sum.houses == 0) {
            // Cells with even factors do not change the parity.
            let counted = || sum.terms.iter().filter(|(factor, _)| factor % 2 != 0).map(|(_, cell)| cell.index());
            let mut odd = sum.total % 2 != 0;
            let mut unknown = None;
            let mut several = false;
            for cell in counted() {
                let mask = position.candidates[cell];
                match (mask & ODD != 0, mask & !ODD != 0) {
                    (true, true) => several |= unknown.replace(cell).is_some(),
                    (true, false) => odd = !odd,
                    (false, _) => {}
                }
            }
            let Some(cell) = unknown.filter(|_| !several) else { continue };
            let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).rule(sum.origin).cells(counted());
            found.push(step.remove(cell, position.candidates_in(cell, if odd { !ODD } else { ODD })))?;
        }
        ControlFlow::Continue(())
    }
}
