//! Reading files, streams and texts of any format.

use std::fs;
use std::io::Read;
use std::path::Path;

use super::codec::PuzzleIter;
use super::encoding::{self, DecodedText};
use super::format::Format;
use super::loaded::LoadedPuzzle;
use super::problem::ReadErrorKind;
use super::read_error::ReadError;
use super::source::{self, StreamHead};
use super::warning::Warning;
use super::{ron, text_recogniser};

/// An iterator over the puzzles of a file. In a collection, an invalid line yields an error, and the next item is the
/// line after it.
pub struct PuzzleReader {
    items: PuzzleIter,
}

impl Iterator for PuzzleReader {
    type Item = Result<LoadedPuzzle, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.items.next()
    }
}

impl PuzzleReader {
    /// Returns whether the next line is available without blocking on the writer of a stream.
    pub fn is_ready(&self) -> bool {
        self.items.is_ready()
    }

    /// Skips the next item, valid or not, without building a puzzle, and returns whether there was one.
    pub fn skip_next(&mut self) -> bool {
        self.items.skip_next()
    }
}

/// Opens a file of any format. Lines and tables of any length are read one puzzle at a time.
///
/// # Errors
/// Returns an error if the file as a whole, or the only puzzle in it, cannot be read.
pub fn open(path: &Path) -> Result<PuzzleReader, ReadError> {
    open_any(&path.display().to_string(), source::open_path(path)?, Format::of_path(path), false)
}

/// Rejects anything but files and folders, as reading a device or a pipe may never end. This check is meant for files
/// that were not named on the command line. A missing file is reported on reading.
///
/// # Errors
/// Returns an error if the path is a device, a pipe or a socket.
pub fn reject_endless(path: &Path) -> Result<(), ReadError> {
    match fs::metadata(path) {
        Ok(found) if !found.is_file() && !found.is_dir() => {
            Err(ReadErrorKind::NoFile.of_file(&path.display().to_string()))
        }
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Rejects the same paths as [`reject_endless`], and also files that are too large, before anything is read.
///
/// # Errors
/// As for [`reject_endless`]; also if the extension promises a single puzzle and the file is larger than any puzzle.
pub fn reject_too_large(path: &Path) -> Result<(), ReadError> {
    reject_endless(path)?;
    // A missing file is reported on reading.
    fs::metadata(path).map_or(Ok(()), |found| source::reject_too_large(path, found.len()))
}

/// Returns whether a `.ron` file contains comments, which saving would lose; false if the file cannot be read.
pub fn has_comments(path: &Path) -> bool {
    let is_one = Format::of_path(path) == Some(Format::Ron) && path.is_file();
    is_one && source::read_path(path).is_ok_and(|text| ron::has_comment(&text))
}

/// Opens a stream such as standard input and detects its format. `name` is used in messages. If the first line is a
/// puzzle, it is available before the next line is written.
///
/// # Errors
/// As for [`open`].
pub fn open_stream(name: &str, stream: impl Read + Send + 'static) -> Result<PuzzleReader, ReadError> {
    open_any(name, stream, None, true)
}

fn open_any(
    name: &str,
    mut stream: impl Read + Send + 'static,
    promised: Option<Format>,
    live: bool,
) -> Result<PuzzleReader, ReadError> {
    let head = StreamHead::read(name, &mut stream, live)?;
    // Texts with unusual line ends are read as a whole. A text that begins with an object on one line may continue with
    // other lines.
    let format = head.lines().and_then(|lines| match head.begins_with_a_puzzle() {
        true => Some(Format::Lines),
        false => text_recogniser::own_format_of(lines, promised),
    });
    match format.map(Format::codec).filter(|codec| codec.streams()) {
        Some(codec) => Ok(PuzzleReader { items: codec.open_lines(name, head.into_stream(stream))? }),
        None => {
            let DecodedText { text, encoding } = head.text(name, stream, promised)?;
            Ok(PuzzleReader { items: text_recogniser::open(name, text, promised, encoding)? })
        }
    }
}

/// Opens a text, such as a link. `name` is used in messages.
///
/// # Errors
/// As for [`open`].
pub fn open_str(name: &str, text: &str) -> Result<PuzzleReader, ReadError> {
    open_text(name, text.to_owned(), None)
}

fn open_text(name: &str, text: String, promised: Option<Format>) -> Result<PuzzleReader, ReadError> {
    Ok(PuzzleReader { items: text_recogniser::open(name, encoding::with_unix_ends(text), promised, None)? })
}

/// Reads all puzzles of a file.
///
/// # Errors
/// As for [`open`]; also if a line is invalid.
pub fn read(path: &Path) -> Result<Vec<LoadedPuzzle>, ReadError> {
    open(path)?.collect()
}

/// Reads all puzzles of a text. `name` is used in messages, and `promised` if the format cannot be detected.
///
/// # Errors
/// As for [`read`].
pub fn read_str(name: &str, text: &str, promised: Option<Format>) -> Result<Vec<LoadedPuzzle>, ReadError> {
    open_text(name, text.to_owned(), promised)?.collect()
}

/// Reads the first puzzle of a file, with a warning if there are more.
///
/// # Errors
/// As for [`open`]; also if the first line is invalid.
pub fn read_first(path: &Path) -> Result<LoadedPuzzle, ReadError> {
    let mut puzzles = open(path)?;
    let mut loaded =
        puzzles.next().unwrap_or_else(|| Err(ReadErrorKind::NoPuzzle.of_file(&path.display().to_string())))?;
    let others = puzzles.count();
    if others > 0 {
        loaded.warnings.push(Warning::OnlyFirst { file: loaded.source.file.to_string(), puzzles: others + 1 });
    }
    Ok(loaded)
}
