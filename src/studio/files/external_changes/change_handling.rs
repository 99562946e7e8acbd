//! Watching open files, and what follows when another program changes one.

use super::DocumentId;
use crate::formats::BookFile;
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::studio::document::on_disk::{OnDisk, absolute};
use crate::studio::document::version_diff::VersionDiff;
use crate::studio::files::file_reading::{read_book, read_puzzle};
use crate::studio::files::read_queue::StudioRead;
use crate::studio::state::dialog::{Dialog, ExternalChange};
use crate::studio::state::words::shown_path;
use crate::studio::state::{Notice, StudioState};
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;
use egui::Context;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

impl StudioState {
    /// Watches the open files, and reports changes to the active document's file.
    pub(in crate::studio) fn sync_watched_files(&mut self, ctx: &Context) {
        let puzzles = self.open_tabs().filter_map(|tab| tab.document.path());
        let files: BTreeSet<PathBuf> = puzzles.chain(self.booklet.path.as_deref()).map(absolute).collect();
        self.watch.sync(files, ctx);
        self.report_missing_files(ctx);
        self.report_shared_file();
        if let Some(reason) = self.watch.take_failure() {
            self.tab.notice = Some(Notice::Warning(say!("tell-newer-not-watched", reason = reason)));
        }
        // Only one dialog is shown at a time, and none while the changed file might be about to be read or written.
        let files = self.reading.is_running() || self.saving.is_running();
        let busy = self.dialog.is_some() || self.files.is_asking() || files;
        if !busy && let Some(changed) = self.externally_changed(ctx) {
            self.show_dialog(Dialog::Changed(changed), ctx);
        }
    }

    /// Returns the file of the active document, if another program has changed it since it was opened or saved
    /// here.
    fn externally_changed(&mut self, ctx: &Context) -> Option<ExternalChange> {
        let (of, path) = self.active_document()?;
        let known = match of {
            DocumentId::Puzzle(_) => self.tab.document.origin()?.on_disk,
            DocumentId::Booklet => self.booklet.origin()?.on_disk,
        };
        if self.watch.take_changed(&absolute(&path), known) {
            // The watcher's observation may be older than a save of this studio, so the file is checked once more.
            let (file, mut asked) = (path.clone(), BackgroundQuery::Idle);
            asked.start(0, "newer", ctx, Control::new(), move |_| known.is_outdated(&file));
            self.watch.change_check = Some((path.clone(), known, asked));
        }
        // A change to another document's file is reported when that document becomes active.
        let (file, before, mut asked) = self.watch.change_check.take_if(|(file, ..)| *file == path)?;
        asked.poll_fresh();
        match asked.finished() {
            None => {
                self.watch.change_check = Some((file, before, asked));
                None
            }
            Some(newer) => {
                (newer == Ok(true) && before == known).then_some(ExternalChange { document: of, path, compared: None })
            }
        }
    }

    /// Returns the active document, if it has a file.
    fn active_document(&self) -> Option<(DocumentId, PathBuf)> {
        let (of, path) = match (self.booklet.open, self.start.shown || self.tab.is_playing) {
            (true, _) => (DocumentId::Booklet, self.booklet.path.as_deref()),
            (false, false) => (DocumentId::Puzzle(self.tab.id), self.tab.document.path()),
            (false, true) => return None,
        };
        Some((of, path?.to_owned()))
    }

    /// Reports that files of open documents were deleted, and marks these documents as unsaved.
    fn report_missing_files(&mut self, ctx: &Context) {
        // A save that is running will create the file again.
        if self.saving.is_running() {
            return;
        }
        if !self.watch.missing_check.is_running() {
            let mut gone = self.watch.take_missing();
            if !gone.is_empty() {
                // The file may have been saved here since the watcher's observation.
                self.watch.missing_check.start(0, "gone", ctx, Control::new(), move |_| {
                    gone.retain(|path| OnDisk::of(path) == OnDisk::Missing);
                    gone
                });
                self.watch.missing_check.poll_fresh();
            }
        }
        let Some(Ok(gone)) = self.watch.missing_check.finished() else { return };
        if gone.is_empty() {
            return;
        }
        let is_gone = |path: &Path| gone.contains(&absolute(path));
        let words = |path: &Path| Notice::Warning(say!("tell-newer-gone", path = shown_path(path)));
        let ids: Vec<u64> = self.open_tabs().map(|tab| tab.id).collect();
        for id in ids {
            let Some(tab) = self.tab_of_mut(id) else { continue };
            let Some(path) = tab.document.path().filter(|path| is_gone(path)).map(Path::to_owned) else { continue };
            tab.document.mark_file_lost();
            tab.notice = Some(words(&path));
        }
        if let Some(path) = self.booklet.path.clone().filter(|path| is_gone(path)) {
            self.booklet.mark_file_lost();
            self.tab.notice = Some(words(&path));
        }
    }

    /// Reports that the active document is also open in another studio.
    fn report_shared_file(&mut self) {
        let Some((_, path)) = self.active_document() else { return };
        if self.watch.take_shared(&absolute(&path)) {
            let words = say!("tell-newer-open-elsewhere", path = shown_path(&path));
            self.tab.notice = Some(Notice::Warning(words));
        }
    }

    /// Returns whether another studio has this file open, too.
    pub(in crate::studio) fn is_open_elsewhere(&self, path: &Path) -> bool {
        self.watch.is_shared(&absolute(path))
    }

    /// Compares an open document with the content of its file, once that content has been read.
    pub(in crate::studio) fn compare(&mut self, of: DocumentId, path: PathBuf) {
        let there = path.clone();
        match of {
            DocumentId::Puzzle(id) => {
                self.queue_read(StudioRead::of_file(path, read_puzzle, move |state, read, ctx| match read {
                    Ok(read) => state.show_compared(id, there, read.document.puzzle(), ctx),
                    Err(error) => state.reading.add_error(error),
                }));
            }
            DocumentId::Booklet => {
                self.queue_read(StudioRead::of_file(path, read_book, move |state, book, ctx| match book {
                    Ok(book) => state.show_booklets_compared(there, &book, ctx),
                    Err(error) => state.reading.add_error(error),
                }));
            }
        }
    }

    /// Shows the comparison of an open puzzle with the version in its file.
    fn show_compared(&mut self, id: u64, path: PathBuf, there: &Puzzle, ctx: &Context) {
        let Some(tab) = self.tab_of(id) else { return };
        let compared = VersionDiff::puzzles(tab.document.puzzle(), there);
        self.show_dialog(Dialog::Changed(ExternalChange::compared(DocumentId::Puzzle(id), path, compared)), ctx);
    }

    /// Shows the comparison of the open booklet with the version in its file.
    fn show_booklets_compared(&mut self, path: PathBuf, there: &BookFile, ctx: &Context) {
        let folder = path.parent().unwrap_or(Path::new(""));
        let compared = VersionDiff::booklets(&self.booklet.draft().book_file(folder), there);
        self.show_dialog(Dialog::Changed(ExternalChange::compared(DocumentId::Booklet, path, compared)), ctx);
    }
}
