//! Direct pointing and direct claiming: locked candidates that leave a digit only one place in another house, so that
//! it can be placed at once.

use std::ops::ControlFlow;

use super::super::layout::Family;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};
use super::locked::{is_seen, worth};

pub(crate) struct DirectLocked {
    /// True for pointing from a box, false for claiming from any other house.
    pub(crate) pointing: bool,
}

const POINTING: About = About { name: "direct-pointing", key: "logic-direct-pointing", number: 17, work: 50 };
const CLAIMING: About = About { name: "direct-claiming", key: "logic-direct-claiming", number: 19, work: 50 };

impl Technique for DirectLocked {
    fn about(&self) -> About {
        if self.pointing { POINTING } else { CLAIMING }
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (layout, about) = (position.layout, self.about());
        for (family, houses) in Family::ALL.iter().zip(&layout.houses) {
            if (*family == Family::Boxes) != self.pointing {
                continue;
            }
            for &house in houses {
                let house = usize::from(house);
                for digit in 0..layout.digits {
                    let places = position.places(house, digit);
                    if !worth(places) || !is_seen(position, house, digit, places) {
                        continue;
                    }
                    let from = position.cells_at(house, places);
                    let gone = position.seeing_all(digit, &from);
                    for &other in houses.iter().filter(|&&other| usize::from(other) != house) {
                        let other = usize::from(other);
                        let before = position.cells_at(other, position.places(other, digit));
                        let mut left = before.iter().filter(|cell| !gone.contains(cell));
                        if let (2.., Some(&cell), None) = (before.len(), left.next(), left.next()) {
                            let step = Step::new(about.name, about.key, about.number).cells(from.iter().copied());
                            let step = step.digits(1 << digit).houses([house, other]);
                            // The other eliminations get a step of their own if they are needed.
                            found.take(step.place(cell, digit))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
