//! Preparation for the rule of 45: derives the sums of the cells that are left over in houses, or that stick out of
//! them (innies and outies), once the cages are subtracted.

use super::bits;
use super::layout::{LogicLayout, SumRule};
use crate::model::{Cmp, Origin};

/// The maximum number of cells of a useful sum.
const MAX_TERMS: usize = 5;

/// The maximum number of houses combined.
const MAX_HOUSES: usize = 3;

/// The sum of some innies and outies.
pub(super) struct LeftoverSum {
    pub(super) sum: SumRule,
    pub(super) houses: Vec<usize>,
    pub(super) rules: Vec<Origin>,
}

/// Returns the sums of innies and outies that have at most [`MAX_TERMS`] cells.
pub(super) fn leftovers(layout: &LogicLayout) -> Vec<LeftoverSum> {
    let is_cage = |sum: &&SumRule| sum.cmp == Cmp::Equal && sum.terms.iter().all(|&(factor, _)| factor == 1);
    let cages: Vec<&SumRule> = layout.sums.iter().filter(is_cage).collect();
    let mut found: Vec<LeftoverSum> = Vec::new();
    if cages.is_empty() {
        return found;
    }
    for houses in unions(layout) {
        let mut union = vec![0; layout.words];
        for &house in &houses {
            union.iter_mut().zip(layout.group_sets.row(house)).for_each(|(all, own)| *all |= own);
        }
        for sticking_out in [false, true] {
            let Some(leftover) = leftover(layout, &cages, &houses, &union, sticking_out) else { continue };
            let known =
                |other: &LeftoverSum| other.sum.terms == leftover.sum.terms && other.sum.total == leftover.sum.total;
            if !found.iter().any(known) {
                found.push(leftover);
            }
        }
    }
    found
}

/// Returns single houses and runs of consecutive houses of a family that share no cell.
fn unions(layout: &LogicLayout) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = layout.all_houses().map(|house| vec![house]).collect();
    for family in &layout.houses {
        for count in 2..=MAX_HOUSES {
            for window in family.windows(count) {
                let houses: Vec<usize> = window.iter().map(|&house| usize::from(house)).collect();
                let apart = houses.iter().enumerate().all(|(at, &one)| {
                    let row = layout.group_sets.row(one);
                    houses[at + 1..].iter().all(|&o| bits::common(row, &[layout.group_sets.row(o)]).next().is_none())
                });
                if apart {
                    found.push(houses);
                }
            }
        }
    }
    found
}

/// Returns the sum of the cells that remain when the houses are subtracted from disjoint cages. Only cages inside the
/// houses are used or, if `sticking_out` is set, all cages that overlap them.
fn leftover(
    layout: &LogicLayout,
    cages: &[&SumRule],
    houses: &[usize],
    union: &[u64],
    sticking_out: bool,
) -> Option<LeftoverSum> {
    let (mut counted, mut rules) = (vec![0; layout.words], Vec::new());
    let mut total = 0;
    for cage in cages {
        let cells = || cage.terms.iter().map(|&(_, cell)| cell.index());
        let inside = cells().filter(|&cell| bits::contains(union, cell)).count();
        let fits = if sticking_out { inside > 0 } else { inside == cage.terms.len() };
        if !fits || cells().any(|cell| bits::contains(&counted, cell)) {
            continue;
        }
        cells().for_each(|cell| bits::insert(&mut counted, cell));
        total += cage.total;
        rules.push(cage.origin);
    }
    let digits = layout.digits as i32;
    // Each house holds the digits 1 to n once, so its sum is n (n + 1) / 2.
    let known = houses.len() as i32 * digits * (digits + 1) / 2;
    let id = super::step::cell_id;
    // Cages minus houses: cells of the cages outside the houses are positive terms, and cells of the houses outside the
    // cages are negative ones.
    let in_cages = bits::iter(&counted).filter(|&cell| !bits::contains(union, cell)).map(|cell| (1, id(cell)));
    let left = bits::iter(union).filter(|&cell| !bits::contains(&counted, cell)).map(|cell| (-1, id(cell)));
    // One term more than allowed is enough to see that there are too many.
    let mut terms: Vec<_> = in_cages.chain(left).take(MAX_TERMS + 1).collect();
    if rules.is_empty() || terms.is_empty() || terms.len() > MAX_TERMS {
        return None;
    }
    let mut total = total - known;
    // With innies only, a positive sum reads better.
    if terms.iter().all(|&(factor, _)| factor < 0) {
        terms.iter_mut().for_each(|(factor, _)| *factor = 1);
        total = -total;
    }
    let origin = rules[0];
    let sum = SumRule { terms, cmp: Cmp::Equal, total, origin, houses: houses.len() };
    Some(LeftoverSum { sum, houses: houses.to_vec(), rules })
}
