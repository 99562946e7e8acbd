//! Tables: cells of which every possible filling is listed. A digit stays while some filling with it is left.
//!
//! Each place and digit has the set of fillings with the digit there, a bit a filling. The fillings left are then a
//! few words of ors and ands, and what has no filling goes, as in J. Demeulenaere and others, *Compact-Table:
//! Efficiently Filtering Table Constraints with Reversible Sparse Bit-Sets*, CP 2016. Tables here are so small that
//! the fillings left are found anew each time instead of being kept. A filling may also be a pattern, which allows
//! several digits at a place.

use crate::solve::native::domains::{Conflict, Domains, digits as digits_of, is_single};

/// The most fillings of a table, which are so many words of 64.
pub const MOST_FILLINGS: usize = 64 * MOST_WORDS;

const MOST_WORDS: usize = 16;

/// Some cells and their fillings.
#[derive(Clone, Debug)]
pub struct Table {
    pub cells: Vec<usize>,
    digits: usize,
    /// How many words hold a bit for each filling.
    words: usize,
    /// For each place and digit the fillings that have it there.
    having: Vec<u64>,
    /// For each word the fillings there are.
    all: Vec<u64>,
}

impl Table {
    /// The fillings, one after the other, hold a set of digits for each cell; they are at most [`MOST_FILLINGS`].
    pub fn new(cells: Vec<usize>, digits: u8, fillings: &[u32]) -> Table {
        let count = fillings.len() / cells.len().max(1);
        assert!(count <= MOST_FILLINGS, "too many fillings");
        let (size, words) = (usize::from(digits), count.div_ceil(64));
        let mut table =
            Table { having: vec![0; cells.len() * size * words], all: vec![0; words], cells, digits: size, words };
        for (index, filling) in fillings.chunks_exact(table.cells.len().max(1)).enumerate() {
            let (word, bit) = (index / 64, 1 << (index % 64));
            table.all[word] |= bit;
            for (place, &set) in filling.iter().enumerate() {
                for digit in digits_of(set) {
                    let start = table.start(place, digit);
                    table.having[start + word] |= bit;
                }
            }
        }
        table
    }

    /// The same fillings of other cells.
    pub fn at(&self, cells: Vec<usize>) -> Table {
        Table { cells, ..self.clone() }
    }

    fn start(&self, place: usize, digit: usize) -> usize {
        (place * self.digits + digit) * self.words
    }

    fn having(&self, place: usize, digit: usize) -> &[u64] {
        let start = self.start(place, digit);
        &self.having[start..start + self.words]
    }

    /// The fillings that have the digit at the place, by their numbers.
    pub fn fillings_with(&self, place: usize, digit: usize) -> impl Iterator<Item = usize> {
        let in_word =
            |(at, &word): (usize, &u64)| (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * at + bit);
        self.having(place, digit).iter().enumerate().flat_map(in_word)
    }

    /// How many fillings there are.
    pub fn count(&self) -> usize {
        self.all.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// How many words the sets of fillings of all places take.
    pub fn words(&self) -> usize {
        self.cells.len() * self.words
    }

    /// How much work one call of `support` is, in words.
    pub fn size(&self) -> usize {
        self.cells.len() * self.words * 8
    }

    /// Takes away the digits that no filling has.
    ///
    /// # Errors
    /// When no filling is left.
    pub fn support(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        // Most tables are of two or three cells.
        match self.words {
            1 => self.support_of::<1>(domains),
            2 => self.support_of::<2>(domains),
            3 | 4 => self.support_of::<4>(domains),
            5..=8 => self.support_of::<8>(domains),
            _ => self.support_of::<MOST_WORDS>(domains),
        }
    }

    /// The same with room for so many words.
    fn support_of<const W: usize>(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        let mut left = [0; W];
        left[..self.words].copy_from_slice(&self.all);
        for (place, &cell) in self.cells.iter().enumerate() {
            let mut any = [0; W];
            for digit in digits_of(domains.candidates(cell)) {
                let having = self.having(place, digit);
                for (at, having) in having.iter().enumerate() {
                    any[at] |= having;
                }
            }
            for at in 0..W {
                left[at] &= any[at];
            }
        }
        if left.iter().all(|&word| word == 0) {
            return Err(Conflict);
        }
        for (place, &cell) in self.cells.iter().enumerate() {
            let candidates = domains.candidates(cell);
            if is_single(candidates) {
                continue;
            }
            let mut kept = 0;
            for digit in digits_of(candidates) {
                let having = self.having(place, digit);
                let mut common = 0;
                for (at, having) in having.iter().enumerate() {
                    common |= having & left[at];
                }
                kept |= u32::from(common != 0) << digit;
            }
            if kept != candidates {
                domains.keep(cell, kept)?;
            }
        }
        Ok(())
    }
}
