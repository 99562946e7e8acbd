//! Sue de Coq (two-sector disjoint subsets): cells in the intersection of two houses, together with some cells from the
//! rest of each house, have only as many different candidates as there are cells. The cells from one rest share no
//! candidate with those from the other. So each of the digits occurs exactly once in these cells, and is removed from
//! the other cells of the house in which it must then lie.

use std::ops::ControlFlow;

use super::super::bits::{self, for_each_combination};
use super::super::layout::HouseFamily;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct SueDeCoq;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "sue-de-coq", key: "logic-sue-de-coq", min_rating: 75, work: 250 };

/// The maximum number of cells from the rest of a house.
const MAX_OF_REST: usize = 3;

/// Some cells with the union of their candidates.
type HousePart = (Vec<usize>, u32);

/// Returns every choice of one to three of these cells that does not have too many candidates.
fn parts(position: &SolvingPosition<'_>, cells: &[usize]) -> Vec<HousePart> {
    let mut found = Vec::new();
    for size in 1..=MAX_OF_REST.min(cells.len()) {
        let _ = for_each_combination(cells, size, &mut |chosen| {
            let mask = chosen.iter().fold(0, |mask, &cell| mask | position.candidates[cell]);
            // The whole pattern has as many digits as cells, and the other part needs a digit for each of its cells. So
            // this part has at most three digits more than cells, as there are at most three cells in the middle.
            if mask.count_ones() as usize <= size + 3 {
                found.push((chosen.to_vec(), mask));
            }
            ControlFlow::Continue(())
        });
    }
    found
}

impl SueDeCoq {
    fn of(&self, position: &SolvingPosition<'_>, houses: [usize; 2], found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        let [line, block] = houses.map(|house| layout.group_sets.row(house));
        let open = |set: &[u64]| bits::iter(set).filter(|&cell| !position.placed[cell]).collect::<Vec<_>>();
        let shared: Vec<usize> = open(line).into_iter().filter(|&cell| bits::contains(block, cell)).collect();
        if shared.len() < 2 {
            return ControlFlow::Continue(());
        }
        let rest = |set: &[u64]| open(set).into_iter().filter(|cell| !shared.contains(cell)).collect::<Vec<_>>();
        let (of_line, of_block) = (rest(line), rest(block));
        let (line_parts, block_parts) = (parts(position, &of_line), parts(position, &of_block));
        for size in 2..=shared.len().min(3) {
            for_each_combination(&shared, size, &mut |middle| {
                let mask = middle.iter().fold(0, |mask, &cell| mask | position.candidates[cell]);
                if (mask.count_ones() as usize) < size + 2 {
                    return ControlFlow::Continue(());
                }
                for (one, first) in &line_parts {
                    if first & mask == 0 {
                        continue;
                    }
                    // No digit is in both parts, so each occurs at most once in the pattern. As there are as many
                    // digits as cells, each occurs exactly once.
                    for (other, second) in block_parts.iter().filter(|(_, second)| second & first == 0) {
                        let all = mask | first | second;
                        if all.count_ones() as usize != size + one.len() + other.len() || second & mask == 0 {
                            continue;
                        }
                        let used = |cell: &usize| middle.contains(cell) || one.contains(cell) || other.contains(cell);
                        let mut step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).digits(all).houses(houses);
                        step = step.cells(middle.iter().chain(one).chain(other).copied());
                        // A digit that is no candidate in the part from the block occurs on the line, and a digit that
                        // is no candidate in the part from the line occurs in the block. Cells that lie both on the
                        // line and in the block lose all of the digits.
                        for (cells, gone) in [(&of_line, all & !second), (&of_block, all & !first)] {
                            for &cell in cells.iter().chain(&shared).filter(|cell| !used(cell)) {
                                step = step.remove(cell, position.candidates_in(cell, gone));
                            }
                        }
                        found.push(step)?;
                    }
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    }
}

impl Technique for SueDeCoq {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        let is_block = |house: usize| layout.groups[house].kind.family() == HouseFamily::Boxes;
        for block in layout.all_houses().filter(|&house| is_block(house)) {
            for line in layout.all_houses().filter(|&house| !is_block(house)) {
                self.of(position, [line, block], found)?;
            }
        }
        ControlFlow::Continue(())
    }
}
