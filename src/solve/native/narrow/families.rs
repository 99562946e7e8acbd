//! Pairs with one table whose cells lie equally far apart in the numbering of cells, propagated all at once.
//!
//! "Neighbours are not consecutive" is 144 pairs on a 9x9, all with one table and two distances: the right and the
//! lower neighbour. What a digit needs beside it is then a union of places, moved by the distance, for all pairs of
//! the family in a few operations on words of a bit a cell. Dots, lines and inequalities are a handful of such
//! families.

use std::collections::BTreeMap;

use super::Narrow;
use super::layout::{Cells, each, just};
use crate::solve::native::shapes::pairs::Pair;

/// Fewer pairs than this are quicker one by one.
const LEAST_MEMBERS: usize = 4;

/// Pairs with one table and one distance.
#[derive(Debug)]
pub struct Family {
    /// The cell of each pair with the lower number.
    firsts: Cells,
    /// How much higher the number of the other one is.
    step: usize,
    /// All cells of the pairs.
    pub cells: Cells,
    /// For each digit of a first cell those that the second can have beside it, then seen from the second.
    beside: [Vec<u32>; 2],
}

impl Family {
    /// Divides pairs into families and those that are left over.
    pub fn divide(pairs: Vec<Pair>) -> (Vec<Family>, Vec<Pair>) {
        let mut alike: BTreeMap<(usize, [Vec<u32>; 2]), Vec<Pair>> = BTreeMap::new();
        for pair in pairs {
            let pair = pair.in_order();
            alike.entry((pair.cells[1] - pair.cells[0], pair.beside.clone())).or_default().push(pair);
        }
        let (mut families, mut rest) = (Vec::new(), Vec::new());
        for ((step, beside), pairs) in alike {
            if pairs.len() < LEAST_MEMBERS {
                rest.extend(pairs);
                continue;
            }
            let firsts = pairs.iter().fold(0, |cells, pair| cells | just(pair.cells[0]));
            families.push(Family { firsts, step, cells: firsts | firsts << step, beside });
        }
        (families, rest)
    }
}

impl<const D: usize> Narrow<'_, D> {
    /// Takes away what has nothing beside it. A cell that is left without candidates is found by the naked singles.
    pub(super) fn support_family(&mut self, family: &Family) {
        for (side, beside) in family.beside.iter().enumerate() {
            let here = if side == 0 { family.firsts } else { family.firsts << family.step };
            for (digit, &wanted) in beside.iter().enumerate() {
                let held = self.node.places[digit] & here;
                if held == 0 {
                    continue;
                }
                let (mut wanted, mut partners) = (wanted, 0);
                while wanted != 0 {
                    partners |= self.node.places[wanted.trailing_zeros() as usize];
                    wanted &= wanted - 1;
                }
                let partners = if side == 0 { partners >> family.step } else { partners << family.step };
                let gone = held & !partners;
                if gone != 0 {
                    self.remove_all(digit, gone);
                }
            }
        }
    }

    /// Takes a candidate from several cells that have it.
    fn remove_all(&mut self, digit: usize, cells: Cells) {
        self.node.places[digit] ^= cells;
        self.changed |= cells;
        self.stale |= cells;
        let holders = each(cells).fold(0, |holders, cell| holders | self.holders.of[cell]);
        self.dirty[digit] |= holders & self.node.wanting[digit];
    }
}
