//! Formulas over cells, for output in the syntax of several modelling languages.

use crate::board::Board;
use crate::model::Rank;

/// A Boolean formula over named cells.
pub(super) enum CellFormula {
    /// A cell holds a number.
    Is(String, u8),
    /// Two cells hold the same number.
    Same(String, String),
    /// The first cell holds the smaller number.
    Less(String, String),
    /// A conjunction; true if empty.
    All(Vec<CellFormula>),
    /// A disjunction; false if empty.
    Any(Vec<CellFormula>),
}

impl CellFormula {
    /// Returns the formula in MiniZinc.
    pub fn minizinc(&self) -> String {
        let joined = |parts: &[CellFormula], sign: &str| {
            format!("({})", parts.iter().map(CellFormula::minizinc).collect::<Vec<_>>().join(sign))
        };
        match self {
            CellFormula::Is(cell, number) => format!("{cell} = {number}"),
            CellFormula::Same(one, other) => format!("{one} = {other}"),
            CellFormula::Less(one, other) => format!("{one} < {other}"),
            CellFormula::All(parts) if parts.is_empty() => "true".to_owned(),
            CellFormula::Any(parts) if parts.is_empty() => "false".to_owned(),
            CellFormula::All(parts) => joined(parts, " /\\ "),
            CellFormula::Any(parts) => joined(parts, " \\/ "),
        }
    }

    /// Returns the formula as XCSP3 functions.
    pub fn xcsp(&self) -> String {
        let joined = |name: &str, parts: &[CellFormula]| match parts {
            [only] => only.xcsp(),
            parts => format!("{name}({})", parts.iter().map(CellFormula::xcsp).collect::<Vec<_>>().join(",")),
        };
        match self {
            CellFormula::Is(cell, number) => format!("eq({cell},{number})"),
            CellFormula::Same(one, other) => format!("eq({one},{other})"),
            CellFormula::Less(one, other) => format!("lt({one},{other})"),
            CellFormula::All(parts) if parts.is_empty() => "eq(0,0)".to_owned(),
            CellFormula::Any(parts) if parts.is_empty() => "eq(0,1)".to_owned(),
            CellFormula::All(parts) => joined("and", parts),
            CellFormula::Any(parts) => joined("or", parts),
        }
    }
}

/// One side of a rank. Each formula in `begins` says that a line of the side begins with the digit of the rank; exactly
/// one of these is true. `smaller` is true if the line that begins so is smaller than the line with the rank.
pub(super) struct RankSide {
    pub begins: Vec<CellFormula>,
    pub smaller: CellFormula,
}

/// Returns the sides of a rank.
pub(super) fn sides(rank: &Rank, board: &Board) -> Vec<RankSide> {
    let name = |cell| board.cell(cell).to_string();
    let digit = rank.digit.value();
    let begins = |line: &Vec<_>| CellFormula::Is(name(line[0]), digit);
    rank.sides
        .iter()
        .map(|side| {
            let smaller = side.iter().map(|line| {
                // Lexicographic order, built from the last place to the second: smaller here, or equal here and smaller
                // later.
                let mut less = CellFormula::Any(vec![]);
                for (&theirs, &own) in line.iter().zip(&rank.line).skip(1).rev() {
                    if theirs != own {
                        let same = CellFormula::All(vec![CellFormula::Same(name(theirs), name(own)), less]);
                        less = CellFormula::Any(vec![CellFormula::Less(name(theirs), name(own)), same]);
                    }
                }
                CellFormula::All(vec![begins(line), less])
            });
            RankSide { begins: side.iter().map(begins).collect(), smaller: CellFormula::Any(smaller.collect()) }
        })
        .collect()
}
