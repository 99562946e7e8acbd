//! A problem of a booklet and its position.

use super::problem::PreflightProblem;

/// The position of a problem; pages and puzzles are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct FindingPosition {
    /// The page, or `None` for the whole booklet.
    pub page: Option<usize>,
    /// The puzzle, or `None` if the problem concerns no single puzzle.
    pub puzzle: Option<usize>,
}

/// A problem and its position.
#[derive(Clone, PartialEq, Debug)]
pub struct PreflightFinding {
    /// The problem.
    pub problem: PreflightProblem,
    /// The position.
    pub position: FindingPosition,
}
