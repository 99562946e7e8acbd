//! One n x n sudoku grid: where it lies on the lattice and how its boxes are shaped.

use super::{BoardError, Cell, MAX_DIGIT};

/// The largest row or column (0-based) a grid may reach into; keeps boards printable and indices small.
pub(super) const LATTICE_LIMIT: i16 = 250;

/// One n x n grid. Its boxes are `box_rows` cells high and `box_cols` cells wide, and n is their product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    origin: Cell,
    box_rows: u8,
    box_cols: u8,
}

impl Grid {
    /// A grid whose top-left cell is `origin`.
    ///
    /// # Errors
    /// When a box has no rows or columns, n is not from 2 to 25, or a cell would lie off the lattice.
    pub fn new(origin: Cell, box_rows: u8, box_cols: u8) -> Result<Grid, BoardError> {
        let size = u32::from(box_rows) * u32::from(box_cols);
        if size < 2 || size > u32::from(MAX_DIGIT) {
            return Err(BoardError::BoxShape { rows: box_rows, cols: box_cols });
        }
        let reach = size as i16 - 1;
        let inside = |from: i16| (0..=LATTICE_LIMIT - reach).contains(&from);
        if !inside(origin.row) || !inside(origin.col) {
            return Err(BoardError::OffLattice { origin });
        }
        Ok(Grid { origin, box_rows, box_cols })
    }

    /// n: the number of rows, columns, boxes and digits.
    pub const fn size(&self) -> u8 {
        self.box_rows * self.box_cols
    }

    pub const fn origin(&self) -> Cell {
        self.origin
    }

    pub const fn box_rows(&self) -> u8 {
        self.box_rows
    }

    pub const fn box_cols(&self) -> u8 {
        self.box_cols
    }

    /// The cell in this row and column of the grid, both 0-based and below n.
    pub const fn cell(&self, row: usize, col: usize) -> Cell {
        self.origin.offset(row as i16, col as i16)
    }

    pub const fn contains(&self, cell: Cell) -> bool {
        let (row, col) = (cell.row - self.origin.row, cell.col - self.origin.col);
        let size = self.size() as i16;
        row >= 0 && row < size && col >= 0 && col < size
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (grid, size) = (*self, self.size() as usize);
        (0..size).flat_map(move |row| (0..size).map(move |col| grid.cell(row, col)))
    }

    pub fn row(&self, row: usize) -> Vec<Cell> {
        (0..self.size() as usize).map(|col| self.cell(row, col)).collect()
    }

    pub fn column(&self, col: usize) -> Vec<Cell> {
        (0..self.size() as usize).map(|row| self.cell(row, col)).collect()
    }

    /// How many boxes stand side by side.
    pub const fn boxes_across(&self) -> usize {
        self.box_rows as usize
    }

    /// The cells of a box, row by row. Boxes are counted from 0, left to right and top to bottom.
    pub fn box_cells(&self, index: usize) -> Vec<Cell> {
        let (rows, cols) = (self.box_rows as usize, self.box_cols as usize);
        let (top, left) = (index / self.boxes_across() * rows, index % self.boxes_across() * cols);
        (0..rows * cols).map(|at| self.cell(top + at / cols, left + at % cols)).collect()
    }

    /// The box a cell lies in, counted from 0, or None outside the grid.
    pub fn box_of(&self, cell: Cell) -> Option<usize> {
        self.contains(cell).then(|| {
            let (row, col) = ((cell.row - self.origin.row) as usize, (cell.col - self.origin.col) as usize);
            row / self.box_rows as usize * self.boxes_across() + col / self.box_cols as usize
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_partition_the_grid_for_every_shape() {
        for (rows, cols) in [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4), (5, 5), (1, 5)] {
            let grid = Grid::new(Cell::new(3, 7), rows, cols).unwrap();
            let mut seen: Vec<Cell> = (0..grid.size() as usize).flat_map(|index| grid.box_cells(index)).collect();
            for index in 0..grid.size() as usize {
                assert!(grid.box_cells(index).iter().all(|&cell| grid.box_of(cell) == Some(index)));
            }
            seen.sort_unstable();
            assert_eq!(seen, grid.cells().collect::<Vec<_>>());
        }
    }

    #[test]
    fn impossible_shapes_are_refused() {
        for (rows, cols) in [(0, 3), (1, 1), (5, 6), (255, 255)] {
            assert!(Grid::new(Cell::new(0, 0), rows, cols).is_err(), "{rows}x{cols}");
        }
        assert!(Grid::new(Cell::new(-1, 0), 3, 3).is_err());
        assert!(Grid::new(Cell::new(0, LATTICE_LIMIT), 3, 3).is_err());
    }
}
