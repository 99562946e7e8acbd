//! Texts exchanged with other programs.

use super::loss::{LossOutcome, Losses, LostElement};
use crate::puzzle::{MAX_LETTERS_IN_A_LINE, Puzzle};

/// Truncates a text to the length of a line that a puzzle may hold.
pub(super) fn truncated(words: String, element: LostElement, losses: &mut Losses) -> String {
    truncated_to(MAX_LETTERS_IN_A_LINE, words, element, losses)
}

/// Truncates a text to a number of letters.
pub(super) fn truncated_to(letters: usize, words: String, element: LostElement, losses: &mut Losses) -> String {
    match words.char_indices().nth(letters) {
        None => words,
        Some((end, _)) => {
            losses.add(element, LossOutcome::Nearest);
            words[..end].to_owned()
        }
    }
}

/// Returns the rules text for other programs: the author's own as it was written, or the sentences, one per
/// line, with that about fog.
pub(super) fn customary_rules_text(puzzle: &Puzzle) -> String {
    if let Some(own) = &puzzle.publication().rules_text {
        return own.text.clone();
    }
    let sentences = puzzle.rules_text().into_iter().chain(puzzle.fog_text());
    let sentences: Vec<String> = sentences.map(|sentence| sentence.to_string()).collect();
    sentences.join("\n")
}
