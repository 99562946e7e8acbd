//! The puzzle the studio starts on.

use std::collections::BTreeMap;

use crate::board::{Board, Cell, Digit, GridId};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::MagicBox;

const GIVENS: [&str; 9] = [
    ".8.......",
    "35...7...",
    "..9..1...",
    "......64.",
    ".........",
    ".14......",
    "...3..5..",
    "...9...16",
    ".......8.",
];

pub(super) fn first_puzzle() -> Puzzle {
    let mut givens = BTreeMap::new();
    for (row, line) in GIVENS.iter().enumerate() {
        for (col, symbol) in line.chars().enumerate() {
            if let Some(digit) = Digit::from_symbol(symbol) {
                givens.insert(Cell::new(row as i16, col as i16), digit);
            }
        }
    }
    let magic = |number| PlacedRule::new(MagicBox { grid: GridId(0), number, diagonals: false });
    let rules = vec![magic(3), magic(5), magic(7)];
    Puzzle::new("Three magic boxes".to_owned(), String::new(), Board::classic(), givens, rules)
        .expect("the example is well formed")
}
