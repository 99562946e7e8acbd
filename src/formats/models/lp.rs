//! A puzzle's integer program as a CPLEX LP file, for other solvers.
//!
//! `r3c4_d5` is 1 if that cell holds that digit; `a1`, `a2`, … are auxiliary. Rows are named after their origin:
//! `cell_r3c4` (one digit per cell), `board_7` (a house and a digit), `given_r3c4`, `rule2_5` (the fifth row of the
//! second rule). The objective is zero, written with one variable because some readers require one.
//!
//! The format: <https://www.ibm.com/docs/en/icos/22.1.2?topic=cplex-lp-file-format-algebraic-representation>.

use super::error::{ModelError, program};
use super::format::ModelFormat;
use super::lines::ModelText;
use super::names;
use crate::model::Cmp;
use crate::puzzle::Puzzle;

/// Writes the whole puzzle as one LP file, in which every feasible point is a solution.
///
/// # Errors
/// Returns an error if the program would have millions of terms.
pub fn write(puzzle: &Puzzle) -> Result<String, ModelError> {
    let program = program(puzzle)?;
    let names = names::variables(puzzle.board(), &program);
    let mut lines = ModelText::default();
    let how = ["glpsol --lp FILE -o SOLUTION, cbc FILE solve solution SOLUTION, highs FILE"];
    names::write_header(&mut lines, ModelFormat::Lp, "\\", &how, puzzle);
    lines.line("Minimize");
    lines.wrapped(&format!(" obj: 0 {}", names[0]), []);
    lines.line("Subject To");
    for (row, row_name) in program.rows().iter().zip(names::rows(puzzle.board(), &program)) {
        let head = format!(" {row_name}:");
        let cmp = match row.cmp {
            Cmp::AtMost => "<=",
            Cmp::Equal => "=",
            Cmp::AtLeast => ">=",
        };
        let terms =
            row.terms.iter().enumerate().map(|(at, &(factor, var))| term(at == 0, factor, &names[var.0 as usize]));
        lines.wrapped(&head, terms.chain([format!("{cmp} {}", row.total)]));
    }
    lines.line("Binary");
    lines.wrapped("", names);
    lines.line("End");
    Ok(lines.text)
}

/// Returns whether a text begins like an LP file: after comments with `\`, a line that says whether to minimise or
/// maximise.
pub(super) fn begins(text: &str) -> bool {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('\\'));
    let words = ["minimize", "minimise", "minimum", "min", "maximize", "maximise", "maximum", "max"];
    line.is_some_and(|line| words.iter().any(|word| line.eq_ignore_ascii_case(word)))
}

fn term(first: bool, factor: i32, name: &str) -> String {
    let sign = match (first, factor < 0) {
        (true, false) => "",
        (false, false) => "+ ",
        (_, true) => "- ",
    };
    match factor.unsigned_abs() {
        1 => format!("{sign}{name}"),
        size => format!("{sign}{size} {name}"),
    }
}
