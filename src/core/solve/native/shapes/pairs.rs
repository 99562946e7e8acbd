//! Pairs of cells with a table: a digit of one cell remains as long as the other cell has a compatible digit.

use crate::board::{CellId, Digit};
use crate::model::PairTable;
use crate::solve::native::domains::{Conflict, Domains};

/// Two cells and their compatible digits.
#[derive(Debug)]
pub struct TablePair {
    pub cells: [usize; 2],
    /// The compatible digits of each digit, first seen from one cell, then from the other.
    pub compatible: [Vec<u32>; 2],
}

impl TablePair {
    pub fn new((one, other, table): (CellId, CellId, &PairTable), digits: u8) -> TablePair {
        let all = 0..usize::from(digits);
        let of_one: Vec<u32> = all.clone().map(|digit| table.compatible(Digit::from_index(digit)).bits()).collect();
        // The table transposed: bit k tells whether digit k of the first cell is compatible with this one.
        let turned = |digit: usize| of_one.iter().rev().fold(0, |all, beside| all << 1 | beside >> digit & 1);
        let of_other = all.map(turned).collect();
        TablePair { cells: [one.index(), other.index()], compatible: [of_one, of_other] }
    }

    /// Returns the same pair with the lower-numbered cell first.
    pub fn in_order(mut self) -> TablePair {
        if self.cells[0] > self.cells[1] {
            self.cells.reverse();
            self.compatible.reverse();
        }
        self
    }

    /// Removes digits without a compatible digit in the other cell.
    ///
    /// # Errors
    /// Returns an error if a cell has no candidates left.
    pub fn support(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        for (from, beside) in self.compatible.iter().enumerate() {
            let mut digits = domains.candidates(self.cells[from]);
            let mut unsupported = domains.candidates(self.cells[1 - from]);
            let before = unsupported;
            // In a pair that is an implication between two digits, the first digit visited supports nearly all digits
            // of the other cell.
            while digits != 0 && unsupported != 0 {
                unsupported &= !beside[digits.trailing_zeros() as usize];
                digits &= digits - 1;
            }
            if unsupported != 0 {
                domains.keep(self.cells[1 - from], before & !unsupported)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_seen_from_both_cells() {
        let table = PairTable::new(9, |one, other| 2 * one.index() < other.index());
        let pair = TablePair::new((CellId(3), CellId(1), &table), 9);
        let bits = |table: &PairTable| (0..9).map(|digit| table.compatible(Digit::from_index(digit)).bits()).collect();
        let seen: [Vec<u32>; 2] = [bits(&table), bits(&table.transposed())];
        assert_eq!(pair.compatible, seen);
        let [one, other] = seen;
        let pair = pair.in_order();
        assert_eq!((pair.cells, pair.compatible), ([1, 3], [other, one]));
    }
}
