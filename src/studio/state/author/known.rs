//! The only solution that the puzzle had before the author went on, and what has left it since.

use crate::author::{Clue, against};
use crate::board::{Board, Filling};
use crate::puzzle::Puzzle;

/// A solution that was the only one.
#[derive(Default)]
pub(in crate::studio) struct Known {
    pub solution: Option<(Board, Filling)>,
    /// The clues that do not obey it, for the puzzle with this meaning.
    left: (u64, Vec<Clue>),
}

impl Known {
    /// Looks again at what the solution is left by, if the puzzle is another one.
    pub fn follow(&mut self, puzzle: &Puzzle, meaning: u64) {
        if self.left.0 != meaning {
            let known = self.solution.as_ref().filter(|(board, _)| board == puzzle.board());
            self.left = (meaning, known.map(|(_, solution)| against(puzzle, solution)).unwrap_or_default());
        }
    }

    /// Another puzzle has taken the place of the one that had the solution.
    pub fn forget(&mut self) {
        self.solution = None;
    }

    /// After an edit: who does what a solution on the board shows has chosen that one, and has left no other by
    /// mistake.
    pub fn choose(&mut self, puzzle: &Puzzle, on_board: &Filling) {
        let contradicted = self.solution.as_ref().is_some_and(|(board, known)| {
            board == puzzle.board() && puzzle.accepts(on_board) && !puzzle.accepts(known)
        });
        if contradicted {
            self.solution = None;
        }
    }

    /// The clues and rules that do not obey the solution known before.
    pub fn left_by(&self) -> &[Clue] {
        &self.left.1
    }
}
