//! The reasons why grids cannot form a board.

use super::cell::{Cell, MAX_CELLS};
use super::digits::MAX_DIGIT;
use super::ids::GridId;

/// The reason why grids cannot form a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    /// There is no grid.
    #[error("a board needs at least one grid")]
    NoGrids,
    /// The boxes have too few or too many cells.
    #[error("boxes of {rows}x{cols} cells are not possible: a box must have from 2 to {MAX_DIGIT} cells")]
    BoxShape {
        /// Rows of a box.
        rows: u8,
        /// Columns of a box.
        cols: u8,
    },
    /// A grid has too few or too many rows.
    #[error("a grid of {size} rows and columns is not possible: it must have from 2 to {MAX_DIGIT}")]
    Size {
        /// Number of rows.
        size: usize,
    },
    /// The jigsaw does not have this region.
    #[error("there is no region {region}: the regions are counted from 1 to {regions}")]
    NoRegion {
        /// The region, from 1.
        region: usize,
        /// Number of regions.
        regions: usize,
    },
    /// A grid would extend beyond an edge of the lattice.
    #[error("a grid cannot start at {origin}: it would leave the lattice")]
    OffLattice {
        /// The top-left cell of the grid.
        origin: Cell,
    },
    /// Grids have different numbers of digits.
    #[error("grid {grid} has {found} digits but grid 1 has {expected}; all grids of a board need the same digits")]
    DifferentSizes {
        /// The first grid that differs.
        grid: GridId,
        /// Its number of digits.
        found: u8,
        /// Number of digits of the first grid.
        expected: u8,
    },
    /// Two grids have the same cells.
    #[error("grids {first} and {second} lie on exactly the same cells")]
    SamePlace {
        /// The first of the grids.
        first: GridId,
        /// The second of the grids.
        second: GridId,
    },
    /// There are more cells than [`MAX_CELLS`].
    #[error("a board of {cells} cells is too large: at most {MAX_CELLS} are possible")]
    TooManyCells {
        /// Number of cells.
        cells: usize,
    },
    /// There are more grids than can be numbered.
    #[error("a board of {grids} grids is too large: at most 255 are possible")]
    TooManyGrids {
        /// Number of grids.
        grids: usize,
    },
}
