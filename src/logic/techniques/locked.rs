//! Locked candidates: a cell that sees all places of a digit in a house cannot hold that digit. Called pointing from a
//! box, and claiming from any other house.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::layout::Family;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};

pub(crate) struct Locked {
    /// True for pointing from a box, false for claiming from any other house.
    pub(crate) pointing: bool,
}

const POINTING: About = About { name: "pointing", key: "logic-pointing", number: 26, work: 50 };
const CLAIMING: About = About { name: "claiming", key: "logic-claiming", number: 28, work: 50 };

/// Returns whether a digit has few enough places that one cell may see them all.
pub(super) const fn worth(places: u32) -> bool {
    let count = places.count_ones();
    count >= 2 && count <= 8
}

/// Returns whether some open cell with the digit sees all these places.
pub(super) fn is_seen(position: &Position<'_>, house: usize, digit: usize, places: u32) -> bool {
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

impl Technique for Locked {
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
                    let step = Step::new(about.name, about.key, about.number).digits(1 << digit).houses([house]);
                    found.take(step.cells(from).remove_digit(gone, digit))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
