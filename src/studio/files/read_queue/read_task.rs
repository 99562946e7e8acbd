//! The work of a thread that reads files, and its results.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::book::read_picture;
use crate::formats::{self, BookFile, BookItem, FileKind, ReadError, Warning};
use crate::sheet::booklet::{CustomPicture, PagePicture};
use crate::solve::Control;
use crate::studio::booklet::state::BookletRow;
use crate::studio::document::on_disk::OnDisk;
use crate::studio::document::open_document::Document;
use crate::studio::editor::clipboard::{Pasted, read_pasted};

/// A request to read.
pub(super) enum ReadTask {
    /// A file with a puzzle or a booklet.
    File(PathBuf),
    Puzzle(PathBuf),
    Booklet(PathBuf),
    /// A booklet without its puzzles.
    BookletAlone(PathBuf),
    /// Entries of a booklet, relative to a folder.
    Rows(Vec<BookItem>, PathBuf),
    /// Dropped files with puzzles or booklets.
    Dropped(Vec<PathBuf>),
    Text(Arc<str>),
    /// A picture for the booklet.
    Picture(PathBuf),
}

/// The result of reading.
pub(super) enum ReadResult {
    Document(Box<Document>, Vec<Warning>),
    Booklet {
        book: Box<BookFile>,
        rows: Vec<BookletRow>,
        on_disk: OnDisk,
    },
    /// A booklet without its puzzles.
    BookletAlone(Box<BookFile>),
    Rows(Vec<BookletRow>),
    /// Puzzles for the booklet, and the paths of other booklets.
    Dropped(Vec<BookletRow>, Vec<PathBuf>),
    Pasted(Box<Pasted>),
    Picture(CustomPicture),
}

/// The progress of reading a file.
#[derive(Default)]
pub(super) struct ReadProgress {
    pub read: AtomicU64,
    /// The number of booklet items or files that remain.
    pub left: AtomicU64,
}

/// Returns whether a file is a booklet, judging by its beginning.
pub(in crate::studio) fn is_booklet(path: &Path) -> bool {
    // Reading something other than a regular file might never end.
    path.is_file() && matches!(FileKind::of_file(path), Ok(Some(FileKind::Booklet)))
}

fn words(error: ReadError) -> String {
    error.to_string()
}

fn read_puzzle(path: PathBuf, progress: &ReadProgress) -> Result<ReadResult, String> {
    formats::reject_too_large(&path).map_err(words)?;
    let on_disk = OnDisk::of(&path);
    // The bytes so far were read for the digest; now the file is parsed.
    progress.read.store(0, Ordering::Relaxed);
    let loaded = formats::read_first(&path).map_err(words)?;
    let document = Document::of_file(loaded.puzzle, Some(path), on_disk);
    Ok(ReadResult::Document(Box::new(document), loaded.warnings))
}

/// Reads the file of a booklet without its puzzles.
fn read_book(path: &Path) -> Result<BookFile, String> {
    formats::reject_endless(path).and_then(|()| formats::read_book(path)).map_err(words)
}

/// Returns entries of a booklet for these files.
pub(super) fn items(paths: &[PathBuf]) -> Vec<BookItem> {
    paths.iter().map(|path| BookItem { file: path.display().to_string(), ..BookItem::default() }).collect()
}

/// Carries out a request.
pub(super) fn read(wanted: ReadTask, progress: &ReadProgress, control: &Control) -> Result<ReadResult, String> {
    let gather = |items: &[BookItem], folder: &Path| -> Vec<BookletRow> {
        BookletRow::gather_all(items, folder, |left| {
            progress.left.store(left as u64, Ordering::Relaxed);
            !control.is_cancelled()
        })
    };
    let booklet = |path: &Path| -> Result<ReadResult, String> {
        formats::reject_too_large(path).map_err(words)?;
        let on_disk = OnDisk::of(path);
        let book = read_book(path)?;
        let rows = gather(&book.puzzles, path.parent().unwrap_or(Path::new("")));
        Ok(ReadResult::Booklet { book: Box::new(book), rows, on_disk })
    };
    match wanted {
        ReadTask::File(path) => match read_puzzle(path.clone(), progress) {
            // Most files are puzzles, so a booklet is tried second. A puzzle is never a booklet.
            Err(_) if is_booklet(&path) => booklet(&path),
            read => read,
        },
        ReadTask::Puzzle(path) => read_puzzle(path, progress),
        ReadTask::Booklet(path) => booklet(&path),
        ReadTask::BookletAlone(path) => read_book(&path).map(|book| ReadResult::BookletAlone(Box::new(book))),
        ReadTask::Rows(items, folder) => Ok(ReadResult::Rows(gather(&items, &folder))),
        ReadTask::Dropped(paths) => {
            let (booklets, others): (Vec<PathBuf>, Vec<PathBuf>) = paths.into_iter().partition(|path| is_booklet(path));
            Ok(ReadResult::Dropped(gather(&items(&others), Path::new("")), booklets))
        }
        ReadTask::Picture(path) => {
            let wanted = PagePicture { file: path.display().to_string(), ..PagePicture::default() };
            read_picture(&wanted, Path::new("")).map(ReadResult::Picture).map_err(words)
        }
        ReadTask::Text(text) => {
            let told = |bytes| {
                progress.read.store(bytes, Ordering::Relaxed);
                !control.is_cancelled()
            };
            read_pasted(&text, told).map(|pasted| ReadResult::Pasted(Box::new(pasted)))
        }
    }
}
