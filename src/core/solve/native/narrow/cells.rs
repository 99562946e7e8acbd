//! Sets of cells, and the size of narrow boards.

use crate::board::CellId;

/// A set of cells as a bitmask: bit `i` for cell `i`.
pub type CellMask = u128;

/// The maximum number of cells of a narrow board.
pub const MAX_CELLS: usize = 128;

/// The maximum number of digits of a narrow board: a grid with more digits has more than [`MAX_CELLS`] cells.
pub const MAX_DIGITS: usize = 11;

/// Returns the set of one cell.
pub const fn just(cell: usize) -> CellMask {
    1 << cell
}

/// Returns all bits or none.
pub const fn all_if(condition: bool) -> CellMask {
    (condition as CellMask).wrapping_neg()
}

/// Returns the cells of a set in ascending order.
pub fn each(mut cells: CellMask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (cells != 0).then(|| {
            let cell = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            cell
        })
    })
}

/// Returns the set of these cells.
pub fn set(cells: &[CellId]) -> CellMask {
    cells.iter().fold(0, |set, cell| set | just(cell.index()))
}
