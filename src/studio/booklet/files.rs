//! The booklet's files: opened, saved, printed, and puzzle files added.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use super::draft::Row;
use super::{AfterBook, Bindery};
use crate::formats::{self, BookFile};
use crate::studio::app::App;
use crate::studio::dialogs::Dialog;
use crate::studio::files::Purpose;
use crate::studio::journal::Origin;
use crate::studio::on_disk::OnDisk;
use crate::studio::widgets;

impl App {
    /// Goes on at once when no change of the booklet would be lost, and else asks.
    pub(in crate::studio) fn guard_booklet(&mut self, next: AfterBook, ctx: &Context) {
        if self.bindery.is_dirty() {
            self.show_dialog(Dialog::UnsavedBooklet(next), ctx);
        } else {
            self.proceed_booklet(next, ctx);
        }
    }

    pub(in crate::studio) fn proceed_booklet(&mut self, next: AfterBook, ctx: &Context) {
        match next {
            AfterBook::New => {
                self.drop_changes_of_booklet();
                self.bindery = Bindery { open: true, ..Bindery::default() };
            }
            AfterBook::Open => self.pick(Purpose::OpenBooklet, ctx),
            AfterBook::Quit => {
                self.bindery.saved_revision = Some(self.bindery.draft().revision);
                self.guard(crate::studio::flow::Next::Close, ctx);
            }
        }
    }

    pub(in crate::studio) fn open_booklet(&mut self, path: &Path) {
        let on_disk = OnDisk::of(path);
        let book = match formats::read_book(path) {
            Ok(book) => book,
            Err(error) => return self.fail("The booklet could not be opened", error.to_string()),
        };
        let folder = path.parent().unwrap_or(Path::new(""));
        let rows: Vec<Row> = book.puzzles.iter().flat_map(|item| Row::gather(item, folder)).collect();
        self.drop_changes_of_booklet();
        let missing = rows.iter().filter(|row| row.content.is_err()).count();
        self.bindery = Bindery::opened(book.settings, rows, path.to_owned(), on_disk);
        match missing {
            0 => self.news = None,
            _ => self.refuse(format!(
                "{} could not be read",
                widgets::counted(missing as u64, "entry of the booklet", "entries of the booklet")
            )),
        }
    }

    /// Opens a booklet whose changes were never saved; its files are seen from `folder`.
    pub(in crate::studio) fn recover_booklet(&mut self, book: BookFile, folder: &Path, origin: Option<Origin>) {
        let rows = book.puzzles.iter().flat_map(|item| Row::gather(item, folder)).collect();
        self.drop_changes_of_booklet();
        self.bindery = Bindery::recovered(book.settings, rows, origin);
        self.news = None;
    }

    /// Saves the booklet to its file, or asks for one. What another program has written there is not replaced without a
    /// question.
    pub(in crate::studio) fn save_booklet(&mut self, then: Option<AfterBook>, ctx: &Context) {
        match self.bindery.path.clone() {
            Some(path) if self.bindery.is_outdated() => {
                self.show_dialog(Dialog::Newer { purpose: Purpose::SaveBooklet { then }, path }, ctx);
            }
            Some(path) => self.save_booklet_to(path, then, ctx),
            None => self.pick(Purpose::SaveBooklet { then }, ctx),
        }
    }

    pub(in crate::studio) fn save_booklet_to(&mut self, path: PathBuf, then: Option<AfterBook>, ctx: &Context) {
        let folder = path.parent().unwrap_or(Path::new(""));
        let text = formats::write_book(&self.bindery.draft().book_file(folder));
        match formats::save(&path, text.as_bytes()) {
            Ok(()) => {
                self.say(&format!("Saved {}", path.display()));
                self.bindery.saved(path, OnDisk::content(text.as_bytes()));
                if let Some(next) = then {
                    self.proceed_booklet(next, ctx);
                }
            }
            Err(error) => self.fail("The booklet could not be saved", error.to_string()),
        }
    }

    /// Adds the puzzles of files and folders.
    pub(in crate::studio) fn add_to_booklet(&mut self, paths: &[PathBuf]) {
        let new: Vec<Row> = paths.iter().flat_map(|path| Row::of_path(path)).collect();
        let bad = new.iter().filter(|row| row.content.is_err()).count();
        let count = widgets::counted((new.len() - bad) as u64, "puzzle", "puzzles");
        if !new.is_empty() {
            let rows = self.bindery.rows().iter().cloned().chain(new.into_iter().map(Arc::new)).collect();
            self.bindery.reorder(format!("Add {count}"), rows);
        }
        match bad {
            0 => self.say(&format!("Added {count}")),
            _ => self.refuse(format!("Added {count}; {bad} could not be read")),
        }
    }

    /// Adds the puzzle on the board, which has a file and no changes.
    pub(in crate::studio) fn add_open_puzzle(&mut self) {
        if let Some(path) = self.document.path().map(Path::to_owned) {
            self.add_to_booklet(&[path]);
        }
    }
}

impl Bindery {
    /// Where file dialogs begin, and the name they propose.
    pub fn place(&self) -> (Option<PathBuf>, String) {
        let first = self.path.as_deref().or_else(|| self.rows().first().map(|row| row.path.as_path()));
        let folder = first.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_owned);
        let stem = self.path.as_deref().and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        (folder, stem.unwrap_or_else(|| self.name()))
    }
}
