//! Where a scene lies on the screen.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::scene::{Area, Point};

/// Where a scene lies on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) struct View {
    /// The screen position of the lattice's corner, on whole pixels.
    pub origin: Pos2,
    /// Points per cell; whole pixels on the canvas, so that all cells are equally large.
    pub cell: f32,
}

impl View {
    pub fn screen_from_cells(&self, point: Point) -> Pos2 {
        self.origin + vec2(point.x, point.y) * self.cell
    }

    pub fn cells_from_screen(&self, pos: Pos2) -> Point {
        let Vec2 { x, y } = (pos - self.origin) / self.cell;
        Point::new(x, y)
    }

    pub fn rect(&self, area: Area) -> Rect {
        Rect::from_min_max(self.screen_from_cells(area.min), self.screen_from_cells(area.max))
    }
}
