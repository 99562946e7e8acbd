//! The queue of files to read. A thread reads them one after another, in the order of the requests. Progress is
//! shown, and reading can be cancelled.

mod read_request;
mod reading;

use std::collections::VecDeque;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::words::say;
use read_request::QueuedRead;
pub(in crate::studio) use read_request::ReadProgress;
pub(in crate::studio) use reading::StudioRead;

/// Progress is shown only for reads that take longer than this.
const PROGRESS_DELAY: Duration = Duration::from_millis(200);

/// The read in progress and the queue, for a state `S` that uses the results.
pub(in crate::studio) struct ReadQueue<S> {
    waiting: VecDeque<QueuedRead<S>>,
    current: Option<QueuedRead<S>>,
    /// The errors so far, shown once the queue is empty.
    errors: Vec<String>,
}

impl<S> Default for ReadQueue<S> {
    fn default() -> ReadQueue<S> {
        ReadQueue { waiting: VecDeque::new(), current: None, errors: Vec::new() }
    }
}

impl<S> ReadQueue<S> {
    pub fn is_running(&self) -> bool {
        self.current.is_some() || !self.waiting.is_empty()
    }

    /// Adds an error that is shown once the queue is empty, together with those of other files.
    pub fn add_error(&mut self, error: String) {
        self.errors.push(error);
    }

    /// Restarts the current read if it is of the file `written`, which has just been written.
    pub fn restart_read_of(&mut self, written: &Path) {
        if let Some(current) = self.current.take_if(|current| current.about.rereads(written)) {
            self.waiting.push_front(current);
        }
    }

    /// Returns the progress in words, once the read takes long enough to show it.
    pub fn progress_text(&self) -> Option<String> {
        let QueuedRead { about, progress, task } = self.current.as_ref()?;
        if task.elapsed()? < PROGRESS_DELAY {
            return None;
        }
        let mut words = vec![say!("tell-reading-reading", file = about.name.as_deref().unwrap_or_default())];
        let read = progress.read.load(Ordering::Relaxed);
        match about.length {
            Some(length) if length >= MB => {
                words.push(say!("tell-reading-mb", read = (read / MB).min(length / MB), length = length / MB));
            }
            Some(_) | None => {}
        }
        let waiting = self.waiting.iter().filter(|request| request.about.name.is_some()).count();
        match (progress.left.load(Ordering::Relaxed), waiting) {
            (0, 0) => {}
            (0, waiting) => words.push(say!("tell-reading-waiting", count = waiting)),
            (left, _) => words.push(say!("tell-reading-left", count = left)),
        }
        Some(words.join(" · "))
    }
}

const MB: u64 = 1 << 20;
