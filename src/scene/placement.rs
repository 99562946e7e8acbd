//! Placing pictures in larger ones, scaled and moved, and clipping polygons.

use super::{Area, FontFamily, Item, Pen, Point, Scene};

impl Area {
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
        }
    }
}

impl Scene {
    /// Returns a scaled and moved copy.
    pub fn placed(&self, placement: Placement) -> Scene {
        let items = self.items.iter().map(|(layer, item)| (*layer, placement.item(item))).collect();
        Scene { items, bounds: placement.area(self.bounds), numerals: self.numerals.clone() }
    }

    /// Returns a scaled copy in which line widths, dashes and arrow heads keep their size. Lines thus look bolder in a
    /// smaller picture and finer in a larger one.
    pub fn resized(&self, scale: f32) -> Scene {
        let placement = Placement { scale, origin: Point::new(0.0, 0.0) };
        let item = |item: &Item| match (placement.item(item), item) {
            (Item::Line { points, closed, pen, ink }, Item::Line { pen: before, .. }) => {
                Item::Line { points, closed, pen: Pen { bulb: pen.bulb, ..*before }, ink }
            }
            (Item::Ring { centre, radius, ink, .. }, Item::Ring { width, .. }) => {
                Item::Ring { centre, radius, width: *width, ink }
            }
            (other, _) => other,
        };
        let items = self.items.iter().map(|(layer, old)| (*layer, item(old))).collect();
        Scene { items, bounds: placement.area(self.bounds), numerals: self.numerals.clone() }
    }

    /// Returns the same picture with its text in another font family.
    pub fn with_family(mut self, family: FontFamily) -> Scene {
        for (_, item) in &mut self.items {
            if let Item::Text { face, .. } = item {
                face.family = family;
            }
        }
        self
    }

    /// Iterates over the items in the order in which they were added, to move or change them within their layers.
    pub fn items_mut(&mut self) -> impl Iterator<Item = &mut Item> {
        self.items.iter_mut().map(|(_, item)| item)
    }

    /// Adds all items of another picture. The bounds stay the same.
    pub fn append(&mut self, other: &Scene) {
        self.items.extend(other.items.iter().cloned());
    }

    /// Returns whether there is nothing to draw.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Returns the same picture with other items, each in the layer given with it.
    pub fn with_items(&self, items: Vec<(super::Layer, Item)>) -> Scene {
        Scene { items, bounds: self.bounds, numerals: self.numerals.clone() }
    }

    /// Iterates over the items with their layers, in the order in which they were added.
    pub fn layered(&self) -> impl Iterator<Item = (super::Layer, &Item)> {
        self.items.iter().map(|(layer, item)| (*layer, item))
    }
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
    use crate::scene::{Ink, Layer, Width};

    #[test]
    fn a_placed_scene_is_scaled_and_moved() {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 2.0, 1.0));
        scene.frame(Layer::Grid, Area::new(0.0, 0.0, 1.0, 1.0), Width::Cells(0.1), Ink::ThickLine);
        let placed = scene.placed(Placement { scale: 10.0, origin: Point::new(5.0, 7.0) });
        assert_eq!(placed.bounds(), Area::new(5.0, 7.0, 20.0, 10.0));
        let (_, item) = placed.layered().next().unwrap();
        let Item::Line { points, pen, .. } = item else { panic!("{item:?}") };
        assert_eq!((points[2], pen.width), (Point::new(15.0, 17.0), Width::Cells(1.0)));
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
