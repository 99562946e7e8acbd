//! Points, rectangles and convex polygons.

/// A point in cell units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The distance to the right of the origin.
    pub x: f32,
    /// The distance down from the origin.
    pub y: f32,
}

impl Point {
    /// Creates the point with these coordinates.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }
}

/// An axis-aligned rectangle in cell units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// The top left corner.
    pub min: Point,
    /// The bottom right corner.
    pub max: Point,
}

impl Area {
    /// Creates the rectangle of this size whose top left corner is (x, y).
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { min: Point::new(x, y), max: Point::new(x + width, y + height) }
    }

    /// Returns the distance from the left edge to the right one.
    pub fn width(self) -> f32 {
        self.max.x - self.min.x
    }

    /// Returns the distance from the top edge to the bottom one.
    pub fn height(self) -> f32 {
        self.max.y - self.min.y
    }

    /// Returns the centre.
    pub fn center(self) -> Point {
        Point::new((self.min.x + self.max.x) / 2.0, (self.min.y + self.max.y) / 2.0)
    }

    /// Returns the smallest area that covers both.
    pub fn union(self, other: Area) -> Area {
        Area {
            min: Point::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: Point::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }

    /// Returns the same rectangle, extended by `margin` on each side.
    pub fn expanded(self, margin: f32) -> Area {
        Area::new(self.min.x - margin, self.min.y - margin, self.width() + 2.0 * margin, self.height() + 2.0 * margin)
    }

    /// Returns the four corners, clockwise from the top left.
    pub fn corners(self) -> [Point; 4] {
        [self.min, Point::new(self.max.x, self.min.y), self.max, Point::new(self.min.x, self.max.y)]
    }

    /// Returns whether this area covers the other.
    pub fn contains(self, other: Area) -> bool {
        self.union(other) == self
    }

    /// Returns whether the areas share more than an edge.
    pub fn overlaps(self, other: Area) -> bool {
        self.min.x < other.max.x && other.min.x < self.max.x && self.min.y < other.max.y && other.min.y < self.max.y
    }

    /// Returns the smallest area around these points, or `None` without points.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Area> {
        points.into_iter().map(|at| Area { min: at, max: at }).reduce(Area::union)
    }
}

/// Returns the corners of a parallelogram in order around it, from its top left, top right and bottom left corner.
pub fn parallelogram([top_left, top_right, bottom_left]: [Point; 3]) -> [Point; 4] {
    let opposite = Point::new(top_right.x + bottom_left.x - top_left.x, top_right.y + bottom_left.y - top_left.y);
    [top_left, top_right, opposite, bottom_left]
}

/// Iterates over the sides of a polyline or polygon, as pairs of end points.
pub fn sides(points: &[Point], closed: bool) -> impl Iterator<Item = (Point, Point)> + '_ {
    let back = points.last().copied().zip(points.first().copied()).filter(|_| closed);
    points.windows(2).map(|pair| (pair[0], pair[1])).chain(back)
}

/// Returns the part of a convex polygon inside an area, with fewer than three corners if there is none.
pub fn clip(polygon: &[Point], area: Area) -> Vec<Point> {
    // Each edge as (x, y, least): a point `p` is inside if x * p.x + y * p.y >= least.
    let edges = [(1.0, 0.0, area.min.x), (-1.0, 0.0, -area.max.x), (0.0, 1.0, area.min.y), (0.0, -1.0, -area.max.y)];
    clip_along(polygon, edges)
}

/// Returns the intersection of two convex polygons, with fewer than three corners if there is none.
pub fn intersection(polygon: &[Point], other: &[Point]) -> Vec<Point> {
    // Each edge becomes a half-plane whose inside is positive, for either orientation of `other`.
    let turn: f32 = other.iter().zip(other.iter().cycle().skip(1)).map(|(a, b)| a.x * b.y - b.x * a.y).sum();
    let edges = other.iter().zip(other.iter().cycle().skip(1)).map(|(a, b)| {
        // The normal of the edge that points to the inside.
        let (x, y) = ((a.y - b.y) * turn.signum(), (b.x - a.x) * turn.signum());
        (x, y, x * a.x + y * a.y)
    });
    clip_along(polygon, edges)
}

/// Clips a convex polygon at one edge after another (Sutherland and Hodgman 1974).
fn clip_along(polygon: &[Point], edges: impl IntoIterator<Item = (f32, f32, f32)>) -> Vec<Point> {
    let mut rest = polygon.to_vec();
    for (x, y, least) in edges {
        let inside = |at: Point| x * at.x + y * at.y - least;
        let mut next = Vec::with_capacity(rest.len() + 1);
        for (index, &to) in rest.iter().enumerate() {
            let from = rest[(index + rest.len() - 1) % rest.len()];
            let (a, b) = (inside(from), inside(to));
            if (a < 0.0) != (b < 0.0) {
                // The two ends lie on different sides, so `a` and `b` differ.
                let t = a / (a - b);
                next.push(Point::new(from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)));
            }
            if b >= 0.0 {
                next.push(to);
            }
        }
        rest = next;
    }
    rest
}

/// Returns the part of a straight line inside a convex polygon, as its two ends. `through` is a point of the line and
/// `along` is its direction.
pub fn chord(polygon: &[Point], through: Point, along: Point) -> Option<(Point, Point)> {
    // Clips the line at each edge in turn (Cyrus and Beck): edges that it enters through raise `from`, the others lower
    // `to`.
    let (mut from, mut to) = (f32::NEG_INFINITY, f32::INFINITY);
    // The sign is positive if the corners run clockwise on screen, where y points down.
    let turn: f32 = polygon.iter().zip(polygon.iter().cycle().skip(1)).map(|(a, b)| a.x * b.y - b.x * a.y).sum();
    for (a, b) in polygon.iter().zip(polygon.iter().cycle().skip(1)) {
        // `start` is the signed distance of `through` from this edge, positive on the inside, times the edge's length.
        // `slope` is its change per unit of `along`.
        let (ex, ey) = ((b.x - a.x) * turn.signum(), (b.y - a.y) * turn.signum());
        let start = ex * (through.y - a.y) - ey * (through.x - a.x);
        let slope = ex * along.y - ey * along.x;
        // A parallel edge does not limit the line, as all of the line lies on the same side of it.
        if slope.abs() < 1e-9 {
            if start < 0.0 {
                return None;
            }
            continue;
        }
        let t = -start / slope;
        if slope > 0.0 { from = from.max(t) } else { to = to.min(t) }
    }
    let at = |t: f32| Point::new(through.x + t * along.x, through.y + t * along.y);
    // A line that only touches a corner has no chord.
    (to - from > 1e-6 && from.is_finite() && to.is_finite()).then(|| (at(from), at(to)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn convex_polygons_share_what_lies_in_both() {
        let polygon = |corners: &[(f32, f32)]| corners.iter().map(|&(x, y)| Point::new(x, y)).collect::<Vec<_>>();
        let area = |points: &[Point]| {
            let next = points.iter().cycle().skip(1);
            points.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>().abs() / 2.0
        };
        let square = polygon(&[(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]);
        let diamond = polygon(&[(2.0, 0.0), (3.0, 1.0), (2.0, 2.0), (1.0, 1.0)]);
        let backward: Vec<Point> = diamond.iter().rev().copied().collect();
        for (other, expected) in [(&square, 4.0), (&diamond, 1.0), (&backward, 1.0)] {
            assert!((area(&intersection(&square, other)) - expected).abs() < 1e-5);
            assert!((area(&intersection(other, &square)) - expected).abs() < 1e-5);
        }
        let far = polygon(&[(5.0, 5.0), (6.0, 5.0), (6.0, 6.0)]);
        assert!(intersection(&square, &far).len() < 3);
    }

    #[test]
    fn polygons_are_cut_at_the_edges() {
        let square = Area::new(0.0, 0.0, 4.0, 4.0).corners();
        let rest = Area::around(clip(&square, Area::new(1.0, -1.0, 10.0, 3.0))).unwrap();
        assert_eq!(rest, Area::new(1.0, 0.0, 3.0, 2.0));
        assert!(clip(&square, Area::new(5.0, 0.0, 1.0, 1.0)).len() < 3);
    }

    #[test]
    fn chords_end_at_the_edges_whichever_way_the_corners_run() {
        let mut square = Area::new(0.0, 0.0, 4.0, 2.0).corners().to_vec();
        for _ in 0..2 {
            let ends = chord(&square, Point::new(1.0, 1.0), Point::new(1.0, 0.0)).unwrap();
            assert_eq!(ends, (Point::new(0.0, 1.0), Point::new(4.0, 1.0)));
            assert_eq!(chord(&square, Point::new(0.0, 3.0), Point::new(1.0, 0.0)), None);
            assert_eq!(chord(&square, Point::new(-3.0, 0.0), Point::new(1.0, 1.0)), None);
            square.reverse();
        }
    }
}
