//! The tools of a setter: what they make is held against the other engine and against plain meanings.

#[path = "../common/mod.rs"]
mod common;
mod derive;
mod explain;
mod thin;
mod wishes;

use std::collections::BTreeMap;

use gridwright::board::{Cell, Digit};
use gridwright::puzzle::{PlacedRule, Puzzle};

/// The puzzle with other givens and rules.
fn with_givens(puzzle: &Puzzle, givens: BTreeMap<Cell, Digit>, rules: Vec<PlacedRule>) -> Puzzle {
    Puzzle::new(puzzle.title().into(), puzzle.author().into(), puzzle.board().clone(), givens, rules).unwrap()
}
