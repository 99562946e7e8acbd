//! What variables and rows are called in models, and what stands above them.

use std::collections::BTreeMap;

use super::ModelFormat;
use super::lines::{Lines, WIDTH};
use crate::board::Board;
use crate::model::{Origin, Program, Row, Var};
use crate::puzzle::Puzzle;

/// What tells a file of a format from others: a part of its first comment.
pub(super) fn signature(format: ModelFormat) -> String {
    format!("gridwright model, .{}:", format.ending())
}

/// The comments above a model: what it is, how it is run, and the puzzle's title. `mark` begins a comment.
pub(super) fn head(lines: &mut Lines, format: ModelFormat, mark: &str, how: &[&str], puzzle: &Puzzle) {
    lines.line(&format!("{mark} {} {}", signature(format), format.words()));
    how.iter().for_each(|how| lines.line(&format!("{mark} {how}")));
    let title = title(puzzle);
    if !title.is_empty() {
        lines.line(&format!("{mark} {title}"));
    }
}

/// The title in one line, of bounded length.
pub(super) fn title(puzzle: &Puzzle) -> String {
    puzzle.title().chars().map(|c| if c.is_control() { ' ' } else { c }).take(WIDTH).collect()
}

/// `r3c4_d5` where the cell holds the digit, else `a1`, `a2`, …
pub(super) fn variable(board: &Board, program: &Program, var: Var) -> String {
    match program.meaning(var) {
        Some((cell, digit)) => format!("{}_d{}", board.cell(cell), board.numbering().number(digit)),
        None => format!("a{}", var.0 as usize + 1 - program.cells() * usize::from(program.digits())),
    }
}

/// The names of all variables of a program.
pub(super) fn variables(board: &Board, program: &Program) -> Vec<String> {
    (0..program.variables()).map(|var| variable(board, program, Var(var as u32))).collect()
}

/// The names of rows in their order: those without an origin come first, one for each cell.
pub(super) fn rows(board: &Board, program: &Program) -> Vec<String> {
    let mut counts = BTreeMap::new();
    program.rows().iter().enumerate().map(|(index, row)| self::row(board, row, index, &mut counts)).collect()
}

fn row(board: &Board, row: &Row, index: usize, counts: &mut BTreeMap<Option<Origin>, usize>) -> String {
    let count = counts.entry(row.origin).or_insert(0);
    *count += 1;
    match row.origin {
        None => format!("cell_{}", board.cells()[index]),
        Some(Origin::Base) => format!("board_{count}"),
        Some(Origin::Given(cell)) if *count == 1 => format!("given_{}", board.cell(cell)),
        Some(Origin::Given(cell)) => format!("given_{}_{count}", board.cell(cell)),
        Some(Origin::Rule(rule)) => format!("rule{}_{count}", rule + 1),
    }
}

/// Above the constraints of one origin.
pub(super) fn origin(origin: Origin) -> String {
    match origin {
        Origin::Base => "the board".to_owned(),
        Origin::Given(_) => "the givens".to_owned(),
        Origin::Rule(rule) => format!("rule {}", rule + 1),
    }
}
