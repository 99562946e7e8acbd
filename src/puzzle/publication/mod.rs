//! What a setter publishes with a puzzle besides its board: words of their own, a source, the solution, a message for
//! those who finish, and what a file of another program said that was not understood.

mod content;
mod edit;
mod not_understood;
mod own_rules;
mod solution;
mod solution_check;
#[cfg(test)]
mod tests;

pub use content::{MAX_TAGS, Publication};
pub use edit::PublicationEdit;
pub use not_understood::{MAX_NOT_UNDERSTOOD, NotUnderstood};
pub use own_rules::{OwnRulesText, RulesSubject, RulesTextProblem};
pub use solution::StoredSolution;
pub use solution_check::SolutionProblem;
