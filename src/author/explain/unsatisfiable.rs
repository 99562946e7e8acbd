//! Rules that cannot be satisfied even alone, such as a cage of two cells with a sum of 100.

use crate::puzzle::{Givens, PlacedRule, Puzzle};
use crate::solve::{Control, Engine};

/// The maximum number of rules tested.
const MAX_RULES: usize = 50;

/// The maximum number of times that the engine may call [`Control::check`] for all rules together. Nearly all rules
/// that cannot be satisfied are refuted before the first call; rules that are not refuted within this limit are not
/// reported.
const MAX_CHECKS: u64 = 1000;

/// Returns the indices of the first rules, at most `most`, that are switched on and that no filling of the board obeys,
/// regardless of the givens and the other rules. Rules that take long to refute, and rules far down a long list, are
/// not reported.
pub fn unsatisfiable_rules(puzzle: &Puzzle, most: usize, engine: &mut dyn Engine) -> Vec<usize> {
    let control = Control::new().with_check_limit(MAX_CHECKS);
    let mut refuted = |placed: &PlacedRule| {
        let Ok(alone) = puzzle.with_clues(Givens::new(), vec![placed.clone()]) else { return false };
        matches!(engine.another_solution(&alone.model(), &[], &control), Ok(None))
    };
    let asked = puzzle.effective_rules().filter(|(_, placed)| placed.choice().is_none()).take(MAX_RULES);
    asked.filter(|(_, placed)| refuted(placed)).map(|(index, _)| index).take(most).collect()
}
