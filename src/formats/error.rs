//! What can be wrong with a file, and where.

use std::fmt;
use std::io;
use std::path::PathBuf;

use super::text;
use crate::board::{BoardError, Cell};
use crate::puzzle::{PuzzleError, TooLong};

/// Why a file, or one line of it, is not read: `lines.txt: line 7: r3c4: digit 10 on a 9x9 board`.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {}{problem}", Place { line: *.line, column: *.column })]
pub struct ReadError {
    /// As the user named it; `-` is standard input.
    pub file: String,
    /// From 1; None when the file as a whole is at fault.
    pub line: Option<usize>,
    /// From 1, in characters.
    pub column: Option<usize>,
    pub problem: Problem,
}

/// "line 7, column 3: ", as far as it is known.
struct Place {
    line: Option<usize>,
    column: Option<usize>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (Some(line), Some(column)) => write!(f, "line {line}, column {column}: "),
            (Some(line), None) => write!(f, "line {line}: "),
            (None, _) => Ok(()),
        }
    }
}

/// What is wrong.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    #[error("cannot be read: {0}")]
    Unreadable(#[source] io::Error),
    #[error("is a device or a pipe; only files and folders can be referred to")]
    NoFile,
    #[error("too large: {}at most {} are read", SizeFound(*.bytes), Size(*.limit))]
    TooLarge {
        /// The size of the file, or None for a stream that is longer than the limit.
        bytes: Option<u64>,
        limit: u64,
    },
    #[error("not a text in UTF-8{}", if *.utf_16 { "; it looks like UTF-16" } else { "" })]
    NotUtf8 { utf_16: bool },
    #[error("there is no puzzle in it")]
    NoPuzzle,
    #[error("there is no puzzle in this line")]
    NotAPuzzleLine,
    #[error("made by a newer Gridwright (format {found}, this program reads up to {newest})")]
    Newer { found: u64, newest: u64 },
    #[error("not a Gridwright puzzle: it does not begin with “(gridwright: {newest},”")]
    NoVersion { newest: u64 },
    #[error("not a Gridwright booklet: it does not begin with “(gridwright_book: {newest},”")]
    NoBook { newest: u64 },
    #[error("there is no line {line} with a puzzle in it")]
    NoSuchLine { line: usize },
    #[error("the file ends too early; it was probably cut off")]
    Truncated,
    #[error("brackets stand more than {limit} deep in each other")]
    TooDeep { limit: usize },
    #[error("the {of}: {problem}")]
    Words { of: String, problem: TooLong },
    /// The reader's own words.
    #[error("{0}")]
    Syntax(String),
    #[error("{found} symbols make no grid; a puzzle has {}", text::Lengths)]
    WrongLength { found: usize },
    #[error("{}“{}” is no digit; {hint}", At(*.cell), .symbol.escape_debug())]
    UnknownSymbol { symbol: char, cell: Option<Cell>, hint: &'static str },
    #[error("“{}” in a board line: expected {expected}", .word.escape_debug())]
    BoardWord { word: String, expected: &'static str },
    #[error("the board line is not complete: expected {expected}")]
    BoardIncomplete { expected: &'static str },
    #[error("boxes of {rows}x{cols} cells do not hold {digits} digits")]
    BoardBoxes { rows: u8, cols: u8, digits: u8 },
    #[error("the jigsaw at {origin} has {found} rows of regions instead of {expected}")]
    RegionRows { origin: Cell, found: usize, expected: usize },
    #[error("a grid has either boxes (boxes: \"3x3\"), or regions, or neither (latin: 9)")]
    GridKind,
    #[error("row {row} has {found} symbols instead of {expected}")]
    RowLength { row: usize, found: usize, expected: usize },
    #[error("the givens have {found} rows, but the board is {expected} cells high")]
    RowCount { found: usize, expected: usize },
    #[error("{cell}: there is no such cell on the board; write # there")]
    HoleNotMarked { cell: Cell },
    #[error("{cell} is a cell of the board; write . where no digit is given")]
    CellMarkedAsHole { cell: Cell },
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
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

/// "r3c4: " when the cell is known.
struct At(Option<Cell>);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |cell| write!(f, "{cell}: "))
    }
}

/// A number of bytes: "95.4 MiB".
struct Size(u64);

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MIB: u64 = 1 << 20;
        match self.0 % MIB {
            0 => write!(f, "{} MiB", self.0 / MIB),
            _ => write!(f, "{:.1} MiB", self.0 as f64 / MIB as f64),
        }
    }
}

/// "95.4 MiB; " when it is known.
struct SizeFound(Option<u64>);

impl fmt::Display for SizeFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |bytes| write!(f, "{}; ", Size(bytes)))
    }
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

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::TextAfterPuzzle { file, line, text } => write!(
                f,
                "{file}: line {line}: what follows the puzzle is left out, here and in later lines: “{}”",
                text.escape_debug()
            ),
            Warning::OnlyFirst { file, puzzles } => {
                write!(f, "{file}: holds {puzzles} puzzles; only the first is taken")
            }
            Warning::WordsLost { puzzle } => {
                write!(f, "puzzle {puzzle}: title and author are lost: lines of text have no place for them")
            }
            Warning::RulesLost { puzzle, rules } => {
                let are = if *rules == 1 { "rule is" } else { "rules are" };
                write!(f, "puzzle {puzzle}: {rules} {are} lost: lines of text have no place for rules")
            }
            Warning::SymbolsLost { puzzle } => {
                write!(f, "puzzle {puzzle}: its symbols are lost: lines of text have digits, then letters")
            }
        }
    }
}

/// Why puzzles cannot be written in a format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    #[error("the name must end in .ron or .txt, so that the format is known")]
    UnknownFormat,
    #[error("a .ron file holds one puzzle, and there are {puzzles}")]
    OnePuzzleOnly { puzzles: usize },
}

/// Why a file was not saved. The old file, if there was one, is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    #[error("{}: {problem}", .path.display())]
    Format { path: PathBuf, problem: WriteError },
    #[error("{}: cannot be saved: {problem}", .path.display())]
    Disk {
        path: PathBuf,
        #[source]
        problem: io::Error,
    },
}
