//! Why a file is not read, and where it is at fault.

use std::fmt;

use super::problem::Problem;
use crate::words::Message;

/// Why a file, or one line of it, is not read: `lines.txt: line 7: r3c4: digit 10 on a 9x9 board`.
#[derive(Debug, thiserror::Error)]
pub struct ReadError {
    /// As the user named it; `-` is standard input.
    pub file: String,
    /// From 1; None when the file as a whole is at fault.
    pub line: Option<usize>,
    /// From 1, in characters.
    pub column: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

impl ReadError {
    /// What is wrong and where, to be said in any language.
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

impl Problem {
    /// The problem of a file as a whole.
    pub fn of_file(self, file: &str) -> ReadError {
        ReadError { file: file.to_owned(), line: None, column: None, problem: self }
    }

    /// The problem in a line, counted from 1.
    pub fn at_line(self, file: &str, line: usize) -> ReadError {
        ReadError { file: file.to_owned(), line: Some(line), column: None, problem: self }
    }

    /// The problem at a line and a column, both counted from 1.
    pub fn at(self, file: &str, line: usize, column: usize) -> ReadError {
        ReadError { file: file.to_owned(), line: Some(line), column: Some(column), problem: self }
    }
}
