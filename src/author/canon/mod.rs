//! Canonical forms: one form for all puzzles that differ only in the places of their cells and the names of their
//! digits, so that twins can be found by sorting.
//!
//! A single grid without rules gets its least form under renamings of digits, reflection in the diagonal and all
//! exchanges of rows, columns, bands and stacks (`minlex`), or under renamings and those reflections and exchanges that
//! keep the regions of a jigsaw (`jigsaw`). Any other puzzle gets its least form under turns and reflections of the
//! whole board, or exchanges of the lines of a jigsaw, and renamings of digits, as far as every rule can express the
//! result (`turns`).

mod error;
mod jigsaw;
mod minlex;
mod turns;

use std::collections::BTreeSet;

use crate::author::derive::turns_of;
use crate::board::{Board, Boxes, Cell, Digit, Grid, HouseLayout, Transformation};
use crate::puzzle::{Givens, Puzzle};

pub use error::CanonError;

/// The maximum number of exchanges of lines tried for puzzles with rules. Each takes a fraction of a millisecond.
const MAX_WITH_RULES: usize = 10_000;

/// The transformations under which puzzles count as the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Equivalence {
    /// Exchanges of lines; turns and reflections; renamings of digits.
    LinePermutations,
    /// Turns and reflections; renamings of digits.
    BoardSymmetries,
}

impl Equivalence {
    /// Returns the name used in results.
    pub const fn name(self) -> &'static str {
        match self {
            Equivalence::LinePermutations => "lines",
            Equivalence::BoardSymmetries => "turns",
        }
    }
}

/// A puzzle in canonical form: only its givens and its effective rules, without texts, symbols, decorations and the
/// solver's progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Canonical {
    /// The canonical puzzle, which is the same for all equivalent puzzles.
    pub puzzle: Puzzle,
    /// The transformations that make puzzles equivalent.
    pub equivalence: Equivalence,
}

/// Returns the canonical form of a puzzle.
///
/// # Errors
/// Returns an error if finding it would take too long.
pub fn canonical(puzzle: &Puzzle) -> Result<Canonical, CanonError> {
    let renumbered = renumbered(puzzle);
    let puzzle = renumbered.as_ref().unwrap_or(puzzle);
    let [grid] = puzzle.board().grids() else { return by_turns(puzzle) };
    if puzzle.effective_rules().next().is_none() {
        let least = least_of_grid(puzzle, grid);
        return least.map_or_else(
            || by_turns(puzzle),
            |puzzle| Ok(Canonical { puzzle, equivalence: Equivalence::LinePermutations }),
        );
    }
    match exchanges(puzzle.board(), grid) {
        Some(steps) => {
            turns::least(puzzle, &steps).map(|puzzle| Canonical { puzzle, equivalence: Equivalence::LinePermutations })
        }
        None => by_turns(puzzle),
    }
}

fn by_turns(puzzle: &Puzzle) -> Result<Canonical, CanonError> {
    let turns = turns_of(puzzle.board());
    turns::least(puzzle, &turns).map(|puzzle| Canonical { puzzle, equivalence: Equivalence::BoardSymmetries })
}

/// Returns the exchanges of lines of a jigsaw, the first of which is the identity, or `None` for other grids and for
/// jigsaws with too many exchanges.
fn exchanges(board: &Board, grid: &Grid) -> Option<Vec<Transformation>> {
    let Boxes::Jigsaw(regions) = grid.boxes() else { return None };
    let (size, origin, layout) = (usize::from(grid.size()), grid.origin(), HouseLayout::of(board));
    let mut steps = Vec::new();
    let all = jigsaw::for_each(size, regions, MAX_WITH_RULES, &mut |exchange| {
        steps.extend(layout.transformation(|cell| {
            let (row, column) = exchange.source((cell.row - origin.row) as usize, (cell.col - origin.col) as usize);
            grid.cell(row, column)
        }));
    });
    steps.sort_unstable();
    all.then_some(steps)
}

/// Returns the puzzle with its regions numbered in the order of their first cells, or with boxes if the regions are
/// boxes, since region numbers are arbitrary. Returns `None` if the board is not a single jigsaw.
fn renumbered(puzzle: &Puzzle) -> Option<Puzzle> {
    let board = puzzle.board();
    let [grid] = board.grids() else { return None };
    let Boxes::Jigsaw(regions) = grid.boxes() else { return None };
    let mut met = Vec::new();
    regions.iter().for_each(|region| {
        if !met.contains(region) {
            met.push(*region);
        }
    });
    let number = |region: &u8| met.iter().position(|other| other == region).unwrap_or_default() as u8;
    let parts = |grid: &Grid| -> BTreeSet<Vec<Cell>> { (0..grid.box_count()).map(|at| grid.box_cells(at)).collect() };
    let shapes = (1..=grid.size()).filter(|&rows| grid.size().is_multiple_of(rows));
    let mut boxed = shapes.filter_map(|rows| Grid::new(grid.origin(), rows, grid.size() / rows).ok());
    let other = match boxed.find(|boxed| parts(boxed) == parts(grid)) {
        Some(boxed) => boxed,
        None => Grid::jigsaw(grid.origin(), regions.iter().map(number).collect()).ok()?,
    };
    let board = Board::new(vec![other]).ok()?.with_numbering(board.numbering());
    let rules = puzzle.effective_rules().map(|(_, placed)| placed.clone());
    Puzzle::builder(board).givens(puzzle.givens().clone()).rules(rules).build().ok()
}

/// Returns the least form of a grid without rules, or `None` if a line has a repeated digit or too many forms stay tied
/// for too long.
fn least_of_grid(puzzle: &Puzzle, grid: &Grid) -> Option<Puzzle> {
    let (board, size) = (puzzle.board(), usize::from(grid.size()));
    let mut cells = vec![0; size * size];
    for (&cell, digit) in puzzle.givens() {
        cells[board.id(cell)?.index()] = digit.value();
    }
    let least = match grid.boxes() {
        Boxes::Regular { rows, cols } => minlex::minlex(size, (usize::from(*rows), usize::from(*cols)), &cells)?,
        // Without boxes, the whole grid is one band and one stack.
        Boxes::Latin => minlex::minlex(size, (size, size), &cells)?,
        Boxes::Jigsaw(regions) => jigsaw::least(size, regions, &cells)?,
    };
    let given = least.iter().zip(board.cells()).filter_map(|(&digit, &cell)| Some((cell, Digit::new(digit)?)));
    bare(puzzle, given.collect())
}

/// Returns the puzzle with these givens and nothing else on its board.
fn bare(puzzle: &Puzzle, givens: Givens) -> Option<Puzzle> {
    Puzzle::builder(puzzle.board().clone()).givens(givens).build().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::author::{DeriveOptions, derive};
    use crate::board::random_regions;
    use crate::puzzle::PlacedRule;
    use crate::solve::Control;
    use crate::variant::{KillerCage, Region};

    fn jigsaws() -> Vec<Board> {
        let stripes: Vec<u8> = (0..36).map(|at: u8| (at % 6 + at / 6 / 2) % 6).collect();
        let digits = |text: &str| text.bytes().map(|digit| digit - b'0').collect::<Vec<u8>>();
        // Boxes, except for two cells that have changed places.
        let box_like = "000111222000111222000112221333444555333444555333444555666777888666777888666777888";
        let mut regions = vec![stripes, digits(box_like)];
        regions.extend([(6, 1), (9, 2), (9, 3)].map(|(size, seed)| random_regions(size, seed)));
        let board = |regions| Board::new(vec![Grid::jigsaw(Cell::new(0, 0), regions).unwrap()]).unwrap();
        regions.into_iter().map(board).collect()
    }

    fn puzzle(board: &Board, rules: Vec<PlacedRule>) -> Puzzle {
        let cells = board.cells();
        let givens =
            [(0, 1), (7, 2), (8, 3), (20, 1), (33, 4)].map(|(at, digit)| (cells[at], Digit::new(digit).unwrap()));
        Puzzle::builder(board.clone()).givens(givens).rules(rules).build().unwrap()
    }

    /// All variations of a jigsaw have the same form, and a puzzle with one more given has another.
    #[test]
    fn derived_jigsaws_have_one_form() {
        let mut derived = 0;
        for (at, board) in jigsaws().into_iter().enumerate() {
            let pair = |one: usize| [one, one + 1].map(|at| board.cells()[at]).into_iter().collect();
            let region = PlacedRule::new(Region { cells: pair(3) });
            let cage = PlacedRule::new(KillerCage { cells: pair(13), sum: Some(5.into()) });
            // The second has 6912 exchanges, which would be slow with rules.
            for rules in [vec![], vec![region], vec![cage]].into_iter().take(if at == 1 { 1 } else { 3 }) {
                let puzzle = puzzle(&board, rules);
                let form = canonical(&puzzle).unwrap();
                assert_eq!(form.equivalence, Equivalence::LinePermutations);
                assert_eq!(canonical(&form.puzzle).unwrap(), form, "a form is its own");
                for seed in 0..10 {
                    let options = DeriveOptions { seed, ..DeriveOptions::default() };
                    let made = derive(&puzzle, &options, &Control::new(), &mut |_| {});
                    for twin in made.into_iter().flatten() {
                        assert_eq!(canonical(&twin.puzzle).unwrap(), form);
                        derived += 1;
                    }
                }
                let more = puzzle.givens().iter().map(|(&cell, &digit)| (cell, digit));
                let more = more.chain([(board.cells()[10], Digit::from_index(4))]).collect();
                let more = puzzle.with_clues(more, puzzle.rules().to_vec()).unwrap();
                assert_ne!(canonical(&more).unwrap(), form);
            }
        }
        assert!(derived > 100, "{derived}");
    }

    #[test]
    fn numbers_of_regions_and_regions_that_are_boxes_say_nothing() {
        let boxes = Board::single(2, 3).unwrap();
        let regions: Vec<u8> = boxes.grids()[0].regions().iter().map(|region| 5 - region).collect();
        let jigsaw = Board::new(vec![Grid::jigsaw(Cell::new(0, 0), regions).unwrap()]).unwrap();
        let (one, other) = (puzzle(&boxes, vec![]), puzzle(&jigsaw, vec![]));
        assert_eq!(canonical(&one).unwrap(), canonical(&other).unwrap());
        let board = &jigsaws()[3];
        let turned: Vec<u8> = board.grids()[0].regions().iter().map(|region| (region + 4) % 9).collect();
        let turned = Board::new(vec![Grid::jigsaw(Cell::new(0, 0), turned).unwrap()]).unwrap();
        assert_eq!(canonical(&puzzle(board, vec![])).unwrap(), canonical(&puzzle(&turned, vec![])).unwrap());
    }
}
