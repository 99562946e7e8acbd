//! Makes puzzles of the rows of boards. A full board that agrees with the one before it is its solution, and one whose
//! symbols name connected parts is its regions.

use std::collections::{BTreeMap, BTreeSet};

use super::assemble::BoardRows;
use super::cell_text::is_candidates;
use crate::board::{Cell, Digit, DigitSet, Numbering};
use crate::formats::classic::{CellCandidates, cell_candidates, read_rows};
use crate::formats::codec::{CodecError, FoundPuzzle};
use crate::formats::json::entry_error;
use crate::formats::loss::Losses;
use crate::formats::published::with_solution;
use crate::formats::region_board::region_board;
use crate::formats::{Format, ReadErrorKind};
use crate::puzzle::{Puzzle, Symbols};

/// A puzzle with its format, or the error in its place.
pub(super) type BuiltPuzzle = Result<(Format, FoundPuzzle), CodecError>;

/// Makes puzzles of all boards of a text and puts the errors of damaged ones between them, in order of lines.
pub(super) fn build_all(boards: Vec<BoardRows>, damaged: Vec<CodecError>) -> Vec<BuiltPuzzle> {
    let mut built: Vec<(usize, BuiltPuzzle)> = Vec::new();
    let mut boards = boards.into_iter().peekable();
    while let Some(board) = boards.next() {
        let line = board.line();
        let (mut regions, mut solution) = (None, None);
        while let Some(next) = boards.peek() {
            if regions.is_none() && is_region_map(next) && !is_region_map(&board) {
                regions = boards.next();
            } else if solution.is_none() && solves(next, &board) {
                solution = boards.next();
            } else {
                break;
            }
        }
        built.push((line, build(&board, regions.as_ref(), solution.as_ref())));
    }
    let line = |error: &CodecError| error.line.unwrap_or(0);
    built.extend(damaged.into_iter().map(|error| (line(&error), Err(error))));
    built.sort_by_key(|(line, _)| *line);
    built.into_iter().map(|(_, found)| found).collect()
}

/// Makes the puzzle of a board.
///
/// # Errors
/// Returns an error if a cell is neither a digit of the board nor candidates.
pub(super) fn build(board: &BoardRows, regions: Option<&BoardRows>, solution: Option<&BoardRows>) -> BuiltPuzzle {
    let size = board.rows.len();
    let line = board.line();
    let place = |error: CodecError| CodecError { line: Some(error.line.unwrap_or(line)), ..error };
    let cells = || board.rows.iter().flat_map(|row| &row.cells);
    if size == 9 && cells().any(|cell| is_candidates(cell)) {
        let cells: Result<Vec<CellCandidates>, CodecError> = cells().enumerate().map(candidates).collect();
        let found = cells.and_then(|cells| cell_candidates::read(&cells)).map_err(place)?;
        let found = found.into_iter().next().ok_or(ReadErrorKind::NoPuzzle)?;
        return Ok((Format::Candidates, FoundPuzzle { line, ..found }));
    }
    let mut rows: Vec<(usize, Vec<char>)> = Vec::new();
    for (row, text) in board.rows.iter().enumerate() {
        let mut symbols = Vec::new();
        for (col, cell) in text.cells.iter().enumerate() {
            let known = symbol(cell, size);
            let wrong = || entry_error(place_of(row, col).to_string(), "expected-digit");
            symbols.push(known.ok_or_else(|| CodecError::in_line(text.line, wrong()))?);
        }
        rows.push((text.line, symbols));
    }
    let mut losses = Losses::default();
    let mut puzzle = read_rows(&rows, &mut losses).map_err(place)?;
    if let Some(regions) = regions {
        puzzle = with_regions(&puzzle, regions).map_err(place)?;
    }
    if let Some(solution) = solution {
        let symbols: Option<String> =
            solution.rows.iter().flat_map(|row| &row.cells).map(|cell| symbol(cell, size)).collect();
        let letters = *puzzle.symbols() == Symbols::Letters;
        puzzle = with_solution(puzzle, &symbols.unwrap_or_default(), letters).map_err(|error| place(error.into()))?;
    }
    Ok((Format::Picture, FoundPuzzle { puzzle, line, losses, reading: None }))
}

fn place_of(row: usize, col: usize) -> Cell {
    Cell::new(row as i16, col as i16)
}

/// Returns the candidates of a cell.
fn candidates((at, cell): (usize, &String)) -> Result<CellCandidates, CodecError> {
    let digits: DigitSet = cell.chars().filter_map(Digit::from_symbol).collect();
    match cell.len() == 1 || is_candidates(cell) {
        true => Ok(CellCandidates { digits, by_solver: false }),
        false => Err(entry_error(place_of(at / 9, at % 9).to_string(), "expected-digits-list").into()),
    }
}

/// Returns the symbol of a cell: itself, or that of a number.
fn symbol(cell: &str, size: usize) -> Option<char> {
    let mut symbols = cell.chars();
    match (symbols.next(), symbols.next()) {
        (Some(symbol), None) => Some(symbol),
        _ => {
            let number: u8 = cell.parse().ok().filter(|&number| usize::from(number) <= size)?;
            Numbering::FromOne.digit(number).map(Digit::symbol)
        }
    }
}

/// Returns the puzzle on a board with these regions.
pub(super) fn with_regions(puzzle: &Puzzle, regions: &BoardRows) -> Result<Puzzle, CodecError> {
    let cells = || regions.rows.iter().flat_map(|row| &row.cells);
    let names: Vec<&String> = cells().collect::<BTreeSet<_>>().into_iter().collect();
    let numbers: Vec<Option<i64>> =
        cells().map(|cell| names.iter().position(|name| *name == cell).map(|at| at as i64)).collect();
    let outline = region_board(puzzle.board().size(), &numbers).map_err(ReadErrorKind::from)?;
    let board = outline.board.with_numbering(puzzle.board().numbering());
    let jigsaw = Puzzle::builder(board).givens(puzzle.givens().clone()).build().map_err(ReadErrorKind::from)?;
    Ok(jigsaw.with_symbols(puzzle.symbols().clone()).map_err(ReadErrorKind::from)?)
}

/// Returns whether the symbols of a board name its regions: each occurs as often as there are rows, in cells that are
/// connected. In a filled sudoku, no two cells with a common edge have the same digit.
pub(super) fn is_region_map(board: &BoardRows) -> bool {
    let size = board.rows.len();
    let mut cells: BTreeMap<&str, Vec<(usize, usize)>> = BTreeMap::new();
    for (row, text) in board.rows.iter().enumerate() {
        for (col, cell) in text.cells.iter().enumerate() {
            cells.entry(cell).or_default().push((row, col));
        }
    }
    let is_region =
        |(name, cells): (&&str, &Vec<(usize, usize)>)| *name != "." && cells.len() == size && is_connected(cells);
    cells.len() == size && cells.iter().all(is_region)
}

fn is_connected(cells: &[(usize, usize)]) -> bool {
    let mut left: BTreeSet<(usize, usize)> = cells.iter().copied().collect();
    let mut waiting: Vec<(usize, usize)> = left.pop_first().into_iter().collect();
    while let Some((row, col)) = waiting.pop() {
        for next in [(row + 1, col), (row.wrapping_sub(1), col), (row, col + 1), (row, col.wrapping_sub(1))] {
            if left.remove(&next) {
                waiting.push(next);
            }
        }
    }
    left.is_empty()
}

/// Returns whether a board is full and agrees with all digits of another, which has empty cells.
pub(super) fn solves(full: &BoardRows, board: &BoardRows) -> bool {
    let cells = |board: &BoardRows| board.rows.iter().flat_map(|row| row.cells.clone()).collect::<Vec<String>>();
    let (full, givens) = (cells(full), cells(board));
    let empty = |cell: &String| matches!(cell.as_str(), "." | "0");
    let agrees = full.iter().zip(&givens).all(|(digit, given)| empty(given) || digit == given);
    full.len() == givens.len() && !full.iter().any(empty) && givens.iter().any(empty) && agrees
}
