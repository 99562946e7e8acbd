//! The journals of open documents, and recovery of those left behind.

use std::path::{Path, PathBuf};

use egui::Context;

use crate::formats::{self, BookFile};
use crate::puzzle::Puzzle;
use crate::studio::document::open_document::Document;
use crate::studio::files::journal::{Journal, JournalKey, Orphan, OrphanDocument, with_header};
use crate::studio::state::dialog::Dialog;
use crate::studio::state::{Notice, StudioState};
use crate::words::say;

impl StudioState {
    /// Enables journals, and starts a search for journals left behind, which will be offered for recovery.
    pub(in crate::studio) fn enable_journal(&mut self, journal: Journal) {
        self.journal = journal;
        self.journal.search();
        self.journal.offers = true;
    }

    /// Collects the journals left behind. Those found at startup are offered once no other dialog is open.
    pub(in crate::studio) fn poll_journal(&mut self, ctx: &Context) {
        self.journal.poll_search(ctx);
        if self.journal.is_searching() || self.dialog.is_some() {
            return;
        }
        if std::mem::take(&mut self.journal.offers) && !self.journal.orphans.is_empty() {
            self.show_dialog(Dialog::Recover, ctx);
        }
    }

    /// Updates the journals.
    pub(in crate::studio) fn sync_journals(&mut self, ctx: &Context) {
        let mut journal = std::mem::take(&mut self.journal);
        for tab in self.open_tabs() {
            let document = &tab.document;
            let text = || {
                let (puzzle, origin) = (document.puzzle().clone(), document.origin());
                move || with_header(origin.as_ref(), &formats::write_native(&puzzle))
            };
            journal.sync(JournalKey::Puzzle(tab.id), document.is_dirty().then(|| document.revision()), text, ctx);
        }
        let booklet = &self.booklet;
        let folder = journal.folder.clone().unwrap_or_default();
        let text = || {
            let (draft, origin) = (booklet.draft().clone(), booklet.origin());
            move || with_header(origin.as_ref(), &formats::write_book(&draft.book_file(&folder)))
        };
        journal.sync(JournalKey::Booklet, booklet.is_dirty().then(|| booklet.draft().revision), text, ctx);
        self.sync_saved_playtests(&mut journal, ctx);
        let failure = journal.failure();
        self.journal = journal;
        if let Some(reason) = failure {
            self.tab.notice = Some(Notice::Warning(say!("tell-recovery-no-copy-unsaved-changes", reason = reason)));
        }
    }

    /// Removes the journal of the puzzle with this id, whose changes were discarded or saved, before the puzzle is
    /// closed.
    pub(in crate::studio) fn drop_changes_of_puzzle(&mut self, id: u64) {
        self.journal.drop_changes(JournalKey::Puzzle(id));
    }

    /// Removes the journal of the booklet, whose changes were discarded or saved.
    pub(in crate::studio) fn drop_changes_of_booklet(&mut self) {
        self.journal.drop_changes(JournalKey::Booklet);
    }

    /// Removes the journals of all documents, and the playtests of puzzles with unsaved changes. The setter has agreed
    /// to lose them when the program ends. Playtests of saved puzzles are kept for the next session.
    pub(in crate::studio) fn drop_all_changes(&mut self) {
        let unsaved: Vec<u64> = self.open_tabs().filter(|tab| tab.document.is_dirty()).map(|tab| tab.id).collect();
        unsaved.into_iter().for_each(|id| self.journal.drop_changes(JournalKey::Play(id)));
        self.journal.drop_all();
    }

    /// Offers the journals left behind.
    pub(in crate::studio) fn offer_recovery(&mut self, ctx: &Context) {
        self.journal.search();
        self.journal.offers = false;
        self.show_dialog(Dialog::Recover, ctx);
    }

    /// Opens the document of a journal, with unsaved changes.
    pub(in crate::studio) fn recover(&mut self, path: &Path) {
        let Some(mut orphan) = self.journal.take(path) else { return };
        match &orphan.document {
            Ok(OrphanDocument::Puzzle(puzzle)) => {
                let puzzle = Puzzle::clone(puzzle);
                let origin = orphan.origin.take();
                let open = origin.as_ref().and_then(|origin| self.tab_of_file(&origin.path));
                let open = open.filter(|tab| !tab.document.is_dirty()).map(|tab| tab.id);
                let recovered = Document::recovered(puzzle, origin);
                match open {
                    // The puzzle's file is already open, without the changes.
                    Some(id) => {
                        self.bring_forward(id);
                        self.replace_document(id, recovered);
                    }
                    None => self.open_document(recovered),
                }
                self.journal.keep_until_replaced(JournalKey::Puzzle(self.tab.id), orphan.file);
                self.resume_from_journal(path);
            }
            Ok(OrphanDocument::Booklet(book)) => {
                let book = BookFile::clone(book);
                self.journal.begin_recovery(orphan);
                self.recover_booklet(book, path.to_owned());
            }
            Err(error) => {
                let error = error.clone();
                self.fail("tell-recovery-changes-could-not-recovered", error);
            }
        }
    }

    /// Opens all puzzles left behind, each in its own tab.
    pub(in crate::studio) fn recover_all(&mut self) {
        let is_puzzle = |orphan: &&Orphan| matches!(orphan.document, Ok(OrphanDocument::Puzzle(_)));
        // The journals are sorted newest first, so the newest puzzle is opened last and stays active.
        let paths: Vec<PathBuf> = self.journal.orphans.iter().filter(is_puzzle).map(|it| it.path.clone()).collect();
        paths.iter().rev().for_each(|path| self.recover(path));
    }

    /// Deletes a journal left behind, along with its playtest.
    pub(in crate::studio) fn discard_orphan(&mut self, path: &Path) {
        let Some(orphan) = self.journal.take(path) else { return };
        self.drop_playtest_of_journal(path);
        if let Err(error) = orphan.file.delete() {
            self.fail("tell-recovery-changes-could-not-deleted", format!("{}: {error}", path.display()));
        }
    }
}
