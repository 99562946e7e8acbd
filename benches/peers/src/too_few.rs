//! Puzzles with too few clues, from which some random givens and outside clues were removed.

use gridwright::board::{Cell, Random};
use gridwright::place::RulePart;
use gridwright::puzzle::{PlacedRule, Puzzle};

/// A clue that can be removed by itself: a given, or a piece of an outside clue.
#[derive(Clone, PartialEq)]
enum Clue {
    Given(Cell),
    /// The index of the rule and the number of its part.
    Piece(usize, usize),
}

/// Returns the puzzle without this many of its clues, or without any if it has fewer.
pub fn without(puzzle: &Puzzle, dropped: usize, random: &mut Random) -> Puzzle {
    let mut clues = clues(puzzle);
    random.shuffle(&mut clues);
    clues.truncate(dropped);
    let stays = |clue: &Clue| !clues.contains(clue);
    let givens = puzzle.givens().iter().filter(|(cell, _)| stays(&Clue::Given(**cell)));
    let givens = givens.map(|(&cell, &digit)| (cell, digit));
    let rules = puzzle.rules().iter().enumerate().filter_map(|(index, placed)| match placed.rule.parts().is_empty() {
        true => Some(placed.clone()),
        false => placed.rule.with_parts(&|part| stays(&Clue::Piece(index, part))).map(PlacedRule::new),
    });
    let thinner = Puzzle::builder(puzzle.board().clone()).givens(givens).rules(rules).build();
    thinner.expect("a puzzle with fewer clues is as well formed")
}

fn clues(puzzle: &Puzzle) -> Vec<Clue> {
    let pieces = puzzle.rules().iter().enumerate().flat_map(|(index, placed)| {
        let parts = placed.rule.parts().into_iter().enumerate();
        let beyond = parts.filter(|(_, part)| matches!(part, RulePart::OutsideClue { .. }));
        beyond.map(move |(part, _)| Clue::Piece(index, part))
    });
    puzzle.givens().keys().map(|&cell| Clue::Given(cell)).chain(pieces).collect()
}
