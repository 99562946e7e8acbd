//! What a thread reads, and what it finds.

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

/// What a thread is told to read.
pub(super) enum Work {
    /// A puzzle or a booklet.
    File(PathBuf),
    Puzzle(PathBuf),
    Booklet(PathBuf),
    /// A booklet without its puzzles.
    BookletAlone(PathBuf),
    /// Entries of a booklet, seen from a folder.
    Rows(Vec<BookItem>, PathBuf),
    /// Files of puzzles, and of booklets among them.
    Dropped(Vec<PathBuf>),
    Text(Arc<str>),
    /// A picture for the booklet.
    Picture(PathBuf),
}

/// What was read.
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
    /// Puzzles for the booklet, and the files of other booklets.
    Dropped(Vec<Row>, Vec<PathBuf>),
    Pasted(Box<Pasted>),
    Picture(OwnPicture),
}

/// How far the reading of a file is.
#[derive(Default)]
pub(super) struct Progress {
    pub read: AtomicU64,
    /// What is left of the items of a booklet, or of files, too.
    pub left: AtomicU64,
}

/// Whether a file is the project of a booklet, or begins as one.
pub(in crate::studio) fn is_booklet(path: &Path) -> bool {
    // What is no regular file may never end.
    path.is_file() && matches!(FileKind::of_file(path), Ok(Some(FileKind::Booklet)))
}

fn words(error: ReadError) -> String {
    error.to_string()
}

fn read_puzzle(path: PathBuf, progress: &Progress) -> Result<Found, String> {
    formats::refuse_too_large(&path).map_err(words)?;
    let on_disk = OnDisk::of(&path);
    // That was to look at it, and now it is read.
    progress.read.store(0, Ordering::Relaxed);
    let loaded = formats::read_first(&path).map_err(words)?;
    let document = Document::of_file(loaded.puzzle, Some(path), on_disk);
    Ok(Found::Document(Box::new(document), loaded.warnings))
}

/// Reads a booklet's file alone.
fn read_book(path: &Path) -> Result<BookFile, String> {
    formats::refuse_endless(path).and_then(|()| formats::read_book(path)).map_err(words)
}

/// Files as entries of a booklet.
pub(super) fn items(paths: &[PathBuf]) -> Vec<BookItem> {
    paths.iter().map(|path| BookItem { file: path.display().to_string(), ..BookItem::default() }).collect()
}

/// Reads what is wanted.
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
            // Few files are booklets, and what is a puzzle is none.
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
