//! Reading of booklets, of puzzles for the booklet, and of files that may contain either a puzzle or a booklet.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use egui::Context;

use crate::book::read_picture;
use crate::formats::{self, BookFile, BookItem};
use crate::sheet::booklet::PagePicture;
use crate::solve::Control;
use crate::studio::booklet::state::BookletRow;
use crate::studio::document::on_disk::OnDisk;
use crate::studio::files::file_reading::{PuzzleFile, is_booklet, read_book, read_error, read_puzzle};
use crate::studio::files::read_queue::{ReadProgress, StudioRead};
use crate::studio::files::requests::BookletAction;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::words::{plain_error, shown_path};
use crate::words::say;

/// A booklet that was read from a file.
pub(super) struct BookletContent {
    pub book: BookFile,
    /// The puzzles, with errors about those that cannot be read.
    pub rows: Vec<BookletRow>,
    pub on_disk: OnDisk,
}

/// The content of a file that may contain either a puzzle or a booklet.
enum FileContent {
    Puzzle(Box<PuzzleFile>),
    Booklet(Box<BookletContent>),
}

/// Reads the puzzles of a booklet's entries, relative to a folder.
fn read_rows(items: &[BookItem], folder: &Path, progress: &ReadProgress, control: &Control) -> Vec<BookletRow> {
    BookletRow::gather_all(items, folder, |left| {
        progress.left.store(left as u64, Ordering::Relaxed);
        !control.is_cancelled()
    })
}

/// Reads the puzzles of files and folders.
fn read_rows_of(paths: &[PathBuf], progress: &ReadProgress, control: &Control) -> Vec<BookletRow> {
    let item = |path: &PathBuf| BookItem { file: path.display().to_string(), ..BookItem::default() };
    let items: Vec<BookItem> = paths.iter().map(item).collect();
    read_rows(&items, Path::new(""), progress, control)
}

fn read_booklet(path: &Path, progress: &ReadProgress, control: &Control) -> Result<BookletContent, String> {
    formats::reject_too_large(path).map_err(read_error)?;
    let on_disk = OnDisk::of(path);
    let book = read_book(path, progress, control)?;
    let rows = read_rows(&book.puzzles, path.parent().unwrap_or(Path::new("")), progress, control);
    Ok(BookletContent { book, rows, on_disk })
}

fn read_file(path: &Path, progress: &ReadProgress, control: &Control) -> Result<FileContent, String> {
    match read_puzzle(path, progress, control) {
        Ok(puzzle) => Ok(FileContent::Puzzle(Box::new(puzzle))),
        // Most files are puzzles, so a booklet is tried second. A puzzle is never a booklet.
        Err(_) if is_booklet(path) => {
            read_booklet(path, progress, control).map(|booklet| FileContent::Booklet(Box::new(booklet)))
        }
        Err(error) => Err(error),
    }
}

/// Returns whether showing the content would replace the open dialog with the question about changes of the booklet.
fn replaces_dialog(state: &StudioState, content: Option<&FileContent>) -> bool {
    // Of several booklets, only the last one is asked about.
    let is_same = matches!(state.dialog, Some(Dialog::UnsavedBooklet(BookletAction::File(_))));
    matches!(content, Some(FileContent::Booklet(_))) && state.booklet.is_dirty() && !is_same
}

impl StudioState {
    /// Opens a file once it is read. Its content decides whether it is a puzzle or a booklet.
    pub(in crate::studio) fn open_puzzle_or_booklet(&mut self, path: PathBuf) {
        let (shown, checked) = (path.clone(), path.clone());
        let request = StudioRead::of_file(path, read_file, move |state, content, ctx| match content {
            Ok(FileContent::Puzzle(puzzle)) => state.show_puzzle(*puzzle, &shown),
            Ok(FileContent::Booklet(booklet)) => state.show_file_of_booklet(*booklet, shown, ctx),
            Err(error) => state.reading.add_error(error),
        });
        let request = request.unless(move |state| state.show_if_unreadable(&checked)).waits_if(replaces_dialog);
        self.queue_read(request.reread_after_write());
    }

    /// Opens a booklet once it is read, in place of the open one if that has not changed until then.
    pub(in crate::studio) fn open_booklet(&mut self, path: &Path) {
        let (revision, shown) = (self.booklet.draft().revision, path.to_owned());
        let request = StudioRead::of_file(path.to_owned(), read_booklet, move |state, booklet, _| match booklet {
            Ok(booklet) if state.booklet.draft().revision == revision => state.show_booklet(booklet, shown),
            Ok(_) => state.refuse(say!("tell-reading-booklet-was-changed-while", path = shown_path(&shown))),
            Err(error) => state.fail("tell-reading-booklet-could-not-opened", error),
        });
        self.queue_read(request.reread_after_write());
    }

    /// Opens a recovered booklet once its puzzles are read. `journal` is the path of its journal, whose recovery has
    /// begun; the paths of the puzzles are relative to its folder.
    pub(in crate::studio) fn recover_booklet(&mut self, book: BookFile, journal: PathBuf) {
        let name = say!("tell-reading-entries", count = book.puzzles.len());
        let (items, cancelled) = (book.puzzles.clone(), journal.clone());
        let folder = journal.parent().unwrap_or(Path::new("")).to_owned();
        let request = StudioRead::new(
            name,
            move |progress, control| Ok(read_rows(&items, &folder, progress, control)),
            move |state, rows, _| {
                let error = match rows {
                    Ok(_) if state.booklet.is_dirty() => say!("tell-reading-open-booklet-changes-not"),
                    Ok(rows) => return state.show_recovered_booklet(book, rows, &journal),
                    Err(error) => error,
                };
                state.journal.offer_again(&journal);
                state.fail("tell-reading-changes-could-not-recovered", error);
            },
        );
        self.queue_read(request.when_cancelled(move |state| state.journal.offer_again(&cancelled)));
    }

    /// Adds the puzzles of files and folders once they are read.
    pub(in crate::studio) fn add_to_booklet(&mut self, paths: &[PathBuf]) {
        let files = paths.to_vec();
        let work = move |progress: &ReadProgress, control: &Control| Ok(read_rows_of(&files, progress, control));
        self.queue_read(StudioRead::of_files(paths, work, |state, rows, _| match rows {
            Ok(rows) => state.add_rows(rows),
            Err(error) => state.reading.add_error(error),
        }));
    }

    /// Adds the puzzles of dropped files once they are read, and opens dropped booklets.
    pub(in crate::studio) fn add_dropped_files(&mut self, paths: &[PathBuf]) {
        let files = paths.to_vec();
        let work = move |progress: &ReadProgress, control: &Control| {
            let (booklets, others): (Vec<PathBuf>, Vec<PathBuf>) =
                files.iter().cloned().partition(|path| is_booklet(path));
            Ok((read_rows_of(&others, progress, control), booklets))
        };
        self.queue_read(StudioRead::of_files(paths, work, |state, dropped, _| match dropped {
            Ok((rows, booklets)) => {
                if !rows.is_empty() || booklets.is_empty() {
                    state.add_rows(rows);
                }
                state.open_files(&booklets);
            }
            Err(error) => state.reading.add_error(error),
        }));
    }

    /// Imports the page settings of a booklet once it is read.
    pub(in crate::studio) fn import_setup(&mut self, path: PathBuf) {
        let of = path.clone();
        self.queue_read(StudioRead::of_file(path, read_book, move |state, book, _| match book {
            Ok(book) => state.use_setup(book, &of),
            Err(error) => state.refuse(plain_error(&error)),
        }));
    }

    /// Attaches a picture, once it is read, to the section that begins with this row. The picture is discarded if the
    /// order of the rows has changed in the meantime.
    pub(super) fn attach_section_picture(&mut self, row: usize, path: PathBuf) {
        let (order, of) = (self.booklet.draft().order, path.clone());
        let work = |path: &Path, _: &ReadProgress, _: &Control| {
            let wanted = PagePicture { file: path.display().to_string(), ..PagePicture::default() };
            read_picture(&wanted, Path::new("")).map_err(read_error)
        };
        let then = move |state: &mut StudioState, picture: Result<_, String>, _: &Context| {
            let (picture, error) = picture.map_or_else(|error| (None, Some(error)), |picture| (Some(picture), None));
            // The path is attached even if the picture could not be read.
            state.attach_to_section(row, order, &of, picture);
            if let Some(error) = error {
                state.refuse(error);
            }
        };
        self.queue_read(StudioRead::of_file(path, work, then));
    }
}
