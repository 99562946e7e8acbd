//! Reading and writing puzzles.
//!
//! A puzzle file is `.ron`, one puzzle with everything in it; text files hold whole collections of givens, a line
//! or a board of rows each; other formats are those of other programs. Each is one file here that implements the trait
//! of the registry (`codec`), and a line in [`Format`]. A text tells its format by its content. What a format cannot
//! hold is told in [`Warning`]s beside the result, and every error says file, line and cell.
//!
//! **Invariant.** A puzzle that comes out of here is well formed; a file that is not saved is as it was.

mod block;
mod book;
mod classic;
mod codec;
mod colours;
mod error;
mod format;
mod fpuzzles;
mod iss;
mod json;
mod json_lines;
mod kind;
mod ksudoku;
mod layouts;
mod link;
mod loss;
pub mod lp;
mod lz;
mod opensudoku;
mod penpa;
mod ron;
mod rows;
mod save;
mod source;
mod sudokumaker;
mod sudokupad;
mod text;
mod words;
mod xml;

use std::fmt;
use std::io::Read;
use std::path::Path;

use codec::Items;

use crate::board::Filling;
use crate::puzzle::Puzzle;

pub use book::{BookFile, BookItem, fingerprint, read_book, read_book_str, save_book, write_book};
pub use codec::{About, Written};
pub use error::{Boards, Problem, ReadError, SaveError, Warning, WriteError};
pub use format::{Format, is_link};
pub use kind::FileKind;
pub use layouts::{LayoutError, Layouts, SavedLayout};
pub use loss::{Element, Fate, Loss};
pub use save::save;
pub use text::customary_box;

/// Where a puzzle stands, written `lines.txt:7`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// As the user named it; `-` is standard input.
    pub file: String,
    /// From 1.
    pub line: usize,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A puzzle that was read.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The puzzle, well formed.
    pub puzzle: Puzzle,
    /// Where it stood.
    pub source: Source,
    /// How it was written.
    pub format: Format,
    /// Whether the file holds puzzles by their lines, and may hold others.
    pub several: bool,
    /// What was left out.
    pub warnings: Vec<Warning>,
}

/// The puzzles of a file one after another. In a collection a bad line is an error of its own, and the next item is
/// the line after it.
pub struct Puzzles {
    items: Items,
}

impl Iterator for Puzzles {
    type Item = Result<Loaded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.items.next()
    }
}

/// Opens a file of any format.
///
/// # Errors
/// When the file as a whole cannot be read, or the one puzzle in it.
pub fn open(path: &Path) -> Result<Puzzles, ReadError> {
    open_text(&path.display().to_string(), source::read_path(path)?, Format::of_path(path))
}

/// Opens a stream such as standard input, whose format its content tells. `name` is used in messages.
///
/// # Errors
/// As for [`open`].
pub fn open_stream(name: &str, stream: impl Read) -> Result<Puzzles, ReadError> {
    open_text(name, source::read_stream(name, stream)?, None)
}

/// Opens a text, such as a link. `name` is used in messages.
///
/// # Errors
/// As for [`open`].
pub fn open_str(name: &str, text: &str) -> Result<Puzzles, ReadError> {
    open_text(name, text.to_owned(), None)
}

fn open_text(name: &str, text: String, promised: Option<Format>) -> Result<Puzzles, ReadError> {
    let format = Format::of_text(&text, promised);
    source::check_size(name, &text, format)?;
    Ok(Puzzles { items: format.codec().open(name, text)? })
}

/// All puzzles of a file.
///
/// # Errors
/// As for [`open`], and at the first bad line.
pub fn read(path: &Path) -> Result<Vec<Loaded>, ReadError> {
    open(path)?.collect()
}

/// All puzzles of a text. `name` is used in messages, `promised` where the text does not tell its format.
///
/// # Errors
/// As for [`read`].
pub fn read_str(name: &str, text: &str, promised: Option<Format>) -> Result<Vec<Loaded>, ReadError> {
    open_text(name, text.to_owned(), promised)?.collect()
}

/// The first puzzle of a file, with a warning when there are more.
///
/// # Errors
/// As for [`open`], and when the first line is bad.
pub fn read_first(path: &Path) -> Result<Loaded, ReadError> {
    let mut puzzles = open(path)?;
    let mut loaded = puzzles.next().unwrap_or_else(|| Err(Problem::NoPuzzle.of_file(&path.display().to_string())))?;
    let others = puzzles.count();
    if others > 0 {
        loaded.warnings.push(Warning::OnlyFirst { file: loaded.source.file.clone(), puzzles: others + 1 });
    }
    Ok(loaded)
}

/// A puzzle that is to be written, with what formats may tell beside it.
#[derive(Clone, Copy, Debug)]
pub struct Outgoing<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its solution, for formats that tell solvers when they are done.
    pub solution: Option<&'a Filling>,
    /// Whether the rules are told in words too, by formats that need not.
    pub rules_text: bool,
}

impl<'a> From<&'a Puzzle> for Outgoing<'a> {
    fn from(puzzle: &'a Puzzle) -> Outgoing<'a> {
        Outgoing { puzzle, solution: None, rules_text: false }
    }
}

/// Puzzles as the text of a file, with what the format does not hold.
///
/// # Errors
/// When the format cannot hold these puzzles at all.
pub fn write(puzzles: &[&Puzzle], format: Format) -> Result<(String, Vec<Warning>), WriteError> {
    let puzzles: Vec<Outgoing> = puzzles.iter().map(|&puzzle| puzzle.into()).collect();
    write_out(&puzzles, format)
}

/// As [`write`](write()), with solutions and words.
///
/// # Errors
/// As for [`write`](write()).
pub fn write_out(puzzles: &[Outgoing], format: Format) -> Result<(String, Vec<Warning>), WriteError> {
    format.codec().write(puzzles)
}

/// A puzzle in the format in which it was read, where that holds all of it; else as [`Format::Ron`], which holds
/// everything.
///
/// # Errors
/// As for [`write`](write()).
pub fn write_like(puzzle: &Puzzle, format: Format) -> Result<String, WriteError> {
    match write(&[puzzle], format) {
        Ok((text, warnings)) if warnings.is_empty() || matches!(format, Format::Ron | Format::Lines) => Ok(text),
        Ok(_) | Err(_) => write(&[puzzle], Format::Ron).map(|(text, _)| text),
    }
}

/// Writes puzzles to a file in the format that its name promises; see [`save`](save()).
///
/// # Errors
/// When the name promises no format, the format cannot hold the puzzles, or saving fails; an existing file is then as
/// it was.
pub fn save_puzzles(path: &Path, puzzles: &[&Puzzle]) -> Result<Vec<Warning>, SaveError> {
    let unfit = |problem| SaveError::Format { path: path.to_owned(), problem };
    let format = Format::of_path(path).ok_or_else(|| unfit(WriteError::UnknownFormat))?;
    let (text, warnings) = write(puzzles, format).map_err(unfit)?;
    save(path, text.as_bytes())?;
    Ok(warnings)
}
