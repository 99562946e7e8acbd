//! Texts such as titles, names and rules. They are printed, displayed and exported, so characters that printers or file
//! formats cannot represent are replaced. This happens only here, when a puzzle or a booklet receives a text.

use std::fmt;

use crate::words::Message;

/// Greatest number of letters of a title, a name or any other single line.
pub const MAX_LETTERS_IN_A_LINE: usize = 1000;

/// Greatest number of letters of a text with several lines, such as custom rules text. This is several pages.
pub const MAX_LETTERS_IN_A_TEXT: usize = 20_000;

/// The replacement for control characters, which all fonts of sheets and the window have.
const REPLACEMENT: char = '□';

/// The error for a text that is too long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextTooLongError {
    /// Number of letters.
    pub letters: usize,
    /// Greatest possible number of letters.
    pub limit: usize,
}

impl TextTooLongError {
    /// Returns the reason as a message that can be translated.
    pub fn message(&self) -> Message {
        Message::new("words-too-many-letters").with("letters", self.letters).with("most", self.limit)
    }
}

impl fmt::Display for TextTooLongError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for TextTooLongError {}

/// Returns the text with control characters replaced by □, except tabs and line breaks.
///
/// # Errors
/// Returns an error if there are more than `most` letters.
pub fn printable(words: String, most: usize) -> Result<String, TextTooLongError> {
    let letters = words.chars().count();
    if letters > most {
        return Err(TextTooLongError { letters, limit: most });
    }
    Ok(if words.chars().any(|letter| visible_char(letter) != letter) {
        words.chars().map(visible_char).collect()
    } else {
        words
    })
}

fn visible_char(letter: char) -> char {
    match letter {
        '\t' | '\n' | '\r' => letter,
        _ if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => REPLACEMENT,
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
        assert_eq!(error.to_string(), "too long (11 characters); the limit is 10");
    }
}
