//! Reading and writing puzzles.
//!
//! A puzzle file is `.ron`, one puzzle with everything in it; text files hold whole collections of givens, a line
//! or a board of rows each. What a
//! format cannot hold is told in [`Warning`]s beside the result, and every error says file, line and cell.
//!
//! **Invariant.** A puzzle that comes out of here is well formed; a file that is not saved is as it was.

mod block;
mod book;
mod error;
mod kind;
mod layouts;
pub mod lp;
mod ron;
mod rows;
mod save;
mod source;
mod text;

use std::fmt;
use std::io::Read;
use std::path::Path;

use crate::puzzle::Puzzle;

pub use book::{BookFile, BookItem, read_book, read_book_str, save_book, write_book};
pub use error::{Problem, ReadError, SaveError, Warning, WriteError};
pub use kind::FileKind;
pub use layouts::{LayoutError, Layouts, SavedLayout};
pub use save::save;
pub use text::customary_box;

/// How puzzles stand in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// One puzzle with everything in it.
    Ron,
    /// The givens of one puzzle a line, or a whole board as rows.
    Lines,
}

impl Format {
    /// The format that a file's name promises.
    pub fn of_path(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "ron" => Some(Format::Ron),
            "txt" => Some(Format::Lines),
            _ => None,
        }
    }

    /// The format of a text. Its first symbol decides where it can; the name does where the text is neither.
    fn of_text(text: &str, promised: Option<Format>) -> Format {
        match text.trim_start().chars().next() {
            // An opening bracket, or a comment or attribute before it.
            Some('(' | '/') => Format::Ron,
            Some('#') if text.trim_start().starts_with("#!") => Format::Ron,
            Some('.' | '0'..='9') => Format::Lines,
            Some('b') if block::opens(text.trim_start().lines().next().unwrap_or_default()) => Format::Lines,
            _ => promised.unwrap_or(Format::Lines),
        }
    }
}

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
    /// What was left out.
    pub warnings: Vec<Warning>,
}

/// The puzzles of a file one after another. In a collection a bad line is an error of its own, and the next item is
/// the line after it.
pub struct Puzzles {
    kind: PuzzlesKind,
}

enum PuzzlesKind {
    One(Option<Box<Loaded>>),
    Lines(text::Lines),
}

impl Iterator for Puzzles {
    type Item = Result<Loaded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.kind {
            PuzzlesKind::One(loaded) => loaded.take().map(|loaded| Ok(*loaded)),
            PuzzlesKind::Lines(lines) => lines.next(),
        }
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

fn open_text(name: &str, text: String, promised: Option<Format>) -> Result<Puzzles, ReadError> {
    let format = Format::of_text(&text, promised);
    source::check_size(name, &text, format)?;
    let kind = match format {
        Format::Ron => {
            let source = Source { file: name.to_owned(), line: 1 };
            let loaded = Loaded { puzzle: ron::read(name, &text)?, source, format, warnings: Vec::new() };
            PuzzlesKind::One(Some(Box::new(loaded)))
        }
        Format::Lines => PuzzlesKind::Lines(text::Lines::new(name, text)),
    };
    Ok(Puzzles { kind })
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

/// Puzzles as the text of a file, with what the format does not hold.
///
/// # Errors
/// When the format cannot hold these puzzles at all.
pub fn write(puzzles: &[&Puzzle], format: Format) -> Result<(String, Vec<Warning>), WriteError> {
    match (format, puzzles) {
        (Format::Ron, [puzzle]) => Ok((ron::write(puzzle), Vec::new())),
        (Format::Ron, _) => Err(WriteError::OnePuzzleOnly { puzzles: puzzles.len() }),
        (Format::Lines, _) => Ok(text::write(puzzles)),
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
