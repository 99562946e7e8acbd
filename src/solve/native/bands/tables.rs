//! What follows for one digit in a band: three rows, three boxes and nine columns, 27 cells, a bit a cell in rows.
//!
//! In a band a digit is in each row once and in each box once. So of the nine places where a row crosses a box (a
//! *minirow*, three cells) it takes three that make a permutation, and a minirow that takes part in no permutation of
//! those that are left is out. That is at once what hidden singles and locked candidates say of rows and boxes, and
//! more: also of two rows and two boxes. The same table serves the columns of a stack, where band crosses column.

/// The cells of a band, a bit each.
pub const BAND: u32 = (1 << 27) - 1;

/// A row, and sets of three times three things.
const NINE: usize = 1 << 9;

/// For the nine places of a square of three those that are in a permutation of them, none if there is none.
pub static PERMUTED: [u16; NINE] = permuted();

/// For a row the boxes in which it has a place.
pub static BOXES: [u8; NINE] = boxes();

/// For the minirows in which a digit has a place, row by row: the cells of those that take part in a permutation.
pub static CELLS: [u32; NINE] = cells();

const fn permuted() -> [u16; NINE] {
    let permutations: [u16; 6] = [
        0o100 | 0o020 | 0o004,
        0o100 | 0o040 | 0o002,
        0o200 | 0o010 | 0o004,
        0o200 | 0o040 | 0o001,
        0o400 | 0o010 | 0o002,
        0o400 | 0o020 | 0o001,
    ];
    let mut table = [0; NINE];
    let mut places = 0;
    while places < NINE {
        let mut at = 0;
        while at < permutations.len() {
            if permutations[at] & !(places as u16) == 0 {
                table[places] |= permutations[at];
            }
            at += 1;
        }
        places += 1;
    }
    table
}

const fn boxes() -> [u8; NINE] {
    let mut table = [0; NINE];
    let mut row = 0;
    while row < NINE {
        let mut third = 0;
        while third < 3 {
            if row >> (3 * third) & 0o7 != 0 {
                table[row] |= 1 << third;
            }
            third += 1;
        }
        row += 1;
    }
    table
}

const fn cells() -> [u32; NINE] {
    let permuted = permuted();
    let mut table = [0; NINE];
    let mut places = 0;
    while places < NINE {
        let mut at = 0;
        while at < 9 {
            if permuted[places] >> at & 1 == 1 {
                table[places] |= 0o7 << (3 * at);
            }
            at += 1;
        }
        places += 1;
    }
    table
}
