//! What follows on boards of the classic shape on which other shapes lie, but no further groups: as in `propagate`, but
//! with all digits placed at once. Twelve modern kinds take 0.94 times the time so, in the geometric mean.
//!
//! Which digits have something to follow cannot be foretold, and a branch for each of them would often be guessed
//! wrong. Their numbers are collected without branches first, so that only how many they are is guessed: with this,
//! families and the choice likewise, consecutive dots take 0.82 times the time, little killers 0.85.
//!
//! What a digit has lost since it was last looked at says nothing of which houses; it is looked at whole. So `dirty` is
//! any holder or none here, and `wanting` is not kept up.

use super::Narrow;
use super::layout::{Cells, each};
use crate::solve::native::domains::{Conflict, digits};
use crate::solve::native::minirows::{Cells as _, Nine};

impl<const D: usize> Narrow<'_, D> {
    pub(super) fn propagate_plain(&mut self) -> Result<(), Conflict> {
        loop {
            self.plain_naked_singles()?;
            if self.plain_minirows()? || self.other_shapes()? || self.words_and_ranks()? || self.naked_pairs() {
                continue;
            }
            return Ok(());
        }
    }

    /// Takes a candidate from cells that have it, if there are any.
    #[inline]
    pub(super) fn lose(&mut self, digit: usize, cells: Cells) {
        self.node.places[digit] ^= cells;
        self.changed |= cells;
        self.stale |= cells;
        self.dirty[digit] |= u64::from(cells != 0);
    }

    /// What sees a cell with one candidate loses it.
    fn plain_naked_singles(&mut self) -> Result<(), Conflict> {
        loop {
            let singles = self.single_cells()?;
            if singles == 0 {
                return Ok(());
            }
            self.node.open ^= singles;
            let all = self.node.places.iter().enumerate();
            let placed = all.fold(0, |all, (digit, places)| all | u32::from(places & singles != 0) << digit);
            for digit in digits(placed) {
                let own = self.node.places[digit] & singles;
                self.standing.statistics.propagations.houses += 1;
                let seen = each(own).fold(0, |seen, cell| seen | self.layout.peers[cell]);
                if own & seen != 0 {
                    self.conflict_cells = own & seen;
                    return Err(Conflict);
                }
                self.lose(digit, self.node.places[digit] & seen);
            }
        }
    }

    /// What rows, columns and boxes say of the digits that lost a place; whether a digit was placed or lost one more.
    fn plain_minirows(&mut self) -> Result<bool, Conflict> {
        let (mut lost, mut new, mut new_of) = (0, 0, [0; D]);
        let all = self.dirty.iter().enumerate();
        let dirty = all.fold(0, |all, (digit, dirty)| all | u32::from(*dirty != 0) << digit);
        for digit in digits(dirty) {
            self.standing.statistics.propagations.houses += 1;
            let old = self.node.places[digit];
            let of_rows = Nine::of_bits(old).in_rows();
            let of_columns = of_rows.in_columns();
            let left = of_columns.bits();
            if left == 0 {
                self.conflict_cells = self.house_without(digit);
                return Err(Conflict);
            }
            let placed = of_columns.alone().bits() & self.node.open;
            if placed & new != 0 {
                self.conflict_cells = placed & new;
                return Err(Conflict);
            }
            lost |= old ^ left;
            self.node.places[digit] = left;
            // More may follow for rows where columns lost places.
            self.dirty[digit] = u64::from(of_columns != of_rows);
            new |= placed;
            new_of[digit % D] = placed;
        }
        if new != 0 {
            self.node.open &= !new;
            for (digit, own) in new_of.into_iter().enumerate() {
                let gone = self.node.places[digit] & new & !own;
                self.node.places[digit] ^= gone;
                self.dirty[digit] |= u64::from(gone != 0);
            }
        }
        self.changed |= lost | new;
        self.stale |= lost | new;
        Ok(lost | new != 0)
    }
}
