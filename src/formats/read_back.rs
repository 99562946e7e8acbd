//! Reads back everything that is written. Other programs define boards in their own ways, so only reading shows whether
//! a text means the same puzzle. A different board or different givens are reported like any loss, and so is a text
//! that cannot be read at all.
//!
//! Rules are not compared, since formats express many of them differently. Writers report the rules they lose, which is
//! tested with random puzzles.

use std::collections::BTreeSet;

use super::codec::Codec;
use super::loaded::LoadedPuzzle;
use super::loss::{Loss, LossOutcome, Losses, LostElement};
use super::published::report_differences;
use super::reading::read_str;
use super::warning::Warning;
use crate::board::{Board, Cell};
use crate::puzzle::{Publication, Puzzle};
use crate::words::Message;

/// Decides which puzzles of a collection are read back: all puzzles with rules, and the first of each run of puzzles
/// without rules on the same board. There may be millions of the latter, and reading back the rest of a run would show
/// nothing new.
#[derive(Default)]
pub(super) struct ReadBack {
    board: Option<Board>,
}

impl ReadBack {
    /// Returns the losses of a puzzle that was written alone as `text`.
    pub(super) fn check(&mut self, codec: &dyn Codec, puzzle: &Puzzle, text: &str, told: &[Warning]) -> Vec<Warning> {
        let plain = puzzle.rules().is_empty() && *puzzle.publication() == Publication::default();
        if !codec.reads_back(puzzle) || plain && self.board.as_ref() == Some(puzzle.board()) {
            return vec![];
        }
        self.board = Some(puzzle.board().clone());
        check_all(codec, &[puzzle], text, told)
    }
}

/// Returns the losses of puzzles that were written together as `text`.
pub(super) fn check_all(codec: &dyn Codec, puzzles: &[&Puzzle], text: &str, told: &[Warning]) -> Vec<Warning> {
    if !puzzles.iter().any(|puzzle| codec.reads_back(puzzle)) {
        return vec![];
    }
    let unreadable = |problem| vec![Warning::NotReadBack { puzzle: 1, problem: Box::new(problem) }];
    let loaded: Vec<LoadedPuzzle> = match read_str("", text, Some(codec.format())) {
        Ok(loaded) if loaded.len() == puzzles.len() => loaded,
        Ok(loaded) => {
            let problem = Message::new("read-back-count").with("found", loaded.len()).with("expected", puzzles.len());
            return unreadable(problem);
        }
        Err(error) => return unreadable(error.problem.message()),
    };
    let compared = puzzles.iter().zip(&loaded).enumerate().flat_map(|(at, (puzzle, loaded))| {
        let told = |element: &LostElement| told.iter().any(|warning| warning.reports_loss(at + 1, element));
        let losses = differences(puzzle, &loaded.puzzle, told);
        losses.into_iter().map(move |loss| Warning::LostOnWriting { puzzle: at + 1, loss })
    });
    compared.collect()
}

/// Returns the differences between the puzzle and what was read, except those already reported.
fn differences(meant: &Puzzle, read: &Puzzle, told: impl Fn(&LostElement) -> bool) -> Vec<Loss> {
    let mut losses = Losses::default();
    let (board, other) = (meant.board(), read.board());
    if board.top_left() != other.top_left() && !told(&LostElement::Origin) {
        losses.add(LostElement::Origin, LossOutcome::NoPlace);
    }
    if board.numbering() != other.numbering() && !told(&LostElement::Symbols) {
        losses.add(LostElement::Symbols, LossOutcome::NoPlace);
    }
    let boxes_told = told(&LostElement::Boxes);
    let same_cells = board.size() == other.size() && cells(board) == cells(other);
    if !same_cells || (!boxes_told && houses(board) != houses(other)) {
        losses.add(LostElement::Layout, LossOutcome::ReadOtherwise);
    }
    // The format may have givens in place of a rule that fixes one digit.
    let (wanted, found) = (givens(meant), givens(read));
    let lost = wanted.difference(&found).count();
    // Without rules, an extra given is as wrong as a missing one.
    let made_up = if meant.rules().is_empty() { found.difference(&wanted).count() } else { 0 };
    losses.add_many(LostElement::Givens, LossOutcome::ReadOtherwise, lost.max(made_up));
    report_differences(meant, read, told, &mut losses);
    losses.into_vec()
}

/// Returns a cell relative to the top-left cell of the board, since a moved origin is reported separately, and only
/// once.
fn place(board: &Board, cell: Cell) -> Cell {
    let first = board.top_left();
    Cell::new(cell.row - first.row, cell.col - first.col)
}

fn cells(board: &Board) -> Vec<Cell> {
    board.cells().iter().map(|&cell| place(board, cell)).collect()
}

/// Returns the sets of cells that must hold different digits, regardless of grids and boxes.
fn houses(board: &Board) -> BTreeSet<Vec<Cell>> {
    let cells = |ids: &[crate::board::CellId]| ids.iter().map(|&id| place(board, board.cell(id))).collect();
    board.houses().iter().filter(|house| house.cells.len() > 1).map(|house| cells(&house.cells)).collect()
}

fn givens(puzzle: &Puzzle) -> BTreeSet<(Cell, u8)> {
    let board = puzzle.board();
    puzzle.givens().iter().map(|(&cell, &digit)| (place(board, cell), board.numbering().number(digit))).collect()
}
