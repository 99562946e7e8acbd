//! Background jobs.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::time::{Duration, Instant};

use crate::solve::Control;
use crate::studio::tasks::threads::{guarded, spawn};
use crate::words::say;

/// The time that a frame waits for a fresh answer: about a third of its duration.
const FRESH_ANSWER_WAIT: Duration = Duration::from_millis(5);

/// A job on a thread of its own. Dropping it cancels the job and discards the answer.
#[derive(Debug)]
pub(in crate::studio) struct Job<T> {
    control: Control,
    started: Instant,
    answer: Receiver<Result<T, String>>,
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
    /// Starts a job. `wake` is called when it has an answer.
    ///
    /// # Errors
    /// Returns an error if the system cannot create a thread.
    pub fn start(
        name: &str,
        wake: impl FnOnce() + Send + 'static,
        control: Control,
        work: impl FnOnce(&Control) -> T + Send + 'static,
    ) -> std::io::Result<Job<T>> {
        let (sender, answer) = channel();
        let theirs = control.clone();
        spawn(name, move || {
            // The receiver is gone if the job was dropped.
            let _ = sender.send(guarded(|| work(&theirs)));
            wake();
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
        self.wait(FRESH_ANSWER_WAIT.saturating_sub(self.elapsed()))
    }

    /// Polls like [`Job::poll`], but waits for the answer for this time.
    pub fn wait(&self, patience: Duration) -> JobOutcome<T> {
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
