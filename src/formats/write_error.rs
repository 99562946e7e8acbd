//! The error types of writing and saving.

use std::fmt;
use std::io;
use std::path::PathBuf;

use super::format::Format;
use super::problem::size_message;
use crate::words::{Message, system_reason};

/// An error on writing puzzles in a format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// The file's extension has no format.
    UnknownFormat {
        /// The extensions that can be written: ".ron, .txt".
        endings: String,
    },
    /// Several puzzles for a file that holds one.
    OnePuzzleOnly {
        /// The number of puzzles.
        puzzles: usize,
        /// The extension of the file.
        extension: &'static str,
    },
    /// The format can be read but not written.
    ReadOnly {
        /// The format.
        format: Format,
    },
    /// The format cannot hold this board.
    Board {
        /// The format.
        format: Format,
        /// The boards that it can hold.
        holds: SupportedBoards,
    },
    /// More elements than can be read again.
    TooMany {
        /// The format.
        format: Format,
        /// The limit.
        limit: usize,
    },
    /// More puzzles than can be read again.
    TooManyPuzzles {
        /// The format.
        format: Format,
        /// The limit.
        limit: usize,
    },
    /// A text too long to be read again.
    TooLarge {
        /// The format.
        format: Format,
        /// The length in bytes.
        bytes: u64,
        /// The limit in bytes.
        limit: u64,
    },
}

/// The boards that a format can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SupportedBoards {
    /// One grid with digits from 1.
    OneGrid,
    /// One 9x9 grid with boxes of 3x3 cells and digits from 1.
    Classic,
    /// One grid with boxes or regions and digits from 1.
    OneGridWithBoxes,
    /// Boards of every layout with digits from 1.
    FromOne,
}

impl SupportedBoards {
    fn message(self) -> Message {
        match self {
            SupportedBoards::OneGrid => Message::new("boards-one-grid"),
            SupportedBoards::Classic => Message::new("boards-classic"),
            SupportedBoards::OneGridWithBoxes => Message::new("boards-one-grid-with-boxes"),
            SupportedBoards::FromOne => Message::new("boards-from-one"),
        }
    }
}

impl WriteError {
    /// Returns the reason as a message.
    pub fn message(&self) -> Message {
        match self {
            WriteError::UnknownFormat { endings } => {
                Message::new("write-unknown-format").with("endings", endings.as_str())
            }
            WriteError::OnePuzzleOnly { puzzles, extension } => {
                Message::new("write-one-puzzle-only").with("puzzles", *puzzles).with("extension", *extension)
            }
            WriteError::ReadOnly { format } => Message::new("write-read-only").with("format", format.name()),
            WriteError::Board { format, holds } => {
                Message::new("write-board").with("format", format.name()).with("boards", holds.message())
            }
            WriteError::TooMany { format, limit } => {
                Message::new("write-too-many").with("format", format.name()).with("limit", *limit)
            }
            WriteError::TooManyPuzzles { format, limit } => {
                Message::new("write-too-many-puzzles").with("format", format.name()).with("limit", *limit)
            }
            WriteError::TooLarge { format, bytes, limit } => Message::new("write-too-large")
                .with("format", format.name())
                .with("found", size_message(*bytes))
                .with("limit", size_message(*limit)),
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// An error on saving a file. An existing file is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The format cannot hold the content.
    Format {
        /// The file.
        path: PathBuf,
        /// The reason.
        problem: WriteError,
    },
    /// The file cannot be written.
    Disk {
        /// The file.
        path: PathBuf,
        /// The system's error.
        #[source]
        problem: io::Error,
    },
}

impl SaveError {
    /// Describes the file and the reason.
    pub fn message(&self) -> Message {
        match self {
            SaveError::Format { path, problem } => {
                Message::new("save-format").with("path", path.display().to_string()).with("problem", problem.message())
            }
            SaveError::Disk { path, problem } => Message::new("save-disk")
                .with("path", path.display().to_string())
                .with("reason", system_reason(problem)),
        }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
