//! Decides which symbols of a text are digits and which are empty cells, by counting them.
//!
//! Most collections have `1` to `9`, then letters, and `0` or `.` for an empty cell. If another symbol marks the empty
//! cells, `0` is the first digit; if no decimal digits occur, the digits are letters, from A on.

use super::loss::{LossOutcome, Losses, LostElement};
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

/// Returns whether some program uses the symbol for an empty cell.
pub(super) fn is_blank(symbol: char) -> bool {
    matches!(symbol, '.' | '0' | '*' | '_' | '-' | 'X' | 'x' | '?')
}

/// The board size from which X is a letter like the others; on smaller boards it is an empty cell.
const LETTERS_WITH_X: u8 = 24;

/// A symbol that occurs in no text.
const NO_SYMBOL: char = '\0';

/// The number of occurrences of each symbol, with letters in upper case.
struct SymbolCounts([usize; 128]);

impl SymbolCounts {
    fn of(symbols: impl IntoIterator<Item = char>) -> SymbolCounts {
        let mut counts = [0; 128];
        for symbol in symbols.into_iter().filter(char::is_ascii) {
            counts[usize::from(symbol.to_ascii_uppercase() as u8)] += usize::from(symbol != NO_SYMBOL);
        }
        SymbolCounts(counts)
    }

    fn at(&self, symbol: char) -> usize {
        self.0[usize::from(symbol as u8)]
    }

    /// Returns the 1-based index of the last of these symbols that occurs, or 0 if none does.
    fn last(&self, symbols: impl Iterator<Item = char>) -> usize {
        symbols.zip(1..).filter(|(symbol, _)| self.at(*symbol) > 0).map(|(_, place)| place).last().unwrap_or(0)
    }
}

impl SymbolSet {
    /// Returns the symbol set of the cells of a board of this size.
    pub(super) fn of(symbols: impl IntoIterator<Item = char>, size: u8) -> SymbolSet {
        let counts = SymbolCounts::of(symbols);
        let n = usize::from(size);
        let zeros = counts.at('0');
        let signs = ['.', '*', '_', '-', '?'].into_iter().map(|sign| counts.at(sign)).sum::<usize>();
        let x_is_blank = size < LETTERS_WITH_X || zeros + signs == 0;
        let letters =
            counts.last(('A'..='Z').map(|letter| if letter == 'X' && x_is_blank { NO_SYMBOL } else { letter }));
        let figures = counts.last('1'..='9');
        // A uniquely solvable puzzle lacks at most one digit. So if no digit from 1 to 9 occurs, but a letter does that
        // is beyond the last one `FromOne` would use, the digits are letters. If less than half of the letters occur,
        // such letters are mistakes.
        let x_is_clear = size < LETTERS_WITH_X || !x_is_blank;
        let different = ('A'..='Z').filter(|&letter| counts.at(letter) > 0).count();
        if figures == 0 && x_is_clear && 2 * different >= n && (n.saturating_sub(9) + 1..=n).contains(&letters) {
            return SymbolSet::Letters;
        }
        let largest = if letters > 0 { 9 + letters } else { figures };
        let blanks = signs + if x_is_blank { counts.at('X') } else { 0 };
        let is_full = || SymbolSet::FromZero.symbols(size).all(|symbol| counts.at(symbol) == n);
        // A zero is a digit if no digit is as large as the size, and either another symbol marks empty cells or the
        // text is a full grid with each digit from 0 on equally often.
        match zeros > 0 && largest < n && (blanks > 0 || is_full()) {
            true => SymbolSet::FromZero,
            false => SymbolSet::FromOne,
        }
    }

    /// Returns the digit of a symbol, in upper or lower case.
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

    /// Returns whether a symbol is an empty cell on a board of this size.
    pub(super) fn is_blank(self, symbol: char, size: u8) -> bool {
        is_blank(symbol) && self.digit(symbol).is_none_or(|digit| digit.value() > size)
    }

    /// Returns the symbols of the first `size` digits.
    fn symbols(self, size: u8) -> impl Iterator<Item = char> {
        DigitSet::all(size).iter().map(move |digit| match self {
            SymbolSet::FromOne => Numbering::FromOne.symbol(digit),
            SymbolSet::FromZero => Numbering::FromZero.symbol(digit),
            SymbolSet::Letters => (b'A' + digit.value() - 1) as char,
        })
    }

    /// Returns the board with the numbering of this set.
    pub(super) fn on(self, board: Board) -> Board {
        match self {
            SymbolSet::FromOne | SymbolSet::Letters => board,
            SymbolSet::FromZero => board.with_numbering(Numbering::FromZero),
        }
    }

    /// Builds the puzzle from givens, with the numbering and symbols of this set.
    ///
    /// # Errors
    /// Returns an error if a given does not fit the board.
    pub(super) fn puzzle(self, board: Board, givens: Givens) -> Result<Puzzle, PuzzleError> {
        let puzzle = Puzzle::builder(self.on(board)).givens(givens).build()?;
        match self {
            SymbolSet::FromOne | SymbolSet::FromZero => Ok(puzzle),
            SymbolSet::Letters => puzzle.with_symbols(Symbols::Letters),
        }
    }

    /// Reports the interpretation if the text could be read in another way.
    pub(super) fn report(self, symbols: impl IntoIterator<Item = char>, losses: &mut Losses) {
        if self == SymbolSet::FromZero {
            let zeros = symbols.into_iter().filter(|symbol| *symbol == '0').count();
            losses.add_many(LostElement::Zeros, LossOutcome::AsZero, zeros);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cases of symbols that occur and the expected set, for common board sizes.
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
