//! Sets of cells of 16x16 boards: four bands of 64 cells.

use std::ops::{BitAnd, BitOr, Not};

use wide::u64x4;

use super::cell_bits::CellBits;

/// One word for each band.
#[derive(Clone, Copy, Debug)]
pub struct Sixteen(u64x4);

/// The number of cells in a band.
const OF_BAND: usize = 64;

/// The first cell of each row of a band.
const ROWS: u64 = 0x0001_0001_0001_0001;
/// The last cell of each row of a band.
const LASTS: u64 = ROWS << 15;

/// The six pairs of four columns; complementary pairs are at indices that add up to 5.
const PAIRS: [u8; 6] = [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100];

/// For two rows of a 4x4 matrix of crossings, as eight bits: the pairs of columns that they can fill, one column each.
static FILLED: [u8; 256] = filled(false);

/// The same with each pair replaced by its complementary pair, which is left to the other two rows.
static LEFT: [u8; 256] = filled(true);

/// For two rows and a set of pairs: the crossings with which they can fill one of these pairs.
static USED: [[u8; 64]; 256] = used(false);

/// The same if the pairs are those of the other two rows.
static USED_BESIDE: [[u8; 64]; 256] = used(true);

/// Returns the crossings that two rows use to fill a pair of columns.
const fn filling(rows: usize, pair: usize) -> u8 {
    let columns = PAIRS[pair];
    let low = columns.trailing_zeros();
    let high = 7 - columns.leading_zeros();
    // Each row takes one of the two columns, in either order.
    let mut used = 0;
    if rows >> low & 1 == 1 && rows >> (4 + high) & 1 == 1 {
        used |= 1 << low | 1 << (4 + high);
    }
    if rows >> high & 1 == 1 && rows >> (4 + low) & 1 == 1 {
        used |= 1 << high | 1 << (4 + low);
    }
    used
}

const fn filled(are_left: bool) -> [u8; 256] {
    let mut table = [0; 256];
    let mut rows = 0;
    while rows < 256 {
        let mut pair = 0;
        while pair < PAIRS.len() {
            if filling(rows, pair) != 0 {
                table[rows] |= 1 << if are_left { 5 - pair } else { pair };
            }
            pair += 1;
        }
        rows += 1;
    }
    table
}

const fn used(are_of_others: bool) -> [[u8; 64]; 256] {
    let mut table = [[0; 64]; 256];
    let mut rows = 0;
    while rows < 256 {
        let mut pair = 0;
        while pair < PAIRS.len() {
            let used = filling(rows, pair);
            let bit = if are_of_others { 5 - pair } else { pair };
            let mut pairs = 0;
            while pairs < 64 {
                if pairs >> bit & 1 == 1 {
                    table[rows][pairs] |= used;
                }
                pairs += 1;
            }
            pair += 1;
        }
        rows += 1;
    }
    table
}

/// Returns the crossings of a 4x4 matrix that are in a permutation. The matrix is stored row by row in the lowest bits.
/// A permutation fills a pair of columns with two rows and the complementary pair with the other two, so the lookup
/// tables of both halves combine.
#[inline(always)]
fn permuted(square: u64) -> u64 {
    let (upper, lower) = (square as usize & 0xff, (square >> 8) as usize & 0xff);
    // There are six pairs: the remainder changes nothing but spares a check of the index.
    let pairs = usize::from(FILLED[upper] & LEFT[lower]) % 64;
    u64::from(USED[upper][pairs]) | u64::from(USED_BESIDE[lower][pairs]) << 8
}

/// Returns one bit for each four consecutive bits: whether one of them is set.
#[inline(always)]
fn squeezed(cells: u64) -> u64 {
    // One bit for each four, then each step joins neighbouring runs of bits: 2, 4, 8 and 16 of them.
    let cells = (cells | cells >> 1 | cells >> 2 | cells >> 3) & 0x1111_1111_1111_1111;
    let cells = (cells | cells >> 3) & 0x0303_0303_0303_0303;
    let cells = (cells | cells >> 6) & 0x000f_000f_000f_000f;
    let cells = (cells | cells >> 12) & 0x0000_00ff_0000_00ff;
    (cells | cells >> 24) & 0xffff
}

/// Repeats each of 16 bits four times.
#[inline(always)]
fn spread(bits: u64) -> u64 {
    let bits = (bits | bits << 24) & 0x0000_00ff_0000_00ff;
    let bits = (bits | bits << 12) & 0x000f_000f_000f_000f;
    let bits = (bits | bits << 6) & 0x0303_0303_0303_0303;
    let bits = (bits | bits << 3) & 0x1111_1111_1111_1111;
    // Fifteen times each bit fills its group of four; the highest group wraps around.
    (bits << 4).wrapping_sub(bits)
}

/// Transposes a 4x4 matrix of groups of four bits each, with two delta swaps: within the 2x2 blocks, then of the
/// blocks.
#[inline(always)]
fn transposed(square: u64) -> u64 {
    let moved = (square ^ square >> 12) & 0x0000_f0f0_0000_f0f0;
    let square = square ^ moved ^ moved << 12;
    let moved = (square ^ square >> 24) & 0x0000_0000_ff00_ff00;
    square ^ moved ^ moved << 24
}

impl CellBits for Sixteen {
    const CELLS: usize = 256;

    const NONE: Sixteen = Sixteen(u64x4::new([0; 4]));

    const ALL: Sixteen = Sixteen(u64x4::new([u64::MAX; 4]));

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
        self.0.to_array().map(u64::count_ones).iter().sum()
    }

    #[inline(always)]
    fn each(self) -> impl Iterator<Item = usize> {
        let bands = self.0.to_array();
        let (mut band, mut left) = (0, bands[0]);
        std::iter::from_fn(move || {
            while left == 0 {
                band += 1;
                left = *bands.get(band)?;
            }
            let at = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(band * OF_BAND + at)
        })
    }

    #[inline(always)]
    fn in_rows(self) -> Sixteen {
        Sixteen(u64x4::new(self.0.to_array().map(|band| band & spread(permuted(squeezed(band))))))
    }

    #[inline(always)]
    fn in_columns(self) -> Sixteen {
        let bands = self.0.to_array();
        let columns = |band: u64| (band | band >> 16 | band >> 32 | band >> 48) & 0xffff;
        // `all` has the columns of each band. Transposed, it has the columns of all bands for each stack.
        let all = (0..4).fold(0, |all, band| all | columns(bands[band]) << (16 * band));
        let stacks = transposed(all);
        let kept = (0..4).fold(0, |kept, stack| kept | permuted(stacks >> (16 * stack)) << (16 * stack));
        let kept = transposed(kept);
        // The product repeats the 16 columns in each of the four rows.
        let of = |band: usize| bands[band] & (kept >> (16 * band) & 0xffff).wrapping_mul(ROWS);
        Sixteen(u64x4::new(std::array::from_fn(of)))
    }

    /// Returns the right places only if every row has a place.
    #[inline(always)]
    fn alone(self) -> Sixteen {
        let of = |band: u64| {
            // Removes the first place of each row; a row with one place becomes empty. No row borrows from the next
            // one.
            let others = band & band.wrapping_sub(ROWS);
            // The sum carries into the last cell of a row if any cell before it is set, and never beyond it.
            let several = ((others & !LASTS).wrapping_add(!LASTS) | others) & LASTS;
            // The product fills each row that has one place.
            band & ((several ^ LASTS) >> 15).wrapping_mul(0xffff)
        };
        Sixteen(u64x4::new(self.0.to_array().map(of)))
    }
}

impl PartialEq for Sixteen {
    #[inline(always)]
    fn eq(&self, other: &Sixteen) -> bool {
        let (one, other) = (self.0.to_array(), other.0.to_array());
        (0..4).fold(0, |all, band| all | (one[band] ^ other[band])) == 0
    }
}

impl BitAnd for Sixteen {
    type Output = Sixteen;

    #[inline(always)]
    fn bitand(self, other: Sixteen) -> Sixteen {
        Sixteen(self.0 & other.0)
    }
}

impl BitOr for Sixteen {
    type Output = Sixteen;

    #[inline(always)]
    fn bitor(self, other: Sixteen) -> Sixteen {
        Sixteen(self.0 | other.0)
    }
}

impl Not for Sixteen {
    type Output = Sixteen;

    #[inline(always)]
    fn not(self) -> Sixteen {
        Sixteen(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::native::minirows::tests::what_follows_is_what_all_permutations_say;

    #[test]
    fn what_follows_on_16x16_boards_is_what_all_permutations_say() {
        what_follows_is_what_all_permutations_say::<Sixteen>(4);
    }
}
