//! What a booklet's file says: what is decided about it, and which puzzle files are in it.

use serde::{Deserialize, Serialize};

use crate::sheet::booklet::{BookSettings, PagePicture};

/// A booklet as it is saved: it refers to puzzle files and holds none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BookFile {
    /// How it is printed.
    pub settings: BookSettings,
    /// Its puzzles, in order.
    pub puzzles: Vec<BookItem>,
}

/// A puzzle of a booklet, or all puzzles of a file or a folder.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "puzzle")]
pub struct BookItem {
    /// A file or folder, seen from the folder of the booklet's file, with `/` between names.
    pub file: String,
    /// One line of a collection, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// What it is called in the booklet, in place of the puzzle's own title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
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
    /// A picture on the page on which its section begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section_picture: Option<PagePicture>,
    /// Where it is found on the net: printed as a QR code in place of what the settings make.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// How difficult it is, in stars from 0 to 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stars: Option<u8>,
    /// The [`fingerprint`](super::fingerprint) of its puzzles when they were proved; preflight tells when the file has
    /// changed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proved: Option<String>,
}
