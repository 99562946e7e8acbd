//! The queue of files to read. A thread reads them one after another, in the order of the requests. Progress is
//! shown, and reading can be cancelled.

mod read_task;

use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use egui::Context;

use crate::disk::watch_reading;
use crate::formats::BookFile;
use crate::solve::Control;
use crate::studio::files::external_changes::DocumentId;
use crate::studio::files::journal::Orphan;
use crate::studio::files::requests::BookletAction;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::tabs::WindowPage;
use crate::studio::state::words::{plain_error, shown_name, shown_path};
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;
pub(in crate::studio) use read_task::is_booklet;
use read_task::{ReadProgress, ReadResult, ReadTask, items, read};

/// Progress is shown only for reads that take longer than this.
const PROGRESS_DELAY: Duration = Duration::from_millis(200);

/// A request to read, with its purpose.
pub(in crate::studio) enum ReadRequest {
    /// A file with a puzzle or a booklet; its content decides which. A puzzle opens in a new tab.
    File(PathBuf),
    /// The file of the puzzle with this id, read again to replace this revision.
    Reload { id: u64, revision: u64, path: PathBuf },
    /// The file of an open document, for comparison.
    Compare { of: DocumentId, path: PathBuf },
    /// A booklet that replaces the open one if that still has this revision.
    Booklet { revision: u64, path: PathBuf },
    /// The puzzles of an unsaved booklet that is recovered. Their paths are relative to the folder of its journal.
    OrphanBooklet { book: Box<BookFile>, orphan: Box<Orphan> },
    /// Puzzles for the booklet.
    Rows(Vec<PathBuf>),
    /// Dropped files. Their puzzles are added to the booklet, and booklets are opened.
    Dropped(Vec<PathBuf>),
    /// A booklet whose page settings are imported.
    Setup(PathBuf),
    /// A picture for the section that begins with this row. The picture is discarded if the order of the rows has
    /// changed in the meantime.
    SectionPicture { row: usize, order: u64, path: PathBuf },
    /// Pasted text.
    Text(Arc<str>),
    /// No file: brings the puzzle with this id to the front once all earlier requests are done.
    Front(u64),
    /// No file: brings the open document of this file to the front.
    FrontFile(PathBuf),
    /// No file: ends the restoring of a session. `front` is the path of its active puzzle. `booklet` is None if the
    /// session had no booklet, and otherwise true if the booklet was in front.
    Session { front: Option<PathBuf>, booklet: Option<bool> },
}

impl ReadRequest {
    /// Returns a short name for the file or files; None if nothing is read.
    fn name(&self) -> Option<String> {
        let name = |path: &Path| shown_name(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy());
        match self {
            ReadRequest::File(path)
            | ReadRequest::Reload { path, .. }
            | ReadRequest::Compare { path, .. }
            | ReadRequest::Booklet { path, .. }
            | ReadRequest::Setup(path)
            | ReadRequest::SectionPicture { path, .. } => Some(name(path)),
            ReadRequest::Rows(paths) | ReadRequest::Dropped(paths) => match paths.as_slice() {
                [path] => Some(name(path)),
                paths => Some(say!("tell-reading-files", count = paths.len())),
            },
            ReadRequest::OrphanBooklet { book, .. } => Some(say!("tell-reading-entries", count = book.puzzles.len())),
            ReadRequest::Text(_) => Some(say!("tell-reading-pasted")),
            ReadRequest::Front(_) | ReadRequest::FrontFile(_) | ReadRequest::Session { .. } => None,
        }
    }
}

/// The read in progress.
struct CurrentRead {
    request: ReadRequest,
    name: String,
    /// The length in bytes of a single file.
    length: Option<u64>,
    progress: Arc<ReadProgress>,
    query: BackgroundQuery<Result<ReadResult, String>>,
}

/// The read in progress and the queue.
#[derive(Default)]
pub(in crate::studio) struct ReadQueue {
    waiting: VecDeque<ReadRequest>,
    current: Option<CurrentRead>,
    /// The errors so far, shown once the queue is empty.
    errors: Vec<String>,
}

impl ReadQueue {
    pub fn is_running(&self) -> bool {
        self.current.is_some() || !self.waiting.is_empty()
    }

    /// Restarts the current read if it is of the file `written`, which has just been written.
    pub fn restart_read_of(&mut self, written: &Path) {
        let is_of = |wanted: &ReadRequest| match wanted {
            ReadRequest::File(path) | ReadRequest::Reload { path, .. } | ReadRequest::Booklet { path, .. } => {
                path == written
            }
            _ => false,
        };
        if let Some(current) = self.current.take_if(|current| is_of(&current.request)) {
            self.waiting.push_front(current.request);
        }
    }

    /// Returns the progress in words, once the read takes long enough to show it.
    pub fn progress_text(&self) -> Option<String> {
        let CurrentRead { name, length, progress, query: asked, .. } = self.current.as_ref()?;
        let BackgroundQuery::Running { job, .. } = asked else { return None };
        if job.elapsed() < PROGRESS_DELAY {
            return None;
        }
        let mut words = vec![say!("tell-reading-reading", file = name.as_str())];
        let read = progress.read.load(Ordering::Relaxed);
        match length {
            Some(length) if *length >= MB => {
                words.push(say!("tell-reading-mb", read = (read / MB).min(length / MB), length = length / MB));
            }
            Some(_) | None => {}
        }
        match (progress.left.load(Ordering::Relaxed), self.waiting.iter().filter_map(ReadRequest::name).count()) {
            (0, 0) => {}
            (0, waiting) => words.push(say!("tell-reading-waiting", count = waiting)),
            (left, _) => words.push(say!("tell-reading-left", count = left)),
        }
        Some(words.join(" · "))
    }
}

const MB: u64 = 1 << 20;

impl CurrentRead {
    fn start(wanted: ReadRequest, name: String, work: ReadTask, ctx: &Context) -> CurrentRead {
        let length = match &work {
            ReadTask::File(path)
            | ReadTask::Puzzle(path)
            | ReadTask::Booklet(path)
            | ReadTask::BookletAlone(path)
            | ReadTask::Picture(path) => fs::metadata(path).ok().map(|metadata| metadata.len()),
            ReadTask::Text(text) => Some(text.len() as u64),
            ReadTask::Rows(..) | ReadTask::Dropped(_) => None,
        };
        let progress = Arc::new(ReadProgress::default());
        let (theirs, mut asked) = (progress.clone(), BackgroundQuery::Idle);
        asked.start(0, "reading", ctx, Control::new(), move |control| {
            let (told, stop) = (theirs.clone(), control.clone());
            let tell = move |bytes| {
                told.read.fetch_add(bytes, Ordering::Relaxed);
                !stop.is_cancelled()
            };
            watch_reading(tell, || read(work, &theirs, control))
        });
        CurrentRead { request: wanted, name, length, progress, query: asked }
    }
}

impl StudioState {
    /// Appends a request to the queue.
    pub(in crate::studio) fn queue_read(&mut self, wanted: ReadRequest) {
        self.reading.waiting.push_back(wanted);
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
        self.browsing.last_answer = None;
        self.show_page(page);
        self.notify(&say!("tell-reading-open-already", path = shown_path(path)));
    }

    fn handle_read(&mut self, wanted: ReadRequest, found: Result<ReadResult, String>, ctx: &Context) {
        if found.is_ok() {
            self.browsing.last_answer = None;
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
