//! The queue of files to read. A thread reads them one after another, in the order of the requests. Progress is
//! shown, and reading can be cancelled.

mod read_task;
mod reading;

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
use crate::studio::state::words::shown_name;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;
pub(in crate::studio) use read_task::is_booklet;
use read_task::{ReadProgress, ReadResult, ReadTask, read};

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
