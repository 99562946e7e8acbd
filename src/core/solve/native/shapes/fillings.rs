//! The list of all fillings of the cells of some sums, by backtracking.

use super::sums::RangedSum;
use crate::solve::native::domains::digits;

/// The maximum number of cells whose fillings are listed.
const MAX_CELLS: usize = 12;

/// The maximum number of sums whose fillings are listed together; the search for the best order takes quadratic time.
const MAX_SUMS: usize = 200;

/// The maximum number of digits tried before the fillings are considered too many. It takes a fraction of a
/// millisecond.
pub const MAX_TRIES: usize = 5_000;

/// The number of tries between two estimates of the remaining work; they take about ten microseconds. Without
/// estimates, irreducible region sum puzzles take twice the time, and XV puzzles and puzzles with 400 cages whose cells
/// may be equal take about 40 % more. With a single estimate, half of the tries in XV and killer puzzles are wasted.
const TRIES_BETWEEN_ESTIMATES: usize = 500;

/// The maximum number of digits tried for all sums of a board, or of one of its grids. It takes less than ten
/// milliseconds.
pub const MAX_TOTAL_TRIES: usize = 60_000;

/// A number larger than any sum.
const FAR: i64 = 1 << 60;

/// Some sums over a few cells, independent of where these cells are on the board: equal patterns have equal fillings.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SumPattern {
    digits: u8,
    /// For each place, the earlier places that differ from it.
    differing: Vec<Vec<usize>>,
    /// For each place, the sums of its cell with their coefficients.
    sums_at: Vec<Vec<(usize, i64)>>,
    /// The range of each sum.
    ranges: Vec<(i64, i64)>,
}

impl SumPattern {
    /// Returns the pattern and its cells in the order of the places; None if there are too many.
    pub fn new(
        sums: &[&RangedSum],
        differ: impl Fn(usize, usize) -> bool,
        digits: u8,
    ) -> Option<(SumPattern, Vec<usize>)> {
        let cells = in_order(sums).filter(|cells| !cells.is_empty())?;
        let differing = |place: usize| (0..place).filter(|&other| differ(cells[place], cells[other])).collect();
        // Terms with the coefficient 0 are kept: a sum that has no other terms is checked only by them.
        let factor = |sum: &RangedSum, cell: usize| {
            let terms = sum.terms.iter().filter(|&&(_, other)| other == cell);
            terms.map(|&(factor, _)| factor).reduce(|one, other| one + other)
        };
        let sums_at = |&cell: &usize| {
            let factors = sums.iter().enumerate();
            factors.filter_map(|(index, sum)| Some((index, factor(sum, cell)?))).collect()
        };
        let pattern = SumPattern {
            digits,
            differing: (0..cells.len()).map(differing).collect(),
            sums_at: cells.iter().map(sums_at).collect(),
            ranges: sums.iter().map(|sum| (sum.min, sum.max)).collect(),
        };
        Some((pattern, cells))
    }

    /// Returns the number of cells.
    pub fn cells(&self) -> usize {
        self.sums_at.len()
    }

    /// Returns all fillings one after another, with each cell's digit as a set; None if there are more than `most` or
    /// if it takes too long, which may be estimated after some tries. `tries` is the remaining number of tries, from
    /// which those made here are subtracted.
    pub fn fillings(&self, most: usize, tries: &mut usize) -> Option<Vec<u32>> {
        let mut lister = FillingSearch {
            pattern: self,
            terms: self.terms(),
            most: most * self.sums_at.len(),
            filled: vec![0; self.ranges.len()],
            filling: Vec::with_capacity(self.sums_at.len()),
            found: Vec::new(),
            tries: 0,
            most_tries: MAX_TRIES.min(*tries),
            next_estimate: TRIES_BETWEEN_ESTIMATES.min(*tries + 1),
            done: 0.0,
        };
        let complete = lister.fill(0, 1.0);
        *tries = tries.saturating_sub(lister.tries);
        complete.then_some(lister.found)
    }

    /// Returns the terms of each place.
    fn terms(&self) -> Vec<Vec<SumTerm>> {
        // Goes from the last place backwards. `later` has the range of what the later cells add to each sum.
        let mut later = vec![(0, 0); self.ranges.len()];
        let mut terms: Vec<Vec<SumTerm>> = Vec::with_capacity(self.sums_at.len());
        for sums in self.sums_at.iter().rev() {
            let term = |&(sum, factor): &(usize, i64)| {
                let (least, most) = later[sum];
                let (own_least, own_most) = ends(factor, self.digits);
                later[sum] = (least + own_least, most + own_most);
                // A missing bound becomes one that no sum reaches.
                let (from, to) = self.ranges[sum];
                SumTerm { sum, factor, least: from.max(-FAR) - most, most: to.min(FAR) - least }
            };
            terms.push(sums.iter().map(term).collect());
        }
        terms.reverse();
        terms
    }
}

/// A sum at one of its cells.
struct SumTerm {
    sum: usize,
    factor: i64,
    /// The bounds of the sum up to and including this cell, so that the later cells can complete it.
    least: i64,
    most: i64,
}

/// Returns the cells of the sums in an order that completes one sum before the next: those with the fewest open cells
/// first. None if there are too many.
fn in_order(sums: &[&RangedSum]) -> Option<Vec<usize>> {
    let mut cells: Vec<usize> = Vec::new();
    if sums.len() > MAX_SUMS {
        return None;
    }
    let mut left = sums.to_vec();
    let open = |sum: &RangedSum, cells: &[usize]| sum.terms.iter().filter(|(_, cell)| !cells.contains(cell)).count();
    while let Some(next) = (0..left.len()).min_by_key(|&at| open(left[at], &cells)) {
        for &(_, cell) in &left.swap_remove(next).terms {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        if cells.len() > MAX_CELLS {
            return None;
        }
    }
    Some(cells)
}

/// The depth-first search for the fillings of a pattern.
struct FillingSearch<'p> {
    pattern: &'p SumPattern,
    /// The terms of each place.
    terms: Vec<Vec<SumTerm>>,
    /// The maximum length of `found`.
    most: usize,
    /// The partial value of each sum.
    filled: Vec<i64>,
    /// The digit of each place, as a set.
    filling: Vec<u32>,
    found: Vec<u32>,
    /// The number of tries so far.
    tries: usize,
    /// The limit of the number of tries.
    most_tries: usize,
    /// The number of tries at which the rest is estimated next.
    next_estimate: usize,
    /// The completed share of the search tree, as if the branches of each node were equally large.
    done: f64,
}

impl FillingSearch<'_> {
    /// Fills the next place, whose subtree is this share of the tree; `before` has the digits of all earlier places.
    /// Returns false if the search takes too long.
    fn fill(&mut self, before: u32, share: f64) -> bool {
        let place = self.filling.len();
        let differing = &self.pattern.differing[place];
        let taken = match differing.len() {
            0 => 0,
            // The place differs from all earlier places, whose digits are collected already.
            count if count == place => before,
            _ => differing.iter().fold(0, |taken, &other| taken | self.filling[other]),
        };
        let open = self.open_digits(place) & !taken;
        if open == 0 {
            self.done += share;
            return true;
        }
        if place + 1 == self.terms.len() {
            return self.finish(open, share);
        }
        let share = share / f64::from(open.count_ones());
        for digit in digits(open) {
            if !self.count_tries(1) {
                return false;
            }
            self.add(place, digit as i64 + 1);
            self.filling.push(1 << digit);
            let complete = self.fill(before | 1 << digit, share);
            self.filling.pop();
            self.add(place, -(digit as i64 + 1));
            if !complete {
                return false;
            }
        }
        true
    }

    /// Records the fillings with each of these digits at the last place. Returns false if the limits are exceeded,
    /// as [`Self::fill`] does.
    fn finish(&mut self, open: u32, share: f64) -> bool {
        self.done += share;
        for digit in digits(open) {
            self.found.extend_from_slice(&self.filling);
            self.found.push(1 << digit);
        }
        self.found.len() <= self.most && self.count_tries(open.count_ones() as usize)
    }

    /// Counts more tries; returns false if the search takes too long.
    fn count_tries(&mut self, more: usize) -> bool {
        self.tries += more;
        if self.tries < self.next_estimate {
            return true;
        }
        self.next_estimate = (self.tries + TRIES_BETWEEN_ESTIMATES).min(self.most_tries + 1);
        self.tries <= self.most_tries && !self.is_too_long()
    }

    /// Estimates from the completed share whether the total would exceed the limit of tries or of fillings by half; at
    /// the first estimate, which is uncertain, by a factor of two.
    fn is_too_long(&self) -> bool {
        // The estimated total is the work so far divided by the completed share. The comparison multiplies by the share
        // instead, as it may be 0.
        let room = if self.tries < 2 * TRIES_BETWEEN_ESTIMATES { 2.0 } else { 1.5 } * self.done;
        self.tries as f64 > room * self.most_tries as f64 || self.found.len() as f64 > room * self.most as f64
    }

    fn add(&mut self, place: usize, value: i64) {
        for term in &self.terms[place] {
            self.filled[term.sum] += term.factor * value;
        }
    }

    /// Returns the digits with which all sums can still be satisfied, as a set.
    fn open_digits(&self, place: usize) -> u32 {
        let (mut lowest, mut highest) = (1, i64::from(self.pattern.digits));
        for &SumTerm { sum, factor, least, most } in &self.terms[place] {
            // The bounds of the term.
            let (least, most) = (least - self.filled[sum], most - self.filled[sum]);
            let (low, high) = match factor {
                0 if least > 0 || most < 0 => return 0,
                0 => continue,
                1 => (least, most),
                -1 => (-most, -least),
                // Rounds towards the inside of the allowed range.
                2.. => (-(-least).div_euclid(factor), most.div_euclid(factor)),
                _ => (most.div_euclid(factor), -(-least).div_euclid(factor)),
            };
            (lowest, highest) = (lowest.max(low), highest.min(high));
        }
        if lowest > highest {
            return 0;
        }
        // The bits `lowest - 1` to `highest - 1`.
        (1 << highest) - (1 << (lowest - 1))
    }
}

/// Returns the least and the largest value of a term.
fn ends(factor: i64, digits: u8) -> (i64, i64) {
    let (one, other) = (factor, factor * i64::from(digits));
    (one.min(other), one.max(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the pattern of a cage with this total.
    fn cage(cells: usize, total: i64) -> SumPattern {
        let sum = RangedSum { terms: (0..cells).map(|cell| (1, cell)).collect(), min: total, max: total };
        SumPattern::new(&[&sum], |one, other| one != other, 9).expect("there are few cells").0
    }

    #[test]
    fn all_fillings_are_listed_and_tries_are_counted() {
        let mut tries = MAX_TRIES;
        // 1 + 2 + 4 in six orders.
        let fillings = cage(3, 7).fillings(1024, &mut tries).expect("they are few");
        assert_eq!(fillings.len(), 3 * 6);
        assert!(fillings.chunks(3).all(|filling| filling.iter().fold(0, |all, digit| all | digit) == 0b1011));
        assert!(tries < MAX_TRIES);
    }

    #[test]
    fn too_many_fillings_are_soon_told_and_no_more_tries_are_made_than_there_are() {
        let mut tries = MAX_TRIES;
        // Six of nine digits, each set in 720 orders.
        assert!(cage(6, 30).fillings(1024, &mut tries).is_none());
        let made = MAX_TRIES - tries;
        assert!(made < 2 * TRIES_BETWEEN_ESTIMATES, "{made} tries");
        let mut tries = 2;
        assert!(cage(3, 7).fillings(1024, &mut tries).is_none());
        assert_eq!(tries, 0);
        assert!(cage(3, 7).fillings(1024, &mut tries).is_none());
    }
}
