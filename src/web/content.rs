//! The puzzles of a page, with their hints.

use serde::Serialize;

use crate::sheet::booklet::BookEntry;

/// A puzzle of a page.
#[derive(Clone, Debug)]
pub struct WebPuzzle {
    /// The puzzle, with its solution as the answer if the page is to recognise it.
    pub entry: BookEntry,
    /// The steps of its solving path, which the page shows as hints; empty for none.
    pub steps: Vec<WebStep>,
}

impl WebPuzzle {
    /// Creates the puzzle of an entry, without hints.
    pub fn new(entry: BookEntry) -> WebPuzzle {
        WebPuzzle { entry, steps: Vec::new() }
    }
}

/// A step of a solving path, in words and as cells and digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WebStep {
    /// The name of the technique.
    pub name: String,
    /// The houses, rules or cells that it uses.
    #[serde(rename = "where")]
    pub location: String,
    /// The reason and the conclusion, as a sentence.
    pub says: String,
    /// The cells that it uses.
    pub cells: Vec<u16>,
    /// The cells that it fills, with their digits.
    pub placed: Vec<(u16, u8)>,
    /// The cells that lose candidates.
    pub removed: Vec<u16>,
}
