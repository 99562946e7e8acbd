//! Diagonals of a square as a line in pieces, which stays clear of the digits in the middle of cells.

use crate::scene::{Ink, Layer, Point, Scene, Width};

/// How far the pieces go from the corners of cells, in cells to each side.
const REACH: f32 = 0.24;

/// The diagonals of a square: the falling one, the rising one, or both.
pub(super) struct Crossing {
    /// The upper left corner of the square.
    pub corner: Point,
    /// The cells of a side.
    pub side: usize,
    pub falling: bool,
    pub rising: bool,
    /// How far within the corners of the square they end, in cells.
    pub edge: f32,
}

impl Crossing {
    /// From corner to corner of the cells.
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
