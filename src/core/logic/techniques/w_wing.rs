//! W-wing: two cells have the same two candidates, and a house has just two places for one of these digits, each seen
//! by one of the cells. So at least one of the cells holds the other digit.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct WWing;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "w-wing", key: "logic-w-wing", min_rating: 71, work: 150 };

impl Technique for WWing {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        let pairs: Vec<usize> = position.open_cells().filter(|&c| position.candidates[c].count_ones() == 2).collect();
        for (at, &one) in pairs.iter().enumerate() {
            for &other in &pairs[at + 1..] {
                let mask = position.candidates[one];
                if position.candidates[other] != mask || layout.sees(one, other) {
                    continue;
                }
                for digit in ones32(mask) {
                    let left = (mask & !(1 << digit)).trailing_zeros() as usize;
                    let gone = position.seeing_all(left, &[one, other]);
                    if gone.is_empty() {
                        continue;
                    }
                    for house in layout.all_houses() {
                        let places = position.places(house, digit);
                        if places.count_ones() != 2 {
                            continue;
                        }
                        let ends = position.cells_at(house, places);
                        let joins = |a: usize, b: usize| {
                            layout.sees(a, one)
                                && layout.sees(b, other)
                                && ![one, other].iter().any(|c| ends.contains(c))
                        };
                        // One of the ends holds the digit. The cell that sees it lacks the digit, so it holds the
                        // other one.
                        if joins(ends[0], ends[1]) || joins(ends[1], ends[0]) {
                            let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).digits(mask).houses([house]);
                            let step = step.cells([one, other, ends[0], ends[1]]);
                            found.push(step.remove_digit(gone.iter().copied(), left))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
