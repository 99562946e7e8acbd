//! Symbols of the digits of a board. They affect only the display and the digits that can be typed. On boards with
//! digits from 0, numerals begin at 0 too, but letters always begin with the first letter.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::symbol_comparison::{is_visible, look_same};
use crate::board::{Board, Digit, DigitSet, Numbering};
use crate::words::Message;

/// A set of symbols for digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Symbols {
    /// 1 to 9 or 0 to 9, then A to R without I and O, which look like 1 and 0. Each digit is one character wide.
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
    /// Α to Ω and ϛ. The Greek alphabet has 24 letters, and stigma is the 25th.
    Greek,
    /// Custom symbols in the order of the digits. There are at least as many as digits on the board.
    Own(Vec<String>),
}

/// The reason why symbols cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SymbolsError {
    /// There are fewer symbols than digits.
    TooFew {
        /// Number of symbols.
        found: usize,
        /// Number of digits of the board.
        needed: u8,
    },
    /// A symbol is not visible, or contains spaces or control characters.
    Blank {
        /// The number of its digit.
        digit: u8,
    },
    /// Two symbols look the same.
    Same {
        /// The number of the first digit.
        first: u8,
        /// The number of the second digit.
        second: u8,
        /// The symbol of both.
        symbol: String,
    },
    /// A symbol does not fit a cell.
    TooLong {
        /// The symbol.
        symbol: String,
        /// Greatest possible number of characters.
        most: usize,
    },
}

impl SymbolsError {
    /// Returns the reason as a message that can be translated.
    pub fn message(&self) -> Message {
        match self {
            SymbolsError::TooFew { found, needed } => {
                Message::new("symbols-too-few").with("found", *found).with("needed", *needed)
            }
            SymbolsError::Blank { digit } => Message::new("symbols-blank").with("digit", *digit),
            SymbolsError::Same { first, second, symbol } => Message::new("symbols-same")
                .with("first", *first)
                .with("second", *second)
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

/// Greatest number of characters of a symbol, limited by the space in a cell.
const MAX_LETTERS: usize = 3;

const GREEK: &str = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϚ";

impl Symbols {
    /// All predefined symbols, in menu order.
    pub const ALL: [Symbols; 7] = [
        Symbols::DigitsThenLetters,
        Symbols::Digits,
        Symbols::Letters,
        Symbols::Persian,
        Symbols::ArabicIndic,
        Symbols::Devanagari,
        Symbols::Greek,
    ];

    /// Returns the name of the symbols.
    pub fn name(&self) -> Message {
        Message::new(match self {
            Symbols::DigitsThenLetters => "ask-symbols-mixed",
            Symbols::Digits => "ask-symbols-digits",
            Symbols::Letters => "ask-symbols-letters",
            Symbols::Persian => "ask-symbols-persian",
            Symbols::ArabicIndic => "ask-symbols-arabic",
            Symbols::Devanagari => "ask-symbols-devanagari",
            Symbols::Greek => "ask-symbols-greek",
            Symbols::Own(_) => "ask-symbols-own",
        })
    }

    /// Checks that the symbols can represent the digits of a board.
    ///
    /// # Errors
    /// Returns an error if there are too few custom symbols, or some of them are not visible, are too long or look the
    /// same.
    pub fn check_fit(&self, board: &Board) -> Result<(), SymbolsError> {
        let Symbols::Own(list) = self else { return Ok(()) };
        if list.len() < usize::from(board.size()) {
            return Err(SymbolsError::TooFew { found: list.len(), needed: board.size() });
        }
        let number = |digit: Digit| board.numbering().number(digit);
        for (second, symbol) in DigitSet::all(board.size()).iter().zip(list) {
            if !is_visible(symbol) || symbol.contains(|c: char| c.is_whitespace() || c.is_control()) {
                return Err(SymbolsError::Blank { digit: number(second) });
            }
            if symbol.chars().count() > MAX_LETTERS {
                return Err(SymbolsError::TooLong { symbol: symbol.clone(), most: MAX_LETTERS });
            }
            if let Some(first) = list[..second.index()].iter().position(|other| look_same(other, symbol)) {
                let (first, second) = (number(Digit::from_index(first)), number(second));
                return Err(SymbolsError::Same { first, second, symbol: symbol.clone() });
            }
        }
        Ok(())
    }

    /// Returns the symbol of a digit on boards with this numbering.
    pub fn write(&self, numbering: Numbering, digit: Digit) -> String {
        let letter = |first: char| char::from_u32(first as u32 + digit.index() as u32).unwrap_or(first).to_string();
        match self {
            Symbols::DigitsThenLetters => skip_lookalikes(numbering.symbol(digit)).to_string(),
            Symbols::Digits => numbering.number(digit).to_string(),
            Symbols::Letters => letter('A'),
            Symbols::Persian => decimal(numbering.number(digit), '۰'),
            Symbols::ArabicIndic => decimal(numbering.number(digit), '٠'),
            Symbols::Devanagari => decimal(numbering.number(digit), '०'),
            Symbols::Greek => GREEK.chars().nth(digit.index()).map(String::from).unwrap_or_default(),
            Symbols::Own(list) => {
                list.get(digit.index()).cloned().unwrap_or_else(|| numbering.symbol(digit).to_string())
            }
        }
    }

    /// Returns the digit for a typed character: its symbol in either case, or else a decimal digit of any supported
    /// script. If all symbols are letters, a letter is never read as a digit above 9.
    pub fn read(&self, board: &Board, typed: char) -> Option<Digit> {
        let (typed_text, numbering, all) = (typed.to_string(), board.numbering(), DigitSet::all(board.size()));
        let as_symbol = all.iter().find(|&digit| look_same(&self.write(numbering, digit), &typed_text));
        let as_decimal = || decimal_value(typed).and_then(|value| numbering.digit(value));
        as_symbol.or_else(|| as_decimal().filter(|&digit| all.contains(digit)))
    }
}

/// Skips I and O in the sequence of letters, as they look like digits.
fn skip_lookalikes(symbol: char) -> char {
    let skipped = match symbol {
        'I'..='M' => 1,
        'N'..='Z' => 2,
        _ => 0,
    };
    char::from_u32(symbol as u32 + skipped).unwrap_or(symbol)
}

/// Returns a number in decimal digits of the script with this zero.
fn decimal(number: u8, zero: char) -> String {
    let shift = |ascii: char| char::from_u32(zero as u32 + (ascii as u32 - '0' as u32)).unwrap_or(ascii);
    number.to_string().chars().map(shift).collect()
}

/// Returns the value of a decimal digit in any script of [`Symbols`].
fn decimal_value(letter: char) -> Option<u8> {
    let zeros = ['0', '۰', '٠', '०'];
    let values = zeros.into_iter().filter_map(|zero| (letter as u32).checked_sub(zero as u32));
    values.filter(|&value| value < 10).map(|value| value as u8).next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Grid};

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    fn board(digits: u8, numbering: Numbering) -> Board {
        let grid = Grid::latin(Cell::new(0, 0), digits).unwrap();
        Board::new(vec![grid]).unwrap().with_numbering(numbering)
    }

    #[test]
    fn digits_are_written_in_every_script() {
        let table = [
            (Symbols::DigitsThenLetters, ["1", "9", "A", "R"], ["0", "8", "9", "Q"]),
            (Symbols::Digits, ["1", "9", "10", "25"], ["0", "8", "9", "24"]),
            (Symbols::Letters, ["A", "I", "J", "Y"], ["A", "I", "J", "Y"]),
            (Symbols::Persian, ["۱", "۹", "۱۰", "۲۵"], ["۰", "۸", "۹", "۲۴"]),
            (Symbols::ArabicIndic, ["١", "٩", "١٠", "٢٥"], ["٠", "٨", "٩", "٢٤"]),
            (Symbols::Devanagari, ["१", "९", "१०", "२५"], ["०", "८", "९", "२४"]),
            (Symbols::Greek, ["Α", "Ι", "Κ", "Ϛ"], ["Α", "Ι", "Κ", "Ϛ"]),
        ];
        for (symbols, from_one, from_zero) in table {
            for (numbering, expected) in [(Numbering::FromOne, from_one), (Numbering::FromZero, from_zero)] {
                assert_eq!([1, 9, 10, 25].map(|value| symbols.write(numbering, digit(value))), expected);
                let all = DigitSet::all(25).iter().map(|digit| symbols.write(numbering, digit));
                assert_eq!(all.collect::<std::collections::BTreeSet<String>>().len(), 25, "{symbols:?}");
            }
        }
    }

    #[test]
    fn what_is_typed_is_read_in_the_script_or_in_any_decimal_digit() {
        let own = Symbols::Own(["♠", "x", "10", "Ä"].map(String::from).to_vec());
        let table = [
            (Symbols::DigitsThenLetters, 'a', 16, Some(10)),
            (Symbols::DigitsThenLetters, 'a', 9, None),
            (Symbols::DigitsThenLetters, 'j', 25, Some(18)),
            (Symbols::DigitsThenLetters, 'p', 25, Some(23)),
            (Symbols::DigitsThenLetters, 'i', 25, None),
            (Symbols::DigitsThenLetters, 'o', 25, None),
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
            let board = board(digits, Numbering::FromOne);
            assert_eq!(symbols.read(&board, typed), expected.map(digit), "{symbols:?} {typed}");
        }
        let from_zero = [
            (Symbols::DigitsThenLetters, '0', 9, Some(1)),
            (Symbols::DigitsThenLetters, '8', 9, Some(9)),
            (Symbols::DigitsThenLetters, '9', 9, None),
            (Symbols::DigitsThenLetters, 'a', 16, Some(11)),
            (Symbols::Letters, 'a', 9, Some(1)),
            (Symbols::Letters, '0', 9, Some(1)),
            (Symbols::Persian, '۰', 4, Some(1)),
        ];
        for (symbols, typed, digits, expected) in from_zero {
            let board = board(digits, Numbering::FromZero);
            assert_eq!(symbols.read(&board, typed), expected.map(digit), "{symbols:?} {typed}");
        }
        assert_eq!(Symbols::Digits.read(&board(9, Numbering::FromOne), '0'), None);
    }

    #[test]
    fn lists_that_cannot_be_told_apart_are_refused() {
        let four = board(4, Numbering::FromOne);
        let own = |list: &[&str]| Symbols::Own(list.iter().map(|&symbol| symbol.to_owned()).collect()).check_fit(&four);
        assert_eq!(own(&["a", "b", "c", "d", "e"]), Ok(()));
        assert_eq!(own(&["a", "b", "c"]), Err(SymbolsError::TooFew { found: 3, needed: 4 }));
        assert_eq!(own(&["a", "b c", "c", "d"]), Err(SymbolsError::Blank { digit: 2 }));
        assert_eq!(own(&["a", "", "c", "d"]), Err(SymbolsError::Blank { digit: 2 }));
        for unseen in
            ["\u{200b}", "\u{200d}", "\u{ad}", "\u{feff}", "\u{2060}", "\u{3164}", "\u{301}", "\u{fe0f}", "\u{e0020}"]
        {
            assert_eq!(own(&["a", unseen, "c", "d"]), Err(SymbolsError::Blank { digit: 2 }), "{unseen:?}");
        }
        // The first pair is "é" as one character and as "e" with a combining accent. The second has an invisible
        // character after the "a".
        for (one, other) in [("\u{e9}", "e\u{301}"), ("a", "a\u{200b}"), ("\u{c5}", "\u{212b}"), ("ﬁ", "fi")] {
            let found = SymbolsError::Same { first: 1, second: 3, symbol: other.to_owned() };
            assert_eq!(own(&[one, "b", other, "d"]), Err(found), "{one:?} {other:?}");
        }
        let same = SymbolsError::Same { first: 1, second: 3, symbol: "A".to_owned() };
        assert_eq!(own(&["a", "b", "A", "d"]), Err(same));
        assert_eq!(own(&["a", "b", "c", "long"]), Err(SymbolsError::TooLong { symbol: "long".to_owned(), most: 3 }));
    }
}
