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
    /// What is wrong.
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
    /// The file or stream cannot be read.
    #[error("cannot be read: {0}")]
    Unreadable(#[source] io::Error),
    /// A path that must name a file or folder names something else.
    #[error("is a device or a pipe; only files and folders can be referred to")]
    NoFile,
    /// It is larger than the program reads.
    #[error("too large: {}at most {} are read", SizeFound(*.bytes), Size(*.limit))]
    TooLarge {
        /// The size of the file, or None for a stream that is longer than the limit.
        bytes: Option<u64>,
        /// The most that is read, in bytes.
        limit: u64,
    },
    /// It is not a text in UTF-8.
    #[error("not a text in UTF-8{}", if *.utf_16 { "; it looks like UTF-16" } else { "" })]
    NotUtf8 {
        /// Whether it begins as a text in UTF-16 does.
        utf_16: bool,
    },
    /// The file holds no puzzle.
    #[error("there is no puzzle in it")]
    NoPuzzle,
    /// The line that was asked for holds none.
    #[error("there is no puzzle in this line")]
    NotAPuzzleLine,
    /// A file of a later version of the format.
    #[error("made by a newer Gridwright (format {found}, this program reads up to {newest})")]
    Newer {
        /// Its version.
        found: u64,
        /// The latest version that is read.
        newest: u64,
    },
    /// A puzzle file without its version.
    #[error("not a Gridwright puzzle: it does not begin with “(gridwright: {newest},”")]
    NoVersion {
        /// The latest version that is read.
        newest: u64,
    },
    /// A booklet file without its version.
    #[error("not a Gridwright booklet: it does not begin with “(gridwright_book: {newest},”")]
    NoBook {
        /// The latest version that is read.
        newest: u64,
    },
    /// The line that was asked for is not there.
    #[error("there is no line {line} with a puzzle in it")]
    NoSuchLine {
        /// The line, from 1.
        line: usize,
    },
    /// It ends within a value.
    #[error("the file ends too early; it was probably cut off")]
    Truncated,
    /// Brackets within brackets beyond what any file needs.
    #[error("brackets stand more than {limit} deep in each other")]
    TooDeep {
        /// How deep they may stand.
        limit: usize,
    },
    /// A title or other words are too long.
    #[error("the {of}: {problem}")]
    Words {
        /// Which words: `title`, `author`, ...
        of: String,
        /// How long they may be.
        problem: TooLong,
    },
    /// The reader's own words.
    #[error("{0}")]
    Syntax(String),
    /// A line of a length that no grid has.
    #[error("{found} symbols make no grid; a puzzle has {}", text::Lengths)]
    WrongLength {
        /// Its symbols.
        found: usize,
    },
    /// A symbol that stands for no digit of the board.
    #[error("{}“{}” is no digit; {hint}", At(*.cell), .symbol.escape_debug())]
    UnknownSymbol {
        /// The symbol.
        symbol: char,
        /// The cell it stands in, where that is known.
        cell: Option<Cell>,
        /// What could stand there.
        hint: &'static str,
    },
    /// A word of a board line that does not belong there.
    #[error("“{}” in a board line: expected {expected}", .word.escape_debug())]
    BoardWord {
        /// The word.
        word: String,
        /// What could stand there.
        expected: &'static str,
    },
    /// A board line that ends too early.
    #[error("the board line is not complete: expected {expected}")]
    BoardIncomplete {
        /// What is missing.
        expected: &'static str,
    },
    /// Boxes whose cells are fewer or more than the digits.
    #[error("boxes of {rows}x{cols} cells do not hold {digits} digits")]
    BoardBoxes {
        /// Rows of a box.
        rows: u8,
        /// Columns of a box.
        cols: u8,
        /// The digits of the board.
        digits: u8,
    },
    /// A jigsaw with rows missing or too many.
    #[error("the jigsaw at {origin} has {found} rows of regions instead of {expected}")]
    RegionRows {
        /// The first cell of its grid.
        origin: Cell,
        /// The rows that are there.
        found: usize,
        /// The rows of the grid.
        expected: usize,
    },
    /// A grid with two shapes of boxes, or a latin square with boxes.
    #[error("a grid has either boxes (boxes: \"3x3\"), or regions, or neither (latin: 9)")]
    GridKind,
    /// A row of givens that is too short or too long.
    #[error("row {row} has {found} symbols instead of {expected}")]
    RowLength {
        /// The row, from 1.
        row: usize,
        /// Its symbols.
        found: usize,
        /// The cells of the row, holes among them.
        expected: usize,
    },
    /// Too few or too many rows of givens.
    #[error("the givens have {found} rows, but the board is {expected} cells high")]
    RowCount {
        /// The rows that are there.
        found: usize,
        /// The height of the board, in cells.
        expected: usize,
    },
    /// A symbol where the board has no cell.
    #[error("{cell}: there is no such cell on the board; write # there")]
    HoleNotMarked {
        /// Where it stands.
        cell: Cell,
    },
    /// A hole where the board has a cell.
    #[error("{cell} is a cell of the board; write . where no digit is given")]
    CellMarkedAsHole {
        /// The cell.
        cell: Cell,
    },
    /// The grids make no board.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// The parts make no puzzle.
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
    /// The name of the file promises no format.
    #[error("the name must end in .ron or .txt, so that the format is known")]
    UnknownFormat,
    /// Several puzzles for a file that holds one.
    #[error("a .ron file holds one puzzle, and there are {puzzles}")]
    OnePuzzleOnly {
        /// How many there are.
        puzzles: usize,
    },
}

/// Why a file was not saved. The old file, if there was one, is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The format cannot hold what is saved.
    #[error("{}: {problem}", .path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// What it cannot hold.
        problem: WriteError,
    },
    /// The file cannot be written.
    #[error("{}: cannot be saved: {problem}", .path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// What the system says.
        #[source]
        problem: io::Error,
    },
}
