//! Cancellation, time limits and progress of queries.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::error::SolveError;

/// A handle shared between the caller and the engine; clones refer to the same query.
#[derive(Clone, Debug, Default)]
pub struct Control {
    shared: Arc<SharedControl>,
    deadline: Option<Instant>,
    /// The number of checks left, if it is limited.
    checks: Option<Arc<AtomicU64>>,
}

#[derive(Debug, Default)]
struct SharedControl {
    cancelled: AtomicBool,
    nodes: AtomicU64,
    solutions: AtomicU64,
}

impl Control {
    /// Returns a control without a time limit.
    pub fn new() -> Control {
        Control::default()
    }

    /// Returns a control whose queries stop after this time, counted from now.
    pub fn with_timeout(timeout: Duration) -> Control {
        // A limit beyond the range of the clock is no limit.
        Control { deadline: Instant::now().checked_add(timeout), ..Control::default() }
    }

    /// Returns the same control for queries that give up after `checks` checks in total. The number of checks of an
    /// engine depends on its work on one core and not on the clock, so that the outcome does not depend on the machine.
    #[must_use]
    pub fn with_check_limit(&self, checks: u64) -> Control {
        Control { checks: Some(Arc::new(AtomicU64::new(checks))), ..self.clone() }
    }

    /// Requests that the running query stops soon.
    pub fn cancel(&self) {
        self.shared.cancelled.store(true, Ordering::Relaxed);
    }

    /// Returns whether the query was cancelled, regardless of the time left.
    pub fn is_cancelled(&self) -> bool {
        self.shared.cancelled.load(Ordering::Relaxed)
    }

    /// Returns the time left until the deadline, or None without one; zero if it has passed.
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Checks whether to continue; called by an engine from time to time.
    ///
    /// # Errors
    /// Returns an error if the query was cancelled, its time is up or its checks are used up.
    pub fn check(&self) -> Result<(), SolveError> {
        if let Some(stopped) = self.stopped() {
            return Err(stopped);
        }
        let spend = |left: u64| left.checked_sub(1);
        if self
            .checks
            .as_ref()
            .is_some_and(|left| left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, spend).is_err())
        {
            return Err(SolveError::OutOfTime);
        }
        Ok(())
    }

    /// Returns the reason if the query was cancelled or its time is up, regardless of the checks left.
    pub fn stopped(&self) -> Option<SolveError> {
        if self.is_cancelled() {
            return Some(SolveError::Cancelled);
        }
        self.time_left().filter(Duration::is_zero).map(|_| SolveError::OutOfTime)
    }

    /// Returns the number of nodes of the search so far, for a progress display.
    pub fn nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed)
    }

    /// Returns the number of solutions found so far, for a progress display.
    pub fn solutions(&self) -> u64 {
        self.shared.solutions.load(Ordering::Relaxed)
    }

    /// Reports the number of nodes so far; called by an engine.
    pub fn report_nodes(&self, nodes: u64) {
        self.shared.nodes.store(nodes, Ordering::Relaxed);
    }

    /// Reports the number of solutions so far; called by an engine.
    pub fn report_solutions(&self, solutions: u64) {
        self.shared.solutions.store(solutions, Ordering::Relaxed);
    }
}
