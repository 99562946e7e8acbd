//! Rows of text that cover a board or a grid, as every format has them: its givens, and the regions of a jigsaw.
//!
//! Blanks in a row mean nothing, so that boxes can be set off from each other. An empty cell is `.`; where digits begin
//! at 1, also `0`.

use super::Problem;
use crate::board::{Board, Cell, Digit, Numbering};
use crate::puzzle::{Givens, Puzzle, PuzzleError};
use crate::words::Message;

/// A row at fault, and a symbol in it if one is, both from 0.
pub(super) type RowPlace = (usize, Option<usize>);

/// The symbols of a row, each with its place in the text, counted in characters.
fn symbols(text: &str) -> Vec<(usize, char)> {
    text.chars().enumerate().filter(|(_, symbol)| !symbol.is_whitespace()).collect()
}

/// The number of the region of each cell. As many rows as symbols in a row; symbols are digits from 1, on every board.
pub(super) fn read_regions(origin: Cell, rows: &[impl AsRef<str>]) -> Result<Vec<u8>, (RowPlace, Problem)> {
    let mut regions = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        let symbols = symbols(text.as_ref());
        if symbols.len() != rows.len() {
            let problem = Problem::RowLength { row: row + 1, found: symbols.len(), expected: rows.len() };
            return Err(((row, None), problem));
        }
        for (col, (at, symbol)) in symbols.into_iter().enumerate() {
            let cell = Some(origin.offset(row as i16, col as i16));
            let unknown = || {
                ((row, Some(at)), Problem::UnknownSymbol { symbol, cell, hint: Box::new(Message::new("hint-regions")) })
            };
            regions.push(Digit::from_symbol(symbol).ok_or_else(unknown)?.index() as u8);
        }
    }
    Ok(regions)
}

/// The digits that rows of text give to a board: from its first row and column to its last, `#` where no grid covers
/// the lattice. No rows at all give nothing.
pub(super) fn read_givens(board: &Board, rows: &[impl AsRef<str>]) -> Result<Givens, (RowPlace, Problem)> {
    let top_left = board.top_left();
    let (height, width) = size(board);
    let mut givens = Givens::new();
    for (row, text) in rows.iter().enumerate().take(height) {
        let symbols = symbols(text.as_ref());
        if symbols.len() != width {
            let problem = Problem::RowLength { row: row + 1, found: symbols.len(), expected: width };
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
        return Err(((last, None), Problem::RowCount { found: rows.len(), expected: height }));
    }
    Ok(givens)
}

/// How many rows and columns of text cover a board.
pub(super) fn size(board: &Board) -> (usize, usize) {
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    ((bottom - top_left.row) as usize, (right - top_left.col) as usize)
}

fn read_symbol(board: &Board, cell: Cell, symbol: char) -> Result<Option<Digit>, Problem> {
    let on_board = board.contains(cell);
    match (symbol, board.numbering().read(symbol)) {
        ('#', _) if on_board => Err(Problem::CellMarkedAsHole { cell }),
        ('#', _) => Ok(None),
        ('.', _) | ('0', None) if on_board => Ok(None),
        ('.', _) | ('0', None) => Err(Problem::HoleNotMarked { cell }),
        (_, None) => {
            let hint = Box::new(Message::new(match board.numbering() {
                Numbering::FromOne => "hint-rows",
                Numbering::FromZero => "hint-rows.from-zero",
            }));
            Err(Problem::UnknownSymbol { symbol, cell: Some(cell), hint })
        }
        (_, Some(_)) if !on_board => Err(Problem::Puzzle(PuzzleError::OffBoard { cell })),
        (_, Some(digit)) if digit.value() > board.size() => {
            Err(Problem::Puzzle(PuzzleError::digit_too_large(board, cell, digit)))
        }
        (_, Some(digit)) => Ok(Some(digit)),
    }
}

/// How a place of the lattice stands in a row of text.
pub(super) fn symbol(puzzle: &Puzzle, cell: Cell) -> char {
    match puzzle.givens().get(&cell) {
        Some(&digit) => puzzle.board().numbering().symbol(digit),
        None if puzzle.board().contains(cell) => '.',
        None => '#',
    }
}

/// The regions of a grid of n rows as n texts.
pub(super) fn write_regions(regions: &[u8]) -> Vec<String> {
    let symbols = |row: &[u8]| row.iter().map(|&region| Digit::from_index(region.into()).symbol()).collect();
    regions.chunks(regions.len().isqrt().max(1)).map(symbols).collect()
}
