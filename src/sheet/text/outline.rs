//! Lines of text as outlines, and where their ink lies.

use skrifa::GlyphId;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};

use super::fonts::Font;
use super::shape::shape;
use crate::scene::{Area, Face, Point};

/// A step of an outline. Each figure opens with `Move` and ends with `Close`; the inside is what it winds around.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// A new outline begins here.
    Move(Point),
    /// Straight to here.
    Line(Point),
    /// A cubic curve: its two control points and its end.
    Curve(Point, Point, Point),
    /// Back to where the outline began.
    Close,
}

/// The outlines of a line of text whose baseline starts at `start`, y down.
pub fn outline(text: &str, start: Point, size: f32, face: impl Into<Face>) -> Vec<Step> {
    let mut pen = Pen { origin: start, scale: size, last: start, steps: Vec::new() };
    for glyph in shape(text, face) {
        let font = Font::of(glyph.font);
        pen.scale = size / font.units_per_em;
        pen.origin = Point::new(start.x + glyph.x * size, start.y + glyph.y * size);
        if let Some(outline) = font.outlines.get(GlyphId::new(glyph.id)) {
            let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
            // A glyph that a file of one's own does not draw stays as far as it came.
            let _ = outline.draw(settings, &mut pen);
        }
    }
    pen.steps
}

/// The rectangle around the ink of a line whose baseline starts at the origin, None if it has none.
pub fn ink(text: &str, size: f32, face: impl Into<Face>) -> Option<Area> {
    let mut last = Point::new(0.0, 0.0);
    let mut points = Vec::new();
    for step in outline(text, last, size, face) {
        match step {
            Step::Move(to) | Step::Line(to) => points.push(to),
            // Where the curve bends out between its ends, these points are off by less than a hundredth of it.
            Step::Curve(a, b, to) => {
                points.extend((1..=8).map(|eighth| on_curve([last, a, b, to], eighth as f32 / 8.0)))
            }
            Step::Close => {}
        }
        last = points.last().copied().unwrap_or(last);
    }
    points.into_iter().map(|at| Area { min: at, max: at }).reduce(Area::union)
}

/// The place on a cubic curve, from 0 at its start to 1 at its end.
fn on_curve([from, a, b, to]: [Point; 4], t: f32) -> Point {
    let u = 1.0 - t;
    let weigh = |from: f32, a: f32, b: f32, to: f32| {
        u * u * u * from + 3.0 * u * u * t * a + 3.0 * u * t * t * b + t * t * t * to
    };
    Point::new(weigh(from.x, a.x, b.x, to.x), weigh(from.y, a.y, b.y, to.y))
}

/// Collects outlines from font units, y up.
struct Pen {
    origin: Point,
    scale: f32,
    last: Point,
    steps: Vec<Step>,
}

impl Pen {
    fn place(&mut self, x: f32, y: f32) -> Point {
        self.last = Point::new(self.origin.x + x * self.scale, self.origin.y - y * self.scale);
        self.last
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.steps.push(Step::Move(to));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.steps.push(Step::Line(to));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        // The same curve as a cubic: control points two thirds of the way to the quadratic one.
        let from = self.last;
        let (control, to) = (self.place(cx, cy), self.place(x, y));
        let toward =
            |end: Point| Point::new(end.x + (control.x - end.x) * 2.0 / 3.0, end.y + (control.y - end.y) * 2.0 / 3.0);
        self.steps.push(Step::Curve(toward(from), toward(to), to));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let (a, b, to) = (self.place(ax, ay), self.place(bx, by), self.place(x, y));
        self.steps.push(Step::Curve(a, b, to));
    }

    fn close(&mut self) {
        self.steps.push(Step::Close);
    }
}
