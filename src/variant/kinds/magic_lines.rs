//! Code shared by magic boxes and magic squares: the lines with equal sums, and their drawing.

use super::dashed_diagonals::DashedDiagonals;
use crate::board::Cell;
use crate::scene::{Area, Ink, Layer, Scene, Tint, Width};

/// Returns the rows, the columns and optionally the diagonals of a square of `side` x `side` cells given row by row.
pub(super) fn lines(side: usize, cells: &[Cell], diagonals: bool) -> Vec<Vec<Cell>> {
    let line = |start: usize, step: usize| (0..side).map(|at| cells[start + at * step]).collect();
    let rows = (0..side).map(|row| line(row * side, 1));
    let columns = (0..side).map(|col| line(col, side));
    let crossing = diagonals.then(|| [line(0, side + 1), line(side - 1, side - 1)]);
    rows.chain(columns).chain(crossing.into_iter().flatten()).collect()
}

/// Fills the square, draws a frame inside it and, if `diagonals` is true, two crossing lines.
pub(super) fn draw(scene: &mut Scene, corner: Cell, side: usize, diagonals: bool, tint: Tint) {
    let area = Area::new(f32::from(corner.col), f32::from(corner.row), side as f32, side as f32);
    let inner = area.expanded(-0.12);
    scene.fill_areas(Layer::Region, [area], Ink::Tint(tint));
    scene.frame(Layer::Mark, inner, Width::Cells(0.045), Ink::Line(tint));
    if diagonals {
        // The lines end within the frame.
        let corner = area.min;
        let crossing = DashedDiagonals { corner, side, falling: true, rising: true, edge: 0.15 };
        crossing.draw(scene, Width::Cells(0.045), Ink::Line(tint));
    }
}
