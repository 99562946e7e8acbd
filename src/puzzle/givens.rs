//! The givens of a puzzle.

use litemap::LiteMap;

use super::error::PuzzleError;
use crate::board::{Board, Cell, Digit};

/// Digits by cell, sorted by cell. A single list saves memory in collections of many puzzles with few givens.
pub type Givens = LiteMap<Cell, Digit>;

/// Checks that a cell lies on the board.
pub(super) fn check_cell(board: &Board, cell: Cell) -> Result<(), PuzzleError> {
    if board.contains(cell) { Ok(()) } else { Err(PuzzleError::OffBoard { cell }) }
}

/// Checks that a given lies on the board and has one of its digits.
pub(super) fn check_given(board: &Board, cell: Cell, digit: Digit) -> Result<(), PuzzleError> {
    check_cell(board, cell)?;
    if digit.value() > board.size() { Err(PuzzleError::digit_too_large(board, cell, digit)) } else { Ok(()) }
}
