//! What is told beside a result: what was left out in reading and writing.

use std::fmt;

use super::loss::{Element, Loss};
use crate::words::Message;

/// What was left out in reading or writing, said beside the result and never passed over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Text after a puzzle in a line; told for the first such line of a file.
    TextAfterPuzzle {
        /// As the user named it.
        file: String,
        /// From 1.
        line: usize,
        /// What was left out.
        text: String,
    },
    /// The file holds this many puzzles, of which only the first was taken.
    OnlyFirst {
        /// As the user named it.
        file: String,
        /// How many it holds.
        puzzles: usize,
    },
    /// Lines of text have no place for the title and the author.
    WordsLost {
        /// Its place among those written, from 1.
        puzzle: usize,
    },
    /// Lines of text have no place for rules.
    RulesLost {
        /// Its place among those written, from 1.
        puzzle: usize,
        /// How many rules are lost.
        rules: usize,
    },
    /// Lines of text have the usual symbols.
    SymbolsLost {
        /// Its place among those written, from 1.
        puzzle: usize,
    },
    /// What a puzzle of another program's format lost when it was read.
    LeftOut {
        /// As the user named it.
        file: String,
        /// The line of the puzzle, from 1; None where the file holds one puzzle.
        line: Option<usize>,
        /// What is lost.
        loss: Loss,
    },
    /// What a puzzle lost when it was written.
    Lost {
        /// Its place among those written, from 1.
        puzzle: usize,
        /// What is lost.
        loss: Loss,
    },
    /// A text that was written cannot be read again.
    NotReadBack {
        /// Its place among those written, from 1.
        puzzle: usize,
        /// The reason.
        problem: Box<Message>,
    },
}

impl Warning {
    /// Whether something is lost: not where it is only told how it was understood.
    pub fn is_loss(&self) -> bool {
        match self {
            Warning::LeftOut { loss, .. } | Warning::Lost { loss, .. } => loss.fate.is_loss(),
            Warning::TextAfterPuzzle { .. }
            | Warning::OnlyFirst { .. }
            | Warning::WordsLost { .. }
            | Warning::RulesLost { .. }
            | Warning::SymbolsLost { .. }
            | Warning::NotReadBack { .. } => true,
        }
    }

    /// Returns whether the loss of this element of a puzzle, from 1, is told.
    pub(super) fn tells(&self, number: usize, element: &Element) -> bool {
        match self {
            Warning::Lost { puzzle, loss } => *puzzle == number && loss.element == *element,
            Warning::SymbolsLost { puzzle } => *puzzle == number && *element == Element::Symbols,
            Warning::TextAfterPuzzle { .. }
            | Warning::OnlyFirst { .. }
            | Warning::WordsLost { .. }
            | Warning::RulesLost { .. }
            | Warning::LeftOut { .. }
            | Warning::NotReadBack { .. } => false,
        }
    }

    /// Returns the loss of reading, if the puzzle may have other solutions with what was left out.
    pub(super) fn changes_solutions(&self) -> Option<&Loss> {
        match self {
            Warning::LeftOut { loss, .. } => Some(loss).filter(|loss| loss.may_change_solutions()),
            Warning::Lost { .. }
            | Warning::TextAfterPuzzle { .. }
            | Warning::OnlyFirst { .. }
            | Warning::WordsLost { .. }
            | Warning::RulesLost { .. }
            | Warning::SymbolsLost { .. }
            | Warning::NotReadBack { .. } => None,
        }
    }

    /// The same of another puzzle among those written, from 1.
    pub(super) fn of_puzzle(mut self, number: usize) -> Warning {
        match &mut self {
            Warning::WordsLost { puzzle }
            | Warning::RulesLost { puzzle, .. }
            | Warning::SymbolsLost { puzzle }
            | Warning::Lost { puzzle, .. }
            | Warning::NotReadBack { puzzle, .. } => *puzzle = number,
            Warning::TextAfterPuzzle { .. } | Warning::OnlyFirst { .. } | Warning::LeftOut { .. } => {}
        }
        self
    }

    /// What was left out, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Warning::TextAfterPuzzle { file, line, text } => Message::new("warning-text-after-puzzle")
                .with("file", file.as_str())
                .with("line", *line)
                .with("text", text.escape_debug().to_string()),
            Warning::OnlyFirst { file, puzzles } => {
                Message::new("warning-only-first").with("file", file.as_str()).with("puzzles", *puzzles)
            }
            Warning::WordsLost { puzzle } => Message::new("warning-words-lost").with("puzzle", *puzzle),
            Warning::RulesLost { puzzle, rules } => {
                Message::new("warning-rules-lost").with("puzzle", *puzzle).with("rules", *rules)
            }
            Warning::SymbolsLost { puzzle } => Message::new("warning-symbols-lost").with("puzzle", *puzzle),
            Warning::LeftOut { file, line, loss } => match line {
                Some(line) => Message::new("warning-left-out-in-line").with("line", *line),
                None => Message::new("warning-left-out"),
            }
            .with("file", file.as_str())
            .with("loss", loss.message()),
            Warning::NotReadBack { puzzle, problem } => {
                Message::new("warning-not-read-back").with("puzzle", *puzzle).with("problem", (**problem).clone())
            }
            Warning::Lost { puzzle, loss } => {
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
