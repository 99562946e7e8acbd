//! Messages in the status bar.

/// A message in the status bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Notice {
    Info(String),
    /// An action succeeded, with a loss.
    Warning(String),
    Refusal(String),
}
