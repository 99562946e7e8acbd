//! Pairs of cells of a grid separated by given numbers of rows and columns: leaps of chess pieces, and custom ones.

use crate::board::{Cell, Grid};
use crate::place::Corner;

/// Returns the pairs of cells of a grid that are a leap apart, each once. Pairs and the cells in them are in reading
/// order.
///
/// `offset` is the number of rows and columns of the leap, in either order and in any direction: (1, 2) is a knight's
/// leap, and (1, 1) and (0, 1) together are a king's. A rider repeats the same leap: (1, 1) of a rider is a bishop's
/// move. The leap (0, 0) gives no pairs.
pub fn leaps(grid: &Grid, offset: (u8, u8), rider: bool) -> Vec<(Cell, Cell)> {
    let steps = steps(offset);
    let most = if rider { i16::from(grid.size()) } else { 2 };
    let mut pairs = Vec::new();
    for cell in grid.cells() {
        let far = |&(rows, cols): &(i16, i16)| (1..most).map(move |times| cell.offset(rows * times, cols * times));
        let mut reached: Vec<Cell> = steps.iter().flat_map(far).filter(|&other| grid.contains(other)).collect();
        reached.sort_unstable();
        pairs.extend(reached.into_iter().map(|other| (cell, other)));
    }
    pairs
}

/// Returns the longest lines of at least two cells that a rider can follow, each from its first cell in reading order.
/// A rider can move from one cell to another if and only if both are on the same line.
pub fn rides(grid: &Grid, offset: (u8, u8)) -> Vec<Vec<Cell>> {
    let mut lines = Vec::new();
    for (rows, cols) in steps(offset) {
        // A line begins where a step back leads off the grid.
        for first in grid.cells().filter(|cell| !grid.contains(cell.offset(-rows, -cols))) {
            let line = (0..).map(|times| first.offset(rows * times, cols * times));
            let line: Vec<Cell> = line.take_while(|&cell| grid.contains(cell)).collect();
            lines.extend(Some(line).filter(|line| line.len() > 1));
        }
    }
    lines
}

/// Returns the steps of a leap that lead down, or right within a row. The others would give the same pairs.
fn steps(offset: (u8, u8)) -> Vec<(i16, i16)> {
    let (one, other) = (i16::from(offset.0), i16::from(offset.1));
    let mut steps = vec![(one, other), (one, -other), (other, one), (other, -one)];
    steps.retain(|step| *step > (0, 0));
    steps.sort_unstable();
    steps.dedup();
    steps
}

/// Returns all pairs of cells of a grid that share an edge, the left or upper one first.
pub fn neighbours(grid: &Grid) -> Vec<(Cell, Cell)> {
    leaps(grid, (0, 1), false)
}

/// Returns the corners of a grid where four of its cells meet.
pub fn corners(grid: &Grid) -> impl Iterator<Item = Corner> + '_ {
    grid.cells().map(Corner).filter(|corner| corner.around().into_iter().all(|cell| grid.contains(cell)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns all pairs of cells that a leap connects, by testing each pair.
    fn pairs(grid: &Grid, is_leap: impl Fn(i16, i16) -> bool) -> Vec<(Cell, Cell)> {
        let cells: Vec<Cell> = grid.cells().collect();
        let later = |&one: &Cell| cells.iter().filter(move |&&other| other > one).map(move |&other| (one, other));
        let all = cells.iter().flat_map(later);
        all.filter(|(one, other)| is_leap((one.row - other.row).abs(), (one.col - other.col).abs())).collect()
    }

    #[test]
    fn leaps_are_those_of_chess() {
        let board = Grid::latin(Cell::new(3, 5), 8).unwrap();
        let both = |rows, cols, one, other| (rows, cols) == (one, other) || (rows, cols) == (other, one);
        assert_eq!(leaps(&board, (1, 2), false), pairs(&board, |rows, cols| both(rows, cols, 1, 2)));
        assert_eq!(leaps(&board, (2, 1), false), leaps(&board, (1, 2), false));
        assert_eq!(leaps(&board, (1, 1), false), pairs(&board, |rows, cols| rows == 1 && cols == 1));
        assert_eq!(leaps(&board, (0, 1), false), pairs(&board, |rows, cols| rows + cols == 1));
        assert_eq!(leaps(&board, (1, 1), true), pairs(&board, |rows, cols| rows == cols), "a bishop");
        assert_eq!(leaps(&board, (0, 1), true), pairs(&board, |rows, cols| rows == 0 || cols == 0), "a rook");
        let nightrider = |rows, cols| (1..4).any(|times| both(rows, cols, times, 2 * times));
        assert_eq!(leaps(&board, (1, 2), true), pairs(&board, nightrider));
        for offset in [(0, 1), (1, 1), (1, 2), (2, 2), (2, 3), (7, 7)] {
            let lines = rides(&board, offset);
            let within = |line: &Vec<Cell>| {
                let later = |place: usize| line[place + 1..].iter().map(move |&other| (line[place], other));
                (0..line.len()).flat_map(later).collect::<Vec<_>>()
            };
            let mut along: Vec<(Cell, Cell)> = lines.iter().flat_map(within).collect();
            along.sort_unstable();
            assert_eq!(along, leaps(&board, offset, true), "{offset:?}");
        }
        // These are the known numbers of pairs that attack each other on a chessboard.
        assert_eq!(leaps(&board, (1, 2), false).len(), 168);
        assert_eq!(leaps(&board, (1, 1), true).len(), 280);
        assert_eq!(leaps(&board, (0, 1), true).len(), 448);
    }

    #[test]
    fn leaps_beyond_the_grid_lead_nowhere() {
        let grid = Grid::new(Cell::new(0, 0), 2, 2).unwrap();
        for (offset, rider) in [((0, 0), false), ((0, 0), true), ((4, 0), false), ((255, 255), true)] {
            assert_eq!(leaps(&grid, offset, rider), [], "{offset:?}");
        }
        assert_eq!(leaps(&grid, (3, 3), false).len(), 2);
    }
}
