//! Squares of symbols, as the formats of plain givens have them.

use crate::board::{Board, Cell};
use crate::formats::codec::CodecError;
use crate::formats::loss::Losses;
use crate::formats::symbol_set::SymbolSet;
use crate::formats::{ReadErrorKind, customary_box};
use crate::puzzle::{Givens, Puzzle, PuzzleError};
use crate::words::Message;

/// Builds the puzzle from a square of symbols, with the customary boxes, and reports ambiguous symbols.
///
/// # Errors
/// Returns an error if a symbol is no digit, or no grid has this size.
pub(in crate::formats) fn read_rows(rows: &[(usize, Vec<char>)], losses: &mut Losses) -> Result<Puzzle, CodecError> {
    let shape = u8::try_from(rows.len()).ok().and_then(|size| Some((size, customary_box(size)?)));
    let Some((size, (height, width))) = shape else {
        return Err(ReadErrorKind::RowCount { found: rows.len(), expected: 9 }.into());
    };
    let symbols = || rows.iter().flat_map(|(_, symbols)| symbols.iter().copied());
    let set = SymbolSet::of(symbols(), size);
    set.report(symbols(), losses);
    let board = set.on(Board::single(height, width).map_err(ReadErrorKind::from)?);
    let mut givens = Givens::new();
    for (row, (line, symbols)) in rows.iter().enumerate() {
        if symbols.len() != rows.len() {
            let problem = ReadErrorKind::RowLength { row: row + 1, found: symbols.len(), expected: rows.len() };
            return Err(CodecError::in_line(*line, problem));
        }
        for (col, &symbol) in symbols.iter().enumerate() {
            let cell = Cell::new(row as i16, col as i16);
            match set.digit(symbol) {
                Some(digit) if digit.value() <= size => drop(givens.insert(cell, digit)),
                _ if set.is_blank(symbol, size) => {}
                Some(digit) => {
                    let problem = ReadErrorKind::Puzzle(PuzzleError::digit_too_large(&board, cell, digit));
                    return Err(CodecError::in_line(*line, problem));
                }
                None => {
                    let hint = Box::new(Message::new("hint-line"));
                    return Err(CodecError::in_line(
                        *line,
                        ReadErrorKind::UnknownSymbol { symbol, cell: Some(cell), hint },
                    ));
                }
            }
        }
    }
    Ok(set.puzzle(board, givens).map_err(ReadErrorKind::from)?)
}
