//! Rows of text that cover a board or a grid, shared by the text formats: its givens, and the regions of a jigsaw.
//!
//! Whitespace in rows is ignored, so that boxes can be set apart. An empty cell is `.`, or also `0` if digits begin at
//! 1.

use super::problem::ReadErrorKind;
use crate::board::{Board, Cell, Digit, Numbering};
use crate::puzzle::{Givens, Puzzle, PuzzleError};
use crate::words::Message;

/// The row with the error, and the column of the wrong symbol if there is one, both from 0.
pub(super) type RowPlace = (usize, Option<usize>);

/// Returns the symbols of a row with their columns in the text, in characters.
fn symbols(text: &str) -> Vec<(usize, char)> {
    text.chars().enumerate().filter(|(_, symbol)| !symbol.is_whitespace()).collect()
}

/// Reads the region number of each cell from n rows of n symbols. The symbols are digits from 1 on, even if the digits
/// of the board begin at 0.
pub(super) fn read_regions(origin: Cell, rows: &[impl AsRef<str>]) -> Result<Vec<u8>, (RowPlace, ReadErrorKind)> {
    let mut regions = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        let symbols = symbols(text.as_ref());
        if symbols.len() != rows.len() {
            let problem = ReadErrorKind::RowLength { row: row + 1, found: symbols.len(), expected: rows.len() };
            return Err(((row, None), problem));
        }
        for (col, (at, symbol)) in symbols.into_iter().enumerate() {
            let cell = Some(origin.offset(row as i16, col as i16));
            let unknown = || {
                (
                    (row, Some(at)),
                    ReadErrorKind::UnknownSymbol { symbol, cell, hint: Box::new(Message::new("hint-regions")) },
                )
            };
            regions.push(Digit::from_symbol(symbol).ok_or_else(unknown)?.index() as u8);
        }
    }
    Ok(regions)
}

/// Reads the givens of a board from rows of text that run from its first row and column to its last, with `#` off the
/// board. No rows at all mean no givens.
pub(super) fn read_givens(board: &Board, rows: &[impl AsRef<str>]) -> Result<Givens, (RowPlace, ReadErrorKind)> {
    let top_left = board.top_left();
    let (height, width) = size(board);
    let mut givens = Givens::new();
    for (row, text) in rows.iter().enumerate().take(height) {
        let symbols = symbols(text.as_ref());
        if symbols.len() != width {
            let problem = ReadErrorKind::RowLength { row: row + 1, found: symbols.len(), expected: width };
            return Err(((row, None), problem));
        }
        for (col, &(at, symbol)) in symbols.iter().enumerate() {
            let cell = top_left.offset(row as i16, col as i16);
            let digit = read_symbol(board, cell, symbol).map_err(|problem| ((row, Some(at)), problem))?;
            givens.extend(digit.map(|digit| (cell, digit)));
        }
    }
    if !rows.is_empty() && rows.len() != height {
        let last = rows.len().min(height + 1) - 1;
        return Err(((last, None), ReadErrorKind::RowCount { found: rows.len(), expected: height }));
    }
    Ok(givens)
}

/// Returns the number of rows and columns of text that cover a board.
pub(super) fn size(board: &Board) -> (usize, usize) {
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    ((bottom - top_left.row) as usize, (right - top_left.col) as usize)
}

fn read_symbol(board: &Board, cell: Cell, symbol: char) -> Result<Option<Digit>, ReadErrorKind> {
    let on_board = board.contains(cell);
    match (symbol, board.numbering().read(symbol)) {
        ('#', _) if on_board => Err(ReadErrorKind::CellMarkedAsHole { cell }),
        ('#', _) => Ok(None),
        ('.', _) | ('0', None) if on_board => Ok(None),
        ('.', _) | ('0', None) => Err(ReadErrorKind::HoleNotMarked { cell }),
        (_, None) => {
            let hint = Box::new(Message::new(match board.numbering() {
                Numbering::FromOne => "hint-rows",
                Numbering::FromZero => "hint-rows.from-zero",
            }));
            Err(ReadErrorKind::UnknownSymbol { symbol, cell: Some(cell), hint })
        }
        (_, Some(_)) if !on_board => Err(ReadErrorKind::Puzzle(PuzzleError::OffBoard { cell })),
        (_, Some(digit)) if digit.value() > board.size() => {
            Err(ReadErrorKind::Puzzle(PuzzleError::digit_too_large(board, cell, digit)))
        }
        (_, Some(digit)) => Ok(Some(digit)),
    }
}

/// Writes a board row by row, with a symbol for each place of the lattice and a blank between the boxes of its first
/// grid.
pub(super) fn write_rows(board: &Board, symbol: impl Fn(Cell) -> char) -> Vec<String> {
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    let first = &board.grids()[0];
    let width = first.box_shape().map(|(_, cols)| i16::from(cols));
    let is_box_edge = |col: i16| width.is_some_and(|width| (col - first.origin().col).rem_euclid(width) == 0);
    let row = |row: i16| {
        let mut text = String::new();
        for col in top_left.col..right {
            if col > top_left.col && is_box_edge(col) {
                text.push(' ');
            }
            text.push(symbol(Cell::new(row, col)));
        }
        text
    };
    (top_left.row..bottom).map(row).collect()
}

/// Returns the symbol for a place of the lattice in a row of text.
pub(super) fn symbol(puzzle: &Puzzle, cell: Cell) -> char {
    match puzzle.givens().get(&cell) {
        Some(&digit) => puzzle.board().numbering().symbol(digit),
        None if puzzle.board().contains(cell) => '.',
        None => '#',
    }
}

/// Writes the regions of a grid of n rows as n texts.
pub(super) fn write_regions(regions: &[u8]) -> Vec<String> {
    let symbols = |row: &[u8]| row.iter().map(|&region| Digit::from_index(region.into()).symbol()).collect();
    regions.chunks(regions.len().isqrt().max(1)).map(symbols).collect()
}

/// Returns the givens of a single grid in reading order, with `blank` for empty cells.
pub(super) fn grid_symbols(puzzle: &Puzzle, blank: char) -> String {
    let symbol = |cell: &Cell| puzzle.givens().get(cell).map_or(blank, |digit| digit.symbol());
    puzzle.board().cells().iter().map(symbol).collect()
}
