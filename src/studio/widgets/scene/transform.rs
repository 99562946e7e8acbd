//! The mapping between a scene and the screen.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::scene::{Area, Point};
use crate::words::current_language;

/// The mapping between a scene and the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) struct SceneTransform {
    /// The screen position of the lattice's corner, on whole pixels.
    pub origin: Pos2,
    /// The points per cell. They make a whole number of pixels, so that all cells have the same size.
    pub cell: f32,
    /// The sum of the x coordinates of the canvas's left and right edges, if x coordinates are flipped. A right-to-left
    /// window is mirrored as a whole, so the flip shows the scene unmirrored.
    turned: Option<f32>,
}

impl SceneTransform {
    /// Returns the view in this room for the language of the window. `origin` and all sizes are for a
    /// left-to-right window.
    pub fn new(origin: Pos2, cell: f32, room: Rect) -> SceneTransform {
        let turned = current_language().is_right_to_left().then(|| room.left() + room.right());
        SceneTransform { origin, cell, turned }
    }

    /// Returns whether the left of the scene is the right of the window.
    pub fn is_turned(&self) -> bool {
        self.turned.is_some()
    }

    fn turn(&self, pos: Pos2) -> Pos2 {
        self.turned.map_or(pos, |sum| Pos2::new(sum - pos.x, pos.y))
    }

    pub fn screen_from_cells(&self, point: Point) -> Pos2 {
        self.turn(self.origin + vec2(point.x, point.y) * self.cell)
    }

    pub fn cells_from_screen(&self, pos: Pos2) -> Point {
        let Vec2 { x, y } = (self.turn(pos) - self.origin) / self.cell;
        Point::new(x, y)
    }

    pub fn rect(&self, area: Area) -> Rect {
        // A flip swaps the left and the right corner.
        Rect::from_two_pos(self.screen_from_cells(area.min), self.screen_from_cells(area.max))
    }
}
