//! The crate `sudoku`: a depth-first solver for classic 9x9, after JCZSolve.

use sudoku::Sudoku;

use crate::Outcome;

/// A puzzle in the representation of the crate: 81 numbers.
#[derive(Clone, Copy)]
pub struct Peer(Sudoku);

impl Peer {
    pub fn read(line: &str) -> Outcome<Peer> {
        Ok(Peer(Sudoku::from_str_line(line)?))
    }

    /// Returns the only solution, if there is exactly one.
    pub fn only_solution(self) -> Option<Sudoku> {
        self.0.solution()
    }
}

/// Parses a line and returns its only solution.
pub fn from_text(line: &str) -> Option<Sudoku> {
    Sudoku::from_str_line(line).ok()?.solution()
}
