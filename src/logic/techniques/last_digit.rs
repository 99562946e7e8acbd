//! Full house (last digit): the last open cell of a house takes the last digit.

use std::ops::ControlFlow;

use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};

pub(crate) struct LastDigit;

const ABOUT: About = About { name: "last-digit", key: "logic-last-digit", number: 10, work: 4 };

impl Technique for LastDigit {
    fn about(&self) -> About {
        ABOUT
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
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
                let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.number).houses([house]).cells([cell]).digits(left);
                found.take(step.place(cell, digit))?;
            }
        }
        ControlFlow::Continue(())
    }
}
