//! The work of a thread that reads files, and its results.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::book::read_picture;
use crate::formats::{self, BookFile, BookItem, FileKind, ReadError, Warning};
use crate::sheet::booklet::{OwnPicture, PagePicture};
use crate::solve::Control;
use crate::studio::state::booklet::Row;
use crate::studio::state::clipboard::{Pasted, read_pasted};
use crate::studio::state::document::Document;
use crate::studio::state::on_disk::OnDisk;

/// A request to read.
pub(super) enum Work {
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
pub(super) enum Found {
    Document(Box<Document>, Vec<Warning>),
    Booklet {
        book: Box<BookFile>,
        rows: Vec<Row>,
        on_disk: OnDisk,
    },
    /// A booklet without its puzzles.
    BookletAlone(Box<BookFile>),
    Rows(Vec<Row>),
    /// Puzzles for the booklet, and the paths of other booklets.
    Dropped(Vec<Row>, Vec<PathBuf>),
    Pasted(Box<Pasted>),
    Picture(OwnPicture),
}

/// The progress of reading a file.
#[derive(Default)]
pub(super) struct Progress {
    pub read: AtomicU64,
    /// The number of booklet items or files that remain.
    pub left: AtomicU64,
}

/// Returns whether a file is a booklet project, judging by its beginning.
pub(in crate::studio) fn is_booklet(path: &Path) -> bool {
    // Reading something other than a regular file might never end.
    path.is_file() && matches!(FileKind::of_file(path), Ok(Some(FileKind::Booklet)))
}

fn words(error: ReadError) -> String {
    error.to_string()
}

fn read_puzzle(path: PathBuf, progress: &Progress) -> Result<Found, String> {
    formats::refuse_too_large(&path).map_err(words)?;
    let on_disk = OnDisk::of(&path);
    // The bytes so far were read for the digest; now the file is parsed.
    progress.read.store(0, Ordering::Relaxed);
    let loaded = formats::read_first(&path).map_err(words)?;
    let document = Document::of_file(loaded.puzzle, Some(path), on_disk);
    Ok(Found::Document(Box::new(document), loaded.warnings))
}

/// Reads the file of a booklet without its puzzles.
fn read_book(path: &Path) -> Result<BookFile, String> {
    formats::refuse_endless(path).and_then(|()| formats::read_book(path)).map_err(words)
}

/// Returns entries of a booklet for these files.
pub(super) fn items(paths: &[PathBuf]) -> Vec<BookItem> {
    paths.iter().map(|path| BookItem { file: path.display().to_string(), ..BookItem::default() }).collect()
}

/// Carries out a request.
pub(super) fn read(wanted: Work, progress: &Progress, control: &Control) -> Result<Found, String> {
    let gather = |items: &[BookItem], folder: &Path| -> Vec<Row> {
        Row::gather_all(items, folder, |left| {
            progress.left.store(left as u64, Ordering::Relaxed);
            !control.is_cancelled()
        })
    };
    let booklet = |path: &Path| -> Result<Found, String> {
        formats::refuse_too_large(path).map_err(words)?;
        let on_disk = OnDisk::of(path);
        let book = read_book(path)?;
        let rows = gather(&book.puzzles, path.parent().unwrap_or(Path::new("")));
        Ok(Found::Booklet { book: Box::new(book), rows, on_disk })
    };
    match wanted {
        Work::File(path) => match read_puzzle(path.clone(), progress) {
            // Most files are puzzles, so a booklet is tried second. A puzzle is never a booklet.
            Err(_) if is_booklet(&path) => booklet(&path),
            read => read,
        },
        Work::Puzzle(path) => read_puzzle(path, progress),
        Work::Booklet(path) => booklet(&path),
        Work::BookletAlone(path) => read_book(&path).map(|book| Found::BookletAlone(Box::new(book))),
        Work::Rows(items, folder) => Ok(Found::Rows(gather(&items, &folder))),
        Work::Dropped(paths) => {
            let (booklets, others): (Vec<PathBuf>, Vec<PathBuf>) = paths.into_iter().partition(|path| is_booklet(path));
            Ok(Found::Dropped(gather(&items(&others), Path::new("")), booklets))
        }
        Work::Picture(path) => {
            let wanted = PagePicture { file: path.display().to_string(), ..PagePicture::default() };
            read_picture(&wanted, Path::new("")).map(Found::Picture).map_err(words)
        }
        Work::Text(text) => {
            let told = |bytes| {
                progress.read.store(bytes, Ordering::Relaxed);
                !control.is_cancelled()
            };
            read_pasted(&text, told).map(|pasted| Found::Pasted(Box::new(pasted)))
        }
    }
}
