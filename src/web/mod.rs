//! Web pages that play: one self-contained file for a puzzle, a collection or a booklet, which any browser opens
//! without a network.
//!
//! A page contains the player (`assets/player`, plain JavaScript), its words in one language, and the puzzles: each
//! board as the drawing of the sheet, its rules text, and what the setter chooses to include for checks and hints. It
//! loads nothing and sends nothing, which its content security policy enforces.
//!
//! **Invariants.** No text of a setter is markup: texts are in a block of JSON, which the player shows as text, and
//! drawings consist of numbers and names of shared parts. The solution is never in clear text, unless the setter
//! includes hints. The same puzzles and settings give the same bytes.

#![warn(missing_docs)]

mod hints;
mod page;
mod puzzle;
mod secrets;
mod shrink;
mod texts;

use crate::sheet::booklet::{BookEntry, BookSettings};
use crate::words::Language;

pub use hints::add_steps;
pub use page::web_page;

/// The extension of the file of a page, without the dot.
pub const WEB_EXTENSION: &str = "html";

/// What a page knows about the solutions of its puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SolutionCheck {
    /// Nothing: the page finds digits that repeat in a row, column or box.
    None,
    /// A hash of the whole solution: the page recognises a finished puzzle.
    #[default]
    Whole,
    /// In addition a short hash of each cell: the page finds wrong digits at any time. Trying all digits of a cell is
    /// quick, so this hides the solution from the eye only.
    Cells,
}

/// The settings of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WebSettings {
    /// The title of a collection. A page with one puzzle has the title of its puzzle.
    pub title: String,
    /// The author of a collection.
    pub author: String,
    /// The language of the player, of the generated rules text and of the hints.
    pub language: Language,
    /// The number of the first puzzle of a collection.
    pub first_number: u32,
    /// What the page knows about the solutions.
    pub check: SolutionCheck,
    /// True to show where each puzzle was published first.
    pub sources: bool,
}

impl Default for WebSettings {
    fn default() -> WebSettings {
        WebSettings {
            title: String::new(),
            author: String::new(),
            language: Language::default(),
            first_number: 1,
            check: SolutionCheck::default(),
            sources: false,
        }
    }
}

impl From<&BookSettings> for WebSettings {
    /// Returns the settings of a page with the puzzles of a booklet.
    fn from(book: &BookSettings) -> WebSettings {
        WebSettings {
            title: book.title.clone(),
            author: book.author.clone(),
            language: book.text_language(),
            first_number: book.first_number,
            check: SolutionCheck::default(),
            sources: book.sources,
        }
    }
}

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
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct WebStep {
    /// The name of the technique.
    pub name: String,
    /// The houses, rules or cells that it uses.
    #[serde(rename = "where")]
    pub location: String,
    /// What follows from what, as a sentence.
    pub says: String,
    /// The cells that it uses.
    pub cells: Vec<u16>,
    /// The cells that it fills, with their digits.
    pub placed: Vec<(u16, u8)>,
    /// The cells that lose candidates.
    pub removed: Vec<u16>,
}
