//! All fillings of the cells of some sums, listed by trying.

use super::sums::Sum;

/// The most cells that are listed.
const MOST_CELLS: usize = 12;

/// The most sums whose cells are listed together; looking for the best order takes the square of their number.
const MOST_SUMS: usize = 200;

/// The most digits that are tried until the fillings count as too many: a fraction of a millisecond.
const MOST_TRIES: usize = 5_000;

/// The most digits that are tried for all sums of a model together: below ten milliseconds.
pub const MOST_TRIES_ALTOGETHER: usize = 60_000;

/// Some sums over a few cells, whichever these are on the board: equal patterns have equal fillings.
#[derive(PartialEq, Eq)]
pub struct Pattern {
    digits: u8,
    /// For each place the places before it that differ from it.
    differing: Vec<Vec<usize>>,
    /// For each place the sums that its cell is in, with its factor.
    sums_at: Vec<Vec<(usize, i64)>>,
    /// The range of each sum.
    ranges: Vec<(i64, i64)>,
}

impl Pattern {
    /// The pattern and its cells in the order of the places; None when there are too many.
    pub fn new(sums: &[&Sum], differ: impl Fn(usize, usize) -> bool, digits: u8) -> Option<(Pattern, Vec<usize>)> {
        let cells = in_order(sums).filter(|cells| !cells.is_empty())?;
        let differing = |place: usize| (0..place).filter(|&other| differ(cells[place], cells[other])).collect();
        // A factor may be 0: the sum is checked all the same, since nothing else may check it.
        let factor = |sum: &Sum, cell: usize| {
            let terms = sum.terms.iter().filter(|&&(_, other)| other == cell);
            terms.map(|&(factor, _)| factor).reduce(|one, other| one + other)
        };
        let sums_at = |&cell: &usize| {
            let factors = sums.iter().enumerate();
            factors.filter_map(|(index, sum)| Some((index, factor(sum, cell)?))).collect()
        };
        let pattern = Pattern {
            digits,
            differing: (0..cells.len()).map(differing).collect(),
            sums_at: cells.iter().map(sums_at).collect(),
            ranges: sums.iter().map(|sum| (sum.least, sum.most)).collect(),
        };
        Some((pattern, cells))
    }

    /// All fillings; None when there are more than `most`, or when it takes too long. `tries` are those that may
    /// still be made; what is made here is taken off.
    pub fn fillings(&self, most: usize, tries: &mut usize) -> Option<Vec<Vec<u8>>> {
        let mut open = vec![(0, 0); self.ranges.len()];
        for &(sum, factor) in self.sums_at.iter().flatten() {
            let (least, most) = ends(factor, self.digits);
            open[sum] = (open[sum].0 + least, open[sum].1 + most);
        }
        let mut lister = Lister {
            pattern: self,
            most,
            filled: vec![0; self.ranges.len()],
            open,
            filling: Vec::new(),
            found: Vec::new(),
            tries: MOST_TRIES.min(*tries),
        };
        *tries -= lister.tries;
        let complete = lister.fill();
        *tries += lister.tries;
        complete.then_some(lister.found)
    }
}

/// The cells of the sums, so that one sum is filled up before the next is begun: the one with fewest open cells first.
/// None when there are too many.
fn in_order(sums: &[&Sum]) -> Option<Vec<usize>> {
    let mut cells: Vec<usize> = Vec::new();
    if sums.len() > MOST_SUMS {
        return None;
    }
    let mut left = sums.to_vec();
    let open = |sum: &Sum, cells: &[usize]| sum.terms.iter().filter(|(_, cell)| !cells.contains(cell)).count();
    while let Some(next) = (0..left.len()).min_by_key(|&at| open(left[at], &cells)) {
        for &(_, cell) in &left.swap_remove(next).terms {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        if cells.len() > MOST_CELLS {
            return None;
        }
    }
    Some(cells)
}

/// Lists the fillings of a pattern.
struct Lister<'p> {
    pattern: &'p Pattern,
    most: usize,
    /// For each sum what is filled so far, and the least and the most that its other cells can add.
    filled: Vec<i64>,
    open: Vec<(i64, i64)>,
    filling: Vec<u8>,
    found: Vec<Vec<u8>>,
    /// The tries that are left.
    tries: usize,
}

impl Lister<'_> {
    /// Fills the next place; false when it takes too long.
    fn fill(&mut self) -> bool {
        let pattern = self.pattern;
        let place = self.filling.len();
        if place == pattern.sums_at.len() {
            self.found.push(self.filling.clone());
            return self.found.len() <= self.most;
        }
        for &(sum, factor) in &pattern.sums_at[place] {
            let (least, most) = ends(factor, pattern.digits);
            self.open[sum].0 -= least;
            self.open[sum].1 -= most;
        }
        let taken = pattern.differing[place].iter().fold(0, |taken, &other| taken | 1 << self.filling[other]);
        let mut complete = true;
        for digit in (0..pattern.digits).filter(|digit| taken >> digit & 1 == 0) {
            if !self.is_open(place, digit) {
                continue;
            }
            let Some(left) = self.tries.checked_sub(1) else { return false };
            self.tries = left;
            self.add(place, i64::from(digit) + 1);
            self.filling.push(digit);
            complete = self.fill();
            self.filling.pop();
            self.add(place, -i64::from(digit) - 1);
            if !complete {
                return false;
            }
        }
        for &(sum, factor) in &pattern.sums_at[place] {
            let (least, most) = ends(factor, pattern.digits);
            self.open[sum].0 += least;
            self.open[sum].1 += most;
        }
        complete
    }

    fn add(&mut self, place: usize, value: i64) {
        self.pattern.sums_at[place].iter().for_each(|&(sum, factor)| self.filled[sum] += factor * value);
    }

    /// Whether all sums can still come to what they must with this digit.
    fn is_open(&self, place: usize, digit: u8) -> bool {
        let value = i64::from(digit) + 1;
        self.pattern.sums_at[place].iter().all(|&(sum, factor)| {
            let ((least, most), filled) = (self.open[sum], self.filled[sum] + factor * value);
            let range = self.pattern.ranges[sum];
            filled + least <= range.1 && filled + most >= range.0
        })
    }
}

/// The least and the most of a term.
fn ends(factor: i64, digits: u8) -> (i64, i64) {
    let (one, other) = (factor, factor * i64::from(digits));
    (one.min(other), one.max(other))
}
