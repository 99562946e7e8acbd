//! The dashed diagonals of a square, drawn so that they do not touch the digits in the middle of cells.

use crate::scene::{Ink, Layer, Point, Scene, Width};

/// Length of the dashes from a corner of a cell to each side, in cells.
const REACH: f32 = 0.24;

/// The falling diagonal of a square, the rising one, or both.
pub(super) struct DashedDiagonals {
    /// Upper left corner of the square.
    pub corner: Point,
    /// Side of the square in cells.
    pub side: usize,
    pub falling: bool,
    pub rising: bool,
    /// Distance of the ends from the corners of the square, in cells.
    pub edge: f32,
}

impl DashedDiagonals {
    /// Draws a dash across each corner of the cells on the diagonals.
    pub fn draw(&self, scene: &mut Scene, width: Width, ink: Ink) {
        let side = self.side as f32;
        let clip = |at: f32| at.clamp(self.edge, side - self.edge);
        for corner in 0..=self.side {
            let (from, to) = (clip(corner as f32 - REACH), clip(corner as f32 + REACH));
            for rising in [false, true].into_iter().filter(|&rising| if rising { self.rising } else { self.falling }) {
                let down = |along: f32| self.corner.y + if rising { side - along } else { along };
                let ends = [from, to].map(|along| Point::new(self.corner.x + along, down(along)));
                scene.line(Layer::Mark, ends[0], ends[1], width, ink);
            }
        }
    }
}
