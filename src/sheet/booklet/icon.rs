//! Digits for the pictures beside the rules: an example that obeys its rule says more than empty cells.

use std::collections::BTreeMap;

use crate::board::{Cell, Digit, Filling};
use crate::puzzle::{Puzzle, Symbols};
use crate::scene::{Area, Item, TextRole};
use crate::sheet::clues::extent;
use crate::sheet::{DIGIT_SIZE, board_scene};
use crate::variant::cell_area;

/// Larger boards have too many fillings to try.
const MOST_CELLS: usize = 16;

/// How much of a cell its digit takes, in sizes of a digit.
const DIGIT_PART: f32 = 0.75;

/// The board with the digits of a solution, but none where a sign of the rule stands; None where there is no solution,
/// or the board is larger than 4x4.
pub(super) fn with_digits(example: &Puzzle) -> Option<Puzzle> {
    let board = example.board();
    if board.cells().len() > MOST_CELLS {
        return None;
    }
    let mut digits: Vec<Digit> = Vec::new();
    let filling = search(example, &mut digits)?;
    let scene = board_scene(example);
    let signs: Vec<Area> = scene.painted().filter(|item| is_sign(item)).filter_map(extent).collect();
    let is_free = |cell: Cell| {
        let middle = cell_area(cell).expanded((DIGIT_SIZE * DIGIT_PART - 1.0) / 2.0);
        !signs.iter().any(|sign| sign.overlaps(middle))
    };
    let digits = board.cells().iter().copied().zip(filling.digits().iter().copied());
    let givens: BTreeMap<_, _> = digits.filter(|&(cell, _)| is_free(cell)).collect();
    let rules = example.rules_on().map(|(_, placed)| placed.clone()).collect();
    Puzzle::new(String::new(), String::new(), board.clone(), givens, rules).ok()
}

/// The example with its digits written as in the booklet, where that has a way for all of them.
pub(super) fn written_as(example: Puzzle, symbols: &Symbols) -> Puzzle {
    example.clone().with_symbols(symbols.clone()).unwrap_or(example)
}

fn is_sign(item: &Item) -> bool {
    matches!(item, Item::Text { role: TextRole::Clue | TextRole::Mark, .. })
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
