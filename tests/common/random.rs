//! Random puzzles with random rules, for property tests.
//!
//! Each puzzle is made around a full grid that obeys the board, so that many have solutions; a rule is either cut to what
//! that grid obeys, or taken as it comes, so that others have none.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use gridwright::board::{Board, Cell, CellId, CellSet, Digit, Filling, GridId};
use gridwright::model::{Automaton, Cmp, PairTable, Shape};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::variant::{
    Diagonals, FourPyramids, FourSquares, MagicBox, MagicSquare, Outside, Parity, Position, Region, Rule,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};

/// A filling that obeys the houses of a single grid with boxes or without; the digits are renamed by `names`.
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

/// A random puzzle on one grid. `givens` is the range of how many cells keep the digit of the hidden grid.
pub fn puzzles(board: Board, givens: RangeInclusive<usize>) -> impl Strategy<Value = Puzzle> {
    puzzles_with_sums(board, givens).prop_map(|(puzzle, _)| puzzle)
}

/// A random puzzle, and random sums to add to its model.
pub fn puzzles_with_sums(board: Board, givens: RangeInclusive<usize>) -> impl Strategy<Value = (Puzzle, Vec<Shape>)> {
    let size = usize::from(board.size());
    let cells = board.cells().to_vec();
    let names = Just((0..size).collect::<Vec<usize>>()).prop_shuffle();
    let kept = subsequence(cells.clone(), givens);
    let wrong = proptest::option::weighted(0.1, (any::<Index>(), 0..size));
    let (rules, sums) = (vec(rules(&board), 0..=3), vec(sums(&board), 0..=3));
    (names, kept, wrong, rules, sums).prop_map(move |(names, kept, wrong, rules, sums)| {
        let hidden = pattern(&board, &names);
        let at = |cell: Cell| hidden[board.id(cell).unwrap()];
        let mut givens: BTreeMap<Cell, Digit> = kept.into_iter().map(|cell| (cell, at(cell))).collect();
        if let Some((place, digit)) = wrong {
            givens.insert(cells[place.index(cells.len())], Digit::from_index(digit));
        }
        let rules = rules.into_iter().map(|(rule, obeyed)| (if obeyed { cut_to(rule, &at) } else { rule }, obeyed));
        let rules =
            rules.filter(|(rule, obeyed)| rule.fits(&board).is_ok() && (!obeyed || rule.check(&board, &hidden)));
        let placed = rules.map(|(rule, _)| PlacedRule::new(rule)).collect();
        let puzzle = Puzzle::new(String::new(), String::new(), board.clone(), givens, placed).unwrap();
        let sum = |(terms, cmp, error): (Vec<(i32, CellId)>, Cmp, i32)| {
            let total: i32 = terms.iter().map(|&(factor, cell)| factor * i32::from(hidden[cell].value())).sum();
            Shape::Sum { terms, cmp, total: total + error }
        };
        (puzzle, sums.into_iter().map(sum).collect())
    })
}

/// A random pair table or automaton over cells, which the hidden grid may or may not obey.
pub fn tables(board: &Board) -> impl Strategy<Value = Shape> + use<> {
    let (digits, cells) = (board.size(), board.cells().len());
    let some = |count: std::ops::RangeInclusive<usize>| {
        subsequence((0..cells as u16).map(CellId).collect::<Vec<_>>(), count).prop_shuffle()
    };
    let bits = vec(any::<u32>(), usize::from(digits));
    let pair = (some(2..=2), bits.clone(), bits).prop_map(move |(cells, one, other)| {
        // More pairs than not.
        let mask: Vec<u32> = one.iter().zip(&other).map(|(one, other)| one | other).collect();
        let table = PairTable::new(digits, |a, b| mask[a.index()] >> b.index() & 1 == 1);
        Shape::Pair(cells[0], cells[1], table)
    });
    let states = 1..=5usize;
    let word = (some(1..=7), states, any::<u64>()).prop_map(move |(cells, states, seed)| {
        // Each state and digit leads to some state, or nowhere now and then.
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

/// A random rule, and whether to cut it to what the hidden grid obeys.
fn rules(board: &Board) -> impl Strategy<Value = (Rule, bool)> + use<> {
    let grid = GridId(0);
    let size = usize::from(board.size());
    let cells = board.cells().to_vec();
    let set = |most: usize| subsequence(cells.clone(), 1..=most).prop_map(CellSet::from_iter);
    let rule = prop_oneof![
        4 => set(size).prop_map(|cells| Region { cells }.into()),
        2 => (set(2 * size), set(2 * size)).prop_map(|(odd, even)| Parity { odd, even }.into()),
        1 => any::<(bool, bool)>().prop_map(move |(falling, rising)| Diagonals { grid, falling, rising }.into()),
        1 => Just(Position { grid }.into()),
        1 => (1..=size, any::<bool>()).prop_map(move |(number, diagonals)| MagicBox { grid, number, diagonals }.into()),
        1 => (subsequence(cells.clone(), 1), any::<bool>())
            .prop_map(|(at, diagonals)| MagicSquare { at: at[0], diagonals }.into()),
        2 => [edge(size), edge(size), edge(size), edge(size)].prop_map(move |[top, right, bottom, left]| {
            let [top, right, bottom, left] = [top, right, bottom, left].map(|edge| edge.parse().unwrap());
            Outside { grid, top, right, bottom, left }.into()
        }),
        1 => Just(FourSquares { grid }.into()),
        1 => any::<bool>().prop_map(move |mirrored| FourPyramids { grid, mirrored }.into()),
    ];
    (rule, proptest::bool::weighted(0.7))
}

/// Outside clues beside one edge, most places without any.
fn edge(size: usize) -> impl Strategy<Value = String> {
    let clue = (1..=size).prop_map(|value| Digit::from_index(value - 1).symbol().to_string());
    vec(prop_oneof![4 => Just(".".to_owned()), 1 => clue], size).prop_map(|words| words.join(" "))
}

/// The rule, where it can be cut, on those of its cells only where this grid obeys it.
fn cut_to(rule: Rule, at: &impl Fn(Cell) -> Digit) -> Rule {
    match rule {
        Rule::Region(Region { cells }) => {
            let mut seen = BTreeSet::new();
            Region { cells: cells.iter().filter(|&cell| seen.insert(at(cell))).collect() }.into()
        }
        Rule::Parity(Parity { odd, even }) => Parity {
            odd: odd.iter().filter(|&cell| at(cell).is_odd()).collect(),
            even: even.iter().filter(|&cell| !at(cell).is_odd()).collect(),
        }
        .into(),
        other => other,
    }
}

/// A random sum: some of the cells with small factors, a comparison, and how far its total is from the hidden grid's.
fn sums(board: &Board) -> impl Strategy<Value = (Vec<(i32, CellId)>, Cmp, i32)> + use<> {
    let ids: Vec<CellId> = (0..board.cells().len()).map(|id| CellId(id as u16)).collect();
    let factor = prop_oneof![3 => Just(1), 1 => -3..=3];
    let cmp = prop_oneof![Just(Cmp::AtMost), Just(Cmp::Equal), Just(Cmp::AtLeast)];
    let error = prop_oneof![3 => Just(0), 1 => -2..=2];
    (subsequence(ids, 1..=5), vec(factor, 5), cmp, error)
        .prop_map(|(cells, factors, cmp, error)| (factors.into_iter().zip(cells).collect(), cmp, error))
}
