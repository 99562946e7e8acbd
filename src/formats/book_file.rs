//! The contents of a booklet file: its settings and references to puzzle files.

use serde::{Deserialize, Serialize};

use crate::sheet::booklet::{BookSettings, PagePicture};

/// A booklet as it is saved: it refers to puzzle files and contains none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BookFile {
    /// The page settings.
    pub settings: BookSettings,
    /// The puzzles, in order.
    pub puzzles: Vec<BookItem>,
}

/// A puzzle of a booklet, or all puzzles of a file or a folder.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "puzzle")]
pub struct BookItem {
    /// A file or folder, relative to the folder of the booklet file, with `/` as the separator.
    pub file: String,
    /// The line of the puzzle in a collection, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The title in the booklet, instead of the puzzle's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The puzzle's number, unless it follows that of the previous puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// The difficulty, in the setter's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// The setter's own rules text instead of the generated one, one paragraph per line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The heading of a section that begins here on a new page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// A picture on the page that opens the section.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section_picture: Option<PagePicture>,
    /// The address of the puzzle on the web, printed as a QR code instead of the one from the settings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// The difficulty, in stars from 0 to 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stars: Option<u8>,
    /// The [`fingerprint`](super::fingerprint) of the puzzles when they were proved; preflight reports if the file has
    /// changed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proved: Option<String>,
}
