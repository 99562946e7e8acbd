//! Numbers on boards, written in the numerals of the page's language.

use std::borrow::Cow;

use crate::puzzle::{Puzzle, Symbols};
use crate::scene::{Item, Scene, TextRole};
use crate::words::Language;

/// Returns the puzzle with its digits in the numerals of the language. A puzzle with custom symbols keeps them.
pub fn in_language(puzzle: &Puzzle, language: Language) -> Cow<'_, Puzzle> {
    let is_default = matches!(puzzle.symbols(), Symbols::DigitsThenLetters | Symbols::Digits);
    match language {
        Language::Persian if is_default => {
            puzzle.clone().with_symbols(Symbols::Persian).map_or(Cow::Borrowed(puzzle), Cow::Owned)
        }
        Language::Persian | Language::English | Language::Greek | Language::Portuguese | Language::Russian => {
            Cow::Borrowed(puzzle)
        }
    }
}

/// Returns the board's scene with the numbers in clues and marks in the numerals of the language. If the puzzle has
/// custom symbols, marks stay as they are.
pub(super) fn with_local_numerals(scene: Scene, puzzle: &Puzzle, language: Language) -> Scene {
    if language.format_number(0) == "0" {
        return scene;
    }
    let is_own = matches!(puzzle.symbols(), Symbols::Own(_));
    let items = scene.layered().map(|(layer, item)| {
        let mut item = item.clone();
        if let Item::Text { text, role, .. } = &mut item {
            match role {
                TextRole::Clue => *text = language.localise_digits(text),
                TextRole::Mark if !is_own => *text = language.localise_digits(text),
                TextRole::Mark | TextRole::Digit | TextRole::Label => {}
            }
        }
        (layer, item)
    });
    scene.with_items(items.collect())
}
