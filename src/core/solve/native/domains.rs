//! The candidates of cells, as propagators and searches see them.

/// A contradiction: no solution has the current candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Conflict;

/// The candidates of cells, in any representation.
pub(super) trait Domains {
    /// Returns the candidates as a bitmask, bit `i` for the digit `i + 1`.
    fn candidates(&self, cell: usize) -> u32;

    /// Returns whether a cell may hold this digit. Implementations override this method if it is cheaper to look up one
    /// digit than all candidates of the cell.
    fn has(&self, cell: usize, digit: usize) -> bool {
        self.candidates(cell) >> digit & 1 == 1
    }

    /// Removes all candidates of a cell but these.
    ///
    /// # Errors
    /// Returns an error if none is left.
    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict>;
}

/// Returns whether exactly one candidate is left.
pub(super) const fn is_single(candidates: u32) -> bool {
    candidates.is_power_of_two()
}

/// Returns the digits of a set, counted from 0.
pub(super) fn digits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let digit = set.trailing_zeros() as usize;
            set &= set - 1;
            digit
        })
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// The candidates of some cells in a plain list.
    #[derive(Clone, PartialEq, Debug)]
    pub struct ListedDomains(pub Vec<u32>);

    impl Domains for ListedDomains {
        fn candidates(&self, cell: usize) -> u32 {
            self.0[cell]
        }

        fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict> {
            self.0[cell] &= candidates;
            if self.0[cell] == 0 { Err(Conflict) } else { Ok(()) }
        }
    }
}
