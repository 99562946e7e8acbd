//! The reason why a query has no result.

use std::fmt;

use crate::words::Message;

/// The reason why a query has no result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SolveError {
    /// The query was cancelled with [`Control::cancel`](super::Control::cancel).
    Cancelled,
    /// The time limit of the [`Control`](super::Control) has passed.
    OutOfTime,
    /// The engine cannot continue, for this reason.
    Engine(String),
}

impl SolveError {
    /// Returns the reason as a localisable message.
    pub fn message(&self) -> Message {
        match self {
            SolveError::Cancelled => Message::new("stopped-cancelled"),
            SolveError::OutOfTime => Message::new("stopped-out-of-time"),
            SolveError::Engine(reason) => Message::new("stopped-engine").with("reason", reason.as_str()),
        }
    }
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
