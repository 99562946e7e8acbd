//! Clauses: one of these places holds its digit.

use crate::solve::native::wide::store::{Conflict, Domains, State};

/// A clause of which one place is left is satisfied there; without any, there is no solution. Where all its places lie
/// in one cell, or are for one digit in cells of a common group, the rest of what follows is left to the search.
pub fn one_place(state: &mut State<'_>, clause: usize) -> Result<(), Conflict> {
    let mut left = None;
    for &(cell, digit) in state.net.clauses.get(clause) {
        let candidates = state.candidates[cell];
        if candidates == digit {
            return Ok(());
        }
        if candidates & digit != 0 && left.replace((cell, digit)).is_some() {
            return Ok(());
        }
    }
    let (cell, digit) = left.ok_or(Conflict)?;
    state.keep(cell, digit)
}
