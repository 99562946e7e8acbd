//! A picture as a few primitives in cell units, which the screen, PNG, SVG and PDF backends draw.
//!
//! One unit is one cell; x runs right and y runs down, and the cell r1c1 covers (0, 0) to (1, 1).
//!
//! All backends draw alike: [`LineParts`] defines dashes, ends, corners and arrow heads; axis-aligned edges are snapped
//! to whole pixels where there are pixels; a transparent ink covers each point of an item once, even where its pieces
//! overlap, as where a line crosses itself or meets its bulb or head.
//!
//! **Invariant.** A scene holds inks, not colours, and knows nothing of puzzles. This module imports no other.

#![warn(missing_docs)]

mod geometry;
mod image_file;
mod ink;
mod item;
mod line;
mod pen;
mod picture;
mod placement;
mod text_style;
mod winding;

pub use geometry::{Area, Point, chord, clip, intersection, parallelogram, sides};
pub use image_file::{ImageFile, ImageType};
pub use ink::{Ink, Palette, Rgba, Tint, contrast};
pub use item::Item;
pub use line::{LineParts, Polyline};
pub use pen::{ArrowHead, BlackForm, Dash, Join, MITRE_LIMIT, Pen, StrokeEnd, Width};
pub use picture::{Layer, Scene};
pub use placement::Placement;
pub use text_style::{Anchor, Face, FontFamily, TextRole, Weight, numeral_scale};
pub use winding::convex_pieces;
