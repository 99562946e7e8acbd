//! How a question is cancelled, limited in time, and watched from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::Stopped;

/// Shared between the caller and the engine; clones are the same control.
#[derive(Clone, Debug, Default)]
pub struct Control {
    shared: Arc<Shared>,
    deadline: Option<Instant>,
    /// How many checks are left, where these are counted.
    checks: Option<Arc<AtomicU64>>,
}

#[derive(Debug, Default)]
struct Shared {
    cancelled: AtomicBool,
    nodes: AtomicU64,
    solutions: AtomicU64,
}

impl Control {
    /// A control without a time limit.
    pub fn new() -> Control {
        Control::default()
    }

    /// A control whose questions stop after this time, counted from now.
    pub fn with_timeout(timeout: Duration) -> Control {
        // A limit beyond what the clock can express is no limit.
        Control { deadline: Instant::now().checked_add(timeout), ..Control::default() }
    }

    /// The same control for questions that are given up after so many checks together. How often an engine checks
    /// follows from its work on one core and not from the clock, so that what is given up does not depend on the
    /// machine.
    #[must_use]
    pub fn for_checks(&self, checks: u64) -> Control {
        Control { checks: Some(Arc::new(AtomicU64::new(checks))), ..self.clone() }
    }

    /// Asks the running question to stop soon.
    pub fn cancel(&self) {
        self.shared.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether the question is to stop, whatever time is left.
    pub fn is_cancelled(&self) -> bool {
        self.shared.cancelled.load(Ordering::Relaxed)
    }

    /// What is left until the deadline, or None without one; zero when it has passed.
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Called by an engine from time to time: whether to go on.
    ///
    /// # Errors
    /// When the question was cancelled or its time is up; also when it was to have only so many checks.
    pub fn check(&self) -> Result<(), Stopped> {
        if let Some(stopped) = self.stopped() {
            return Err(stopped);
        }
        let spend = |left: u64| left.checked_sub(1);
        if self
            .checks
            .as_ref()
            .is_some_and(|left| left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, spend).is_err())
        {
            return Err(Stopped::OutOfTime);
        }
        Ok(())
    }

    /// Whether the question was cancelled or its time is up, however many checks are left.
    pub fn stopped(&self) -> Option<Stopped> {
        if self.is_cancelled() {
            return Some(Stopped::Cancelled);
        }
        self.time_left().filter(Duration::is_zero).map(|_| Stopped::OutOfTime)
    }

    /// Nodes of the search so far, for a progress display.
    pub fn nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed)
    }

    /// Solutions found so far, for a progress display.
    pub fn solutions(&self) -> u64 {
        self.shared.solutions.load(Ordering::Relaxed)
    }

    /// Called by an engine: so many nodes so far.
    pub fn report_nodes(&self, nodes: u64) {
        self.shared.nodes.store(nodes, Ordering::Relaxed);
    }

    /// Called by an engine: so many solutions so far.
    pub fn report_solutions(&self, solutions: u64) {
        self.shared.solutions.store(solutions, Ordering::Relaxed);
    }
}
