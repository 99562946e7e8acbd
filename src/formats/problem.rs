//! What can be wrong with a file that is read.

use std::fmt;
use std::io;

use super::boxes;
use crate::board::{BoardError, Cell};
use crate::puzzle::{PuzzleError, TooLong};
use crate::sheet::PictureError;
use crate::sheet::text::FontError;
use crate::words::{Message, system_reason};

/// What is wrong.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The file or stream cannot be read.
    Unreadable(#[source] io::Error),
    /// A path that must name a file or folder names something else.
    NoFile,
    /// It is larger than the program reads.
    TooLarge {
        /// The size of the file, or None for a stream that is longer than the limit.
        bytes: Option<u64>,
        /// The most that is read, in bytes.
        limit: u64,
    },
    /// It is not a text in UTF-8.
    NotUtf8 {
        /// Whether it begins as a text in UTF-16 does.
        utf_16: bool,
    },
    /// The file holds no puzzle.
    NoPuzzle,
    /// The line that was asked for holds none.
    NotAPuzzleLine,
    /// A file of a later version of the format.
    Newer {
        /// Its version.
        found: u64,
        /// The latest version that is read.
        newest: u64,
    },
    /// A puzzle file without its version.
    NoVersion {
        /// The latest version that is read.
        newest: u64,
    },
    /// A booklet file without its version.
    NoBook {
        /// The latest version that is read.
        newest: u64,
    },
    /// The line that was asked for is not there.
    NoSuchLine {
        /// The line, from 1.
        line: usize,
    },
    /// It ends within a value.
    Truncated,
    /// Brackets within brackets beyond what any file needs.
    TooDeep {
        /// How deep they may stand.
        limit: usize,
    },
    /// A title or other words are too long.
    Words {
        /// Which words: `title`, `author`, ...
        of: String,
        /// How long they may be.
        problem: TooLong,
    },
    /// A length of a booklet that no page has.
    Measure {
        /// The name of the field.
        field: String,
        /// The length, as it was read.
        mm: String,
        /// The most millimetres.
        most: f32,
    },
    /// A picture of a booklet cannot be used.
    Picture(#[from] PictureError),
    /// A font of a booklet cannot be used.
    Font(#[from] FontError),
    /// More stars than there are.
    Stars {
        /// The entry of the booklet, from 1.
        entry: usize,
        /// How many stars it has.
        stars: u8,
    },
    /// The reader's own words.
    Syntax(String),
    /// A line of a length that no grid has.
    WrongLength {
        /// Its symbols.
        found: usize,
    },
    /// A symbol that stands for no digit of the board.
    UnknownSymbol {
        /// The symbol.
        symbol: char,
        /// The cell it stands in, where that is known.
        cell: Option<Cell>,
        /// What could stand there.
        hint: Box<Message>,
    },
    /// A word of a board line that does not belong there.
    BoardWord {
        /// The word.
        word: String,
        /// What could stand there.
        expected: Box<Message>,
    },
    /// A board line that ends too early.
    BoardIncomplete {
        /// What is missing.
        expected: Message,
    },
    /// Boxes whose cells are fewer or more than the digits.
    BoardBoxes {
        /// Rows of a box.
        rows: u8,
        /// Columns of a box.
        cols: u8,
        /// The digits of the board.
        digits: u8,
    },
    /// A jigsaw with rows missing or too many.
    RegionRows {
        /// The first cell of its grid.
        origin: Cell,
        /// The rows that are there.
        found: usize,
        /// The rows of the grid.
        expected: usize,
    },
    /// A grid with two shapes of boxes, or a latin square with boxes.
    GridKind,
    /// A row of givens that is too short or too long.
    RowLength {
        /// The row, from 1.
        row: usize,
        /// Its symbols.
        found: usize,
        /// The cells of the row, holes among them.
        expected: usize,
    },
    /// Too few or too many rows of givens.
    RowCount {
        /// The rows that are there.
        found: usize,
        /// The height of the board, in cells.
        expected: usize,
    },
    /// A symbol where the board has no cell.
    HoleNotMarked {
        /// Where it stands.
        cell: Cell,
    },
    /// A hole where the board has a cell.
    CellMarkedAsHole {
        /// The cell.
        cell: Cell,
    },
    /// A part of a file of another program that is not what it should be.
    Entry {
        /// Which part, as that program calls it: `killercage 3`.
        at: String,
        /// What it should be.
        problem: Box<Message>,
    },
    /// More elements than any puzzle of people has.
    TooMany {
        /// How many are read.
        limit: usize,
    },
    /// More puzzles than are read at once.
    TooManyPuzzles {
        /// How many are read.
        limit: usize,
    },
    /// A booklet with more puzzles than one may have; what comes then is not read.
    BookletTooLong {
        /// How many it may have.
        limit: usize,
    },
    /// So many bad lines that the rest is not read.
    GivenUp {
        /// How many there were.
        lines: usize,
    },
    /// A link that only its server can resolve.
    RemoteLink,
    /// A link whose content cannot be unpacked.
    BadLink,
    /// The grids make no board.
    Board(#[from] BoardError),
    /// The parts make no puzzle.
    Puzzle(#[from] PuzzleError),
}

impl Problem {
    /// What is wrong, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Problem::Unreadable(error) => Message::new("problem-unreadable").with("reason", system_reason(error)),
            Problem::TooLarge { bytes: Some(bytes), limit } => Message::new("problem-too-large")
                .with("found", size_message(*bytes))
                .with("limit", size_message(*limit)),
            Problem::TooLarge { bytes: None, limit } => {
                Message::new("problem-too-large-stream").with("limit", size_message(*limit))
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
            Problem::NoFile => Message::new("problem-no-file"),
            Problem::TooDeep { limit } => Message::new("problem-too-deep").with("limit", *limit),
            Problem::Words { of, problem } => {
                Message::new("words-too-long").with("words", of.as_str()).with("problem", problem.message())
            }
            Problem::Measure { field, mm, most } => Message::new("problem-measure")
                .with("field", field.as_str())
                .with("mm", mm.as_str())
                .with("most", format!("{most:.0}")),
            Problem::Stars { entry, stars } => {
                Message::new("problem-stars").with("entry", *entry).with("stars", *stars)
            }
            Problem::Picture(error) => error.message(),
            Problem::Font(error) => error.message(),
            Problem::Syntax(words) => Message::verbatim(words.as_str()),
            Problem::WrongLength { found } => {
                Message::new("problem-wrong-length").with("found", *found).with("lengths", boxes::lengths_in_words())
            }
            Problem::UnknownSymbol { symbol, cell: Some(cell), hint } => Message::new("problem-unknown-symbol-at")
                .with("cell", cell.to_string())
                .with("symbol", symbol.escape_debug().to_string())
                .with("hint", hint.as_ref().clone()),
            Problem::UnknownSymbol { symbol, cell: None, hint } => Message::new("problem-unknown-symbol")
                .with("symbol", symbol.escape_debug().to_string())
                .with("hint", hint.as_ref().clone()),
            Problem::BoardWord { word, expected } => Message::new("problem-board-word")
                .with("word", word.escape_debug().to_string())
                .with("expected", expected.as_ref().clone()),
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
            Problem::Entry { at, problem } => Message::new("problem-entry")
                .with("at", at.escape_debug().to_string())
                .with("problem", problem.as_ref().clone()),
            Problem::TooMany { limit } => Message::new("problem-too-many").with("limit", *limit),
            Problem::TooManyPuzzles { limit } => Message::new("problem-too-many-puzzles").with("limit", *limit),
            Problem::BookletTooLong { limit } => Message::new("problem-booklet-too-long").with("limit", *limit),
            Problem::GivenUp { lines } => Message::new("problem-given-up").with("lines", *lines),
            Problem::RemoteLink => Message::new("problem-remote-link"),
            Problem::BadLink => Message::new("problem-bad-link"),
            Problem::Board(error) => Message::verbatim(error.to_string()),
            Problem::Puzzle(error) => error.message(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A number of bytes: "95.4 MiB".
pub(super) fn size_message(bytes: u64) -> Message {
    const MIB: u64 = 1 << 20;
    let number = match bytes % MIB {
        0 => (bytes / MIB).to_string(),
        _ => format!("{:.1}", bytes as f64 / MIB as f64),
    };
    Message::new("size-mib").with("number", number)
}
