//! The rank of a line of digits among lines that begin with the same digit.

use crate::board::{CellId, Digit};

/// A line that begins with a digit, compared with one line of each side: exactly one line of a side begins with that
/// digit too, and on a given number of sides that line is smaller, read digit by digit.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rank {
    /// The first digit of the line.
    pub digit: Digit,
    /// The cells of the line in order, at least one.
    pub line: Vec<CellId>,
    /// The lines of each side, as long as this one.
    pub sides: Vec<Vec<Vec<CellId>>>,
    /// The number of sides on which the line that begins with the digit is smaller.
    pub smaller_count: usize,
}

impl Rank {
    /// Returns all cells that the rank involves, each once, in ascending order.
    pub fn cells(&self) -> Vec<CellId> {
        let others = self.sides.iter().flatten().flatten();
        sorted(self.line.iter().chain(others).copied().collect())
    }

    /// Returns the filled cells that contradict the rank, in any order; empty if none do.
    pub fn conflict(&self, digit: impl Fn(CellId) -> Option<Digit>) -> Vec<CellId> {
        let first = self.line[0];
        if digit(first).is_some_and(|digit| digit != self.digit) {
            return vec![first];
        }
        for side in &self.sides {
            let beginning = || side.iter().filter(|line| digit(line[0]) == Some(self.digit)).map(|line| line[0]);
            if beginning().count() > 1 {
                return sorted(beginning().collect());
            }
            if beginning().next().is_none() && side.iter().all(|line| digit(line[0]).is_some()) {
                return sorted(side.iter().map(|line| line[0]).collect());
            }
        }
        let statuses = self.sides.iter().map(|side| self.is_smaller_on(side, &digit));
        // The sides on which the other line is smaller for certain, and those on which it may be.
        let (mut least, mut most) = (0, 0);
        for status in statuses {
            least += usize::from(status == Some(true));
            most += usize::from(status != Some(false));
        }
        if (least..=most).contains(&self.smaller_count) {
            return vec![];
        }
        let beginning = self.sides.iter().flatten().filter(|line| digit(line[0]) == Some(self.digit)).flatten();
        sorted(self.line.iter().chain(beginning).copied().filter(|&cell| digit(cell).is_some()).collect())
    }

    /// Returns whether the line of a side that begins with the digit is smaller, or None if that is still open.
    fn is_smaller_on(&self, side: &[Vec<CellId>], digit: &impl Fn(CellId) -> Option<Digit>) -> Option<bool> {
        let beginning = side.iter().find(|line| digit(line[0]) == Some(self.digit));
        beginning.and_then(|line| self.is_smaller(line, digit))
    }

    /// Returns whether another line is smaller, or None if that is still open.
    fn is_smaller(&self, other: &[CellId], digit: &impl Fn(CellId) -> Option<Digit>) -> Option<bool> {
        for (&theirs, &own) in other.iter().zip(&self.line) {
            match (digit(theirs), digit(own)) {
                // A cell equals itself even while it is empty.
                _ if theirs == own => {}
                (Some(theirs), Some(own)) if theirs == own => {}
                (Some(theirs), Some(own)) => return Some(theirs < own),
                (None, _) | (_, None) => return None,
            }
        }
        Some(false)
    }
}

/// Returns each cell once, in ascending order.
fn sorted(mut cells: Vec<CellId>) -> Vec<CellId> {
    cells.sort_unstable();
    cells.dedup();
    cells
}
