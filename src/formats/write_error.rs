//! Why puzzles are not written or saved.

use std::fmt;
use std::io;
use std::path::PathBuf;

use super::Format;
use super::problem::size_message;
use crate::words::{Message, system_reason};

/// Why puzzles cannot be written in a format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// The name of the file promises no format.
    UnknownFormat {
        /// The endings of files that are written: ".ron, .txt".
        endings: String,
    },
    /// Several puzzles for a file that holds one.
    OnePuzzleOnly {
        /// How many there are.
        puzzles: usize,
        /// How such a file ends.
        extension: &'static str,
    },
    /// The format is read, but not written.
    ReadOnly {
        /// Which one.
        format: Format,
    },
    /// The format has no place for a board like this one.
    Board {
        /// Which format.
        format: Format,
        /// Which boards it has.
        holds: Boards,
    },
    /// More elements than are read again.
    TooMany {
        /// Which format.
        format: Format,
        /// How many are read.
        limit: usize,
    },
    /// More puzzles than are read again.
    TooManyPuzzles {
        /// Which format.
        format: Format,
        /// How many are read.
        limit: usize,
    },
    /// A longer text than is read again.
    TooLarge {
        /// Which format.
        format: Format,
        /// How long it is, in bytes.
        bytes: u64,
        /// How many bytes are read.
        limit: u64,
    },
}

/// The boards that a format has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Boards {
    /// One grid whose digits begin at 1.
    OneGrid,
    /// One 9x9 grid with boxes of 3x3 cells, whose digits begin at 1.
    Classic,
    /// One grid with boxes or regions, whose digits begin at 1.
    OneGridWithBoxes,
    /// Boards of every layout whose digits begin at 1.
    FromOne,
}

impl Boards {
    fn message(self) -> Message {
        match self {
            Boards::OneGrid => Message::new("boards-one-grid"),
            Boards::Classic => Message::new("boards-classic"),
            Boards::OneGridWithBoxes => Message::new("boards-one-grid-with-boxes"),
            Boards::FromOne => Message::new("boards-from-one"),
        }
    }
}

impl WriteError {
    /// The reason, to be said in any language.
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

/// Why a file was not saved. The old file, if there was one, is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The format cannot hold what is saved.
    Format {
        /// The file.
        path: PathBuf,
        /// What it cannot hold.
        problem: WriteError,
    },
    /// The file cannot be written.
    Disk {
        /// The file.
        path: PathBuf,
        /// What the system says.
        #[source]
        problem: io::Error,
    },
}

impl SaveError {
    /// The reason and the file, to be said in any language.
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
