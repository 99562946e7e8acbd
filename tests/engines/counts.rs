//! Numbers of solutions known from elsewhere.

use gridwright::board::{Board, Digit, DigitSet, Grid, GridId, TraditionalLayout};
use gridwright::model::{Model, Shape};
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine};
use gridwright::variant::formula::Formula;
use gridwright::variant::{OwnGrid, Variant};

/// Returns the number of solutions of a board whose first row is 1 to n in order.
fn with_first_row(board: &Board) -> u64 {
    let mut model = Model::of_board(board);
    for (&cell, digit) in board.houses()[0].cells.iter().zip(DigitSet::all(board.size()).iter()) {
        model.add(Shape::Domain(cell, DigitSet::just(digit)));
    }
    match Native::new().solutions(&model, u64::MAX, &Control::new(), &mut |_| ()) {
        Ok(Count::Exactly(count)) => count,
        other => panic!("{other:?}"),
    }
}

fn factorial(n: u8) -> u64 {
    (1..=u64::from(n)).product()
}

/// Every number is less than a power of a million, so the formula forbids nothing: it has 288 fillings, and its
/// negation none.
#[test]
fn formulas_with_numbers_of_any_size_count_what_they_say() {
    for (text, expected) in [
        ("a*999999*999999*999999*999999 > b", 288),
        ("a*999999*999999*999999*999999 <= b", 0),
        ("not a = b*999999*999999*999999*999999", 288),
        ("a/999999/999999/999999/999999 = b/999999/999999/999999/999999", 0),
    ] {
        let rule = OwnGrid { formula: Formula::parse(text).unwrap(), ..OwnGrid::new(GridId(0), 0) };
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap());
        let puzzle = puzzle.with_clues(Givens::default(), vec![PlacedRule::new(rule)]).unwrap();
        let count = Native::new().solutions(&puzzle.model(), 1000, &Control::new(), &mut |_| ()).unwrap();
        assert_eq!(count, Count::Exactly(expected), "{text}");
    }
}

/// Renaming the digits turns any first row into 1 to n, so every first row has as many solutions as this one.
#[test]
fn boards_have_as_many_solutions_as_the_literature_says() {
    let latin = |size| Board::new(vec![Grid::latin("r1c1".parse().unwrap(), size).unwrap()]).unwrap();
    let table = [
        // Sudokus: OEIS A107739 for 2x2 boxes; with 2x3 boxes the well-known 28 200 960.
        (Board::single(2, 2).unwrap(), 288),
        (Board::single(2, 3).unwrap(), 28_200_960),
        (Board::single(3, 2).unwrap(), 28_200_960),
        // Latin squares: OEIS A002860.
        (latin(2), 2),
        (latin(3), 12),
        (latin(4), 576),
        (latin(5), 161_280),
    ];
    for (board, expected) in table {
        assert_eq!(with_first_row(&board) * factorial(board.size()), expected, "{:?}", board.grids());
    }
}

/// Two 4x4 grids that share a corner box: apart from that box, the second is filled independently of the first.
#[test]
fn grids_that_share_a_box_multiply() {
    // A 4x4 sudoku has 288 / 4! = 12 fillings once one box is filled, so the pair has 288 x 12 of them.
    let twin = TraditionalLayout::Twin.board(2, 2).unwrap();
    assert_eq!(with_first_row(&twin) * factorial(4), 288 * 12);
    let chain = TraditionalLayout::Chain { grids: 4 }.board(2, 2).unwrap();
    assert_eq!(with_first_row(&chain) * factorial(4), 288 * 12 * 12 * 12);
}

/// A jigsaw whose regions are the rows adds nothing to them: it is a latin square.
#[test]
fn regions_that_repeat_the_rows_change_nothing() {
    let rows: Vec<u8> = (0..25).map(|cell| cell / 5).collect();
    let jigsaw = Board::new(vec![Grid::jigsaw("r1c1".parse().unwrap(), rows).unwrap()]).unwrap();
    assert_eq!(with_first_row(&jigsaw) * factorial(5), 161_280);
    // A jigsaw whose regions are the boxes is the sudoku.
    let boxes = Board::single(2, 2).unwrap().grids()[0].regions();
    let jigsaw = Board::new(vec![Grid::jigsaw("r1c1".parse().unwrap(), boxes).unwrap()]).unwrap();
    assert_eq!(with_first_row(&jigsaw) * factorial(4), 288);
    assert_eq!(jigsaw.size(), Digit::from_index(3).value());
}
