//! Circles and polylines as paths.

use krilla::geom::{Path, PathBuilder};

use crate::scene::Point;

/// Returns the path of a circle.
pub(super) fn circle(centre: Point, radius: f32) -> Option<Path> {
    let mut builder = PathBuilder::new();
    builder.move_to(centre.x + radius, centre.y);
    let mut from = (radius, 0.0);
    for to in [(0.0, radius), (-radius, 0.0), (0.0, -radius), (radius, 0.0)] {
        // A quarter circle as a cubic Bézier curve, which deviates by less than 0.03 % of the radius.
        // The factor is 4 / 3 * (sqrt(2) - 1), with which the middle of the curve lies on the circle.
        let toward = |one: f32, other: f32| one + other * 0.552_284_8;
        builder.cubic_to(
            centre.x + toward(from.0, to.0),
            centre.y + toward(from.1, to.1),
            centre.x + toward(to.0, from.0),
            centre.y + toward(to.1, from.1),
            centre.x + to.0,
            centre.y + to.1,
        );
        from = to;
    }
    builder.close();
    builder.finish()
}

/// Adds straight lines through these points.
pub(super) fn polyline(builder: &mut PathBuilder, points: &[Point], closed: bool) {
    for (index, point) in points.iter().enumerate() {
        if index == 0 { builder.move_to(point.x, point.y) } else { builder.line_to(point.x, point.y) }
    }
    if closed {
        builder.close();
    }
}
