//! Writes a puzzle's integer program as a free MPS file, with the names of the LP file.
//!
//! The format: <https://www.ibm.com/docs/en/icos/22.1.2?topic=formats-mps-file-format-industry-standard>; "free" means
//! that names are separated by spaces and may be longer than eight letters.

use super::error::{ModelError, program};
use super::format::ModelFormat;
use super::lines::ModelText;
use super::names;
use crate::model::Cmp;
use crate::puzzle::Puzzle;

pub(super) fn write(puzzle: &Puzzle) -> Result<String, ModelError> {
    let program = program(puzzle)?;
    let variables = names::variables(puzzle.board(), &program);
    let rows = names::rows(puzzle.board(), &program);
    let mut lines = ModelText::default();
    let how = ["glpsol --freemps FILE -o SOLUTION, cbc FILE solve solution SOLUTION, highs FILE"];
    names::write_header(&mut lines, ModelFormat::Mps, "*", &how, puzzle);
    lines.line("NAME gridwright");
    lines.line("ROWS");
    lines.line(" N obj");
    for (row, name) in program.rows().iter().zip(&rows) {
        let sort = match row.cmp {
            Cmp::AtMost => "L",
            Cmp::Equal => "E",
            Cmp::AtLeast => "G",
        };
        lines.line(&format!(" {sort} {name}"));
    }
    // MPS is ordered by columns: each variable with its rows.
    let mut columns = vec![Vec::new(); variables.len()];
    for (row, name) in program.rows().iter().zip(&rows) {
        row.terms.iter().for_each(|&(factor, var)| columns[var.0 as usize].push((name, factor)));
    }
    lines.line("COLUMNS");
    // The markers declare the columns between them as integers.
    lines.line(" MARKER1 'MARKER' 'INTORG'");
    for (variable, column) in variables.iter().zip(columns) {
        lines.line(&format!(" {variable} obj 0"));
        column.iter().for_each(|(row, factor)| lines.line(&format!(" {variable} {row} {factor}")));
    }
    lines.line(" MARKER2 'MARKER' 'INTEND'");
    lines.line("RHS");
    // Rows without an entry have 0 on their right-hand side.
    for (row, name) in program.rows().iter().zip(&rows).filter(|(row, _)| row.total != 0) {
        lines.line(&format!(" rhs {name} {}", row.total));
    }
    lines.line("BOUNDS");
    variables.iter().for_each(|variable| lines.line(&format!(" BV bound {variable}")));
    lines.line("ENDATA");
    Ok(lines.text)
}
