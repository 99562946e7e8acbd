//! A puzzle's integer program as a CPLEX LP file, for other solvers.
//!
//! `r3c4_d5` is 1 when that cell holds that digit; `a1`, `a2`, … are auxiliary. Rows are named after what they come
//! from: `cell_r3c4` (one digit a cell), `board_7` (a house and a digit), `given_r3c4`, `rule2_5` (the fifth row of
//! the second rule). The objective is zero, written with one variable because some readers want one.
//!
//! The format: <https://www.ibm.com/docs/en/icos/22.1.2?topic=cplex-lp-file-format-algebraic-representation>.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::board::Board;
use crate::model::{Cmp, Origin, Program, Row, Var};
use crate::puzzle::Puzzle;

/// The width lines are kept to; readers of the format allow 255.
const WIDTH: usize = 100;

/// The whole puzzle as one LP file; every feasible point is a solution.
pub fn write(puzzle: &Puzzle) -> String {
    let program = Program::new(&puzzle.model());
    let board = puzzle.board();
    let names: Vec<String> = (0..program.variables()).map(|var| name(board, &program, Var(var as u32))).collect();
    let mut lines = Lines::default();
    if !puzzle.title().is_empty() {
        let title: String = puzzle.title().chars().map(|c| if c.is_control() { ' ' } else { c }).take(WIDTH).collect();
        lines.line(&format!("\\ {title}"));
    }
    lines.line("Minimize");
    lines.wrapped(&format!(" obj: 0 {}", names[0]), []);
    lines.line("Subject To");
    let mut counts = BTreeMap::new();
    for (index, row) in program.rows().iter().enumerate() {
        let head = format!(" {}:", row_name(board, row, index, &mut counts));
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
    lines.text
}

/// Whether a text begins as the format does: comments after `\\`, then a line that says whether to minimise or
/// maximise.
pub(super) fn begins(text: &str) -> bool {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('\\'));
    let words = ["minimize", "minimise", "minimum", "min", "maximize", "maximise", "maximum", "max"];
    line.is_some_and(|line| words.iter().any(|word| line.eq_ignore_ascii_case(word)))
}

fn name(board: &Board, program: &Program, var: Var) -> String {
    match program.meaning(var) {
        Some((cell, digit)) => format!("{}_d{}", board.cell(cell), board.numbering().number(digit)),
        None => format!("a{}", var.0 as usize + 1 - program.cells() * usize::from(program.digits())),
    }
}

/// The rows without an origin come first, one for each cell in its order.
fn row_name(board: &Board, row: &Row, index: usize, counts: &mut BTreeMap<Option<Origin>, usize>) -> String {
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

#[derive(Default)]
struct Lines {
    text: String,
}

impl Lines {
    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// A statement that goes on in the next line, indented, where a line would grow too long.
    fn wrapped(&mut self, head: &str, words: impl IntoIterator<Item = String>) {
        let mut line = head.to_owned();
        for word in words {
            if line.len() + 1 + word.len() > WIDTH {
                self.line(&line);
                line = " ".to_owned();
            }
            // A String takes any text.
            let _ = write!(line, " {word}");
        }
        self.line(&line);
    }
}
