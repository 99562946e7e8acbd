//! Converts the candidates of all cells of a 9x9 sudoku to a puzzle. With enough givens, candidates are a solver's
//! marks; with fewer, they are clues, as in a Sukaku.

use std::collections::BTreeMap;

use crate::board::{Board, Cell, CellSet, Digit, DigitSet};
use crate::formats::ReadErrorKind;
use crate::formats::codec::{CodecError, FoundPuzzle};
use crate::formats::json::entry_error;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::place::DigitList;
use crate::puzzle::{Givens, PlacedRule, Progress, Puzzle};
use crate::variant::Allowed;

/// The fewest givens of a 9x9 sudoku with one solution (McGuire, Tugemann and Civario, 2012).
const FEWEST_GIVENS: usize = 17;

/// The content of a cell.
#[derive(Clone, Copy, Default)]
pub(in crate::formats) struct CellCandidates {
    pub digits: DigitSet,
    /// True if a solver entered them, so that a single digit is no given.
    pub by_solver: bool,
}

/// Builds the puzzle from 81 cells.
///
/// # Errors
/// Returns an error if the candidates are clues and a cell has none.
pub(in crate::formats) fn read(cells: &[CellCandidates]) -> Result<Vec<FoundPuzzle>, CodecError> {
    let board = Board::classic();
    let cells: Vec<(Cell, CellCandidates)> = board.cells().iter().copied().zip(cells.iter().copied()).collect();
    let given = |(cell, it): &(Cell, CellCandidates)| Some((*cell, it.digits.single().filter(|_| !it.by_solver)?));
    let givens: Givens = cells.iter().filter_map(given).collect();
    let open = || cells.iter().filter(|(cell, _)| !givens.contains_key(cell));
    let mut losses = Losses::default();
    // If every open cell still has all digits that the givens allow there, both interpretations give the same puzzle.
    let narrowed =
        open().filter(|(cell, it)| !remaining_digits(&board, &givens, *cell).without(it.digits).is_empty()).count();
    let by_solver = cells.iter().any(|(_, it)| it.by_solver);
    let rules = match !by_solver && narrowed > 0 && givens.len() < FEWEST_GIVENS {
        true => clues(open().copied())?,
        false => vec![],
    };
    let mut progress = Progress::default();
    if rules.is_empty() {
        for &(cell, it) in open() {
            progress.change(cell, |notes| match it.digits.single() {
                Some(digit) => notes.digit = Some(digit),
                None => notes.centre = it.digits,
            });
        }
    }
    let fate = if rules.is_empty() { LossOutcome::AsSolversMarks } else { LossOutcome::AsClues };
    losses.add_many(LostElement::Candidates, fate, if by_solver { 0 } else { narrowed });
    let puzzle = Puzzle::builder(board).givens(givens).rules(rules).build().map_err(ReadErrorKind::from)?;
    Ok(FoundPuzzle::only(puzzle.with_progress(progress).map_err(ReadErrorKind::from)?, losses))
}

/// Returns the digits of a cell that no given in its houses excludes.
fn remaining_digits(board: &Board, givens: &Givens, cell: Cell) -> DigitSet {
    let id = board.id(cell);
    let houses = board.houses().iter().filter(|house| house.cells.iter().any(|&other| Some(other) == id));
    let seen = houses.flat_map(|house| house.cells.iter().filter_map(|&other| givens.get(&board.cell(other)).copied()));
    DigitSet::all(board.size()).without(seen.collect())
}

/// Returns a rule for each set of cells with the same candidates; cells that may hold any digit need none.
fn clues(cells: impl Iterator<Item = (Cell, CellCandidates)>) -> Result<Vec<PlacedRule>, CodecError> {
    let mut allowed: BTreeMap<Vec<Digit>, CellSet> = BTreeMap::new();
    for (cell, CellCandidates { digits, .. }) in cells {
        if digits.is_empty() {
            return Err(entry_error(cell.to_string(), "expected-digits-list").into());
        }
        if digits != DigitSet::all(9) {
            allowed.entry(digits.iter().collect()).or_default().insert(cell);
        }
    }
    let rule = |(digits, cells): (Vec<Digit>, CellSet)| PlacedRule::new(Allowed { cells, digits: DigitList(digits) });
    Ok(allowed.into_iter().map(rule).collect())
}
