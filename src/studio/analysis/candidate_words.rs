//! The visible candidates of a cell, for the status bar and screen readers.

use crate::board::{Cell, Digit};
use crate::studio::analysis::candidates::MAX_COUNTED;
use crate::studio::state::StudioState;
use crate::words::say;

/// Returns the visible candidates of a cell in words, since on large boards the digits drawn in the cells are too small
/// to read.
pub(in crate::studio) fn candidates_of(state: &StudioState, cell: Cell) -> Option<String> {
    let puzzle = state.tab.document.puzzle();
    let word = |(digit, count): (Digit, Option<u64>)| match count {
        None => puzzle.symbol_of(digit),
        Some(count) => {
            let key = if count < MAX_COUNTED { "view-status-counted" } else { "view-status-counted.more" };
            say!(key, digit = puzzle.symbol_of(digit), count = count)
        }
    };
    let digits: Vec<String> = candidates_at(state, cell).into_iter().map(word).collect();
    (!digits.is_empty()).then(|| say!("view-status-takes", digits = digits.join(" ")))
}

/// Returns the visible candidates of a cell, each with the number of solutions that have it there, if solutions are
/// counted.
pub(in crate::studio) fn candidates_at(state: &StudioState, cell: Cell) -> Vec<(Digit, Option<u64>)> {
    let puzzle = state.tab.document.puzzle();
    let sets = state.tab.answers.candidates().filter(|_| state.tab.answers.shown_index().is_none());
    let open = sets.zip(puzzle.board().id(cell)).filter(|_| !puzzle.givens().contains_key(&cell));
    let Some((set, id)) = open.and_then(|(sets, id)| Some((sets.get(id.index())?, id))) else { return vec![] };
    let counts = state.tab.answers.candidate_counts().filter(|_| set.len() > 1);
    set.iter().map(|digit| (digit, counts.map(|counts| counts.of(id, digit)))).collect()
}
