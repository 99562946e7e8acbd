//! How a rule is painted on the board: gestures, strokes, and the places a stroke hits.

use crate::board::{Board, Cell, CellSet, GridId};

/// What the author does with the mouse to make a rule of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Press anywhere in a grid: the rule is for all of it.
    Grid,
    /// Click a box.
    Box,
    /// Click the middle of a 3x3 square.
    Square,
    /// Drag over cells.
    Cells,
    /// Choose a place beyond an edge of a grid and type: see [`super::Variant::with_clue`].
    Edge,
}

/// A finished or running gesture on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Stroke {
    /// The cells the pointer passed over, all on the board, in the order it did, each once; at least one.
    pub path: Vec<Cell>,
    /// Which of the kind's brushes was chosen ([`super::Info::brushes`]).
    pub brush: usize,
    /// The author asked to change the selected rule instead of making a new one.
    pub extend: bool,
}

impl Stroke {
    /// Where the stroke began.
    pub fn start(&self) -> Cell {
        self.path[0]
    }

    pub fn cells(&self) -> CellSet {
        self.path.iter().copied().collect()
    }

    /// The grid the stroke began in; where grids overlap, the one whose middle is nearest, so that every grid of a
    /// layout can be meant.
    pub fn grid(&self, board: &Board) -> Option<GridId> {
        nearest_grid(board, self.start())
    }

    /// The grid and the box (from 0) the stroke began in.
    pub fn grid_box(&self, board: &Board) -> Option<(GridId, usize)> {
        let grid = self.grid(board)?;
        Some((grid, board.grid(grid)?.box_of(self.start())?))
    }
}

/// The grid that a cell belongs to most: of those that cover it, the one whose middle is nearest, or the first of them.
pub fn nearest_grid(board: &Board, cell: Cell) -> Option<GridId> {
    let distance = |id: &GridId| {
        let grid = &board.grids()[id.index()];
        // In half cells, so that the middle of an even grid has whole numbers too.
        let off = |at: i16, from: i16| i32::from(2 * (at - from) + 1 - i16::from(grid.size())).pow(2);
        off(cell.row, grid.origin().row) + off(cell.col, grid.origin().col)
    };
    board.grids_at(cell).min_by_key(distance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Preset;

    #[test]
    fn every_grid_of_every_layout_can_be_meant() {
        for preset in Preset::ALL {
            for (rows, cols) in [(2, 2), (2, 3), (3, 3)] {
                let board = preset.board(rows, cols).unwrap();
                for (id, grid) in board.grid_ids().zip(board.grids()) {
                    let half = usize::from(grid.size() / 2);
                    assert_eq!(nearest_grid(&board, grid.cell(half, half)), Some(id), "{preset:?} {rows}x{cols}");
                }
            }
        }
    }
}
