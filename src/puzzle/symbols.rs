//! Symbols: how the digits 1 to n are written on the board. They change nothing but the look, and what may be typed.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::{Digit, DigitSet};
use crate::words::Message;

/// A way to write digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Symbols {
    /// 1 to 9, then A to P: every digit is one letter wide.
    #[default]
    DigitsThenLetters,
    /// 1 to 25.
    Digits,
    /// A to Y.
    Letters,
    /// ۱ to ۲۵.
    Persian,
    /// ١ to ٢٥.
    ArabicIndic,
    /// १ to २५.
    Devanagari,
    /// Α to Ω and ϛ: the Greek alphabet has 24 letters, stigma makes 25.
    Greek,
    /// The author's own, in the order of the digits; at least as many as the board has digits.
    Own(Vec<String>),
}

/// Why symbols cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SymbolsError {
    /// Fewer symbols than digits.
    TooFew {
        /// How many there are.
        found: usize,
        /// How many the board needs.
        needed: u8,
    },
    /// A symbol that cannot be seen as one.
    Blank {
        /// The digit it stands for.
        digit: Digit,
    },
    /// Two digits that could not be told apart.
    Same {
        /// One digit.
        first: Digit,
        /// The other.
        second: Digit,
        /// The symbol of both.
        symbol: String,
    },
    /// A symbol that would not fit its cell.
    TooLong {
        /// The symbol.
        symbol: String,
        /// The most letters it may have.
        most: usize,
    },
}

impl SymbolsError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            SymbolsError::TooFew { found, needed } => {
                Message::new("symbols-too-few").with("found", *found).with("needed", *needed)
            }
            SymbolsError::Blank { digit } => Message::new("symbols-blank").with("digit", digit.value()),
            SymbolsError::Same { first, second, symbol } => Message::new("symbols-same")
                .with("first", first.value())
                .with("second", second.value())
                .with("symbol", symbol.as_str()),
            SymbolsError::TooLong { symbol, most } => {
                Message::new("symbols-too-long").with("symbol", symbol.as_str()).with("most", *most)
            }
        }
    }
}

impl fmt::Display for SymbolsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The most letters that one symbol may have and still stand in a cell.
const MOST_LETTERS: usize = 3;

const GREEK: &str = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϚ";

impl Symbols {
    /// The ways that need no list, in the order of menus.
    pub const ALL: [Symbols; 7] = [
        Symbols::DigitsThenLetters,
        Symbols::Digits,
        Symbols::Letters,
        Symbols::Persian,
        Symbols::ArabicIndic,
        Symbols::Devanagari,
        Symbols::Greek,
    ];

    /// Their name in the menus, in English.
    pub const fn name(&self) -> &'static str {
        match self {
            Symbols::DigitsThenLetters => "Digits, then letters",
            Symbols::Digits => "Digits",
            Symbols::Letters => "Letters",
            Symbols::Persian => "Persian digits",
            Symbols::ArabicIndic => "Arabic-Indic digits",
            Symbols::Devanagari => "Devanagari digits",
            Symbols::Greek => "Greek letters",
            Symbols::Own(_) => "Own symbols",
        }
    }

    /// Whether they can write the digits of a board with this many.
    ///
    /// # Errors
    /// When the author's own list is too short, or two of its symbols cannot be told apart.
    pub fn fit(&self, digits: u8) -> Result<(), SymbolsError> {
        let Symbols::Own(list) = self else { return Ok(()) };
        if list.len() < usize::from(digits) {
            return Err(SymbolsError::TooFew { found: list.len(), needed: digits });
        }
        for (second, symbol) in DigitSet::all(digits).iter().zip(list) {
            if symbol.is_empty() || symbol.contains(|c: char| c.is_whitespace() || c.is_control()) {
                return Err(SymbolsError::Blank { digit: second });
            }
            if symbol.chars().count() > MOST_LETTERS {
                return Err(SymbolsError::TooLong { symbol: symbol.clone(), most: MOST_LETTERS });
            }
            if let Some(first) = list[..second.index()].iter().position(|other| same(other, symbol)) {
                return Err(SymbolsError::Same { first: Digit::from_index(first), second, symbol: symbol.clone() });
            }
        }
        Ok(())
    }

    /// How a digit is written.
    pub fn write(&self, digit: Digit) -> String {
        let letter = |first: char| char::from_u32(first as u32 + digit.index() as u32).unwrap_or(first).to_string();
        match self {
            Symbols::DigitsThenLetters => digit.symbol().to_string(),
            Symbols::Digits => digit.value().to_string(),
            Symbols::Letters => letter('A'),
            Symbols::Persian => decimal(digit, '۰'),
            Symbols::ArabicIndic => decimal(digit, '٠'),
            Symbols::Devanagari => decimal(digit, '०'),
            Symbols::Greek => GREEK.chars().nth(digit.index()).map(String::from).unwrap_or_default(),
            Symbols::Own(list) => list.get(digit.index()).cloned().unwrap_or_else(|| digit.symbol().to_string()),
        }
    }

    /// The digit that is typed as this one letter, at most `digits`: its symbol, small or capital, or else a decimal
    /// digit of any script here. Where all symbols are letters, a letter is never read as a digit above 9.
    pub fn read(&self, typed: char, digits: u8) -> Option<Digit> {
        let typed_text = typed.to_string();
        let as_symbol = DigitSet::all(digits).iter().find(|&digit| same(&self.write(digit), &typed_text));
        let as_decimal = || decimal_value(typed).and_then(Digit::new).filter(|digit| digit.value() <= digits);
        as_symbol.or_else(as_decimal)
    }

    /// Whether some digit of the board is typed as a letter, so that letters are wanted for typing.
    pub fn uses_letters(&self, digits: u8) -> bool {
        DigitSet::all(digits).iter().any(|digit| self.write(digit).starts_with(char::is_alphabetic))
    }
}

/// Equal but for small and capital letters.
fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// A number in decimal digits of the script with this zero.
fn decimal(digit: Digit, zero: char) -> String {
    let shift = |ascii: char| char::from_u32(zero as u32 + (ascii as u32 - '0' as u32)).unwrap_or(ascii);
    digit.value().to_string().chars().map(shift).collect()
}

/// The value of a decimal digit of the scripts that [`Symbols`] knows.
fn decimal_value(letter: char) -> Option<u8> {
    let zeros = ['0', '۰', '٠', '०'];
    let values = zeros.into_iter().filter_map(|zero| (letter as u32).checked_sub(zero as u32));
    values.filter(|&value| value < 10).map(|value| value as u8).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    #[test]
    fn digits_are_written_in_every_script() {
        let table = [
            (Symbols::DigitsThenLetters, ["1", "9", "A", "P"]),
            (Symbols::Digits, ["1", "9", "10", "25"]),
            (Symbols::Letters, ["A", "I", "J", "Y"]),
            (Symbols::Persian, ["۱", "۹", "۱۰", "۲۵"]),
            (Symbols::ArabicIndic, ["١", "٩", "١٠", "٢٥"]),
            (Symbols::Devanagari, ["१", "९", "१०", "२५"]),
            (Symbols::Greek, ["Α", "Ι", "Κ", "Ϛ"]),
        ];
        for (symbols, expected) in table {
            assert_eq!([1, 9, 10, 25].map(|value| symbols.write(digit(value))), expected);
            let all: std::collections::BTreeSet<String> = (1..=25).map(|value| symbols.write(digit(value))).collect();
            assert_eq!(all.len(), 25, "{symbols:?}");
        }
    }

    #[test]
    fn what_is_typed_is_read_in_the_script_or_in_any_decimal_digit() {
        let own = Symbols::Own(["♠", "x", "10", "Ä"].map(String::from).to_vec());
        let table = [
            (Symbols::DigitsThenLetters, 'a', 16, Some(10)),
            (Symbols::DigitsThenLetters, 'a', 9, None),
            (Symbols::Letters, 'b', 9, Some(2)),
            (Symbols::Letters, '5', 9, Some(5)),
            (Symbols::Persian, '۴', 9, Some(4)),
            (Symbols::Persian, '4', 9, Some(4)),
            (Symbols::Digits, '٤', 9, Some(4)),
            (Symbols::Greek, 'γ', 9, Some(3)),
            (Symbols::Digits, '7', 6, None),
            (own.clone(), '♠', 4, Some(1)),
            (own.clone(), 'X', 4, Some(2)),
            (own.clone(), 'ä', 4, Some(4)),
            (own, '3', 4, Some(3)),
        ];
        for (symbols, typed, digits, expected) in table {
            assert_eq!(symbols.read(typed, digits), expected.map(digit), "{symbols:?} {typed}");
        }
    }

    #[test]
    fn lists_that_cannot_be_told_apart_are_refused() {
        let own = |list: &[&str]| Symbols::Own(list.iter().map(|&symbol| symbol.to_owned()).collect()).fit(4);
        assert_eq!(own(&["a", "b", "c", "d", "e"]), Ok(()));
        assert_eq!(own(&["a", "b", "c"]), Err(SymbolsError::TooFew { found: 3, needed: 4 }));
        assert_eq!(own(&["a", "b c", "c", "d"]), Err(SymbolsError::Blank { digit: digit(2) }));
        assert_eq!(own(&["a", "", "c", "d"]), Err(SymbolsError::Blank { digit: digit(2) }));
        let same = SymbolsError::Same { first: digit(1), second: digit(3), symbol: "A".to_owned() };
        assert_eq!(own(&["a", "b", "A", "d"]), Err(same));
        assert_eq!(own(&["a", "b", "c", "long"]), Err(SymbolsError::TooLong { symbol: "long".to_owned(), most: 3 }));
    }
}
