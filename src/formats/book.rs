//! Reading and saving booklet files.

use std::path::Path;

use super::book_file::BookFile;
use super::{Format, ReadError, SaveError, ron, save, source};
use crate::puzzle::Puzzle;

/// A number made of all that puzzles say, in hexadecimal digits: FNV-1a of 64 bits over the texts of their files.
pub fn fingerprint<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> String {
    let texts = puzzles.into_iter().map(ron::write);
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = texts.fold(0xcbf2_9ce4_8422_2325, |hash, text| text.bytes().fold(hash, step));
    format!("{hash:016x}")
}

/// Reads a booklet's file. The puzzle files are not looked at.
///
/// # Errors
/// When the file cannot be read or is no booklet.
pub fn read_book(path: &Path) -> Result<BookFile, ReadError> {
    read_book_str(&path.display().to_string(), &read_book_text(path)?)
}

/// The text of a booklet's file, for [`read_book_str`].
///
/// # Errors
/// When the file cannot be read.
pub fn read_book_text(path: &Path) -> Result<String, ReadError> {
    source::read_path(path)
}

/// Whether the text of a `.ron` file holds a comment, which is lost where the file is written again.
pub fn has_comment(text: &str) -> bool {
    ron::has_comment(text)
}

/// Reads the text of a booklet's file. `name` is used in messages.
///
/// # Errors
/// When it is no booklet.
pub fn read_book_str(name: &str, text: &str) -> Result<BookFile, ReadError> {
    source::check_size(name, text, Format::Ron)?;
    ron::read_book(name, text)
}

/// The booklet as the text of a file: the same booklet gives the same text.
pub fn write_book(book: &BookFile) -> String {
    ron::write_book(book)
}

/// Saves a booklet; see [`save`](save()).
///
/// # Errors
/// When saving fails; an existing file is then as it was.
pub fn save_book(path: &Path, book: &BookFile) -> Result<(), SaveError> {
    save(path, write_book(book).as_bytes())
}
