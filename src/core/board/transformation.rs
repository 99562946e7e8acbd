//! Symmetries of a board: permutations of cells and digits that map every house to a house.
//!
//! These are the transformations that map solutions of the empty board to solutions. E. Russell, F. Jarvis, *There are
//! 5472730538 essentially different Sudoku grids* (2005), lists them for the 9x9 board.

use std::collections::BTreeSet;

use super::cell::{Cell, CellSet};
use super::digits::{Digit, Filling};
use super::ids::{CellId, GridId};
use super::layout::Board;

/// A permutation of the cells and the digits of a board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Transformation {
    /// The image of each cell.
    cells: Vec<CellId>,
    /// The grid that the cells of each grid form afterwards.
    grids: Vec<GridId>,
    /// The new name of each digit.
    digits: Vec<Digit>,
}

impl Transformation {
    /// Returns the identity.
    pub fn identity(board: &Board) -> Transformation {
        let digits = (0..usize::from(board.size())).map(Digit::from_index).collect();
        let cells = (0..board.cells().len()).map(|id| CellId(id as u16)).collect();
        Transformation { cells, grids: board.grid_ids().collect(), digits }
    }

    /// Returns the renaming that gives the digits, in rising order, these new names. Returns None unless each digit of
    /// the board is the new name of one digit.
    pub fn relabelling(board: &Board, digits: Vec<Digit>) -> Option<Transformation> {
        let names: BTreeSet<Digit> = digits.iter().copied().collect();
        let all = names.len() == usize::from(board.size()) && names.iter().all(|digit| digit.value() <= board.size());
        (all && digits.len() == names.len()).then(|| Transformation { digits, ..Transformation::identity(board) })
    }

    /// Returns this transformation followed by the next.
    pub fn then(&self, next: &Transformation) -> Transformation {
        Transformation {
            cells: self.cells.iter().map(|id| next.cells[id.index()]).collect(),
            grids: self.grids.iter().map(|grid| next.grids[grid.index()]).collect(),
            digits: self.digits.iter().map(|digit| next.digits[digit.index()]).collect(),
        }
    }

    /// Returns the image of a cell, or None off the board.
    pub fn cell(&self, board: &Board, cell: Cell) -> Option<Cell> {
        board.id(cell).map(|id| board.cell(self.cells[id.index()]))
    }

    /// Returns the image of the cell with this id.
    pub fn id(&self, id: CellId) -> CellId {
        self.cells[id.index()]
    }

    /// Returns the images of cells of the board.
    pub fn cells(&self, board: &Board, cells: impl IntoIterator<Item = Cell>) -> CellSet {
        cells.into_iter().filter_map(|cell| self.cell(board, cell)).collect()
    }

    /// Returns the grid that the cells of this one form afterwards.
    pub fn grid(&self, grid: GridId) -> GridId {
        self.grids[grid.index()]
    }

    /// Returns the new name of a digit.
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// Returns the number of digits of the board.
    pub fn digits(&self) -> u8 {
        self.digits.len() as u8
    }

    /// Returns whether all digits keep their names.
    pub fn keeps_digits(&self) -> bool {
        self.digits.iter().enumerate().all(|(index, digit)| digit.index() == index)
    }

    /// Returns whether digits are mirrored: each digit k becomes n + 1 - k.
    pub fn reverses_digits(&self) -> bool {
        self.digits.iter().rev().enumerate().all(|(index, digit)| digit.index() == index)
    }

    /// Returns the filling with cells permuted and digits renamed.
    pub fn filling(&self, filling: &Filling) -> Filling {
        let mut digits = filling.digits().to_vec();
        for (&to, &digit) in self.cells.iter().zip(filling.digits()) {
            digits[to.index()] = self.digit(digit);
        }
        Filling::new(digits)
    }
}

/// Sets of cells, each in rising order.
type CellIdSets = BTreeSet<Vec<CellId>>;

/// The sets that a transformation of the cells must preserve: for each grid its rows and columns, and its boxes.
#[derive(Clone, Debug)]
pub struct HouseLayout<'a> {
    board: &'a Board,
    grids: Vec<(CellIdSets, CellIdSets)>,
}

impl<'a> HouseLayout<'a> {
    /// Returns the layout of a board.
    pub fn of(board: &'a Board) -> HouseLayout<'a> {
        let set = |cells: Vec<Cell>| {
            let mut ids: Vec<CellId> = cells.into_iter().filter_map(|cell| board.id(cell)).collect();
            ids.sort_unstable();
            ids
        };
        let grids = board.grids().iter().map(|grid| {
            let size = usize::from(grid.size());
            let rows_and_columns = (0..size).flat_map(|line| [grid.row(line), grid.column(line)]);
            let boxes = (0..grid.box_count()).map(|index| grid.box_cells(index));
            (rows_and_columns.map(set).collect(), boxes.map(set).collect())
        });
        HouseLayout { board, grids: grids.collect() }
    }

    /// Returns the transformation that moves each cell to its `image` and keeps all digits. Returns None if a cell
    /// would leave the board, two would meet, or a row, column or box of a grid would not be preserved.
    pub fn transformation(&self, image: impl Fn(Cell) -> Cell) -> Option<Transformation> {
        let board = self.board;
        let cells: Vec<CellId> = board.cells().iter().map(|&cell| board.id(image(cell))).collect::<Option<_>>()?;
        let mut reached = vec![false; cells.len()];
        if cells.iter().any(|id| std::mem::replace(&mut reached[id.index()], true)) {
            return None;
        }
        let moved = |sets: &CellIdSets| -> CellIdSets {
            let moved = |set: &Vec<CellId>| {
                let mut ids: Vec<CellId> = set.iter().map(|id| cells[id.index()]).collect();
                ids.sort_unstable();
                ids
            };
            sets.iter().map(moved).collect()
        };
        // Rows may become columns, but boxes only boxes, so the sets are compared separately.
        let grids = self.grids.iter().map(|(lines, boxes)| {
            let (lines, boxes) = (moved(lines), moved(boxes));
            let same = |grid: &GridId| (&self.grids[grid.index()].0, &self.grids[grid.index()].1) == (&lines, &boxes);
            board.grid_ids().find(same)
        });
        let grids = grids.collect::<Option<Vec<GridId>>>()?;
        Some(Transformation { cells, grids, ..Transformation::identity(board) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TraditionalLayout;

    #[test]
    fn only_what_keeps_the_houses_is_a_transformation() {
        let board = Board::classic();
        let layout = HouseLayout::of(&board);
        let swapped = |one: i16, other: i16| {
            let line = move |row| [row, one, other][usize::from(row == other) + 2 * usize::from(row == one)];
            layout.transformation(move |cell| Cell::new(line(cell.row), cell.col))
        };
        assert!(swapped(0, 1).is_some() && swapped(7, 8).is_some());
        assert!(swapped(2, 3).is_none(), "rows of different bands");
        assert!(layout.transformation(|cell| Cell::new(cell.col, cell.row)).is_some());
        assert!(layout.transformation(|cell| cell.offset(0, 1)).is_none(), "off the board");
        assert!(layout.transformation(|_| Cell::new(0, 0)).is_none(), "all in one cell");
        let roku = Board::single(2, 3).unwrap();
        assert!(HouseLayout::of(&roku).transformation(|cell| Cell::new(cell.col, cell.row)).is_none(), "upright boxes");
    }

    #[test]
    fn one_after_the_other_is_one() {
        let board = TraditionalLayout::Twin.board(2, 2).unwrap();
        let layout = HouseLayout::of(&board);
        let turned = layout.transformation(|cell| Cell::new(5 - cell.row, 5 - cell.col)).unwrap();
        assert_eq!((turned.grid(GridId(0)), turned.grid(GridId(1))), (GridId(1), GridId(0)));
        let digits = [2, 3, 4, 1].map(|value| Digit::new(value).unwrap()).to_vec();
        let renamed = Transformation::relabelling(&board, digits).unwrap();
        let both = turned.then(&renamed);
        let filling = Filling::new((0..board.cells().len()).map(|id| Digit::from_index(id % 4)).collect());
        assert_eq!(both.filling(&filling), renamed.filling(&turned.filling(&filling)));
        assert_eq!(both.filling(&filling).digits()[0], renamed.digit(filling.digits()[board.cells().len() - 1]));
        assert_eq!(turned.then(&turned), Transformation::identity(&board));
        let twice = vec![Digit::from_index(0); 4];
        assert_eq!(Transformation::relabelling(&board, twice), None);
    }
}
