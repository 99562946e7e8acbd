//! Puzzles with too few clues: some of their givens and of the digits beyond their edges, chosen at random, taken away.

use gridwright::board::{Cell, Lookout, Random};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::variant::Rule;

/// What can be taken away alone: a given, or a piece of the clue of a rule beyond an edge.
#[derive(Clone, PartialEq)]
enum Clue {
    Given(Cell),
    Piece(usize, Lookout, String),
}

/// The puzzle without this many of its clues, or without any when it has fewer.
pub fn without(puzzle: &Puzzle, dropped: usize, random: &mut Random) -> Puzzle {
    let mut clues = clues(puzzle);
    random.shuffle(&mut clues);
    clues.truncate(dropped);
    let stays = |clue: &Clue| !clues.contains(clue);
    let givens = puzzle.givens().iter().filter(|(cell, _)| stays(&Clue::Given(**cell)));
    let givens = givens.map(|(&cell, &digit)| (cell, digit)).collect();
    let rules = puzzle.rules().iter().enumerate().filter_map(|(index, placed)| {
        let wanted = |lookout, piece: &str| stays(&Clue::Piece(index, lookout, piece.to_owned()));
        with_pieces(puzzle, &placed.rule, wanted).map(PlacedRule::new)
    });
    let rules = rules.collect();
    let thinner = Puzzle::new(String::new(), String::new(), puzzle.board().clone(), givens, rules);
    thinner.expect("a puzzle with fewer clues is as well formed")
}

fn clues(puzzle: &Puzzle) -> Vec<Clue> {
    let pieces = puzzle.rules().iter().enumerate().flat_map(|(index, placed)| {
        let all = pieces(puzzle, &placed.rule).into_iter();
        all.map(move |(lookout, piece)| Clue::Piece(index, lookout, piece))
    });
    puzzle.givens().keys().map(|&cell| Clue::Given(cell)).chain(pieces).collect()
}

fn lookouts(puzzle: &Puzzle) -> impl Iterator<Item = Lookout> {
    let board = puzzle.board();
    board.grid_ids().zip(board.grids()).flat_map(|(id, grid)| Lookout::around(id, grid))
}

fn pieces(puzzle: &Puzzle, rule: &Rule) -> Vec<(Lookout, String)> {
    let at = |lookout| rule.clue_pieces(lookout).into_iter().map(move |piece| (lookout, piece));
    lookouts(puzzle).flat_map(at).collect()
}

/// The rule with the pieces of its clues that are wanted; None when it had some and nothing is left.
fn with_pieces(puzzle: &Puzzle, rule: &Rule, wanted: impl Fn(Lookout, &str) -> bool) -> Option<Rule> {
    let mut changed = Some(rule.clone());
    for lookout in lookouts(puzzle) {
        let all = rule.clue_pieces(lookout);
        if all.is_empty() {
            continue;
        }
        let clue: String = all.into_iter().filter(|piece| wanted(lookout, piece)).collect();
        let thinner = rule.kind().with_clue(changed.as_ref(), puzzle.board(), lookout, &clue);
        changed = thinner.expect("a part of a clue is a clue");
    }
    changed
}
