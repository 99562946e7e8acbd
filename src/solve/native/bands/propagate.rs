//! The conclusions that are drawn in a node.

use super::Bands;
use crate::solve::native::conflicts::CONFLICT;
use crate::solve::native::domains::{Conflict, digits};
use crate::solve::native::minirows::{Cells, is_empty};

/// In a house with at most so many places of a digit, what sees them all cannot be it. With more there is hardly such a
/// cell.
const FEW_PLACES: usize = 3;

impl<C: Cells, const D: usize> Bands<'_, C, D> {
    /// Draws all conclusions from the digits that lost a place.
    pub(super) fn propagate(&mut self) -> Result<(), Conflict> {
        loop {
            while self.dirty != 0 {
                self.digits_that_lost_places()?;
                self.naked_singles()?;
            }
            if self.layout.pairs.is_empty() {
                return Ok(());
            }
            self.pairs()?;
            if self.dirty == 0 {
                return Ok(());
            }
        }
    }

    /// The pairs of cells that changed.
    fn pairs(&mut self) -> Result<(), Conflict> {
        let mut same = C::ALL;
        for (&old, &places) in self.paired.iter().zip(&self.node.places) {
            same = same & (old & places | !(old | places));
        }
        self.paired = self.node.places;
        let layout = self.layout;
        let changed = layout.paired & !same;
        if is_empty(changed) {
            return Ok(());
        }
        for placed in layout.pairs.iter().filter(|placed| !is_empty(placed.cells & changed)) {
            self.statistics.propagations.pairs += 1;
            if placed.pair.support(self).is_err() {
                self.conflicts.add(placed.cells.each().map(|cell| (cell, CONFLICT)));
                return Err(Conflict);
            }
        }
        Ok(())
    }

    /// Each digit by itself, then the cells where they were placed taken from the others.
    #[inline(always)]
    fn digits_that_lost_places(&mut self) -> Result<(), Conflict> {
        // The cells that digits were placed in just now.
        let mut new = C::NONE;
        let mut new_of = [C::NONE; D];
        for digit in digits(std::mem::take(&mut self.dirty)) {
            let digit = digit % D;
            self.statistics.propagations.houses += 1;
            let (before, mut places) = self.left_of(self.node.places[digit])?;
            let placed = places.alone() & self.node.open;
            if !self.layout.is_classic {
                // What rows and boxes know of it is known already.
                places = placed.each().fold(places, |places, cell| places & self.layout.apart[cell]);
            }
            if is_empty(places) || !is_empty(placed & new) {
                return Err(Conflict);
            }
            // More may follow, but most of it follows from what comes first.
            self.dirty |= u32::from(before != places) << digit;
            self.node.places[digit] = places;
            new = new | placed;
            new_of[digit] = placed;
        }
        self.node.open = self.node.open & !new;
        for (digit, places) in self.node.places.iter_mut().enumerate() {
            let left = *places & !(new & !new_of[digit]);
            self.dirty |= u32::from(left != *places) << digit;
            *places = left;
        }
        Ok(())
    }

    /// What the houses leave of the places of a digit; before it, what is left when the last of it is not done.
    #[inline(always)]
    fn left_of(&self, places: C) -> Result<(C, C), Conflict> {
        let before = places.in_rows();
        let mut left = before.in_columns();
        for &house in &self.layout.houses {
            let see = |(count, seen): (usize, C), cell: usize| (count + 1, seen & !self.layout.apart[cell]);
            let (count, seen) = (left & house).each().take(FEW_PLACES + 1).fold((0, C::ALL), see);
            if count == 0 {
                return Err(Conflict);
            }
            if count <= FEW_PLACES {
                left = left & !seen;
            }
        }
        Ok((before, left))
    }

    #[inline(always)]
    fn naked_singles(&mut self) -> Result<(), Conflict> {
        let [mut once, mut twice] = [C::NONE; 2];
        for &places in &self.node.places {
            twice = twice | once & places;
            once = once | places;
        }
        if once != C::ALL {
            self.conflicts.add((C::ALL & !once).each().map(|cell| (cell, CONFLICT)));
            return Err(Conflict);
        }
        (self.node.open & !twice).each().try_for_each(|cell| {
            // Another single may have taken it just now.
            let digit = (0..D).find(|&digit| self.node.places[digit].has(cell)).ok_or(Conflict)?;
            self.fix(digit, cell);
            Ok(())
        })
    }
}
