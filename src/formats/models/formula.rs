//! Formulas over cells, for output in the syntax of several modelling languages.

use crate::board::Board;
use crate::model::Rank;

/// A Boolean formula over named cells.
pub(super) enum Formula {
    /// A cell holds a number.
    Is(String, u8),
    /// Two cells hold the same number.
    Same(String, String),
    /// The first cell holds the smaller number.
    Less(String, String),
    /// A conjunction; true if empty.
    All(Vec<Formula>),
    /// A disjunction; false if empty.
    Any(Vec<Formula>),
}

impl Formula {
    /// Returns the formula in MiniZinc.
    pub fn minizinc(&self) -> String {
        let joined = |parts: &[Formula], sign: &str| {
            format!("({})", parts.iter().map(Formula::minizinc).collect::<Vec<_>>().join(sign))
        };
        match self {
            Formula::Is(cell, number) => format!("{cell} = {number}"),
            Formula::Same(one, other) => format!("{one} = {other}"),
            Formula::Less(one, other) => format!("{one} < {other}"),
            Formula::All(parts) if parts.is_empty() => "true".to_owned(),
            Formula::Any(parts) if parts.is_empty() => "false".to_owned(),
            Formula::All(parts) => joined(parts, " /\\ "),
            Formula::Any(parts) => joined(parts, " \\/ "),
        }
    }

    /// Returns the formula as XCSP3 functions.
    pub fn xcsp(&self) -> String {
        let joined = |name: &str, parts: &[Formula]| match parts {
            [only] => only.xcsp(),
            parts => format!("{name}({})", parts.iter().map(Formula::xcsp).collect::<Vec<_>>().join(",")),
        };
        match self {
            Formula::Is(cell, number) => format!("eq({cell},{number})"),
            Formula::Same(one, other) => format!("eq({one},{other})"),
            Formula::Less(one, other) => format!("lt({one},{other})"),
            Formula::All(parts) if parts.is_empty() => "eq(0,0)".to_owned(),
            Formula::Any(parts) if parts.is_empty() => "eq(0,1)".to_owned(),
            Formula::All(parts) => joined("and", parts),
            Formula::Any(parts) => joined("or", parts),
        }
    }
}

/// One side of a rank: exactly one of `begins` is true, and `smaller` is true if that line is smaller.
pub(super) struct Side {
    pub begins: Vec<Formula>,
    pub smaller: Formula,
}

/// Returns the sides of a rank.
pub(super) fn sides(rank: &Rank, board: &Board) -> Vec<Side> {
    let name = |cell| board.cell(cell).to_string();
    let digit = rank.digit.value();
    let begins = |line: &Vec<_>| Formula::Is(name(line[0]), digit);
    rank.sides
        .iter()
        .map(|side| {
            let smaller = side.iter().map(|line| {
                // Lexicographic order, built from the last place to the second: smaller here, or equal here and smaller
                // later.
                let mut less = Formula::Any(vec![]);
                for (&theirs, &own) in line.iter().zip(&rank.line).skip(1).rev() {
                    if theirs != own {
                        let same = Formula::All(vec![Formula::Same(name(theirs), name(own)), less]);
                        less = Formula::Any(vec![Formula::Less(name(theirs), name(own)), same]);
                    }
                }
                Formula::All(vec![begins(line), less])
            });
            Side { begins: side.iter().map(begins).collect(), smaller: Formula::Any(smaller.collect()) }
        })
        .collect()
}
