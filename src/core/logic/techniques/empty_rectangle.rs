//! Empty rectangle: the places of a digit in a house are split into two sets. In a box with an empty rectangle, for
//! example, these are the places in one row and those in one column. If one end of a strong link (a house with just two
//! places) sees the whole first set, a cell that sees the whole second set and the other end of the link cannot hold
//! the digit.

use std::ops::ControlFlow;

use super::super::bits::{self, ones32};
use super::super::layout::HouseFamily;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct EmptyRectangle;

const ABOUT: TechniqueInfo =
    TechniqueInfo { name: "empty-rectangle", key: "logic-empty-rectangle", min_rating: 75, work: 120 };

impl Technique for EmptyRectangle {
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
            if links.is_empty() {
                continue;
            }
            for house in layout.all_houses() {
                if layout.groups[house].kind.family() != HouseFamily::Boxes && !layout.has_uneven_boxes {
                    continue;
                }
                let places = position.places(house, digit);
                if places.count_ones() < 3 {
                    continue;
                }
                let cells = position.cells_at(house, places);
                for &(first, _) in cells.iter().flat_map(|&cell| &layout.groups_of[cell]) {
                    let first = usize::from(first);
                    if first == house {
                        continue;
                    }
                    let set = layout.group_sets.row(first);
                    let inside = ones32(places).filter(|&p| bits::contains(set, position.cell_at(house, p)));
                    let inside: Vec<usize> = inside.map(|place| position.cell_at(house, place)).collect();
                    let outside: Vec<usize> = cells.iter().copied().filter(|cell| !inside.contains(cell)).collect();
                    if outside.is_empty() || inside.len() < 2 && outside.len() < 2 {
                        continue;
                    }
                    for (link, ends) in &links {
                        for (near, far) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                            let apart = !cells.contains(&near) && !cells.contains(&far);
                            if !apart || !inside.iter().all(|&cell| layout.sees(cell, near)) {
                                continue;
                            }
                            // If `near` holds the digit, no cell of `inside` does, so a cell of `outside` does.
                            // Otherwise `far` holds it.
                            let from: Vec<usize> = outside.iter().copied().chain([far]).collect();
                            let gone = position.seeing_all(digit, &from);
                            let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).houses([house, *link]);
                            let step = step.digits(1 << digit).cells(cells.iter().copied()).cells([near, far]);
                            found.push(step.remove_digit(gone, digit))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
