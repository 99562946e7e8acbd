//! Mistakes in the text of a formula.

use super::parse::{MAX_DEPTH, MAX_LETTERS, MAX_NUMBER};
use crate::words::Message;

/// The syntax expected at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A value: a, b, n, a number, or something in brackets or bars.
    Value,
    /// An operator, or the end.
    Operator,
    /// An operator or the closing bracket.
    Bracket,
    /// An operator or the closing bar.
    Bar,
    /// The bracket after abs, min or max.
    Opening,
    /// A number instead of a statement.
    Number,
    /// A statement instead of a number.
    Truth,
    /// A comparison, since what was parsed is a number.
    Comparison,
    /// A place in the list x, or a range of places.
    Place,
    /// The list x, or a part of it.
    List,
}

/// An error in the text of a formula. Columns are counted in letters from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormulaError {
    /// Other syntax was expected.
    Expected {
        /// Position of the error.
        column: usize,
        /// The expected syntax.
        what: Expected,
    },
    /// An unknown name.
    Unknown {
        /// Position of the error.
        column: usize,
        /// The name.
        name: String,
        /// True if the formula may be about the list x.
        knows_list: bool,
    },
    /// A number that is too large.
    Large {
        /// Position of the error.
        column: usize,
    },
    /// Brackets that are nested too deeply.
    Deep {
        /// Position of the error.
        column: usize,
    },
    /// The list x where a number is needed.
    ListAsNumber {
        /// Position of the error.
        column: usize,
    },
    /// Different parts of the list x in one condition.
    SeveralParts {
        /// Position of the error.
        column: usize,
    },
    /// A condition about each number of the list inside another one.
    Nested {
        /// Position of the error.
        column: usize,
    },
    /// The list x in a formula that also has a or b.
    Mixed {
        /// Position of the error.
        column: usize,
    },
    /// A text that is too long.
    Long,
}

impl FormulaError {
    /// Returns the reason as a message that can be translated.
    pub fn message(&self) -> Message {
        let (column, problem) = match self {
            FormulaError::Expected { column, what } => (
                column,
                Message::new(match what {
                    Expected::Value => "formula-expected-value",
                    Expected::Operator => "formula-expected-operator",
                    Expected::Bracket => "formula-expected-bracket",
                    Expected::Bar => "formula-expected-bar",
                    Expected::Opening => "formula-expected-opening",
                    Expected::Number => "formula-expected-number",
                    Expected::Truth => "formula-expected-truth",
                    Expected::Comparison => "formula-expected-comparison",
                    Expected::Place => "formula-expected-place",
                    Expected::List => "formula-expected-list",
                }),
            ),
            FormulaError::Unknown { column, name, knows_list } => {
                let key = if *knows_list { "formula-unknown-name-or-list" } else { "formula-unknown-name" };
                (column, Message::new(key).with("name", name.as_str()))
            }
            FormulaError::Large { column } => (column, Message::new("formula-large-number").with("most", MAX_NUMBER)),
            FormulaError::Deep { column } => (column, Message::new("formula-too-deep").with("most", MAX_DEPTH)),
            FormulaError::ListAsNumber { column } => (column, Message::new("formula-list-as-number")),
            FormulaError::SeveralParts { column } => (column, Message::new("formula-several-parts")),
            FormulaError::Nested { column } => (column, Message::new("formula-nested")),
            FormulaError::Mixed { column } => (column, Message::new("formula-mixed")),
            FormulaError::Long => return Message::new("formula-too-long").with("most", MAX_LETTERS),
        };
        Message::new("formula-column").with("column", *column).with("problem", problem)
    }
}
