//! Deductions from a sum: by its bounds, and by all its combinations.

use super::super::bits::ones32;
use super::super::layout::SumRule;
use super::super::position::SolvingPosition;
use crate::model::Cmp;

/// The maximum number of partial combinations tried.
const MAX_NODES: usize = 20_000;

/// The maximum difference between the largest and smallest possible sum for dynamic programming over partial sums.
const MAX_SPREAD: i64 = 5000;

/// Returns the smallest and largest value of a term.
fn span(position: &SolvingPosition<'_>, (factor, cell): (i32, usize)) -> (i32, i32) {
    let mask = position.candidates[cell];
    if mask == 0 {
        return (0, 0);
    }
    // Bit 0 stands for the digit 1.
    let (low, high) = (mask.trailing_zeros() as i32 + 1, 32 - mask.leading_zeros() as i32);
    if factor >= 0 { (factor * low, factor * high) } else { (factor * high, factor * low) }
}

fn terms(sum: &SumRule) -> impl Iterator<Item = (i32, usize)> + Clone + '_ {
    sum.terms.iter().map(|&(factor, cell)| (factor, cell.index()))
}

/// Returns the candidates of each cell that are excluded by the smallest and largest values of the other cells.
pub(super) fn by_bounds(position: &SolvingPosition<'_>, sum: &SumRule) -> Vec<(usize, u32)> {
    let (mut least, mut most) = (0, 0);
    for term in terms(sum) {
        let (low, high) = span(position, term);
        least += low;
        most += high;
    }
    let mut gone = Vec::new();
    for (factor, cell) in terms(sum).filter(|&(_, cell)| !position.placed[cell]) {
        let (low, high) = span(position, (factor, cell));
        // The bounds for the sum of all other terms.
        let (rest_least, rest_most) = (least - low, most - high);
        let fits = |digit: usize| {
            let value = factor * (digit as i32 + 1);
            let too_much = value + rest_least > sum.total;
            let too_little = value + rest_most < sum.total;
            match sum.cmp {
                Cmp::AtMost => !too_much,
                Cmp::AtLeast => !too_little,
                Cmp::Equal => !too_much && !too_little,
            }
        };
        let mask = ones32(position.candidates[cell]).filter(|&d| !fits(d)).fold(0, |mask, digit| mask | 1 << digit);
        if mask != 0 {
            gone.push((cell, mask));
        }
    }
    gone
}

/// Returns the digits of each term that occur in some combination, or `None` if there are too many combinations.
pub(super) fn supported(position: &SolvingPosition<'_>, sum: &SumRule) -> Option<Vec<u32>> {
    enumerate_combinations(position, sum, false).map(|(supported, _)| supported)
}

/// Returns the digits that occur in all combinations (no digits if there is no combination), or `None` if there are too
/// many combinations.
pub(super) fn common_digits(position: &SolvingPosition<'_>, sum: &SumRule) -> Option<u32> {
    enumerate_combinations(position, sum, true).map(|(_, always)| if always == u32::MAX { 0 } else { always })
}

/// Enumerates the combinations by backtracking: all of them, or only until the supported digits of each cell are known.
fn enumerate_combinations(position: &SolvingPosition<'_>, sum: &SumRule, all: bool) -> Option<(Vec<u32>, u32)> {
    let mut order: Vec<usize> = (0..sum.terms.len()).collect();
    let cell_of = |at: usize| sum.terms[at].1.index();
    // Cells with few candidates come first, which keeps the tree narrow near its root.
    order.sort_by_key(|&at| position.candidates[cell_of(at)].count_ones());
    // The smallest and largest sum of the remaining terms, from each place of the order on.
    let mut rest = vec![(0, 0); order.len() + 1];
    for place in (0..order.len()).rev() {
        let (low, high) = span(position, (sum.terms[order[place]].0, cell_of(order[place])));
        rest[place] = (rest[place + 1].0 + low, rest[place + 1].1 + high);
    }
    let sees = order.iter().enumerate().map(|(place, &at)| {
        (0..place).filter(|&before| position.layout.sees(cell_of(at), cell_of(order[before]))).collect()
    });
    let mut listing = SumSearch {
        position,
        sum,
        sees: sees.collect(),
        order,
        rest,
        all,
        nodes: 0,
        supported: vec![0; sum.terms.len()],
        always: u32::MAX,
    };
    let complete = listing.go(0, sum.total, &mut Vec::new(), 0);
    complete.then_some((listing.supported, listing.always))
}

struct SumSearch<'s> {
    position: &'s SolvingPosition<'s>,
    sum: &'s SumRule,
    order: Vec<usize>,
    /// For each place of the order, the earlier places whose cells see its cell.
    sees: Vec<Vec<usize>>,
    rest: Vec<(i32, i32)>,
    /// True to enumerate all combinations, including those that support no new digit.
    all: bool,
    nodes: usize,
    supported: Vec<u32>,
    always: u32,
}

impl SumSearch<'_> {
    /// Returns whether these digits and all candidates of the later cells are already supported.
    fn supports_nothing_new(&self, place: usize, chosen: &[usize]) -> bool {
        let known = |(place, &digit): (usize, &usize)| self.supported[self.order[place]] >> digit & 1 == 1;
        chosen.iter().enumerate().all(known)
            && self.order[place..].iter().all(|&at| {
                let candidates = self.position.candidates[self.sum.terms[at].1.index()];
                self.supported[at] == candidates
            })
    }

    /// Enumerates the combinations that begin with the chosen digits. Returns false if there are too many.
    fn go(&mut self, place: usize, left: i32, chosen: &mut Vec<usize>, used: u32) -> bool {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return false;
        }
        let (least, most) = self.rest[place];
        let possible = match self.sum.cmp {
            Cmp::AtMost => least <= left,
            Cmp::AtLeast => most >= left,
            Cmp::Equal => least <= left && left <= most,
        };
        if !possible {
            return true;
        }
        if place == self.order.len() {
            for (place, &digit) in chosen.iter().enumerate() {
                self.supported[self.order[place]] |= 1 << digit;
            }
            self.always &= used;
            return true;
        }
        if !self.all && self.supports_nothing_new(place, chosen) {
            return true;
        }
        let (factor, cell) = self.sum.terms[self.order[place]];
        for digit in ones32(self.position.candidates[cell.index()]) {
            if self.sees[place].iter().any(|&before| chosen[before] == digit) {
                continue;
            }
            chosen.push(digit);
            let goes_on = self.go(place + 1, left - factor * (digit as i32 + 1), chosen, used | 1 << digit);
            chosen.pop();
            if !goes_on {
                return false;
            }
        }
        true
    }
}

/// Returns the supported digits of each cell, ignoring that cells may have to differ, or `None` if the range of the sum
/// is too large. Uses dynamic programming over partial sums from both ends.
pub(super) fn supported_by_partial_sums(position: &SolvingPosition<'_>, sum: &SumRule) -> Option<Vec<u32>> {
    let spans: Vec<(i32, i32)> = terms(sum).map(|term| span(position, term)).collect();
    let least: i64 = spans.iter().map(|&(low, _)| i64::from(low)).sum();
    let most: i64 = spans.iter().map(|&(_, high)| i64::from(high)).sum();
    if most - least > MAX_SPREAD {
        return None;
    }
    let width = (most - least) as usize + 1;
    // The amount by which a term exceeds its smallest value.
    let extra = |at: usize, digit: usize| (sum.terms[at].0 * (digit as i32 + 1) - spans[at].0) as usize;
    // For each n, the amounts by which the first n terms together can exceed their minimum.
    let mut before = vec![vec![false; width]];
    before[0][0] = true;
    for (at, (_, cell)) in terms(sum).enumerate() {
        let mut next = vec![false; width];
        for digit in ones32(position.candidates[cell]) {
            let more = extra(at, digit);
            (0..width - more).filter(|&from| before[at][from]).for_each(|from| next[from + more] = true);
        }
        before.push(next);
    }
    let fits = |extra: usize| sum.cmp.holds(least + extra as i64, sum.total.into());
    // Now from the other end. For each amount, whether the sum can hold if the terms before a place exceed their
    // minimum by this amount. A digit is supported if it leads from a reachable amount to one from which the rest can
    // be completed.
    let mut after: Vec<bool> = (0..width).map(fits).collect();
    let mut left = vec![0; sum.terms.len()];
    for (at, (_, cell)) in terms(sum).enumerate().collect::<Vec<_>>().into_iter().rev() {
        let mut next = vec![false; width];
        for digit in ones32(position.candidates[cell]) {
            let more = extra(at, digit);
            for from in (0..width - more).filter(|&from| before[at][from] && after[from + more]) {
                next[from] = true;
                left[at] |= 1 << digit;
            }
        }
        after = next;
    }
    Some(left)
}
