//! Clauses: in at least one of these places, the cell holds the digit.

use crate::solve::native::domains::{Conflict, Domains};

/// A place of a digit, as cell and candidate bit.
pub type CandidatePlace = (usize, u32);

/// Returns the only place of a clause that is left; None if nothing follows. If all places are in one cell, or all have
/// the same digit and are in cells of a common group, further consequences are left to the search.
///
/// # Errors
/// Returns an error if no place is left.
#[inline]
pub fn only_place(clause: &[CandidatePlace], domains: &impl Domains) -> Result<Option<CandidatePlace>, Conflict> {
    let mut left = None;
    for &(cell, digit) in clause {
        let candidates = domains.candidates(cell);
        if candidates == digit {
            return Ok(None);
        }
        if candidates & digit != 0 && left.replace((cell, digit)).is_some() {
            return Ok(None);
        }
    }
    left.map(Some).ok_or(Conflict)
}
