//! What the outputs share when they draw lines and fills: thicknesses on paper, and pieces that add up to one shape.

use crate::scene::{Point, Width};

pub const MM_PER_INCH: f64 = 25.4;
pub const POINTS_PER_INCH: f64 = 72.0;
pub const THIN_POINTS: f64 = 0.75;
pub const THICK_POINTS: f64 = 1.6;

/// Where a mitred corner would reach further than this many thicknesses, it is cut.
pub const MITRE_LIMIT: f32 = 4.0;

/// The thickness of a line in points. None is thinner than a thin one, which a press still prints whole.
pub fn line_points(width: Width, points_per_cell: f32) -> f32 {
    match width {
        Width::Thin => THIN_POINTS as f32,
        Width::Thick => THICK_POINTS as f32,
        Width::Cells(cells) => (cells * points_per_cell).max(THIN_POINTS as f32),
    }
}

/// The polygon clockwise. Pieces turned the same way all round do not cancel where they overlap, so that as one path they
/// cover their union, each place once.
pub fn clockwise(mut polygon: Vec<Point>) -> Vec<Point> {
    if sides(&polygon, true).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>() < 0.0 {
        polygon.reverse();
    }
    polygon
}

/// Each side of a polyline or polygon, as its two ends.
pub fn sides(points: &[Point], closed: bool) -> impl Iterator<Item = (Point, Point)> + '_ {
    let back = points.last().copied().zip(points.first().copied()).filter(|_| closed);
    points.windows(2).map(|pair| (pair[0], pair[1])).chain(back)
}
