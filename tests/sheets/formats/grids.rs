//! Grids of every kind, alone and in pairs, in every format: the puzzle read is the one written, or the loss is
//! reported.

use std::collections::BTreeSet;

use gridwright::board::{Board, Cell, Grid, Numbering};
use gridwright::formats::{self, Format, LossOutcome, LostElement, Warning, WriteSupport};
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::variant::{KillerCage, Region};

/// Returns grids of this size: with boxes, without, and with irregular regions.
fn kinds(size: u8) -> Vec<(&'static str, Grid)> {
    let origin = Cell::new(0, 0);
    // Staircases: each region has a cell in each row.
    let steps = |row: u8, col: u8| (col + row / 2) % size;
    let regions = (0..size).flat_map(|row| (0..size).map(move |col| steps(row, col))).collect();
    let mut kinds =
        vec![("latin", Grid::latin(origin, size).unwrap()), ("jigsaw", Grid::jigsaw(origin, regions).unwrap())];
    kinds.extend(match size {
        4 => vec![("2x2", Grid::new(origin, 2, 2).unwrap())],
        6 => vec![("2x3", Grid::new(origin, 2, 3).unwrap()), ("3x2", Grid::new(origin, 3, 2).unwrap())],
        _ => vec![("3x3", Grid::new(origin, 3, 3).unwrap())],
    });
    kinds
}

/// Returns all boards of one grid, and of two that are side by side, overlap in a box or elsewhere, or are apart.
fn boards() -> Vec<(String, Board)> {
    let mut boards = Vec::new();
    for size in [4_u8, 6, 9] {
        let n = i16::from(size);
        let second = [
            ("beside", Cell::new(0, n)),
            ("below", Cell::new(n, 0)),
            ("in a box", if size == 9 { Cell::new(6, 6) } else { Cell::new(n - 2, n / 2) }),
            ("elsewhere", Cell::new(1, 2)),
            ("in a cell", Cell::new(n - 1, n - 1)),
            ("in rows", Cell::new(0, n / 2)),
            ("apart", Cell::new(1, n + 2)),
        ];
        for (name, one) in kinds(size) {
            boards.push((name.to_owned(), Board::new(vec![one.clone()]).unwrap()));
            boards
                .push((format!("{name} off the corner"), Board::new(vec![one.at(Cell::new(2, 1)).unwrap()]).unwrap()));
            for (other_name, other) in kinds(size) {
                // The first grid in the file also comes first on the board, except in one case.
                let before = vec![other.at(Cell::new(1, n)).unwrap(), one.clone()];
                boards.push((format!("{other_name} behind {name}"), Board::new(before).unwrap()));
                for (place, origin) in second {
                    let grids = vec![one.clone(), other.at(origin).unwrap()];
                    boards.push((format!("{name} and {other_name} {place}"), Board::new(grids).unwrap()));
                }
            }
        }
    }
    boards
}

/// Returns the sets of cells with different digits, from the first row and column on.
fn houses(puzzle: &Puzzle) -> BTreeSet<Vec<Cell>> {
    let board = puzzle.board();
    let first = board.top_left();
    let placed = |cell: Cell| Cell::new(cell.row - first.row, cell.col - first.col);
    let houses = board.houses().iter().map(|house| house.cells.iter().map(|&id| placed(board.cell(id))).collect());
    let regions = puzzle.rules().iter().filter_map(|placed| match &placed.rule {
        gridwright::variant::Rule::Region(region) => Some(region.cells.clone()),
        _ => None,
    });
    houses.chain(regions.map(|cells| cells.iter().map(placed).collect())).collect()
}

/// Returns the grids in order, each with its boxes or regions, whose numbers are irrelevant.
fn grids(board: &Board) -> Vec<(Cell, BTreeSet<Vec<Cell>>)> {
    let boxes = |grid: &Grid| (0..grid.box_count()).map(|at| grid.box_cells(at)).collect();
    board.grids().iter().map(|grid| (grid.origin(), boxes(grid))).collect()
}

fn placed_givens(puzzle: &Puzzle) -> Vec<(Cell, u8)> {
    let first = puzzle.board().top_left();
    let placed = |cell: Cell| Cell::new(cell.row - first.row, cell.col - first.col);
    puzzle.givens().iter().map(|(&cell, &digit)| (placed(cell), digit.value())).collect()
}

fn losses_of(warnings: &[Warning]) -> Vec<(LostElement, LossOutcome)> {
    let lost = |warning: &Warning| match warning {
        Warning::LostOnWriting { loss, .. } => Some((loss.element.clone(), loss.outcome.clone())),
        _ => None,
    };
    warnings.iter().filter_map(lost).collect()
}

/// Returns a description of the fault: a text that cannot be read, or a different puzzle without a warning.
fn fault(puzzle: &Puzzle, format: Format) -> Option<String> {
    let Ok((text, warnings)) = formats::write(&[puzzle], format) else { return None };
    if warnings.iter().any(|warning| matches!(warning, Warning::NotReadBack { .. })) {
        return None;
    }
    let losses = losses_of(&warnings);
    let told = |element: LostElement| losses.iter().any(|(other, _)| *other == element);
    let read = match formats::read_str("f", &text, Some(format)) {
        Ok(mut loaded) if loaded.len() == 1 => loaded.remove(0).puzzle,
        Ok(loaded) => return Some(format!("{} puzzles", loaded.len())),
        Err(error) => return Some(error.to_string()),
    };
    if !told(LostElement::Layout) && !told(LostElement::Boxes) && houses(&read) != houses(puzzle) {
        return Some("another board".into());
    }
    if !told(LostElement::Origin) && read.board().top_left() != puzzle.board().top_left() {
        return Some("another place".into());
    }
    if !told(LostElement::Givens) && placed_givens(&read) != placed_givens(puzzle) {
        return Some("other givens".into());
    }
    let cages = |puzzle: &Puzzle| puzzle.rules().iter().filter(|placed| is_cage(placed)).count();
    let rules_told = warnings.iter().any(|warning| matches!(warning, Warning::RulesLost { .. }))
        || losses.iter().any(|(element, _)| matches!(element, LostElement::Rules(_)));
    (!rules_told && cages(&read) != cages(puzzle)).then(|| "other rules".into())
}

fn is_cage(placed: &PlacedRule) -> bool {
    matches!(placed.rule, gridwright::variant::Rule::KillerCage(_))
}

fn writing() -> impl Iterator<Item = Format> {
    let formats = Format::ALL.iter().copied().filter(|format| format.info().read);
    formats.filter(|format| format.info().writes != WriteSupport::Never)
}

/// Returns the puzzle with a given in the first and in the last cell, and optionally a cage between two of its cells.
fn puzzle(board: &Board, with_cage: bool) -> Puzzle {
    let cells = board.cells();
    let digits = [1, 2].map(|digit| gridwright::board::Digit::new(digit).unwrap());
    let givens = Givens::from_iter([(cells[0], digits[0]), (cells[cells.len() - 1], digits[1])]);
    let cage = KillerCage { cells: cells[1..3].iter().copied().collect(), sum: Some(5.into()) };
    let rules = if with_cage { vec![PlacedRule::new(cage)] } else { vec![] };
    Puzzle::builder(board.clone()).givens(givens).rules(rules).build().unwrap()
}

#[test]
fn grids_of_every_kind_come_back_or_are_told() {
    let mut faults = Vec::new();
    for (name, board) in boards() {
        for with_cage in [false, true] {
            let puzzle = puzzle(&board, with_cage);
            for format in writing() {
                faults.extend(fault(&puzzle, format).map(|fault| format!("{format:?}, {name}: {fault}")));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// SudokuPad can express all of them.
#[test]
fn sudokupad_holds_grids_of_every_kind() {
    for (name, board) in boards() {
        let puzzle = puzzle(&board, true);
        let (text, warnings) = formats::write(&[&puzzle], Format::SudokuPad).unwrap();
        let losses: Vec<(LostElement, LossOutcome)> = losses_of(&warnings);
        let moved = board.top_left() != Cell::new(0, 0);
        let expected = if moved { vec![(LostElement::Origin, LossOutcome::NoPlace)] } else { vec![] };
        assert_eq!(losses, expected, "{name}");
        let read = formats::read_str("f", &text, None).unwrap().remove(0).puzzle;
        if !moved {
            assert_eq!(grids(read.board()), grids(puzzle.board()), "{name}");
        }
    }
}

/// A board whose grids cannot be derived from what SudokuPad stores is reported: a custom region that looks like a box.
#[test]
fn regions_of_the_author_and_digits_from_zero_are_told_or_come_back() {
    for (name, board) in boards() {
        let cells = board.cells()[0];
        let corner = [(0, 0), (0, 1), (1, 0)].map(|(row, col)| cells.offset(row, col));
        let corner = Region { cells: corner.into_iter().filter(|&cell| board.contains(cell)).collect() };
        let plain = puzzle(&board.clone().with_numbering(Numbering::FromZero), false);
        let rules = vec![PlacedRule::new(corner)];
        let puzzle = plain.with_clues(plain.givens().clone(), rules).unwrap();
        let Ok((text, warnings)) = formats::write(&[&puzzle], Format::SudokuPad) else { continue };
        let read = formats::read_str("f", &text, None).unwrap().remove(0).puzzle;
        assert_eq!(houses(&read), houses(&puzzle), "{name}");
        let told = losses_of(&warnings).iter().any(|(element, _)| *element == LostElement::Symbols);
        assert!(told || read.board().numbering() == Numbering::FromZero, "{name}");
    }
}
