//! Draws the setter's drawings. Each becomes a few items of the scene, in its own colours.

use super::text::{self, OutlineSegment};
use crate::puzzle::{
    Angle, Drawing, DrawingLayer, DrawingPoint, DrawnFrame, DrawnShape, Length, LineEnds, Puzzle, TextAlign,
};
use crate::scene::{
    Anchor, Area, ArrowHead, Dash, Ink, Item, Layer, Pen, Point, Rgba, Scene, TextRole, Weight, Width, convex_pieces,
};

/// The number of corners of a polygon that stands for an ellipse, and of a quarter of a rounded corner.
const ELLIPSE_CORNERS: usize = 96;
const CORNER_POINTS: usize = 12;
/// The distance between lines of text, in font sizes.
const LINE_HEIGHT: f32 = 1.2;
/// The weight of texts.
const WEIGHT: Weight = Weight::Medium;
/// The number of steps of a curve of a letter.
const CURVE_STEPS: usize = 6;

/// Adds the drawings of some layers, and extends the bounds of the picture to cover them.
pub fn add_drawings(puzzle: &Puzzle, layers: &[DrawingLayer], scene: &mut Scene) {
    for drawing in puzzle.drawings().iter().filter(|drawing| layers.contains(&drawing.layer)) {
        add_drawing(drawing, scene);
    }
}

/// Adds one drawing, and extends the bounds of the picture to cover it.
pub fn add_drawing(drawing: &Drawing, scene: &mut Scene) {
    let layer = match drawing.layer {
        DrawingLayer::UnderGrid => Layer::Mark,
        DrawingLayer::UnderDigits => Layer::Frame,
        DrawingLayer::OverDigits => Layer::Over,
    };
    let mut artist = Artist { drawing, layer, scene };
    match &drawing.shape {
        DrawnShape::Lines { lines, closed, ends, arrow } => artist.lines(lines, *closed, *ends, *arrow),
        DrawnShape::Rectangle { frame, rounded } => artist.outline(rectangle(frame, rounded.cells())),
        DrawnShape::Ellipse { frame } => artist.ellipse(frame),
        DrawnShape::Text { text, at, size, align, angle } => artist.text(text, *at, size.cells(), *align, *angle),
        DrawnShape::Image { frame, file, mirrored, opacity } => {
            let (x, y) = (frame.width.cells() / 2.0, frame.height.cells() / 2.0);
            let side = if *mirrored { -x } else { x };
            let corners = [(-side, -y), (side, -y), (-side, y)].map(|(x, y)| placed(frame, Point::new(x, y)));
            artist.cover([(-x, -y), (x, -y), (x, y), (-x, y)].map(|(x, y)| placed(frame, Point::new(x, y))));
            artist.scene.add(layer, Item::Image { corners, image: file.clone(), opacity: *opacity });
        }
    }
}

struct Artist<'a> {
    drawing: &'a Drawing,
    layer: Layer,
    scene: &'a mut Scene,
}

/// Returns the ink of a visible colour.
fn ink(colour: Option<Rgba>) -> Option<Ink> {
    colour.filter(|colour| colour.3 > 0).map(Ink::Colour)
}

impl Artist<'_> {
    fn stroke(&self) -> Option<Ink> {
        ink(self.drawing.stroke).filter(|_| self.drawing.width > Length::ZERO)
    }

    fn fill_ink(&self) -> Option<Ink> {
        ink(self.drawing.fill)
    }

    fn pen(&self, ends: LineEnds) -> Pen {
        let pen = Pen::new(Width::Cells(self.drawing.width.cells()));
        let pen = match ends {
            LineEnds::Round => pen.round(),
            LineEnds::Flat => pen.flat(),
            LineEnds::Square => pen,
        };
        let dash = self.drawing.dash.map(|(on, off)| Dash { on: on.cells(), off: off.cells() });
        Pen { dash, ..pen }
    }

    /// Extends the bounds of the picture to cover these points.
    fn cover(&mut self, points: impl IntoIterator<Item = Point>) {
        let margin = if self.stroke().is_some() { self.drawing.width.cells() / 2.0 } else { 0.0 };
        if let Some(area) = Area::around(points) {
            self.scene.include(area.expanded(margin));
        }
    }

    fn fill(&mut self, outlines: &[Vec<Point>], ink: Ink) {
        let pieces = match outlines {
            [only] if is_convex(only) => vec![only.clone()],
            _ => convex_pieces(outlines),
        };
        if !pieces.is_empty() {
            self.scene.add(self.layer, Item::Fill { pieces, ink });
        }
    }

    fn lines(&mut self, lines: &[Vec<DrawingPoint>], closed: bool, ends: LineEnds, arrow: Option<Length>) {
        let lines: Vec<Vec<Point>> =
            lines.iter().map(|line| line.iter().map(|at| at.point()).collect::<Vec<_>>()).collect();
        if self.fill_ink().is_some() || self.stroke().is_some() {
            self.cover(lines.iter().flatten().copied());
        }
        if let Some(ink) = self.fill_ink() {
            self.fill(&lines, ink);
        }
        let Some(ink) = self.stroke() else { return };
        let pen = self.pen(ends);
        let pen = match arrow.map(Length::cells).filter(|&length| length > 0.0 && !closed) {
            // The two strokes of an open head are this long, and at a right angle.
            Some(length) => {
                let half = length * std::f32::consts::FRAC_1_SQRT_2;
                pen.with_head(ArrowHead { length: half, width: 2.0 * half, filled: false })
            }
            None => pen,
        };
        for mut points in lines {
            points.dedup();
            match points[..] {
                [at] => self.dot(at, ends, ink),
                _ => self.scene.add(self.layer, Item::Line { closed: closed && points.len() > 2, points, pen, ink }),
            }
        }
    }

    /// Draws a line without length: a dot as wide as the line.
    fn dot(&mut self, at: Point, ends: LineEnds, ink: Ink) {
        let half = self.drawing.width.cells() / 2.0;
        match ends {
            LineEnds::Round => self.scene.disc(self.layer, at, half, ink),
            LineEnds::Square => {
                self.scene.fill_areas(self.layer, [Area { min: at, max: at }.expanded(half)], ink);
            }
            LineEnds::Flat => {}
        }
    }

    /// Fills and strokes a convex outline.
    fn outline(&mut self, corners: Vec<Point>) {
        if self.fill_ink().is_none() && self.stroke().is_none() {
            return;
        }
        self.cover(corners.iter().copied());
        if let Some(ink) = self.fill_ink() {
            self.scene.add(self.layer, Item::Fill { pieces: vec![corners.clone()], ink });
        }
        if let Some(ink) = self.stroke() {
            let pen = self.pen(LineEnds::Square);
            self.scene.add(self.layer, Item::Line { points: corners, closed: true, pen, ink });
        }
    }

    fn ellipse(&mut self, frame: &DrawnFrame) {
        let (width, height) = (frame.width.cells(), frame.height.cells());
        if frame.width != frame.height || self.drawing.dash.is_some() {
            return self.outline(ellipse(frame));
        }
        let (centre, radius) = (frame.centre.point(), width.min(height) / 2.0);
        let area = Area { min: centre, max: centre }.expanded(radius);
        if let Some(ink) = self.fill_ink() {
            self.cover(area.corners());
            self.scene.disc(self.layer, centre, radius, ink);
        }
        if let Some(ink) = self.stroke() {
            self.cover(area.corners());
            self.scene.ring(self.layer, centre, radius, Width::Cells(self.drawing.width.cells()), ink);
        }
    }

    /// Draws lines of text. Upright ones stay text; turned ones become areas, as do outlines of letters.
    fn text(&mut self, words: &str, at: DrawingPoint, size: f32, align: TextAlign, angle: Angle) {
        let at = at.point();
        let lines: Vec<&str> = words.lines().map(str::trim_end).collect();
        let first = -(lines.len().saturating_sub(1) as f32) / 2.0 * LINE_HEIGHT * size;
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let width = text::width(line, size, WEIGHT);
            let left = match align {
                TextAlign::Centre => -width / 2.0,
                TextAlign::Left => 0.0,
                TextAlign::Right => -width,
            };
            let middle = Point::new(left + width / 2.0, first + index as f32 * LINE_HEIGHT * size);
            let centre = Point::new(at.x + middle.x, at.y + middle.y);
            let turned = |point: Point| {
                let turned = angle.rotated(Point::new(point.x - at.x, point.y - at.y));
                Point::new(at.x + turned.x, at.y + turned.y)
            };
            if self.fill_ink().is_some() || self.stroke().is_some() {
                let half = Area::new(centre.x - width / 2.0, centre.y - size / 2.0, width, size);
                self.cover(half.corners().map(turned));
            }
            if let Some(ink) = self.stroke() {
                let pen = Pen::new(Width::Cells(self.drawing.width.cells())).round();
                for points in letters(line, centre, size).into_iter().filter(|points| points.len() > 1) {
                    let points = points.into_iter().map(turned).collect();
                    self.scene.add(self.layer, Item::Line { points, closed: true, pen, ink });
                }
            }
            let Some(ink) = self.fill_ink() else { continue };
            if angle.is_zero() {
                let (text, face, role) = ((*line).to_owned(), WEIGHT.into(), TextRole::Label);
                let anchor = Anchor::Centre;
                self.scene.add(self.layer, Item::Text { at: centre, size, text, anchor, face, role, ink });
            } else {
                let outlines: Vec<Vec<Point>> = letters(line, centre, size)
                    .into_iter()
                    .map(|points| points.into_iter().map(turned).collect())
                    .collect();
                self.fill(&outlines, ink);
            }
        }
    }
}

/// Returns a point that is relative to the centre of a frame, turned with the frame and moved to its place.
fn placed(frame: &DrawnFrame, at: Point) -> Point {
    let (centre, turned) = (frame.centre.point(), frame.angle.rotated(at));
    Point::new(centre.x + turned.x, centre.y + turned.y)
}

/// Returns the corners of a rectangle, whose corners are quarter circles of this radius.
fn rectangle(frame: &DrawnFrame, radius: f32) -> Vec<Point> {
    let (x, y) = (frame.width.cells() / 2.0, frame.height.cells() / 2.0);
    let radius = radius.min(x).min(y);
    let corners = [(x, -y, -90.0_f32), (x, y, 0.0), (-x, y, 90.0), (-x, -y, 180.0)];
    let corner = |(x, y, from): (f32, f32, f32)| -> Vec<Point> {
        if radius <= 0.0 {
            return vec![Point::new(x, y)];
        }
        let (inner_x, inner_y) = (x - radius * x.signum(), y - radius * y.signum());
        let step = |at: usize| {
            let (sin, cos) = (from + 90.0 * at as f32 / CORNER_POINTS as f32).to_radians().sin_cos();
            Point::new(inner_x + radius * cos, inner_y + radius * sin)
        };
        (0..=CORNER_POINTS).map(step).collect()
    };
    corners.into_iter().flat_map(corner).map(|at| placed(frame, at)).collect()
}

fn ellipse(frame: &DrawnFrame) -> Vec<Point> {
    let (x, y) = (frame.width.cells() / 2.0, frame.height.cells() / 2.0);
    let corner = |at: usize| {
        let (sin, cos) = (std::f32::consts::TAU * at as f32 / ELLIPSE_CORNERS as f32).sin_cos();
        placed(frame, Point::new(x * cos, y * sin))
    };
    (0..ELLIPSE_CORNERS).map(corner).collect()
}

/// Returns the outlines of the letters of a text that is centred at a point.
fn letters(line: &str, centre: Point, size: f32) -> Vec<Vec<Point>> {
    let start = text::baseline_start(line, centre, Anchor::Centre, size, WEIGHT);
    let mut outlines: Vec<Vec<Point>> = Vec::new();
    let mut last = start;
    for segment in text::outline(line, start, size, WEIGHT) {
        match segment {
            OutlineSegment::Move(to) => {
                outlines.push(vec![to]);
                last = to;
            }
            OutlineSegment::Line(to) => {
                outlines.last_mut().into_iter().for_each(|points| points.push(to));
                last = to;
            }
            OutlineSegment::Curve(a, b, to) => {
                let points = (1..=CURVE_STEPS).map(|step| on_curve([last, a, b, to], step as f32 / CURVE_STEPS as f32));
                outlines.last_mut().into_iter().for_each(|outline| outline.extend(points.clone()));
                last = to;
            }
            OutlineSegment::Close => {}
        }
    }
    outlines
}

/// Returns a point of a cubic curve (Bernstein polynomials).
fn on_curve([from, a, b, to]: [Point; 4], t: f32) -> Point {
    let s = 1.0 - t;
    let mix = |from: f32, a: f32, b: f32, to: f32| {
        s * s * s * from + 3.0 * s * s * t * a + 3.0 * s * t * t * b + t * t * t * to
    };
    Point::new(mix(from.x, a.x, b.x, to.x), mix(from.y, a.y, b.y, to.y))
}

/// Returns whether a polygon turns in one direction only, once around.
fn is_convex(corners: &[Point]) -> bool {
    let count = corners.len();
    let turn = |at: usize| {
        let [a, b, c] = [0, 1, 2].map(|step| corners[(at + step) % count]);
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    };
    let turns: Vec<f32> = (0..count).map(turn).collect();
    // A star turns in one direction too, but it goes around more than once.
    let downs = (0..count).filter(|&at| {
        let [a, b, c] = [0, 1, 2].map(|step| corners[(at + step) % count].y);
        a < b && b >= c || a <= b && b > c
    });
    count > 2 && (turns.iter().all(|&turn| turn > 0.0) || turns.iter().all(|&turn| turn < 0.0)) && downs.count() == 1
}
