//! Houses: rows, columns and boxes.

use super::ids::{CellId, GridId};

/// Cells that must have different digits. A house of n cells has each of the n digits exactly once. Regions of an
/// unfinished jigsaw may have fewer or more cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    /// The type of house in its grid.
    pub kind: HouseKind,
    /// The first grid with this house. A box shared by two grids is one house.
    pub grid: GridId,
    /// The row, column or box of the grid, from 0.
    pub index: usize,
    /// The cells in row order.
    pub cells: Vec<CellId>,
}

/// The type of a house in its grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box, or a region of a jigsaw.
    Box,
}
