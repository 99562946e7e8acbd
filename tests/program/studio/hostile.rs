//! Texts designed to break the window.

use gridwright::puzzle::{Edit, Givens, PlacedRule};
use gridwright::variant::Region;

use super::*;

/// Returns names with problematic characters: both directions and the marks that change them, zero-width letters,
/// combining marks without a letter, multi-character emoji, line breaks, control characters, and far too many letters.
fn words() -> Vec<String> {
    let mixed = "سلام abc ۱۲۳ (دنیا) 45 שלום";
    let few = [
        mixed,
        "\u{202e}gnp.elzzup\u{202c}",
        "\u{2066}\u{2067}\u{2068}a\u{2069}b",
        "\u{200f}\u{200e}\u{61c}",
        "\u{200b}\u{200c}\u{200d}\u{feff}",
        "\u{301}\u{301}\u{301}e\u{301}",
        "👨‍👩‍👧‍👦🇮🇷",
        "one\ntwo\r\nthree\tfour",
        "a\u{2028}b\u{2029}c\u{85}d",
        "\u{0}\u{1b}[31m\u{7f}\u{9b}2J\u{fffe}",
        "لا لله ﷺ ﻻ",
        "{ $name } {\"",
        " ",
    ];
    let long = ["w".repeat(1000), "سلام ".repeat(200), "\u{301}".repeat(1000), "x\n".repeat(500)];
    few.iter().map(|word| (*word).to_owned()).chain(long).collect()
}

fn region(row: usize) -> PlacedRule {
    PlacedRule::new(Region { cells: format!("r{}c1-4", row % 4 + 1).parse().unwrap() })
}

fn hostile() -> Puzzle {
    let rules = words().into_iter().enumerate().map(|(index, word)| PlacedRule {
        group: word.clone(),
        name: word,
        locked: index % 2 == 0,
        ..region(index)
    });
    shidoku().with_clues(Givens::new(), rules.collect()).unwrap()
}

/// Whatever the names of a puzzle, its rules and their groups are, they are drawn in windows of both directions, and
/// the keyboard can reach them.
#[test]
fn hostile_names_are_drawn_in_windows_of_both_directions() {
    for language in [Language::English, Language::Persian] {
        LANGUAGE.set(language);
        for word in words() {
            let puzzle = Edit::SetTitle(word.clone()).apply(&hostile()).unwrap();
            let puzzle = Edit::SetAuthor(word).apply(&puzzle).unwrap();
            let mut studio = Studio::open(puzzle);
            for _ in 0..3 {
                studio.key(Key::Tab);
            }
            studio.harness.run();
            assert_eq!(studio.puzzle().rules().len(), words().len());
        }
    }
    LANGUAGE.set(Language::English);
}
