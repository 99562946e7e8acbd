//! How variables come to their values.

use super::clauses::ClauseId;
use super::literal::Lit;

/// Why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It was decided, assumed, or is true without any condition.
    None,
    /// This literal is true.
    Because(Lit),
    /// All other literals of the clause are false.
    Clause(ClauseId),
    /// The bounds of the sum.
    Sum(u32),
}

/// How a variable came to its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assignment {
    pub reason: Reason,
    /// After how many decisions.
    pub level: u32,
    /// Where on the trail it is.
    pub place: u32,
}
