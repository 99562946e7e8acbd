//! Background jobs.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::time::{Duration, Instant};

use crate::memory;
use crate::solve::Control;
use crate::words::{ThreadLanguage, say};

/// The action that follows the panic of a job.
static AFTER_PANIC: OnceLock<fn()> = OnceLock::new();

/// Sets the action that follows the panic of any job, which saves unsaved work.
pub(in crate::studio) fn run_after_panics(action: fn()) {
    // All calls set the same action.
    let _ = AFTER_PANIC.set(action);
}

/// The time that a frame waits for a fresh answer: about a third of its duration.
const FRESH_ANSWER_WAIT: Duration = Duration::from_millis(5);

/// A job on a thread of its own. Dropping it cancels the job and discards the answer.
pub(in crate::studio) struct Job<T> {
    control: Control,
    started: Instant,
    answer: Receiver<Result<T, String>>,
}

/// Returns an error message with the text of a panic.
pub(in crate::studio) fn panic_words(panic: &(dyn Any + Send)) -> String {
    let words =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&'static str>().copied());
    say!("tell-jobs-fault-program", words = words.map_or_else(|| say!("tell-jobs-says-nothing"), str::to_owned))
}

/// The state of a job.
pub(in crate::studio) enum JobOutcome<T> {
    Running,
    Done(T),
    /// The job panicked with this message. That is a bug, which was already reported on standard error.
    Panicked(String),
}

/// The reason shown if a job ended without an answer and without a reason.
const ENDED_KEY: &str = "tell-jobs-ended-without-answer";

impl<T> JobOutcome<T> {
    fn of(answer: Result<T, String>) -> JobOutcome<T> {
        answer.map_or_else(JobOutcome::Panicked, JobOutcome::Done)
    }
}

impl<T: Send + 'static> Job<T> {
    /// Starts a job. The window is redrawn when it has an answer.
    ///
    /// # Errors
    /// Returns an error if the system cannot create a thread.
    pub fn start(
        name: &str,
        ctx: &egui::Context,
        control: Control,
        work: impl FnOnce(&Control) -> T + Send + 'static,
    ) -> std::io::Result<Job<T>> {
        let (sender, answer) = channel();
        let (theirs, ctx, speech) = (control.clone(), ctx.clone(), ThreadLanguage::current());
        std::thread::Builder::new().name(name.to_owned()).spawn(move || {
            // Wakes the window even if the job panics.
            let _wake = Wake(ctx);
            speech.apply();
            // Values used by the job are not used again after a panic.
            let answer = catch_unwind(AssertUnwindSafe(|| work(&theirs))).map_err(|panic| {
                // Other state may be broken too, so unsaved changes are written now.
                if let Some(save) = AFTER_PANIC.get() {
                    save();
                }
                panic_words(panic.as_ref())
            });
            // The receiver is gone if the job was dropped.
            let _ = sender.send(answer);
            memory::trim_soon();
        })?;
        Ok(Job { control, started: Instant::now(), answer })
    }

    pub fn poll(&self) -> JobOutcome<T> {
        match self.answer.try_recv() {
            Ok(answer) => JobOutcome::of(answer),
            Err(TryRecvError::Empty) => JobOutcome::Running,
            Err(TryRecvError::Disconnected) => JobOutcome::Panicked(say!(ENDED_KEY)),
        }
    }

    /// Polls like [`Job::poll`], but waits briefly for a job that has only just begun. A quick answer thus appears
    /// in the same frame as the edit that asked for it, without flicker.
    pub fn poll_fresh(&self) -> JobOutcome<T> {
        // For an older job, this is zero, so such a job never delays a frame.
        let patience = FRESH_ANSWER_WAIT.saturating_sub(self.elapsed());
        match self.answer.recv_timeout(patience) {
            Ok(answer) => JobOutcome::of(answer),
            Err(RecvTimeoutError::Timeout) => JobOutcome::Running,
            Err(RecvTimeoutError::Disconnected) => JobOutcome::Panicked(say!(ENDED_KEY)),
        }
    }
}

impl<T> Job<T> {
    /// Asks the job to stop. It still answers that it was cancelled.
    pub fn cancel(&self) {
        self.control.cancel();
    }

    pub fn nodes(&self) -> u64 {
        self.control.nodes()
    }

    pub fn solutions(&self) -> u64 {
        self.control.solutions()
    }

    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.control.cancel();
    }
}

struct Wake(egui::Context);

impl Drop for Wake {
    fn drop(&mut self) {
        self.0.request_repaint();
    }
}
