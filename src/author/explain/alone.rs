//! Rules that leave no solution all by themselves, such as a cage of two cells with a sum of 100.

use crate::puzzle::{Givens, PlacedRule, Puzzle};
use crate::solve::{Control, Engine};

/// So many rules are asked about, and so many checks of an engine are spent on all of them together. Nearly all that
/// nothing obeys are refuted before the first; what takes longer is not named.
const MOST_ASKED: usize = 50;
const CHECKS: u64 = 1000;

/// Returns the places in the list of rules that are switched on and that no filling of the board obeys, whatever the
/// givens and the other rules are: the first ones, at most so many. A rule that takes long to refute is not among them,
/// nor one far down a long list.
pub fn impossible_alone(puzzle: &Puzzle, most: usize, engine: &mut dyn Engine) -> Vec<usize> {
    let control = Control::new().for_checks(CHECKS);
    let mut refuted = |placed: &PlacedRule| {
        let Ok(alone) = puzzle.with_clues(Givens::new(), vec![placed.clone()]) else { return false };
        matches!(engine.another(&alone.model(), &[], &control), Ok(None))
    };
    let asked = puzzle.rules_meant().take(MOST_ASKED);
    asked.filter(|(_, placed)| refuted(placed)).map(|(index, _)| index).take(most).collect()
}
