//! The settings of a page.

use crate::sheet::booklet::BookSettings;
use crate::words::Language;

/// The knowledge of a page about the solutions of its puzzles.
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
    /// The knowledge of the page about the solutions.
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
