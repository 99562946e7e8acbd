//! The propagation of leftovers: each side of a leftover holds a digit as often as the other.

use super::Narrow;
use super::cells::{CellMask, MAX_CELLS, each, just};
use crate::solve::native::domains::Conflict;

impl<const D: usize> Narrow<'_, D> {
    /// Propagates the leftovers of the digits and cells that changed; returns whether a candidate was removed.
    pub(super) fn propagate_leftovers(&mut self) -> Result<bool, Conflict> {
        let layout = self.layout;
        if layout.leftovers.sides.is_empty() {
            return Ok(false);
        }
        let mut found = false;
        let filled = self.leftover_snapshot.open & !self.node.open;
        self.leftover_snapshot.open = self.node.open;
        for digit in 0..D {
            let places = self.node.places[digit];
            // Both lost places and places that became certain can have consequences.
            let changed = self.leftover_snapshot.places[digit] & !places | filled & places;
            self.leftover_snapshot.places[digit] = places;
            let mut which = each(changed & layout.all).fold(0, |which, cell| which | layout.leftovers.by_cell[cell]);
            while which != 0 {
                let [one, other] = layout.leftovers.sides[which.trailing_zeros() as usize];
                which &= which - 1;
                self.status.statistics.propagations.houses += 1;
                found |= self.propagate_side(digit, one, other)? | self.propagate_side(digit, other, one)?;
            }
        }
        Ok(found)
    }

    /// Propagates one direction: both sides hold the digit equally often, and `one` restricts `other`. Returns whether
    /// a candidate was removed.
    fn propagate_side(&mut self, digit: usize, one: CellMask, other: CellMask) -> Result<bool, Conflict> {
        let [here, there] = [one, other].map(|cells| self.node.places[digit] & cells);
        if there == 0 {
            // The call with the sides exchanged covers places on this side.
            return Ok(false);
        }
        if here == 0 {
            self.remove_all(digit, there);
            return Ok(true);
        }
        // The filled cells on this side hold the digit for certain, so the other side holds it at least as often.
        let times = (here & !self.node.open).count_ones();
        if times == 0 {
            return Ok(false);
        }
        let places = there.count_ones();
        // If all places there see each other, the digit is there at most once.
        let most = if self.all_differ(there) { 1 } else { places };
        if most < times {
            self.conflict_cells = one | other;
            return Err(Conflict);
        }
        if places == times {
            return self.fill(digit, there & self.node.open);
        }
        // If the other side cannot hold the digit more often, the open places on this side are impossible.
        let more = here & self.node.open;
        if most == times && more != 0 {
            self.remove_all(digit, more);
            return Ok(true);
        }
        Ok(false)
    }

    /// Fixes all these cells to the digit; returns whether there are any.
    fn fill(&mut self, digit: usize, cells: CellMask) -> Result<bool, Conflict> {
        for cell in each(cells) {
            if self.node.places[digit] & just(cell) == 0 {
                // A cell that was just filled sees this one.
                self.conflict_cells = cells;
                return Err(Conflict);
            }
            self.fix(digit, cell);
        }
        Ok(cells != 0)
    }

    /// Returns whether all of these cells must hold different digits.
    fn all_differ(&self, cells: CellMask) -> bool {
        each(cells).all(|cell| cells & !(self.layout.peers[cell % MAX_CELLS] | just(cell)) == 0)
    }
}
