//! Reading of files, pasted texts and dropped files, one after another.

use super::read_task::{ReadResult, ReadTask, items};
use super::{CurrentRead, ReadQueue, ReadRequest};
use crate::studio::files::external_changes::DocumentId;
use crate::studio::files::requests::BookletAction;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::tabs::WindowPage;
use crate::studio::state::words::{plain_error, shown_path};
use crate::words::say;
use egui::Context;
use std::path::{Path, PathBuf};

impl StudioState {
    /// Appends a request to the queue.
    pub(in crate::studio) fn queue_read(&mut self, wanted: ReadRequest) {
        self.reading.waiting.push_back(wanted);
    }

    /// Reads a pasted text in the background, and shows its puzzle.
    pub(in crate::studio) fn read_pasted_text(&mut self, text: &str) {
        self.queue_read(ReadRequest::Text(text.into()));
    }

    /// Cancels all requests.
    pub(in crate::studio) fn cancel_reading(&mut self) {
        let ReadQueue { waiting, current, errors } = std::mem::take(&mut self.reading);
        // Errors of earlier files are still shown.
        self.reading.errors = errors;
        let Some(current) = current else { return };
        self.notify(&say!("tell-reading-reading-was-cancelled", file = current.name.as_str()));
        // Recovered documents are offered again.
        for wanted in std::iter::once(current.request).chain(waiting) {
            if let ReadRequest::OrphanBooklet { orphan, .. } = wanted {
                self.journal.orphans.push(*orphan);
            }
        }
    }

    /// Collects the result of the current read and begins the next.
    pub(in crate::studio) fn poll_reading(&mut self, ctx: &Context) {
        // A running save may be writing the very file that is to be opened.
        if self.saving.is_running() {
            return;
        }
        loop {
            match self.reading.current.take() {
                Some(mut current) => {
                    current.query.poll_fresh();
                    let waits = current.query.is_running() || self.must_wait(&current);
                    let ended = if waits { None } else { current.query.finished() };
                    match ended {
                        None => {
                            self.reading.current = Some(current);
                            return;
                        }
                        Some(result) => self.handle_read(current.request, result.and_then(|result| result), ctx),
                    }
                }
                None => match self.reading.waiting.pop_front() {
                    Some(wanted) => self.begin_reading(wanted, ctx),
                    None => break,
                },
            }
        }
        let mut errors = std::mem::take(&mut self.reading.errors);
        match errors.len() {
            0 => {}
            1 => self.fail("tell-reading-file-could-not-opened", errors.remove(0)),
            count => self.fail(
                "tell-reading-files-could-not-opened",
                say!("tell-reading-files-failed", count = count) + "\n" + &errors.join("\n"),
            ),
        }
    }

    /// Returns whether the result must wait, because it would open a dialog and replace one that the setter is
    /// answering.
    fn must_wait(&self, current: &CurrentRead) -> bool {
        match (&current.request, &self.dialog) {
            (_, None) => false,
            (ReadRequest::Text(_), Some(_)) => true,
            // Of several booklets, only the last one is asked about.
            (ReadRequest::File(_), Some(Dialog::UnsavedBooklet(BookletAction::File(_)))) => false,
            (ReadRequest::File(_), Some(_)) => {
                self.booklet.is_dirty() && matches!(current.query.answer(0), Some(Ok(ReadResult::Booklet { .. })))
            }
            (_, Some(_)) => false,
        }
    }

    fn begin_reading(&mut self, wanted: ReadRequest, ctx: &Context) {
        let work = match &wanted {
            ReadRequest::File(path) => {
                let open = self.tab_of_file(path).filter(|tab| tab.document.is_dirty() || !path.is_file());
                if let Some(id) = open.map(|tab| tab.id) {
                    return self.show_open(WindowPage::Puzzle(id), path);
                }
                if self.is_open_booklet(path) && (self.booklet.is_dirty() || !path.is_file()) {
                    return self.show_open(WindowPage::Booklet, path);
                }
                ReadTask::File(path.clone())
            }
            ReadRequest::Reload { path, .. } | ReadRequest::Compare { of: DocumentId::Puzzle(_), path } => {
                ReadTask::Puzzle(path.clone())
            }
            ReadRequest::Compare { of: DocumentId::Booklet, path } | ReadRequest::Setup(path) => {
                ReadTask::BookletAlone(path.clone())
            }
            ReadRequest::SectionPicture { path, .. } => ReadTask::Picture(path.clone()),
            ReadRequest::Booklet { path, .. } => ReadTask::Booklet(path.clone()),
            ReadRequest::OrphanBooklet { book, orphan } => {
                let folder = orphan.path.parent().unwrap_or(Path::new(""));
                ReadTask::Rows(book.puzzles.clone(), folder.to_owned())
            }
            ReadRequest::Rows(paths) => ReadTask::Rows(items(paths), PathBuf::new()),
            ReadRequest::Dropped(paths) => ReadTask::Dropped(paths.clone()),
            ReadRequest::Text(text) => ReadTask::Text(text.clone()),
            ReadRequest::Front(id) => return self.bring_forward(*id),
            ReadRequest::FrontFile(path) => {
                return match self.tab_of_file(path).map(|tab| tab.id) {
                    Some(id) => self.bring_forward(id),
                    None if self.is_open_booklet(path) => self.show_page(WindowPage::Booklet),
                    // The file could not be opened, and its error is shown instead.
                    None => {}
                };
            }
            ReadRequest::Session { front, booklet } => {
                if let Some(id) = front.as_ref().and_then(|path| self.tab_of_file(path)).map(|tab| tab.id) {
                    self.bring_forward(id);
                }
                if let Some(in_front) = *booklet {
                    self.booklet.open = in_front && self.booklet.path.is_some();
                }
                self.tab.notice = None;
                return;
            }
        };
        let name = wanted.name().unwrap_or_default();
        self.reading.current = Some(CurrentRead::start(wanted, name, work, ctx));
    }

    /// Brings the open document of a file to the front.
    pub(in crate::studio) fn show_open(&mut self, page: WindowPage, path: &Path) {
        self.files.path_probe.last_answer = None;
        self.show_page(page);
        self.notify(&say!("tell-reading-open-already", path = shown_path(path)));
    }

    fn handle_read(&mut self, wanted: ReadRequest, found: Result<ReadResult, String>, ctx: &Context) {
        if found.is_ok() {
            self.files.path_probe.last_answer = None;
        }
        match (wanted, found) {
            (ReadRequest::File(path), Ok(ReadResult::Document(document, warnings))) => {
                let open = self.tab_of_file(&path);
                match open.map(|tab| (tab.id, tab.document.is_dirty() || tab.document.has_same_file_content(&document)))
                {
                    Some((id, true)) => self.show_open(WindowPage::Puzzle(id), &path),
                    Some((id, false)) => {
                        self.bring_forward(id);
                        self.replace_document(id, *document);
                        self.warn(&warnings);
                    }
                    None => {
                        self.remember_file(&path);
                        self.open_document(*document);
                        self.warn(&warnings);
                    }
                }
            }
            (ReadRequest::File(path), Ok(ReadResult::Booklet { book, rows, on_disk })) => {
                self.show_file_of_booklet(*book, rows, path, on_disk, ctx);
            }
            (ReadRequest::Reload { id, revision, path }, Ok(ReadResult::Document(document, warnings))) => {
                match self.tab_of(id).map(|tab| tab.document.revision() == revision) {
                    Some(true) => {
                        self.replace_document(id, *document);
                        self.warn(&warnings);
                    }
                    Some(false) => self.refuse(say!("tell-reading-was-changed-here-while", path = shown_path(&path))),
                    None => {}
                }
            }
            (ReadRequest::Compare { of: DocumentId::Puzzle(id), path }, Ok(ReadResult::Document(document, _))) => {
                self.show_compared(id, path, document.puzzle(), ctx);
            }
            (ReadRequest::Compare { path, .. }, Ok(ReadResult::BookletAlone(book))) => {
                self.show_booklets_compared(path, &book, ctx)
            }
            (ReadRequest::Booklet { revision, path }, Ok(ReadResult::Booklet { book, rows, on_disk })) => {
                match self.booklet.draft().revision == revision {
                    true => self.show_booklet(*book, rows, path, on_disk),
                    false => self.refuse(say!("tell-reading-booklet-was-changed-while", path = shown_path(&path))),
                }
            }
            (ReadRequest::OrphanBooklet { orphan, .. }, Ok(ReadResult::Rows(_))) if self.booklet.is_dirty() => {
                self.journal.orphans.push(*orphan);
                let error = say!("tell-reading-open-booklet-changes-not");
                self.fail("tell-reading-changes-could-not-recovered", error);
            }
            (ReadRequest::OrphanBooklet { book, orphan }, Ok(ReadResult::Rows(rows))) => {
                self.recover_booklet(*book, rows, *orphan)
            }
            (ReadRequest::Rows(_), Ok(ReadResult::Rows(rows))) => self.add_rows(rows),
            (ReadRequest::Dropped(_), Ok(ReadResult::Dropped(rows, booklets))) => {
                if !rows.is_empty() || booklets.is_empty() {
                    self.add_rows(rows);
                }
                self.open_files(&booklets);
            }
            (ReadRequest::Setup(path), Ok(ReadResult::BookletAlone(book))) => self.import_setup(*book, &path),
            (ReadRequest::Setup(_), Err(error)) => self.refuse(plain_error(&error)),
            (ReadRequest::SectionPicture { row, order, path }, Ok(ReadResult::Picture(picture))) => {
                self.attach_to_section(row, order, &path, Some(picture));
            }
            // The path is attached even though the picture could not be read.
            (ReadRequest::SectionPicture { row, order, path }, Err(error)) => {
                self.attach_to_section(row, order, &path, None);
                self.refuse(error);
            }
            (ReadRequest::Text(_), Ok(ReadResult::Pasted(pasted))) => self.show_pasted(Ok(*pasted)),
            (ReadRequest::Text(_), Err(error)) => self.show_pasted(Err(error)),
            (ReadRequest::Booklet { .. }, Err(error)) => self.fail("tell-reading-booklet-could-not-opened", error),
            (ReadRequest::OrphanBooklet { orphan, .. }, Err(error)) => {
                self.journal.orphans.push(*orphan);
                self.fail("tell-reading-changes-could-not-recovered", error);
            }
            // Requests and results match, so only errors remain.
            (_, found) => self.reading.errors.extend(found.err()),
        }
    }
}
