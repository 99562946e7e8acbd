//! Reading of puzzle and booklet files. This is slow, so it runs on threads of its own.

use std::path::Path;
use std::sync::atomic::Ordering;

use crate::formats::{self, BookFile, FileKind, ReadError, Warning};
use crate::solve::Control;
use crate::studio::document::on_disk::OnDisk;
use crate::studio::document::open_document::Document;
use crate::studio::files::read_queue::ReadProgress;

/// A puzzle that was read from a file.
pub(in crate::studio) struct PuzzleFile {
    pub document: Document,
    pub warnings: Vec<Warning>,
}

/// Returns whether a file is a booklet, judging by its beginning.
pub(in crate::studio) fn is_booklet(path: &Path) -> bool {
    // Reading something other than a regular file might never end.
    path.is_file() && matches!(FileKind::of_file(path), Ok(Some(FileKind::Booklet)))
}

/// Returns the message of an error.
pub(in crate::studio) fn read_error(error: ReadError) -> String {
    error.to_string()
}

/// Reads a puzzle.
///
/// # Errors
/// Returns an error message if the file cannot be read, or has no puzzle.
pub(in crate::studio) fn read_puzzle(
    path: &Path,
    progress: &ReadProgress,
    _control: &Control,
) -> Result<PuzzleFile, String> {
    formats::reject_too_large(path).map_err(read_error)?;
    let on_disk = OnDisk::of(path);
    // The bytes so far were read for the digest; now the file is parsed.
    progress.read.store(0, Ordering::Relaxed);
    let loaded = formats::read_first(path).map_err(read_error)?;
    let document = Document::of_file(loaded.puzzle, Some(path.to_owned()), on_disk);
    Ok(PuzzleFile { document, warnings: loaded.warnings })
}

/// Reads the file of a booklet without its puzzles.
///
/// # Errors
/// Returns an error message if the file cannot be read, or is not a booklet.
pub(in crate::studio) fn read_book(
    path: &Path,
    _progress: &ReadProgress,
    _control: &Control,
) -> Result<BookFile, String> {
    formats::reject_endless(path).and_then(|()| formats::read_book(path)).map_err(read_error)
}
