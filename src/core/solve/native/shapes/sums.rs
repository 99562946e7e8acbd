//! Sums by bounds: each term is bounded by what the other terms can still contribute.

use super::sorted_shapes::SumShape;
use crate::model::Cmp;
use crate::solve::native::domains::{Conflict, Domains};

/// A weighted sum of digits in the range from `min` to `max`. The numbers have 64 bits, since the coefficients in a
/// model may be of any size.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RangedSum {
    pub terms: Vec<(i64, usize)>,
    pub min: i64,
    pub max: i64,
}

impl RangedSum {
    pub fn new(shape: &SumShape<'_>) -> RangedSum {
        let total = i64::from(shape.total);
        let (least, most) = match shape.cmp {
            Cmp::AtMost => (i64::MIN, total),
            Cmp::Equal => (total, total),
            Cmp::AtLeast => (total, i64::MAX),
        };
        let terms = shape.terms.iter().map(|&(factor, cell)| (i64::from(factor), cell.index())).collect();
        RangedSum { terms, min: least, max: most }
    }
}

/// Returns the smallest and the largest value of a term.
fn range(factor: i64, candidates: u32) -> (i64, i64) {
    let lowest = i64::from(candidates.trailing_zeros()) + 1;
    let highest = i64::from(u32::BITS - candidates.leading_zeros());
    // Nearly all coefficients are 1.
    match factor {
        1 => (lowest, highest),
        ..=0 => (factor * highest, factor * lowest),
        _ => (factor * lowest, factor * highest),
    }
}

/// Returns the candidates whose term is from `least` to `most`.
fn within(factor: i64, candidates: u32, least: i64, most: i64) -> u32 {
    if factor == 1 {
        return candidates & from_to(least, most);
    }
    let mut kept = 0;
    let mut rest = candidates;
    while rest != 0 {
        let digit = rest & rest.wrapping_neg();
        let value = factor * (i64::from(digit.trailing_zeros()) + 1);
        if least <= value && value <= most {
            kept |= digit;
        }
        rest &= rest - 1;
    }
    kept
}

/// Returns the digits from `least` to `most` as a set; either may be far outside.
pub fn from_to(least: i64, most: i64) -> u32 {
    if most < least.max(1) {
        return 0;
    }
    // A shift by all 32 bits, for the empty set, would overflow.
    let up_to = |digit: i64| u32::MAX.checked_shr((32 - digit.clamp(0, 32)) as u32).unwrap_or(0);
    up_to(most) & !up_to(least.saturating_sub(1))
}

/// Removes the digits with which a sum would miss its range; exact if all cells are filled.
///
/// # Errors
/// Returns an error if the sum cannot be in its range.
pub fn bounds(sum: &RangedSum, domains: &mut impl Domains) -> Result<(), Conflict> {
    let RangedSum { terms, min: least, max: most } = sum;
    let (mut lowest, mut highest, mut widest) = (0, 0, 0);
    for &(factor, cell) in terms {
        let (low, high) = range(factor, domains.candidates(cell));
        lowest += low;
        highest += high;
        widest = widest.max(high - low);
    }
    if lowest > *most || highest < *least {
        return Err(Conflict);
    }
    // Terms need to be cut only if one is wider than the slack of the total.
    if widest <= most.saturating_sub(lowest) && widest <= highest.saturating_sub(*least) {
        return Ok(());
    }
    for &(factor, cell) in terms {
        let candidates = domains.candidates(cell);
        let (low, high) = range(factor, candidates);
        let (least, most) = (least.saturating_sub(highest - high), most.saturating_sub(lowest - low));
        if low < least || high > most {
            domains.keep(cell, within(factor, candidates, least, most))?;
        }
    }
    Ok(())
}
