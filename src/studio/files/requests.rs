//! Requests to open something, and to close a document or the window.

use std::path::PathBuf;

use crate::studio::files::start::PuzzleTemplate;

/// Something to open in a new tab.
#[derive(Clone, PartialEq, Debug)]
pub enum OpenRequest {
    /// An empty puzzle.
    New,
    /// A puzzle from a template.
    Template(PuzzleTemplate),
    /// The example with this index in the gallery.
    Example(usize),
    /// The sample, which lacks one clue.
    Sample,
    /// Files chosen in a dialog.
    Choose,
    /// A given file.
    File(PathBuf),
    /// The document in the journal with this path.
    Recovered(PathBuf),
}

/// A close action, to be carried out once no changes would be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseAction {
    /// Closes the puzzle with this id.
    Close(u64),
    /// Closes the window.
    Quit,
}

/// An action that closes the booklet, to be carried out once none of its changes would be lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BookletAction {
    /// Begins an empty booklet.
    New,
    /// Opens another booklet, chosen in a dialog.
    Open,
    /// Opens the booklet in this file.
    File(PathBuf),
    /// Leaves no booklet open.
    Close,
    /// Closes the window.
    Quit,
}
