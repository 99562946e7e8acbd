//! Digits for the pictures beside the rules: an example that obeys its rule says more than empty cells.

use std::collections::BTreeMap;

use crate::board::{Digit, Filling};
use crate::puzzle::Puzzle;

/// Larger boards have too many fillings to try.
const MOST_CELLS: usize = 16;

/// The board with the digits of a solution; None where there is none, or the board is larger than 4x4.
pub(super) fn with_digits(example: &Puzzle) -> Option<Puzzle> {
    let board = example.board();
    if board.cells().len() > MOST_CELLS {
        return None;
    }
    let mut digits: Vec<Digit> = Vec::new();
    let filling = search(example, &mut digits)?;
    let givens: BTreeMap<_, _> = board.cells().iter().copied().zip(filling.digits().iter().copied()).collect();
    let rules = example.rules_on().map(|(_, placed)| placed.clone()).collect();
    Puzzle::new(String::new(), String::new(), board.clone(), givens, rules).ok()
}

/// The first filling that the puzzle accepts, by trying digits cell by cell that no house has yet.
fn search(puzzle: &Puzzle, digits: &mut Vec<Digit>) -> Option<Filling> {
    let board = puzzle.board();
    if digits.len() == board.cells().len() {
        let filling = Filling::new(digits.clone());
        return puzzle.accepts(&filling).then_some(filling);
    }
    let at = digits.len();
    for index in 0..usize::from(board.size()) {
        let digit = Digit::from_index(index);
        let clash = board.houses().iter().any(|house| {
            let cells = &house.cells;
            cells.iter().any(|cell| cell.index() == at)
                && cells.iter().any(|cell| cell.index() < at && digits[cell.index()] == digit)
        });
        if clash {
            continue;
        }
        digits.push(digit);
        let found = search(puzzle, digits);
        if found.is_some() {
            return found;
        }
        digits.pop();
    }
    None
}
