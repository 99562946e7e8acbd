//! Opening, saving and exporting the booklet, and adding puzzle files to it.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use crate::book::{self, Severity};
use crate::formats::{self, BookFile};
use crate::sheet::PdfError;
use crate::sheet::booklet::BookSettings;
use crate::solve::Control;
use crate::studio::booklet::reading::BookletContent;
use crate::studio::booklet::state::{BatchRequest, BookletRow, OpenBooklet};
use crate::studio::document::on_disk::{absolute, location_of};
use crate::studio::files::external_changes::DocumentId;
use crate::studio::files::file_choice::{FileChoice, FileTypes};
use crate::studio::files::journal::JournalKey;
use crate::studio::files::requests::BookletAction;
use crate::studio::files::save_queue::{PendingClose, SaveRequest, SaveTarget};
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::tabs::WindowPage;
use crate::studio::state::words;
use crate::studio::state::words::shown_path;
use crate::words::{message, say};

/// Returns the settings with absolute paths, since the current folder may change.
fn with_absolute_paths(mut settings: BookSettings, folder: &Path) -> BookSettings {
    settings.rename_files(|file| absolute(&folder.join(file)).display().to_string());
    settings
}

impl StudioState {
    /// Proceeds if no changes of the booklet would be lost, and otherwise asks. Waits for a running save, unless
    /// the setter repeats the command.
    pub(in crate::studio) fn ask_before_closing_booklet(&mut self, next: BookletAction, ctx: &Context) {
        if self.saving.is_saving(DocumentId::Booklet) && self.saving.close_later(PendingClose::Booklet(next.clone())) {
            return;
        }
        if self.booklet.is_dirty() {
            self.show_dialog(Dialog::UnsavedBooklet(next), ctx);
        } else {
            self.proceed_booklet(next, ctx);
        }
    }

    pub(in crate::studio) fn proceed_booklet(&mut self, next: BookletAction, ctx: &Context) {
        match next {
            BookletAction::New | BookletAction::Close => {
                self.drop_changes_of_booklet();
                self.saving.forget_booklet();
                self.booklet = OpenBooklet::default();
                if next == BookletAction::New {
                    self.begin_booklet(ctx);
                }
            }
            BookletAction::Open => self.choose_booklet(ctx),
            BookletAction::File(path) => self.open_booklet(&path),
            BookletAction::Quit => self.save_all_and_quit(ctx),
        }
    }

    /// Returns whether the open booklet belongs to this file.
    pub(in crate::studio) fn is_open_booklet(&self, path: &Path) -> bool {
        self.booklet.place_on_disk().is_some_and(|own| *own == location_of(path))
    }

    /// Shows a booklet that was found in an opened file, which could have contained either a puzzle or a booklet. Asks
    /// first about unsaved changes of another booklet. A booklet that is already open comes to the front.
    pub(super) fn show_file_of_booklet(&mut self, booklet: BookletContent, path: PathBuf, ctx: &Context) {
        let known = self.booklet.origin().is_some_and(|origin| origin.on_disk == booklet.on_disk);
        match (self.is_open_booklet(&path), self.booklet.is_dirty()) {
            (true, dirty) if dirty || known => self.show_open(WindowPage::Booklet, &path),
            (false, true) => self.ask_before_closing_booklet(BookletAction::File(path), ctx),
            _ => self.show_booklet(booklet, path),
        }
    }

    /// Shows a booklet that was read.
    pub(super) fn show_booklet(&mut self, booklet: BookletContent, path: PathBuf) {
        let BookletContent { book, rows, on_disk } = booklet;
        if !self.is_open_booklet(&path) {
            self.remember_file(&path);
        }
        self.show_page(WindowPage::Booklet);
        self.drop_changes_of_booklet();
        let missing = rows.iter().filter(|row| row.content.is_err()).count();
        let settings = with_absolute_paths(book.settings, path.parent().unwrap_or(Path::new("")));
        self.booklet = OpenBooklet::opened(settings, rows, path, on_disk);
        match missing {
            0 => self.tab.notice = None,
            _ => self.refuse(say!(
                "tell-booklet-files-entry-booklet-could-not",
                count = missing,
                number = words::grouped(missing as u64)
            )),
        }
    }

    /// Shows a recovered booklet. Its journal, at this path, is kept until a new one is written.
    pub(super) fn show_recovered_booklet(&mut self, book: BookFile, rows: Vec<BookletRow>, journal: &Path) {
        let Some(mut orphan) = self.journal.end_recovery(journal) else { return };
        let folder = journal.parent().unwrap_or(Path::new(""));
        let settings = with_absolute_paths(book.settings, folder);
        self.drop_changes_of_booklet();
        self.booklet = OpenBooklet::recovered(settings, rows, orphan.origin.take());
        self.tab.notice = None;
        self.journal.keep_until_replaced(JournalKey::Booklet, orphan.file);
    }

    /// Saves the booklet to its file, or asks for one. Asks first if changes that another program made to the file, or
    /// comments in it, would be overwritten.
    pub(in crate::studio) fn save_booklet(&mut self, then: Option<BookletAction>, ctx: &Context) {
        self.queue_save(SaveRequest { target: SaveTarget::Booklet { then }, path: None, agreed: false }, ctx);
    }

    /// Adds rows that were read.
    pub(super) fn add_rows(&mut self, new: Vec<BookletRow>) {
        let bad = new.iter().filter(|row| row.content.is_err()).count();
        let good = new.len() - bad;
        let number = words::count(good as u64);
        if !new.is_empty() {
            let rows = self.booklet.rows().iter().cloned().chain(new.into_iter().map(Arc::new)).collect();
            self.booklet.reorder(
                message!("tell-booklet-files-puzzle-add-puzzles", count = good, number = number.clone()),
                rows,
            );
        }
        match bad {
            0 => self.notify(&say!("tell-booklet-files-puzzle-added-puzzles", count = good, number = number)),
            _ => {
                self.refuse(say!("tell-booklet-files-puzzle-could-not-read", count = good, number = number, bad = bad))
            }
        }
        if let Some(told) = self.booklet.batch.message() {
            self.tab.notice = Some(told);
        }
    }

    /// Adds the puzzle on the board, which must be saved to a file.
    pub(in crate::studio) fn add_open_puzzle(&mut self) {
        if let Some(path) = self.tab.document.path().map(Path::to_owned) {
            self.add_to_booklet(&[path]);
        }
    }

    /// Uses the page settings of a booklet that was read from a file.
    pub(super) fn use_setup(&mut self, book: BookFile, path: &Path) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        self.booklet
            .import_page_settings(with_absolute_paths(book.settings, path.parent().unwrap_or(Path::new(""))), &name);
    }

    /// Opens a booklet that the setter chooses.
    fn choose_booklet(&mut self, ctx: &Context) {
        let choice = FileChoice::to_read("tell-files-open-booklet", "ask-path.open", FileTypes::BOOKLET);
        let choice = choice.in_folder(self.place_of_booklet().0).ends_later();
        self.pick_file(choice, ctx, |state, path, _| state.open_booklet(path));
    }

    /// Adds puzzles that the setter chooses.
    pub(super) fn choose_puzzles_to_add(&mut self, ctx: &Context) {
        let choice = FileChoice::to_read_puzzles("tell-files-add-puzzles-booklet", "ask-path.add");
        let choice = choice.in_folder(self.place_of_booklet().0);
        self.pick_files(choice, ctx, |state, paths, _| state.add_to_booklet(paths));
    }

    /// Imports the page settings of a booklet that the setter chooses.
    pub(super) fn choose_setup(&mut self, ctx: &Context) {
        let choice = FileChoice::to_read("tell-files-take-setup", "ask-path.choose", FileTypes::BOOKLET);
        let choice = choice.in_folder(self.place_of_booklet().0);
        self.pick_file(choice, ctx, |state, path, _| state.import_setup(path.to_owned()));
    }

    /// Generates puzzles for the booklet and writes them to a file that the setter chooses.
    pub(super) fn choose_batch_file(&mut self, batch: BatchRequest, ctx: &Context) {
        let (folder, stem) = self.place_of_booklet();
        let types = FileTypes { name: "tell-files-lines", extensions: &["jsonl"] };
        let choice = FileChoice::to_write("tell-files-batch", "ask-path.save", types, &stem).in_folder(folder);
        self.pick_file(choice, ctx, move |state, path, ctx| {
            state.booklet.start_batch(batch.clone(), path.to_owned(), ctx);
        });
    }

    /// Exports the booklet to a file that the setter chooses.
    pub(super) fn choose_booklet_export_file(&mut self, ctx: &Context) {
        let (folder, stem) = self.place_of_booklet();
        let choice = FileChoice::to_write("tell-files-export-booklet", "ask-path.export", FileTypes::PDF, &stem);
        let choice = choice.in_folder(folder).ends_later();
        self.pick_file(choice, ctx, |state, path, ctx| state.export_booklet(path.to_owned(), ctx));
    }

    /// Asks for the file to export to, after a warning if there are errors.
    pub(in crate::studio) fn warn_before_export(&mut self, ctx: &Context) {
        match self.booklet.count(Severity::Error) {
            0 => self.choose_booklet_export_file(ctx),
            _ => self.show_dialog(Dialog::ExportAnyway, ctx),
        }
    }

    /// Collects the results of the booklet's jobs, and starts those that are needed.
    pub(in crate::studio) fn poll_booklet(&mut self, ctx: &Context) {
        self.poll_export();
        self.poll_batch();
        self.poll_presets(ctx);
        if self.booklet.open {
            let not_made = self.booklet.poll_making();
            self.booklet.start_making(ctx);
            let not_drawn = self.booklet.poll_pictures(ctx);
            if let Some(why) = not_made.or(not_drawn) {
                self.refuse(say!("tell-booklet-files-pages-could-not-made", why = why));
            }
        }
    }

    /// Adds the puzzles of a finished batch.
    fn poll_batch(&mut self) {
        let Some(result) = self.booklet.batch.query.finished() else { return };
        match result.and_then(|result| result) {
            Ok(written) if written.stopped && written.count == 0 => {
                self.notify(&say!("tell-booklet-files-batch-cancelled"));
            }
            Ok(written) => {
                self.booklet.batch.written = Some(written);
                let path = self.booklet.batch.path.clone();
                self.add_to_booklet(&[path]);
            }
            Err(error) => self.refuse(error),
        }
    }

    fn poll_export(&mut self) {
        let Some(result) = self.booklet.export.query.finished() else { return };
        let path = shown_path(&self.booklet.export.path);
        match result.and_then(|result| result) {
            Ok(true) => self.notify(&say!("tell-booklet-files-exported", path = path)),
            Ok(false) => self.notify(&say!("tell-booklet-files-export-was-cancelled-no")),
            Err(error) => self.refuse(error),
        }
    }

    /// Exports the booklet as shown.
    fn export_booklet(&mut self, path: PathBuf, ctx: &Context) {
        let Some(made) = &self.booklet.typeset else { return };
        let (settings, booklet, to) = (self.booklet.settings().clone(), made.booklet.clone(), path.clone());
        let pages = booklet.leaves.len();
        let work = move |control: &Control| {
            let bytes = book::creation_time(settings.preset).and_then(|made| {
                book::print(&settings, &booklet, made, &mut |done| {
                    control.report_nodes(done as u64);
                    if control.is_cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                })
            });
            match bytes {
                Err(PdfError::Cancelled) => Ok(false),
                Err(error) => Err(format!("{}: {error}", to.display())),
                Ok(bytes) => formats::save(&to, &bytes).map(|()| true).map_err(|error| error.to_string()),
            }
        };
        let revision = self.booklet.draft().revision;
        let export = &mut self.booklet.export;
        (export.path, export.pages) = (path, pages);
        export.query.start(revision, "booklet file", ctx, Control::new(), work);
    }
}
