//! The state of a square board, and its propagation.

use super::BandsLayout;
use crate::solve::Propagations;
use crate::solve::native::domains::{Conflict, Domains, digits, is_single};
use crate::solve::native::minirows::{CellBits, is_empty};
use crate::solve::native::shapes::QueryShapes;

/// If a digit has at most this many places in a house, the cells that see all of them are looked up. With more places
/// there is rarely such a cell.
const FEW_PLACES: usize = 3;

/// The candidates of a node.
#[derive(Clone, Copy)]
pub struct BandsNode<C, const D: usize> {
    /// For each digit, the cells that may hold it.
    pub places: [C; D],
    /// The cells without a digit, and those whose digit was not propagated yet.
    pub open: C,
}

/// A node of a board, and its pending propagation.
#[derive(Clone)]
pub struct BandsState<'a, C, const D: usize> {
    pub layout: &'a BandsLayout<C>,
    pub node: BandsNode<C, D>,
    /// A bitmask of the digits that lost a place since their places were last propagated.
    pub dirty: u32,
    /// The places as they were when the pairs were last propagated.
    pair_snapshot: [C; D],
}

/// The outcome of propagation. The error is the set of cells in which the contradiction was found: those without a
/// candidate, or those of a pair; it is empty if the contradiction was found elsewhere.
pub type BandsResult<C> = Result<(), C>;

impl<'a, C: CellBits, const D: usize> BandsState<'a, C, D> {
    /// Returns a board of this layout with these domains.
    pub fn new(layout: &'a BandsLayout<C>, asked: &QueryShapes<'_>) -> BandsState<'a, C, D> {
        let mut node = BandsNode { places: [C::ALL; D], open: C::ALL };
        let (mut given, mut given_of) = (C::NONE, [C::NONE; D]);
        for domain in &asked.domains {
            let (cell, allowed) = (domain.shape.0.index(), domain.shape.1.bits());
            if is_single(allowed) {
                let digit = allowed.trailing_zeros() as usize % D;
                given.insert(cell);
                given_of[digit].insert(cell);
                node.places[digit] = node.places[digit] & layout.non_peers[cell];
            } else {
                digits(!allowed & ((1 << D) - 1)).for_each(|digit| node.places[digit % D].remove(cell));
            }
        }
        // A cell with two givens gets two digits here, which propagation finds to be a contradiction.
        for (places, own) in node.places.iter_mut().zip(given_of) {
            *places = *places & !(given & !own);
        }
        BandsState { layout, node, dirty: (1 << D) - 1, pair_snapshot: [C::NONE; D] }
    }

    /// Goes back to a node in which everything was propagated.
    pub fn go_back(&mut self, node: BandsNode<C, D>) {
        self.node = node;
        self.pair_snapshot = node.places;
        self.dirty = 0;
    }

    /// Fixes the digit of a cell by removing it from the cells that see it; propagation does the rest.
    pub fn fix(&mut self, digit: usize, cell: usize) {
        self.node.places[digit] = self.node.places[digit] & self.layout.non_peers[cell];
        self.dirty |= 1 << digit;
    }

    /// Removes a candidate.
    pub fn remove(&mut self, digit: usize, cell: usize) {
        self.node.places[digit].remove(cell);
        self.dirty |= 1 << digit;
    }

    /// Returns the candidates of each cell.
    pub fn possible(&self) -> Vec<u32> {
        let mut possible = vec![0; C::CELLS];
        for (digit, &places) in self.node.places.iter().enumerate() {
            places.each().for_each(|cell| possible[cell] |= 1 << digit);
        }
        possible
    }

    /// Returns whether the digits have no places other than `places`.
    pub fn has_only(&self, places: &[C; D]) -> bool {
        self.node.places.iter().zip(places).all(|(&own, &others)| is_empty(own & !others))
    }

    /// Propagates everything, beginning with the digits that lost a place.
    ///
    /// # Errors
    /// Returns an error if a contradiction is found, which proves that there is no solution.
    #[inline(always)]
    pub fn propagate(&mut self, counted: &mut Propagations) -> BandsResult<C> {
        loop {
            while self.dirty != 0 {
                self.propagate_digits(counted)?;
                self.naked_singles()?;
            }
            if self.layout.pairs.is_empty() {
                return Ok(());
            }
            self.propagate_pairs(counted)?;
            if self.dirty == 0 {
                return Ok(());
            }
        }
    }

    /// Propagates the pairs of cells that changed.
    fn propagate_pairs(&mut self, counted: &mut Propagations) -> BandsResult<C> {
        // The cells whose candidates are the same as before.
        let mut same = C::ALL;
        for (&old, &places) in self.pair_snapshot.iter().zip(&self.node.places) {
            // The places that both sets have, and those that neither has.
            same = same & (old & places | !(old | places));
        }
        self.pair_snapshot = self.node.places;
        let layout = self.layout;
        let changed = layout.paired & !same;
        if is_empty(changed) {
            return Ok(());
        }
        for placed in layout.pairs.iter().filter(|placed| !is_empty(placed.cells & changed)) {
            counted.pairs += 1;
            placed.pair.support(self).map_err(|Conflict| placed.cells)?;
        }
        Ok(())
    }

    /// Propagates each digit by itself, then removes the other digits from the cells where digits were placed.
    #[inline(always)]
    fn propagate_digits(&mut self, counted: &mut Propagations) -> BandsResult<C> {
        // The cells that were filled in this pass.
        let mut new = C::NONE;
        let mut new_of = [C::NONE; D];
        for digit in digits(std::mem::take(&mut self.dirty)) {
            let digit = digit % D;
            counted.houses += 1;
            let (before, mut places) = self.remaining_places(self.node.places[digit])?;
            let placed = places.alone() & self.node.open;
            if !self.layout.is_classic {
                // Rows, columns and boxes are covered already; this covers the other groups.
                places = placed.each().fold(places, |places, cell| places & self.layout.non_peers[cell]);
            }
            // It is also a contradiction if another digit was placed in the same cell in this pass.
            if is_empty(places) || !is_empty(placed & new) {
                return Err(C::NONE);
            }
            // The lost places may have further consequences for this digit. They are left to the next pass, since most
            // of them are found sooner from the other digits.
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

    /// Returns the places of a digit that rows and boxes leave, and those that all houses leave.
    #[inline(always)]
    fn remaining_places(&self, places: C) -> Result<(C, C), C> {
        let before = places.in_rows();
        let mut left = before.in_columns();
        for &house in &self.layout.houses {
            // As with locked candidates: cells that see every place of the house cannot hold the digit.
            let see = |(count, seen): (usize, C), cell: usize| (count + 1, seen & !self.layout.non_peers[cell]);
            let (count, seen) = (left & house).each().take(FEW_PLACES + 1).fold((0, C::ALL), see);
            if count == 0 {
                return Err(C::NONE);
            }
            if count <= FEW_PLACES {
                left = left & !seen;
            }
        }
        Ok((before, left))
    }

    /// Fixes the cells with one candidate: those that the sets of all digits cover exactly once.
    #[inline(always)]
    fn naked_singles(&mut self) -> BandsResult<C> {
        let [mut once, mut twice] = [C::NONE; 2];
        for &places in &self.node.places {
            twice = twice | once & places;
            once = once | places;
        }
        if once != C::ALL {
            return Err(C::ALL & !once);
        }
        (self.node.open & !twice).each().try_for_each(|cell| {
            // Another naked single may have taken its digit just now.
            let digit = (0..D).find(|&digit| self.node.places[digit].has(cell)).ok_or(C::NONE)?;
            // The cell stays open: with its peers cleared, the digit is found alone there in the next pass.
            self.fix(digit, cell);
            Ok(())
        })
    }
}

impl<C: CellBits, const D: usize> Domains for BandsState<'_, C, D> {
    fn candidates(&self, cell: usize) -> u32 {
        let has = |digit: usize| self.node.places[digit].has(cell);
        (0..D).fold(0, |all, digit| all | u32::from(has(digit)) << digit)
    }

    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict> {
        let old = self.candidates(cell);
        digits(old & !candidates).for_each(|digit| self.remove(digit, cell));
        if old & candidates == 0 { Err(Conflict) } else { Ok(()) }
    }
}
