//! Reading and saving booklet files.

use std::path::Path;

use super::book_file::BookFile;
use super::format::Format;
use super::read_error::ReadError;
use super::write_error::SaveError;
use super::{ron, save, source};
use crate::puzzle::Puzzle;

/// Returns a hash of the puzzles in hexadecimal digits: 64-bit FNV-1a of their `.ron` texts.
pub fn fingerprint<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> String {
    let texts = puzzles.into_iter().map(ron::write);
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = texts.fold(0xcbf2_9ce4_8422_2325, |hash, text| text.bytes().fold(hash, step));
    format!("{hash:016x}")
}

/// Reads a booklet file. The puzzle files are not opened.
///
/// # Errors
/// Returns an error if the file cannot be read or is no booklet.
pub fn read_book(path: &Path) -> Result<BookFile, ReadError> {
    read_book_str(&path.display().to_string(), &read_book_text(path)?)
}

/// Reads the text of a booklet file, for [`read_book_str`].
///
/// # Errors
/// Returns an error if the file cannot be read.
pub fn read_book_text(path: &Path) -> Result<String, ReadError> {
    source::read_path(path)
}

/// Returns whether the text of a `.ron` file contains a comment, which saving would lose.
pub fn has_comment(text: &str) -> bool {
    ron::has_comment(text)
}

/// Parses the text of a booklet file. `name` is used in messages.
///
/// # Errors
/// Returns an error if the text is no booklet.
pub fn read_book_str(name: &str, text: &str) -> Result<BookFile, ReadError> {
    source::check_size(name, text, Format::Ron)?;
    ron::read_book(name, text)
}

/// Returns the text of a booklet file. Equal booklets have equal texts.
pub fn write_book(book: &BookFile) -> String {
    ron::write_book(book)
}

/// Saves a booklet; see [`save`](save()).
///
/// # Errors
/// Returns an error if saving fails; an existing file is then unchanged.
pub fn save_book(path: &Path, book: &BookFile) -> Result<(), SaveError> {
    save(path, write_book(book).as_bytes())
}
