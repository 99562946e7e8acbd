//! Locked candidates: a cell that sees all places of a digit in a house cannot hold that digit. This is called pointing
//! if the house is a box, and claiming otherwise.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::layout::HouseFamily;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct LockedCandidates {
    /// True for pointing from a box, false for claiming from any other house.
    pub(crate) pointing: bool,
}

const POINTING: TechniqueInfo = TechniqueInfo { name: "pointing", key: "logic-pointing", min_rating: 26, work: 50 };
const CLAIMING: TechniqueInfo = TechniqueInfo { name: "claiming", key: "logic-claiming", min_rating: 28, work: 50 };

/// Returns whether a digit has several places, but few enough for one cell to see them all.
pub(super) const fn has_few_places(places: u32) -> bool {
    let count = places.count_ones();
    count >= 2 && count <= 8
}

/// Returns whether some open cell with the digit sees all these places.
pub(super) fn is_seen(position: &SolvingPosition<'_>, house: usize, digit: usize, places: u32) -> bool {
    let layout = position.layout;
    let all = position.with_digit(digit);
    (0..layout.words).any(|word| {
        let mut bits = all[word];
        for place in ones32(places) {
            if bits == 0 {
                return false;
            }
            bits &= layout.peers.row(position.cell_at(house, place))[word];
        }
        bits != 0
    })
}

impl Technique for LockedCandidates {
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
                    let step = Step::new(about.name, about.key, about.min_rating).digits(1 << digit).houses([house]);
                    found.push(step.cells(from).remove_digit(gone, digit))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
