//! Turbot fish: a digit has two places in each of two houses, and a place of the first sees a place of the second, so
//! at least one of the two other places (the far ends) holds it. Between two rows or two columns it is called a
//! skyscraper, between a row and a column a two-string kite.

use std::ops::ControlFlow;

use super::super::layout::HouseFamily;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct TurbotFish;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "turbot-fish", key: "logic-turbot-fish", min_rating: 66, work: 120 };

impl Technique for TurbotFish {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        for digit in 0..layout.digits {
            let links: Vec<(usize, Vec<usize>)> = layout
                .all_houses()
                .filter(|&house| position.places(house, digit).count_ones() == 2)
                .map(|house| (house, position.cells_at(house, position.places(house, digit))))
                .collect();
            for (at, (first, one)) in links.iter().enumerate() {
                for (second, other) in &links[at + 1..] {
                    if one.iter().any(|cell| other.contains(cell)) {
                        continue;
                    }
                    for (near, far) in [(0, 1), (1, 0)] {
                        for (there, end) in [(0, 1), (1, 0)] {
                            if !layout.sees(one[near], other[there]) {
                                continue;
                            }
                            // The near ends see each other, so one of them does not hold the digit, and the far end of
                            // the same house holds it.
                            let gone = position.seeing_all(digit, &[one[far], other[end]]);
                            let families = [*first, *second].map(|house| layout.groups[house].kind.family());
                            let key = match families {
                                [HouseFamily::Rows, HouseFamily::Rows]
                                | [HouseFamily::Columns, HouseFamily::Columns] => "logic-skyscraper",
                                [HouseFamily::Rows, HouseFamily::Columns]
                                | [HouseFamily::Columns, HouseFamily::Rows] => "logic-kite",
                                _ => ABOUT.key,
                            };
                            let step = Step::new(ABOUT.name, key, ABOUT.min_rating).houses([*first, *second]);
                            let step = step.cells([one[far], one[near], other[there], other[end]]).digits(1 << digit);
                            found.push(step.remove_digit(gone, digit))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
