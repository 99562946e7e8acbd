//! Boards whose digits begin at 0: the meaning of rules there compared with plain arithmetic, and both engines.

use std::collections::BTreeSet;

use gridwright::author::{fill, transformed};
use gridwright::board::{Board, Digit, Filling, GridId, Numbering, Random, Transformation};
use gridwright::puzzle::{Edit, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine};
use gridwright::variant::{KillerCage, Kind, MagicBox, MagicSquare, Parity, Rule, SumLine};

use crate::author::every_shidoku;

fn from_zero(board: Board) -> Board {
    board.with_numbering(Numbering::FromZero)
}

fn shidoku() -> Board {
    from_zero(Board::single(2, 2).unwrap())
}

fn ruled(board: Board, rule: impl Into<Rule>) -> Puzzle {
    Puzzle::builder(board).rule(rule).build().unwrap()
}

/// Returns all solutions, after checking that both engines agree.
fn solutions(puzzle: &Puzzle) -> BTreeSet<Filling> {
    let [native, bilp] = [&mut Native::new() as &mut dyn Engine, &mut Bilp::new()].map(|engine| {
        let mut found = BTreeSet::new();
        let all = engine.solutions(&puzzle.model(), 1000, &Control::new(), &mut |filling| {
            found.insert(filling);
        });
        assert!(all.unwrap().is_exact());
        found
    });
    assert_eq!(native, bilp);
    native
}

/// Returns the numbers of a 4x4 filling from 0 to 3, row by row.
fn numbers(filling: &Filling) -> Vec<i32> {
    filling.digits().iter().map(|digit| digit.index() as i32).collect()
}

#[track_caller]
fn has_solutions(rule: impl Into<Rule>, count: usize, obeys: impl Fn(&[i32]) -> bool) {
    let puzzle = ruled(shidoku(), rule);
    let expected: BTreeSet<Filling> = every_shidoku().into_iter().filter(|grid| obeys(&numbers(grid))).collect();
    assert_eq!(expected.len(), count);
    assert_eq!(solutions(&puzzle), expected);
    assert_eq!(every_shidoku().into_iter().filter(|grid| puzzle.accepts(grid)).count(), count);
}

#[test]
fn cages_and_parity_count_from_zero() {
    let cage = |cells: &str, sum| KillerCage {
        cells: cells.parse().unwrap(),
        sum: Some(gridwright::variant::SumClue::from(sum)),
    };
    // 0 and 1, in one of two orders: 2 of the 12 ordered pairs of digits.
    has_solutions(cage("r1c1-2", 1), 288 / 6, |grid| grid[0] + grid[1] == 1);
    has_solutions(cage("r1c2 r2c2-3", 3), 36, |grid| {
        let cells = [grid[1], grid[5], grid[6]];
        cells.iter().sum::<i32>() == 3 && cells.iter().collect::<BTreeSet<_>>().len() == 3
    });
    has_solutions(cage("r1c1-4", 6), 288, |_| true);
    // 10 is the smallest sum if digits begin at 1.
    has_solutions(cage("r1c1-4", 10), 0, |_| false);
    let parity = Parity::of("r2c2".parse().unwrap(), "r1c1 r1c3".parse().unwrap());
    has_solutions(parity, 24, |grid| grid[5] % 2 == 1 && grid[0] % 2 == 0 && grid[2] % 2 == 0);
}

#[test]
fn a_sum_line_of_nothing_but_zeros_has_no_part() {
    let line = |path: &str, number| SumLine::new(path.parse().unwrap()).with_number(Some(number));
    has_solutions(line("r2c2 r3c3", 4), 54, |grid| grid[5] + grid[10] == 4);
    // Try all ways to divide the line: a 0 may belong to the segment before it or after it.
    let parted = |values: &[i32], number: i32| {
        (0..1 << (values.len() - 1)).any(|cuts: u32| {
            let mut sums = vec![0];
            for (at, value) in values.iter().enumerate() {
                if at > 0 && cuts >> (at - 1) & 1 == 1 {
                    sums.push(0);
                }
                *sums.last_mut().unwrap() += value;
            }
            sums.iter().all(|&sum| sum == number)
        })
    };
    has_solutions(line("r3c4 r2c3", 6), 36, |grid| parted(&[grid[11], grid[6]], 6));
    has_solutions(line("r1c3 r2c2 r3c1", 6), 48, |grid| parted(&[grid[2], grid[5], grid[8]], 6));
    let long = |grid: &[i32]| parted(&[grid[0], grid[5], grid[10], grid[15], grid[14]], 3);
    let count = every_shidoku().iter().filter(|grid| long(&numbers(grid))).count();
    has_solutions(line("r1c1 r2c2 r3c3 r4c4 r4c3", 3), count, long);
}

#[test]
fn magic_squares_and_boxes_sum_to_what_their_numbers_do() {
    let board = from_zero(Board::classic());
    let magic = MagicBox { grid: GridId(0), number: 5, diagonals: true };
    let puzzle = ruled(board.clone(), magic.clone());
    let text: Vec<String> = puzzle.rules_text().iter().map(ToString::to_string).collect();
    let expected = [
        "Each row, column and box contains 0 to 8 once each.",
        "In each magic box, the rows, columns and diagonals all sum to 12.",
    ];
    assert_eq!(text, expected);
    // Find all 3x3 magic squares of 0 to 8 by trying every order of the digits.
    let mut squares = BTreeSet::new();
    let mut digits: Vec<i32> = (0..9).collect();
    permute(&mut digits, 0, &mut |square| {
        let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
        if lines.iter().all(|line| line.iter().map(|&at| square[at]).sum::<i32>() == 12) {
            squares.insert(square.to_vec());
        }
    });
    assert_eq!(squares.len(), 8);
    let mut random = Random::new(1);
    let mut found = BTreeSet::new();
    for _ in 0..60 {
        let filling = fill(&puzzle, &mut random, &mut Native::new(), &Control::new()).unwrap().unwrap();
        let cells = board.grids()[0].box_cells(4);
        found.insert(cells.into_iter().map(|cell| filling[board.id(cell).unwrap()].index() as i32).collect::<Vec<_>>());
        assert!(puzzle.accepts(&filling));
    }
    assert_eq!(found, squares);
    let square =
        ruled(board.clone(), MagicSquare { at: gridwright::place::Square("r2c3".parse().unwrap()), diagonals: false });
    let filling = fill(&square, &mut random, &mut Native::new(), &Control::new()).unwrap().unwrap();
    let sum = |cells: [&str; 3]| -> i32 {
        cells.iter().map(|cell| filling[board.id(cell.parse().unwrap()).unwrap()].index() as i32).sum()
    };
    assert_eq!(sum(["r2c3", "r2c4", "r2c5"]), sum(["r2c3", "r3c3", "r4c3"]));
}

fn permute(items: &mut Vec<i32>, from: usize, each: &mut impl FnMut(&[i32])) {
    if from == items.len() {
        return each(items);
    }
    for at in from..items.len() {
        items.swap(from, at);
        permute(items, from + 1, each);
        items.swap(from, at);
    }
}

#[test]
fn every_kind_means_the_same_twice_and_once_more_when_it_is_turned() {
    let mut random = Random::new(7);
    for (board, rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
        let board = from_zero(board);
        if rule.check_fit(&board).is_err() {
            continue;
        }
        // A clue of shades has no fillings without a shading.
        if !rule.reads_layers().is_empty() {
            continue;
        }
        // Rules with layers mean nothing without the puzzle that has them.
        let puzzle = ruled(board.clone(), rule.clone());
        let (context, model) = (puzzle.context(), puzzle.model());
        let to_fill = if rule.layer(&board).is_some() { puzzle.clone() } else { Puzzle::empty(board.clone()) };
        let size = usize::from(board.size());
        let reversed = (0..size).rev().map(Digit::from_index).collect();
        let reversal = Transformation::relabelling(&board, reversed).unwrap();
        let image = transformed(&ruled(board.clone(), rule.clone()), &reversal).map(|puzzle| puzzle.rules()[0].clone());
        let mut engine = Native::new();
        for _ in 0..20 {
            let filling = fill(&to_fill, &mut random, &mut engine, &Control::new());
            let filling = filling.unwrap().unwrap();
            let obeys = rule.check(&context, &filling);
            assert_eq!(obeys, model.accepts(&filling), "{rule:?} {filling:?}");
            // Regions are numbered by their digits. Other layers of a rule that allows the renaming depend on none.
            let image = image.as_ref().filter(|_| !matches!(rule, Rule::UnknownRegions(_)));
            if let Some(image) = image {
                let renamed = reversal.filling(&filling).with_layers(filling.layers().to_vec());
                assert_eq!(obeys, image.rule.check(&context, &renamed), "{rule:?} {image:?}");
            }
            if let Some(told) = rule.kind().random_of(&context, &filling, &mut random) {
                assert!(told.check_fit(&board).is_ok() && told.check(&context, &filling), "{told:?} {filling:?}");
            }
        }
    }
}

#[test]
fn another_numbering_is_an_edit_that_keeps_the_order_of_the_digits() {
    let cage = KillerCage { cells: "r1c1-2".parse().unwrap(), sum: Some(3.into()) };
    let puzzle = ruled(Board::single(2, 2).unwrap(), cage);
    let given = Edit::SetGiven { cells: "r4c4".parse().unwrap(), digit: Digit::new(1).unwrap() };
    let puzzle = given.apply(&puzzle).unwrap();
    let edit = Edit::SetNumbering(Numbering::FromZero);
    assert_eq!(edit.name(&puzzle).to_string(), "Start digits at 0");
    let changed = edit.apply(&puzzle).unwrap();
    assert_eq!(changed.givens(), puzzle.givens());
    assert_eq!(changed.symbol_of(changed.givens()[&"r4c4".parse().unwrap()]), "0");
    // The clue is unchanged: 1 and 2 before, 0 and 3 or 1 and 2 now.
    assert_eq!((solutions(&puzzle).len(), solutions(&changed).len()), (12, 24));
    assert_ne!(changed, puzzle);
    let back = Edit::SetNumbering(Numbering::FromOne).apply(&changed).unwrap();
    assert_eq!(back, puzzle);
    // Other layouts keep the numbering.
    let grids = vec![(Some(GridId(0)), changed.board().grids()[0].at("r3c3".parse().unwrap()).unwrap())];
    let laid =
        Edit::ChangeLayout { grids, what: gridwright::words::Message::verbatim("Move") }.apply(&changed).unwrap();
    assert_eq!(laid.board().numbering(), Numbering::FromZero);
    let large = Edit::SetGiven { cells: "r1c1".parse().unwrap(), digit: Digit::new(5).unwrap() };
    let refusal = large.apply(&changed).unwrap_err().to_string();
    assert_eq!(refusal, "r1c1: digit 4 is too large; the digits of this board are 0 to 3");
}
