//! Direct pointing and direct claiming: locked candidates that leave a digit only one place in another house, so that
//! it can be placed at once.

use std::ops::ControlFlow;

use super::super::layout::HouseFamily;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use super::locked_candidates::{has_few_places, is_seen};

pub(crate) struct DirectLockedCandidates {
    /// True for pointing from a box, false for claiming from any other house.
    pub(crate) pointing: bool,
}

const POINTING: TechniqueInfo =
    TechniqueInfo { name: "direct-pointing", key: "logic-direct-pointing", min_rating: 17, work: 50 };
const CLAIMING: TechniqueInfo =
    TechniqueInfo { name: "direct-claiming", key: "logic-direct-claiming", min_rating: 19, work: 50 };

impl Technique for DirectLockedCandidates {
    fn info(&self) -> TechniqueInfo {
        if self.pointing { POINTING } else { CLAIMING }
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let (layout, about) = (position.layout, self.info());
        for (family, houses) in HouseFamily::ALL.iter().zip(&layout.houses) {
            if (*family == HouseFamily::Boxes) != self.pointing {
                continue;
            }
            for &house in houses {
                let house = usize::from(house);
                for digit in 0..layout.digits {
                    let places = position.places(house, digit);
                    if !has_few_places(places) || !is_seen(position, house, digit, places) {
                        continue;
                    }
                    let from = position.cells_at(house, places);
                    let gone = position.seeing_all(digit, &from);
                    for &other in houses.iter().filter(|&&other| usize::from(other) != house) {
                        let other = usize::from(other);
                        let before = position.cells_at(other, position.places(other, digit));
                        let mut left = before.iter().filter(|cell| !gone.contains(cell));
                        if let (2.., Some(&cell), None) = (before.len(), left.next(), left.next()) {
                            let step = Step::new(about.name, about.key, about.min_rating).cells(from.iter().copied());
                            let step = step.digits(1 << digit).houses([house, other]);
                            // The other eliminations get a step of their own if they are needed.
                            found.push(step.place(cell, digit))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
