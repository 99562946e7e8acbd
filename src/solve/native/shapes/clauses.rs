//! Clauses: one of these places holds its digit.

use crate::solve::native::domains::{Conflict, Domains};

/// A place of a digit, as cell and candidate.
pub type Place = (usize, u32);

/// The place of a clause that its digit must be at because no other is left; None when nothing follows. Where all
/// places lie in one cell, or are for one digit in cells of a common group, the rest of what follows is left to the
/// search.
///
/// # Errors
/// When no place is left.
#[inline]
pub fn only_place(clause: &[Place], domains: &impl Domains) -> Result<Option<Place>, Conflict> {
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
