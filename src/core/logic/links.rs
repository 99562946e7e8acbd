//! The links between candidates at a position, on which chains are built.
//!
//! The number of a candidate is its cell times the number of digits, plus its digit. A weak link means that two
//! candidates are not both on. A strong link means that at least one of them is on.

/// Lists of links, one for each candidate, stored contiguously.
#[derive(Clone, Debug, Default)]
pub(super) struct LinkLists {
    pub(super) starts: Vec<u32>,
    pub(super) links: Vec<u32>,
}

impl LinkLists {
    /// Collects the lists, one for each candidate of the board.
    pub(super) fn new<I: IntoIterator<Item = u32>>(all: impl Iterator<Item = I>) -> LinkLists {
        let mut lists = LinkLists::default();
        for list in all {
            lists.close();
            lists.links.extend(list);
        }
        lists.close();
        lists
    }

    /// Ends the list of the current candidate.
    pub(super) fn close(&mut self) {
        self.starts.push(self.links.len() as u32);
    }

    #[inline]
    pub(super) fn of(&self, candidate: u32) -> &[u32] {
        let at = candidate as usize;
        &self.links[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// The links of a position. Links between candidates of the same digit are separate from links between different
/// digits.
#[derive(Clone, Debug)]
pub(super) struct Links {
    pub(super) digits: usize,
    /// The candidates of open cells with more than one candidate.
    pub(super) candidates: Vec<u32>,
    /// Weak links of the same digit, in cells that see each other.
    pub(super) weak_digit: LinkLists,
    /// Weak links of different digits, within a cell or from pair tables.
    pub(super) weak_other: LinkLists,
    /// Strong links between the two places of a digit in a house.
    pub(super) strong_digit: LinkLists,
    /// Strong links between the two candidates of a cell, and from clauses with two places left.
    pub(super) strong_other: LinkLists,
}

impl Links {
    /// Returns the number of cells times the number of digits, which includes candidates that have been eliminated.
    pub(super) fn candidate_count(&self) -> usize {
        self.weak_digit.starts.len() - 1
    }
}
