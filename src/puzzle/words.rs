//! Words that people write: titles, names, rules. They are printed, shown and put into files of many formats, so what
//! no printer has and some formats cannot hold is mended where a puzzle or a booklet takes them in, and nowhere else.

use std::fmt;

use crate::words::Message;

/// The most letters of a title, a name and whatever else stands in a line.
pub const MOST_LETTERS_IN_A_LINE: usize = 1000;

/// The most letters of a text of several lines, such as rules in the author's own words: several pages.
pub const MOST_LETTERS_IN_A_TEXT: usize = 20_000;

/// What a control character is shown as: a sign that the fonts of sheets and of the window have.
const SHOWN: char = '□';

/// Why words cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// How many letters they have.
    pub letters: usize,
    /// How many they may have.
    pub most: usize,
}

impl TooLong {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        Message::new("words-too-many-letters").with("letters", self.letters).with("most", self.most)
    }
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for TooLong {}

/// The words as they may be printed. Control characters but tabs and line breaks are shown as □.
///
/// # Errors
/// When there are more than `most` letters.
pub fn printable(words: String, most: usize) -> Result<String, TooLong> {
    let letters = words.chars().count();
    if letters > most {
        return Err(TooLong { letters, most });
    }
    Ok(if words.chars().any(|letter| shown(letter) != letter) { words.chars().map(shown).collect() } else { words })
}

fn shown(letter: char) -> char {
    match letter {
        '\t' | '\n' | '\r' => letter,
        _ if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => SHOWN,
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_shown_as_such() {
        for (words, expected) in [
            ("two\nlines\tof “words” نرگس\u{200c}ها", "two\nlines\tof “words” نرگس\u{200c}ها"),
            ("a\0b\u{1b}[31m\u{7f}", "a□b□[31m□"),
            ("\u{9b}2J\u{85}\u{fffe}\u{ffff}", "□2J□□□"),
        ] {
            let found = printable(words.to_owned(), 100).unwrap();
            assert_eq!(found, expected);
            assert_eq!(printable(found.clone(), 100), Ok(found), "once is enough");
        }
    }

    #[test]
    fn long_words_are_refused_by_their_letters() {
        assert!(printable("é".repeat(10), 10).is_ok());
        let error = printable("é".repeat(11), 10).unwrap_err();
        assert_eq!(error.to_string(), "11 letters are too many: at most 10 are possible");
    }
}
