//! Formats that a text resembles without being one of them.

use super::format::Format;
use super::problem::ReadErrorKind;
use crate::words::Message;

/// A format that a text resembles.
#[derive(Debug)]
pub struct Guess {
    /// The format.
    pub format: Format,
    /// The line of the problem, from 1.
    pub line: Option<usize>,
    /// The parts that the text lacks.
    pub problem: Box<ReadErrorKind>,
}

impl Guess {
    /// Describes the guess.
    pub fn message(&self) -> Message {
        let message = match self.line {
            Some(line) => Message::new("guess-in-line").with("line", line),
            None => Message::new("guess"),
        };
        message.with("format", self.format.name()).with("problem", self.problem.message())
    }
}

/// Returns the list of guesses as a message.
pub(super) fn guesses_message(guesses: &[Guess]) -> Message {
    let mut messages = guesses.iter().rev().map(Guess::message);
    let last = messages.next().unwrap_or_else(|| Message::verbatim(""));
    messages.fold(last, |others, first| Message::new("guesses").with("first", first).with("others", others))
}
