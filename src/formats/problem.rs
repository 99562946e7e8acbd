//! The causes of read errors.

use std::fmt;
use std::io;

use super::boxes;
use super::guess::{Guess, guesses_message};
use crate::board::{BoardError, Cell};
use crate::puzzle::{PuzzleError, TextTooLongError};
use crate::sheet::PictureError;
use crate::sheet::text::FontError;
use crate::words::{Message, system_reason};

/// The cause of a read error.
#[derive(Debug, thiserror::Error)]
pub enum ReadErrorKind {
    /// The file or stream cannot be read.
    Unreadable(#[source] io::Error),
    /// The path is neither a file nor a folder, although one of these is required.
    NoFile,
    /// The input is larger than the limit.
    TooLarge {
        /// The size of the file, or None for a stream that is longer than the limit.
        bytes: Option<u64>,
        /// The limit, in bytes.
        limit: u64,
    },
    /// The bytes are no text.
    NotText,
    /// The line is not UTF-8, in a stream that is.
    NotUtf8,
    /// A text that no reader recognises.
    Unrecognised {
        /// The formats that come closest, the closest first.
        guesses: Vec<Guess>,
    },
    /// A seed, of which only another program can make a puzzle.
    Seed,
    /// The file holds no puzzle.
    NoPuzzle,
    /// The requested line holds no puzzle.
    NotAPuzzleLine,
    /// The file was written by a later version of the format.
    NewerVersion {
        /// The file's version.
        found: u64,
        /// The latest supported version.
        newest: u64,
    },
    /// A puzzle file without a version.
    NoVersion {
        /// The latest supported version.
        newest: u64,
    },
    /// A booklet file without a version.
    NoBookVersion {
        /// The latest supported version.
        newest: u64,
    },
    /// The requested line does not exist.
    NoSuchLine {
        /// The line, from 1.
        line: usize,
    },
    /// The text ends within a value.
    Truncated,
    /// Brackets are nested too deeply.
    TooDeep {
        /// The deepest allowed nesting.
        limit: usize,
    },
    /// A title or other text is too long.
    TextTooLong {
        /// The name of the text: `title`, `author`, ...
        of: String,
        /// The limit.
        problem: TextTooLongError,
    },
    /// A length in a booklet that is out of range.
    LengthOutOfRange {
        /// The name of the field.
        field: String,
        /// The length as written.
        mm: String,
        /// The largest length in millimetres.
        most: f32,
    },
    /// A picture of a booklet is unusable.
    Picture(#[from] PictureError),
    /// A font of a booklet is unusable.
    Font(#[from] FontError),
    /// More stars than allowed.
    Stars {
        /// The entry of the booklet, from 1.
        entry: usize,
        /// The number of stars.
        stars: u8,
    },
    /// A syntax error, in the words of the parser.
    Syntax(String),
    /// A line with a length that no grid has.
    WrongLength {
        /// The number of symbols.
        found: usize,
    },
    /// A symbol that is no digit of the board.
    UnknownSymbol {
        /// The symbol.
        symbol: char,
        /// The cell of the symbol, if known.
        cell: Option<Cell>,
        /// A hint at the symbols that are allowed.
        hint: Box<Message>,
    },
    /// An unexpected word in the opening line of a board.
    BoardWord {
        /// The word.
        word: String,
        /// The words that are allowed there.
        expected: Box<Message>,
    },
    /// An opening line of a board that ends too early.
    BoardIncomplete {
        /// The missing part.
        expected: Message,
    },
    /// Boxes with more or fewer cells than there are digits.
    BoardBoxes {
        /// Rows of a box.
        rows: u8,
        /// Columns of a box.
        cols: u8,
        /// The number of digits of the board.
        digits: u8,
    },
    /// A jigsaw with missing or extra rows.
    RegionRows {
        /// The top-left cell of its grid.
        origin: Cell,
        /// The number of rows found.
        found: usize,
        /// The number of rows of the grid.
        expected: usize,
    },
    /// A grid with two box shapes, or a latin square with boxes.
    GridKind,
    /// A row of givens that is too short or too long.
    RowLength {
        /// The row, from 1.
        row: usize,
        /// The number of symbols.
        found: usize,
        /// The number of places in the row, including holes.
        expected: usize,
    },
    /// Too few or too many rows of givens.
    RowCount {
        /// The number of rows found.
        found: usize,
        /// The height of the board in cells.
        expected: usize,
    },
    /// A symbol where the board has no cell.
    HoleNotMarked {
        /// The position of the symbol.
        cell: Cell,
    },
    /// A hole where the board has a cell.
    CellMarkedAsHole {
        /// The cell.
        cell: Cell,
    },
    /// An invalid part of another program's file.
    Entry {
        /// The part, as that program calls it: `killercage 3`.
        at: String,
        /// The expected value.
        problem: Box<Message>,
    },
    /// More elements than any real puzzle has.
    TooMany {
        /// The limit.
        limit: usize,
    },
    /// More puzzles than can be read at once.
    TooManyPuzzles {
        /// The limit.
        limit: usize,
    },
    /// A booklet with too many puzzles; those beyond the limit are not read.
    BookletTooLong {
        /// The limit.
        limit: usize,
    },
    /// Too many bad lines, so that reading stopped.
    TooManyBadLines {
        /// The number of bad lines.
        lines: usize,
    },
    /// A link that only its server can resolve.
    RemoteLink,
    /// A link whose content cannot be unpacked.
    BadLink,
    /// The grids form no board.
    Board(#[from] BoardError),
    /// The parts form no puzzle.
    Puzzle(#[from] PuzzleError),
}

impl ReadErrorKind {
    /// Describes the problem.
    pub fn message(&self) -> Message {
        match self {
            ReadErrorKind::Unreadable(error) => Message::new("problem-unreadable").with("reason", system_reason(error)),
            ReadErrorKind::TooLarge { bytes: Some(bytes), limit } => Message::new("problem-too-large")
                .with("found", size_message(*bytes))
                .with("limit", size_message(*limit)),
            ReadErrorKind::TooLarge { bytes: None, limit } => {
                Message::new("problem-too-large-stream").with("limit", size_message(*limit))
            }
            ReadErrorKind::NotText => Message::new("problem-not-text"),
            ReadErrorKind::NotUtf8 => Message::new("problem-not-utf-eight"),
            ReadErrorKind::Unrecognised { guesses } if guesses.is_empty() => Message::new("problem-unrecognised"),
            ReadErrorKind::Unrecognised { guesses } => {
                Message::new("problem-unrecognised-near").with("guesses", guesses_message(guesses))
            }
            ReadErrorKind::Seed => Message::new("problem-seed"),
            ReadErrorKind::NoPuzzle => Message::new("problem-no-puzzle"),
            ReadErrorKind::NotAPuzzleLine => Message::new("problem-not-a-puzzle-line"),
            ReadErrorKind::NewerVersion { found, newest } => {
                Message::new("problem-newer").with("found", found.to_string()).with("newest", *newest)
            }
            ReadErrorKind::NoVersion { newest } => Message::new("problem-no-version").with("newest", *newest),
            ReadErrorKind::NoBookVersion { newest } => Message::new("problem-no-book").with("newest", *newest),
            ReadErrorKind::NoSuchLine { line } => Message::new("problem-no-such-line").with("line", *line),
            ReadErrorKind::Truncated => Message::new("problem-truncated"),
            ReadErrorKind::NoFile => Message::new("problem-no-file"),
            ReadErrorKind::TooDeep { limit } => Message::new("problem-too-deep").with("limit", *limit),
            ReadErrorKind::TextTooLong { of, problem } => {
                Message::new("words-too-long").with("words", of.as_str()).with("problem", problem.message())
            }
            ReadErrorKind::LengthOutOfRange { field, mm, most } => Message::new("problem-measure")
                .with("field", field.as_str())
                .with("mm", mm.as_str())
                .with("most", format!("{most:.0}")),
            ReadErrorKind::Stars { entry, stars } => {
                Message::new("problem-stars").with("entry", *entry).with("stars", *stars)
            }
            ReadErrorKind::Picture(error) => error.message(),
            ReadErrorKind::Font(error) => error.message(),
            ReadErrorKind::Syntax(words) => Message::verbatim(words.as_str()),
            ReadErrorKind::WrongLength { found } => Message::new("problem-wrong-length")
                .with("found", *found)
                .with("lengths", boxes::line_lengths_message()),
            ReadErrorKind::UnknownSymbol { symbol, cell: Some(cell), hint } => {
                Message::new("problem-unknown-symbol-at")
                    .with("cell", cell.to_string())
                    .with("symbol", symbol.escape_debug().to_string())
                    .with("hint", hint.as_ref().clone())
            }
            ReadErrorKind::UnknownSymbol { symbol, cell: None, hint } => Message::new("problem-unknown-symbol")
                .with("symbol", symbol.escape_debug().to_string())
                .with("hint", hint.as_ref().clone()),
            ReadErrorKind::BoardWord { word, expected } => Message::new("problem-board-word")
                .with("word", word.escape_debug().to_string())
                .with("expected", expected.as_ref().clone()),
            ReadErrorKind::BoardIncomplete { expected } => {
                Message::new("problem-board-incomplete").with("expected", expected.clone())
            }
            ReadErrorKind::BoardBoxes { rows, cols, digits } => {
                Message::new("problem-board-boxes").with("rows", *rows).with("cols", *cols).with("digits", *digits)
            }
            ReadErrorKind::RegionRows { origin, found, expected } => Message::new("problem-region-rows")
                .with("origin", origin.to_string())
                .with("found", *found)
                .with("expected", *expected),
            ReadErrorKind::GridKind => Message::new("problem-grid-kind"),
            ReadErrorKind::RowLength { row, found, expected } => {
                Message::new("problem-row-length").with("row", *row).with("found", *found).with("expected", *expected)
            }
            ReadErrorKind::RowCount { found, expected } => {
                Message::new("problem-row-count").with("found", *found).with("expected", *expected)
            }
            ReadErrorKind::HoleNotMarked { cell } => {
                Message::new("problem-hole-not-marked").with("cell", cell.to_string())
            }
            ReadErrorKind::CellMarkedAsHole { cell } => {
                Message::new("problem-cell-marked-as-hole").with("cell", cell.to_string())
            }
            ReadErrorKind::Entry { at, problem } => Message::new("problem-entry")
                .with("at", at.escape_debug().to_string())
                .with("problem", problem.as_ref().clone()),
            ReadErrorKind::TooMany { limit } => Message::new("problem-too-many").with("limit", *limit),
            ReadErrorKind::TooManyPuzzles { limit } => Message::new("problem-too-many-puzzles").with("limit", *limit),
            ReadErrorKind::BookletTooLong { limit } => Message::new("problem-booklet-too-long").with("limit", *limit),
            ReadErrorKind::TooManyBadLines { lines } => Message::new("problem-given-up").with("lines", *lines),
            ReadErrorKind::RemoteLink => Message::new("problem-remote-link"),
            ReadErrorKind::BadLink => Message::new("problem-bad-link"),
            ReadErrorKind::Board(error) => Message::verbatim(error.to_string()),
            ReadErrorKind::Puzzle(error) => error.message(),
        }
    }
}

impl fmt::Display for ReadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Formats a number of bytes: "95.4 MiB".
pub(super) fn size_message(bytes: u64) -> Message {
    const MIB: u64 = 1 << 20;
    let number = match bytes % MIB {
        0 => (bytes / MIB).to_string(),
        _ => format!("{:.1}", bytes as f64 / MIB as f64),
    };
    Message::new("size-mib").with("number", number)
}
