//! Propagation of the shapes that are neither groups nor domains, cheap ones first.

use super::Narrow;
use super::cells::{CellMask, MAX_CELLS, each};
use super::layout::{PlacedCage, PlacedPointer, PlacedTable, PlacedWord, PointedDigit, PropagationStage};
use crate::solve::native::domains::{Conflict, digits, is_single};
use crate::solve::native::shapes::{cages, parts, sums, totals};

impl<const D: usize> Narrow<'_, D> {
    /// Removes the digits that are certain in a cage from the cells that see all places of the digit in the cage. With
    /// this, nine kinds with cages take 0.85 times the time in the geometric mean, and 0.75 in the arithmetic mean;
    /// renban lines 0.6, product cages 0.4.
    fn exclude_certain(&mut self, placed: &PlacedCage, certain: u32) {
        for digit in digits(certain) {
            let places = self.node.places[digit] & placed.cells;
            // The digit is in one of these places, whichever it is: cells that see all of them cannot hold it.
            let see = each(places).fold(CellMask::MAX, |see, cell| see & self.layout.peers[cell % MAX_CELLS]);
            let gone = self.node.places[digit] & see;
            if gone != 0 {
                self.remove_all(digit, gone);
            }
        }
        self.refresh();
    }

    /// Propagates the shapes that watch changed cells, cheap ones first. Returns whether a candidate was removed: then
    /// the resulting singles come first, and the more expensive shapes remain pending.
    pub(super) fn other_shapes(&mut self) -> Result<bool, Conflict> {
        let changed = std::mem::take(&mut self.changed) & self.watched;
        if self.watched == 0 {
            return Ok(false);
        }
        // Each stage has a set of its own, as it may run several passes later than a cheaper one.
        self.pending.iter_mut().for_each(|pending| *pending |= changed);
        let layout = self.layout;
        let changed = self.take_pending(PropagationStage::Families);
        if changed != 0 {
            for family in layout.families.iter().filter(|family| family.cells & changed != 0) {
                self.status.statistics.propagations.pairs += 1;
                self.support_family(family);
            }
            if self.changed == 0 && !layout.weak_links.is_empty() {
                self.propagate_weak_links();
            }
            if self.changed != 0 {
                return Ok(true);
            }
        }
        if self.read_cells == 0 {
            return Ok(false);
        }
        self.refresh();
        let changed = self.take_pending(PropagationStage::Small);
        if changed != 0 {
            self.propagate_tables(&layout.tables[..layout.small_tables], changed)?;
            for placed in layout.sums.iter().filter(|placed| placed.cells & changed != 0) {
                self.status.statistics.propagations.sums += 1;
                // Set in advance: if propagation fails, the cells of the shape are to blame.
                self.conflict_cells = placed.cells;
                match &placed.parts {
                    Some(parts) => parts::bounds(parts, self)?,
                    None => sums::bounds(&placed.sum, self)?,
                }
                if let Some(cage) = &placed.cage {
                    cages::combine(cage, self)?;
                }
            }
            for placed in layout.certain.iter().filter(|placed| placed.cells & changed != 0) {
                self.exclude_certain(placed, cages::certain(&placed.cage, self));
            }
            for index in 0..self.clauses.len() {
                self.propagate_clause(index, changed)?;
            }
            self.refresh();
            for placed in layout.pointers.iter().filter(|placed| placed.cells & changed != 0) {
                if self.is_pointer_settled(placed) {
                    continue;
                }
                self.status.statistics.propagations.pairs += 1;
                self.conflict_cells = placed.cells;
                placed.pointer.support(self)?;
            }
            for placed in layout.pairs.iter().filter(|placed| placed.cells & changed != 0) {
                self.status.statistics.propagations.pairs += 1;
                self.conflict_cells = placed.cells;
                placed.pair.support(self)?;
            }
            for placed in layout.cages.iter().filter(|placed| placed.cells & changed != 0) {
                self.status.statistics.propagations.pairs += 1;
                self.conflict_cells = placed.cells;
                let certain = cages::combine(&placed.cage, self)?;
                self.exclude_certain(placed, certain);
            }
            if self.changed != 0 {
                return Ok(true);
            }
        }
        let changed = self.take_pending(PropagationStage::Large);
        if changed != 0 {
            for placed in layout.sums.iter().filter(|placed| placed.cells & changed != 0) {
                if let Some(sum) = &placed.totals
                    && sum.is_worthwhile(self)
                {
                    self.status.statistics.propagations.sums += 1;
                    self.conflict_cells = placed.cells;
                    totals::support(sum, self)?;
                }
            }
            self.refresh();
            self.propagate_tables(&layout.tables[layout.small_tables..], changed)?;
            for placed in layout.counts.iter().filter(|placed| placed.cells & changed != 0) {
                self.status.statistics.propagations.words += 1;
                self.conflict_cells = placed.cells;
                placed.counts.support(self)?;
            }
        }
        Ok(self.changed != 0)
    }

    /// Propagates words and ranks, the most expensive shapes. Returns whether a candidate was removed. Nothing may have
    /// changed since the other shapes were propagated.
    pub(super) fn words_and_ranks(&mut self) -> Result<bool, Conflict> {
        let layout = self.layout;
        let changed = self.take_pending(PropagationStage::Words);
        if changed != 0 {
            self.refresh();
            self.propagate_words(&layout.words, changed)?;
            for placed in layout.ranks.iter().filter(|placed| placed.cells & changed != 0) {
                self.status.statistics.propagations.words += 1;
                self.conflict_cells = placed.cells;
                placed.rank.support(self)?;
            }
        }
        Ok(self.changed != 0)
    }

    /// Returns whether a pointer cannot have any consequences: the candidates of its cell point at exactly the places
    /// of their digits, as is usual, since most changes concern other digits. A single candidate must have been
    /// propagated.
    fn is_pointer_settled(&self, placed: &PlacedPointer) -> bool {
        let candidates = self.candidates[placed.pointer.cell];
        let is_heard = |said: &PointedDigit| {
            // Nothing follows if the cells pointed at are the places of the digit. A single candidate also fixes the
            // cell that it points at, which must be filled already.
            let pointed = digits(candidates).fold(0, |all, digit| all | said.at[digit]);
            pointed == self.node.places[said.digit] & said.all
                && (!is_single(candidates) || pointed & self.node.open == 0)
        };
        !placed.pointed_digits.is_empty() && placed.pointed_digits.iter().all(is_heard)
    }

    /// Propagates tables; long ones continue from the fillings that remained before these cells changed.
    fn propagate_tables(&mut self, tables: &[PlacedTable], changed: CellMask) -> Result<(), Conflict> {
        // The state is taken out for the calls, since the shapes change the rest of the search.
        let mut left = std::mem::take(&mut self.node.left);
        let result = tables.iter().filter(|placed| placed.cells & changed != 0).try_for_each(|placed| {
            self.status.statistics.propagations.sums += 1;
            self.conflict_cells = placed.cells;
            let Some(start) = placed.start else { return placed.table.support(self) };
            let left = &mut left[start..][..placed.table.all().len()];
            placed.table.support_from(left, each(changed & placed.cells), self)
        });
        self.node.left = left;
        result
    }

    /// Propagates words, which continue from the states that remained before.
    fn propagate_words(&mut self, words: &[PlacedWord], changed: CellMask) -> Result<(), Conflict> {
        let mut left = std::mem::take(&mut self.node.left);
        let result = words.iter().filter(|placed| placed.cells & changed != 0).try_for_each(|placed| {
            self.status.statistics.propagations.words += 1;
            self.conflict_cells = placed.cells;
            let left = &mut left[placed.left.clone()];
            placed.word.support_from(left, self)
        });
        self.node.left = left;
        result
    }

    /// Returns the cells that changed since the shapes of a stage were last propagated.
    fn take_pending(&mut self, stage: PropagationStage) -> CellMask {
        std::mem::take(&mut self.pending[stage as usize])
    }

    /// Recomputes the candidates of stale cells that some shape watches.
    fn refresh(&mut self) {
        let stale = self.stale & self.read_cells;
        each(stale).for_each(|cell| self.candidates[cell] = self.computed_candidates(cell));
        self.stale ^= stale;
    }

    /// Fixes the last place of a clause if only one is left.
    fn propagate_clause(&mut self, index: usize, changed: CellMask) -> Result<(), Conflict> {
        let clause = &self.clauses[index];
        if clause.iter().all(|(_, cells)| cells & changed == 0) {
            return Ok(());
        }
        self.status.statistics.propagations.clauses += 1;
        let mut only = None;
        for &(digit, cells) in clause {
            let places = self.node.places[digit] & cells;
            // Two places leave the clause open, and a filled one satisfies it: either way nothing follows.
            let several = places & places.wrapping_sub(1) != 0;
            if several || places & !self.node.open != 0 || (places != 0 && only.is_some()) {
                return Ok(());
            }
            if places != 0 {
                only = Some((digit, places.trailing_zeros() as usize));
            }
        }
        self.conflict_cells = clause.iter().fold(0, |all, (_, cells)| all | cells);
        let (digit, cell) = only.ok_or(Conflict)?;
        self.fix(digit, cell);
        Ok(())
    }
}
