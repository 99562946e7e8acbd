//! Finds marks in several pieces: a cage whose cells are not connected looks like two cages.

use super::Problem;
use crate::place::hangs_together;
use crate::puzzle::{PlacedRule, Puzzle};

/// Returns the unconnected marks of a puzzle as one problem.
pub(super) fn in_pieces(puzzle: &Puzzle) -> Option<Problem> {
    let is_torn = |placed: &&PlacedRule| !placed.rule.marks().iter().all(hangs_together);
    let mut torn = puzzle.rules_meant().map(|(_, placed)| placed).filter(is_torn);
    let first = &torn.next()?.rule;
    let (kind, place) = (first.name(), first.words(puzzle.board()));
    Some(Problem::MarksInPieces { count: 1 + torn.count(), kind, place })
}
