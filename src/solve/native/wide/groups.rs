//! Groups: cells that differ from each other. A group of n cells is a house, in which every digit has a place.

use crate::solve::native::domains::{Conflict, Domains, is_single};

/// Naked singles, hidden singles, and the pigeonhole: as many digits as cells at least.
///
/// Where the cells have exactly as many digits as there are cells, each of those digits has its place among them.
///
/// # Errors
/// When there are fewer digits than cells, or two digits with one place.
pub fn singles(cells: &[usize], domains: &mut impl Domains) -> Result<(), Conflict> {
    let (mut once, mut twice, mut fixed) = (0, 0, 0);
    for &cell in cells {
        let candidates = domains.candidates(cell);
        twice |= once & candidates;
        once |= candidates;
        if is_single(candidates) {
            if fixed & candidates != 0 {
                return Err(Conflict);
            }
            fixed |= candidates;
        }
    }
    let digits = once.count_ones() as usize;
    if digits < cells.len() {
        return Err(Conflict);
    }
    let hidden = if digits == cells.len() { once & !twice & !fixed } else { 0 };
    if fixed & twice == 0 && hidden == 0 {
        return Ok(());
    }
    for &cell in cells {
        let candidates = domains.candidates(cell);
        if is_single(candidates) {
            continue;
        }
        match (candidates & hidden).count_ones() {
            0 => domains.keep(cell, !fixed)?,
            1 => domains.keep(cell, hidden)?,
            // The only place of two digits.
            _ => return Err(Conflict),
        }
    }
    Ok(())
}

/// Naked subsets: k cells with k digits among them keep these digits from the others.
///
/// Only subsets of which one cell has all the digits are found.
///
/// # Errors
/// When there are fewer digits than cells that have no others.
pub fn subsets(cells: &[usize], domains: &mut impl Domains) -> Result<(), Conflict> {
    for &cell in cells {
        let digits = domains.candidates(cell);
        let size = digits.count_ones() as usize;
        if size < 2 || size >= cells.len() {
            continue;
        }
        let inside = cells.iter().filter(|&&other| domains.candidates(other) & !digits == 0).count();
        if inside > size {
            return Err(Conflict);
        }
        if inside == size {
            for &other in cells {
                if domains.candidates(other) & !digits != 0 {
                    domains.keep(other, !digits)?;
                }
            }
        }
    }
    Ok(())
}
