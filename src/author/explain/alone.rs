//! Rules that leave no solution all by themselves, such as a cage of two cells with a sum of 100.

use crate::puzzle::{Givens, PlacedRule, Puzzle};
use crate::solve::{Control, Engine};

/// So many checks of an engine are spent on a rule. Nearly all that nothing obeys are refuted before the first; what
/// takes longer is not named.
const CHECKS: u64 = 100;

/// Returns the places in the list of the rules that are switched on and that no filling of the board obeys, whatever
/// the givens and the other rules are. A rule that takes long to refute is not among them.
pub fn impossible_alone(puzzle: &Puzzle, engine: &mut dyn Engine) -> Vec<usize> {
    let mut refuted = |placed: &PlacedRule| {
        let Ok(alone) = puzzle.with_clues(Givens::new(), vec![placed.clone()]) else { return false };
        matches!(engine.another(&alone.model(), &[], &Control::new().for_checks(CHECKS)), Ok(None))
    };
    puzzle.rules_meant().filter(|(_, placed)| refuted(placed)).map(|(index, _)| index).collect()
}
