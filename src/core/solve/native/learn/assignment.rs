//! Assignments of variables.

use super::clauses::ClauseId;
use super::literal::Lit;

/// The reason why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AssignmentReason {
    /// It was decided or assumed, or is true unconditionally.
    None,
    /// This literal is true.
    Literal(Lit),
    /// All other literals of the clause are false.
    Clause(ClauseId),
    /// The bounds of the sum.
    Sum(u32),
}

/// The origin of a variable's value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assignment {
    pub reason: AssignmentReason,
    /// The number of decisions up to this assignment.
    pub level: u32,
    /// The place of the literal on the trail.
    pub place: u32,
}
