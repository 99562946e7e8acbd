//! Placing pictures in larger ones, scaled and moved.

use super::geometry::{Area, Point};
use super::item::Item;
use super::pen::Pen;

/// A transformation of a scene that is placed in another: first scaled, then moved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// The scale factor.
    pub scale: f32,
    /// The new position of the origin.
    pub origin: Point,
}

impl Placement {
    /// Returns the transformed point.
    pub fn point(self, at: Point) -> Point {
        Point::new(self.origin.x + at.x * self.scale, self.origin.y + at.y * self.scale)
    }

    /// Returns the transformed area.
    pub fn area(self, area: Area) -> Area {
        Area { min: self.point(area.min), max: self.point(area.max) }
    }

    /// Returns the transformed item.
    pub fn item(self, item: &Item) -> Item {
        let points = |points: &[Point]| points.iter().map(|&at| self.point(at)).collect();
        match item {
            Item::Fill { pieces, ink } => {
                Item::Fill { pieces: pieces.iter().map(|piece| points(piece)).collect(), ink: *ink }
            }
            Item::Line { points: line, closed, pen, ink } => {
                Item::Line { points: points(line), closed: *closed, pen: pen.scaled(self.scale), ink: *ink }
            }
            Item::Disc { centre, radius, ink } => {
                Item::Disc { centre: self.point(*centre), radius: radius * self.scale, ink: *ink }
            }
            Item::Ring { centre, radius, width, ink } => Item::Ring {
                centre: self.point(*centre),
                radius: radius * self.scale,
                width: Pen::new(*width).scaled(self.scale).width,
                ink: *ink,
            },
            Item::Text { at, size, text, anchor, face, role, ink } => Item::Text {
                at: self.point(*at),
                size: size * self.scale,
                text: text.clone(),
                anchor: *anchor,
                face: *face,
                role: *role,
                ink: *ink,
            },
            Item::Image { corners, image, opacity } => {
                Item::Image { corners: corners.map(|at| self.point(at)), image: image.clone(), opacity: *opacity }
            }
        }
    }
}
