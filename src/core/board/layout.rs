//! Boards: grids on the lattice, with their cells and houses.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::cell::{Cell, MAX_CELLS};
use super::digits::Filling;
use super::error::BoardError;
use super::fill_check::FillCheck;
use super::grid::Grid;
use super::house::{House, HouseKind};
use super::ids::{CellId, GridId};
use super::numbering::Numbering;

/// All grids of a puzzle. A cell covered by two grids is one cell that belongs to both.
#[derive(Clone, Debug)]
pub struct Board {
    // Shared by all copies, so that all puzzles of a collection can have one board.
    data: Arc<BoardData>,
    numbering: Numbering,
}

/// Grids on the lattice, with derived data.
#[derive(Debug)]
struct BoardData {
    grids: Vec<Grid>,
    cells: Vec<Cell>,
    houses: Vec<House>,
    /// None if no filling can fill all houses.
    fill_check: Option<FillCheck>,
    /// The ids of lattice cells from (0, 0) to the last covered row and column, row by row, with None off the board.
    lookup: Vec<Option<CellId>>,
    rows: i16,
    cols: i16,
}

/// Boards are equal if their grids and their numbering are. All other data is derived.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.numbering == other.numbering
            && (Arc::ptr_eq(&self.data, &other.data) || self.data.grids == other.data.grids)
    }
}

impl Eq for Board {}

impl BoardData {
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
                // Grids that overlap may have houses in common, which count once.
                if seen.insert(cells.clone()) {
                    houses.push(House { kind, grid: GridId(number as u8), index, cells });
                }
            }
        }
        houses
    }

    fn id(&self, cell: Cell) -> Option<CellId> {
        let inside = (0..self.rows).contains(&cell.row) && (0..self.cols).contains(&cell.col);
        inside.then(|| self.lookup[cell.row as usize * self.cols as usize + cell.col as usize])?
    }
}

impl Board {
    /// Places the grids on the lattice. Grids that cover the same cell share it. Digits begin at 1.
    ///
    /// # Errors
    /// Returns a [`BoardError`] if the grids cannot form a board.
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
        // The set sorts the cells row by row, which numbers them, and drops the repeats of overlapping grids.
        let cells: Vec<Cell> = grids.iter().flat_map(Grid::cells).collect::<BTreeSet<_>>().into_iter().collect();
        if cells.len() > MAX_CELLS {
            return Err(BoardError::TooManyCells { cells: cells.len() });
        }
        let rows = cells.iter().map(|cell| cell.row).max().unwrap_or(0) + 1;
        let cols = cells.iter().map(|cell| cell.col).max().unwrap_or(0) + 1;
        let mut lookup = vec![None; rows as usize * cols as usize];
        for (id, cell) in cells.iter().enumerate() {
            lookup[cell.row as usize * cols as usize + cell.col as usize] = Some(CellId(id as u16));
        }
        let mut laid = BoardData { grids, cells, houses: Vec::new(), fill_check: None, lookup, rows, cols };
        laid.houses = laid.find_houses();
        laid.fill_check = FillCheck::new(laid.cells.len(), size, &laid.houses);
        Ok(Board { data: Arc::new(laid), numbering: Numbering::FromOne })
    }

    /// Returns a board of one grid at r1c1 with boxes of this many rows and columns.
    ///
    /// # Errors
    /// Returns an error if the boxes do not form a grid; see [`Grid::new`].
    pub fn single(box_rows: u8, box_cols: u8) -> Result<Board, BoardError> {
        Board::new(vec![Grid::new(Cell::new(0, 0), box_rows, box_cols)?])
    }

    /// Returns the same board with another numbering of its digits.
    #[must_use]
    pub fn with_numbering(self, numbering: Numbering) -> Board {
        Board { numbering, ..self }
    }

    /// Returns the numbering of the digits.
    pub fn numbering(&self) -> Numbering {
        self.numbering
    }

    /// Returns the 9x9 board with 3x3 boxes.
    pub fn classic() -> Board {
        Board::single(3, 3).expect("3x3 boxes make a grid")
    }

    /// Returns n, the number of digits and of cells in a house.
    pub fn size(&self) -> u8 {
        self.data.grids[0].size()
    }

    /// Returns the grids in order.
    pub fn grids(&self) -> &[Grid] {
        &self.data.grids
    }

    /// Returns the grid with this id.
    pub fn grid(&self, id: GridId) -> Option<&Grid> {
        self.data.grids.get(id.index())
    }

    /// Returns the ids of all grids in order.
    pub fn grid_ids(&self) -> impl Iterator<Item = GridId> + use<> {
        (0..self.data.grids.len()).map(|index| GridId(index as u8))
    }

    /// Returns the cells that belong to a grid, in row order. The index of a cell is its [`CellId`].
    pub fn cells(&self) -> &[Cell] {
        &self.data.cells
    }

    /// Returns the rows, columns and boxes of all grids, without duplicates.
    pub fn houses(&self) -> &[House] {
        &self.data.houses
    }

    /// Returns whether each digit occurs once in each house. No filling does so if a region has more or fewer cells
    /// than there are digits.
    pub fn is_filled_by(&self, filling: &Filling) -> bool {
        self.data.fill_check.as_ref().is_some_and(|check| check.passes(filling))
    }

    /// Returns the numbers of lattice rows and columns from r1c1 to the end of the board.
    pub fn extent(&self) -> (i16, i16) {
        (self.data.rows, self.data.cols)
    }

    /// Returns the cells in a direction from a cell. After the last row or column of the board, it continues at row or
    /// column 1, and vice versa. Positions without a cell are skipped.
    pub fn along(&self, from: Cell, rows: i16, cols: i16) -> impl Iterator<Item = Cell> + '_ {
        let (height, width) = self.extent();
        let at = move |times: i16| {
            let (row, col) = (from.row + rows * times, from.col + cols * times);
            Cell::new(row.rem_euclid(height), col.rem_euclid(width))
        };
        (1..=height.max(width)).map(at).filter(|&cell| self.contains(cell))
    }

    /// Returns the first row and column of the lattice with a cell of the board.
    pub fn top_left(&self) -> Cell {
        let top = self.data.cells.iter().map(|cell| cell.row).min().unwrap_or(0);
        let left = self.data.cells.iter().map(|cell| cell.col).min().unwrap_or(0);
        Cell::new(top, left)
    }

    /// Returns the id of a cell, or None off the board.
    pub fn id(&self, cell: Cell) -> Option<CellId> {
        self.data.id(cell)
    }

    /// Returns whether the cell belongs to a grid.
    pub fn contains(&self, cell: Cell) -> bool {
        self.id(cell).is_some()
    }

    /// Returns the cell with this id.
    pub fn cell(&self, id: CellId) -> Cell {
        self.data.cells[id.index()]
    }

    /// Returns the grids that cover a cell.
    pub fn grids_at(&self, cell: Cell) -> impl Iterator<Item = GridId> + '_ {
        self.grid_ids().filter(move |id| self.data.grids[id.index()].contains(cell))
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
