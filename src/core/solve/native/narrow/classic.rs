//! Counts the places of each digit in each house of a classic board (9x9 cells with rows, columns and 3x3 boxes),
//! whatever other rules it has.
//!
//! The places in all 27 houses are counted at once, for all digits. Numbers are added bit by bit, one bit for each
//! house, in words of 32 bits. The words of the digits are adjacent, so that the compiler can use SIMD instructions.
//! That takes some 400 instructions without a branch. Counting them one by one would take ten instructions, and now and
//! then a branch misprediction, for each of about 200 pairs of a house and a digit in a node.

use super::cells::{CellMask, MAX_DIGITS};

/// One word for each digit, padded to fill the processor's registers.
const LANES: usize = MAX_DIGITS.next_multiple_of(4);

/// The houses, as a bitmask of their numbers in `Holders`.
pub const HOUSES: u64 = 0o7_777_077_777;

/// The rows, as a bitmask of their numbers in `Holders`: row `3 * i + j` has the number `9 * j + i`.
const ROWS: u32 = 0o7 | 0o7 << 9 | 0o7 << 18;

/// The first cell of every three adjacent cells in a third of the board, as a bitmask.
const FIRSTS: u32 = 0o111_111_111;

/// Returns each house as a set of cells, with its number in `Holders`, which is also its bit in the words of a
/// [`Tally`].
pub fn houses() -> impl Iterator<Item = (usize, CellMask)> {
    let line = |cells: [usize; 9]| cells.into_iter().fold(0, |all, cell| all | 1 << cell);
    (0..9).flat_map(move |at| {
        let (third, rest) = (at / 3, at % 3);
        let row = (9 * rest + third, line(std::array::from_fn(|i| 9 * at + i)));
        // Columns fill the gaps that the rows leave: six after the first three rows, three after the next.
        let column = (if at < 6 { 3 + at } else { 6 + at }, line(std::array::from_fn(|i| 9 * i + at)));
        let corner = 27 * third + 3 * rest;
        let r#box = (21 + 3 * rest + third, line(std::array::from_fn(|i| corner + 9 * (i / 3) + i % 3)));
        [row, column, r#box]
    })
}

/// For each digit, the houses in which it has no place, one, two or three.
pub struct Tally<const D: usize> {
    pub none: [u32; D],
    pub one: [u32; D],
    pub two: [u32; D],
    pub three: [u32; D],
}

/// Adds three bits at every position (a full adder); returns ones and twos.
#[inline]
fn add(one: u32, two: u32, three: u32) -> (u32, u32) {
    let both = one ^ two;
    // The carry is the majority of the three bits.
    (both ^ three, one & two | both & three)
}

/// Adds three numbers, each given by a bit of weight 1 and a bit of weight 2; returns ones, twos, and whether the sum
/// is four or more.
#[inline]
fn add_numbers(ones: [u32; 3], twos: [u32; 3]) -> [u32; 3] {
    let (one, carry) = add(ones[0], ones[1], ones[2]);
    let (two, four) = add(twos[0], twos[1], twos[2]);
    // The carry of the ones is a fourth bit of weight two; a carry of the twos makes at least four.
    [one, two ^ carry, four | two & carry]
}

/// Counts the places of each digit in each house.
pub fn tally<const D: usize>(places: &[CellMask; D]) -> Tally<D> {
    let mut thirds = [[0; LANES]; 3];
    for (digit, &places) in places.iter().enumerate() {
        for (at, third) in thirds.iter_mut().enumerate() {
            third[digit] = (places >> (27 * at)) as u32 & ((1 << 27) - 1);
        }
    }
    let [mut none, mut one, mut two, mut three] = [[0; LANES]; 4];
    for lane in 0..LANES {
        let thirds = [thirds[0][lane], thirds[1][lane], thirds[2][lane]];
        // Columns: adds the three thirds, then the rows of the result.
        let (ones, twos) = add(thirds[0], thirds[1], thirds[2]);
        let columns = add_numbers([ones, ones >> 9, ones >> 18], [twos, twos >> 9, twos >> 18]);
        // Adds three adjacent cells; those of the second third are shifted by one bit, those of the last by two.
        let triples = thirds.map(|third| add(third & FIRSTS, third >> 1 & FIRSTS, third >> 2 & FIRSTS));
        let ones = triples[0].0 | triples[1].0 << 1 | triples[2].0 << 2;
        let twos = triples[0].1 | triples[1].1 << 1 | triples[2].1 << 2;
        // Three triples of a row are three bits apart, those of a box nine. Sums of other triples are masked off.
        let rows = add_numbers([ones, ones >> 3, ones >> 6], [twos, twos >> 3, twos >> 6]);
        let boxes = add_numbers([ones, ones >> 9, ones >> 18], [twos, twos >> 9, twos >> 18]);
        // Moves each kind of house to bits of its own in one word, as `houses` numbers them.
        let all = |at: usize| {
            let (columns, boxes) = (columns[at], boxes[at]);
            rows[at] & ROWS | (columns & 0o77) << 3 | (columns & 0o700) << 6 | (boxes & 0o777) << 21
        };
        let [ones, twos, fours] = [all(0), all(1), all(2)];
        // `fours` is no binary digit but marks every count of four or more, so exact counts exclude it.
        none[lane] = !(ones | twos | fours);
        one[lane] = ones & !(twos | fours);
        two[lane] = twos & !(ones | fours);
        three[lane] = ones & twos & !fours;
    }
    let of = |words: [u32; LANES]| std::array::from_fn(|digit| words[digit]);
    Tally { none: of(none), one: of(one), two: of(two), three: of(three) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_every_house() {
        assert_eq!(houses().fold(0, |all, (holder, _)| all | 1 << holder), HOUSES);
        let mut random = 1_u64;
        let mut places = [0; 9];
        for round in 0..200 {
            for places in &mut places {
                // A random set of the classic board's 81 cells.
                *places = (0..81).fold(0, |all, cell| {
                    random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    all | CellMask::from(random >> 40 < (1 << 24) / (2 + round % 7)) << cell
                });
            }
            let tally = tally(&places);
            for (digit, places) in places.iter().enumerate() {
                for (holder, cells) in houses() {
                    let counted =
                        [tally.none, tally.one, tally.two, tally.three].map(|of| of[digit] >> holder & 1 == 1);
                    let count = (places & cells).count_ones() as usize;
                    assert_eq!(counted, [0, 1, 2, 3].map(|number| number == count), "{digit} in {cells:x}");
                }
            }
        }
    }
}
