//! Typing digits into the selected cells.

mod digit_entry;

use crate::board::{CellSet, Digit};
use crate::puzzle::Puzzle;

/// The maximum time between the two figures of a digit.
const SECOND_FIGURE_SECS: f64 = 1.0;

/// The last digit typed, for digits with two figures.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct TypedDigit {
    digit: Digit,
    cells: CellSet,
    time: f64,
}

/// Returns the digit that a symbol types, unless the key selects a tool. Numerals always type a digit. Letters do so if
/// the puzzle uses them and `wanted` is set: while the digits tool is active or a clue is being written.
pub(in crate::studio) fn digit_of(puzzle: &Puzzle, wanted: bool, symbol: char) -> Option<Digit> {
    let digit = puzzle.symbols().read(puzzle.board(), symbol)?;
    (wanted || !symbol.is_alphabetic()).then_some(digit)
}

/// Returns the figure from 0 to 9 for a symbol: itself, or the value of one of the puzzle's numerals.
pub(in crate::studio) fn figure_of(puzzle: &Puzzle, symbol: char) -> Option<char> {
    if symbol.is_ascii_digit() {
        return Some(symbol);
    }
    let digit = puzzle.symbols().read(puzzle.board(), symbol).filter(|_| symbol.is_numeric())?;
    char::from_digit(puzzle.board().numbering().number(digit).into(), 10)
}
