//! The setter tools: their results are compared with the other engine and with plain meanings.

mod derive;
mod explain;
mod mixtures;
mod thin;
mod wishes;

use gridwright::board::{Digit, Filling};
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};

/// Returns the puzzle with other givens and rules.
fn with_givens(puzzle: &Puzzle, givens: Givens, rules: Vec<PlacedRule>) -> Puzzle {
    Puzzle::builder(puzzle.board().clone())
        .title(puzzle.title())
        .author(puzzle.author())
        .givens(givens)
        .rules(rules)
        .build()
        .unwrap()
}

/// Returns all 4x4 sudokus, digit by digit.
pub fn every_shidoku() -> Vec<Filling> {
    let mut all = vec![Vec::new()];
    for place in 0..16 {
        let (row, col) = (place / 4, place % 4);
        let sees = |other: usize| {
            let (above, left) = (other / 4, other % 4);
            above == row || left == col || (above / 2, left / 2) == (row / 2, col / 2)
        };
        let longer = |start: &Vec<usize>| -> Vec<Vec<usize>> {
            let free = (0..4).filter(|digit| !(0..place).any(|other| sees(other) && start[other] == *digit));
            free.map(|digit| start.iter().copied().chain([digit]).collect()).collect()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.into_iter().map(|digits| Filling::new(digits.into_iter().map(Digit::from_index).collect())).collect()
}
