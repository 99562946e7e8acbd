//! The candidates of cells, as the propagators and the searches see them.

/// No solution has the candidates there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Conflict;

/// The candidates of cells, whichever way a search keeps them.
pub(super) trait Domains {
    /// Bit `i` for the digit `i + 1`.
    fn candidates(&self, cell: usize) -> u32;

    /// Whether a cell, also one that is not asked for its candidates, can hold this digit.
    fn has(&self, cell: usize, digit: usize) -> bool {
        self.candidates(cell) >> digit & 1 == 1
    }

    /// Takes all candidates but these from a cell.
    ///
    /// # Errors
    /// When none is left.
    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict>;
}

/// Whether exactly one candidate is left.
pub(super) const fn is_single(candidates: u32) -> bool {
    candidates.is_power_of_two()
}

/// The digits of a set, from 0 on.
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

    /// The candidates of some cells, written down.
    #[derive(Clone, PartialEq, Debug)]
    pub struct Cells(pub Vec<u32>);

    impl Domains for Cells {
        fn candidates(&self, cell: usize) -> u32 {
            self.0[cell]
        }

        fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict> {
            self.0[cell] &= candidates;
            if self.0[cell] == 0 { Err(Conflict) } else { Ok(()) }
        }
    }
}
