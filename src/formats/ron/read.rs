//! From the text of a puzzle file to the puzzle.

use std::collections::BTreeMap;

use super::diagnose::{GivenPlace, GridPlace, Outline, check_version, syntax_error};
use super::{GridFile, PuzzleFile, options};
use crate::board::{Board, BoardError, Cell, Digit, Grid};
use crate::formats::{Problem, ReadError};
use crate::puzzle::{PlacedRule, Puzzle, PuzzleError};

/// Reads one puzzle.
pub(in crate::formats) fn read(file: &str, text: &str) -> Result<Puzzle, ReadError> {
    if text.trim().is_empty() {
        return Err(Problem::NoPuzzle.of_file(file));
    }
    check_version(file, text)?;
    let parts: PuzzleFile = options().from_str(text).map_err(|error| syntax_error(file, text, &error))?;
    let outline = Outline::of(text);
    let board = make_board(&parts.grids).map_err(|(place, problem)| outline.at_grid(file, place, problem))?;
    let givens =
        read_givens(&board, &parts.givens).map_err(|(place, problem)| outline.at_given(file, place, problem))?;
    let rules = parts.rules.into_iter().map(|entry| PlacedRule { rule: entry.rule, tint: entry.tint, on: entry.on });
    let puzzle = Puzzle::new(parts.title, parts.author, board, givens, rules.collect());
    puzzle.and_then(|puzzle| puzzle.with_symbols(parts.symbols)).map_err(|error| match &error {
        PuzzleError::RuleMisfit { number, .. } => outline.at_rule(file, number - 1, error.into()),
        PuzzleError::Symbols(_) => outline.at_symbols(file, error.into()),
        PuzzleError::OffBoard { .. } | PuzzleError::DigitTooLarge { .. } => Problem::from(error).of_file(file),
    })
}

fn make_board(grids: &[GridFile]) -> Result<Board, (GridPlace, Problem)> {
    let make = |(index, grid)| make_grid(grid).map_err(|(row, problem)| ((index, row), problem));
    Board::new(grids.iter().enumerate().map(make).collect::<Result<_, _>>()?).map_err(|error| match &error {
        BoardError::DifferentSizes { grid, .. } | BoardError::SamePlace { second: grid, .. } => {
            ((grid.index(), None), error.into())
        }
        BoardError::NoGrids
        | BoardError::Size { .. }
        | BoardError::NoRegion { .. }
        | BoardError::BoxShape { .. }
        | BoardError::OffLattice { .. }
        | BoardError::TooManyCells { .. }
        | BoardError::TooManyGrids { .. } => ((0, None), error.into()),
    })
}

fn make_grid(file: &GridFile) -> Result<Grid, (Option<usize>, Problem)> {
    let grid = match (&file.boxes, file.regions.as_slice(), file.latin) {
        (Some(shape), [], None) => Grid::new(file.at, shape.rows, shape.cols),
        (None, rows @ [_, ..], None) => Grid::jigsaw(file.at, read_regions(file.at, rows)?),
        (None, [], Some(size)) => Grid::latin(file.at, size),
        _ => return Err((None, Problem::GridKind)),
    };
    grid.map_err(|error| (None, error.into()))
}

/// The number of the region of each cell. As many rows as symbols in a row; symbols are digits as in givens.
fn read_regions(origin: Cell, rows: &[String]) -> Result<Vec<u8>, (Option<usize>, Problem)> {
    let hint = "regions are named by the digits 1 to 9 and the letters A to P";
    let mut regions = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        let at_row = |problem| (Some(row), problem);
        let symbols: Vec<char> = text.chars().filter(|symbol| !symbol.is_whitespace()).collect();
        if symbols.len() != rows.len() {
            return Err(at_row(Problem::RowLength { row: row + 1, found: symbols.len(), expected: rows.len() }));
        }
        for (col, symbol) in symbols.into_iter().enumerate() {
            let cell = Some(origin.offset(row as i16, col as i16));
            let region = Digit::from_symbol(symbol).ok_or(at_row(Problem::UnknownSymbol { symbol, cell, hint }))?;
            regions.push(region.index() as u8);
        }
    }
    Ok(regions)
}

/// The digits that rows of text give to a board.
fn read_givens(board: &Board, rows: &[String]) -> Result<BTreeMap<Cell, Digit>, (GivenPlace, Problem)> {
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    let (height, width) = ((bottom - top_left.row) as usize, (right - top_left.col) as usize);
    let mut givens = BTreeMap::new();
    for (row, text) in rows.iter().enumerate() {
        let symbols: Vec<(usize, char)> = text.chars().enumerate().filter(|(_, c)| !c.is_whitespace()).collect();
        if row < height && symbols.len() != width {
            let problem = Problem::RowLength { row: row + 1, found: symbols.len(), expected: width };
            return Err(((row, None), problem));
        }
        for (col, &(at, symbol)) in symbols.iter().enumerate().take_while(|_| row < height) {
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

fn read_symbol(board: &Board, cell: Cell, symbol: char) -> Result<Option<Digit>, Problem> {
    let size = board.size();
    let on_board = board.contains(cell);
    match (symbol, Digit::from_symbol(symbol)) {
        ('#', _) if on_board => Err(Problem::CellMarkedAsHole { cell }),
        ('#', _) => Ok(None),
        ('.' | '0', _) if on_board => Ok(None),
        ('.' | '0', _) => Err(Problem::HoleNotMarked { cell }),
        (_, None) => {
            let hint = "an empty cell is ., letters from A to P are digits above 9, and # is off the board";
            Err(Problem::UnknownSymbol { symbol, cell: Some(cell), hint })
        }
        (_, Some(_)) if !on_board => Err(Problem::Puzzle(PuzzleError::OffBoard { cell })),
        (_, Some(digit)) if digit.value() > size => {
            Err(Problem::Puzzle(PuzzleError::DigitTooLarge { cell, digit, size }))
        }
        (_, Some(digit)) => Ok(Some(digit)),
    }
}
