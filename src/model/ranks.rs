//! The rank of a line of digits among those that begin with the same digit.

use crate::board::{CellId, Digit};

/// A line begins with a digit, on each of some sides exactly one line begins with that digit too, and on so many of
/// them that line is the smaller one, read digit by digit.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rank {
    /// What the line begins with.
    pub digit: Digit,
    /// Its cells in order, at least one.
    pub line: Vec<CellId>,
    /// The lines of each side, as long as this one.
    pub sides: Vec<Vec<Vec<CellId>>>,
    /// On how many sides the line that begins with the digit is smaller.
    pub smaller: usize,
}

impl Rank {
    /// All cells that it speaks of, each once, in rising order.
    pub fn cells(&self) -> Vec<CellId> {
        let others = self.sides.iter().flatten().flatten();
        sorted(self.line.iter().chain(others).copied().collect())
    }

    /// The filled cells that contradict it, in any order; empty when none do.
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
        let (mut least, mut most) = (0, 0);
        for status in statuses {
            least += usize::from(status == Some(true));
            most += usize::from(status != Some(false));
        }
        if (least..=most).contains(&self.smaller) {
            return vec![];
        }
        let beginning = self.sides.iter().flatten().filter(|line| digit(line[0]) == Some(self.digit)).flatten();
        sorted(self.line.iter().chain(beginning).copied().filter(|&cell| digit(cell).is_some()).collect())
    }

    /// Whether the line of a side that begins with the digit is smaller, as far as it is known.
    fn is_smaller_on(&self, side: &[Vec<CellId>], digit: &impl Fn(CellId) -> Option<Digit>) -> Option<bool> {
        let beginning = side.iter().find(|line| digit(line[0]) == Some(self.digit));
        beginning.and_then(|line| self.is_smaller(line, digit))
    }

    /// Whether another line is smaller, as far as it is known.
    fn is_smaller(&self, other: &[CellId], digit: &impl Fn(CellId) -> Option<Digit>) -> Option<bool> {
        for (&theirs, &own) in other.iter().zip(&self.line) {
            match (digit(theirs), digit(own)) {
                _ if theirs == own => {}
                (Some(theirs), Some(own)) if theirs == own => {}
                (Some(theirs), Some(own)) => return Some(theirs < own),
                (None, _) | (_, None) => return None,
            }
        }
        Some(false)
    }
}

/// Each cell once, in rising order.
fn sorted(mut cells: Vec<CellId>) -> Vec<CellId> {
    cells.sort_unstable();
    cells.dedup();
    cells
}
