//! Boards turned as a whole: with rules of every kind, the solutions of the turned puzzle are the turned solutions.

use std::collections::BTreeMap;

use gridwright::board::{Board, Cell, CellId, Digit, Filling, Random, Turn};
use gridwright::puzzle::{Edit, PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine};
use gridwright::variant::{Kind, LayerKind};

/// Returns the first solutions.
fn solutions(puzzle: &Puzzle) -> Vec<Filling> {
    let mut found = Vec::new();
    let mut each = |filling: Filling| found.push(filling);
    Native::new().solutions(&puzzle.model(), 50, &Control::new(), &mut each).unwrap();
    found
}

/// Returns a solution of the puzzle on the turned board, with its layers.
fn image(puzzle: &Puzzle, turned: &Puzzle, turn: Turn, filling: &Filling) -> Filling {
    let before = |cell| puzzle.board().id(turned.board().turned_cell(turn.inverse(), cell)).unwrap();
    let digits = turned.board().cells().iter().map(|&cell| filling[before(cell)]).collect();
    let (old, new) = (puzzle.context(), turned.context());
    let mut layers = Vec::new();
    for (old, new) in old.layers().iter().zip(new.layers()) {
        let values: BTreeMap<CellId, CellId> = old.variables().collect();
        let value = |cell: Cell| filling[values[&before(cell)]];
        let cells = || new.owners.iter().map(|&cell| turned.board().cell(cell));
        // The number of a region is the row of its lowest digit.
        let lowest: BTreeMap<Digit, Cell> = match old.kind() {
            LayerKind::Region => {
                let is_lowest = |cell: &Cell| filling[before(*cell)] == Digit::from_index(0);
                cells().filter(is_lowest).map(|cell| (value(cell), cell)).collect()
            }
            _ => BTreeMap::new(),
        };
        let first_row = cells().map(|cell| cell.row).min().unwrap_or(0);
        layers.extend(cells().map(|cell| match old.kind() {
            LayerKind::Loop => turned_part(puzzle, turned, turn, cell, value(cell)),
            LayerKind::Region => {
                let at = lowest.get(&value(cell));
                at.map_or(value(cell), |at| Digit::from_index((at.row - first_row) as usize))
            }
            LayerKind::Mark | LayerKind::Shade => value(cell),
        }));
    }
    Filling::new(digits).with_layers(layers)
}

/// The neighbours to which the parts of a line lead, as rows and columns, in the order of the values of the layer.
const PARTS: [&[(i16, i16)]; 11] = [
    &[],
    &[(-1, 0), (1, 0)],
    &[(0, -1), (0, 1)],
    &[(-1, 0), (0, 1)],
    &[(0, 1), (1, 0)],
    &[(0, -1), (1, 0)],
    &[(-1, 0), (0, -1)],
    &[(-1, 0)],
    &[(0, 1)],
    &[(1, 0)],
    &[(0, -1)],
];

/// Returns the part of a turned line in a cell of the turned board, given the part before.
fn turned_part(puzzle: &Puzzle, turned: &Puzzle, turn: Turn, cell: Cell, part: Digit) -> Digit {
    let before = |cell: Cell| turned.board().turned_cell(turn.inverse(), cell);
    let from = before(cell);
    let steps = [(-1, 0), (0, -1), (0, 1), (1, 0)];
    let leads = |(rows, cols): &(i16, i16)| {
        let next = cell.offset(*rows, *cols);
        let to = turned.board().contains(next).then(|| before(next));
        to.filter(|to| puzzle.board().contains(*to))
            .is_some_and(|to| PARTS[part.index()].contains(&(to.row - from.row, to.col - from.col)))
    };
    let new: Vec<(i16, i16)> = steps.into_iter().filter(leads).collect();
    Digit::from_index(PARTS.iter().position(|part| *part == new).unwrap())
}

/// Turns the puzzle in three ways and compares the solutions. Returns the number of ways that are possible.
fn turn_it(puzzle: &Puzzle, kind: Kind) -> usize {
    let mut said = 0;
    for turn in [Turn::Right, Turn::LeftRight, Turn::Rising] {
        let Ok(turned) = Edit::Turn(turn).apply(puzzle) else { continue };
        said += 1;
        assert_eq!(turned.rules().len(), 1, "{kind:?} {turn:?}");
        for filling in solutions(puzzle) {
            let image = image(puzzle, &turned, turn, &filling);
            assert!(turned.accepts(&image), "{kind:?} {turn:?}: {:?}", turned.rules()[0]);
        }
        for filling in solutions(&turned) {
            let image = image(&turned, puzzle, turn.inverse(), &filling);
            assert!(puzzle.accepts(&image), "{kind:?} {turn:?} back");
        }
    }
    said
}

#[test]
fn solutions_of_a_turned_puzzle_are_the_turned_solutions_with_rules_of_every_kind() {
    let mut said = 0;
    for &kind in Kind::ALL {
        for (board, rule) in kind.examples() {
            let Ok(puzzle) = Edit::AddRule(PlacedRule::new(rule)).apply(&Puzzle::empty(board)) else { continue };
            said += turn_it(&puzzle, kind);
        }
    }
    // Few kinds refer to directions that cannot be turned.
    assert!(said > 2 * Kind::ALL.len(), "{said} turns of {} kinds", Kind::ALL.len());
}

/// A regression test: a mark at the edge of a board also meant the cells next to its image, and could not be turned.
#[test]
fn marks_at_every_edge_are_turned_with_a_board_that_looks_different_afterwards() {
    let board = Board::single(2, 3).unwrap();
    let edge = board.cells().iter().filter(|cell| [0, 5].contains(&cell.row) || [0, 5].contains(&cell.col));
    for cell in edge {
        let file = format!(
            "(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"2x3\")], rules: [(rule: Extremes(minimum: \"{cell}\"))])"
        );
        let puzzle = gridwright::formats::read_str("p", &file, None).unwrap().swap_remove(0).puzzle;
        for turn in Turn::ALL {
            let turned = Edit::Turn(turn).apply(&puzzle).unwrap_or_else(|error| panic!("{cell} {turn:?}: {error}"));
            let at = turned.rules()[0].rule.cells(turned.board()).iter().collect::<Vec<_>>();
            assert_eq!(at, [board.turned_cell(turn, *cell)], "{cell} {turn:?}");
        }
        assert_eq!(turn_it(&puzzle, puzzle.rules()[0].rule.kind()), 3);
    }
}

#[test]
fn boards_that_look_different_afterwards_are_turned_with_rules_of_every_kind() {
    let (board, mut random, mut said) = (Board::single(2, 3).unwrap(), Random::new(7), 0);
    for &kind in Kind::ALL {
        for _ in 0..3 {
            let Some(rule) = kind.random(&board, &mut random) else { continue };
            let puzzle = Edit::AddRule(PlacedRule::new(rule)).apply(&Puzzle::empty(board.clone()));
            said += puzzle.map_or(0, |puzzle| turn_it(&puzzle, kind));
        }
    }
    assert!(said > 3 * Kind::ALL.len(), "{said} turns of {} kinds", Kind::ALL.len());
}
