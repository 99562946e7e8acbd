//! The only solution that the puzzle had before the latest edits, and the clues that contradict it now.

use crate::author::{Clue, broken_clues};
use crate::board::{Board, Filling};
use crate::puzzle::Puzzle;

/// The former only solution, and the clues that contradict it.
#[derive(Default)]
pub(in crate::studio) struct FormerSolution {
    pub solution: Option<(Board, Filling)>,
    /// The clues that contradict the solution, with the semantic revision of the puzzle.
    contradicting: (u64, Vec<Clue>),
}

impl FormerSolution {
    /// Updates the contradicting clues if the puzzle has changed.
    pub fn sync(&mut self, puzzle: &Puzzle, meaning: u64) {
        if self.contradicting.0 != meaning {
            let known = self.solution.as_ref().filter(|(board, _)| board == puzzle.board());
            self.contradicting =
                (meaning, known.map(|(_, solution)| broken_clues(puzzle, solution)).unwrap_or_default());
        }
    }

    /// Forgets the solution, because another puzzle replaces the one that had it.
    pub fn forget(&mut self) {
        self.solution = None;
    }

    /// Forgets the solution if the edited puzzle accepts the solution shown on the board but not the remembered one:
    /// the setter has then chosen the shown solution on purpose, and has not lost the remembered one by mistake.
    pub fn forget_if_contradicted(&mut self, puzzle: &Puzzle, on_board: &Filling) {
        let contradicted = self.solution.as_ref().is_some_and(|(board, known)| {
            board == puzzle.board() && puzzle.accepts(on_board) && !puzzle.accepts(known)
        });
        if contradicted {
            self.solution = None;
        }
    }

    /// Returns the clues and rules that contradict the remembered solution.
    pub fn contradicting_clues(&self) -> &[Clue] {
        &self.contradicting.1
    }
}
