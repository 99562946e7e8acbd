//! A box of a grid as a place.

use super::on_grid::{find_grid, grid_name};
use super::place_trait::Place;
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, GridId, Random, Relocation, Transformation};
use crate::words::Message;

/// A box of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GridBox {
    /// The grid.
    pub grid: GridId,
    /// The number of the box from 1, left to right and top to bottom.
    pub number: usize,
}

impl GridBox {
    /// Returns the cells row by row, or none if the box does not exist.
    pub fn list(&self, board: &Board) -> Vec<Cell> {
        match (board.grid(self.grid), self.number.checked_sub(1)) {
            (Some(grid), Some(index)) if index < grid.box_count() => grid.box_cells(index),
            _ => vec![],
        }
    }

    /// Returns the box of a grid that contains a cell.
    fn containing(board: &Board, grid: GridId, cell: Cell) -> Option<GridBox> {
        Some(GridBox { grid, number: board.grid(grid)?.box_of(cell)? + 1 })
    }
}

impl Place for GridBox {
    const GESTURE: Gesture = Gesture::Box;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        let boxes = find_grid(board, self.grid)?.box_count();
        let number = self.number;
        if (1..=boxes).contains(&number) { Ok(()) } else { Err(PlacementError::NoBox { number, boxes }) }
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.list(board).into_iter().collect()
    }

    fn description(&self, board: &Board) -> Message {
        let place = Message::new("place-box").with("number", self.number);
        match board.grids().len() {
            1 => place,
            _ => Message::new("place-in-grid").with("grid", grid_name(board, self.grid)).with("place", place),
        }
    }

    fn apply_stroke(current: Option<&Self>, board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        let meant = stroke.grid(board).and_then(|grid| GridBox::containing(board, grid, stroke.start()));
        StrokeEffect::toggled(current, meant)
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Some(GridBox { grid: step.grid(self.grid)?, ..*self })
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let image = GridBox::containing(board, step.grid(self.grid), step.cell(board, *self.list(board).first()?)?)?;
        (image.cells(board) == step.cells(board, self.list(board))).then_some(image)
    }

    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let grid = GridId::random(board, random)?;
        let boxes = board.grid(grid)?.box_count();
        (boxes > 0).then(|| GridBox { grid, number: random.below(boxes) + 1 })
    }
}
