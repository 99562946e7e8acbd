//! Variations of a puzzle: by the symmetries of the classic board, or with other givens.

use gridwright::board::Random;
use gridwright::puzzle::{Givens, Puzzle};

/// Returns a puzzle equivalent to a classic one: its digits are renamed, its bands, stacks, rows and columns permuted,
/// and it may be transposed. It has as many solutions, but solvers process it in another order.
pub fn shuffled(line: &str, random: &mut Random) -> String {
    let [rows, cols] = [0, 1].map(|_| shuffled_lines(random));
    let mut names: Vec<char> = ('1'..='9').collect();
    random.shuffle(&mut names);
    let transposed = random.below(2) == 1;
    let symbols: Vec<char> = line.chars().collect();
    let places = (0..81).map(|place| {
        let (row, col) = (rows[place / 9], cols[place % 9]);
        if transposed { symbols[9 * col + row] } else { symbols[9 * row + col] }
    });
    places.map(|symbol| symbol.to_digit(10).filter(|&digit| digit > 0).map_or('.', |d| names[d as usize - 1])).collect()
}

/// Returns the numbers 0 to 8 in an order that keeps threes together.
fn shuffled_lines(random: &mut Random) -> Vec<usize> {
    let mut bands = [0, 1, 2];
    random.shuffle(&mut bands);
    let mut lines = Vec::new();
    for band in bands {
        let mut within = [0, 1, 2].map(|line| 3 * band + line);
        random.shuffle(&mut within);
        lines.extend(within);
    }
    lines
}

/// Returns the board and rules of a puzzle with other givens.
pub fn with_givens(puzzle: &Puzzle, givens: Givens) -> Puzzle {
    let changed = Puzzle::builder(puzzle.board().clone()).givens(givens).rules(puzzle.rules().to_vec()).build();
    changed.expect("givens of the same board fit it")
}
