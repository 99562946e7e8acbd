//! Hidden pairs, triplets and quads: n digits have only n places in total in a house, so these cells hold no other
//! digits.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::Position;
use super::super::step::{Found, Step, having};
use super::super::technique::{About, Technique};
use super::sets::tight_choices;

pub(crate) struct HiddenSet {
    /// The number of digits, 2 to 4.
    pub(crate) size: usize,
}

/// A hidden set that leaves another digit only one place in the house, so that it can be placed at once.
pub(crate) struct DirectHiddenSet {
    /// The number of digits, 2 or 3.
    pub(crate) size: usize,
}

const PAIR: About = About { name: "hidden-pair", key: "logic-hidden-pair", number: 34, work: 70 };
const TRIPLET: About = About { name: "hidden-triplet", key: "logic-hidden-triplet", number: 40, work: 100 };
const QUAD: About = About { name: "hidden-quad", key: "logic-hidden-quad", number: 54, work: 150 };
const DIRECT_PAIR: About = About { name: "direct-hidden-pair", key: "logic-direct-hidden-pair", number: 20, work: 70 };
const DIRECT_TRIPLET: About =
    About { name: "direct-hidden-triplet", key: "logic-direct-hidden-triplet", number: 25, work: 100 };

/// Calls `step` for every hidden set with the house and bitmasks of its digits and places. Houses in which nothing has
/// changed since none was found are skipped; `slot` identifies the technique's record of them.
fn hidden_sets(
    position: &Position<'_>,
    size: usize,
    slot: usize,
    found: &mut Found<'_>,
    step: &dyn Fn(usize, u32, u32, &mut Found<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = position.layout;
    let mut items = Vec::new();
    for house in layout.all_houses() {
        if position.is_group_settled(slot, house) {
            continue;
        }
        let before = found.count();
        items.clear();
        let places = (0..layout.digits).map(|digit| (digit, position.places(house, digit)));
        items.extend(places.filter(|(_, places)| (2..=size as u32).contains(&places.count_ones())));
        tight_choices(&items, size, &mut |chosen, places| {
            step(house, chosen.iter().fold(0, |digits, &digit| digits | 1 << digit), places, found)
        })?;
        if found.count() == before {
            position.settle_group(slot, house);
        }
    }
    ControlFlow::Continue(())
}

/// Returns the step of a hidden set, without placing a digit.
fn step_of(position: &Position<'_>, about: About, house: usize, digits: u32, places: u32) -> Step {
    let cells = position.cells_at(house, places);
    let step = Step::new(about.name, about.key, about.number).houses([house]).digits(digits);
    let step = step.cells(cells.iter().copied());
    cells.iter().fold(step, |step, &cell| step.remove(cell, having(position, cell, !digits)))
}

impl Technique for HiddenSet {
    fn about(&self) -> About {
        match self.size {
            2 => PAIR,
            3 => TRIPLET,
            _ => QUAD,
        }
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        hidden_sets(position, self.size, 1 + self.size, found, &|house, digits, places, found| {
            found.take(step_of(position, self.about(), house, digits, places))
        })
    }
}

impl Technique for DirectHiddenSet {
    fn about(&self) -> About {
        if self.size == 2 { DIRECT_PAIR } else { DIRECT_TRIPLET }
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        hidden_sets(position, self.size, 4 + self.size, found, &|house, digits, places, found| {
            for digit in ones32(!digits & ((1u64 << position.layout.digits) - 1) as u32) {
                let before = position.places(house, digit);
                let left = before & !places;
                if before.count_ones() > 1 && left.count_ones() == 1 {
                    let cell = position.cell_at(house, left.trailing_zeros() as usize);
                    // The other eliminations get a step of their own if they are needed.
                    let step = Step { removed: vec![], ..step_of(position, self.about(), house, digits, places) };
                    found.take(step.place(cell, digit))?;
                }
            }
            ControlFlow::Continue(())
        })
    }
}
