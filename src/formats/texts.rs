//! Texts exchanged with other programs.

use super::loss::{LossOutcome, Losses, LostElement};
use crate::puzzle::{MAX_LETTERS_IN_A_LINE, Puzzle};

/// Truncates a text to the length that a puzzle may hold.
pub(super) fn truncated(words: String, element: LostElement, losses: &mut Losses) -> String {
    match words.char_indices().nth(MAX_LETTERS_IN_A_LINE) {
        None => words,
        Some((end, _)) => {
            losses.add(element, LossOutcome::Nearest);
            words[..end].to_owned()
        }
    }
}

/// Returns the sentences of the rules, one per line.
pub(super) fn rules_text(puzzle: &Puzzle) -> String {
    let sentences: Vec<String> = puzzle.rules_text().iter().map(ToString::to_string).collect();
    sentences.join("\n")
}
