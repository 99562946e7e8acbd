//! From lattice cells to areas of a scene.

use crate::board::{Cell, CellSet};
use crate::scene::{Area, Ink, Layer, Scene};

/// The unit square of a cell.
pub fn cell_area(cell: Cell) -> Area {
    Area::new(f32::from(cell.col), f32::from(cell.row), 1.0, 1.0)
}

/// Fills whole cells.
pub fn fill_cells(scene: &mut Scene, layer: Layer, cells: &CellSet, ink: Ink) {
    let runs = cells
        .row_runs()
        .into_iter()
        .map(|(row, first, last)| Area::new(f32::from(first), f32::from(row), f32::from(last - first) + 1.0, 1.0));
    scene.fill_areas(layer, runs, ink);
}
