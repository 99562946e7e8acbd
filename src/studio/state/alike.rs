//! Which cells belong together with others, for selecting them at once.

use crate::board::{Board, Cell, CellSet};
use crate::place::Gesture;
use crate::puzzle::{Notes, Puzzle};

/// The houses that a selection is spread over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Houses {
    /// Rows.
    Rows,
    /// Columns.
    Columns,
    /// Boxes, or regions.
    Boxes,
}

/// All cells of the rows, columns or boxes in which these cells lie, in each grid that holds them.
pub(in crate::studio) fn houses_of(board: &Board, cells: &CellSet, houses: Houses) -> CellSet {
    let mut all = CellSet::default();
    for cell in cells.iter() {
        for grid in board.grids().iter().filter(|grid| grid.contains(cell)) {
            match houses {
                Houses::Rows => all.extend(grid.cells().filter(|other| other.row == cell.row)),
                Houses::Columns => all.extend(grid.cells().filter(|other| other.col == cell.col)),
                Houses::Boxes => all.extend(grid.box_of(cell).into_iter().flat_map(|number| grid.box_cells(number))),
            }
        }
    }
    all
}

/// The cells like this one: with the same given; of an open cell those with the same colours, or the same marks, or
/// those of the smallest rule painted on it; and where none is, those of its boxes.
pub(in crate::studio) fn alike(puzzle: &Puzzle, cell: Cell) -> CellSet {
    if let Some(digit) = puzzle.givens().get(&cell) {
        return puzzle.givens().iter().filter(|(_, other)| *other == digit).map(|(&cell, _)| cell).collect();
    }
    let board = puzzle.board();
    let notes = puzzle.progress().at(cell);
    let open = || puzzle.progress().cells().filter(|(cell, _)| !puzzle.givens().contains_key(cell));
    if !notes.colours.is_empty() {
        return open().filter(|(_, other)| other.colours == notes.colours).map(|(cell, _)| cell).collect();
    }
    if notes.is_marked() {
        let same = |other: &Notes| (other.centre, other.corner) == (notes.centre, notes.corner);
        return open().filter(|(_, other)| same(other)).map(|(cell, _)| cell).collect();
    }
    let painted = puzzle.rules_on().filter(|(_, placed)| placed.rule.kind().gesture() != Gesture::Grid);
    let holding = painted.map(|(_, placed)| placed.rule.cells(board)).filter(|cells| cells.contains(cell));
    let boxes = || houses_of(board, &[cell].into_iter().collect(), Houses::Boxes);
    holding.min_by_key(CellSet::len).unwrap_or_else(boxes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Digit, Preset};
    use crate::puzzle::{Edit, PlacedRule};
    use crate::variant::Region;

    fn set(text: &str) -> CellSet {
        text.parse().unwrap()
    }

    #[test]
    fn houses_are_those_of_every_grid_that_holds_the_cell() {
        let board = Preset::Samurai.board(3, 3).unwrap();
        // In the box that the north-west grid shares with the middle one.
        let of = |houses| houses_of(&board, &set("r8c8"), houses);
        assert_eq!(of(Houses::Rows), set("r8c1-15"));
        assert_eq!(of(Houses::Columns), set("r1-15c8"));
        assert_eq!(of(Houses::Boxes), set("r7-9c7-9"));
        assert_eq!(houses_of(&board, &set("r1c1 r2c1"), Houses::Rows), set("r1-2c1-9"));
    }

    #[test]
    fn cells_alike_have_the_same_given_or_lie_together() {
        let region = Region { cells: set("r5c5-7") };
        let mut puzzle = Puzzle::empty(Board::classic());
        for (cells, digit) in [("r1c1 r5c9 r9c4", 7), ("r1c2", 3)] {
            let edit = Edit::SetGiven { cells: set(cells), digit: Digit::new(digit).unwrap() };
            puzzle = edit.apply(&puzzle).unwrap();
        }
        puzzle = Edit::AddRule(PlacedRule::new(region)).apply(&puzzle).unwrap();
        let alike = |cell: &str| alike(&puzzle, cell.parse().unwrap());
        assert_eq!(alike("r5c9"), set("r1c1 r5c9 r9c4"));
        assert_eq!(alike("r1c2"), set("r1c2"));
        assert_eq!(alike("r5c6"), set("r5c5-7"));
        assert_eq!(alike("r9c9"), set("r7-9c7-9"));
        // What the setter has marked goes before what lies there.
        let mut progress = crate::puzzle::Progress::default();
        for cell in ["r5c6", "r9c9"] {
            let blue = [crate::scene::Tint::Blue].into_iter().collect();
            progress.change(cell.parse().unwrap(), |notes| notes.colours = blue);
        }
        for cell in ["r5c7", "r8c8", "r1c9"] {
            progress.change(cell.parse().unwrap(), |notes| notes.corner = crate::board::DigitSet::from_bits(0b101));
        }
        let puzzle = puzzle.with_progress(progress).unwrap();
        let alike = |cell: &str| super::alike(&puzzle, cell.parse().unwrap());
        assert_eq!([alike("r9c9"), alike("r8c8")], [set("r5c6 r9c9"), set("r1c9 r5c7 r8c8")]);
        assert_eq!(alike("r5c5"), set("r5c5-7"));
    }
}
