//! What to try in a node: an open cell with few candidates that much hangs on, conflicts and cells of two candidates.
//!
//! Cells of two candidates come first on 9x9 boards, and if possible that of the last conflict; on 112 of the hardest
//! classics that takes 99 nodes, and the first cell of two candidates 155. On 16x16 boards what hangs on a cell is
//! divided by the square of the number of its candidates; 30 puzzles take 5200 nodes so, 6800 with two candidates
//! first, 6700 divided by the number itself, and 6500 with the cell of the last conflict first whatever it holds.
//! Digits with two places in a house, which are choices too on narrow boards, save nothing here.

use super::Bands;
use crate::solve::native::conflicts::CONFLICT;
use crate::solve::native::depth::Choice;
use crate::solve::native::domains::Domains;
use crate::solve::native::minirows::{Cells, is_empty};

/// On a board of so many digits a cell of three candidates waits for those of two.
const FEW_DIGITS: usize = 9;

impl<C: Cells, const D: usize> Bands<'_, C, D> {
    /// What to try next; None when every cell is filled.
    pub(super) fn best_choice(&self) -> Option<Choice> {
        if is_empty(self.node.open) {
            return None;
        }
        let [mut once, mut twice, mut thrice, mut more] = [C::NONE; 4];
        for &places in &self.node.places {
            more = more | thrice & places;
            thrice = thrice | twice & places;
            twice = twice | once & places;
            once = once | places;
        }
        let (two, three) = (twice & !thrice, thrice & !more);
        let fewest = || more.each().min_by_key(|&cell| self.candidates(cell).count_ones());
        let cell = self.conflicts.last().filter(|&cell| two.has(cell));
        let cell = cell.or_else(|| self.heaviest(two, three)).or_else(fewest)?;
        Some(self.digit_of(cell))
    }

    /// The cell that weighs most for its candidates, two or three.
    fn heaviest(&self, two: C, three: C) -> Option<usize> {
        let weight = |cell: usize| {
            let linked = (two & !self.layout.apart[cell]).count();
            self.conflicts.weight(cell) + CONFLICT + CONFLICT / 2 * linked
        };
        let best = |cells: C, factor: u32| cells.each().map(|cell| (factor * weight(cell), cell)).max();
        let of_two = best(two, 3 * 3);
        let best = if D <= FEW_DIGITS && of_two.is_some() { of_two } else { of_two.max(best(three, 2 * 2)) };
        best.map(|(_, cell)| cell)
    }

    /// A candidate of the cell, if possible one without a witness.
    fn digit_of(&self, cell: usize) -> Choice {
        let unseen = (0..D).find(|&digit| self.node.places[digit].has(cell) && !self.seen[digit].has(cell));
        let any = || {
            (0..D)
                .find(|&digit| self.node.places[digit].has(cell))
                .expect("a cell without candidates ends propagation with a conflict")
        };
        Choice { digit: unseen.unwrap_or_else(any), cell }
    }
}
