//! Cells of a grid that are so many rows and columns apart.

use std::collections::BTreeSet;

use crate::board::{Cell, Grid};
use crate::place::Corner;

/// All pairs of cells of a grid that are one step apart by a leap of `rows` rows and `cols` columns or any turned or
/// mirrored one, as a knight's (1, 2); a rider repeats the leap. Each pair once, the first cell first in reading
/// order. A leap by nothing has no pairs.
pub fn leaps(grid: &Grid, (rows, cols): (i16, i16), rider: bool) -> Vec<(Cell, Cell)> {
    let (rows, cols) = (rows.abs(), cols.abs());
    if (rows, cols) == (0, 0) {
        return vec![];
    }
    let turned = [(rows, cols), (rows, -cols), (cols, rows), (cols, -rows)];
    // Downward, or to the right along a row: the other cell comes later in reading order.
    let steps: BTreeSet<(i16, i16)> = turned
        .into_iter()
        .map(|(down, right)| if (down, right) < (0, 0) { (-down, -right) } else { (down, right) })
        .collect();
    let most = if rider { i16::from(grid.size()) } else { 1 };
    let from = |cell: Cell| {
        let far =
            steps.iter().flat_map(move |&(down, right)| (1..=most).map(move |times| (down * times, right * times)));
        far.map(move |(down, right)| (cell, cell.offset(down, right)))
    };
    let pairs: BTreeSet<(Cell, Cell)> =
        grid.cells().flat_map(from).filter(|&(_, other)| grid.contains(other)).collect();
    pairs.into_iter().collect()
}

/// All pairs of cells of a grid that share an edge, the left or upper one first.
pub fn neighbours(grid: &Grid) -> Vec<(Cell, Cell)> {
    leaps(grid, (0, 1), false)
}

/// The corners of a grid where four of its cells meet.
pub fn corners(grid: &Grid) -> impl Iterator<Item = Corner> + '_ {
    grid.cells().map(Corner).filter(|corner| corner.around().into_iter().all(|cell| grid.contains(cell)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    #[test]
    fn leaps_are_as_many_as_on_a_chess_board() {
        let board = Board::single(2, 4).unwrap();
        let grid = &board.grids()[0];
        // Moves of a piece between two squares of a chess board, in either direction: knight 168, king 210 (112 of a
        // wazir, 98 of a ferz), rook 448, bishop 280.
        assert_eq!(leaps(grid, (1, 2), false).len(), 168);
        assert_eq!(neighbours(grid).len(), 112);
        assert_eq!(leaps(grid, (1, 1), false).len(), 98);
        assert_eq!(leaps(grid, (0, 1), true).len(), 448);
        assert_eq!(leaps(grid, (1, 1), true).len(), 280);
        assert!(leaps(grid, (1, 2), false).iter().all(|(one, other)| one < other));
        assert_eq!(leaps(grid, (0, 0), true), []);
    }
}
