//! Propagation in a node: single candidates and holders, then the other shapes (`other_shapes`).
//!
//! The most frequent steps avoid branches that the processor cannot predict: whether a digit had a place in the cell,
//! or a holder has few places, is computed as a mask. On the hardest classics that saves a fifth of the time, though it
//! takes more instructions.

use super::Narrow;
use super::cells::{CellMask, MAX_CELLS, all_if, each, just};
use super::classic;
use crate::solve::native::domains::{Conflict, Domains};
use crate::solve::native::minirows::{CellBits as _, Nine};

impl<const D: usize> Narrow<'_, D> {
    /// Removes a candidate.
    pub(super) fn remove(&mut self, digit: usize, cell: usize) {
        self.node.places[digit] &= !just(cell);
        self.candidates[cell] &= !(1 << digit);
        self.dirty[digit] |= self.holders.of[cell] & self.node.unplaced[digit];
        self.changed |= just(cell);
    }

    /// Fixes a cell to this digit.
    pub(super) fn fix(&mut self, digit: usize, cell: usize) {
        let bit = just(cell);
        let holders = self.holders.of[cell % MAX_CELLS];
        for other in 0..D {
            let gone = self.node.places[other] & bit & all_if(other != digit);
            self.node.places[other] ^= gone;
            self.dirty[other] |= holders & self.node.unplaced[other] & all_if(gone != 0) as u64;
        }
        self.changed |= bit;
        self.candidates[cell] = 1 << digit;
        self.place(digit, cell);
    }

    /// Propagates the only candidate of a cell.
    fn place(&mut self, digit: usize, cell: usize) {
        self.status.statistics.propagations.houses += 1;
        self.node.open &= !just(cell);
        self.node.unplaced[digit] &= !self.holders.of[cell % MAX_CELLS];
        let gone = self.node.places[digit] & self.layout.peers[cell % MAX_CELLS];
        if gone != 0 {
            self.node.places[digit] ^= gone;
            self.changed |= gone;
            self.stale |= gone;
            // Marks every open holder instead of collecting those of the lost cells; searching too many does no harm.
            self.dirty[digit] = self.node.unplaced[digit];
        }
    }

    /// Propagates everything from cheap to expensive, and restarts after each success.
    pub(super) fn propagate(&mut self) -> Result<(), Conflict> {
        if self.is_plain {
            return self.propagate_plain();
        }
        loop {
            self.naked_singles()?;
            if self.hidden_singles()? || self.other_shapes()? || self.locked_candidates() {
                continue;
            }
            if self.naked_pairs() || self.propagate_leftovers()? || self.words_and_ranks()? {
                continue;
            }
            return Ok(());
        }
    }

    /// Returns the open cells with one candidate.
    #[inline]
    pub(super) fn single_cells(&mut self) -> Result<CellMask, Conflict> {
        // Saturating counters as sets of cells: those with at least one, two and three candidates.
        let (mut once, mut twice, mut thrice) = (0, 0, 0);
        for &places in &self.node.places {
            thrice |= twice & places;
            twice |= once & places;
            once |= places;
        }
        if once != self.layout.all {
            self.conflict_cells = self.layout.all & !once;
            return Err(Conflict);
        }
        self.two_candidates = twice & !thrice;
        Ok(!twice & self.node.open)
    }

    /// Places the only candidates of cells until there are none left.
    fn naked_singles(&mut self) -> Result<(), Conflict> {
        loop {
            let singles = self.single_cells()?;
            if singles == 0 {
                return Ok(());
            }
            for cell in each(singles) {
                let candidates = self.computed_candidates(cell);
                if candidates == 0 {
                    // Another single removed the candidate just now.
                    self.conflict_cells = just(cell);
                    return Err(Conflict);
                }
                self.place(candidates.trailing_zeros() as usize, cell);
            }
        }
    }

    /// Places hidden singles; returns whether there was one.
    fn hidden_singles(&mut self) -> Result<bool, Conflict> {
        if !self.layout.is_classic {
            return self.hidden_singles_of_holders();
        }
        let in_houses = match self.layout.by_minirows {
            true => self.propagate_minirows()?,
            false => self.hidden_singles_of_houses()?,
        };
        let only_houses = self.holders.used_numbers == classic::HOUSES;
        Ok(!only_houses && self.hidden_singles_of_holders()? || in_houses)
    }

    /// Propagates rows, columns and boxes for the digits that lost a place; returns whether a digit was placed or lost
    /// another place.
    fn propagate_minirows(&mut self) -> Result<bool, Conflict> {
        let mut found = false;
        for digit in 0..D {
            let dirty = self.dirty[digit] & self.node.unplaced[digit] & classic::HOUSES;
            self.dirty[digit] &= !classic::HOUSES;
            if dirty == 0 {
                continue;
            }
            self.unsearched[digit] |= self.node.unplaced[digit] & classic::HOUSES;
            self.status.statistics.propagations.houses += 1;
            let old = self.node.places[digit];
            let of_rows = Nine::of_bits(old).in_rows();
            let of_columns = of_rows.in_columns();
            let new = of_columns.bits();
            // A band without a permutation has no place left, and then no column of the board has one either. A stack
            // without one empties only its own columns; the rows of the next pass then lose everything.
            if new == 0 {
                self.conflict_cells = self.house_without(digit);
                return Err(Conflict);
            }
            let gone = old ^ new;
            if gone != 0 {
                found = true;
                self.node.places[digit] = new;
                self.changed |= gone;
                self.stale |= gone;
                // Places lost by columns may have consequences for rows.
                let again = if of_columns == of_rows { !classic::HOUSES } else { u64::MAX };
                self.dirty[digit] |= self.node.unplaced[digit] & again;
            }
            for cell in each(of_columns.alone().bits() & self.node.open) {
                if self.node.places[digit] & just(cell) == 0 {
                    // A cell that was filled just now sees this one.
                    self.conflict_cells = just(cell);
                    return Err(Conflict);
                }
                found = true;
                self.fix(digit, cell);
            }
        }
        Ok(found)
    }

    /// Places the hidden singles of the houses of the classic board; returns whether there was one.
    fn hidden_singles_of_houses(&mut self) -> Result<bool, Conflict> {
        let mut lost = 0;
        for digit in 0..D {
            let dirty = self.dirty[digit] & self.node.unplaced[digit] & classic::HOUSES;
            self.dirty[digit] &= !classic::HOUSES;
            self.unsearched[digit] |= dirty;
            lost |= dirty;
        }
        if lost == 0 {
            return Ok(false);
        }
        let tally = classic::tally(&self.node.places);
        let (mut none, mut one) = (0, 0);
        for digit in 0..D {
            self.status.statistics.propagations.houses += 1;
            // Only houses are counted here. Other holders are treated as having few places, since their places are not
            // counted.
            self.twos[digit] = u64::from(tally.two[digit]) | !classic::HOUSES;
            self.few[digit] = u64::from(tally.two[digit] | tally.three[digit]) | !classic::HOUSES;
            none |= self.node.unplaced[digit] & u64::from(tally.none[digit]) & classic::HOUSES;
            one |= self.node.unplaced[digit] & u64::from(tally.one[digit]) & classic::HOUSES;
        }
        if none != 0 {
            self.conflict_cells = self.holders.cells[none.trailing_zeros() as usize];
            return Err(Conflict);
        }
        if one == 0 {
            return Ok(false);
        }
        for digit in 0..D {
            loop {
                // The tally stays as it was, but `fix` places the digit in all houses of the cell, which drop out here.
                let left = self.node.unplaced[digit] & u64::from(tally.one[digit]) & classic::HOUSES;
                if left == 0 {
                    break;
                }
                // A digit placed just now may have removed the place.
                let cells = self.holders.cells[left.trailing_zeros() as usize];
                let places = self.node.places[digit] & cells;
                if places == 0 {
                    self.conflict_cells = cells;
                    return Err(Conflict);
                }
                self.fix(digit, places.trailing_zeros() as usize);
            }
        }
        Ok(true)
    }

    /// Returns the cells of a house without a place for a digit, or none if only several houses together have too few.
    /// Blaming all places then takes twice the nodes on a board of cell sums.
    #[cold]
    pub(super) fn house_without(&self, digit: usize) -> CellMask {
        let mut houses = classic::houses().map(|(_, cells)| cells);
        houses.find(|cells| cells & self.node.places[digit] == 0).unwrap_or(0)
    }

    /// Updates the holders in which digits have two or three places.
    pub(super) fn count_places(&mut self) {
        let tally = classic::tally(&self.node.places);
        for digit in 0..D {
            self.few[digit] = u64::from(tally.two[digit] | tally.three[digit]) | !classic::HOUSES;
        }
    }

    /// Places the hidden singles of all holders; returns whether there was one.
    fn hidden_singles_of_holders(&mut self) -> Result<bool, Conflict> {
        let mut found = false;
        for digit in 0..D {
            loop {
                let dirty = self.dirty[digit] & self.node.unplaced[digit];
                if dirty == 0 {
                    break;
                }
                self.dirty[digit] = 0;
                self.unsearched[digit] |= dirty;
                let mut left = dirty;
                while left != 0 {
                    let holder = left.trailing_zeros() as usize;
                    left &= left - 1;
                    self.status.statistics.propagations.houses += 1;
                    let places = self.node.places[digit] & self.holders.cells[holder];
                    // Without the lowest place none is left: there is at most one.
                    if places & places.wrapping_sub(1) == 0 {
                        if places == 0 {
                            self.conflict_cells = self.holders.cells[holder];
                            return Err(Conflict);
                        }
                        self.fix(digit, places.trailing_zeros() as usize);
                        found = true;
                        // The digit is now placed in the other holders of this cell, too.
                        left &= self.node.unplaced[digit];
                    }
                }
            }
        }
        Ok(found)
    }

    /// Removes locked candidates; returns whether there was one.
    fn locked_candidates(&mut self) -> bool {
        let mut found = false;
        let layout = self.layout;
        if layout.by_minirows && layout.sees_more {
            self.count_places();
        }
        for digit in 0..D {
            // If cells see only the cells of their houses, minirows have already covered the houses.
            let known = if layout.by_minirows && !layout.sees_more { classic::HOUSES } else { 0 };
            let mut left = self.unsearched[digit] & self.node.unplaced[digit] & self.few[digit] & !known;
            self.unsearched[digit] = 0;
            while left != 0 {
                let holder = left.trailing_zeros() as usize;
                left &= left - 1;
                let places = self.node.places[digit] & self.holders.cells[holder];
                let gone = self.node.places[digit] & self.common_peers(places);
                if gone != 0 {
                    found = true;
                    each(gone).for_each(|cell| self.remove(digit, cell));
                }
            }
        }
        found
    }

    /// Returns the cells that see each of the given cells; none if more than three are given.
    fn common_peers(&self, cells: CellMask) -> CellMask {
        let second = cells & cells.wrapping_sub(1);
        let third = second & second.wrapping_sub(1);
        let fourth = third & third.wrapping_sub(1);
        // A missing cell becomes the index beyond the last, whose peers are all cells.
        let peers = |cells: CellMask| self.layout.peers[(cells.trailing_zeros() as usize).min(MAX_CELLS)];
        peers(cells) & peers(second) & peers(third) & all_if(fourth == 0)
    }

    /// Returns the candidates of a cell, computed from the places of the digits.
    pub(super) fn computed_candidates(&self, cell: usize) -> u32 {
        let (low, shift) = (cell < 64, cell % 64);
        // One word is cheaper to shift than 128 bits, and all digits need the same half.
        let half = |places: CellMask| if low { places as u64 } else { (places >> 64) as u64 };
        (0..D).fold(0, |all, digit| all | ((half(self.node.places[digit]) >> shift) as u32 & 1) << digit)
    }
}

impl<const D: usize> Domains for Narrow<'_, D> {
    #[inline]
    fn candidates(&self, cell: usize) -> u32 {
        debug_assert!(self.stale & just(cell) == 0, "the candidates of stale cells are not asked for");
        self.candidates[cell]
    }

    #[inline]
    fn has(&self, cell: usize, digit: usize) -> bool {
        self.node.places[digit] & just(cell) != 0
    }

    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict> {
        let old = if self.stale & just(cell) == 0 { self.candidates[cell] } else { self.computed_candidates(cell) };
        let mut gone = old & !candidates;
        while gone != 0 {
            self.remove(gone.trailing_zeros() as usize, cell);
            gone &= gone - 1;
        }
        if old & candidates == 0 { Err(Conflict) } else { Ok(()) }
    }
}
