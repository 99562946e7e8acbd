//! Changes of the layout as edits: moving, adding and removing grids.

use crate::board::{Board, BoardError, Cell, Grid, GridId, Relocation};
use crate::formats::customary_box;
use crate::puzzle::Edit;
use crate::words::{Arg, Message, message};

/// A new layout, shifted to start at r1c1.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct ShiftedLayout {
    /// The grids, each with the one that it was made from.
    grids: Vec<(Option<GridId>, Grid)>,
    what: Message,
    /// The rows down and columns right by which everything was shifted, so that nothing lies above or left of the
    /// lattice.
    pub shift: (i16, i16),
}

impl ShiftedLayout {
    pub fn edit(&self) -> Edit {
        Edit::ChangeLayout { grids: self.grids.clone(), what: self.what.clone() }
    }

    /// Returns the resulting board.
    ///
    /// # Errors
    /// Returns an error if the grids form no valid board.
    pub fn board(&self, board: &Board) -> Result<Board, BoardError> {
        Ok(Relocation::new(board, self.grids.clone())?.board().clone())
    }
}

/// Returns the layout of grids at these origins, which may lie above or left of the lattice.
fn shifted_layout(grids: Vec<(Option<GridId>, &Grid, Cell)>, what: Message) -> Result<ShiftedLayout, BoardError> {
    let top = grids.iter().map(|(.., at)| at.row).min().unwrap_or(0);
    let left = grids.iter().map(|(.., at)| at.col).min().unwrap_or(0);
    let placed = grids.into_iter().map(|(from, grid, at)| Ok((from, grid.at(at.offset(-top, -left))?)));
    let grids = placed.collect::<Result<Vec<_>, BoardError>>()?;
    Ok(ShiftedLayout { grids, what, shift: (-top, -left) })
}

/// Returns the grids of a board at their origins.
fn grids_in_place(board: &Board) -> Vec<(Option<GridId>, &Grid, Cell)> {
    board.grid_ids().zip(board.grids()).map(|(id, grid)| (Some(id), grid, grid.origin())).collect()
}

/// Moves a grid to another origin.
///
/// # Errors
/// Returns an error if the board would leave the lattice. Whether the grids form a valid board is checked when the
/// edit is applied.
pub(in crate::studio) fn moved(board: &Board, id: GridId, to: Cell) -> Result<ShiftedLayout, BoardError> {
    let mut grids = grids_in_place(board);
    grids[id.index()].2 = to;
    shifted_layout(grids, message!("tell-laying-move-grid", grid = Arg::Figures(id.to_string())))
}

/// Adds a copy of the grid `like`. `what` names the step.
///
/// # Errors
/// Returns an error if the board would leave the lattice.
pub(in crate::studio) fn added(
    board: &Board,
    like: GridId,
    at: Cell,
    what: Message,
) -> Result<ShiftedLayout, BoardError> {
    let mut grids = grids_in_place(board);
    grids.push((None, &board.grids()[like.index()], at));
    shifted_layout(grids, what)
}

/// Removes a grid.
///
/// # Errors
/// Returns an error if it is the only grid.
pub(in crate::studio) fn removed(board: &Board, id: GridId) -> Result<ShiftedLayout, BoardError> {
    let mut grids = grids_in_place(board);
    grids.remove(id.index());
    if grids.is_empty() {
        Err(BoardError::NoGrids)
    } else {
        shifted_layout(grids, message!("tell-laying-delete-grid", grid = Arg::Figures(id.to_string())))
    }
}

/// Returns the rows and columns by which a grid moves on the lattice: the dimensions of its boxes, or of the
/// customary boxes of its size.
pub(in crate::studio) fn step(grid: &Grid) -> (i16, i16) {
    let (rows, cols) = grid.box_shape().or_else(|| customary_box(grid.size())).unwrap_or((1, 1));
    (i16::from(rows), i16::from(cols))
}

/// Returns the origin nearest to (row, column) `at` that aligns a grid with the boxes of the other grids, or with
/// the cells if `fine`.
pub(in crate::studio) fn snapped(
    board: &Board,
    grid: &Grid,
    moving: Option<GridId>,
    at: (f32, f32),
    fine: bool,
) -> Cell {
    let others = board.grid_ids().zip(board.grids()).filter(|(id, _)| Some(*id) != moving);
    let reference = others.map(|(_, other)| other.origin()).next().unwrap_or(grid.origin());
    let (rows, cols) = if fine { (1, 1) } else { step(grid) };
    let snap = |at: f32, from: i16, step: i16| {
        // The number of steps is bounded, so that the result fits 16 bits wherever the pointer is.
        let steps = ((at - f32::from(from)) / f32::from(step)).round().clamp(-500.0, 500.0);
        from + steps as i16 * step
    };
    Cell::new(snap(at.0, reference.row, rows), snap(at.1, reference.col, cols))
}

/// Returns an origin for a new grid next to this one that overlaps no grid, or else one to the right of the whole
/// board.
pub(in crate::studio) fn place_beside(board: &Board, id: GridId) -> Cell {
    let grid = &board.grids()[id.index()];
    let size = i16::from(grid.size());
    let free = |at: &Cell| {
        // All grids of a board have the same size, so they do not overlap if their origins are at least that far apart.
        let apart = |other: &Grid| {
            let from = other.origin();
            (from.row - at.row).abs() >= size || (from.col - at.col).abs() >= size
        };
        board.grids().iter().all(apart)
    };
    let beside = [(0, size), (size, 0), (0, -size), (-size, 0)];
    let places = beside.into_iter().map(|(rows, cols)| grid.origin().offset(rows, cols));
    places.into_iter().find(free).unwrap_or(Cell::new(grid.origin().row, board.extent().1))
}

/// Returns an origin for a copy of a grid that makes the two share a corner box. If all corners are taken, returns an
/// origin next to the grid.
pub(in crate::studio) fn place_of_double(board: &Board, id: GridId) -> Cell {
    let grid = &board.grids()[id.index()];
    let (size, (rows, cols)) = (i16::from(grid.size()), step(grid));
    let (down, right) = (size - rows, size - cols);
    let corners = [(down, right), (down, -right), (-down, right), (-down, -right)];
    let mut places = corners.into_iter().map(|(rows, cols)| grid.origin().offset(rows, cols));
    let taken = |at: &Cell| board.grids().iter().any(|other| other.origin() == *at);
    places.find(|at| !taken(at)).unwrap_or_else(|| place_beside(board, id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TraditionalLayout;

    fn origins(laid: &ShiftedLayout) -> String {
        laid.grids.iter().map(|(_, grid)| grid.origin().to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn layouts_start_at_the_first_row_and_column() {
        let twin = TraditionalLayout::Twin.board(3, 3).unwrap();
        let table = [
            (GridId(1), Cell::new(3, 12), "r1c1 r4c13", (0, 0)),
            (GridId(1), Cell::new(-6, 6), "r7c1 r1c7", (6, 0)),
            (GridId(0), Cell::new(6, 15), "r1c10 r1c1", (-6, -6)),
            (GridId(0), Cell::new(0, -9), "r1c1 r7c16", (0, 9)),
        ];
        for (id, to, expected, shift) in table {
            let laid = moved(&twin, id, to).unwrap();
            assert_eq!((origins(&laid).as_str(), laid.shift), (expected, shift));
        }
        assert_eq!(origins(&removed(&twin, GridId(0)).unwrap()), "r1c1");
        assert_eq!(removed(&Board::classic(), GridId(0)), Err(BoardError::NoGrids));
    }

    #[test]
    fn grids_snap_to_the_boxes_of_others() {
        let twin = TraditionalLayout::Twin.board(2, 3).unwrap();
        let grid = &twin.grids()[1];
        let snap = |at, fine| snapped(&twin, grid, Some(GridId(1)), at, fine);
        assert_eq!(snap((3.1, 4.4), false), Cell::new(4, 3));
        assert_eq!(snap((3.1, 4.4), true), Cell::new(3, 4));
        assert_eq!(snap((-1.2, -1.4), false), Cell::new(-2, 0));
    }

    #[test]
    fn new_grids_find_a_place() {
        let classic = Board::classic();
        assert_eq!(place_beside(&classic, GridId(0)), Cell::new(0, 9));
        assert_eq!(place_of_double(&classic, GridId(0)), Cell::new(6, 6));
        let samurai = TraditionalLayout::Samurai.board(3, 3).unwrap();
        // The corners of the middle grid are taken, and the grids there leave no room next to it.
        assert_eq!(place_of_double(&samurai, GridId(2)), Cell::new(6, 21));
        assert_eq!(place_beside(&samurai, GridId(0)), Cell::new(0, -9));
    }
}
