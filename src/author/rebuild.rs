//! Puzzles with other givens and rules.

use crate::board::Filling;
use crate::puzzle::{Givens, PlacedRule, Puzzle};

/// Returns the puzzle with other givens and rules, which fit it. Solving progress, remarks and stars are dropped, since
/// they belong to the old puzzle.
pub(super) fn rebuilt(puzzle: &Puzzle, givens: Givens, rules: Vec<PlacedRule>) -> Puzzle {
    let changed = puzzle.with_clues(givens, rules).and_then(|changed| changed.with_remarks(Vec::new()));
    let changed = changed.and_then(|changed| changed.with_stars(None).with_progress(Default::default()));
    changed.expect("digits and rules of this board fit it")
}

/// Returns the puzzle without givens.
pub(super) fn without_givens(puzzle: &Puzzle) -> Puzzle {
    rebuilt(puzzle, Givens::new(), puzzle.rules().to_vec())
}

/// Returns the puzzle with every cell given and with more rules.
pub(super) fn with_filling(puzzle: &Puzzle, filling: &Filling, extra: Vec<PlacedRule>) -> Puzzle {
    let givens = puzzle.board().cells().iter().copied().zip(filling.digits().iter().copied()).collect();
    rebuilt(puzzle, givens, puzzle.rules().iter().cloned().chain(extra).collect())
}
