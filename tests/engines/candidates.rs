//! The candidates of each cell: the native engine, the integer program and enumeration compared.

use crate::common::paper::paper_cases;
use crate::common::random::puzzles;
use gridwright::board::{Board, Cell, Digit, DigitSet};
use gridwright::model::Model;
use gridwright::puzzle::{Edit, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};

fn candidates(engine: &mut dyn Engine, model: &Model) -> Vec<DigitSet> {
    engine.candidates(model, &Control::new()).unwrap()
}

/// Returns the candidates from all solutions, if they can all be listed.
fn from_all_solutions(model: &Model, limit: u64) -> Option<Vec<DigitSet>> {
    let mut seen = vec![DigitSet::EMPTY; model.cells()];
    let count = Native::new().solutions(model, limit, &Control::new(), &mut |filling| {
        for (set, &digit) in seen.iter_mut().zip(filling.digits()) {
            *set = [*set, DigitSet::just(digit)].iter().flat_map(|set| set.iter()).collect();
        }
    });
    matches!(count, Ok(Count::Exactly(_))).then_some(seen)
}

#[test]
fn candidates_of_the_papers_are_those_of_their_solutions() {
    let mut listed = 0;
    for case in paper_cases() {
        let model = case.puzzle.model();
        let Some(expected) = from_all_solutions(&model, 1000) else { continue };
        assert_eq!(candidates(&mut Native::new(), &model), expected, "{}", case.name());
        listed += 1;
    }
    assert!(listed > 60, "{listed}");
}

#[test]
fn an_open_board_takes_every_digit_everywhere() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 3), (4, 4), (5, 5)] {
        let board = Board::single(rows, cols).unwrap();
        let all = vec![DigitSet::all(board.size()); board.cells().len()];
        assert_eq!(candidates(&mut Native::new(), &Model::of_board(&board)), all, "{rows}x{cols}");
    }
}

#[test]
fn without_a_solution_there_is_no_candidate() {
    let puzzle = Puzzle::empty(Board::classic());
    let digit = Digit::new(5).unwrap();
    let clash = Edit::SetGiven { cells: "r1c1-2".parse().unwrap(), digit }.apply(&puzzle).unwrap();
    for engine in [&mut Native::new() as &mut dyn Engine, &mut Bilp::new()] {
        assert_eq!(candidates(engine, &clash.model()), vec![DigitSet::EMPTY; 81]);
    }
}

#[test]
fn both_engines_find_the_same_candidates() {
    let config = Config { cases: 200, rng_seed: RngSeed::Fixed(4), failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new(config);
    let strategy =
        prop_oneof![puzzles(Board::single(2, 2).unwrap(), 1..=5), puzzles(Board::single(2, 3).unwrap(), 6..=14)];
    runner
        .run(&strategy, |puzzle| {
            let model = puzzle.model();
            let native = candidates(&mut Native::new(), &model);
            prop_assert_eq!(&native, &candidates(&mut Bilp::new(), &model));
            if let Some(listed) = from_all_solutions(&model, 5000) {
                prop_assert_eq!(native, listed);
            }
            Ok(())
        })
        .unwrap();
}

/// Most candidates of a board with one given occur in some solution found; the others are refuted one by one.
#[test]
fn candidates_are_found_with_one_program() {
    let digit = Digit::new(1).unwrap();
    let empty = Puzzle::empty(Board::single(2, 2).unwrap());
    let model = Edit::SetGiven { cells: "r1c1".parse().unwrap(), digit }.apply(&empty).unwrap().model();
    // A quarter of the 288 fillings.
    let listed = from_all_solutions(&model, 100).unwrap();
    let mut bilp = Bilp::new();
    assert_eq!(candidates(&mut bilp, &model), listed);
    // 16 cells, 12 houses of 4 digits, 1 given, and nothing added.
    assert_eq!((bilp.statistics().programs, bilp.statistics().rows), (1, 16 + 12 * 4 + 1));
    assert_eq!(candidates(&mut Native::new(), &model), listed);
}

/// Removing a given never removes a candidate.
#[test]
fn taking_a_given_away_keeps_every_candidate() {
    let case = paper_cases().into_iter().find(|case| case.id == "persian-fig7-three-magic").unwrap();
    let before = candidates(&mut Native::new(), &case.puzzle.model());
    let given: Vec<Cell> = case.puzzle.givens().keys().copied().collect();
    let mut opened = 0;
    for cell in given {
        let less = Edit::ClearGivens { cells: [cell].into_iter().collect() }.apply(&case.puzzle).unwrap();
        let after = candidates(&mut Native::new(), &less.model());
        assert!(before.iter().zip(&after).all(|(few, many)| few.intersect(*many) == *few));
        opened += usize::from(after.iter().any(|set| set.len() > 1));
    }
    assert!(opened > 0, "some givens of the puzzle are needed: without one some cell is open");
}
