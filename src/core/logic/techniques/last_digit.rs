//! Full house (last digit): the last open cell of a house takes the last digit.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct LastDigit;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "last-digit", key: "logic-last-digit", min_rating: 10, work: 4 };

impl Technique for LastDigit {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        for house in layout.all_houses() {
            let left = !position.done[house] & ((1u64 << layout.digits) - 1) as u32;
            if left.count_ones() != 1 {
                continue;
            }
            let digit = left.trailing_zeros() as usize;
            let places = position.places(house, digit);
            if places.count_ones() == 1 {
                let cell = position.cell_at(house, places.trailing_zeros() as usize);
                let step =
                    Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).houses([house]).cells([cell]).digits(left);
                found.push(step.place(cell, digit))?;
            }
        }
        ControlFlow::Continue(())
    }
}
