//! Names of variables and rows in models, and the comments at the top.

use std::collections::BTreeMap;

use super::format::ModelFormat;
use super::lines::{ModelText, WIDTH};
use crate::board::{Board, CellId};
use crate::model::{Origin, Program, Row, Var, Variables};
use crate::puzzle::Puzzle;

/// Returns the part of the first comment that identifies the format.
pub(super) fn signature(format: ModelFormat) -> String {
    format!("gridwright model, .{}:", format.extension())
}

/// Writes the comments at the top of a model: its kind, how to run it, and the title. `mark` is the comment prefix.
pub(super) fn write_header(lines: &mut ModelText, format: ModelFormat, mark: &str, how: &[&str], puzzle: &Puzzle) {
    lines.line(&format!("{mark} {} {}", signature(format), format.description()));
    how.iter().for_each(|how| lines.line(&format!("{mark} {how}")));
    let title = title(puzzle);
    if !title.is_empty() {
        lines.line(&format!("{mark} {title}"));
    }
}

/// Returns the title in one line of limited length.
pub(super) fn title(puzzle: &Puzzle) -> String {
    puzzle.title().chars().map(|c| if c.is_control() { ' ' } else { c }).take(WIDTH).collect()
}

/// Returns `r3c4_d5` for the digit of a cell, `mark1_r3c4_v2` for the value of a layer, else `a1`, `a2`, …
pub(super) fn variable(board: &Board, program: &Program, var: Var) -> String {
    let variables = program.model_variables();
    match program.cell_and_digit(var) {
        Some((id, value)) if !variables.is_cell(id) => format!("{}_v{}", layered(board, variables, id), value.value()),
        Some((cell, digit)) => format!("{}_d{}", board.cell(cell), board.numbering().number(digit)),
        // Auxiliary variables follow those of the cells, and are counted from 1.
        None => format!("a{}", var.0 as usize + 1 - program.value_variables()),
    }
}

/// Returns the name of a variable of the model: its cell, or `mark1_r3c4`, where 1 is the number of the layer.
pub(super) fn layered(board: &Board, variables: &Variables, id: CellId) -> String {
    match variables.layer_of(id) {
        None => board.cell(id).to_string(),
        Some((number, place)) => {
            let layer = &variables.layers()[number];
            let cell = layer.owners.get(place).copied();
            let owner = cell.map_or_else(String::new, |owner| board.cell(owner).to_string());
            let same = |places: &[CellId]| places.iter().filter(|&&other| Some(other) == cell).count();
            // Several variables of a layer may belong to a cell.
            let suffix = match same(&layer.owners) {
                0 | 1 => String::new(),
                _ => format!("_{}", same(&layer.owners[..=place])),
            };
            format!("{}{}_{owner}{suffix}", layer.name, number + 1)
        }
    }
}

/// Returns the names of all variables of a program.
pub(super) fn variables(board: &Board, program: &Program) -> Vec<String> {
    (0..program.variables()).map(|var| variable(board, program, Var(var as u32))).collect()
}

/// Returns the names of all rows, in order. Rows without an origin come first, one for each cell.
pub(super) fn rows(board: &Board, program: &Program) -> Vec<String> {
    let mut counts = BTreeMap::new();
    let variables = program.model_variables();
    program.rows().iter().enumerate().map(|(index, row)| self::row(board, variables, row, index, &mut counts)).collect()
}

fn row(
    board: &Board,
    variables: &Variables,
    row: &Row,
    index: usize,
    counts: &mut BTreeMap<Option<Origin>, usize>,
) -> String {
    let count = counts.entry(row.origin).or_insert(0);
    *count += 1;
    match row.origin {
        None => format!("cell_{}", layered(board, variables, CellId(index as u16))),
        Some(Origin::Base) => format!("board_{count}"),
        Some(Origin::Given(cell)) if *count == 1 => format!("given_{}", board.cell(cell)),
        Some(Origin::Given(cell)) => format!("given_{}_{count}", board.cell(cell)),
        Some(Origin::Rule(rule)) => format!("rule{}_{count}", rule + 1),
    }
}

/// Returns the heading of the constraints of one origin.
pub(super) fn origin_heading(origin: Origin) -> String {
    match origin {
        Origin::Base => "the board".to_owned(),
        Origin::Given(_) => "the givens".to_owned(),
        Origin::Rule(rule) => format!("rule {}", rule + 1),
    }
}
