//! An n x n sudoku grid: its position on the lattice and its division into boxes.

use super::cell::Cell;
use super::digits::MAX_DIGIT;
use super::error::BoardError;

/// Greatest row or column (0-based) of a grid. The limit keeps boards printable and indices small.
pub(super) const LATTICE_LIMIT: i16 = 250;

/// The division of a grid into boxes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Boxes {
    /// Rectangles of this many rows and columns, whose product is n.
    Regular {
        /// Rows of a box.
        rows: u8,
        /// Columns of a box.
        cols: u8,
    },
    /// Irregular regions (jigsaw): the region number of each cell, row by row. Region numbers begin at 0 and are below
    /// n. Regions may have the wrong number of cells while they are being painted; see [`Grid::region_errors`].
    Jigsaw(Box<[u8]>),
    /// No boxes, as in a Latin square.
    Latin,
}

/// An n x n grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    origin: Cell,
    size: u8,
    boxes: Boxes,
}

/// A defect or oddity of a jigsaw region. Regions are numbered from 1 here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RegionError {
    /// A region is too small or too large.
    #[error("region {region} has {cells} cells instead of {size}")]
    WrongCount {
        /// The region, from 1.
        region: usize,
        /// Actual number of cells.
        cells: usize,
        /// Required number of cells.
        size: usize,
    },
    /// A region consists of several parts.
    #[error("region {region} is not connected")]
    NotConnected {
        /// The region, from 1.
        region: usize,
    },
}

impl RegionError {
    /// Returns the region, from 1.
    pub fn region(&self) -> usize {
        match self {
            RegionError::WrongCount { region, .. } | RegionError::NotConnected { region } => *region,
        }
    }

    /// Returns whether the flaw makes the grid invalid. Otherwise it is only unusual.
    pub fn is_error(&self) -> bool {
        match self {
            RegionError::WrongCount { .. } => true,
            RegionError::NotConnected { .. } => false,
        }
    }
}

impl Grid {
    /// Returns a grid with boxes of this shape whose top-left cell is `origin`.
    ///
    /// # Errors
    /// Returns an error if a box does not have 2 to 25 cells, or a cell would be off the lattice.
    pub fn new(origin: Cell, box_rows: u8, box_cols: u8) -> Result<Grid, BoardError> {
        let size = u32::from(box_rows) * u32::from(box_cols);
        if size < 2 || size > u32::from(MAX_DIGIT) {
            return Err(BoardError::BoxShape { rows: box_rows, cols: box_cols });
        }
        Grid { origin, size: size as u8, boxes: Boxes::Regular { rows: box_rows, cols: box_cols } }.placed()
    }

    /// Returns a grid of `size` rows and columns without boxes.
    ///
    /// # Errors
    /// Returns an error if `size` is not from 2 to 25, or a cell would be off the lattice.
    pub fn latin(origin: Cell, size: u8) -> Result<Grid, BoardError> {
        if !(2..=MAX_DIGIT).contains(&size) {
            return Err(BoardError::Size { size: size.into() });
        }
        Grid { origin, size, boxes: Boxes::Latin }.placed()
    }

    /// Returns a grid with irregular regions, given as the region number of each cell, row by row. Region numbers begin
    /// at 0.
    ///
    /// # Errors
    /// Returns an error if there are not n x n cells for n from 2 to 25, a region is not below n, or a cell would be
    /// off the lattice. Regions of the wrong size are not an error here: see [`Grid::region_errors`].
    pub fn jigsaw(origin: Cell, regions: Vec<u8>) -> Result<Grid, BoardError> {
        let size = regions.len().isqrt();
        if size * size != regions.len() || !(2..=usize::from(MAX_DIGIT)).contains(&size) {
            return Err(BoardError::Size { size });
        }
        if let Some(&region) = regions.iter().find(|&&region| usize::from(region) >= size) {
            return Err(BoardError::NoRegion { region: usize::from(region) + 1, regions: size });
        }
        Grid { origin, size: size as u8, boxes: Boxes::Jigsaw(regions.into()) }.placed()
    }

    /// Returns the same grid with another top-left cell.
    ///
    /// # Errors
    /// Returns an error if a cell would be off the lattice.
    pub fn at(&self, origin: Cell) -> Result<Grid, BoardError> {
        Grid { origin, ..self.clone() }.placed()
    }

    /// Returns the grid if it is on the lattice.
    fn placed(self) -> Result<Grid, BoardError> {
        let most = LATTICE_LIMIT + 1 - i16::from(self.size);
        let inside = |from: i16| (0..=most).contains(&from);
        match inside(self.origin.row) && inside(self.origin.col) {
            true => Ok(self),
            false => Err(BoardError::OffLattice { origin: self.origin }),
        }
    }

    /// Returns n, the number of rows, columns and digits.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Returns the top-left cell.
    pub const fn origin(&self) -> Cell {
        self.origin
    }

    /// Returns the division into boxes.
    pub const fn boxes(&self) -> &Boxes {
        &self.boxes
    }

    /// Returns the rows and columns of a box, or None if boxes are irregular or there are none.
    pub const fn box_shape(&self) -> Option<(u8, u8)> {
        match self.boxes {
            Boxes::Regular { rows, cols } => Some((rows, cols)),
            Boxes::Jigsaw(_) | Boxes::Latin => None,
        }
    }

    /// Returns the cell in this row and column of the grid, both from 0 and below n.
    pub const fn cell(&self, row: usize, col: usize) -> Cell {
        self.origin.offset(row as i16, col as i16)
    }

    /// Returns whether the grid contains the cell.
    pub const fn contains(&self, cell: Cell) -> bool {
        let (row, col) = (cell.row - self.origin.row, cell.col - self.origin.col);
        let size = self.size as i16;
        row >= 0 && row < size && col >= 0 && col < size
    }

    /// Returns all cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (origin, size) = (self.origin, i16::from(self.size));
        (0..size).flat_map(move |row| (0..size).map(move |col| origin.offset(row, col)))
    }

    /// Returns the cells of a row (from 0), left to right.
    pub fn row(&self, row: usize) -> Vec<Cell> {
        (0..usize::from(self.size)).map(|col| self.cell(row, col)).collect()
    }

    /// Returns the cells of a column (from 0), top to bottom.
    pub fn column(&self, col: usize) -> Vec<Cell> {
        (0..usize::from(self.size)).map(|row| self.cell(row, col)).collect()
    }

    /// Returns the number of boxes or regions: n, or 0 in a Latin square.
    pub fn box_count(&self) -> usize {
        match self.boxes {
            Boxes::Regular { .. } | Boxes::Jigsaw(_) => usize::from(self.size),
            Boxes::Latin => 0,
        }
    }

    /// Returns the cells of a box or region, row by row. Boxes are numbered from 0, left to right and top to bottom.
    pub fn box_cells(&self, index: usize) -> Vec<Cell> {
        match self.boxes {
            Boxes::Regular { rows, cols } => {
                let (rows, cols) = (usize::from(rows), usize::from(cols));
                // `rows` boxes of `cols` columns lie side by side, since n is the product of both.
                let (top, left) = (index / rows * rows, index % rows * cols);
                (0..rows * cols).map(|at| self.cell(top + at / cols, left + at % cols)).collect()
            }
            Boxes::Jigsaw(_) => self.cells().filter(|&cell| self.box_of(cell) == Some(index)).collect(),
            Boxes::Latin => vec![],
        }
    }

    /// Returns the box or region of a cell, from 0, or None outside the grid and in a Latin square.
    pub fn box_of(&self, cell: Cell) -> Option<usize> {
        if !self.contains(cell) {
            return None;
        }
        let (row, col) = ((cell.row - self.origin.row) as usize, (cell.col - self.origin.col) as usize);
        match &self.boxes {
            Boxes::Regular { rows, cols } => {
                Some(row / usize::from(*rows) * usize::from(*rows) + col / usize::from(*cols))
            }
            Boxes::Jigsaw(regions) => Some(usize::from(regions[row * usize::from(self.size) + col])),
            Boxes::Latin => None,
        }
    }

    /// Returns the box of each cell, row by row, to initialise a jigsaw. In a Latin square, the rows are returned
    /// instead.
    pub fn regions(&self) -> Vec<u8> {
        let row_of = |cell: Cell| (cell.row - self.origin.row) as usize;
        self.cells().map(|cell| self.box_of(cell).unwrap_or_else(|| row_of(cell)) as u8).collect()
    }

    /// Returns the flaws of the regions of a jigsaw. Other grids have none.
    pub fn region_errors(&self) -> Vec<RegionError> {
        if !matches!(self.boxes, Boxes::Jigsaw(_)) {
            return vec![];
        }
        let size = usize::from(self.size);
        let mut flaws = Vec::new();
        for index in 0..size {
            let cells = self.box_cells(index);
            if cells.len() != size {
                flaws.push(RegionError::WrongCount { region: index + 1, cells: cells.len(), size });
            }
            if !connected(&cells) {
                flaws.push(RegionError::NotConnected { region: index + 1 });
            }
        }
        flaws
    }
}

/// Returns whether the cells are connected by shared edges.
fn connected(cells: &[Cell]) -> bool {
    let mut left: std::collections::BTreeSet<Cell> = cells.iter().copied().collect();
    let mut reached: Vec<Cell> = left.pop_first().into_iter().collect();
    while let Some(cell) = reached.pop() {
        reached.extend(cell.neighbours().into_iter().filter(|neighbour| left.remove(neighbour)));
    }
    left.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_partition_the_grid_for_every_shape() {
        let origin = Cell::new(3, 7);
        let regular = [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4), (5, 5), (1, 5)]
            .map(|(rows, cols)| Grid::new(origin, rows, cols).unwrap());
        let stripes = Grid::jigsaw(origin, vec![0, 0, 1, 0, 1, 1, 2, 2, 2]).unwrap();
        for grid in regular.into_iter().chain([stripes]) {
            let mut seen: Vec<Cell> = (0..grid.box_count()).flat_map(|index| grid.box_cells(index)).collect();
            for index in 0..grid.box_count() {
                assert!(grid.box_cells(index).iter().all(|&cell| grid.box_of(cell) == Some(index)));
            }
            seen.sort_unstable();
            assert_eq!(seen, grid.cells().collect::<Vec<_>>());
            assert_eq!(grid.region_errors(), []);
        }
    }

    #[test]
    fn impossible_shapes_are_refused() {
        let origin = Cell::new(0, 0);
        for (rows, cols) in [(0, 3), (1, 1), (5, 6), (255, 255)] {
            assert!(Grid::new(origin, rows, cols).is_err(), "{rows}x{cols}");
        }
        assert!(Grid::new(Cell::new(-1, 0), 3, 3).is_err());
        assert!(Grid::new(Cell::new(0, LATTICE_LIMIT), 3, 3).is_err());
        assert!(Grid::latin(origin, 26).is_err());
        assert_eq!(Grid::jigsaw(origin, vec![0; 8]), Err(BoardError::Size { size: 2 }));
        assert_eq!(Grid::jigsaw(origin, vec![0, 0, 1, 2]), Err(BoardError::NoRegion { region: 3, regions: 2 }));
    }

    #[test]
    fn flaws_of_a_jigsaw_are_listed() {
        let regions = "001 012 212".split(' ').flat_map(|row| row.bytes().map(|b| b - b'0')).collect();
        let grid = Grid::jigsaw(Cell::new(0, 0), regions).unwrap();
        // Region 3 (digit 2) has r2c3, r3c1 and r3c3, and region 2 has r1c3, r2c2 and r3c2.
        assert_eq!(
            grid.region_errors(),
            [RegionError::NotConnected { region: 2 }, RegionError::NotConnected { region: 3 }]
        );
        let grid = Grid::jigsaw(Cell::new(0, 0), vec![0, 0, 0, 1]).unwrap();
        let wrong = |region, cells| RegionError::WrongCount { region, cells, size: 2 };
        assert_eq!(grid.region_errors(), [wrong(1, 3), wrong(2, 1)]);
        assert!(grid.region_errors().iter().all(RegionError::is_error));
    }
}
