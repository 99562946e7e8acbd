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

    /// The grid the stroke began in; where grids overlap, the last one.
    pub fn grid(&self, board: &Board) -> Option<GridId> {
        board.grids_at(self.start()).last()
    }

    /// The grid and the box (from 0) the stroke began in.
    pub fn grid_box(&self, board: &Board) -> Option<(GridId, usize)> {
        let grid = self.grid(board)?;
        Some((grid, board.grid(grid)?.box_of(self.start())?))
    }
}
