//! The next of several points in a direction, for moving between clues with the arrow keys.

use crate::scene::Point;

/// Two points whose distance along the direction is smaller than this, in cells, are regarded as side by side.
const MIN_STEP: f32 = 0.01;

/// Returns the index of the point that an arrow key leads to: the nearest point within 45 degrees of the arrow's
/// direction. If there is no such point, the search wraps around to the other side, as the cursor of the cells does.
pub(super) fn towards(from: Point, points: &[Point], rows: i16, cols: i16) -> Option<usize> {
    let (rows, cols) = (f32::from(rows), f32::from(cols));
    let seen = points.iter().enumerate().map(|(place, point)| {
        let (x, y) = (point.x - from.x, point.y - from.y);
        (place, x * cols + y * rows, (x * rows).abs() + (y * cols).abs())
    });
    // Deviation from the direction has twice the weight, so that points straight ahead are preferred.
    let far = |along: f32, aside: f32| along + 2.0 * aside;
    let ahead = seen.clone().filter(|&(_, along, aside)| along > MIN_STEP && aside <= along + MIN_STEP);
    let nearest = ahead.min_by(|&(_, a, b), &(_, c, d)| far(a, b).total_cmp(&far(c, d)));
    let behind = seen.filter(|&(_, along, aside)| along < -MIN_STEP && aside <= MIN_STEP - along);
    let around = || behind.min_by(|&(_, a, b), &(_, c, d)| b.total_cmp(&d).then(a.total_cmp(&c)));
    nearest.or_else(around).map(|(place, ..)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_along_an_edge_around_the_corner_and_come_in_from_the_other_side() {
        // The positions around a 4x4 grid, clockwise from the upper left.
        let edge = (0..4).map(|at| at as f32 + 0.5);
        let top = edge.clone().map(|x| Point::new(x, -0.5));
        let right = edge.clone().map(|y| Point::new(4.5, y));
        let bottom = edge.clone().map(|x| Point::new(x, 4.5));
        let left = edge.map(|y| Point::new(-0.5, y));
        let points: Vec<Point> = top.chain(right).chain(bottom).chain(left).collect();
        let go = |from: usize, rows, cols| towards(points[from], &points, rows, cols).unwrap();
        assert_eq!((go(0, 0, 1), go(2, 0, 1), go(2, 0, -1)), (1, 3, 1), "along the top");
        assert_eq!((go(3, 0, 1), go(4, -1, 0)), (4, 3), "around the corner and back");
        assert_eq!((go(13, 1, 0), go(13, -1, 0)), (14, 12), "along the left");
        assert_eq!((go(13, 0, 1), go(5, 0, -1)), (5, 13), "over the board");
        assert_eq!((go(13, 0, -1), go(1, -1, 0)), (5, 9), "from the other side");
        assert_eq!(towards(points[0], &points[..1], 0, 1), None);
    }
}
