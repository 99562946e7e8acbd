//! Where a scene lies on the screen.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::scene::{Area, Point};
use crate::words::spoken;

/// Where a scene lies on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) struct View {
    /// The screen position of the lattice's corner, on whole pixels.
    pub origin: Pos2,
    /// Points per cell; whole pixels on the canvas, so that all cells are equally large.
    pub cell: f32,
    /// The left and the right edge of the room, added up, if the scene is turned over in it: in a window that is a
    /// mirror image, it is then seen as it is.
    turned: Option<f32>,
}

impl View {
    /// A view as the window's language has it, in this room; `origin` and all that is said of it is of a window that is
    /// read from left to right.
    pub fn new(origin: Pos2, cell: f32, room: Rect) -> View {
        let turned = spoken().is_right_to_left().then(|| room.left() + room.right());
        View { origin, cell, turned }
    }

    /// Whether what is at the left of the scene is at the right for the window.
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
        Rect::from_two_pos(self.screen_from_cells(area.min), self.screen_from_cells(area.max))
    }
}
