//! Tables: cells with a list of all possible fillings. A digit remains while some remaining filling has it.
//!
//! For each place and each digit, the table has the set of fillings with that digit there, one bit for each filling.
//! Computing the remaining fillings takes a few bitwise operations, and digits without a filling are removed, as in J.
//! Demeulenaere and others, *Compact-Table: Efficiently Filtering Table Constraints with Reversible Sparse Bit-Sets*,
//! CP 2016. A filling may also be a pattern, which allows several digits at a place.
//!
//! Most tables are so small that the remaining fillings are recomputed each time (`support`). For long tables, a search
//! can keep the remaining fillings from node to node (`support_from`), where only the changed cells are visited:
//! sandwiches and hidden skyscrapers take four fifths of the time that they would take if each cell were tested for a
//! change. If few fillings remain, their digits are collected filling by filling, which saves another twentieth (if
//! short tables did this too, killers would take 1.03 times the time). Tried without gain: skipping words without
//! fillings, keeping the fillings of shorter tables, and testing few fillings one by one against all candidates (1.18
//! times the time).

use std::sync::Arc;

use crate::solve::native::domains::{Conflict, Domains, digits as digits_of};

/// The maximum number of fillings of a table: `MAX_WORDS` words of 64 bits.
pub const MAX_FILLINGS: usize = 64 * MAX_WORDS;

const MAX_WORDS: usize = 16;

/// The possible numbers of digits in a row. A table uses the least sufficient one, and visits the whole row without
/// branches.
const ROWS: [usize; 3] = [9, 16, 32];

/// Some cells and their fillings.
#[derive(Clone, Debug)]
pub struct FillingTable {
    pub cells: Vec<usize>,
    /// The place of each cell in the table, by the number of the cell, up to the largest number.
    places: Vec<u16>,
    /// The number of digits in a row.
    row: usize,
    /// The number of words with a bit for each filling.
    words: usize,
    /// For each place and each word of fillings, a row with the fillings that have each digit there. Tables with the
    /// same fillings share these rows.
    supports: Arc<[u64]>,
    /// All fillings as a bitmask, word by word.
    all: Arc<[u64]>,
    /// Each filling, padded to a multiple of 64 fillings; empty if the fillings don't fit or the table is not long.
    packed: Arc<[Packed]>,
}

/// The number of bits of a place in a packed filling, one for each digit.
const FIELD: usize = 9;

/// The number of places in a 64-bit word.
const FIELDS: usize = 7;

/// The digits of each place.
type Packed = [u64; 2];

/// The minimum number of cells of a table whose remaining fillings searches keep (`support_from`), as few of its cells
/// change at a time. For shorter tables, such as killer cages, keeping them makes no difference.
pub const LONG_TABLE_CELLS: usize = 6;

/// The number of fillings up to which visiting them one by one is faster than visiting all digits of all places.
const FEW_FILLINGS: u32 = 32;

impl FillingTable {
    /// Returns the table of some fillings, given one after another as a set of digits for each cell. There must be at
    /// most [`MAX_FILLINGS`].
    pub fn new(cells: Vec<usize>, digits: u8, fillings: &[u32]) -> FillingTable {
        let count = fillings.len() / cells.len().max(1);
        assert!(count <= MAX_FILLINGS, "too many fillings");
        let row = *ROWS.iter().find(|&&row| row >= usize::from(digits)).expect("a set of digits is a word of 32 bits");
        let words = count.div_ceil(64);
        let (mut having, mut all) = (vec![0; cells.len() * words * row], vec![0; words]);
        for (index, filling) in fillings.chunks_exact(cells.len().max(1)).enumerate() {
            let (word, bit) = (index / 64, 1 << (index % 64));
            all[word] |= bit;
            for (place, &set) in filling.iter().enumerate() {
                // Place by place and word by word, a row of digits: the layout that `rows_at` reads.
                let start = (place * words + word) * row;
                digits_of(set).for_each(|digit| having[start + digit] |= bit);
            }
        }
        // Only `support_from` reads packed fillings, and searches use it for long tables.
        let can_be_packed = usize::from(digits) <= FIELD && (LONG_TABLE_CELLS..=2 * FIELDS).contains(&cells.len());
        let pack = |filling: &[u32]| {
            let mut packed = Packed::default();
            for (place, &set) in filling.iter().enumerate() {
                // Seven places of nine bits fit in each of the two words.
                packed[place / FIELDS] |= u64::from(set) << (FIELD * (place % FIELDS));
            }
            packed
        };
        let mut packed: Vec<Packed> = Vec::new();
        if can_be_packed {
            packed.extend(fillings.chunks_exact(cells.len().max(1)).map(pack));
            // Whole chunks of 64, one for each word of a set of fillings.
            packed.resize(64 * words, Packed::default());
        }
        FillingTable {
            places: places_of(&cells),
            supports: having.into(),
            all: all.into(),
            packed: packed.into(),
            cells,
            row,
            words,
        }
    }

    /// Returns the approximate size of its fillings in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.supports) + size_of_val(&*self.packed)
    }

    /// Returns a table with the same fillings for other cells.
    pub fn at(&self, cells: Vec<usize>) -> FillingTable {
        let (having, all, packed) = (self.supports.clone(), self.all.clone(), self.packed.clone());
        FillingTable { places: places_of(&cells), cells, supports: having, all, packed, ..*self }
    }

    /// Returns the indices of the fillings that have the digit at the place. None have a value that is no digit.
    pub fn fillings_with(&self, place: usize, digit: usize) -> impl Iterator<Item = usize> {
        let in_word =
            |(at, word): (usize, u64)| (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * at + bit);
        let rows = self.supports[place * self.words * self.row..].chunks_exact(self.row).take(self.words);
        rows.map(move |row| row.get(digit).copied().unwrap_or(0)).enumerate().flat_map(in_word)
    }

    /// Returns the number of fillings.
    pub fn count(&self) -> usize {
        self.all.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns the number of words that the fillings have at all places together.
    pub fn words(&self) -> usize {
        self.cells.len() * self.words
    }

    /// Returns a measure of the work of one call of `support`.
    pub fn size(&self) -> usize {
        self.cells.len() * self.words * 8
    }

    /// Returns all fillings as a bitmask: the initial value of the remaining fillings.
    pub fn all(&self) -> &[u64] {
        &self.all
    }

    /// Returns each cell with the digits of its fillings.
    pub fn possible(&self) -> impl Iterator<Item = (usize, u32)> {
        self.cells.iter().enumerate().map(|(place, &cell)| {
            let rows = self.supports[place * self.words * self.row..].chunks_exact(self.row).take(self.words);
            let in_row = |row: &[u64]| (0..self.row).fold(0, |all, digit| all | u32::from(row[digit] != 0) << digit);
            (cell, rows.fold(0, |all, row| all | in_row(row)))
        })
    }

    /// Removes the digits that no filling has.
    ///
    /// # Errors
    /// Returns an error if no filling is left.
    pub fn support(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        match self.row {
            9 => self.support_in_rows::<9>(domains),
            16 => self.support_in_rows::<16>(domains),
            _ => self.support_in_rows::<32>(domains),
        }
    }

    /// Does the same as [`FillingTable::support`], given the fillings that remained before some of the cells changed.
    /// Each candidate must have had one of them.
    ///
    /// # Errors
    /// Returns an error if no filling is left.
    pub fn support_from(
        &self,
        left: &mut [u64],
        changed: impl Iterator<Item = usize>,
        domains: &mut impl Domains,
    ) -> Result<(), Conflict> {
        match self.row {
            9 => self.follow_in_rows::<9>(left, changed, domains),
            16 => self.follow_in_rows::<16>(left, changed, domains),
            _ => self.follow_in_rows::<32>(left, changed, domains),
        }
    }

    fn support_in_rows<const N: usize>(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        let mut left = [0; MAX_WORDS];
        let left = &mut left[..self.words];
        left.copy_from_slice(&self.all);
        for (cell, rows) in self.rows() {
            restrict::<N>(rows, domains.candidates(cell), left);
        }
        self.keep_digits::<N>(left, domains)
    }

    fn follow_in_rows<const N: usize>(
        &self,
        left: &mut [u64],
        changed: impl Iterator<Item = usize>,
        domains: &mut impl Domains,
    ) -> Result<(), Conflict> {
        let mut is_less = false;
        for cell in changed {
            let rows = self.rows_at(usize::from(self.places[cell]));
            is_less |= restrict::<N>(rows, domains.candidates(cell), left);
        }
        // No filling was lost, so that each remaining candidate still has one.
        if !is_less {
            return Ok(());
        }
        let count = || left.iter().map(|word| word.count_ones()).sum::<u32>();
        match !self.packed.is_empty() && count() <= FEW_FILLINGS {
            true => self.keep_few(left, domains),
            false => self.keep_digits::<N>(left, domains),
        }
    }

    /// Does the same as [`FillingTable::keep_digits`], filling by filling.
    fn keep_few(&self, left: &[u64], domains: &mut impl Domains) -> Result<(), Conflict> {
        let mut kept = Packed::default();
        for (left, packed) in left.iter().zip(self.packed.as_chunks::<64>().0) {
            let mut left = *left;
            while left != 0 {
                // The remainder operation never changes the index; it shows the compiler that the index is within the
                // chunk.
                let filling = packed[left.trailing_zeros() as usize % 64];
                kept[0] |= filling[0];
                kept[1] |= filling[1];
                left &= left - 1;
            }
        }
        // Each filling has a digit at the first place, so an empty field means that there are no fillings.
        if kept[0] == 0 {
            return Err(Conflict);
        }
        for (place, &cell) in self.cells.iter().enumerate() {
            let candidates = domains.candidates(cell);
            let kept = candidates & (kept[place / FIELDS] >> (FIELD * (place % FIELDS))) as u32;
            if kept != candidates {
                domains.keep(cell, kept)?;
            }
        }
        Ok(())
    }

    /// Removes the digits that none of these fillings has.
    ///
    /// # Errors
    /// Returns an error if there are no fillings.
    #[inline]
    fn keep_digits<const N: usize>(&self, left: &[u64], domains: &mut impl Domains) -> Result<(), Conflict> {
        if left.iter().all(|&word| word == 0) {
            return Err(Conflict);
        }
        for (cell, rows) in self.rows() {
            let candidates = domains.candidates(cell);
            let kept = candidates & digits_in::<N>(rows, left);
            if kept != candidates {
                domains.keep(cell, kept)?;
            }
        }
        Ok(())
    }

    /// Returns each cell with its rows.
    #[inline]
    fn rows<const N: usize>(&self) -> impl Iterator<Item = (usize, &[[u64; N]])> {
        self.cells.iter().enumerate().map(|(place, &cell)| (cell, self.rows_at(place)))
    }

    /// Returns the rows of a place.
    #[inline]
    fn rows_at<const N: usize>(&self, place: usize) -> &[[u64; N]] {
        // Counted in rows, of which each place has one for each word of fillings.
        &self.supports.as_chunks().0[place * self.words..][..self.words]
    }
}

/// Returns the place of each cell among these.
fn places_of(cells: &[usize]) -> Vec<u16> {
    let mut places = vec![0; cells.iter().max().map_or(0, |&last| last + 1)];
    cells.iter().zip(0..).for_each(|(&cell, place)| places[cell] = place);
    places
}

/// For each set of four digits, one word for each digit: all bits or none.
static OF_FOUR: [[u64; 4]; 16] = {
    let mut all = [[0; 4]; 16];
    let mut set = 0;
    while set < 16 {
        let mut digit = 0;
        while digit < 4 {
            // The negation of 1 has all bits set.
            all[set][digit] = (set as u64 >> digit & 1).wrapping_neg();
            digit += 1;
        }
        set += 1;
    }
    all
};

/// Returns one word for each digit: all bits for the candidates, none for other digits.
#[inline]
fn wanted<const N: usize>(candidates: u32) -> [u64; N] {
    let mut wanted = [0; N];
    for (four, wanted) in wanted.chunks_mut(4).enumerate() {
        let of_four = &OF_FOUR[candidates as usize >> (4 * four) & 15];
        wanted.copy_from_slice(&of_four[..wanted.len()]);
    }
    wanted
}

/// Removes the fillings that have none of the candidates at the place with these rows; returns whether there were any.
#[inline]
fn restrict<const N: usize>(rows: &[[u64; N]], candidates: u32, left: &mut [u64]) -> bool {
    let wanted = wanted::<N>(candidates);
    let mut gone = 0;
    for (left, row) in left.iter_mut().zip(rows) {
        // The fillings with any of the candidates here. Masks instead of branches select the candidates.
        let kept = row.iter().zip(&wanted).fold(0, |any, (having, wanted)| any | having & wanted);
        gone |= *left & !kept;
        *left &= kept;
    }
    gone != 0
}

/// Returns the digits that these fillings have at the place with these rows.
#[inline]
fn digits_in<const N: usize>(rows: &[[u64; N]], left: &[u64]) -> u32 {
    let mut common = [0; N];
    for (left, row) in left.iter().zip(rows) {
        common.iter_mut().zip(row).for_each(|(common, having)| *common |= having & left);
    }
    (0..N).fold(0, |all, digit| all | u32::from(common[digit] != 0) << digit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;
    use crate::solve::native::domains::is_single;
    use crate::solve::native::domains::tests::ListedDomains;

    /// Returns the digits of the fillings, given as sets of digits for each place, that remain with these candidates.
    fn listed(fillings: &[Vec<u32>], candidates: &[u32]) -> Vec<u32> {
        let mut listed = vec![0; candidates.len()];
        let is_left =
            |filling: &&Vec<u32>| filling.iter().zip(candidates).all(|(set, candidates)| set & candidates != 0);
        for filling in fillings.iter().filter(is_left) {
            for ((listed, set), candidates) in listed.iter_mut().zip(filling).zip(candidates) {
                *listed |= set & candidates;
            }
        }
        listed
    }

    #[test]
    fn tables_leave_what_their_fillings_say() {
        let mut random = Random::new(5);
        let (mut compared, mut impossible) = (0, 0);
        for round in 0..300 {
            let digits = [4, 9, 12][round % 3];
            let (length, count) = (2 + random.below(11), 1 + random.below(200));
            // Cells in any order, and patterns now and then.
            let mut cells: Vec<usize> = (0..12).collect();
            random.shuffle(&mut cells);
            cells.truncate(length);
            let set = |random: &mut Random| {
                let more = if random.below(4) == 0 { 1 << random.below(digits) } else { 0 };
                1 << random.below(digits) | more
            };
            let fillings: Vec<Vec<u32>> = (0..count).map(|_| (0..length).map(|_| set(&mut random)).collect()).collect();
            let table = FillingTable::new(cells.clone(), digits as u8, &fillings.concat());
            let mut left = table.all().to_vec();
            let mut domains = ListedDomains(vec![(1 << digits) - 1; 12]);
            table.possible().for_each(|(cell, possible)| domains.0[cell] = possible);
            while cells.iter().any(|&cell| !is_single(domains.0[cell])) {
                let before = domains.clone();
                for _ in 0..1 + random.below(4) {
                    let (cell, gone) = (cells[random.below(length)], random.next_u64() as u32);
                    let left = domains.0[cell] & !gone;
                    domains.0[cell] = if left == 0 { domains.0[cell] } else { left };
                }
                let candidates: Vec<u32> = cells.iter().map(|&cell| domains.0[cell]).collect();
                let expected = listed(&fillings, &candidates);
                let mut supported = domains.clone();
                let changed = cells.iter().copied().filter(|&cell| domains.0[cell] != before.0[cell]);
                let changed: Vec<usize> = changed.collect();
                let result = if expected[0] == 0 { Err(Conflict) } else { Ok(()) };
                assert_eq!(table.support(&mut supported), result);
                assert_eq!(table.support_from(&mut left, changed.into_iter(), &mut domains), result);
                compared += 1;
                if result.is_err() {
                    impossible += 1;
                    break;
                }
                let found = |domains: &ListedDomains| cells.iter().map(|&cell| domains.0[cell]).collect::<Vec<_>>();
                assert_eq!((found(&supported), found(&domains)), (expected.clone(), expected));
            }
        }
        assert!(compared > 500 && impossible > 20, "{compared} {impossible}");
    }

    #[test]
    fn a_table_may_have_more_cells_than_a_byte_counts() {
        // One filling has the digit 2 in the first and the last cell.
        let ends: Vec<u32> = (0..300).map(|cell| if matches!(cell, 0 | 299) { 2 } else { 1 }).collect();
        let table = FillingTable::new((0..300).collect(), 2, &[vec![1; 300], ends.clone()].concat());
        let mut left = table.all().to_vec();
        let mut cells = ListedDomains(vec![3; 300]);
        cells.0[299] = 2;
        assert_eq!(table.support_from(&mut left, std::iter::once(299), &mut cells), Ok(()));
        assert_eq!(cells.0, ends);
    }
}
