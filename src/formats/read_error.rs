//! The error type of reading, with the position in the input.

use std::fmt;

use super::problem::ReadErrorKind;
use crate::words::Message;

/// An error on reading a file or a line of it: `lines.txt: line 7: r3c4: digit 10 on a 9x9 board`.
#[derive(Debug, thiserror::Error)]
pub struct ReadError {
    /// The file as the user named it; `-` is standard input.
    pub file: String,
    /// The line, from 1; None for an error of the file as a whole.
    pub line: Option<usize>,
    /// The column, from 1, in characters.
    pub column: Option<usize>,
    /// The cause.
    pub problem: ReadErrorKind,
}

impl ReadError {
    /// Describes the error and its position.
    pub fn message(&self) -> Message {
        let message = match (self.line, self.column) {
            (Some(line), Some(column)) => Message::new("read-at").with("line", line).with("column", column),
            (Some(line), None) => Message::new("read-in-line").with("line", line),
            (None, _) => Message::new("read-file"),
        };
        message.with("file", self.file.as_str()).with("problem", self.problem.message())
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl ReadErrorKind {
    /// Makes this an error of the file as a whole.
    pub fn of_file(self, file: &str) -> ReadError {
        ReadError { file: file.to_owned(), line: None, column: None, problem: self }
    }

    /// Makes this an error in a line, counted from 1.
    pub fn at_line(self, file: &str, line: usize) -> ReadError {
        ReadError { file: file.to_owned(), line: Some(line), column: None, problem: self }
    }

    /// Makes this an error at a line and column, both counted from 1.
    pub fn at(self, file: &str, line: usize, column: usize) -> ReadError {
        ReadError { file: file.to_owned(), line: Some(line), column: Some(column), problem: self }
    }
}
