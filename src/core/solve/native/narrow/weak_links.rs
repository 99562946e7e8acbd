//! The weak links of loose pairs, which exclude few combinations of digits.
//!
//! Two candidates that cannot both be true have a *weak link*. One place of a digit in a house is true, so a candidate
//! with a weak link to each of them is false. Locked candidates are the same for the weak links of houses; this module
//! is for those of pairs. A pair that allows most combinations has few consequences for cells, as it has any only if a
//! cell has few candidates, but more for houses: if no neighbours add up to ten, irreducible puzzles take 0.31 times
//! the nodes and 0.57 times the time. Pairs that exclude most combinations gain little beyond their cells: consecutive
//! dots, inequalities and whispers would take 0.84 to 0.9 times the nodes, but 1.1 to 1.2 times the time. Digits with
//! four or five places add nothing.

use super::cells::{CellMask, just};
use crate::solve::native::shapes::pairs::TablePair;

/// The minimum number of loose pairs for which weak links are searched.
const MIN_PAIRS: usize = 4;

/// The weak links of a board.
#[derive(Debug, Default)]
pub struct WeakLinks {
    /// For each cell, those in a loose pair with it, and itself. Empty if there are few loose pairs.
    pub linked: Vec<CellMask>,
    /// For any two cells, the index of the table of their excluded combinations.
    between: Vec<u8>,
    /// For each digit of one cell, the excluded digits of the other.
    tables: Vec<Vec<u32>>,
}

impl WeakLinks {
    /// Returns the weak links of the pairs of a board.
    pub fn new(pairs: &[TablePair], cells: usize, digits: usize) -> WeakLinks {
        let is_loose = |pair: &&TablePair| {
            // A pair is loose if it allows more than three quarters of all combinations.
            let allowed: u32 = pair.compatible[0].iter().map(|beside| beside.count_ones()).sum();
            4 * allowed as usize > 3 * digits * digits
        };
        let loose: Vec<&TablePair> = pairs.iter().filter(is_loose).collect();
        if loose.len() < MIN_PAIRS {
            return WeakLinks::default();
        }
        let all = (1 << digits) - 1;
        let mut links = WeakLinks {
            linked: (0..cells).map(just).collect(),
            between: vec![0; cells * cells],
            // The first table is for a cell and itself.
            tables: vec![(0..digits).map(|digit| all & !(1 << digit)).collect()],
        };
        for TablePair { cells: [one, other], compatible: [of_one, of_other] } in loose {
            links.add(*one, *other, of_one.iter().map(|beside| all & !beside));
            links.add(*other, *one, of_other.iter().map(|beside| all & !beside));
        }
        links
    }

    /// Adds the digits that each digit of one cell excludes in another.
    fn add(&mut self, one: usize, other: usize, forbidden: impl Iterator<Item = u32>) {
        let place = one * self.linked.len() + other;
        let known = &self.tables[usize::from(self.between[place])];
        // If two cells are in several pairs, each of them excludes digits.
        let is_new = self.linked[one] & just(other) == 0;
        let table: Vec<u32> = forbidden.zip(known).map(|(own, known)| if is_new { own } else { own | known }).collect();
        let number = self.tables.iter().position(|known| *known == table).unwrap_or_else(|| {
            self.tables.push(table);
            self.tables.len() - 1
        });
        // Tables beyond the range of the index are left out.
        if let Ok(number) = u8::try_from(number) {
            self.between[place] = number;
            self.linked[one] |= just(other);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.linked.is_empty()
    }

    /// Returns the digits that a digit of one cell excludes in another, or in the same one.
    pub fn forbidden(&self, digit: usize, one: usize, other: usize) -> u32 {
        self.tables[usize::from(self.between[one * self.linked.len() + other])][digit]
    }
}
