//! Words of other programs: as long as they may be here.

use super::loss::{Element, Fate, Losses};
use crate::puzzle::MOST_LETTERS_IN_A_LINE;

/// Words as a puzzle may hold them; longer ones are cut off.
pub(super) fn shortened(words: String, element: Element, losses: &mut Losses) -> String {
    match words.char_indices().nth(MOST_LETTERS_IN_A_LINE) {
        None => words,
        Some((end, _)) => {
            losses.add(element, Fate::Nearest);
            words[..end].to_owned()
        }
    }
}
