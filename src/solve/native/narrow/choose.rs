//! What to try in a node.

use super::tables::{MOST_CELLS, each, just};
use super::{Choice, Narrow};
use crate::solve::native::state::Domains;

impl<const D: usize> Narrow<'_, D> {
    /// What to try next: a cell with two candidates (the one of the last conflict, or the one that sees most others of
    /// two), a digit with two places, or the tightest cell. None when every cell is filled.
    pub(super) fn choose(&self) -> Option<Choice> {
        if self.node.open == 0 {
            return None;
        }
        let (mut once, mut twice, mut thrice, mut more) = (0, 0, 0, 0);
        for &places in &self.node.places {
            more |= thrice & places;
            thrice |= twice & places;
            twice |= once & places;
            once |= places;
        }
        let two = self.node.open & !thrice;
        // What led to a conflict just now is likely to do so again.
        if self.last & two != 0 {
            return Some(self.digit_of((self.last & two).trailing_zeros() as usize));
        }
        if two != 0 {
            let linked = |&cell: &usize| (two & self.tables.peers[cell % MOST_CELLS]).count_ones();
            let cell = each(two).max_by_key(linked)?;
            return Some(self.digit_of(cell));
        }
        for digit in 0..D {
            let mut left = self.node.wanting[digit];
            while left != 0 {
                let holder = left.trailing_zeros() as usize;
                left &= left - 1;
                let places = self.node.places[digit] & self.holders.cells[holder];
                let second = places & places.wrapping_sub(1);
                if second & second.wrapping_sub(1) == 0 {
                    return Some(Choice { digit, cell: places.trailing_zeros() as usize });
                }
            }
        }
        let three = self.node.open & !more;
        let cell = match three {
            0 => each(self.node.open).min_by_key(|&cell| self.candidates(cell).count_ones())?,
            _ => three.trailing_zeros() as usize,
        };
        Some(self.digit_of(cell))
    }

    /// A candidate of the cell, if possible one without a witness.
    fn digit_of(&self, cell: usize) -> Choice {
        let bit = just(cell);
        let unseen = (0..D).find(|&digit| self.node.places[digit] & !self.seen[digit] & bit != 0);
        let any = || (0..D).find(|&digit| self.node.places[digit] & bit != 0).expect("an open cell has candidates");
        Choice { digit: unseen.unwrap_or_else(any), cell }
    }
}
