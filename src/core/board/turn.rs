//! The seven rotations and reflections of the lattice.

use strum::{EnumCount, VariantArray};

use super::cell::Cell;
use super::error::BoardError;
use super::grid::{Boxes, Grid};
use super::layout::Board;

/// A rotation or reflection of a rectangle of the lattice. If rows become columns, the rectangle's numbers of rows and
/// columns are exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, VariantArray)]
pub enum Turn {
    /// By 90 degrees clockwise.
    Right,
    /// By 90 degrees anticlockwise.
    Left,
    /// By 180 degrees.
    Half,
    /// Left and right exchanged.
    LeftRight,
    /// Top and bottom exchanged.
    TopBottom,
    /// Mirrored in the diagonal from the top left.
    Falling,
    /// Mirrored in the diagonal from the bottom left.
    Rising,
}

impl Turn {
    /// All turns.
    pub const ALL: [Turn; Turn::COUNT] = *Turn::VARIANTS.as_array().unwrap();

    /// Returns the image of a cell in a rectangle of this many rows and columns that begins at r1c1.
    pub const fn apply(self, cell: Cell, rows: i16, cols: i16) -> Cell {
        match self {
            Turn::Right => Cell::new(cell.col, rows - 1 - cell.row),
            Turn::Left => Cell::new(cols - 1 - cell.col, cell.row),
            Turn::Half => Cell::new(rows - 1 - cell.row, cols - 1 - cell.col),
            Turn::LeftRight => Cell::new(cell.row, cols - 1 - cell.col),
            Turn::TopBottom => Cell::new(rows - 1 - cell.row, cell.col),
            Turn::Falling => Cell::new(cell.col, cell.row),
            Turn::Rising => Cell::new(cols - 1 - cell.col, rows - 1 - cell.row),
        }
    }

    /// Returns whether rows become columns.
    pub const fn exchanges_axes(self) -> bool {
        match self {
            Turn::Right | Turn::Left | Turn::Falling | Turn::Rising => true,
            Turn::Half | Turn::LeftRight | Turn::TopBottom => false,
        }
    }

    /// Returns the inverse turn.
    pub const fn inverse(self) -> Turn {
        match self {
            Turn::Right => Turn::Left,
            Turn::Left => Turn::Right,
            other => other,
        }
    }
}

impl Grid {
    /// Returns the turned grid with its first cell at `origin`.
    fn turned(&self, turn: Turn, origin: Cell) -> Result<Grid, BoardError> {
        let size = i16::from(self.size());
        match self.boxes() {
            Boxes::Regular { rows, cols } if turn.exchanges_axes() => Grid::new(origin, *cols, *rows),
            Boxes::Regular { rows, cols } => Grid::new(origin, *rows, *cols),
            Boxes::Latin => Grid::latin(origin, self.size()),
            Boxes::Jigsaw(regions) => {
                let mut turned = regions.to_vec();
                for (cell, &region) in self.cells().zip(regions) {
                    let local = Cell::new(cell.row - self.origin().row, cell.col - self.origin().col);
                    let to = turn.apply(local, size, size);
                    turned[(to.row * size + to.col) as usize] = region;
                }
                Grid::jigsaw(origin, turned)
            }
        }
    }
}

impl Board {
    /// Returns the new position of a cell when the board is turned in place, so that its top left stays where it is.
    pub fn turned_cell(&self, turn: Turn, cell: Cell) -> Cell {
        let (from, (bottom, right)) = (self.top_left(), self.extent());
        let local = Cell::new(cell.row - from.row, cell.col - from.col);
        turn.apply(local, bottom - from.row, right - from.col).offset(from.row, from.col)
    }

    /// Returns the turned board, whose grids keep their ids.
    ///
    /// # Errors
    /// Returns an error if a cell would be off the lattice.
    pub fn turned(&self, turn: Turn) -> Result<Board, BoardError> {
        let turned = |grid: &Grid| {
            // Any corner may become the top left one, but two opposite corners always give the least row and column.
            let ends = [0, usize::from(grid.size()) - 1].map(|end| self.turned_cell(turn, grid.cell(end, end)));
            grid.turned(turn, Cell::new(ends[0].row.min(ends[1].row), ends[0].col.min(ends[1].col)))
        };
        let grids = self.grids().iter().map(turned).collect::<Result<_, _>>()?;
        Ok(Board::new(grids)?.with_numbering(self.numbering()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{TraditionalLayout, random_regions};

    #[test]
    fn a_turned_board_has_the_turned_houses() {
        let jigsaw = Board::new(vec![Grid::jigsaw(Cell::new(2, 5), random_regions(7, 3)).unwrap()]).unwrap();
        let boards = [
            Board::single(2, 3).unwrap(),
            jigsaw,
            TraditionalLayout::Chain { grids: 3 }.board(2, 4).unwrap(),
            TraditionalLayout::Windmill.board(3, 3).unwrap(),
            Board::new(vec![Grid::latin(Cell::new(0, 0), 5).unwrap()]).unwrap(),
        ];
        let houses = |board: &Board, image: &dyn Fn(Cell) -> Cell| {
            let sets = board.houses().iter().map(|house| {
                let mut cells: Vec<Cell> = house.cells.iter().map(|&id| image(board.cell(id))).collect();
                cells.sort_unstable();
                cells
            });
            let mut sets: Vec<_> = sets.collect();
            sets.sort();
            sets
        };
        for board in &boards {
            for turn in Turn::ALL {
                let turned = board.turned(turn).unwrap();
                assert_eq!(turned.top_left(), board.top_left(), "{turn:?}");
                assert_eq!(houses(board, &|cell| board.turned_cell(turn, cell)), houses(&turned, &|cell| cell));
                assert_eq!(&turned.turned(turn.inverse()).unwrap(), board, "{turn:?}");
            }
        }
        // Four quarter turns are the identity, and the diagonals mirror as their names say.
        let places = [("r1c1", Turn::Right, "r1c6"), ("r1c2", Turn::Falling, "r2c1"), ("r1c1", Turn::Rising, "r6c6")];
        for (from, turn, to) in places {
            assert_eq!(boards[0].turned_cell(turn, from.parse().unwrap()), to.parse().unwrap(), "{turn:?}");
        }
    }
}
