//! Sets of cells of 9x9 boards: three bands of 27 cells in one register.

use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

use wide::u32x4;

use super::cell_bits::CellBits;

/// Three words of 27 bits, and an unused one.
#[derive(Clone, Copy, Debug)]
pub struct Nine(u32x4);

/// The number of cells in a band.
const OF_BAND: usize = 27;

/// The cells of the first box of a band.
const OF_BOX: u32 = 0o007_007_007;

/// The first cells of the minirows.
const FIRSTS: Nine = Nine::all(0o111_111_111);

impl Nine {
    /// Returns the set with these bits, one for each cell.
    #[inline(always)]
    pub fn of_bits(bits: u128) -> Nine {
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        // The ten cells from 54 on are at the top of the lower half, and the cells after those are in the upper half.
        let last = low >> 54 | high << 10;
        Nine(u32x4::new([low as u32, (low >> OF_BAND) as u32, last as u32, 0])) & Nine::ALL
    }

    /// Returns a bitmask of the cells.
    #[inline(always)]
    pub fn bits(self) -> u128 {
        let [one, two, three, _] = self.0.to_array().map(u64::from);
        u128::from(one | two << OF_BAND | three << 54) | u128::from(three >> 10) << 64
    }

    /// Returns the places in a box as a bitmask, with its rows nine bits apart.
    #[inline(always)]
    pub fn in_box(self, place: usize) -> u32 {
        self.0.to_array()[place / 3] >> (3 * (place % 3)) & OF_BOX
    }

    /// Removes all places but these from a box.
    #[inline(always)]
    pub fn keep_in_box(&mut self, place: usize, kept: u32) {
        let shift = 3 * (place % 3);
        self.0.as_mut_array()[place / 3] &= !(OF_BOX << shift) | kept << shift;
    }

    /// Returns a bitmask of the boxes with a place.
    #[inline(always)]
    pub fn boxes(self) -> u32 {
        // Joins the three rows of each band, then the three columns of each box at its first bit.
        let rows = (self | self >> 9 | self >> 18) & Nine::all(0o777);
        let [one, two, three, _] = ((rows | rows >> 1 | rows >> 2) & Nine::all(0o111)).0.to_array();
        // Gathers the first bits of the three boxes of each band.
        [one, two, three].iter().rev().fold(0, |all, band| all << 3 | band & 1 | band >> 2 & 2 | band >> 4 & 4)
    }

    /// Returns the set with the same word for each band.
    const fn all(word: u32) -> Nine {
        Nine(u32x4::new([word, word, word, 0]))
    }

    /// Rotates the bands: each word moves to the place of the one before it, the first to that of the last.
    #[inline(always)]
    fn rotated_bands(self) -> Nine {
        let [one, two, three, none] = self.0.to_array();
        Nine(u32x4::new([two, three, one, none]))
    }

    /// Returns, for a set of minirows given by their first cells, the minirows whose right neighbour in the next box is
    /// in the set; the last box is followed by the first.
    #[inline(always)]
    fn next_box(self) -> Nine {
        self >> 3 & Nine::all(0o011_011_011) | self << 6 & Nine::all(0o100_100_100)
    }

    /// Does the same for the box after the next one.
    #[inline(always)]
    fn box_after(self) -> Nine {
        self >> 6 & Nine::all(0o001_001_001) | self << 3 & Nine::all(0o110_110_110)
    }
}

impl CellBits for Nine {
    const CELLS: usize = 81;

    const NONE: Nine = Nine::all(0);

    const ALL: Nine = Nine::all((1 << OF_BAND) - 1);

    #[inline(always)]
    fn has(self, cell: usize) -> bool {
        self.0.to_array()[cell / OF_BAND] >> (cell % OF_BAND) & 1 == 1
    }

    #[inline(always)]
    fn insert(&mut self, cell: usize) {
        self.0.as_mut_array()[cell / OF_BAND] |= 1 << (cell % OF_BAND);
    }

    #[inline(always)]
    fn remove(&mut self, cell: usize) {
        self.0.as_mut_array()[cell / OF_BAND] &= !(1 << (cell % OF_BAND));
    }

    fn count(self) -> u32 {
        self.0.to_array().map(u32::count_ones).iter().sum()
    }

    #[inline(always)]
    fn each(self) -> impl Iterator<Item = usize> {
        let [one, two, three, _] = self.0.to_array().map(u128::from);
        let mut left = one | two << OF_BAND | three << (2 * OF_BAND);
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let cell = left.trailing_zeros() as usize;
                left &= left - 1;
                cell
            })
        })
    }

    /// With three rows and three boxes, a crossing is in a permutation if one of the two diagonals of the four
    /// crossings of the other rows and boxes is complete.
    #[inline(always)]
    fn in_rows(self) -> Nine {
        let has = (self | self >> 1 | self >> 2) & FIRSTS;
        let (next, after) = (has.next_box(), has.box_after());
        // The diagonals of each row and the next one are stored at the first of the two rows; the row before them reads
        // them. Shifts by nine down and 18 up rotate the three rows of a band; what leaves its 27 bits is masked off.
        let diagonals = next & (after >> 9 | after << 18) | after & (next >> 9 | next << 18);
        let kept = has & (diagonals >> 9 | diagonals << 18);
        // Spreads each first cell that is kept over the three cells of its minirow.
        let kept = kept | kept << 1;
        self & (kept | kept << 1)
    }

    #[inline(always)]
    fn in_columns(self) -> Nine {
        // For each band, the columns with a place. The three columns of a stack and the three bands form the matrix:
        // `next` and `after` rotate the columns, `Nine::next` rotates the bands.
        let has = (self | self >> 9 | self >> 18) & Nine::all(0o777);
        let next = has >> 1 & Nine::all(0o333) | has << 2 & Nine::all(0o444);
        let after = has >> 2 & Nine::all(0o111) | has << 1 & Nine::all(0o666);
        let kept = has & (next & after.rotated_bands() | after & next.rotated_bands()).rotated_bands();
        // Spreads the columns that are kept over the three rows of the band.
        let kept = kept | kept << 9;
        self & (kept | kept << 9)
    }

    #[inline(always)]
    fn alone(self) -> Nine {
        // A place is alone if its minirow has exactly one place and the other two minirows of the row have none.
        let (one, two) = (self >> 1, self >> 2);
        let has = (self | one | two) & FIRSTS;
        // At the first cell of each minirow: whether at least two of its three cells are in the set.
        let several = self & (one | two) | one & two;
        let kept = has & !(several | has.next_box() | has.box_after());
        let kept = kept | kept << 1;
        self & (kept | kept << 1)
    }
}

impl PartialEq for Nine {
    #[inline(always)]
    fn eq(&self, other: &Nine) -> bool {
        self.0.simd_eq(other.0).to_bitmask() == 0b1111
    }
}

impl BitAnd for Nine {
    type Output = Nine;

    #[inline(always)]
    fn bitand(self, other: Nine) -> Nine {
        Nine(self.0 & other.0)
    }
}

impl BitOr for Nine {
    type Output = Nine;

    #[inline(always)]
    fn bitor(self, other: Nine) -> Nine {
        Nine(self.0 | other.0)
    }
}

impl Not for Nine {
    type Output = Nine;

    #[inline(always)]
    fn not(self) -> Nine {
        Nine(!self.0)
    }
}

impl Shl<u32> for Nine {
    type Output = Nine;

    #[inline(always)]
    fn shl(self, by: u32) -> Nine {
        Nine(self.0.unbounded_shl_scalar(by))
    }
}

impl Shr<u32> for Nine {
    type Output = Nine;

    #[inline(always)]
    fn shr(self, by: u32) -> Nine {
        Nine(self.0.unbounded_shr_scalar(by))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::native::minirows::tests::what_follows_is_what_all_permutations_say;

    #[test]
    fn what_follows_on_9x9_boards_is_what_all_permutations_say() {
        what_follows_is_what_all_permutations_say::<Nine>(3);
    }
}
