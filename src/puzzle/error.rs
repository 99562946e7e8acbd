//! Errors of puzzles that are not well formed.

use std::fmt;

use super::drawing::{DrawingError, MAX_DRAWINGS};
use super::fog::FogError;
use super::placed::MAX_RULES;
use super::printable_text::{MAX_LETTERS_IN_A_LINE, MAX_LETTERS_IN_A_TEXT, TextTooLongError, printable};
use super::publication::{MAX_NOT_UNDERSTOOD, MAX_TAGS};
use super::quantifier::ChoiceProblem;
use super::symbols::SymbolsError;
use crate::board::{Board, Cell, Digit, Numbering};
use crate::place::PlacementError;
use crate::variant::Kind;
use crate::words::Message;

/// The reason why parts do not form a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// A given, or a cell of the progress or of a remark, is not on the board.
    OffBoard {
        /// The cell.
        cell: Cell,
    },
    /// A given or a digit of the progress is not a digit of the board.
    DigitTooLarge {
        /// The cell of the digit.
        cell: Cell,
        /// The number of the digit.
        number: u8,
        /// Number of digits of the board.
        size: u8,
        /// The numbering of the board.
        numbering: Numbering,
    },
    /// The number of symbols in a text of givens is not the number of cells of the board.
    GivensLength {
        /// The number of symbols.
        found: usize,
        /// The number of cells.
        expected: usize,
    },
    /// A symbol in a text of givens is not a digit of the board.
    GivensSymbol {
        /// Its cell.
        cell: Cell,
        /// The symbol.
        symbol: char,
    },
    /// A rule cannot be placed on the board.
    RulePlacement {
        /// The number of the rule, from 1.
        number: usize,
        /// The kind of the rule.
        kind: Kind,
        /// The placement error.
        placement_error: PlacementError,
    },
    /// A rule cannot be in its group with a quantifier.
    RuleChoice {
        /// The number of the rule, from 1.
        number: usize,
        /// The kind of the rule.
        kind: Kind,
        /// The reason.
        problem: ChoiceProblem,
    },
    /// There are more rules than [`MAX_RULES`].
    TooManyRules {
        /// Number of rules.
        found: usize,
    },
    /// A rule has no equivalent on the turned board.
    RuleCannotTurn {
        /// The number of the rule, from 1.
        number: usize,
        /// The kind of the rule.
        kind: Kind,
    },
    /// A text of a rule is too long.
    RuleText {
        /// The number of the rule, from 1.
        number: usize,
        /// The kind of the rule.
        kind: Kind,
        /// The length and its limit.
        problem: TextTooLongError,
    },
    /// A remark of a solver is too long.
    RemarkText {
        /// The number of the remark, from 1.
        number: usize,
        /// The length and its limit.
        problem: TextTooLongError,
    },
    /// A drawing is invalid, or too much with those before it.
    Drawing {
        /// The number of the drawing, from 1.
        number: usize,
        /// The reason.
        problem: DrawingError,
    },
    /// There are more drawings than [`MAX_DRAWINGS`].
    TooManyDrawings {
        /// Number of drawings.
        found: usize,
    },
    /// The fog does not fit.
    Fog {
        /// The reason.
        problem: FogError,
    },
    /// The symbols cannot represent the digits.
    Symbols(#[from] SymbolsError),
    /// There are more tags than [`MAX_TAGS`].
    TooManyTags {
        /// Number of tags.
        found: usize,
    },
    /// There are more entries that were not understood than [`MAX_NOT_UNDERSTOOD`].
    TooManyNotUnderstood {
        /// Number of entries.
        found: usize,
    },
    /// A text of the puzzle is too long.
    Text {
        /// The text that is too long.
        field: PuzzleTextField,
        /// The length and its limit.
        problem: TextTooLongError,
    },
}

/// The texts of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleTextField {
    /// The title.
    Title,
    /// The author.
    Author,
    /// The author's own rules text.
    RulesText,
    /// A sentence of the rules text by the author.
    Sentence,
    /// The source.
    Source,
    /// The link.
    Link,
    /// The message to a solver who has finished.
    Message,
    /// The notes for the editor.
    Notes,
    /// The date of publication.
    Date,
    /// A tag.
    Tag,
    /// The text of a solution that is not one digit for each cell.
    Solution,
    /// The name of something that was not understood.
    NotUnderstoodName,
    /// The text of something that was not understood.
    NotUnderstood,
}

impl PuzzleTextField {
    fn too_long(self, problem: &TextTooLongError) -> Message {
        let key = match self {
            PuzzleTextField::Title => "words-title",
            PuzzleTextField::Author => "words-author",
            PuzzleTextField::RulesText => "words-rules-text",
            PuzzleTextField::Sentence => "words-sentence",
            PuzzleTextField::Source => "words-source",
            PuzzleTextField::Link => "words-link",
            PuzzleTextField::Message => "words-message",
            PuzzleTextField::Notes => "words-notes",
            PuzzleTextField::Date => "words-date",
            PuzzleTextField::Tag => "words-tag",
            PuzzleTextField::Solution => "words-solution",
            PuzzleTextField::NotUnderstoodName | PuzzleTextField::NotUnderstood => "words-not-understood",
        };
        Message::new("words-too-long").with("words", Message::new(key)).with("problem", problem.message())
    }

    /// Returns the greatest number of letters. Links to puzzles contain them and are long.
    pub(crate) fn limit(self) -> usize {
        match self {
            PuzzleTextField::Title
            | PuzzleTextField::Author
            | PuzzleTextField::Source
            | PuzzleTextField::Date
            | PuzzleTextField::Tag
            | PuzzleTextField::NotUnderstoodName => MAX_LETTERS_IN_A_LINE,
            PuzzleTextField::RulesText
            | PuzzleTextField::Sentence
            | PuzzleTextField::Link
            | PuzzleTextField::Message
            | PuzzleTextField::Notes
            | PuzzleTextField::Solution
            | PuzzleTextField::NotUnderstood => MAX_LETTERS_IN_A_TEXT,
        }
    }

    /// Returns the text in the form that a puzzle stores.
    pub(super) fn checked(self, words: String) -> Result<String, PuzzleError> {
        printable(words, self.limit()).map_err(|problem| PuzzleError::Text { field: self, problem })
    }
}

impl PuzzleError {
    /// Returns the error for a given that is not a digit of the board.
    pub(crate) fn digit_too_large(board: &Board, cell: Cell, digit: Digit) -> PuzzleError {
        let (size, numbering) = (board.size(), board.numbering());
        PuzzleError::DigitTooLarge { cell, number: numbering.number(digit), size, numbering }
    }

    /// Returns the reason as a message that can be translated.
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
            PuzzleError::RulePlacement { number, kind, placement_error } => Message::new("puzzle-rule-misfit")
                .with("number", *number)
                .with("name", kind.name())
                .with("misfit", placement_error.message()),
            PuzzleError::RuleCannotTurn { number, kind } => {
                Message::new("puzzle-rule-of-directions").with("number", *number).with("name", kind.name())
            }
            PuzzleError::RuleText { number, kind, problem } => Message::new("puzzle-rule-misfit")
                .with("number", *number)
                .with("name", kind.name())
                .with("misfit", problem.message()),
            PuzzleError::RuleChoice { number, kind, problem } => Message::new("puzzle-rule-misfit")
                .with("number", *number)
                .with("name", kind.name())
                .with("misfit", problem.message()),
            PuzzleError::TooManyRules { found } => {
                Message::new("puzzle-too-many-rules").with("found", *found).with("most", MAX_RULES)
            }
            PuzzleError::TooManyTags { found } => {
                Message::new("puzzle-too-many-tags").with("found", *found).with("most", MAX_TAGS)
            }
            PuzzleError::TooManyNotUnderstood { found } => {
                Message::new("puzzle-too-many-not-understood").with("found", *found).with("most", MAX_NOT_UNDERSTOOD)
            }
            PuzzleError::RemarkText { number, problem } => {
                Message::new("puzzle-remark").with("number", *number).with("problem", problem.message())
            }
            PuzzleError::Drawing { number, problem } => {
                Message::new("puzzle-drawing").with("number", *number).with("problem", problem.message())
            }
            PuzzleError::TooManyDrawings { found } => {
                Message::new("puzzle-too-many-drawings").with("found", *found).with("most", MAX_DRAWINGS)
            }
            PuzzleError::Fog { problem } => Message::new("puzzle-fog").with("problem", problem.message()),
            PuzzleError::Symbols(error) => error.message(),
            PuzzleError::Text { field: of, problem } => of.too_long(problem),
        }
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
