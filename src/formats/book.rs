//! Booklet files: what is decided about a booklet, and which puzzle files are in it.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Format, ReadError, SaveError, ron, save, source};
use crate::puzzle::Puzzle;
use crate::sheet::booklet::BookSettings;

/// A booklet as it is saved: it refers to puzzle files and holds none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BookFile {
    /// How it is printed.
    pub settings: BookSettings,
    /// Its puzzles, in order.
    pub puzzles: Vec<BookItem>,
}

/// A puzzle of a booklet, or all puzzles of a file or a folder.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "puzzle")]
pub struct BookItem {
    /// A file or folder, seen from the folder of the booklet's file, with `/` between names.
    pub file: String,
    /// One line of a collection, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The puzzle's number, if it is not one more than that of the puzzle before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// How difficult it is, in the author's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// The author's own words in place of those made from the rules, a paragraph a line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The heading of a section that begins here, on a page of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// How difficult it is, in stars from 0 to 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stars: Option<u8>,
    /// The [`fingerprint`] of its puzzles when they were proved; preflight tells when the file has changed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proved: Option<String>,
}

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
    read_book_str(&path.display().to_string(), &source::read_path(path)?)
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
