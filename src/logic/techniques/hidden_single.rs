//! Hidden single: a digit has only one place left in a house.

use std::ops::ControlFlow;

use super::super::layout::Family;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};

pub(crate) struct HiddenSingle {
    /// True to look in boxes, false for all other houses.
    pub(crate) boxes: bool,
}

const IN_BOX: About = About { name: "hidden-single-box", key: "logic-hidden-single-box", number: 12, work: 14 };
const ELSEWHERE: About = About { name: "hidden-single", key: "logic-hidden-single", number: 15, work: 14 };

impl Technique for HiddenSingle {
    fn about(&self) -> About {
        if self.boxes { IN_BOX } else { ELSEWHERE }
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (layout, about) = (position.layout, self.about());
        for (family, houses) in Family::ALL.iter().zip(&layout.houses) {
            if (*family == Family::Boxes) != self.boxes {
                continue;
            }
            for &house in houses {
                let house = usize::from(house);
                for digit in 0..layout.digits {
                    let places = position.places(house, digit);
                    if places.count_ones() == 1 {
                        let cell = position.cell_at(house, places.trailing_zeros() as usize);
                        let step = Step::new(about.name, about.key, about.number).houses([house]).cells([cell]);
                        found.take(step.digits(1 << digit).place(cell, digit))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
