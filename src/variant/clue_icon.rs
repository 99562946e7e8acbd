//! Icons of the kinds of rule that have clues outside the grid: a corner of a grid with a symbol for the clue.

use crate::scene::{Area, ArrowHead, Ink, Layer, Pen, Point, Scene, TextRole, Tint, Weight, Width};

/// Side of the icon, in units of the picture.
const SIDE: f32 = 3.0;
/// Distance of the grid's corner from the edges of the icon, in units of the picture.
const CORNER: f32 = 0.45;

/// The symbol in the corner of the grid.
#[derive(Clone, Copy, Debug)]
pub enum ClueIcon {
    /// A few letters.
    Text(&'static str),
    /// Buildings of these heights, in tenths of the picture. If the flag is true, the last one is hidden.
    Buildings(&'static [u8], bool),
    /// Slices of bread with a filling.
    Sandwich,
    /// An arrow along a diagonal.
    Diagonal,
}

impl ClueIcon {
    /// Returns the icon in a tint.
    pub fn scene(self, tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, SIDE, SIDE));
        let edge = vec![Point::new(SIDE, CORNER), Point::new(CORNER, CORNER), Point::new(CORNER, SIDE)];
        scene.path(Layer::Grid, edge, Width::Thin, Ink::ThickLine);
        let middle = (CORNER + SIDE) / 2.0;
        match self {
            ClueIcon::Text(sign) => {
                let size = [1.9, 1.9, 1.35, 1.1][sign.chars().count().min(3)];
                scene.text(TextRole::Label, Point::new(middle, middle), size, sign, Weight::Semibold, Ink::Line(tint));
            }
            ClueIcon::Buildings(heights, last_is_hidden) => {
                let width = 1.9 / heights.len() as f32;
                for (index, &height) in heights.iter().enumerate() {
                    let height = f32::from(height) / 10.0 * SIDE;
                    let left = CORNER + 0.35 + index as f32 * width;
                    let building = Area::new(left, SIDE - 0.15 - height, width * 0.75, height);
                    if last_is_hidden && index + 1 == heights.len() {
                        scene.frame(Layer::Mark, building.expanded(-0.05), Width::Cells(0.05), Ink::Line(tint));
                    } else {
                        scene.fill_areas(Layer::Mark, [building], Ink::Line(tint));
                    }
                }
            }
            ClueIcon::Sandwich => {
                let slices = [0.85, 2.55].map(|x| Area::new(x, middle - 0.75, 0.22, 1.5));
                scene.fill_areas(Layer::Mark, slices, Ink::Line(tint));
                for x in [1.38, 1.81, 2.24] {
                    scene.disc(Layer::Mark, Point::new(x, middle), 0.17, Ink::Line(tint));
                }
            }
            ClueIcon::Diagonal => {
                let (from, to) = (Point::new(0.75, 0.75), Point::new(SIDE - 0.4, SIDE - 0.4));
                let head = ArrowHead { length: 0.8, width: 0.9, filled: true };
                scene.line(
                    Layer::Mark,
                    from,
                    to,
                    Pen { head: Some(head), ..Pen::new(Width::Cells(0.06)) },
                    Ink::Line(tint),
                );
            }
        }
        scene
    }
}
