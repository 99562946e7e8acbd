//! Groups: cells that differ from each other. A group of as many cells as digits is a house, in which every digit has a
//! place.

use crate::board::MAX_DIGIT;
use crate::solve::native::domains::{Conflict, Domains, is_single};

/// The maximum number of open cells that are considered. A group with a solution has no more cells than there are
/// digits.
const MAX_DIGITS: usize = MAX_DIGIT as usize;

/// Propagates naked singles, hidden singles, and the pigeonhole principle: at least as many digits as cells.
///
/// If the cells have exactly as many digits as there are cells, each of those digits has a place among them.
///
/// # Errors
/// Returns an error if there are fewer digits than cells, or two digits with the same only place.
pub fn singles(cells: &[usize], domains: &mut impl Domains) -> Result<(), Conflict> {
    let (mut once, mut twice, mut fixed, mut fixed_twice) = (0, 0, 0, 0);
    for &cell in cells {
        let candidates = domains.candidates(cell);
        twice |= once & candidates;
        once |= candidates;
        // There is no branch, as the processor could not predict whether a cell is filled.
        let single = candidates & u32::from(is_single(candidates)).wrapping_neg();
        fixed_twice |= fixed & single;
        fixed |= single;
    }
    if fixed_twice != 0 {
        return Err(Conflict);
    }
    let digits = once.count_ones() as usize;
    if digits < cells.len() {
        return Err(Conflict);
    }
    let hidden = if digits == cells.len() { once & !twice & !fixed } else { 0 };
    // The digit of a filled cell is a candidate of another cell only if it was counted twice.
    if fixed & twice == 0 && hidden == 0 {
        return Ok(());
    }
    for &cell in cells {
        let candidates = domains.candidates(cell);
        // Most cells have nothing to lose.
        if candidates & (fixed | hidden) == 0 || is_single(candidates) {
            continue;
        }
        match (candidates & hidden).count_ones() {
            0 => domains.keep(cell, !fixed)?,
            1 => domains.keep(cell, hidden)?,
            // The cell is the only place of two digits.
            _ => return Err(Conflict),
        }
    }
    Ok(())
}

/// Propagates naked subsets: k cells with only k digits among them exclude these digits from the other cells.
///
/// Only subsets in which one cell has all the digits are found.
///
/// # Errors
/// Returns an error if some cells have fewer digits among them than there are cells.
pub fn subsets(cells: &[usize], domains: &mut impl Domains) -> Result<(), Conflict> {
    // A compact copy of the candidates of open cells. If some candidates are removed meanwhile, the group is queued
    // again.
    let mut open = [0; MAX_DIGITS];
    let mut count = 0;
    for &cell in cells {
        let candidates = domains.candidates(cell);
        if !is_single(candidates) && count < MAX_DIGITS {
            open[count] = candidates;
            count += 1;
        }
    }
    let open = &open[..count];
    for &digits in open {
        let size = digits.count_ones() as usize;
        // With as many digits as open cells, nothing is excluded, since no other cell is left.
        if size >= count {
            continue;
        }
        let inside = open.iter().map(|&other| usize::from(other & !digits == 0)).sum::<usize>();
        if inside > size {
            return Err(Conflict);
        }
        if inside == size {
            for &other in cells {
                let candidates = domains.candidates(other);
                if candidates & digits != 0 && candidates & !digits != 0 {
                    domains.keep(other, !digits)?;
                }
            }
        }
    }
    Ok(())
}
