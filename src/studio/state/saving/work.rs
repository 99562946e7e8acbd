//! What a thread does to save something, and what comes of it.

use std::path::{Path, PathBuf};

use crate::formats::{self, BookFile, Format, Warning};
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::studio::state::on_disk::{OnDisk, place_of};

/// What is written.
pub(super) enum Content {
    Puzzle(Box<Puzzle>),
    Booklet(Box<BookFile>),
}

impl Content {
    /// Its text, and what that could not hold.
    fn text(&self) -> Result<(String, Vec<Warning>), String> {
        match self {
            Content::Puzzle(puzzle) => formats::write(&[puzzle], Format::Ron).map_err(|error| error.to_string()),
            Content::Booklet(book) => Ok((formats::write_book(book), Vec::new())),
        }
    }
}

/// What a thread is told to save.
pub(super) struct Work {
    pub path: PathBuf,
    pub content: Content,
    /// What the file held when it was read or written last; None if whatever it holds may be replaced.
    pub known: Option<OnDisk>,
    /// Comments in it may be lost.
    pub agreed: bool,
    /// Where the files are of what else is open.
    pub others: Vec<PathBuf>,
}

/// What is known of a file that was written.
pub(super) struct Written {
    pub on_disk: OnDisk,
    pub place: PathBuf,
    /// What it could not hold.
    pub warnings: Vec<Warning>,
}

/// What has come of it.
pub(super) enum Ended {
    Saved(Box<Written>),
    /// Another program has written the file: nothing was done.
    Newer,
    /// The file holds comments: nothing was done.
    Comments,
    /// The file is open as something else: nothing was done.
    OpenElsewhere,
    /// Nobody waits for it any more: nothing was done.
    GivenUp,
    /// Why nothing was done, in words for the author.
    Failed(String),
}

/// Saves, unless something would be lost that was not asked about.
pub(super) fn save(work: Work, control: &Control) -> Ended {
    let Work { path, content, known, agreed, others } = work;
    if known.is_some_and(|known| known.is_outdated(&path)) {
        return Ended::Newer;
    }
    if others.contains(&place_of(&path)) {
        return Ended::OpenElsewhere;
    }
    if !agreed && formats::has_comments(&path) {
        return Ended::Comments;
    }
    if control.is_cancelled() {
        return Ended::GivenUp;
    }
    match write(&path, &content) {
        Ok(written) => Ended::Saved(Box::new(written)),
        Err(error) => Ended::Failed(error),
    }
}

fn write(path: &Path, content: &Content) -> Result<Written, String> {
    let (text, warnings) = content.text()?;
    formats::save(path, text.as_bytes()).map_err(|error| error.to_string())?;
    Ok(Written { on_disk: OnDisk::content(text.as_bytes()), place: place_of(path), warnings })
}
