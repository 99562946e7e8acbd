//! Families of pairs: pairs with one table whose cells are equally far apart in the numbering, propagated all at once.
//!
//! "Neighbours are not consecutive" is 144 pairs on a 9x9, all with one table and two distances: the right and the
//! lower neighbour. The places that support a digit in a neighbouring cell are then a union of places, the same for all
//! pairs with this table. For each distance it is shifted and compared, for all cells in a few operations on bitmasks.
//! Dots, lines and inequalities are a handful of such families.

use std::collections::BTreeMap;

use super::cells::{CellMask, MAX_DIGITS, just};
use crate::solve::native::shapes::pairs::TablePair;

/// The minimum number of pairs with one table and one distance for which a family is worthwhile; fewer pairs are faster
/// one by one.
const MIN_MEMBERS: usize = 4;

/// The smallest distance of cells at which pairs form no family: a step must be less than the number of bits in a word.
pub const FAR: usize = 64;

/// The maximum number of unions: one for each digit of a narrow board, and one for each range of the lowest or of the
/// highest digits.
pub const MAX_UNIONS: usize = 3 * MAX_DIGITS;

/// Cells that each need a compatible digit in a neighbouring cell.
#[derive(Debug)]
pub struct PairFamily {
    /// The unions that compute, for each digit, the places of its compatible digits.
    pub unions: Vec<DigitUnion>,
    /// The directions with neighbours of higher numbers.
    pub upward: Vec<FamilyDirection>,
    /// The directions with neighbours of lower numbers.
    pub downward: Vec<FamilyDirection>,
    /// All cells of the pairs.
    pub cells: CellMask,
}

/// The places of the digits compatible with a digit: the union of the earlier unions with the indices in `bases`, if
/// any, and of the places of the digits in `more`.
#[derive(Debug)]
pub struct DigitUnion {
    /// The digit that the union serves; None if it only serves later unions.
    pub digit: Option<usize>,
    pub bases: [Option<usize>; 2],
    pub more: u32,
}

/// Cells of a family, and the distance of their neighbours.
#[derive(Debug)]
pub struct FamilyDirection {
    pub here: CellMask,
    pub step: usize,
}

/// Plans unions for these sets of digits, one for each digit, in few steps: each builds on the largest earlier ones.
fn unions(beside: &[u32]) -> Vec<DigitUnion> {
    let (digits, mut sets) = (beside.len(), Vec::<u32>::new());
    let mut unions: Vec<DigitUnion> = Vec::new();
    let mut order: Vec<usize> = (0..digits).collect();
    // Small sets come first, as larger ones can build on them.
    order.sort_by_key(|&digit| beside[digit].count_ones());
    let mut add = |digit: Option<usize>, wanted: u32| {
        let largest = |covered: u32| {
            // Only subsets can be bases, and only those that add something to what is covered.
            let within = |at: &usize| sets[*at] & !wanted == 0 && sets[*at] & !covered != 0;
            (0..sets.len()).filter(within).max_by_key(|&at| (sets[at] & !covered).count_ones())
        };
        let set = |base: Option<usize>| base.map_or(0, |at| sets[at]);
        let one = largest(0);
        // A second base that adds a single digit takes as much work as the digit itself.
        let other = largest(set(one)).filter(|&at| (sets[at] & !set(one)).count_ones() > 1);
        let more = wanted & !(set(one) | set(other));
        sets.push(wanted);
        unions.push(DigitUnion { digit, bases: [one, other], more });
    };
    // If most digits are compatible, most sets share the lowest or the highest digits.
    if order.iter().filter(|&&digit| 2 * beside[digit].count_ones() as usize > digits).count() > digits / 2 {
        (2..digits).for_each(|count| add(None, (1 << count) - 1));
        (2..digits).for_each(|count| add(None, ((1 << count) - 1) << (digits - count)));
    }
    order.iter().for_each(|&digit| add(Some(digit), beside[digit]));
    without_unused(unions)
}

/// Removes the unions that serve no digit.
fn without_unused(mut unions: Vec<DigitUnion>) -> Vec<DigitUnion> {
    let mut serves: Vec<bool> = unions.iter().map(|union| union.digit.is_some()).collect();
    // Bases come before the unions that use them, so one pass backwards marks everything in use.
    for at in (0..unions.len()).rev() {
        if serves[at] {
            unions[at].bases.into_iter().flatten().for_each(|base| serves[base] = true);
        }
    }
    // The index of each union once the unused ones before it are gone.
    let places: Vec<usize> = (0..unions.len()).map(|at| serves[..at].iter().filter(|&&one| one).count()).collect();
    unions.iter_mut().for_each(|union| union.bases = union.bases.map(|base| base.map(|base| places[base])));
    let mut serves = serves.into_iter();
    unions.retain(|_| serves.next() == Some(true));
    unions
}

impl PairFamily {
    /// Divides pairs into families and the remaining pairs.
    pub fn divide(pairs: Vec<TablePair>) -> (Vec<PairFamily>, Vec<TablePair>) {
        let mut pairs: Vec<TablePair> = pairs.into_iter().map(TablePair::in_order).collect();
        let step = |pair: &TablePair| pair.cells[1] - pair.cells[0];
        pairs.sort_by(|one, other| (step(one), &one.compatible).cmp(&(step(other), &other.compatible)));
        let (mut by_table, mut rest) = (BTreeMap::<Vec<u32>, [Vec<FamilyDirection>; 2]>::new(), Vec::new());
        while let Some(first) = pairs.first() {
            // The pairs are sorted by distance and table, so those like the first one are a prefix.
            let is_alike = |pair: &TablePair| (step(pair), &pair.compatible) == (step(first), &first.compatible);
            let count = pairs.partition_point(is_alike);
            let step = step(first);
            if count < MIN_MEMBERS || step >= FAR {
                rest.extend(pairs.drain(..count));
                continue;
            }
            let firsts = pairs[..count].iter().fold(0, |cells, pair| cells | just(pair.cells[0]));
            // A pair restricts both of its cells: the first by its neighbour above it in the numbering, the second by
            // the one below. Directions with equal tables share their unions, whatever their distances.
            let [of_first, of_second] = first.compatible.clone();
            by_table.entry(of_first).or_default()[0].push(FamilyDirection { here: firsts, step });
            by_table.entry(of_second).or_default()[1].push(FamilyDirection { here: firsts << step, step });
            pairs.drain(..count);
        }
        let family = |(beside, [upward, downward]): (Vec<u32>, [Vec<FamilyDirection>; 2])| {
            let cells = upward.iter().fold(0, |all, one| all | one.here | one.here << one.step);
            let cells = downward.iter().fold(cells, |all, one| all | one.here | one.here >> one.step);
            PairFamily { unions: unions(&beside), upward, downward, cells }
        };
        (by_table.into_iter().map(family).collect(), rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the digits compatible with each digit, as the unions compute them.
    fn found(unions: &[DigitUnion], digits: usize) -> Vec<u32> {
        let (mut sets, mut found) = (Vec::<u32>::new(), vec![0; digits]);
        for union in unions {
            let set = union.bases.iter().flatten().fold(union.more, |set, &base| set | sets[base]);
            sets.push(set);
            if let Some(digit) = union.digit {
                found[digit] = set;
            }
        }
        found
    }

    #[test]
    fn unions_say_what_each_digit_needs() {
        let table = |allowed: fn(i32, i32) -> bool| -> Vec<u32> {
            (1..10)
                .map(|one| (1..10).filter(|&other| allowed(one, other)).map(|other| 1 << (other - 1)).sum())
                .collect()
        };
        let less: fn(i32, i32) -> bool = |one, other| one < other;
        let apart: fn(i32, i32) -> bool = |one, other| (one - other).abs() >= 5;
        let no_dot: fn(i32, i32) -> bool =
            |one, other| (one - other).abs() != 1 && one != 2 * other && other != 2 * one;
        let even: fn(i32, i32) -> bool = |one, other| (one + other) % 2 == 0;
        let never: fn(i32, i32) -> bool = |_, _| false;
        for (allowed, steps) in [(less, 8), (apart, 8), (no_dot, 45), (even, 9), (never, 0)] {
            let beside = table(allowed);
            let unions = unions(&beside);
            assert_eq!(found(&unions, 9), beside);
            assert!(unions.len() <= MAX_UNIONS);
            let cost = |union: &DigitUnion| {
                (union.bases.iter().flatten().count() + union.more.count_ones() as usize).max(1) - 1
            };
            let cost: usize = unions.iter().map(cost).sum();
            assert!(cost <= steps, "{cost} steps of at most {steps}");
        }
    }
}
