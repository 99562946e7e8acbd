//! The work of a thread that saves a document, and its result.

use std::path::{Path, PathBuf};

use crate::formats::{self, BookFile, Format, Warning};
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::studio::document::on_disk::{OnDisk, location_of};

/// The content to write.
pub(super) enum SaveContent {
    Puzzle(Box<Puzzle>),
    Booklet(Box<BookFile>),
}

impl SaveContent {
    /// Returns the text, and warnings about content that the format could not hold.
    fn text(&self) -> Result<(String, Vec<Warning>), String> {
        match self {
            SaveContent::Puzzle(puzzle) => formats::write(&[puzzle], Format::Ron).map_err(|error| error.to_string()),
            SaveContent::Booklet(book) => Ok((formats::write_book(book), Vec::new())),
        }
    }
}

/// A request to save.
pub(super) struct SaveTask {
    pub path: PathBuf,
    pub content: SaveContent,
    /// The content of the file when it was last read or written; None if any content may be replaced.
    pub expected: Option<OnDisk>,
    /// True if the setter has agreed to lose the comments in the file.
    pub agreed: bool,
    /// The paths of all other open files.
    pub others: Vec<PathBuf>,
}

/// The state of a file after writing.
pub(super) struct SavedFile {
    pub on_disk: OnDisk,
    pub place: PathBuf,
    /// Content that the format could not hold.
    pub warnings: Vec<Warning>,
}

/// The result of saving.
pub(super) enum SaveOutcome {
    Saved(Box<SavedFile>),
    /// Nothing was written, because another program has changed the file.
    ChangedOnDisk,
    /// Nothing was written, because the file contains comments.
    Comments,
    /// Nothing was written, because the file is open as another document.
    OpenElsewhere,
    /// Nothing was written, because the job was cancelled.
    Cancelled,
    /// Nothing was written, for this reason.
    Failed(String),
}

/// Saves the content, unless that would lose something without the setter's consent.
pub(super) fn save(work: SaveTask, control: &Control) -> SaveOutcome {
    let SaveTask { path, content, expected: known, agreed, others } = work;
    if known.is_some_and(|known| known.is_outdated(&path)) {
        return SaveOutcome::ChangedOnDisk;
    }
    if others.contains(&location_of(&path)) {
        return SaveOutcome::OpenElsewhere;
    }
    if !agreed && formats::has_comments(&path) {
        return SaveOutcome::Comments;
    }
    // Cancellation is checked last, since a write that has begun is not cancelled.
    if control.is_cancelled() {
        return SaveOutcome::Cancelled;
    }
    match write(&path, &content) {
        Ok(written) => SaveOutcome::Saved(Box::new(written)),
        Err(error) => SaveOutcome::Failed(error),
    }
}

fn write(path: &Path, content: &SaveContent) -> Result<SavedFile, String> {
    let (text, warnings) = content.text()?;
    formats::save(path, text.as_bytes()).map_err(|error| error.to_string())?;
    Ok(SavedFile { on_disk: OnDisk::content(text.as_bytes()), place: location_of(path), warnings })
}
