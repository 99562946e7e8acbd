//! Where the digits go: cells of the lattice, grids on it, and the houses they form.
//!
//! **Invariant.** Nothing here knows of givens, rules, solving or drawing; this folder imports no other.

mod cell;
mod digits;
mod fill_check;
mod grid;
mod jigsaw;
mod lookout;
mod numbering;
mod presets;
mod random;
mod relocation;
mod transformation;
mod turn;

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use cell::{Cell, CellError, CellSet};
pub use digits::{Digit, DigitSet, Filling, MAX_DIGIT};
pub use grid::{Boxes, Flaw, Grid};
pub use jigsaw::{random_regions, symmetric_regions};
pub use lookout::{Lookout, Side, Slant};
pub use numbering::Numbering;
pub use presets::Preset;
pub use random::Random;
pub use relocation::Relocation;
pub use transformation::{Layout, Transformation};
pub use turn::Turn;

use fill_check::FillCheck;

/// The most cells a board may have.
pub const MAX_CELLS: usize = 2000;

/// The place of a cell in the board's row order; index into fillings and models.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellId(pub u16);

impl CellId {
    /// The number as an index into lists by cell.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which grid of a board: 0-based inside, written 1-based in files and on screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct GridId(pub u8);

impl GridId {
    /// The number as an index into the list of grids.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for GridId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl Serialize for GridId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(u16::from(self.0) + 1)
    }
}

impl<'de> Deserialize<'de> for GridId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GridId, D::Error> {
        let number = u16::deserialize(deserializer)?;
        let index = number.checked_sub(1).and_then(|index| u8::try_from(index).ok());
        index
            .map(GridId)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no grid {number}; grids are counted from 1")))
    }
}

/// Cells that hold different digits: n of them hold each digit exactly once. A region of a jigsaw that is not finished
/// may have fewer or more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    /// What it is in its grid.
    pub kind: HouseKind,
    /// The first grid this house belongs to; a box that two grids share is one house.
    pub grid: GridId,
    /// 0-based: the row, column or box of the grid.
    pub index: usize,
    /// Its cells, in row order.
    pub cells: Vec<CellId>,
}

/// What a house is in its grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box, or a region of a jigsaw.
    Box,
}

/// Why grids cannot form a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    /// There is no grid.
    #[error("a board needs at least one grid")]
    NoGrids,
    /// Boxes that hold fewer or more digits than there are.
    #[error("boxes of {rows}x{cols} cells make no grid: their area must be from 2 to {MAX_DIGIT}")]
    BoxShape {
        /// Rows of a box.
        rows: u8,
        /// Columns of a box.
        cols: u8,
    },
    /// A grid of too few or too many rows.
    #[error("a grid of {size} rows and columns is not possible: it must have from 2 to {MAX_DIGIT}")]
    Size {
        /// The rows that were asked for.
        size: usize,
    },
    /// A region that the jigsaw does not have.
    #[error("there is no region {region}: the regions are counted from 1 to {regions}")]
    NoRegion {
        /// The region that was named.
        region: usize,
        /// How many there are.
        regions: usize,
    },
    /// A grid reaches beyond the largest coordinates.
    #[error("a grid cannot start at {origin}: it would leave the lattice")]
    OffLattice {
        /// Where it was to start.
        origin: Cell,
    },
    /// Grids with different numbers of digits.
    #[error("grid {grid} has {found} digits but grid 1 has {expected}; all grids of a board need the same digits")]
    DifferentSizes {
        /// The first that differs.
        grid: GridId,
        /// Its digits.
        found: u8,
        /// The digits of the first grid.
        expected: u8,
    },
    /// Two grids that are the same cells.
    #[error("grids {first} and {second} lie on exactly the same cells")]
    SamePlace {
        /// The one before in the list.
        first: GridId,
        /// The other.
        second: GridId,
    },
    /// More cells than [`MAX_CELLS`].
    #[error("a board of {cells} cells is too large: at most {MAX_CELLS} are possible")]
    TooManyCells {
        /// How many there would be.
        cells: usize,
    },
    /// More grids than can be numbered.
    #[error("a board of {grids} grids is too large: at most 255 are possible")]
    TooManyGrids {
        /// How many there would be.
        grids: usize,
    },
}

/// All grids of a puzzle. Cells that two grids cover are one cell, and belong to both.
#[derive(Clone, Debug)]
pub struct Board {
    // Shared by all copies: a collection has one board for all of its puzzles.
    laid: Arc<Laid>,
    numbering: Numbering,
}

/// Grids that are laid on the lattice, and what follows from that.
#[derive(Debug)]
struct Laid {
    grids: Vec<Grid>,
    cells: Vec<Cell>,
    houses: Vec<House>,
    /// None where no filling fills all houses.
    fill_check: Option<FillCheck>,
    /// Lattice rows and columns from (0, 0) to the last covered cell; `u16::MAX` off the board.
    lookup: Vec<u16>,
    rows: i16,
    cols: i16,
}

/// Boards are equal when their grids are, and their digits are called the same: the rest follows from them.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.numbering == other.numbering
            && (Arc::ptr_eq(&self.laid, &other.laid) || self.laid.grids == other.laid.grids)
    }
}

impl Eq for Board {}

const OFF_BOARD: u16 = u16::MAX;

impl Laid {
    fn find_houses(&self) -> Vec<House> {
        let mut seen = BTreeSet::new();
        let mut houses = Vec::new();
        for (number, grid) in self.grids.iter().enumerate() {
            let size = grid.size() as usize;
            let rows = (0..size).map(|index| (HouseKind::Row, index, grid.row(index)));
            let columns = (0..size).map(|index| (HouseKind::Column, index, grid.column(index)));
            let boxes = (0..grid.box_count()).map(|index| (HouseKind::Box, index, grid.box_cells(index)));
            for (kind, index, cells) in rows.chain(columns).chain(boxes) {
                let mut cells: Vec<CellId> = cells.into_iter().filter_map(|cell| self.id(cell)).collect();
                cells.sort_unstable();
                if seen.insert(cells.clone()) {
                    houses.push(House { kind, grid: GridId(number as u8), index, cells });
                }
            }
        }
        houses
    }

    fn id(&self, cell: Cell) -> Option<CellId> {
        let inside = (0..self.rows).contains(&cell.row) && (0..self.cols).contains(&cell.col);
        let id = inside.then(|| self.lookup[cell.row as usize * self.cols as usize + cell.col as usize])?;
        (id != OFF_BOARD).then_some(CellId(id))
    }
}

impl Board {
    /// Lays the grids on the lattice. Grids that cover the same cell share it. Digits begin at 1.
    ///
    /// # Errors
    /// See [`BoardError`].
    pub fn new(grids: Vec<Grid>) -> Result<Board, BoardError> {
        let Some(first) = grids.first() else { return Err(BoardError::NoGrids) };
        if grids.len() > 255 {
            return Err(BoardError::TooManyGrids { grids: grids.len() });
        }
        let size = first.size();
        for (index, grid) in grids.iter().enumerate() {
            let id = GridId(index as u8);
            if grid.size() != size {
                return Err(BoardError::DifferentSizes { grid: id, found: grid.size(), expected: size });
            }
            if let Some(twin) = grids[..index].iter().position(|other| other.origin() == grid.origin()) {
                return Err(BoardError::SamePlace { first: GridId(twin as u8), second: id });
            }
        }
        let cells: Vec<Cell> = grids.iter().flat_map(Grid::cells).collect::<BTreeSet<_>>().into_iter().collect();
        if cells.len() > MAX_CELLS {
            return Err(BoardError::TooManyCells { cells: cells.len() });
        }
        let rows = cells.iter().map(|cell| cell.row).max().unwrap_or(0) + 1;
        let cols = cells.iter().map(|cell| cell.col).max().unwrap_or(0) + 1;
        let mut lookup = vec![OFF_BOARD; rows as usize * cols as usize];
        for (id, cell) in cells.iter().enumerate() {
            lookup[cell.row as usize * cols as usize + cell.col as usize] = id as u16;
        }
        let mut laid = Laid { grids, cells, houses: Vec::new(), fill_check: None, lookup, rows, cols };
        laid.houses = laid.find_houses();
        laid.fill_check = FillCheck::new(laid.cells.len(), size, &laid.houses);
        Ok(Board { laid: Arc::new(laid), numbering: Numbering::FromOne })
    }

    /// A board of one grid at r1c1 with boxes of this many rows and columns.
    ///
    /// # Errors
    /// When the boxes make no grid; see [`Grid::new`].
    pub fn single(box_rows: u8, box_cols: u8) -> Result<Board, BoardError> {
        Board::new(vec![Grid::new(Cell::new(0, 0), box_rows, box_cols)?])
    }

    /// The same board with its digits called so.
    #[must_use]
    pub fn with_numbering(self, numbering: Numbering) -> Board {
        Board { numbering, ..self }
    }

    /// What the digits are called, and what they count.
    pub fn numbering(&self) -> Numbering {
        self.numbering
    }

    /// The 9x9 board with 3x3 boxes.
    pub fn classic() -> Board {
        Board::single(3, 3).expect("3x3 boxes make a grid")
    }

    /// n: how many digits there are, and how many cells a house has.
    pub fn size(&self) -> u8 {
        self.laid.grids[0].size()
    }

    /// The grids in their order.
    pub fn grids(&self) -> &[Grid] {
        &self.laid.grids
    }

    /// The grid of this number.
    pub fn grid(&self, id: GridId) -> Option<&Grid> {
        self.laid.grids.get(id.index())
    }

    /// The numbers of all grids, in order.
    pub fn grid_ids(&self) -> impl Iterator<Item = GridId> + use<> {
        (0..self.laid.grids.len()).map(|index| GridId(index as u8))
    }

    /// The cells that belong to a grid, in row order; a cell's place here is its [`CellId`].
    pub fn cells(&self) -> &[Cell] {
        &self.laid.cells
    }

    /// Rows, columns and boxes of all grids, each set of cells once.
    pub fn houses(&self) -> &[House] {
        &self.laid.houses
    }

    /// Whether each digit is once in each house. No filling is so where a region has more or fewer cells than there
    /// are digits.
    pub fn is_filled_by(&self, filling: &Filling) -> bool {
        self.laid.fill_check.as_ref().is_some_and(|check| check.passes(filling))
    }

    /// How many rows and columns of the lattice the board reaches, counted from r1c1.
    pub fn extent(&self) -> (i16, i16) {
        (self.laid.rows, self.laid.cols)
    }

    /// Returns the cells in a direction from a cell: over holes to the next one, and around at the end, once.
    pub fn along(&self, from: Cell, rows: i16, cols: i16) -> impl Iterator<Item = Cell> + '_ {
        let (height, width) = self.extent();
        let at = move |times: i16| {
            let (row, col) = (from.row + rows * times, from.col + cols * times);
            Cell::new(row.rem_euclid(height), col.rem_euclid(width))
        };
        (1..=height.max(width)).map(at).filter(|&cell| self.contains(cell))
    }

    /// The first row and column of the lattice that hold a cell of the board.
    pub fn top_left(&self) -> Cell {
        let top = self.laid.cells.iter().map(|cell| cell.row).min().unwrap_or(0);
        let left = self.laid.cells.iter().map(|cell| cell.col).min().unwrap_or(0);
        Cell::new(top, left)
    }

    /// The number of a cell; None off the board.
    pub fn id(&self, cell: Cell) -> Option<CellId> {
        self.laid.id(cell)
    }

    /// Whether the cell lies in a grid.
    pub fn contains(&self, cell: Cell) -> bool {
        self.id(cell).is_some()
    }

    /// The cell of this id.
    pub fn cell(&self, id: CellId) -> Cell {
        self.laid.cells[id.index()]
    }

    /// The grids that cover a cell.
    pub fn grids_at(&self, cell: Cell) -> impl Iterator<Item = GridId> + '_ {
        self.grid_ids().filter(move |id| self.laid.grids[id.index()].contains(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samurai() -> Board {
        let at = |row, col| Grid::new(Cell::new(row, col), 3, 3).unwrap();
        Board::new(vec![at(0, 0), at(0, 12), at(6, 6), at(12, 0), at(12, 12)]).unwrap()
    }

    #[test]
    fn shared_cells_are_one_cell_and_shared_boxes_one_house() {
        let board = samurai();
        assert_eq!(board.cells().len(), 369);
        assert_eq!(board.houses().len(), 5 * 27 - 4);
        let shared = "r7c7".parse().unwrap();
        assert_eq!(board.grids_at(shared).collect::<Vec<_>>(), [GridId(0), GridId(2)]);
        assert_eq!(board.extent(), (21, 21));
    }

    #[test]
    fn ids_follow_row_order_and_skip_holes() {
        let board = samurai();
        for (index, &cell) in board.cells().iter().enumerate() {
            assert_eq!(board.id(cell), Some(CellId(index as u16)));
        }
        assert_eq!(board.id("r1c10".parse().unwrap()), None);
        assert_eq!(board.id(Cell::new(-1, 0)), None);
        assert_eq!(board.id(Cell::new(0, 21)), None);
    }

    #[test]
    fn boards_that_cannot_be_are_refused_with_their_reason() {
        let at = |row, col, rows, cols| Grid::new(Cell::new(row, col), rows, cols).unwrap();
        assert_eq!(Board::new(vec![]), Err(BoardError::NoGrids));
        let mixed = Board::new(vec![at(0, 0, 3, 3), at(0, 9, 2, 3)]);
        assert_eq!(mixed, Err(BoardError::DifferentSizes { grid: GridId(1), found: 6, expected: 9 }));
        let twice = Board::new(vec![at(0, 0, 3, 3), at(0, 0, 3, 3)]);
        assert_eq!(twice, Err(BoardError::SamePlace { first: GridId(0), second: GridId(1) }));
        let huge = Board::new((0..4).map(|index| at(index * 30, 0, 5, 5)).collect());
        assert_eq!(huge, Err(BoardError::TooManyCells { cells: 2500 }));
    }
}
