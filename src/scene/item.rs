//! The things that a picture consists of.

use super::geometry::Point;
use super::image_file::ImageFile;
use super::ink::{Ink, Rgba};
use super::pen::{Pen, Width};
use super::text_style::{Anchor, Face, TextRole};

/// A single thing to draw.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// A fill: the union of convex polygons, each with at least three corners in order, either way round.
    Fill {
        /// The corners of each polygon. The polygons may overlap.
        pieces: Vec<Vec<Point>>,
        /// The ink of the fill.
        ink: Ink,
    },
    /// A polyline.
    Line {
        /// The points it runs through, at least two.
        points: Vec<Point>,
        /// True if the last point is joined to the first.
        closed: bool,
        /// The pen that it is drawn with.
        pen: Pen,
        /// The ink of the line.
        ink: Ink,
    },
    /// A filled circle.
    Disc {
        /// The centre.
        centre: Point,
        /// The radius, in cells.
        radius: f32,
        /// The ink of the fill.
        ink: Ink,
    },
    /// The outline of a circle.
    Ring {
        /// The centre.
        centre: Point,
        /// The radius, in cells, to the middle of the line.
        radius: f32,
        /// The thickness of the line.
        width: Width,
        /// The ink of the line.
        ink: Ink,
    },
    /// One line of text.
    Text {
        /// The position of the anchor.
        at: Point,
        /// The font size (em) in cells.
        size: f32,
        /// The text itself.
        text: String,
        /// The point of the text that lies at `at`.
        anchor: Anchor,
        /// The font face.
        face: Face,
        /// The role of the text.
        role: TextRole,
        /// The ink of the text.
        ink: Ink,
    },
    /// A picture, stretched to a parallelogram.
    Image {
        /// The top left, top right and bottom left corner of the picture.
        corners: [Point; 3],
        /// The picture.
        image: ImageFile,
        /// The opacity, from 0 to 255.
        opacity: u8,
    },
}

impl Item {
    /// Returns the ink that the item is drawn with. The ink of a picture is a white of its opacity.
    pub fn ink(&self) -> Ink {
        match self {
            Item::Fill { ink, .. }
            | Item::Line { ink, .. }
            | Item::Disc { ink, .. }
            | Item::Ring { ink, .. }
            | Item::Text { ink, .. } => *ink,
            Item::Image { opacity, .. } => Ink::Colour(Rgba(255, 255, 255, *opacity)),
        }
    }

    /// Returns the same item in another ink. Pictures have their own colours and stay the same.
    pub fn with_ink(mut self, other: Ink) -> Item {
        match &mut self {
            Item::Fill { ink, .. }
            | Item::Line { ink, .. }
            | Item::Disc { ink, .. }
            | Item::Ring { ink, .. }
            | Item::Text { ink, .. } => *ink = other,
            Item::Image { .. } => {}
        }
        self
    }
}
