//! What can be wrong with a file, and where.

use std::fmt;
use std::io;
use std::path::PathBuf;

use super::text;
use crate::board::{BoardError, Cell};
use crate::puzzle::PuzzleError;
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

/// What is wrong.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    Unreadable(#[source] io::Error),
    TooLarge {
        /// The size of the file, or None for a stream that is longer than the limit.
        bytes: Option<u64>,
        limit: u64,
    },
    NotUtf8 {
        utf_16: bool,
    },
    NoPuzzle,
    NotAPuzzleLine,
    Newer {
        found: u64,
        newest: u64,
    },
    NoVersion {
        newest: u64,
    },
    NoBook {
        newest: u64,
    },
    NoSuchLine {
        line: usize,
    },
    Truncated,
    /// The reader's own words.
    Syntax(String),
    WrongLength {
        found: usize,
    },
    UnknownSymbol {
        symbol: char,
        cell: Option<Cell>,
        hint: Message,
    },
    BoardWord {
        word: String,
        expected: Message,
    },
    BoardIncomplete {
        expected: Message,
    },
    BoardBoxes {
        rows: u8,
        cols: u8,
        digits: u8,
    },
    RegionRows {
        origin: Cell,
        found: usize,
        expected: usize,
    },
    GridKind,
    RowLength {
        row: usize,
        found: usize,
        expected: usize,
    },
    RowCount {
        found: usize,
        expected: usize,
    },
    HoleNotMarked {
        cell: Cell,
    },
    CellMarkedAsHole {
        cell: Cell,
    },
    Board(#[from] BoardError),
    Puzzle(#[from] PuzzleError),
}

impl Problem {
    /// What is wrong, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Problem::Unreadable(error) => Message::new("problem-unreadable").with("reason", error.to_string()),
            Problem::TooLarge { bytes: Some(bytes), limit } => {
                Message::new("problem-too-large").with("found", size(*bytes)).with("limit", size(*limit))
            }
            Problem::TooLarge { bytes: None, limit } => {
                Message::new("problem-too-large-stream").with("limit", size(*limit))
            }
            Problem::NotUtf8 { utf_16: true } => Message::new("problem-utf-sixteen"),
            Problem::NotUtf8 { utf_16: false } => Message::new("problem-not-utf-eight"),
            Problem::NoPuzzle => Message::new("problem-no-puzzle"),
            Problem::NotAPuzzleLine => Message::new("problem-not-a-puzzle-line"),
            Problem::Newer { found, newest } => {
                Message::new("problem-newer").with("found", found.to_string()).with("newest", *newest)
            }
            Problem::NoVersion { newest } => Message::new("problem-no-version").with("newest", *newest),
            Problem::NoBook { newest } => Message::new("problem-no-book").with("newest", *newest),
            Problem::NoSuchLine { line } => Message::new("problem-no-such-line").with("line", *line),
            Problem::Truncated => Message::new("problem-truncated"),
            Problem::Syntax(words) => Message::verbatim(words.as_str()),
            Problem::WrongLength { found } => {
                Message::new("problem-wrong-length").with("found", *found).with("lengths", lengths())
            }
            Problem::UnknownSymbol { symbol, cell: Some(cell), hint } => Message::new("problem-unknown-symbol-at")
                .with("cell", cell.to_string())
                .with("symbol", symbol.escape_debug().to_string())
                .with("hint", hint.clone()),
            Problem::UnknownSymbol { symbol, cell: None, hint } => Message::new("problem-unknown-symbol")
                .with("symbol", symbol.escape_debug().to_string())
                .with("hint", hint.clone()),
            Problem::BoardWord { word, expected } => Message::new("problem-board-word")
                .with("word", word.escape_debug().to_string())
                .with("expected", expected.clone()),
            Problem::BoardIncomplete { expected } => {
                Message::new("problem-board-incomplete").with("expected", expected.clone())
            }
            Problem::BoardBoxes { rows, cols, digits } => {
                Message::new("problem-board-boxes").with("rows", *rows).with("cols", *cols).with("digits", *digits)
            }
            Problem::RegionRows { origin, found, expected } => Message::new("problem-region-rows")
                .with("origin", origin.to_string())
                .with("found", *found)
                .with("expected", *expected),
            Problem::GridKind => Message::new("problem-grid-kind"),
            Problem::RowLength { row, found, expected } => {
                Message::new("problem-row-length").with("row", *row).with("found", *found).with("expected", *expected)
            }
            Problem::RowCount { found, expected } => {
                Message::new("problem-row-count").with("found", *found).with("expected", *expected)
            }
            Problem::HoleNotMarked { cell } => Message::new("problem-hole-not-marked").with("cell", cell.to_string()),
            Problem::CellMarkedAsHole { cell } => {
                Message::new("problem-cell-marked-as-hole").with("cell", cell.to_string())
            }
            Problem::Board(error) => Message::verbatim(error.to_string()),
            Problem::Puzzle(error) => error.message(),
        }
    }

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

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A number of bytes: "95.4 MiB".
fn size(bytes: u64) -> Message {
    const MIB: u64 = 1 << 20;
    let number = match bytes % MIB {
        0 => (bytes / MIB).to_string(),
        _ => format!("{:.1}", bytes as f64 / MIB as f64),
    };
    Message::new("size-mib").with("number", number)
}

/// The lengths a puzzle line may have: "16, 36, or 81".
fn lengths() -> Message {
    let lengths = text::lengths();
    let (last, others) = lengths.split_last().map_or((0, &[][..]), |(last, others)| (*last, others));
    let others: Vec<String> = others.iter().map(usize::to_string).collect();
    Message::new("problem-lengths").with("others", others.join(", ")).with("last", last)
}

/// What was left out in reading or writing, said beside the result and never passed over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Text after a puzzle in a line; told for the first such line of a file.
    TextAfterPuzzle { file: String, line: usize, text: String },
    /// The file holds this many puzzles, of which only the first was taken.
    OnlyFirst { file: String, puzzles: usize },
    /// Lines of text have no place for the title and the author.
    WordsLost { puzzle: usize },
    /// Lines of text have no place for rules.
    RulesLost { puzzle: usize, rules: usize },
    /// Lines of text have the usual symbols.
    SymbolsLost { puzzle: usize },
}

impl Warning {
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
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Why puzzles cannot be written in a format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    UnknownFormat,
    OnePuzzleOnly { puzzles: usize },
}

impl WriteError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            WriteError::UnknownFormat => Message::new("write-unknown-format"),
            WriteError::OnePuzzleOnly { puzzles } => Message::new("write-one-puzzle-only").with("puzzles", *puzzles),
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
    Format {
        path: PathBuf,
        problem: WriteError,
    },
    Disk {
        path: PathBuf,
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
            SaveError::Disk { path, problem } => {
                Message::new("save-disk").with("path", path.display().to_string()).with("reason", problem.to_string())
            }
        }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
