//! A puzzle of a booklet, with all that the booklet states about it.

use std::sync::{Arc, OnceLock};

use super::art::CustomPicture;
use crate::board::Filling;
use crate::puzzle::{Puzzle, Stars};

/// A puzzle of a booklet.
#[derive(Clone, PartialEq, Debug)]
pub struct BookEntry {
    /// The puzzle that is printed.
    pub puzzle: Puzzle,
    /// The title in the booklet, or `None` for that of the puzzle.
    pub title: Option<String>,
    /// The answer printed at the back. Preflight reports entries without one.
    pub answer: Option<Filling>,
    /// The number, unless it follows that of the previous puzzle.
    pub number: Option<u32>,
    /// The difficulty in the author's words.
    pub label: String,
    /// The author's own rules text, with one paragraph per line, instead of the generated one.
    pub rules: Option<String>,
    /// The heading of a section that starts with this puzzle.
    pub section: Option<String>,
    /// The difficulty in stars, from 0 to 5.
    pub stars: Option<u8>,
    /// A picture on the first page of its section.
    pub section_picture: Option<CustomPicture>,
    /// The web address of the puzzle, instead of the one made from the template in the settings.
    pub link: Option<String>,
    /// The stars according to its solving path, or `Some(None)` if the path does not reach the solution. The value is
    /// set when it becomes known, and is shared by copies of the entry.
    pub path_stars: Arc<OnceLock<Option<u8>>>,
    /// True if the puzzle's file has changed since the puzzle was proved, which preflight reports.
    pub has_changed: bool,
}

impl BookEntry {
    /// Creates an entry without an answer, numbered after the previous one, with the stars of the puzzle.
    pub fn new(puzzle: Puzzle) -> BookEntry {
        let stars = puzzle.stars().map(Stars::count);
        BookEntry {
            puzzle,
            title: None,
            answer: None,
            number: None,
            label: String::new(),
            rules: None,
            section: None,
            stars,
            section_picture: None,
            link: None,
            path_stars: Arc::default(),
            has_changed: false,
        }
    }

    /// Returns the printed title.
    pub fn title(&self) -> &str {
        let own = self.title.as_deref().filter(|title| !title.trim().is_empty());
        own.unwrap_or_else(|| self.puzzle.title())
    }
}
