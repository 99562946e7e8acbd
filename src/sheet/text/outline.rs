//! Lines of text as outlines, and the bounds of their ink.

use skrifa::GlyphId;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};

use super::shape::shape;
use crate::scene::{Area, Face, Point};

/// A segment of an outline. Each contour begins with `Move` and ends with `Close`; the outline is filled by the
/// non-zero winding rule.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum OutlineSegment {
    /// Starts a new contour.
    Move(Point),
    /// A straight line to this point.
    Line(Point),
    /// A cubic Bézier curve: its two control points and its end.
    Curve(Point, Point, Point),
    /// Returns to the start of the contour.
    Close,
}

/// Returns the outlines of a line of text whose baseline starts at `start`. The y axis points down.
pub fn outline(text: &str, start: Point, size: f32, face: impl Into<Face>) -> Vec<OutlineSegment> {
    let mut pen = OutlineCollector { origin: start, scale: size, last: start, steps: Vec::new() };
    for glyph in shape(text, face) {
        let font = glyph.font.font();
        pen.scale = size / font.units_per_em;
        pen.origin = Point::new(start.x + glyph.x * size, start.y + glyph.y * size);
        if let Some(outline) = font.outlines.get(GlyphId::new(glyph.id)) {
            let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
            // If a glyph of a custom font cannot be drawn completely, its contours so far are kept.
            let _ = outline.draw(settings, &mut pen);
        }
    }
    pen.steps
}

/// Returns the bounds of the ink of a line whose baseline starts at the origin, or `None` if the line has no ink.
pub fn ink_bounds(text: &str, size: f32, face: impl Into<Face>) -> Option<Area> {
    let mut last = Point::new(0.0, 0.0);
    let mut points = Vec::new();
    for step in outline(text, last, size, face) {
        match step {
            OutlineSegment::Move(to) | OutlineSegment::Line(to) => points.push(to),
            // Sampled points of a curve deviate from its extremes by less than a hundredth of its size.
            OutlineSegment::Curve(a, b, to) => {
                points.extend((1..=8).map(|eighth| on_curve([last, a, b, to], eighth as f32 / 8.0)))
            }
            OutlineSegment::Close => {}
        }
        last = points.last().copied().unwrap_or(last);
    }
    points.into_iter().map(|at| Area { min: at, max: at }).reduce(Area::union)
}

/// Returns the point on a cubic Bézier curve for a parameter from 0 at its start to 1 at its end.
fn on_curve([from, a, b, to]: [Point; 4], t: f32) -> Point {
    let u = 1.0 - t;
    let weigh = |from: f32, a: f32, b: f32, to: f32| {
        u * u * u * from + 3.0 * u * u * t * a + 3.0 * u * t * t * b + t * t * t * to
    };
    Point::new(weigh(from.x, a.x, b.x, to.x), weigh(from.y, a.y, b.y, to.y))
}

/// A collector of outlines, which converts from font units, where the y axis points up.
struct OutlineCollector {
    origin: Point,
    scale: f32,
    last: Point,
    steps: Vec<OutlineSegment>,
}

impl OutlineCollector {
    fn place(&mut self, x: f32, y: f32) -> Point {
        self.last = Point::new(self.origin.x + x * self.scale, self.origin.y - y * self.scale);
        self.last
    }
}

impl OutlinePen for OutlineCollector {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.steps.push(OutlineSegment::Move(to));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.steps.push(OutlineSegment::Line(to));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        // The equivalent cubic curve has its control points two thirds of the way from its ends to the quadratic
        // control point.
        let from = self.last;
        let (control, to) = (self.place(cx, cy), self.place(x, y));
        let toward =
            |end: Point| Point::new(end.x + (control.x - end.x) * 2.0 / 3.0, end.y + (control.y - end.y) * 2.0 / 3.0);
        self.steps.push(OutlineSegment::Curve(toward(from), toward(to), to));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let (a, b, to) = (self.place(ax, ay), self.place(bx, by), self.place(x, y));
        self.steps.push(OutlineSegment::Curve(a, b, to));
    }

    fn close(&mut self) {
        self.steps.push(OutlineSegment::Close);
    }
}
