//! Requests to read: the work of the thread, and what follows on the thread of the window.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use egui::Context;

use crate::disk::watch_reading;
use crate::solve::Control;
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
type Then<S, T> = dyn FnOnce(&mut S, Result<T, String>, &Context);
/// A check before reading. Returns whether nothing has to be read.
type Check<S> = dyn Fn(&mut S) -> bool;
/// The action that follows if the request is cancelled.
type WhenCancelled<S> = dyn FnOnce(&mut S);

/// A request to read something of type `T`, for a state `S` that uses it.
pub(in crate::studio) struct ReadRequest<S, T> {
    about: RequestInfo<S>,
    task: TypedRead<S, T>,
}

/// The parts of a request that depend on what is read.
struct TypedRead<S, T> {
    work: Arc<Work<T>>,
    then: Box<Then<S, T>>,
    waits: fn(&S, Option<&T>) -> bool,
    query: BackgroundQuery<Result<T, String>>,
}

/// The parts of a request that do not depend on what is read.
pub(super) struct RequestInfo<S> {
    /// A short name for the file or files; None if nothing is read.
    pub name: Option<String>,
    /// The length in bytes, if known.
    pub length: Option<u64>,
    /// The file that is read, if it is a single one.
    file: Option<PathBuf>,
    /// True if writing the file makes the content read so far outdated.
    is_reread: bool,
    check: Option<Box<Check<S>>>,
    when_cancelled: Option<Box<WhenCancelled<S>>>,
}

impl<S> RequestInfo<S> {
    /// Returns whether the request must be read again after this file was written.
    pub fn rereads(&self, written: &Path) -> bool {
        self.is_reread && self.file.as_deref() == Some(written)
    }
}

impl<S: 'static, T: Send + 'static> ReadRequest<S, T> {
    /// Creates a request. `name` is shown with the progress. `then` uses the result.
    pub fn new(
        name: String,
        work: impl Fn(&ReadProgress, &Control) -> Result<T, String> + Send + Sync + 'static,
        then: impl FnOnce(&mut S, Result<T, String>, &Context) + 'static,
    ) -> ReadRequest<S, T> {
        let about = RequestInfo {
            name: Some(name),
            length: None,
            file: None,
            is_reread: false,
            check: None,
            when_cancelled: None,
        };
        let (work, then) = (Arc::new(work), Box::new(then));
        ReadRequest { about, task: TypedRead { work, then, waits: |_, _| false, query: BackgroundQuery::Idle } }
    }

    /// Creates a request for a single file.
    pub fn of_file(
        path: PathBuf,
        work: impl Fn(&Path, &ReadProgress, &Control) -> Result<T, String> + Send + Sync + 'static,
        then: impl FnOnce(&mut S, Result<T, String>, &Context) + 'static,
    ) -> ReadRequest<S, T> {
        let (name, file) = (shown_file_name(&path), path.clone());
        let mut request = ReadRequest::new(name, move |progress, control| work(&path, progress, control), then);
        request.about.file = Some(file);
        request
    }

    /// Creates a request for several files, whose names are shown only if it is a single one.
    pub fn of_files(
        paths: &[PathBuf],
        work: impl Fn(&ReadProgress, &Control) -> Result<T, String> + Send + Sync + 'static,
        then: impl FnOnce(&mut S, Result<T, String>, &Context) + 'static,
    ) -> ReadRequest<S, T> {
        let name = match paths {
            [path] => shown_file_name(path),
            paths => say!("tell-reading-files", count = paths.len()),
        };
        ReadRequest::new(name, work, then)
    }

    /// Sets the length in bytes.
    pub fn length(mut self, length: u64) -> ReadRequest<S, T> {
        self.about.length = Some(length);
        self
    }

    /// Reads the file again if the studio writes it in the meantime.
    pub fn reread_after_write(mut self) -> ReadRequest<S, T> {
        self.about.is_reread = true;
        self
    }

    /// Sets a check that runs when it is the turn of the request. If it returns true, nothing is read.
    pub fn unless(mut self, check: impl Fn(&mut S) -> bool + 'static) -> ReadRequest<S, T> {
        self.about.check = Some(Box::new(check));
        self
    }

    /// Sets an action that follows if the request is cancelled.
    pub fn when_cancelled(mut self, act: impl FnOnce(&mut S) + 'static) -> ReadRequest<S, T> {
        self.about.when_cancelled = Some(Box::new(act));
        self
    }

    /// Sets the condition under which the result must wait while a dialog is open, because it would open another one.
    /// The content is None if reading failed.
    pub fn waits_if(mut self, waits: fn(&S, Option<&T>) -> bool) -> ReadRequest<S, T> {
        self.task.waits = waits;
        self
    }
}

impl<S: 'static> ReadRequest<S, ()> {
    /// Creates a request that reads nothing: the action runs once all earlier requests are done.
    pub fn without_reading(act: impl Fn(&mut S) + 'static) -> ReadRequest<S, ()> {
        let mut request = ReadRequest::new(String::new(), |_, _| Ok(()), |_, _, _| {}).unless(move |state| {
            act(state);
            true
        });
        request.about.name = None;
        request
    }
}

/// A read whose result has any type.
pub(super) trait ReadTask<S> {
    /// Starts the thread. An earlier result is dropped.
    fn start(&mut self, progress: &Arc<ReadProgress>, ctx: &Context);

    /// Returns the time since the start of the thread; None if it is not running.
    fn elapsed(&self) -> Option<Duration>;

    /// Collects the result. Returns whether there is one.
    fn is_done(&mut self) -> bool;

    /// Returns whether reading has succeeded.
    fn has_content(&self) -> bool;

    /// Returns whether the result must wait while a dialog is open.
    fn waits(&self, state: &S) -> bool;

    /// Uses the result.
    fn finish(self: Box<Self>, state: &mut S, ctx: &Context);
}

impl<S, T: Send + 'static> ReadTask<S> for TypedRead<S, T> {
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

    fn is_done(&mut self) -> bool {
        self.query.poll_fresh();
        !self.query.is_running()
    }

    fn has_content(&self) -> bool {
        matches!(self.query.answer(0), Some(Ok(_)))
    }

    fn waits(&self, state: &S) -> bool {
        (self.waits)(state, self.query.answer(0).and_then(|result| result.as_ref().ok()))
    }

    fn finish(mut self: Box<Self>, state: &mut S, ctx: &Context) {
        let Some(result) = self.query.finished() else { return };
        (self.then)(state, result.and_then(|result| result), ctx);
    }
}

/// A request in the queue.
pub(super) struct QueuedRead<S> {
    pub about: RequestInfo<S>,
    pub progress: Arc<ReadProgress>,
    pub task: Box<dyn ReadTask<S>>,
}

impl<S: 'static, T: Send + 'static> From<ReadRequest<S, T>> for QueuedRead<S> {
    fn from(request: ReadRequest<S, T>) -> QueuedRead<S> {
        QueuedRead { about: request.about, progress: Arc::default(), task: Box::new(request.task) }
    }
}

impl<S> QueuedRead<S> {
    /// Runs the check before reading. Returns whether nothing has to be read.
    pub fn is_needless(&self, state: &mut S) -> bool {
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
    pub fn cancel(self, state: &mut S) {
        if let Some(act) = self.about.when_cancelled {
            act(state);
        }
    }
}
