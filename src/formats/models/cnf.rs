//! Writes a puzzle as clauses in DIMACS format, derived from the rows of the integer program.
//!
//! The format: *Satisfiability: Suggested Format*, DIMACS Challenge 1993. The first variables are the digits of the
//! cells. All others are determined by these, so there are as many models as solutions.

use super::diagram::ClauseSet;
use super::error::{MAX_CLAUSES, MAX_TERMS, ModelError};
use super::format::ModelFormat;
use super::lines::ModelText;
use super::names;
use crate::model::{Cmp, Program};
use crate::puzzle::Puzzle;

pub(super) fn write(puzzle: &Puzzle) -> Result<String, ModelError> {
    let program = Program::compact(&puzzle.model(), MAX_TERMS).ok_or(ModelError::Terms)?;
    let mut clauses = ClauseSet::new(program.variables() as i32, MAX_CLAUSES);
    for row in program.rows() {
        let terms: Vec<(i32, i32)> = row.terms.iter().map(|&(factor, var)| (factor, var.0 as i32 + 1)).collect();
        let all: i64 = terms.iter().map(|&(factor, _)| i64::from(factor.abs())).sum();
        let total = i64::from(row.total);
        match row.cmp {
            Cmp::AtMost => clauses.between(&terms, -all, total),
            Cmp::Equal => clauses.between(&terms, total, total),
            Cmp::AtLeast => clauses.between(&terms, total, all),
        }
        if clauses.exceeds_limit() {
            return Err(ModelError::Clauses);
        }
    }
    let mut lines = ModelText::default();
    let digits = usize::from(program.digits());
    let how = [
        "cadical FILE, minisat FILE RESULT, kissat FILE",
        &format!("variable ({digits} * cell + digit + 1), both from 0: the cell holds the digit; the cells are"),
    ];
    names::write_header(&mut lines, ModelFormat::Cnf, "c", &how, puzzle);
    let variables = program.model_variables();
    for layer in variables.layers() {
        let (name, count, values) = (layer.name, layer.owners.len(), layer.values);
        lines.line(&format!("c then {count} x {values} variables of the layer {name}"));
    }
    let cells: Vec<String> = puzzle.board().cells().iter().map(ToString::to_string).collect();
    cells.chunks(12).for_each(|cells| lines.line(&format!("c {}", cells.join(" "))));
    lines.line(&format!("p cnf {} {}", clauses.variables, clauses.count()));
    for clause in clauses.iter() {
        let literals: Vec<String> = clause.iter().map(ToString::to_string).chain(["0".to_owned()]).collect();
        lines.line(&literals.join(" "));
    }
    Ok(lines.text)
}
