//! Forms that distinguish kinds of lines in pure black, or when several kinds have the same tint: beads, waves, rails
//! and the like. All lengths are in cells.

use std::collections::BTreeSet;

use crate::scene::{BlackForm, Ink, Item, Layer, Pen, Placement, Point, Scene, StrokeEnd, Tint, Width};

/// The thickness of strokes.
const STROKE: f32 = 0.04;

/// The tints and forms of lines that share their tint with lines of another form. The first form of each tint stays
/// plain and is not listed.
#[derive(Clone, Debug, Default)]
pub(super) struct AmbiguousLines(BTreeSet<(Tint, BlackForm)>);

impl AmbiguousLines {
    /// Collects the ambiguous lines of a board.
    pub(super) fn of(scene: &Scene) -> AmbiguousLines {
        let band = |item: &Item| match item {
            Item::Line { pen, ink: Ink::Band(tint), .. } => Some((*tint, pen.form)),
            Item::Line { .. }
            | Item::Fill { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Text { .. }
            | Item::Image { .. } => None,
        };
        let all: BTreeSet<(Tint, BlackForm)> = scene.painted().filter_map(band).collect();
        // The set is sorted by tint first, so the entry found is the first form of its tint.
        let plain =
            |&(tint, form): &(Tint, BlackForm)| all.iter().find(|(other, _)| *other == tint) == Some(&(tint, form));
        AmbiguousLines(all.iter().copied().filter(|band| !plain(band)).collect())
    }

    /// Draws the forms on these lines in a scene, which is the board or the mark of one of its rules.
    pub(super) fn with_distinct_forms(&self, scene: Scene) -> Scene {
        if self.0.is_empty() {
            return scene;
        }
        let mut told = scene.clone();
        for (layer, item) in scene.layered() {
            if let Item::Line { points, pen, ink: Ink::Band(tint), .. } = item
                && self.0.contains(&(*tint, pen.form))
            {
                FormDrawing { scene: &mut told, layer, ink: Ink::Line(*tint), paper: None }.form(points, pen.form);
            }
        }
        told
    }
}

/// Returns the scene with each line's form drawn on the line, as in pure black but enlarged by `times`. This
/// distinguishes kinds of lines where each is shown alone in a small picture.
pub fn with_forms(scene: &Scene, times: f32) -> Scene {
    let (mut told, mut forms) = (scene.clone(), Scene::new(scene.bounds()));
    for (layer, item) in scene.layered() {
        if let Item::Line { points, pen, ink: Ink::Band(tint), .. } = item
            && pen.form != BlackForm::Band
        {
            // Forms have fixed sizes, so they are drawn on a reduced line and enlarged together with it.
            let small: Vec<Point> = points.iter().map(|at| Point::new(at.x / times, at.y / times)).collect();
            FormDrawing { scene: &mut forms, layer, ink: Ink::Line(*tint), paper: None }.form(&small, pen.form);
        }
    }
    let large = forms.placed(Placement { scale: times, origin: Point::new(0.0, 0.0) });
    large.layered().for_each(|(layer, item)| told.add(layer, item.clone()));
    told
}

/// Draws a line through these points in black, in a form other than a band.
pub(super) fn draw_form(scene: &mut Scene, layer: Layer, points: &[Point], form: BlackForm) {
    FormDrawing { scene, layer, ink: Ink::ThickLine, paper: Some(Ink::White) }.form(points, form);
}

/// The target, the layer and the inks of a drawing.
struct FormDrawing<'s> {
    scene: &'s mut Scene,
    layer: Layer,
    ink: Ink,
    /// The ink that covers the line inside hollow shapes, or `None` if the form is drawn on an existing line.
    paper: Option<Ink>,
}

impl FormDrawing<'_> {
    fn form(&mut self, points: &[Point], form: BlackForm) {
        let track = Track::new(points);
        let stroke = Pen::new(Width::Cells(STROKE));
        match form {
            BlackForm::Band | BlackForm::Thin => self.line(points.to_vec(), stroke.round()),
            BlackForm::Rails => self.rails(points, &track),
            BlackForm::Beads => track.for_each_step(0.19, |at, _, _| self.scene.disc(self.layer, at, 0.055, self.ink)),
            BlackForm::Rings => track.for_each_step(0.25, |at, _, _| self.bead(at, 0.075, false)),
            BlackForm::Alternating => track.for_each_step(0.22, |at, _, number| self.bead(at, 0.07, number % 2 == 0)),
            BlackForm::Wave => {
                // At a sharp corner, a sideways offset would jump together with the direction of the line.
                let bent = Track::new(&rounded(points, 0.35));
                // Whole waves, of about 0.3 cells each.
                let waves = (bent.length / 0.3).round().max(1.0);
                let height = |along: f32| 0.0425 * (along / bent.length * waves * std::f32::consts::TAU).sin();
                self.line(bent.offset_points(waves as usize * 16, height), stroke.round());
            }
            BlackForm::Zigzag => {
                let teeth = (track.length / 0.125).round().max(2.0) as usize;
                let tooth = track.length / teeth as f32;
                let side = |along: f32| {
                    // The points lie at whole teeth, so rounding only removes the error of the division. Both ends stay
                    // on the line.
                    let number = (along / tooth).round() as usize;
                    if number == 0 || number == teeth { 0.0 } else { [0.075, -0.075][number % 2] }
                };
                self.line(track.offset_points(teeth, side), stroke.round());
            }
            BlackForm::Ticks => {
                self.line(points.to_vec(), stroke.round());
                track.for_each_step(0.2, |at, along, _| {
                    let to = |by: f32| Point::new(at.x - along.y * by, at.y + along.x * by);
                    self.scene.line(self.layer, to(-0.075), to(0.075), stroke.flat(), self.ink);
                });
            }
            BlackForm::Dashes => self.line(points.to_vec(), Pen::new(Width::Cells(0.09)).dashed(0.22, 0.12)),
            BlackForm::DotDash => {
                // Each period consists of a dash and a gap with a dot in its middle. The line ends with a dash as well.
                let periods = ((track.length - 0.24) / 0.44).round().max(1.0);
                let period = (track.length - 0.24).max(0.2) / periods;
                for number in 0..=periods as usize {
                    let start = number as f32 * period;
                    self.line(track.between(start, start + 0.24), Pen::new(Width::Cells(0.07)).flat());
                    if number < periods as usize {
                        // The gap runs from `start + 0.24` to `start + period`; this is its middle.
                        let (dot, _) = track.at(start + 0.12 + period / 2.0);
                        self.scene.disc(self.layer, dot, 0.045, self.ink);
                    }
                }
            }
            BlackForm::Squares => {
                self.line(points.to_vec(), stroke.round());
                track.for_each_step(0.3, |at, along, _| {
                    self.glyph(at, along, &[(0.06, 0.06), (0.06, -0.06), (-0.06, -0.06), (-0.06, 0.06)])
                });
            }
            BlackForm::Triangles => {
                self.line(points.to_vec(), stroke.round());
                track.for_each_step(0.3, |at, along, _| {
                    self.glyph(at, along, &[(0.1, 0.0), (-0.06, 0.08), (-0.06, -0.08)])
                });
            }
            BlackForm::Chevrons => track.for_each_step(0.2, |at, along, _| {
                let point = |forward: f32, aside: f32| placed(at, along, forward, aside);
                self.line(vec![point(-0.05, 0.08), point(0.05, 0.0), point(-0.05, -0.08)], stroke.round());
            }),
        }
    }

    /// Draws two parallel lines, or a single line in the middle of an existing one.
    fn rails(&mut self, points: &[Point], track: &Track) {
        let rail = |width: f32| Pen { end: StrokeEnd::Butt, ..Pen::new(Width::Cells(width)).round() };
        let Some(paper) = self.paper else { return self.line(points.to_vec(), rail(STROKE)) };
        self.line(points.to_vec(), rail(0.15));
        // The white line is a little longer, to remove the ends as well.
        let inner =
            Item::Line { points: track.extended(0.02), closed: false, pen: rail(0.15 - 2.0 * STROKE), ink: paper };
        self.scene.add(self.layer, inner);
    }

    fn line(&mut self, points: Vec<Point>, pen: Pen) {
        self.scene.path(self.layer, points, pen, self.ink);
    }

    fn bead(&mut self, at: Point, radius: f32, filled: bool) {
        let inside = if filled { Some(self.ink) } else { self.paper };
        if let Some(ink) = inside {
            self.scene.disc(self.layer, at, radius, ink);
        }
        self.scene.ring(self.layer, at, radius - STROKE / 2.0, Width::Cells(STROKE), self.ink);
    }

    /// Adds a filled shape, whose corners are given as distances along and across the line from `at`.
    fn glyph(&mut self, at: Point, along: Point, corners: &[(f32, f32)]) {
        let corners = corners.iter().map(|&(forward, aside)| placed(at, along, forward, aside)).collect();
        self.scene.add(self.layer, Item::Fill { pieces: vec![corners], ink: self.ink });
    }
}

fn placed(at: Point, along: Point, forward: f32, aside: f32) -> Point {
    Point::new(at.x + along.x * forward - along.y * aside, at.y + along.y * forward + along.x * aside)
}

/// Returns the line with its corners replaced by curves that begin at this distance from them.
fn rounded(points: &[Point], radius: f32) -> Vec<Point> {
    let mut bent: Vec<Point> = points.first().copied().into_iter().collect();
    for three in points.windows(3) {
        let [before, corner, after] = [three[0], three[1], three[2]];
        let toward = |to: Point| {
            let length = (to.x - corner.x).hypot(to.y - corner.y).max(f32::EPSILON);
            // On a short side, the curves around its two ends meet in the middle instead of overlapping.
            let share = (radius / length).min(0.5);
            Point::new(corner.x + (to.x - corner.x) * share, corner.y + (to.y - corner.y) * share)
        };
        let (from, to) = (toward(before), toward(after));
        let steps = 8;
        bent.extend((0..=steps).map(|step| {
            // A quadratic Bézier curve with the corner as its control point.
            let (go, stay) = (step as f32 / steps as f32, 1.0 - step as f32 / steps as f32);
            let mix = |from: f32, corner: f32, to: f32| stay * stay * from + 2.0 * stay * go * corner + go * go * to;
            Point::new(mix(from.x, corner.x, to.x), mix(from.y, corner.y, to.y))
        }));
    }
    bent.extend(points.last().copied().filter(|_| points.len() > 1));
    bent
}

/// A line that is parametrised by length.
struct Track {
    points: Vec<Point>,
    /// The length up to each point.
    lengths: Vec<f32>,
    length: f32,
}

impl Track {
    fn new(points: &[Point]) -> Track {
        let mut length = 0.0;
        let mut lengths = vec![0.0];
        for pair in points.windows(2) {
            length += (pair[1].x - pair[0].x).hypot(pair[1].y - pair[0].y);
            lengths.push(length);
        }
        Track { points: points.to_vec(), lengths, length }
    }

    /// Returns the point at this length, and the direction of the line there.
    fn at(&self, length: f32) -> (Point, Point) {
        let Some(last) = self.points.len().checked_sub(2) else {
            // A line with fewer than two points has no direction. It counts as pointing right.
            return (self.points.first().copied().unwrap_or(Point::new(0.0, 0.0)), Point::new(1.0, 0.0));
        };
        // Only inner points are searched, so that a length beyond an end continues the first or the last side.
        let side = self.lengths[1..=last].partition_point(|&end| end <= length);
        let (from, to) = (self.points[side], self.points[side + 1]);
        let own = (self.lengths[side + 1] - self.lengths[side]).max(f32::EPSILON);
        let along = Point::new((to.x - from.x) / own, (to.y - from.y) / own);
        let on = length - self.lengths[side];
        (Point::new(from.x + along.x * on, from.y + along.y * on), along)
    }

    /// Calls `draw` for evenly spaced points about `step` apart, from start to end, with the direction and the index.
    fn for_each_step(&self, step: f32, mut draw: impl FnMut(Point, Point, usize)) {
        let steps = (self.length / step).round().max(1.0);
        for number in 0..=steps as usize {
            let (at, along) = self.at(self.length * number as f32 / steps);
            draw(at, along, number);
        }
    }

    /// Returns `steps + 1` points along the line, each moved sideways by what `aside` returns for the length up to it.
    fn offset_points(&self, steps: usize, aside: impl Fn(f32) -> f32) -> Vec<Point> {
        let point = |step: usize| {
            let length = self.length * step as f32 / steps as f32;
            let (at, along) = self.at(length);
            placed(at, along, 0.0, aside(length))
        };
        (0..=steps).map(point).collect()
    }

    /// Returns the part between two lengths.
    fn between(&self, start: f32, end: f32) -> Vec<Point> {
        let (start, end) = (start.max(0.0), end.min(self.length));
        let inner = self.points.iter().zip(&self.lengths).filter(|&(_, &length)| start < length && length < end);
        let inner = inner.map(|(&point, _)| point);
        std::iter::once(self.at(start).0).chain(inner).chain([self.at(end).0]).collect()
    }

    /// Returns the line, extended by this length at both ends.
    fn extended(&self, by: f32) -> Vec<Point> {
        let (first, last) = (self.at(0.0), self.at(self.length));
        let mut points = self.points.clone();
        if let [start, .., end] = &mut points[..] {
            *start = placed(first.0, first.1, -by, 0.0);
            *end = placed(last.0, last.1, by, 0.0);
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Area;

    #[test]
    fn every_form_is_drawn_of_its_own_along_the_line() {
        let points = [(0.5, 0.5), (1.5, 0.5), (2.5, 1.5), (2.5, 2.5)].map(|(x, y)| Point::new(x, y));
        let forms = [
            BlackForm::Thin,
            BlackForm::Rails,
            BlackForm::Beads,
            BlackForm::Rings,
            BlackForm::Alternating,
            BlackForm::Wave,
            BlackForm::Zigzag,
            BlackForm::Ticks,
            BlackForm::Dashes,
            BlackForm::DotDash,
            BlackForm::Squares,
            BlackForm::Triangles,
            BlackForm::Chevrons,
        ];
        let mut seen = Vec::new();
        for form in forms {
            let mut scene = Scene::new(Area::new(0.0, 0.0, 3.0, 3.0));
            draw_form(&mut scene, Layer::Mark, &points, form);
            let items: Vec<Item> = scene.painted().cloned().collect();
            assert!(!items.is_empty() && !seen.contains(&items), "{form:?}");
            for item in &items {
                let near = |at: &Point| (0.3..2.7).contains(&at.x) && (0.3..2.7).contains(&at.y);
                match item {
                    Item::Line { points, .. } => assert!(points.iter().all(near), "{form:?} {points:?}"),
                    Item::Disc { centre, .. } | Item::Ring { centre, .. } => assert!(near(centre), "{form:?}"),
                    Item::Fill { pieces, .. } => assert!(pieces.iter().flatten().all(near), "{form:?}"),
                    Item::Text { .. } | Item::Image { .. } => panic!("{form:?} has letters"),
                }
            }
            seen.push(items);
        }
    }
}
