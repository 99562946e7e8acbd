//! One n x n sudoku grid: where it lies on the lattice and how it is divided into boxes.

use super::{BoardError, Cell, MAX_DIGIT};

/// The largest row or column (0-based) a grid may reach into; keeps boards printable and indices small.
pub(super) const LATTICE_LIMIT: i16 = 250;

/// How the cells of a grid are divided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Boxes {
    /// Rectangles of this many rows and columns; n is their product.
    Regular {
        /// Rows of a box.
        rows: u8,
        /// Columns of a box.
        cols: u8,
    },
    /// Irregular regions (jigsaw): for each cell, row by row, the number of its region, from 0 and below n. Regions
    /// may still have the wrong number of cells, while an author paints them: see [`Grid::flaws`].
    Jigsaw(Box<[u8]>),
    /// None at all: a latin square.
    Latin,
}

/// One n x n grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    origin: Cell,
    size: u8,
    boxes: Boxes,
}

/// What is wrong, or odd, with a jigsaw region. Regions are counted from 1 here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// A region is too small or too large.
    #[error("region {region} has {cells} cells instead of {size}")]
    WrongCount {
        /// The region, from 1.
        region: usize,
        /// The cells it has.
        cells: usize,
        /// The cells it should have.
        size: usize,
    },
    /// A region falls into several parts.
    #[error("region {region} is not connected")]
    NotConnected {
        /// The region, from 1.
        region: usize,
    },
}

impl Flaw {
    /// The region, counted from 1.
    pub fn region(&self) -> usize {
        match self {
            Flaw::WrongCount { region, .. } | Flaw::NotConnected { region } => *region,
        }
    }

    /// Whether the grid cannot be a sudoku as it stands; otherwise it is only unusual.
    pub fn is_error(&self) -> bool {
        match self {
            Flaw::WrongCount { .. } => true,
            Flaw::NotConnected { .. } => false,
        }
    }
}

impl Grid {
    /// A grid with boxes of this shape whose top-left cell is `origin`.
    ///
    /// # Errors
    /// When n is not from 2 to 25, or a cell would lie off the lattice.
    pub fn new(origin: Cell, box_rows: u8, box_cols: u8) -> Result<Grid, BoardError> {
        let size = u32::from(box_rows) * u32::from(box_cols);
        if size < 2 || size > u32::from(MAX_DIGIT) {
            return Err(BoardError::BoxShape { rows: box_rows, cols: box_cols });
        }
        Grid { origin, size: size as u8, boxes: Boxes::Regular { rows: box_rows, cols: box_cols } }.placed()
    }

    /// A grid of `size` rows and columns without boxes.
    ///
    /// # Errors
    /// When `size` is not from 2 to 25, or a cell would lie off the lattice.
    pub fn latin(origin: Cell, size: u8) -> Result<Grid, BoardError> {
        if !(2..=MAX_DIGIT).contains(&size) {
            return Err(BoardError::Size { size: size.into() });
        }
        Grid { origin, size, boxes: Boxes::Latin }.placed()
    }

    /// A grid with irregular regions: for each cell, row by row, the number of its region, from 0.
    ///
    /// # Errors
    /// When there are not n x n cells for n from 2 to 25, a region number is not below n, or a cell would lie off the
    /// lattice. Regions of the wrong size are not an error here: see [`Grid::flaws`].
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

    /// The same grid with its top-left cell elsewhere.
    ///
    /// # Errors
    /// When a cell would lie off the lattice.
    pub fn at(&self, origin: Cell) -> Result<Grid, BoardError> {
        Grid { origin, ..self.clone() }.placed()
    }

    /// The grid, if it lies on the lattice.
    fn placed(self) -> Result<Grid, BoardError> {
        let most = LATTICE_LIMIT + 1 - i16::from(self.size);
        let inside = |from: i16| (0..=most).contains(&from);
        match inside(self.origin.row) && inside(self.origin.col) {
            true => Ok(self),
            false => Err(BoardError::OffLattice { origin: self.origin }),
        }
    }

    /// n: the number of rows, columns and digits.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Its first cell, at the top left.
    pub const fn origin(&self) -> Cell {
        self.origin
    }

    /// The shape of its boxes.
    pub const fn boxes(&self) -> &Boxes {
        &self.boxes
    }

    /// Rows and columns of a box, or None where boxes are irregular or there are none.
    pub const fn box_shape(&self) -> Option<(u8, u8)> {
        match self.boxes {
            Boxes::Regular { rows, cols } => Some((rows, cols)),
            Boxes::Jigsaw(_) | Boxes::Latin => None,
        }
    }

    /// The cell in this row and column of the grid, both 0-based and below n.
    pub const fn cell(&self, row: usize, col: usize) -> Cell {
        self.origin.offset(row as i16, col as i16)
    }

    /// Whether the cell is one of its own.
    pub const fn contains(&self, cell: Cell) -> bool {
        let (row, col) = (cell.row - self.origin.row, cell.col - self.origin.col);
        let size = self.size as i16;
        row >= 0 && row < size && col >= 0 && col < size
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (origin, size) = (self.origin, i16::from(self.size));
        (0..size).flat_map(move |row| (0..size).map(move |col| origin.offset(row, col)))
    }

    /// The cells of a row, from 0, from left to right.
    pub fn row(&self, row: usize) -> Vec<Cell> {
        (0..usize::from(self.size)).map(|col| self.cell(row, col)).collect()
    }

    /// The cells of a column, from 0, from top to bottom.
    pub fn column(&self, col: usize) -> Vec<Cell> {
        (0..usize::from(self.size)).map(|row| self.cell(row, col)).collect()
    }

    /// How many boxes or regions there are: n, or 0 in a latin square.
    pub fn box_count(&self) -> usize {
        match self.boxes {
            Boxes::Regular { .. } | Boxes::Jigsaw(_) => usize::from(self.size),
            Boxes::Latin => 0,
        }
    }

    /// The cells of a box or region, row by row. Boxes are counted from 0, left to right and top to bottom.
    pub fn box_cells(&self, index: usize) -> Vec<Cell> {
        match self.boxes {
            Boxes::Regular { rows, cols } => {
                let (rows, cols) = (usize::from(rows), usize::from(cols));
                let (top, left) = (index / rows * rows, index % rows * cols);
                (0..rows * cols).map(|at| self.cell(top + at / cols, left + at % cols)).collect()
            }
            Boxes::Jigsaw(_) => self.cells().filter(|&cell| self.box_of(cell) == Some(index)).collect(),
            Boxes::Latin => vec![],
        }
    }

    /// The box or region a cell lies in, counted from 0; None outside the grid and in a latin square.
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

    /// For each cell, row by row, the box it lies in: what a jigsaw starts from. A latin square counts its rows.
    pub fn regions(&self) -> Vec<u8> {
        let row_of = |cell: Cell| (cell.row - self.origin.row) as usize;
        self.cells().map(|cell| self.box_of(cell).unwrap_or_else(|| row_of(cell)) as u8).collect()
    }

    /// What is wrong or odd with the regions of a jigsaw; empty for other grids.
    pub fn flaws(&self) -> Vec<Flaw> {
        if !matches!(self.boxes, Boxes::Jigsaw(_)) {
            return vec![];
        }
        let size = usize::from(self.size);
        let mut flaws = Vec::new();
        for index in 0..size {
            let cells = self.box_cells(index);
            if cells.len() != size {
                flaws.push(Flaw::WrongCount { region: index + 1, cells: cells.len(), size });
            }
            if !connected(&cells) {
                flaws.push(Flaw::NotConnected { region: index + 1 });
            }
        }
        flaws
    }
}

/// Whether one can walk between any two of the cells over shared edges.
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
            assert_eq!(grid.flaws(), []);
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
        // Region 3 (digit 2) holds r2c3, r3c1 and r3c3; region 2 holds r1c3, r2c2 and r3c2.
        assert_eq!(grid.flaws(), [Flaw::NotConnected { region: 2 }, Flaw::NotConnected { region: 3 }]);
        let grid = Grid::jigsaw(Cell::new(0, 0), vec![0, 0, 0, 1]).unwrap();
        let wrong = |region, cells| Flaw::WrongCount { region, cells, size: 2 };
        assert_eq!(grid.flaws(), [wrong(1, 3), wrong(2, 1)]);
        assert!(grid.flaws().iter().all(Flaw::is_error));
    }
}
