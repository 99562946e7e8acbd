//! Unique rectangles and loops: if all cells of a loop had only the same two candidates, these could be swapped, which
//! would give two solutions. So one of the cells with more candidates holds one of its extra candidates.

use std::ops::ControlFlow;

use super::super::bits::{for_each_combination, ones32};
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct UniqueLoop;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "unique-loop", key: "logic-unique-loop", min_rating: 45, work: 100 };
const RECTANGLE: &str = "logic-unique-rectangle";

/// The maximum number of cells of a loop.
const LONGEST: usize = 14;

/// The maximum number of search steps for one starting cell.
const MAX_LOOPS: usize = 2000;

struct LoopSearch<'p> {
    position: &'p SolvingPosition<'p>,
    pair: u32,
    loops: Vec<Vec<usize>>,
    visited: usize,
}

impl LoopSearch<'_> {
    fn extras(&self, cell: usize) -> u32 {
        self.position.candidates[cell] & !self.pair
    }

    /// Returns whether the partial loop can still give a step: at most two cells have extra candidates, or all extras
    /// are the same single digit.
    fn fits(&self, path: &[usize]) -> bool {
        let more: Vec<u32> = path.iter().map(|&cell| self.extras(cell)).filter(|&mask| mask != 0).collect();
        more.len() <= 2 || more.iter().all(|&mask| mask == more[0] && mask.count_ones() == 1)
    }

    /// Returns the number of cells of a group on the path, and whether one of them is on this side of the loop.
    fn count(&self, path: &[usize], group: u16, side: usize) -> (usize, bool) {
        let set = self.position.layout.group_sets.row(usize::from(group));
        let inside = path.iter().enumerate().filter(|(_, cell)| super::super::bits::contains(set, **cell));
        inside.fold((0, false), |(count, same), (at, _)| (count + 1, same || at % 2 == side))
    }

    /// Extends the path to loops by backtracking. A loop is complete if every group that it touches contains exactly
    /// two of its cells, one of each side (even and odd places), so that swapping the two digits keeps all groups
    /// valid.
    fn extend(&mut self, path: &mut Vec<usize>) {
        self.visited += 1;
        if self.visited > MAX_LOOPS {
            return;
        }
        let layout = self.position.layout;
        let (first, last) = (path[0], path[path.len() - 1]);
        // No cell is on side 2, as only the number of cells is needed here.
        let closes = path.len() >= 4
            && path.len().is_multiple_of(2)
            && path.iter().all(|&cell| layout.groups_of[cell].iter().all(|&(g, _)| self.count(path, g, 2).0 == 2))
            && layout.groups_of[last].iter().any(|(group, _)| layout.groups_of[first].iter().any(|(g, _)| g == group));
        if closes {
            self.loops.push(path.clone());
            return;
        }
        if path.len() == LONGEST {
            return;
        }
        let side = path.len() % 2;
        for &(group, _) in &layout.groups_of[last] {
            if self.count(path, group, 2).0 != 1 {
                continue;
            }
            for cell in &layout.groups[usize::from(group)].cells {
                let cell = cell.index();
                let mask = self.position.candidates[cell];
                let right = !self.position.placed[cell] && mask & self.pair == self.pair && !layout.has_rule[cell];
                // Each loop is searched for only once: from the first of its cells that have no extra candidates.
                if !right || path.contains(&cell) || mask == self.pair && cell < first {
                    continue;
                }
                let room = |&(group, _): &(u16, u8)| {
                    let (count, same) = self.count(path, group, side);
                    count < 2 && !same
                };
                if !layout.groups_of[cell].iter().all(room) {
                    continue;
                }
                path.push(cell);
                if self.fits(path) {
                    self.extend(path);
                }
                path.pop();
            }
        }
    }
}

/// Returns the rating of a loop of this many cells.
const fn number(cells: usize) -> u16 {
    match cells {
        ..=5 => 45,
        6 | 7 => 46,
        8 | 9 => 47,
        _ => 50,
    }
}

/// Collects the steps of a loop in which only one cell has extra candidates, in which all extras are the same digit, or
/// in which two cells with extras share a house and form a hidden pair or a naked set there.
fn steps(position: &SolvingPosition<'_>, pair: u32, cells: &[usize], each: &mut Vec<Step>) {
    let base = number(cells.len());
    let key = if cells.len() == 4 { RECTANGLE } else { ABOUT.key };
    let new = |number: u16| Step::new(ABOUT.name, key, number).cells(cells.iter().copied()).digits(pair);
    let more: Vec<usize> = cells.iter().copied().filter(|&cell| position.candidates[cell] != pair).collect();
    let extras = more.iter().fold(0, |all, &cell| all | position.candidates[cell] & !pair);
    // If this cell held none of its extras, the digits of the loop could be swapped. So it holds one of them.
    if let [cell] = more[..] {
        each.push(new(base).remove(cell, pair));
        return;
    }
    // One of the cells with extras holds this digit, so a cell that sees all of them cannot hold it.
    if extras.count_ones() == 1 {
        let digit = extras.trailing_zeros() as usize;
        each.push(new(base).remove_digit(position.seeing_all(digit, &more), digit));
    }
    let [one, other] = more[..] else { return };
    let layout = position.layout;
    let shared =
        layout.groups_of[one].iter().filter(|(group, _)| layout.groups_of[other].iter().any(|(g, _)| g == group));
    for &(group, _) in shared {
        let group = usize::from(group);
        for digit in ones32(pair) {
            // The house needs this digit in one of the two cells. If the other cell held the other digit of the pair,
            // the digits of the loop could be swapped.
            if layout.groups[group].complete && position.places(group, digit).count_ones() == 2 {
                let rest = pair & !(1 << digit);
                each.push(new(base).houses([group]).remove(one, rest).remove(other, rest));
            }
        }
        let open: Vec<usize> =
            position.open_places(group).iter().map(|&place| position.cell_at(group, place)).collect();
        let free: Vec<usize> = open.into_iter().filter(|&cell| cell != one && cell != other).collect();
        // One of the two cells holds an extra. So they act as one cell with the extras as candidates, and may
        // complete a naked set.
        for size in 2..=4usize {
            let _ = for_each_combination(&free, size - 1, &mut |chosen| {
                let union = chosen.iter().fold(extras, |all, &cell| all | position.candidates[cell]);
                let few = chosen.iter().all(|&cell| position.candidates[cell].count_ones() as usize <= size);
                if union.count_ones() as usize == size && few {
                    let others = free.iter().filter(|cell| !chosen.contains(cell));
                    let step = new(base + size as u16 - 1).houses([group]).cells(chosen.iter().copied());
                    each.push(others.fold(step, |step, &cell| step.remove(cell, position.candidates_in(cell, union))));
                }
                ControlFlow::Continue(())
            });
        }
    }
}

impl Technique for UniqueLoop {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_uniqueness(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let mut all = Vec::new();
        for start in position.open_cells() {
            let pair = position.candidates[start];
            if pair.count_ones() != 2 || position.layout.has_rule[start] {
                continue;
            }
            let mut search = LoopSearch { position, pair, loops: Vec::new(), visited: 0 };
            search.extend(&mut vec![start]);
            for cells in &search.loops {
                steps(position, pair, cells, &mut all);
            }
        }
        all.retain(Step::has_effect);
        all.sort_by_key(|step| step.rating);
        all.into_iter().try_for_each(|step| found.push(step))
    }
}
