//! Finds marks in several pieces: a cage whose cells are not connected looks like two cages.

use super::problem::PreflightProblem;
use crate::place::is_connected;
use crate::puzzle::{PlacedRule, Puzzle};

/// Returns the unconnected marks of a puzzle as one problem.
pub(super) fn unconnected_marks(puzzle: &Puzzle) -> Option<PreflightProblem> {
    let is_torn = |placed: &&PlacedRule| !placed.rule.marks().iter().all(is_connected);
    let mut torn = puzzle.effective_rules().map(|(_, placed)| placed).filter(is_torn);
    let first = &torn.next()?.rule;
    let (kind, place) = (first.name(), first.description(puzzle.board()));
    Some(PreflightProblem::MarksInPieces { count: 1 + torn.count(), kind, place })
}
