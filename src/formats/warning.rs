//! Warnings about what was left out in reading and writing.

use std::fmt;

use super::loss::{Loss, LostElement};
use super::text_form::TextForm;
use crate::words::Message;

/// A warning about a loss in reading or writing. Warnings come with the result and are never dropped silently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Text after a puzzle in a line; reported for the first such line of a file.
    TextAfterPuzzle {
        /// The file as the user named it.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The text that was left out.
        text: String,
    },
    /// A line of a collection that is no puzzle, such as a heading; reported for the first such line of a file.
    LineSkipped {
        /// The file as the user named it.
        file: String,
        /// The line, from 1.
        line: usize,
        /// Its text, which may be shortened.
        text: String,
    },
    /// The form of a text that is not in the own form of its format, or not in UTF-8: a note, and no loss.
    TakenFor {
        /// The file as the user named it.
        file: String,
        /// The form.
        form: Option<TextForm>,
        /// The name of the encoding, unless it is UTF-8.
        encoding: Option<&'static str>,
    },
    /// The file holds several puzzles, of which only the first was used.
    OnlyFirst {
        /// The file as the user named it.
        file: String,
        /// The number of puzzles.
        puzzles: usize,
    },
    /// The title and author, which lines of text cannot hold.
    TitleAndAuthorLost {
        /// The number of the puzzle, from 1.
        puzzle: usize,
    },
    /// The rules, which lines of text cannot hold.
    RulesLost {
        /// The number of the puzzle, from 1.
        puzzle: usize,
        /// The number of rules lost.
        rules: usize,
    },
    /// Custom symbols, which lines of text cannot hold.
    SymbolsLost {
        /// The number of the puzzle, from 1.
        puzzle: usize,
    },
    /// A loss on reading a puzzle in another program's format.
    LostOnReading {
        /// The file as the user named it.
        file: String,
        /// The line of the puzzle, from 1; None if the file holds one puzzle.
        line: Option<usize>,
        /// The loss.
        loss: Loss,
    },
    /// A loss on writing a puzzle.
    LostOnWriting {
        /// The number of the puzzle, from 1.
        puzzle: usize,
        /// The loss.
        loss: Loss,
    },
    /// The text that was written cannot be read again.
    NotReadBack {
        /// The number of the puzzle, from 1.
        puzzle: usize,
        /// The reason.
        problem: Box<Message>,
    },
}

impl Warning {
    /// Returns whether something is lost, as opposed to a note on how the input was interpreted.
    pub fn is_loss(&self) -> bool {
        match self {
            Warning::LostOnReading { loss, .. } | Warning::LostOnWriting { loss, .. } => loss.outcome.is_loss(),
            Warning::LineSkipped { .. } | Warning::TakenFor { .. } => false,
            Warning::TextAfterPuzzle { .. }
            | Warning::OnlyFirst { .. }
            | Warning::TitleAndAuthorLost { .. }
            | Warning::RulesLost { .. }
            | Warning::SymbolsLost { .. }
            | Warning::NotReadBack { .. } => true,
        }
    }

    /// Returns whether this reports the loss of an element of the puzzle with this number, from 1.
    pub(super) fn reports_loss(&self, number: usize, element: &LostElement) -> bool {
        match self {
            Warning::LostOnWriting { puzzle, loss } => *puzzle == number && loss.element == *element,
            Warning::SymbolsLost { puzzle } => *puzzle == number && *element == LostElement::Symbols,
            Warning::TextAfterPuzzle { .. }
            | Warning::LineSkipped { .. }
            | Warning::TakenFor { .. }
            | Warning::OnlyFirst { .. }
            | Warning::TitleAndAuthorLost { .. }
            | Warning::RulesLost { .. }
            | Warning::LostOnReading { .. }
            | Warning::NotReadBack { .. } => false,
        }
    }

    /// Returns the loss on reading, if the puzzle may have other solutions because of it.
    pub(super) fn changes_solutions(&self) -> Option<&Loss> {
        match self {
            Warning::LostOnReading { loss, .. } => Some(loss).filter(|loss| loss.may_change_solutions()),
            Warning::LostOnWriting { .. }
            | Warning::TextAfterPuzzle { .. }
            | Warning::LineSkipped { .. }
            | Warning::TakenFor { .. }
            | Warning::OnlyFirst { .. }
            | Warning::TitleAndAuthorLost { .. }
            | Warning::RulesLost { .. }
            | Warning::SymbolsLost { .. }
            | Warning::NotReadBack { .. } => None,
        }
    }

    /// Returns the same warning for the puzzle with this number, from 1.
    pub(super) fn of_puzzle(mut self, number: usize) -> Warning {
        match &mut self {
            Warning::TitleAndAuthorLost { puzzle }
            | Warning::RulesLost { puzzle, .. }
            | Warning::SymbolsLost { puzzle }
            | Warning::LostOnWriting { puzzle, .. }
            | Warning::NotReadBack { puzzle, .. } => *puzzle = number,
            Warning::TextAfterPuzzle { .. }
            | Warning::LineSkipped { .. }
            | Warning::TakenFor { .. }
            | Warning::OnlyFirst { .. }
            | Warning::LostOnReading { .. } => {}
        }
        self
    }

    /// Describes the warning.
    pub fn message(&self) -> Message {
        match self {
            Warning::TextAfterPuzzle { file, line, text } => Message::new("warning-text-after-puzzle")
                .with("file", file.as_str())
                .with("line", *line)
                .with("text", text.escape_debug().to_string()),
            Warning::LineSkipped { file, line, text } => Message::new("warning-line-skipped")
                .with("file", file.as_str())
                .with("line", *line)
                .with("text", text.escape_debug().to_string()),
            Warning::TakenFor { file, form, encoding } => {
                let encoding = encoding.map(|name| Message::new("form-encoding").with("name", name));
                let form = match (form.map(TextForm::message), encoding) {
                    (Some(form), Some(encoding)) => {
                        Message::new("form-and-encoding").with("form", form).with("encoding", encoding)
                    }
                    (Some(form), None) => form,
                    (None, encoding) => encoding.unwrap_or_else(|| Message::new("form-lines")),
                };
                Message::new("warning-taken-for").with("file", file.as_str()).with("form", form)
            }
            Warning::OnlyFirst { file, puzzles } => {
                Message::new("warning-only-first").with("file", file.as_str()).with("puzzles", *puzzles)
            }
            Warning::TitleAndAuthorLost { puzzle } => Message::new("warning-words-lost").with("puzzle", *puzzle),
            Warning::RulesLost { puzzle, rules } => {
                Message::new("warning-rules-lost").with("puzzle", *puzzle).with("rules", *rules)
            }
            Warning::SymbolsLost { puzzle } => Message::new("warning-symbols-lost").with("puzzle", *puzzle),
            Warning::LostOnReading { file, line, loss } => match line {
                Some(line) => Message::new("warning-left-out-in-line").with("line", *line),
                None => Message::new("warning-left-out"),
            }
            .with("file", file.as_str())
            .with("loss", loss.message()),
            Warning::NotReadBack { puzzle, problem } => {
                Message::new("warning-not-read-back").with("puzzle", *puzzle).with("problem", (**problem).clone())
            }
            Warning::LostOnWriting { puzzle, loss } => {
                Message::new("warning-lost").with("puzzle", *puzzle).with("loss", loss.message())
            }
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
