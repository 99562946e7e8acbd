//! Hidden single: a digit has only one place left in a house.

use std::ops::ControlFlow;

use super::super::layout::HouseFamily;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct HiddenSingle {
    /// True to look in boxes, false for all other houses.
    pub(crate) boxes: bool,
}

const IN_BOX: TechniqueInfo =
    TechniqueInfo { name: "hidden-single-box", key: "logic-hidden-single-box", min_rating: 12, work: 14 };
const ELSEWHERE: TechniqueInfo =
    TechniqueInfo { name: "hidden-single", key: "logic-hidden-single", min_rating: 15, work: 14 };

impl Technique for HiddenSingle {
    fn info(&self) -> TechniqueInfo {
        if self.boxes { IN_BOX } else { ELSEWHERE }
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let (layout, about) = (position.layout, self.info());
        for (family, houses) in HouseFamily::ALL.iter().zip(&layout.houses) {
            if (*family == HouseFamily::Boxes) != self.boxes {
                continue;
            }
            for &house in houses {
                let house = usize::from(house);
                for digit in 0..layout.digits {
                    let places = position.places(house, digit);
                    if places.count_ones() == 1 {
                        let cell = position.cell_at(house, places.trailing_zeros() as usize);
                        let step = Step::new(about.name, about.key, about.min_rating).houses([house]).cells([cell]);
                        found.push(step.digits(1 << digit).place(cell, digit))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
