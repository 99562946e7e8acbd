//! Random puzzles with random rules, for property tests.
//!
//! Each puzzle is built around a full grid that obeys the board, so many have solutions. A rule is either derived from
//! that grid or random, so others have none.

use std::ops::RangeInclusive;

use gridwright::board::{Board, Cell, CellId, Digit, Filling};
use gridwright::model::{Automaton, Cmp, PairTable, Shape};
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::variant::Kind;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};

use super::rules::rule;

/// Returns a filling that obeys the houses of a grid with or without boxes, or of several grids that share boxes. The
/// digits are renamed by `names`.
pub fn pattern(board: &Board, names: &[usize]) -> Filling {
    let grid = &board.grids()[0];
    let size = usize::from(grid.size());
    let (rows, cols) = grid.box_shape().map_or((1, size), |(rows, cols)| (usize::from(rows), usize::from(cols)));
    let value = |cell: &Cell| {
        let (row, col) = (cell.row as usize, cell.col as usize);
        names[(row % rows * cols + row / rows + col) % size]
    };
    Filling::new(board.cells().iter().map(|cell| Digit::from_index(value(cell))).collect())
}

/// Generates random puzzles. `givens` is the range of the number of cells that keep the digit of the hidden grid.
pub fn puzzles(board: Board, givens: RangeInclusive<usize>) -> impl Strategy<Value = Puzzle> {
    puzzles_with_sums(board, givens).prop_map(|(puzzle, _)| puzzle)
}

/// Generates random puzzles with random sums to add to their models.
pub fn puzzles_with_sums(board: Board, givens: RangeInclusive<usize>) -> impl Strategy<Value = (Puzzle, Vec<Shape>)> {
    let size = usize::from(board.size());
    let cells = board.cells().to_vec();
    let names = Just((0..size).collect::<Vec<usize>>()).prop_shuffle();
    let kept = subsequence(cells.clone(), givens);
    let wrong = proptest::option::weighted(0.1, (any::<Index>(), 0..size));
    let rules = vec((proptest::sample::select(Kind::ALL), any::<u64>(), proptest::bool::weighted(0.7)), 0..=3);
    let (rules, sums) = (rules, vec(sums(&board), 0..=3));
    (names, kept, wrong, rules, sums).prop_map(move |(names, kept, wrong, rules, sums)| {
        let hidden = pattern(&board, &names);
        let at = |cell: Cell| hidden[board.id(cell).unwrap()];
        let mut givens: Givens = kept.into_iter().map(|cell| (cell, at(cell))).collect();
        if let Some((place, digit)) = wrong {
            givens.insert(cells[place.index(cells.len())], Digit::from_index(digit));
        }
        let rules = rules
            .into_iter()
            .filter_map(|(kind, seed, obeyed)| rule(&board, kind, seed, Some(&hidden).filter(|_| obeyed)));
        let placed = rules.map(PlacedRule::new);
        let puzzle = Puzzle::builder(board.clone()).givens(givens).rules(placed).build().unwrap();
        let sum = |(terms, cmp, error): (Vec<(i32, CellId)>, Cmp, i32)| {
            let total: i32 = terms.iter().map(|&(factor, cell)| factor * i32::from(hidden[cell].value())).sum();
            Shape::Sum { terms, cmp, total: total + error }
        };
        (puzzle, sums.into_iter().map(sum).collect())
    })
}

/// Generates random pair tables and automata over cells, which the hidden grid may or may not obey.
pub fn tables(board: &Board) -> impl Strategy<Value = Shape> + use<> {
    let (digits, cells) = (board.size(), board.cells().len());
    let some = |count: std::ops::RangeInclusive<usize>| {
        subsequence((0..cells as u16).map(CellId).collect::<Vec<_>>(), count).prop_shuffle()
    };
    let bits = vec(any::<u32>(), usize::from(digits));
    let pair = (some(2..=2), bits.clone(), bits).prop_map(move |(cells, one, other)| {
        // Allow more pairs than are forbidden.
        let mask: Vec<u32> = one.iter().zip(&other).map(|(one, other)| one | other).collect();
        let table = PairTable::new(digits, |a, b| mask[a.index()] >> b.index() & 1 == 1);
        Shape::Pair(cells[0], cells[1], table)
    });
    let states = 1..=5usize;
    let word = (some(1..=7), states, any::<u64>()).prop_map(move |(cells, states, seed)| {
        // Each state and digit leads to some state or, occasionally, to none.
        let mixed = |state: usize, digit: usize| {
            let mixed = (seed ^ (state * 31 + digit) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            (mixed >> 40) as usize
        };
        let step = |&state: &usize, digit: Digit| {
            let next = mixed(state, digit.index()) % (4 * states + 1);
            (next > 0).then_some(next % states)
        };
        let accepts = |&state: &usize| states == 1 || mixed(state, 30) % 3 > 0;
        Shape::Word(cells, Automaton::explore(digits, 0, step, accepts))
    });
    prop_oneof![pair, word]
}

/// Generates random sums: some cells with small factors, a comparison, and the distance of the total from the hidden
/// grid's.
fn sums(board: &Board) -> impl Strategy<Value = (Vec<(i32, CellId)>, Cmp, i32)> + use<> {
    let ids: Vec<CellId> = (0..board.cells().len()).map(|id| CellId(id as u16)).collect();
    let factor = prop_oneof![3 => Just(1), 1 => -3..=3];
    let cmp = prop_oneof![Just(Cmp::AtMost), Just(Cmp::Equal), Just(Cmp::AtLeast)];
    let error = prop_oneof![3 => Just(0), 1 => -2..=2];
    (subsequence(ids, 1..=5), vec(factor, 5), cmp, error)
        .prop_map(|(cells, factors, cmp, error)| (factors.into_iter().zip(cells).collect(), cmp, error))
}
