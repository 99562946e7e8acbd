//! Requests to read: the work of the thread, and what follows on the thread of the window.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use egui::Context;

use crate::disk::watch_reading;
use crate::solve::Control;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::words::shown_file_name;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;

/// The progress of a read.
#[derive(Default)]
pub(in crate::studio) struct ReadProgress {
    /// The number of bytes read.
    pub read: AtomicU64,
    /// The number of booklet items or files that remain.
    pub left: AtomicU64,
}

/// The work of a read, on its own thread. It is repeatable because a read may be restarted.
type Work<T> = dyn Fn(&ReadProgress, &Control) -> Result<T, String> + Send + Sync;
/// The use of the result.
type Then<T> = dyn FnOnce(&mut StudioState, Result<T, String>, &Context);
/// A check before reading. Returns whether nothing has to be read.
type Check = dyn Fn(&mut StudioState) -> bool;
/// The action that follows if the request is cancelled.
type WhenCancelled = dyn FnOnce(&mut StudioState);

/// A request to read something of type `T`.
pub(in crate::studio) struct ReadRequest<T> {
    about: RequestInfo,
    task: TypedRead<T>,
}

/// The parts of a request that depend on what is read.
struct TypedRead<T> {
    work: Arc<Work<T>>,
    then: Box<Then<T>>,
    waits: fn(&StudioState, &Dialog, Option<&T>) -> bool,
    query: BackgroundQuery<Result<T, String>>,
}

/// The parts of a request that do not depend on what is read.
pub(super) struct RequestInfo {
    /// A short name for the file or files; None if nothing is read.
    pub name: Option<String>,
    /// The length in bytes, if known.
    pub length: Option<u64>,
    /// The file that is read, if it is a single one.
    file: Option<PathBuf>,
    /// True if writing the file makes the content read so far outdated.
    is_reread: bool,
    check: Option<Box<Check>>,
    when_cancelled: Option<Box<WhenCancelled>>,
}

impl RequestInfo {
    /// Returns whether the request must be read again after this file was written.
    pub fn rereads(&self, written: &Path) -> bool {
        self.is_reread && self.file.as_deref() == Some(written)
    }
}

impl<T: Send + 'static> ReadRequest<T> {
    /// Creates a request. `name` is shown with the progress. `then` uses the result.
    pub fn new(
        name: String,
        work: impl Fn(&ReadProgress, &Control) -> Result<T, String> + Send + Sync + 'static,
        then: impl FnOnce(&mut StudioState, Result<T, String>, &Context) + 'static,
    ) -> ReadRequest<T> {
        let about = RequestInfo {
            name: Some(name),
            length: None,
            file: None,
            is_reread: false,
            check: None,
            when_cancelled: None,
        };
        let (work, then) = (Arc::new(work), Box::new(then));
        ReadRequest { about, task: TypedRead { work, then, waits: |_, _, _| false, query: BackgroundQuery::Idle } }
    }

    /// Creates a request for a single file.
    pub fn of_file(
        path: PathBuf,
        work: impl Fn(&Path, &ReadProgress, &Control) -> Result<T, String> + Send + Sync + 'static,
        then: impl FnOnce(&mut StudioState, Result<T, String>, &Context) + 'static,
    ) -> ReadRequest<T> {
        let (name, file) = (shown_file_name(&path), path.clone());
        let mut request = ReadRequest::new(name, move |progress, control| work(&path, progress, control), then);
        request.about.file = Some(file);
        request
    }

    /// Creates a request for several files, whose names are shown only if it is a single one.
    pub fn of_files(
        paths: &[PathBuf],
        work: impl Fn(&ReadProgress, &Control) -> Result<T, String> + Send + Sync + 'static,
        then: impl FnOnce(&mut StudioState, Result<T, String>, &Context) + 'static,
    ) -> ReadRequest<T> {
        let name = match paths {
            [path] => shown_file_name(path),
            paths => say!("tell-reading-files", count = paths.len()),
        };
        ReadRequest::new(name, work, then)
    }

    /// Sets the length in bytes.
    pub fn length(mut self, length: u64) -> ReadRequest<T> {
        self.about.length = Some(length);
        self
    }

    /// Reads the file again if the studio writes it in the meantime.
    pub fn reread_after_write(mut self) -> ReadRequest<T> {
        self.about.is_reread = true;
        self
    }

    /// Sets a check that runs when it is the turn of the request. If it returns true, nothing is read.
    pub fn unless(mut self, check: impl Fn(&mut StudioState) -> bool + 'static) -> ReadRequest<T> {
        self.about.check = Some(Box::new(check));
        self
    }

    /// Sets an action that follows if the request is cancelled.
    pub fn when_cancelled(mut self, act: impl FnOnce(&mut StudioState) + 'static) -> ReadRequest<T> {
        self.about.when_cancelled = Some(Box::new(act));
        self
    }

    /// Sets the condition under which the result must wait, because it would open a dialog and replace this one, which
    /// the setter is answering. The content is None if reading failed.
    pub fn waits_if(mut self, waits: fn(&StudioState, &Dialog, Option<&T>) -> bool) -> ReadRequest<T> {
        self.task.waits = waits;
        self
    }
}

impl ReadRequest<()> {
    /// Creates a request that reads nothing: the action runs once all earlier requests are done.
    pub fn without_reading(act: impl Fn(&mut StudioState) + 'static) -> ReadRequest<()> {
        let mut request = ReadRequest::new(String::new(), |_, _| Ok(()), |_, _, _| {}).unless(move |state| {
            act(state);
            true
        });
        request.about.name = None;
        request
    }
}

/// A read whose result has any type.
pub(super) trait ReadTask {
    /// Starts the thread. An earlier result is dropped.
    fn start(&mut self, progress: &Arc<ReadProgress>, ctx: &Context);

    /// Returns the time since the start of the thread; None if it is not running.
    fn elapsed(&self) -> Option<Duration>;

    /// Collects the result. Returns whether it can be used now.
    fn is_ready(&mut self, state: &StudioState) -> bool;

    /// Uses the result.
    fn finish(self: Box<Self>, state: &mut StudioState, ctx: &Context);
}

impl<T: Send + 'static> ReadTask for TypedRead<T> {
    fn start(&mut self, progress: &Arc<ReadProgress>, ctx: &Context) {
        let (work, progress) = (self.work.clone(), progress.clone());
        self.query.start(0, "reading", ctx, Control::new(), move |control| {
            let (told, stop) = (progress.clone(), control.clone());
            let tell = move |bytes| {
                told.read.fetch_add(bytes, Ordering::Relaxed);
                !stop.is_cancelled()
            };
            watch_reading(tell, || work(&progress, control))
        });
    }

    fn elapsed(&self) -> Option<Duration> {
        self.query.running(0).map(|job| job.elapsed())
    }

    fn is_ready(&mut self, state: &StudioState) -> bool {
        self.query.poll_fresh();
        let content = self.query.answer(0).and_then(|result| result.as_ref().ok());
        let waits = state.dialog.as_ref().is_some_and(|dialog| (self.waits)(state, dialog, content));
        !self.query.is_running() && !waits
    }

    fn finish(mut self: Box<Self>, state: &mut StudioState, ctx: &Context) {
        let Some(result) = self.query.finished() else { return };
        let result = result.and_then(|result| result);
        if result.is_ok() {
            state.files.path_probe.last_answer = None;
        }
        (self.then)(state, result, ctx);
    }
}

/// A request in the queue.
pub(super) struct QueuedRead {
    pub about: RequestInfo,
    pub progress: Arc<ReadProgress>,
    pub task: Box<dyn ReadTask>,
}

impl<T: Send + 'static> From<ReadRequest<T>> for QueuedRead {
    fn from(request: ReadRequest<T>) -> QueuedRead {
        QueuedRead { about: request.about, progress: Arc::default(), task: Box::new(request.task) }
    }
}

impl QueuedRead {
    /// Runs the check before reading. Returns whether nothing has to be read.
    pub fn is_done(&self, state: &mut StudioState) -> bool {
        self.about.check.as_ref().is_some_and(|check| check(state))
    }

    /// Starts to read.
    pub fn start(&mut self, ctx: &Context) {
        if let Some(file) = &self.about.file {
            self.about.length = fs::metadata(file).ok().map(|metadata| metadata.len());
        }
        self.progress = Arc::default();
        self.task.start(&self.progress, ctx);
    }

    /// Handles the cancellation of the request.
    pub fn cancel(self, state: &mut StudioState) {
        if let Some(act) = self.about.when_cancelled {
            act(state);
        }
    }
}
