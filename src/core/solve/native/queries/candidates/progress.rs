//! The progress of a search for candidates.

/// The progress of a search for candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CandidateProgress {
    /// No candidate is left, except those that other threads are querying.
    Done,
    /// The budget is used up.
    OverBudget,
}
