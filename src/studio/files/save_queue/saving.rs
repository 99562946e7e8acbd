//! Saving of documents, one after another.

use super::save_task::{SaveContent, SaveOutcome, SaveTask, SavedFile, save};
use super::{CurrentSave, PendingClose, SaveQueue, SaveRequest, SaveTarget};
use crate::solve::Control;
use crate::studio::files::external_changes::DocumentId;
use crate::studio::files::file_choice::{FileChoice, FileTypes, has_extension};
use crate::studio::files::requests::{BookletAction, CloseAction};
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::words::{shown_file_name, shown_path};
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;
use egui::Context;
use std::path::{Path, PathBuf};

impl StudioState {
    /// Saves the puzzle with this id to its file, or asks for a file if it has none. Asks before replacing comments or
    /// another program's changes.
    pub(in crate::studio) fn save(&mut self, of: u64, then: Option<CloseAction>, ctx: &Context) {
        if self.tab_of(of).is_some() {
            self.queue_save(SaveRequest { target: SaveTarget::Puzzle { of, then }, path: None, agreed: false }, ctx);
        }
    }

    /// Saves to a file that the setter chooses.
    pub(in crate::studio) fn choose_save_file(&mut self, target: SaveTarget, ctx: &Context) {
        let (title, types, (folder, stem)) = match &target {
            SaveTarget::Puzzle { of, .. } => {
                let types = FileTypes { name: "tell-files-gridwright-puzzle", extensions: &["ron"] };
                ("tell-files-save-puzzle", types, self.place_of_puzzle(*of))
            }
            SaveTarget::Booklet { .. } => ("tell-files-save-booklet", FileTypes::BOOKLET, self.place_of_booklet()),
        };
        let choice = FileChoice::to_write(title, "ask-path.save", types, &stem).in_folder(folder).ends_later();
        self.pick_file(choice, ctx, move |state, path, ctx| {
            state.save_to(path.to_owned(), target.clone(), false, ctx);
        });
    }

    /// Saves to a chosen file. `agreed` is true if the setter has agreed to lose the comments in the file; otherwise,
    /// asks about them.
    pub(in crate::studio) fn save_to(&mut self, path: PathBuf, target: SaveTarget, agreed: bool, ctx: &Context) {
        self.queue_save(SaveRequest { target, path: Some(path), agreed }, ctx);
    }

    /// Appends a request to the queue.
    pub(in crate::studio) fn queue_save(&mut self, order: SaveRequest, ctx: &Context) {
        self.saving.waiting.push_back(order);
        self.poll_saving(ctx);
    }

    /// Cancels all saves. A write that has already begun may still complete.
    pub(in crate::studio) fn cancel_saving(&mut self) {
        // This drops the pending close too.
        let SaveQueue { waiting, current, cancelled: left, pending_close: _ } = std::mem::take(&mut self.saving);
        self.saving.cancelled = left;
        let blocked = self.saving.cancelled.first().filter(|_| !waiting.is_empty()).map(|left| left.save.path.clone());
        let path = current.as_ref().map(|current| current.path.clone()).or(blocked);
        if let Some(current) = current {
            self.saving.leave(current);
        }
        if let Some(path) = path {
            self.refuse(say!("tell-saving-given-up", file = shown_file_name(&path)));
        }
    }

    /// Collects results and begins the next save.
    pub(in crate::studio) fn poll_saving(&mut self, ctx: &Context) {
        self.poll_cancelled_saves();
        loop {
            match self.saving.current.take() {
                Some(mut current) => {
                    current.query.poll_fresh();
                    // A question waits until the open dialog is answered. A success is handled at once.
                    let is_saved = matches!(current.query.answer(0), Some(SaveOutcome::Saved(_)));
                    let waits = current.query.is_running() || (self.dialog.is_some() && !is_saved);
                    let ended = if waits { None } else { current.query.finished() };
                    match ended {
                        None => {
                            self.saving.current = Some(current);
                            return;
                        }
                        Some(ended) => self.handle_saved(current, ended.unwrap_or_else(SaveOutcome::Failed), ctx),
                    }
                }
                None => match self.saving.waiting.pop_front() {
                    Some(order) => {
                        if let Some(order) = self.begin_saving(order, ctx) {
                            self.saving.waiting.push_front(order);
                            return;
                        }
                    }
                    None => break,
                },
            }
        }
        match self.saving.pending_close.take() {
            None => {}
            Some(PendingClose::Puzzles(ending)) => {
                if self.dialog == Some(Dialog::Unsaved(ending)) {
                    self.dialog = None;
                }
                self.ask_before_closing(ending, ctx);
            }
            Some(PendingClose::Booklet(next)) => {
                if self.dialog == Some(Dialog::UnsavedBooklet(next.clone())) {
                    self.dialog = None;
                }
                self.ask_before_closing_booklet(next, ctx);
            }
        }
    }

    /// Begins a save. Returns the request if a cancelled save to the same file is still running.
    fn begin_saving(&mut self, order: SaveRequest, ctx: &Context) -> Option<SaveRequest> {
        let own = match &order.target {
            SaveTarget::Puzzle { of, .. } => match self.tab_of(*of) {
                Some(tab) => tab.document.origin().filter(|origin| has_extension(&origin.path, "ron")),
                None => {
                    self.refuse(say!("tell-flow-puzzle-was-closed-before"));
                    return None;
                }
            },
            SaveTarget::Booklet { .. } => self.booklet.origin(),
        };
        let (path, known) = match (&order.path, own) {
            (Some(path), _) => (path.clone(), None),
            (None, Some(own)) => (own.path, Some(own.on_disk)),
            (None, None) => {
                self.choose_save_file(order.target, ctx);
                return None;
            }
        };
        // Two threads must not write the same file at once.
        if self.saving.cancelled.iter().any(|left| left.save.path == path) {
            return Some(order);
        }
        // The thread works on a copy. The revision tells afterwards whether the document has changed meanwhile.
        let (content, revision) = match &order.target {
            SaveTarget::Puzzle { of, .. } => {
                let document = &self.tab_of(*of)?.document;
                (SaveContent::Puzzle(Box::new(document.puzzle().clone())), document.revision())
            }
            SaveTarget::Booklet { .. } => {
                let draft = self.booklet.draft();
                let book = draft.book_file(path.parent().unwrap_or(Path::new("")));
                (SaveContent::Booklet(Box::new(book)), draft.revision)
            }
        };
        let others = self.places_of_others(order.target.document());
        let work = SaveTask { path: path.clone(), content, expected: known, agreed: order.agreed, others };
        let mut asked = BackgroundQuery::Idle;
        asked.start(0, "saving", ctx, Control::new(), move |control| save(work, control));
        self.saving.current = Some(CurrentSave { target: order.target, path, revision, query: asked });
        None
    }

    /// Returns the file locations of all other open documents.
    fn places_of_others(&self, what: DocumentId) -> Vec<PathBuf> {
        let tabs = self.open_tabs().filter(|tab| DocumentId::Puzzle(tab.id) != what);
        let tabs = tabs.filter_map(|tab| tab.document.place().map(Path::to_owned));
        let booklet = self.booklet.place_on_disk().filter(|_| what != DocumentId::Booklet).cloned();
        tabs.chain(booklet).collect()
    }

    fn handle_saved(&mut self, current: CurrentSave, ended: SaveOutcome, ctx: &Context) {
        let CurrentSave { target: kept, path, revision, .. } = current;
        let written = match ended {
            SaveOutcome::Saved(written) => written,
            ended => return self.handle_unsaved(kept, path, ended, ctx),
        };
        self.files.path_probe.last_answer = None;
        match kept {
            SaveTarget::Puzzle { .. } => self.notify(&say!("tell-flow-saved", path = shown_path(&path))),
            SaveTarget::Booklet { .. } => self.notify(&say!("tell-booklet-files-saved", path = shown_path(&path))),
        }
        self.warn(&written.warnings);
        self.remember_file(&path);
        // A pending read of the file may have old content.
        self.reading.restart_read_of(&path);
        self.mark_saved(&kept, path, revision, *written);
        match kept {
            // There may be more to save.
            SaveTarget::Puzzle { then: Some(CloseAction::Quit), .. } => self.save_all_and_quit(ctx),
            // The puzzle may have changed in the meantime.
            SaveTarget::Puzzle { then: Some(ending), .. } => self.ask_before_closing(ending, ctx),
            SaveTarget::Booklet { then: Some(BookletAction::Quit) } => self.save_all_and_quit(ctx),
            SaveTarget::Booklet { then: Some(next) } => self.ask_before_closing_booklet(next, ctx),
            SaveTarget::Puzzle { then: None, .. } | SaveTarget::Booklet { then: None } => {}
        }
    }

    /// Asks the setter about a save that would lose something, or shows why it failed.
    fn handle_unsaved(&mut self, kept: SaveTarget, path: PathBuf, ended: SaveOutcome, ctx: &Context) {
        // Close actions and further saves of this document are dropped, since the setter has to decide first.
        self.saving.pending_close = None;
        self.saving.waiting.retain(|order| order.target.document() != kept.document());
        match ended {
            SaveOutcome::Saved(_) | SaveOutcome::Cancelled => {}
            SaveOutcome::ChangedOnDisk => self.ask_before_saving(Dialog::Newer { target: kept, path }, ctx),
            SaveOutcome::Comments => self.ask_before_saving(Dialog::Comments { target: kept, path }, ctx),
            SaveOutcome::OpenElsewhere => {
                self.fail(kept.failure(), say!("tell-flow-open-another-tab-close", path = shown_path(&path)));
            }
            SaveOutcome::Failed(error) => self.fail(kept.failure(), error),
        }
    }

    fn ask_before_saving(&mut self, dialog: Dialog, ctx: &Context) {
        self.files.path_probe.last_answer = None;
        self.show_dialog(dialog, ctx);
    }

    /// Records that a document was written to a file at this revision.
    fn mark_saved(&mut self, kept: &SaveTarget, path: PathBuf, revision: u64, written: SavedFile) {
        let SavedFile { on_disk, place, .. } = written;
        match kept {
            SaveTarget::Puzzle { of, .. } => {
                if let Some(tab) = self.tab_of_mut(*of) {
                    tab.document.mark_saved(revision, path, place, on_disk);
                }
            }
            SaveTarget::Booklet { .. } => self.booklet.mark_saved(revision, path, place, on_disk),
        }
    }

    /// Collects the results of cancelled saves: if one was written after all, its document records the new
    /// content.
    fn poll_cancelled_saves(&mut self) {
        let left = std::mem::take(&mut self.saving.cancelled);
        for mut late in left {
            match late.save.query.finished() {
                None => self.saving.cancelled.push(late),
                Some(Ok(SaveOutcome::Saved(written))) if !late.is_forgotten => {
                    let late = late.save;
                    let own = match &late.target {
                        SaveTarget::Puzzle { of, .. } => self.tab_of(*of).and_then(|tab| tab.document.path()),
                        SaveTarget::Booklet { .. } => self.booklet.path.as_deref(),
                    };
                    // A document that belongs to another file by now is not affected.
                    if own == Some(late.path.as_path()) {
                        self.mark_saved(&late.target, late.path, late.revision, *written);
                    }
                }
                Some(_) => {}
            }
        }
    }
}
