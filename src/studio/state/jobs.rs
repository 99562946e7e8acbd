//! Work that takes time, off the thread that draws.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::time::{Duration, Instant};

use super::journal;
use crate::memory;
use crate::solve::Control;
use crate::words::{Speech, say};

/// What is answered within this time is answered at once; a third of a frame.
const AT_ONCE: Duration = Duration::from_millis(5);

/// Work on a thread of its own. Dropping a job cancels it, and nobody hears its answer.
pub(in crate::studio) struct Job<T> {
    control: Control,
    started: Instant,
    answer: Receiver<Result<T, String>>,
}

/// What was said in a panic.
pub(in crate::studio) fn panic_words(panic: &(dyn Any + Send)) -> String {
    let words =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&'static str>().copied());
    say!("tell-jobs-fault-program", words = words.map_or_else(|| say!("tell-jobs-says-nothing"), str::to_owned))
}

/// What has become of a job.
pub(in crate::studio) enum Outcome<T> {
    Running,
    Done(T),
    /// The work panicked, and why: a bug in it, already reported on standard error.
    Lost(String),
}

/// Why there is no answer when the work does not say why.
const ENDED: &str = "tell-jobs-ended-without-answer";

impl<T> Outcome<T> {
    fn of(answer: Result<T, String>) -> Outcome<T> {
        answer.map_or_else(Outcome::Lost, Outcome::Done)
    }
}

impl<T: Send + 'static> Job<T> {
    /// Starts the work; the window is redrawn when it has an answer.
    ///
    /// # Errors
    /// When the system has no thread to give.
    pub fn start(
        name: &str,
        ctx: &egui::Context,
        control: Control,
        work: impl FnOnce(&Control) -> T + Send + 'static,
    ) -> std::io::Result<Job<T>> {
        let (sender, answer) = channel();
        let (theirs, ctx, speech) = (control.clone(), ctx.clone(), Speech::now());
        std::thread::Builder::new().name(name.to_owned()).spawn(move || {
            // Wakes the window even when the work panics.
            let _wake = Wake(ctx);
            speech.begin();
            // Nothing that was in the work's hands is used after a panic.
            let answer = catch_unwind(AssertUnwindSafe(|| work(&theirs))).map_err(|panic| {
                // Where one thing is broken, others may be.
                journal::write_all_now();
                panic_words(panic.as_ref())
            });
            // The receiver is gone when the job was dropped: then nobody waits for the answer.
            let _ = sender.send(answer);
            memory::give_back_soon();
        })?;
        Ok(Job { control, started: Instant::now(), answer })
    }

    pub fn poll(&self) -> Outcome<T> {
        match self.answer.try_recv() {
            Ok(answer) => Outcome::of(answer),
            Err(TryRecvError::Empty) => Outcome::Running,
            Err(TryRecvError::Disconnected) => Outcome::Lost(say!(ENDED)),
        }
    }

    /// Like [`Job::poll`], but waits for the answer of work that has only just begun: what is answered at once shall
    /// be seen in the same picture as the edit that asked, without a gap that blinks.
    pub fn poll_fresh(&self) -> Outcome<T> {
        let patience = AT_ONCE.saturating_sub(self.elapsed());
        match self.answer.recv_timeout(patience) {
            Ok(answer) => Outcome::of(answer),
            Err(RecvTimeoutError::Timeout) => Outcome::Running,
            Err(RecvTimeoutError::Disconnected) => Outcome::Lost(say!(ENDED)),
        }
    }
}

impl<T> Job<T> {
    /// Asks the work to stop; it still answers, saying that it was cancelled.
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
