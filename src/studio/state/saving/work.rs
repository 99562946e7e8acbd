//! The work of a thread that saves a document, and its result.

use std::path::{Path, PathBuf};

use crate::formats::{self, BookFile, Format, Warning};
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::studio::state::on_disk::{OnDisk, place_of};

/// The content to write.
pub(super) enum Content {
    Puzzle(Box<Puzzle>),
    Booklet(Box<BookFile>),
}

impl Content {
    /// Returns the text, and warnings about content that the format could not hold.
    fn text(&self) -> Result<(String, Vec<Warning>), String> {
        match self {
            Content::Puzzle(puzzle) => formats::write(&[puzzle], Format::Ron).map_err(|error| error.to_string()),
            Content::Booklet(book) => Ok((formats::write_book(book), Vec::new())),
        }
    }
}

/// A request to save.
pub(super) struct Work {
    pub path: PathBuf,
    pub content: Content,
    /// The content of the file when it was last read or written; None if any content may be replaced.
    pub known: Option<OnDisk>,
    /// True if the setter has agreed to lose the comments in the file.
    pub agreed: bool,
    /// The paths of all other open files.
    pub others: Vec<PathBuf>,
}

/// The state of a file after writing.
pub(super) struct Written {
    pub on_disk: OnDisk,
    pub place: PathBuf,
    /// Content that the format could not hold.
    pub warnings: Vec<Warning>,
}

/// The result of saving.
pub(super) enum Ended {
    Saved(Box<Written>),
    /// Nothing was written, because another program has changed the file.
    Newer,
    /// Nothing was written, because the file contains comments.
    Comments,
    /// Nothing was written, because the file is open as something else.
    OpenElsewhere,
    /// Nothing was written, because the job was cancelled.
    GivenUp,
    /// Nothing was written, for this reason.
    Failed(String),
}

/// Saves, unless that would lose something without the setter's consent.
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
