//! Flattening of transparency. Where a transparent shape overlaps others, their intersection is filled again with the
//! resulting colour.
//!
//! Greys are added up. If two greys each differ from white by as much as a press needs to keep greys apart, their
//! intersection differs from each of them by at least as much.

use crate::scene::{Area, Item, LineParts, Point, Rgba, intersection};
use crate::sheet::geometry::{FLATNESS_POINTS, line_points};

/// A painted shape: a union of convex polygons.
struct PaintedShape {
    pieces: Vec<Vec<Point>>,
    bounds: Area,
    colour: Rgba,
}

/// The shapes painted so far, in painting order.
#[derive(Default)]
pub(super) struct Flattener {
    shapes: Vec<PaintedShape>,
}

impl Flattener {
    /// Returns whether any shape has been added.
    pub fn has_shapes(&self) -> bool {
        !self.shapes.is_empty()
    }

    /// Records a shape that is being painted, and returns its intersections with the shapes below it. Each intersection
    /// must be filled after the shape, with the colour returned for it.
    pub fn add(&mut self, pieces: Vec<Vec<Point>>, colour: Rgba) -> Vec<(Vec<Vec<Point>>, Rgba)> {
        let Some(around) = Area::around(pieces.iter().flatten().copied()) else { return Vec::new() };
        let mut shared = Vec::new();
        // An opaque shape hides what is below it, so no intersection is filled again.
        if colour.3 < 255 {
            for below in self.shapes.iter().filter(|below| below.bounds.overlaps(around)) {
                let common = shared_pieces(&pieces, &below.pieces);
                if !common.is_empty() {
                    shared.push((common, blended(colour, below.colour)));
                }
            }
        }
        self.shapes.push(PaintedShape { pieces, bounds: around, colour: colour.over(Rgba::rgb(0xFFFFFF)) });
        // A later shape over an intersection must blend with the colour of the intersection, so intersections are
        // shapes of their own.
        for (pieces, colour) in &shared {
            if let Some(around) = Area::around(pieces.iter().flatten().copied()) {
                self.shapes.push(PaintedShape { pieces: pieces.clone(), bounds: around, colour: *colour });
            }
        }
        shared
    }
}

/// Returns the result of painting a transparent colour over an opaque one.
fn blended(colour: Rgba, below: Rgba) -> Rgba {
    let is_grey = |it: Rgba| it.0 == it.1 && it.1 == it.2;
    if !is_grey(colour) || !is_grey(below) {
        return colour.over(below);
    }
    // The amount of black that the upper grey has on white. It is added to the black below.
    let black = 255 - colour.over(Rgba::rgb(0xFFFFFF)).0;
    let value = below.0.saturating_sub(black);
    Rgba(value, value, value, 255)
}

/// Returns the intersection of two unions, without slivers too thin to print.
fn shared_pieces(one: &[Vec<Point>], other: &[Vec<Point>]) -> Vec<Vec<Point>> {
    const MIN_POINTS: f32 = 0.05;
    let mut shared = Vec::new();
    for piece in one {
        for below in other {
            let common = intersection(piece, below);
            let size = Area::around(common.iter().copied()).map_or(0.0, |area| area.width().min(area.height()));
            if common.len() > 2 && size > MIN_POINTS {
                shared.push(common);
            }
        }
    }
    shared
}

/// Returns the convex pieces of an item that is placed on the page with all lengths in points, or none for text and
/// pictures.
pub(super) fn pieces_of(item: &Item) -> Vec<Vec<Point>> {
    const CORNERS: usize = 48;
    let circle = |centre: Point, radius: f32| {
        let corner = |step: usize| {
            let (sin, cos) = (step as f32 / CORNERS as f32 * std::f32::consts::TAU).sin_cos();
            Point::new(centre.x + radius * cos, centre.y + radius * sin)
        };
        (0..CORNERS).map(corner).collect::<Vec<_>>()
    };
    match item {
        Item::Fill { pieces, .. } => pieces.clone(),
        Item::Line { points, closed, pen, .. } => {
            LineParts::new(points, *closed, pen, line_points(pen.width, 1.0)).pieces(FLATNESS_POINTS)
        }
        Item::Disc { centre, radius, .. } => vec![circle(*centre, *radius)],
        Item::Ring { centre, radius, width, .. } => {
            // A ring is not convex, so it is cut into quadrilaterals.
            let half = line_points(*width, 1.0) / 2.0;
            let (inner, outer) = (circle(*centre, radius - half), circle(*centre, radius + half));
            let next = |at: usize| (at + 1) % CORNERS;
            (0..CORNERS).map(|at| vec![inner[at], outer[at], outer[next(at)], inner[next(at)]]).collect()
        }
        Item::Text { .. } | Item::Image { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Ink, Pen, Width};

    fn square(x: f32, y: f32) -> Vec<Vec<Point>> {
        vec![Area::new(x, y, 10.0, 10.0).corners().to_vec()]
    }

    fn grey(value: u8, alpha: u8) -> Rgba {
        Rgba(value, value, value, alpha)
    }

    #[test]
    fn what_is_placed_is_as_thick_as_it_says() {
        let around = |item: &Item| Area::around(pieces_of(item).into_iter().flatten()).unwrap();
        let points = vec![Point::new(0.0, 0.0), Point::new(10.0, 0.0)];
        let pen = Pen::new(Width::Cells(2.0)).flat();
        let line = Item::Line { points, closed: false, pen, ink: Ink::Given };
        assert_eq!(around(&line), Area::new(0.0, -1.0, 10.0, 2.0));
        // Half of a thick line is 0.8 points.
        let centre = Point::new(0.0, 0.0);
        let ring = |width: Width| around(&Item::Ring { centre, radius: 10.0, width, ink: Ink::Given });
        for (width, outer) in [(Width::Cells(2.0), 11.0), (Width::Thick, 10.8)] {
            assert!((ring(width).max.x - outer).abs() < 1e-3, "{:?}", ring(width));
        }
    }

    #[test]
    fn what_overlaps_is_filled_with_the_colour_of_both() {
        let mut flat = Flattener::default();
        let (light, dark) = (grey(0, 51), grey(0, 102));
        assert!(flat.add(square(0.0, 0.0), light).is_empty());
        let shared = flat.add(square(5.0, 5.0), dark);
        assert_eq!(shared.len(), 1);
        assert_eq!(Area::around(shared[0].0.iter().flatten().copied()), Some(Area::new(5.0, 5.0, 5.0, 5.0)));
        assert_eq!(shared[0].1, grey(255 - 51 - 102, 255), "20 and 40 % are 60 %");
        // The third shape overlaps the first two and their intersection.
        let shared = flat.add(square(2.0, 2.0), light);
        assert_eq!(shared.len(), 3);
        assert_eq!(shared[2].1, grey(255 - 51 - 102 - 51, 255));
        let sand = Rgba(200, 150, 100, 51);
        assert_eq!(blended(sand, grey(255, 255)), sand.over(grey(255, 255)), "colours lie over each other");
        // An opaque shape hides everything below it, but shows through a transparent shape above it.
        assert!(flat.add(square(0.0, 0.0), grey(255, 255)).is_empty());
        let shared = flat.add(square(0.0, 0.0), light);
        assert_eq!(shared.last().map(|(_, colour)| *colour), Some(light.over(grey(255, 255))));
    }
}
