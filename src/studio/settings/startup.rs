//! Loading of the saved state at startup, on separate threads, so that a disk that does not respond does not block
//! the window. Late results are used when they arrive. Until then the files are not written, since their unread
//! content would be lost.

mod startup_loading;

use std::time::{Duration, Instant};

use crate::solve::Control;
use crate::studio::files::recent::Recent;
use crate::studio::files::session::OpenFileList;
use crate::studio::settings::preferences::Preferences;
use crate::studio::tasks::jobs::{Job, JobOutcome};
use crate::studio::tasks::threads::no_thread;

/// The polling interval for late results.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A value that is loaded on a separate thread.
#[derive(Debug)]
pub struct Loading<T> {
    /// The running job; None once it has ended, or if it could not be started.
    job: Option<Job<T>>,
    /// The value, or the reason why it will never arrive.
    result: Option<Result<T, String>>,
}

impl<T: Send + 'static> Loading<T> {
    /// Starts to load.
    pub fn read(read: impl FnOnce() -> T + Send + 'static) -> Loading<T> {
        // The window does not exist yet, so it cannot be woken. It polls for the value.
        match Job::start("start", || (), Control::new(), move |_| read()) {
            Ok(job) => Loading { job: Some(job), result: None },
            Err(error) => Loading { job: None, result: Some(Err(no_thread(&error))) },
        }
    }

    /// Waits for the value until a deadline.
    pub fn wait_until(&mut self, deadline: Instant) {
        let Some(job) = &self.job else { return };
        self.result = match job.wait(deadline.saturating_duration_since(Instant::now())) {
            JobOutcome::Running => return,
            JobOutcome::Done(value) => Some(Ok(value)),
            JobOutcome::Panicked(reason) => Some(Err(reason)),
        };
        self.job = None;
    }

    /// Returns whether loading has finished or failed.
    fn is_finished(&mut self) -> bool {
        self.wait_until(Instant::now());
        self.result.is_some()
    }
}

impl<T> Loading<T> {
    /// Returns the value, if it has been loaded.
    pub(in crate::studio) fn value(&self) -> Option<&T> {
        self.result.as_ref()?.as_ref().ok()
    }
}

/// The loads that are still pending.
#[derive(Default)]
pub(in crate::studio) struct PendingLoads {
    pub preferences: Option<Loading<Preferences>>,
    pub recent: Option<Loading<Recent>>,
    pub session: Option<Loading<OpenFileList>>,
    /// True if a frame was shown while some loads were pending.
    pub frame_shown: bool,
}
