//! Functions shared by the formats of plain givens: reading rows of symbols, and reporting what is lost of a puzzle.

use crate::board::{Board, Cell, Numbering};
use crate::formats::codec::CodecError;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::symbol_set::SymbolSet;
use crate::formats::{Format, PuzzleToWrite, ReadErrorKind, SupportedBoards, WriteError, customary_box};
use crate::puzzle::{Givens, Puzzle, PuzzleError, Symbols};
use crate::words::Message;

/// Returns whether some program uses the symbol for an empty cell.
pub(in crate::formats) fn is_blank(symbol: char) -> bool {
    matches!(symbol, '.' | '0' | '*' | '_' | '-' | 'X' | 'x' | '?')
}

/// Builds the puzzle from a square of symbols, with the customary boxes, and reports ambiguous symbols.
///
/// # Errors
/// Returns an error if a symbol is no digit, or no grid has this size.
pub(super) fn read_rows(rows: &[(usize, Vec<char>)], losses: &mut Losses) -> Result<Puzzle, CodecError> {
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

/// Reports what a format of 9x9 givens loses of a puzzle.
///
/// # Errors
/// Returns an error if the board is no 9x9 grid with 3x3 boxes.
pub(in crate::formats) fn check_classic(
    out: &PuzzleToWrite,
    format: Format,
    words: bool,
    losses: &mut Losses,
) -> Result<(), WriteError> {
    let (puzzle, board) = (out.puzzle, out.puzzle.board());
    let is_classic = matches!(board.grids(), [grid] if grid.box_shape() == Some((3, 3)));
    if !is_classic || board.numbering() != Numbering::FromOne {
        return Err(WriteError::Board { format, holds: SupportedBoards::Classic });
    }
    if board.top_left() != Cell::new(0, 0) {
        losses.add(LostElement::Origin, LossOutcome::NoPlace);
    }
    if !words {
        report_title_and_author(puzzle, losses);
    }
    report_rules(puzzle, losses, |_| false);
    Ok(())
}

/// Reports the title and author as lost.
pub(in crate::formats) fn report_title_and_author(puzzle: &Puzzle, losses: &mut Losses) {
    losses.add_many(LostElement::Title, LossOutcome::NoPlace, usize::from(!puzzle.title().is_empty()));
    losses.add_many(LostElement::Author, LossOutcome::NoPlace, usize::from(!puzzle.author().is_empty()));
}

/// Reports as lost: the difficulty, remarks, symbols, a solver's progress, and all rules except those for which `held`
/// is true.
pub(in crate::formats) fn report_rules(
    puzzle: &Puzzle,
    losses: &mut Losses,
    held: impl Fn(&crate::variant::Rule) -> bool,
) {
    report_opinions(puzzle, losses);
    if *puzzle.symbols() != Symbols::default() {
        losses.add(LostElement::Symbols, LossOutcome::NoPlace);
    }
    report_progress(puzzle, losses);
    for placed in puzzle.rules() {
        match placed.on {
            false => losses.add(LostElement::DisabledRules, LossOutcome::NoPlace),
            true if held(&placed.rule) => {}
            true => losses.add(LostElement::Rules(placed.rule.kind()), LossOutcome::NoPlace),
        }
    }
}

/// Reports solvers' remarks and the setter's difficulty as lost.
pub(in crate::formats) fn report_opinions(puzzle: &Puzzle, losses: &mut Losses) {
    losses.add_many(LostElement::Remarks, LossOutcome::NoPlace, puzzle.remarks().len());
    losses.add_many(LostElement::Difficulty, LossOutcome::NoPlace, usize::from(puzzle.stars().is_some()));
}

/// Reports a solver's progress as lost.
pub(in crate::formats) fn report_progress(puzzle: &Puzzle, losses: &mut Losses) {
    losses.add_many(LostElement::EnteredDigits, LossOutcome::NoPlace, puzzle.progress().entered_count());
    losses.add_many(LostElement::PencilMarks, LossOutcome::NoPlace, puzzle.progress().marked_count());
    report_highlights(puzzle, losses);
}

/// Reports the colours of cells as lost.
pub(in crate::formats) fn report_highlights(puzzle: &Puzzle, losses: &mut Losses) {
    losses.add_many(LostElement::Highlights, LossOutcome::NoPlace, puzzle.progress().coloured_count());
}

/// Returns the givens of a single grid in reading order, with `blank` for empty cells.
pub(in crate::formats) fn symbols(puzzle: &Puzzle, blank: char) -> String {
    let symbol = |cell: &Cell| puzzle.givens().get(cell).map_or(blank, |digit| digit.symbol());
    puzzle.board().cells().iter().map(symbol).collect()
}
