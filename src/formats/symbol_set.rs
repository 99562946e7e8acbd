//! Which symbols of a text are digits, and which stand for an empty cell: found by counting them.
//!
//! Most collections have `1` to `9`, then letters, and `0` or `.` for an empty cell. Where another symbol marks the
//! empty cells, `0` is the first digit; where no figure is a digit, letters are, from A on.

use super::classic::is_blank;
use super::loss::{Element, Fate, Losses};
use crate::board::{Board, Digit, DigitSet, Numbering};
use crate::puzzle::{Givens, Puzzle, PuzzleError, Symbols};

/// The symbols of the digits in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SymbolSet {
    /// `1` to `9`, then letters from A on; `0` is an empty cell.
    FromOne,
    /// `0` to `9`, then letters from A on.
    FromZero,
    /// Letters from A on.
    Letters,
}

/// From so many digits on, X is a letter among them; before it stands for an empty cell.
const LETTERS_WITH_X: u8 = 24;

/// A symbol that no text has.
const NEVER: char = '\0';

/// The number of times each symbol occurs, letters large or small.
struct Counts([usize; 128]);

impl Counts {
    fn of(symbols: impl IntoIterator<Item = char>) -> Counts {
        let mut counts = [0; 128];
        for symbol in symbols.into_iter().filter(char::is_ascii) {
            counts[usize::from(symbol.to_ascii_uppercase() as u8)] += usize::from(symbol != NEVER);
        }
        Counts(counts)
    }

    fn at(&self, symbol: char) -> usize {
        self.0[usize::from(symbol as u8)]
    }

    /// The last of these symbols that occurs: its place among them, from 1; 0 for none.
    fn last(&self, symbols: impl Iterator<Item = char>) -> usize {
        symbols.zip(1..).filter(|(symbol, _)| self.at(*symbol) > 0).map(|(_, place)| place).last().unwrap_or(0)
    }
}

impl SymbolSet {
    /// The set in which the cells of a board with so many digits are written.
    pub(super) fn of(symbols: impl IntoIterator<Item = char>, size: u8) -> SymbolSet {
        let counts = Counts::of(symbols);
        let n = usize::from(size);
        let zeros = counts.at('0');
        let signs = ['.', '*', '_', '-', '?'].into_iter().map(|sign| counts.at(sign)).sum::<usize>();
        let x_is_blank = size < LETTERS_WITH_X || zeros + signs == 0;
        let letters = counts.last(('A'..='Z').map(|letter| if letter == 'X' && x_is_blank { NEVER } else { letter }));
        let figures = counts.last('1'..='9');
        // A puzzle with one solution lacks at most one digit, so that on boards of more than nine digits letters alone
        // are all digits, if they go beyond the last letter that is one otherwise. A few such letters are mistakes.
        let x_is_clear = size < LETTERS_WITH_X || !x_is_blank;
        let different = ('A'..='Z').filter(|&letter| counts.at(letter) > 0).count();
        if figures == 0 && x_is_clear && 2 * different >= n && (n.saturating_sub(9) + 1..=n).contains(&letters) {
            return SymbolSet::Letters;
        }
        let largest = if letters > 0 { 9 + letters } else { figures };
        let blanks = signs + if x_is_blank { counts.at('X') } else { 0 };
        let is_full = || SymbolSet::FromZero.symbols(size).all(|symbol| counts.at(symbol) == n);
        match zeros > 0 && largest < n && (blanks > 0 || is_full()) {
            true => SymbolSet::FromZero,
            false => SymbolSet::FromOne,
        }
    }

    /// The digit of a symbol, letters also small.
    pub(super) fn digit(self, symbol: char) -> Option<Digit> {
        match self {
            SymbolSet::FromOne => Digit::from_symbol(symbol),
            SymbolSet::FromZero => Numbering::FromZero.read(symbol),
            SymbolSet::Letters => {
                let letter = symbol.to_ascii_uppercase();
                let value = letter.is_ascii_uppercase().then(|| letter as u8 - b'A' + 1);
                value.and_then(Digit::new)
            }
        }
    }

    /// Returns whether a symbol stands for an empty cell of a board with so many digits.
    pub(super) fn is_blank(self, symbol: char, size: u8) -> bool {
        is_blank(symbol) && self.digit(symbol).is_none_or(|digit| digit.value() > size)
    }

    /// The symbols of so many digits.
    fn symbols(self, size: u8) -> impl Iterator<Item = char> {
        DigitSet::all(size).iter().map(move |digit| match self {
            SymbolSet::FromOne => Numbering::FromOne.symbol(digit),
            SymbolSet::FromZero => Numbering::FromZero.symbol(digit),
            SymbolSet::Letters => (b'A' + digit.value() - 1) as char,
        })
    }

    /// A board whose digits are called as in the text.
    pub(super) fn on(self, board: Board) -> Board {
        match self {
            SymbolSet::FromOne | SymbolSet::Letters => board,
            SymbolSet::FromZero => board.with_numbering(Numbering::FromZero),
        }
    }

    /// The puzzle of givens, whose digits are called and written as in the text.
    ///
    /// # Errors
    /// When a given does not fit the board.
    pub(super) fn puzzle(self, board: Board, givens: Givens) -> Result<Puzzle, PuzzleError> {
        let puzzle = Puzzle::builder(self.on(board)).givens(givens).build()?;
        match self {
            SymbolSet::FromOne | SymbolSet::FromZero => Ok(puzzle),
            SymbolSet::Letters => puzzle.with_symbols(Symbols::Letters),
        }
    }

    /// Tells what was taken where the text could be read otherwise.
    pub(super) fn tell(self, symbols: impl IntoIterator<Item = char>, losses: &mut Losses) {
        if self == SymbolSet::FromZero {
            let zeros = symbols.into_iter().filter(|symbol| *symbol == '0').count();
            losses.add_many(Element::Zeros, Fate::AsZero, zeros);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The symbols that occur, and the set that they are of, by the sizes of boards that people make.
    #[test]
    fn symbols_are_found_by_what_occurs() {
        use SymbolSet::{FromOne, FromZero, Letters};
        for (size, symbols, expected) in [
            (4, "12.4", FromOne),
            (4, "12034", FromOne),
            (4, "12.30", FromZero),
            (4, "0123".repeat(4).as_str(), FromZero),
            (4, "01230000", FromOne),
            (4, "AB.D", Letters),
            (6, "0-15", FromZero),
            (6, "0-156", FromOne),
            (9, "12345678.0", FromZero),
            (9, "12345678.09", FromOne),
            (9, "123456780", FromOne),
            (9, "12345678.", FromOne),
            (9, "abcdefgh.", Letters),
            (9, "ABCDEFGHI0", Letters),
            (9, "A1.", FromOne),
            (9, "A...", FromOne),
            (12, "0123456789AB.", FromZero),
            (12, "123456789ABC0", FromOne),
            (12, "ABCDEFGHIJKL.", Letters),
            (12, "ABC.", FromOne),
            (16, ".0123456789ABCDEF", FromZero),
            (16, ".123456789ABCDEFG", FromOne),
            (16, ".ABCDEFGHIJKLMNOP", Letters),
            (16, "XABCDEFGHIJKLMNOP", Letters),
            (25, ".0123456789ABCDEFGHIJKLMNO", FromZero),
            (25, "0123456789ABCDEFGHIJKLMNOP", FromOne),
            (25, ".ABCDEFGHIJKLMNOPQRSTUVWXY", Letters),
            (25, "XABCDEFGHIJKLMNOPQRSTUVWY", FromOne),
        ] {
            assert_eq!(SymbolSet::of(symbols.chars(), size), expected, "{size}: {symbols}");
        }
    }

    #[test]
    fn letters_are_digits_from_a_on() {
        let value = |symbol| SymbolSet::Letters.digit(symbol).map(Digit::value);
        assert_eq!(
            ['A', 'i', 'P', 'X', 'Y', 'Z', '1', '.'].map(value),
            [Some(1), Some(9), Some(16), Some(24), Some(25), None, None, None]
        );
        assert!(SymbolSet::Letters.is_blank('X', 16) && !SymbolSet::Letters.is_blank('X', 25));
        assert!(SymbolSet::FromOne.is_blank('0', 9) && !SymbolSet::FromZero.is_blank('0', 9));
    }
}
