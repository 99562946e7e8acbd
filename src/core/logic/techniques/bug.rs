//! Bivalue universal grave (BUG): if every open cell had just two candidates and every digit just two places in each
//! house, the two candidates of all cells could be swapped, which would give two solutions. So at least one of the
//! candidates in excess of this pattern (the extras) must be true.

use std::ops::ControlFlow;

use super::super::bits::{for_each_combination, ones32};
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct Bug;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "bug", key: "logic-bug", min_rating: 56, work: 100 };

/// The maximum number of cells with more than two candidates.
const MAX_CELLS: usize = 6;

/// Returns the cells with extra candidates, each with its extras, or `None` if the other candidates do not form such a
/// pattern.
fn extra_candidates(position: &SolvingPosition<'_>) -> Option<Vec<(usize, u32)>> {
    let layout = position.layout;
    let mut more = Vec::new();
    for cell in position.open_cells() {
        let count = position.candidates[cell].count_ones();
        if layout.has_rule[cell] || count < 2 {
            return None;
        }
        if count > 2 {
            more.push((cell, 0));
        }
    }
    if more.is_empty() || more.len() > MAX_CELLS {
        return None;
    }
    for (cell, extra) in &mut more {
        for digit in ones32(position.candidates[*cell]) {
            let odd = |&(group, _): &(u16, u8)| position.places(usize::from(group), digit).count_ones() > 2;
            if layout.groups_of[*cell].iter().any(odd) {
                *extra |= 1 << digit;
            }
        }
        if (position.candidates[*cell] & !*extra).count_ones() != 2 {
            return None;
        }
    }
    // Without the extras, each digit that is still missing in a house must have exactly two places there.
    for house in layout.all_houses() {
        for digit in 0..layout.digits {
            let inside = position.cells_at(house, position.places(house, digit));
            let gone = |cell: &usize| more.iter().any(|(other, extra)| other == cell && extra >> digit & 1 == 1);
            let left = inside.iter().filter(|cell| !gone(cell)).count();
            if left != 2 && !(left == 0 && inside.is_empty()) {
                return None;
            }
        }
    }
    Some(more)
}

impl Technique for Bug {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_uniqueness(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        let Some(more) = extra_candidates(position) else { return ControlFlow::Continue(()) };
        let new = |number: u16| {
            let extras = more.iter().fold(0, |all, (_, extra)| all | extra);
            Step::new(ABOUT.name, ABOUT.key, number).cells(more.iter().map(|&(cell, _)| cell)).digits(extras)
        };
        // If all extras were false, the remaining pairs could be swapped throughout. So at least one extra is true.
        let all = more.iter().fold(0, |all, (_, extra)| all | extra);
        if let [(cell, extra)] = more[..] {
            return found.push(new(56).remove(cell, position.candidates[cell] & !extra));
        }
        let cells: Vec<usize> = more.iter().map(|&(cell, _)| cell).collect();
        if all.count_ones() == 1 {
            let digit = all.trailing_zeros() as usize;
            found.push(new(57).remove_digit(position.seeing_all(digit, &cells), digit))?;
        }
        let shared = layout.groups_of[cells[0]].iter().map(|&(group, _)| usize::from(group)).filter(|&group| {
            let set = layout.group_sets.row(group);
            cells.iter().all(|&cell| super::super::bits::contains(set, cell))
        });
        for group in shared {
            if let [(one, first), (other, second)] = more[..] {
                let common = position.candidates[one] & position.candidates[other] & !all;
                for digit in ones32(common) {
                    if position.places(group, digit).count_ones() == 2 {
                        let step = new(57).houses([group]);
                        let step = step.remove(one, position.candidates[one] & !first & !(1 << digit));
                        found.push(step.remove(other, position.candidates[other] & !second & !(1 << digit)))?;
                    }
                }
            }
            let open =
                position.cells_at(group, (0..layout.digits).fold(0, |p, digit| p | position.places(group, digit)));
            let free: Vec<usize> = open.into_iter().filter(|cell| !cells.contains(cell)).collect();
            for size in 2..=6usize {
                for_each_combination(&free, size - 1, &mut |chosen| {
                    // The cells with extras act as one cell whose candidates are the extras. This cell may complete a
                    // naked set.
                    let union = chosen.iter().fold(all, |all, &cell| all | position.candidates[cell]);
                    if union.count_ones() as usize != size {
                        return ControlFlow::Continue(());
                    }
                    let others = free.iter().filter(|cell| !chosen.contains(cell));
                    let step = new(57 + size as u16 - 1).houses([group]).cells(chosen.iter().copied());
                    found.push(others.fold(step, |step, &cell| step.remove(cell, position.candidates_in(cell, union))))
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}
