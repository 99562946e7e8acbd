//! What the outputs share when they draw lines and fills: thicknesses on paper, and pieces that add up to one shape.

use crate::scene::{Ink, Palette, Point, Width, sides};

/// Millimetres in an inch.
pub const MM_PER_INCH: f64 = 25.4;
/// Points, the unit of type and of PDF, in an inch.
pub const POINTS_PER_INCH: f64 = 72.0;
/// The thickness of [`Width::Thin`] on paper, in points.
pub const THIN_POINTS: f64 = 0.75;
/// The thickness of [`Width::Thick`] on paper, in points.
pub const THICK_POINTS: f64 = 1.6;

/// How far what is round may be off where it is drawn as a polygon, in points.
pub const FLATNESS_POINTS: f32 = 0.01;

/// Whether what lies below an ink shines through it.
pub fn is_transparent(palette: Palette, ink: Ink) -> bool {
    palette.colour(ink).3 < 255
}

/// The thickness of a line in points. None is thinner than a thin one, which a press still prints whole.
pub fn line_points(width: Width, points_per_cell: f32) -> f32 {
    match width {
        Width::Thin => THIN_POINTS as f32,
        Width::Thick => THICK_POINTS as f32,
        Width::Cells(cells) => (cells * points_per_cell).max(THIN_POINTS as f32),
    }
}

/// The polygon clockwise. Pieces turned the same way all round do not cancel where they overlap, so that as one path
/// they cover their union, each place once.
pub fn clockwise(mut polygon: Vec<Point>) -> Vec<Point> {
    if sides(&polygon, true).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>() < 0.0 {
        polygon.reverse();
    }
    polygon
}
