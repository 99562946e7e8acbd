//! Puzzles that no engine solves in reasonable time, or whose contradiction is hard to find: the native engine finishes
//! or stops in time, and uses little memory. This is a separate test program because it measures the memory of the
//! whole process.

#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

use std::time::Duration;

use gridwright::board::{Board, Cell, CellId, Digit, DigitSet, Grid, GridId, Random};
use gridwright::model::{Cmp, Model, Shape};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, SolveError};
use gridwright::variant::{MagicBox, Rule};

/// Returns the peak memory of this process in bytes.
#[cfg(target_os = "linux")]
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let kibibytes: u64 = line.trim().trim_end_matches(" kB").parse().unwrap();
    1024 * kibibytes
}

fn domain(cell: usize, values: impl IntoIterator<Item = u8>) -> Shape {
    Shape::Domain(CellId(cell as u16), values.into_iter().map(|value| Digit::new(value).unwrap()).collect())
}

/// Returns a 25x25 whose corners contradict each other behind two empty rows: 24 digits remain for the 25 cells of the
/// last box.
fn contradictory_corners() -> Model {
    let board = Board::single(5, 5).unwrap();
    let mut model = Model::of_board(&board);
    let grid = &board.grids()[0];
    for row in 20..25 {
        for col in 20..25 {
            let id = board.id(Cell::new(grid.origin().row + row, grid.origin().col + col)).unwrap();
            model.add(domain(id.index(), 1..=24));
        }
    }
    model
}

/// Returns a 16x16 with magic boxes and hardly any givens.
fn sparse_magic_boxes() -> Model {
    let board = Board::single(4, 4).unwrap();
    let boxes = [1, 6, 11, 16].map(|number| MagicBox { grid: GridId(0), number, diagonals: true });
    let rules = boxes.map(|rule| PlacedRule::new(Rule::from(rule))).to_vec();
    Puzzle::builder(board).rules(rules).build().unwrap().model()
}

/// Returns a 17-clue puzzle (from G. Royle's collection) with a wrong digit in an open cell.
fn forced_wrong(random: &mut Random) -> Model {
    let clues = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    let mut model = Model::of_board(&Board::classic());
    let open: Vec<usize> = clues.bytes().enumerate().filter(|(_, clue)| *clue == b'0').map(|(cell, _)| cell).collect();
    for (cell, clue) in clues.bytes().enumerate().filter(|(_, clue)| *clue != b'0') {
        model.add(domain(cell, [clue - b'0']));
    }
    model.add(domain(open[random.below(open.len())], [1 + random.below(9) as u8]));
    model
}

/// Returns a latin square with the first rows filled and one digit left for the last two cells of a row.
fn latin_without_room() -> Model {
    let board = Board::new(vec![Grid::latin(Cell::new(0, 0), 20).unwrap()]).unwrap();
    let mut model = Model::of_board(&board);
    for cell in 0..18 {
        model.add(Shape::Domain(CellId(399 - cell), DigitSet::from_bits((1 << 17) - 1)));
    }
    model
}

/// Returns a market split: forty cells of two digits, and five sums that must each equal exactly half.
fn market_split() -> Model {
    let mut model = Model::unconstrained(40, 2);
    let mut random = Random::new(3);
    for _ in 0..5 {
        let terms: Vec<(i32, CellId)> = (0..40).map(|cell| (random.below(100) as i32, CellId(cell))).collect();
        let all: i32 = terms.iter().map(|&(factor, _)| factor).sum();
        model.add(Shape::Sum { terms, cmp: Cmp::Equal, total: all + all / 2 });
    }
    model
}

#[test]
fn hopeless_puzzles_end_at_their_deadline_and_take_little_memory() {
    let mut random = Random::new(8);
    let mut models = vec![
        ("contradictory corners", contradictory_corners()),
        ("sparse magic boxes", sparse_magic_boxes()),
        ("a latin square without room", latin_without_room()),
        ("a market split", market_split()),
        ("an empty board of 1825 cells", {
            let at = |place| Grid::new(Cell::new(place, place), 5, 5).unwrap();
            Puzzle::empty(Board::new(vec![at(0), at(20), at(40)]).unwrap()).model()
        }),
    ];
    models.extend((0..40).map(|_| ("a wrong digit", forced_wrong(&mut random))));
    let limit = || Control::with_timeout(Duration::from_millis(1500));
    let mut stopped = 0;
    for (name, model) in &models {
        for mut engine in [Native::new(), Native::learning()] {
            let verdict = engine.verdict(model, &limit());
            let candidates = engine.candidates(model, &limit());
            for answer in [verdict.as_ref().err(), candidates.as_ref().err()] {
                assert!(matches!(answer, None | Some(SolveError::OutOfTime)), "{name}: {answer:?}");
                stopped += usize::from(answer.is_some());
            }
            if *name == "a wrong digit" {
                assert!(verdict.is_ok() && candidates.is_ok(), "{name} takes no time");
            }
        }
    }
    assert!(stopped > 0, "nothing here was hopeless");
    #[cfg(target_os = "linux")]
    assert!(peak_memory() < 200_000_000, "{} bytes", peak_memory());
}
