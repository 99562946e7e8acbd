//! Empty rectangle: the places of a digit in a house split into two sets, such as the row and column of an empty
//! rectangle in a box. A strong link (a house with two places) has one end that sees the whole first set. A cell that
//! sees the second set and the other end of the link cannot hold the digit.

use std::ops::ControlFlow;

use super::super::bits::{self, ones32};
use super::super::layout::Family;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};

pub(crate) struct EmptyRectangle;

const ABOUT: About = About { name: "empty-rectangle", key: "logic-empty-rectangle", number: 75, work: 120 };

impl Technique for EmptyRectangle {
    fn about(&self) -> About {
        ABOUT
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
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
                if layout.groups[house].kind.family() != Family::Boxes && !layout.uneven {
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
                            let from: Vec<usize> = outside.iter().copied().chain([far]).collect();
                            let gone = position.seeing_all(digit, &from);
                            let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.number).houses([house, *link]);
                            let step = step.digits(1 << digit).cells(cells.iter().copied()).cells([near, far]);
                            found.take(step.remove_digit(gone, digit))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
