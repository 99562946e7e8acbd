//! Why parts do not make a puzzle.

use std::fmt;

use super::{MOST_LETTERS_IN_A_LINE, MOST_RULES, SymbolsError, TooLong, printable};
use crate::board::{Board, Cell, Digit, Numbering};
use crate::place::Misfit;
use crate::variant::Kind;
use crate::words::Message;

/// Why parts do not make a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// A given where the board has no cell.
    OffBoard {
        /// Where it was to stand.
        cell: Cell,
    },
    /// A given that is no digit of the board.
    DigitTooLarge {
        /// Where it was to stand.
        cell: Cell,
        /// What it is called there.
        number: u8,
        /// How many digits the board has.
        size: u8,
        /// What they are called.
        numbering: Numbering,
    },
    /// A text of givens with another number of symbols than the board has cells.
    GivensLength {
        /// The number of symbols.
        found: usize,
        /// The number of cells.
        expected: usize,
    },
    /// A symbol in a text of givens that is no digit of the board.
    GivensSymbol {
        /// Its cell.
        cell: Cell,
        /// The symbol.
        symbol: char,
    },
    /// A rule that cannot stand on the board.
    RuleMisfit {
        /// Its place in the list, from 1.
        number: usize,
        /// Its kind.
        kind: Kind,
        /// The reason.
        misfit: Misfit,
    },
    /// More rules than [`MOST_RULES`].
    TooManyRules {
        /// How many.
        found: usize,
    },
    /// A rule that cannot be said any more when the board is turned.
    RuleOfDirections {
        /// Its place in the list, from 1.
        number: usize,
        /// Its kind.
        kind: Kind,
    },
    /// A text of a rule that is too long.
    RuleWords {
        /// Its place in the list, from 1.
        number: usize,
        /// Its kind.
        kind: Kind,
        /// How long it may be.
        problem: TooLong,
    },
    /// What a solver told the author is too long.
    RemarkWords {
        /// Its place in the list, from 1.
        number: usize,
        /// How long it may be.
        problem: TooLong,
    },
    /// The symbols cannot write the digits.
    Symbols(#[from] SymbolsError),
    /// The title or the author is too long.
    Words {
        /// Which of them.
        of: Words,
        /// How long it may be.
        problem: TooLong,
    },
}

/// The words of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Words {
    /// The title.
    Title,
    /// Who made it.
    Author,
}

impl Words {
    fn too_long(self, problem: &TooLong) -> Message {
        let key = match self {
            Words::Title => "words-title",
            Words::Author => "words-author",
        };
        Message::new("words-too-long").with("words", Message::new(key)).with("problem", problem.message())
    }

    /// These words as a puzzle holds them.
    pub(super) fn checked(self, words: String) -> Result<String, PuzzleError> {
        printable(words, MOST_LETTERS_IN_A_LINE).map_err(|problem| PuzzleError::Words { of: self, problem })
    }
}

impl PuzzleError {
    /// A given that is no digit of the board.
    pub(crate) fn digit_too_large(board: &Board, cell: Cell, digit: Digit) -> PuzzleError {
        let (size, numbering) = (board.size(), board.numbering());
        PuzzleError::DigitTooLarge { cell, number: numbering.number(digit), size, numbering }
    }

    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            PuzzleError::OffBoard { cell } => Message::new("puzzle-off-board").with("cell", cell.to_string()),
            PuzzleError::DigitTooLarge { cell, number, size, numbering } => Message::new(match numbering {
                Numbering::FromOne => "puzzle-digit-too-large",
                Numbering::FromZero => "puzzle-digit-too-large.from-zero",
            })
            .with("cell", cell.to_string())
            .with("digit", *number)
            .with("size", *size)
            .with("last", numbering.highest(*size)),
            PuzzleError::GivensLength { found, expected } => {
                Message::new("puzzle-givens-length").with("found", *found).with("expected", *expected)
            }
            PuzzleError::GivensSymbol { cell, symbol } => {
                Message::new("puzzle-givens-symbol").with("cell", cell.to_string()).with("symbol", symbol.to_string())
            }
            PuzzleError::RuleMisfit { number, kind, misfit } => Message::new("puzzle-rule-misfit")
                .with("number", *number)
                .with("name", kind.name())
                .with("misfit", misfit.message()),
            PuzzleError::RuleOfDirections { number, kind } => {
                Message::new("puzzle-rule-of-directions").with("number", *number).with("name", kind.name())
            }
            PuzzleError::RuleWords { number, kind, problem } => Message::new("puzzle-rule-misfit")
                .with("number", *number)
                .with("name", kind.name())
                .with("misfit", problem.message()),
            PuzzleError::TooManyRules { found } => {
                Message::new("puzzle-too-many-rules").with("found", *found).with("most", MOST_RULES)
            }
            PuzzleError::RemarkWords { number, problem } => {
                Message::new("puzzle-remark").with("number", *number).with("problem", problem.message())
            }
            PuzzleError::Symbols(error) => error.message(),
            PuzzleError::Words { of, problem } => of.too_long(problem),
        }
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
