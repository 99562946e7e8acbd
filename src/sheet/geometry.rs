//! Geometry shared by the backends: thicknesses on paper, and the orientation of pieces that form one shape.

use crate::scene::{Ink, Palette, Point, Width, sides};

/// Millimetres in an inch.
pub const MM_PER_INCH: f64 = 25.4;
/// Points, the unit of type and of PDF, in an inch.
pub const POINTS_PER_INCH: f64 = 72.0;
/// The thickness of [`Width::Thin`] on paper, in points.
pub const THIN_POINTS: f64 = 0.75;
/// The thickness of [`Width::Thick`] on paper, in points.
pub const THICK_POINTS: f64 = 1.6;

/// The largest deviation of a polygon from a round shape, in points.
pub const FLATNESS_POINTS: f32 = 0.01;

/// Returns a length in points.
pub fn points(mm: f32) -> f32 {
    (f64::from(mm) * POINTS_PER_INCH / MM_PER_INCH) as f32
}

/// Returns whether an ink is transparent.
pub fn is_transparent(palette: Palette, ink: Ink) -> bool {
    palette.colour(ink).3 < 255
}

/// Returns the thickness of a line in points, at least that of a thin line, which a press still prints without gaps.
pub fn line_points(width: Width, points_per_cell: f32) -> f32 {
    match width {
        Width::Thin => THIN_POINTS as f32,
        Width::Thick => THICK_POINTS as f32,
        Width::Cells(cells) => (cells * points_per_cell).max(THIN_POINTS as f32),
    }
}

/// Returns a polygon with its corners in clockwise order. Polygons of the same orientation do not cancel out where they
/// overlap, so that filling all of them as one path covers each point of their union once.
pub fn clockwise(mut polygon: Vec<Point>) -> Vec<Point> {
    if sides(&polygon, true).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>() < 0.0 {
        polygon.reverse();
    }
    polygon
}
