//! Hidden pairs, triplets and quads: n digits have only n places in total in a house, so these cells hold no other
//! digits.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
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

const PAIR: TechniqueInfo = TechniqueInfo { name: "hidden-pair", key: "logic-hidden-pair", min_rating: 34, work: 70 };
const TRIPLET: TechniqueInfo =
    TechniqueInfo { name: "hidden-triplet", key: "logic-hidden-triplet", min_rating: 40, work: 100 };
const QUAD: TechniqueInfo = TechniqueInfo { name: "hidden-quad", key: "logic-hidden-quad", min_rating: 54, work: 150 };
const DIRECT_PAIR: TechniqueInfo =
    TechniqueInfo { name: "direct-hidden-pair", key: "logic-direct-hidden-pair", min_rating: 20, work: 70 };
const DIRECT_TRIPLET: TechniqueInfo =
    TechniqueInfo { name: "direct-hidden-triplet", key: "logic-direct-hidden-triplet", min_rating: 25, work: 100 };

/// Calls `step` for every hidden set with the house and bitmasks of its digits and places. Houses in which nothing has
/// changed since the last search found no set are skipped; `slot` is the technique's number in the record of such
/// houses.
fn hidden_sets(
    position: &SolvingPosition<'_>,
    size: usize,
    slot: usize,
    found: &mut StepSink<'_>,
    step: &dyn Fn(usize, u32, u32, &mut StepSink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = position.layout;
    let mut items = Vec::new();
    for house in layout.all_houses() {
        if position.is_group_settled(slot, house) {
            continue;
        }
        let before = found.count();
        items.clear();
        // Digits with one place are singles, and those with more than `size` places cannot belong to the set.
        let places = (0..layout.digits).map(|digit| (digit, position.places(house, digit)));
        items.extend(places.filter(|(_, places)| (2..=size as u32).contains(&places.count_ones())));
        tight_choices(&items, size, &mut |chosen, places| {
            step(house, chosen.iter().fold(0, |digits, &digit| digits | 1 << digit), places, found)
        })?;
        if found.count() == before {
            position.mark_group_settled(slot, house);
        }
    }
    ControlFlow::Continue(())
}

/// Returns the step of a hidden set, without placing a digit.
fn step_of(position: &SolvingPosition<'_>, about: TechniqueInfo, house: usize, digits: u32, places: u32) -> Step {
    let cells = position.cells_at(house, places);
    let step = Step::new(about.name, about.key, about.min_rating).houses([house]).digits(digits);
    let step = step.cells(cells.iter().copied());
    cells.iter().fold(step, |step, &cell| step.remove(cell, position.candidates_in(cell, !digits)))
}

impl Technique for HiddenSet {
    fn info(&self) -> TechniqueInfo {
        match self.size {
            2 => PAIR,
            3 => TRIPLET,
            _ => QUAD,
        }
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        hidden_sets(position, self.size, 1 + self.size, found, &|house, digits, places, found| {
            found.push(step_of(position, self.info(), house, digits, places))
        })
    }
}

impl Technique for DirectHiddenSet {
    fn info(&self) -> TechniqueInfo {
        if self.size == 2 { DIRECT_PAIR } else { DIRECT_TRIPLET }
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        hidden_sets(position, self.size, 4 + self.size, found, &|house, digits, places, found| {
            for digit in ones32(!digits & ((1u64 << position.layout.digits) - 1) as u32) {
                let before = position.places(house, digit);
                let left = before & !places;
                if before.count_ones() > 1 && left.count_ones() == 1 {
                    let cell = position.cell_at(house, left.trailing_zeros() as usize);
                    // The other eliminations get a step of their own if they are needed.
                    let step = Step { removed: vec![], ..step_of(position, self.info(), house, digits, places) };
                    found.push(step.place(cell, digit))?;
                }
            }
            ControlFlow::Continue(())
        })
    }
}
