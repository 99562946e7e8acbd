//! The geometry of a line: dashes, bulb and arrow head as plain polylines, a disc and a triangle, or all of it as
//! convex pieces.
//!
//! Every backend draws these, so that dashes, corners and arrows look the same everywhere.

use std::f32::consts::{PI, TAU};

use super::geometry::{Point, sides};
use super::pen::{ArrowHead, Join, MITRE_LIMIT, Pen, StrokeEnd};

/// A polyline without dashes.
#[derive(Clone, PartialEq, Debug)]
pub struct Polyline {
    /// The points that the polyline runs through, at least two.
    pub points: Vec<Point>,
    /// True if the last point is joined to the first.
    pub closed: bool,
}

/// A line broken into primitives: all runs are drawn in one stroke of the line's thickness, then a disc and a triangle
/// in the same ink.
#[derive(Clone, PartialEq, Debug)]
pub struct LineParts {
    /// The stroked polylines: the line itself or its dashes, and the two strokes of an open arrow head.
    pub runs: Vec<Polyline>,
    /// The thickness of the runs, in the unit of the points.
    pub width: f32,
    /// The shape of the runs' corners.
    pub join: Join,
    /// The shape of the runs' ends.
    pub end: StrokeEnd,
    /// The centre and radius of the disc around the first point.
    pub bulb: Option<(Point, f32)>,
    /// The triangle of a filled arrow head, with its tip first.
    pub head: Option<[Point; 3]>,
}

impl LineParts {
    /// Breaks a line into primitives. The points, the lengths of the pen and `width`, which replaces that of the pen,
    /// are in the same unit.
    pub fn new(points: &[Point], closed: bool, pen: &Pen, width: f32) -> LineParts {
        let mut line = without_duplicates(points, closed);
        // Square ends would lengthen each dash and narrow the gaps.
        let end = match (pen.dash, pen.end) {
            (Some(_), StrokeEnd::Square) => StrokeEnd::Butt,
            (_, end) => end,
        };
        let mut parts = LineParts { runs: Vec::new(), width, join: pen.join, end, bulb: None, head: None };
        let mut barbs = None;
        if !closed {
            parts.bulb = pen.bulb.zip(line.first()).map(|(radius, &centre)| (centre, radius));
            if let Some((head, along)) = pen.head.zip(last_direction(&line)) {
                barbs = parts.add_head(&mut line, head, along);
            }
        }
        match pen.dash {
            Some(dash) if dash.on > 0.0 && dash.off > 0.0 => parts.runs = dashes(&line, closed, dash.on, dash.off),
            Some(_) | None => parts.runs.push(Polyline { points: line, closed }),
        }
        // A line shorter than its arrow head has been shortened to nothing. The barbs remain and are never dashed.
        parts.runs.retain(|run| run.points.len() > 1);
        parts.runs.extend(barbs);
        parts
    }

    /// Adds an arrow head at the end of a line, and shortens the line so that its own end stays inside the head.
    /// Returns the strokes of an open head.
    fn add_head(&mut self, line: &mut Vec<Point>, head: ArrowHead, along: Point) -> Option<Polyline> {
        let tip = *line.last()?;
        let across = Point::new(-along.y, along.x);
        let from = |at: Point, back: f32, aside: f32| {
            Point::new(at.x - along.x * back + across.x * aside, at.y - along.y * back + across.y * aside)
        };
        // The distance that the end of a stroke extends beyond its last point.
        let reach = if self.end == StrokeEnd::Butt { 0.0 } else { self.width / 2.0 };
        if head.filled {
            self.head =
                Some([tip, from(tip, head.length, head.width / 2.0), from(tip, head.length, -head.width / 2.0)]);
            // The line ends where the triangle is as wide as the line, or its square end would stick out.
            let wide_enough = head.length * (self.width / head.width).min(1.0);
            *line = shortened(line, 0.0, wide_enough + reach);
            return None;
        }
        // The strokes meet this far back, so that their outer corner is the tip.
        let half_angle = (head.width / 2.0).atan2(head.length);
        let back = match self.join {
            // A mitre is 1 / sin(half angle) thicknesses long, and half of this lies beyond the corner.
            Join::Mitre if half_angle.sin() * MITRE_LIMIT > 1.0 => self.width / 2.0 / half_angle.sin(),
            // The mitre would be too long, so the corner is cut off.
            Join::Mitre => self.width / 2.0 * half_angle.sin(),
            Join::Round => self.width / 2.0,
        };
        let corner = from(tip, back, 0.0);
        *line = shortened(line, 0.0, back + reach);
        let barb = |aside: f32| from(corner, head.length, aside);
        Some(Polyline { points: vec![barb(head.width / 2.0), corner, barb(-head.width / 2.0)], closed: false })
    }

    /// Returns whether everything is a single stroke, which covers each point once in every backend.
    pub fn is_one_stroke(&self) -> bool {
        self.bulb.is_none() && self.head.is_none()
    }

    /// Returns whether all strokes are axis-aligned, with neither round corners nor round ends.
    pub fn is_axis_aligned(&self) -> bool {
        let upright = |run: &Polyline| sides(&run.points, run.closed).all(|(a, b)| a.x == b.x || a.y == b.y);
        self.is_one_stroke()
            && self.join == Join::Mitre
            && self.end != StrokeEnd::Round
            && self.runs.iter().all(upright)
    }

    /// Returns the same line, smaller by `by` on every side, as it appears inside an outline of that thickness.
    pub fn inset(&self, by: f32) -> LineParts {
        // Square and round ends recede with the thickness. Butt ends do not depend on it and are cut back.
        let cut = if self.end == StrokeEnd::Butt { by } else { 0.0 };
        let inner = |run: &Polyline| match run.closed {
            true => run.clone(),
            false => Polyline { points: shortened(&run.points, cut, cut), closed: false },
        };
        LineParts {
            runs: self.runs.iter().map(inner).filter(|run| run.points.len() > 1).collect(),
            width: (self.width - 2.0 * by).max(0.0),
            bulb: self.bulb.map(|(centre, radius)| (centre, (radius - by).max(0.0))),
            head: self.head.and_then(|head| inset_triangle(head, by)),
            ..self.clone()
        }
    }

    /// Returns the line as overlapping convex polygons with the same orientation, whose union is the line. Round parts
    /// deviate by at most `flatness`, in the unit of the points.
    pub fn pieces(&self, flatness: f32) -> Vec<Vec<Point>> {
        let mut pieces = Vec::new();
        for run in &self.runs {
            self.add_run(run, flatness, &mut pieces);
        }
        pieces.extend(self.bulb.map(|(centre, radius)| circle(centre, radius, flatness)));
        pieces.extend(self.head.map(|head| head.to_vec()));
        // With one orientation, overlapping pieces never cancel out under the non-zero winding rule.
        pieces.iter_mut().filter(|piece| doubled_area(piece) < 0.0).for_each(|piece| piece.reverse());
        pieces
    }

    fn add_run(&self, run: &Polyline, flatness: f32, pieces: &mut Vec<Vec<Point>>) {
        let half = self.width / 2.0;
        let points = &run.points;
        let count = points.len();
        let open_end = |at: usize| !run.closed && (at == 0 || at + 1 == count);
        // Each side becomes a rectangle. Corners and round ends are further pieces.
        for (index, (from, to)) in sides(points, run.closed).enumerate() {
            let Some(along) = direction(from, to) else { continue };
            let reach = |at: usize| if self.end == StrokeEnd::Square && open_end(at) { half } else { 0.0 };
            let (back, forth) = (reach(index), reach((index + 1) % count));
            let side = |at: Point, far: f32, aside: f32| {
                Point::new(at.x + along.x * far - along.y * aside, at.y + along.y * far + along.x * aside)
            };
            pieces.push(vec![
                side(from, -back, -half),
                side(to, forth, -half),
                side(to, forth, half),
                side(from, -back, half),
            ]);
        }
        for (at, &point) in points.iter().enumerate() {
            let round = if open_end(at) { self.end == StrokeEnd::Round } else { self.join == Join::Round };
            if round {
                pieces.push(circle(point, half, flatness));
            } else if !open_end(at) {
                let (before, after) = (points[(at + count - 1) % count], points[(at + 1) % count]);
                let turns = direction(before, point).zip(direction(point, after));
                pieces.extend(turns.and_then(|(come, go)| mitre(point, come, go, half)));
            }
        }
    }
}

/// Returns the outer corner where two sides with these directions meet.
fn mitre(at: Point, come: Point, go: Point, half: f32) -> Option<Vec<Point>> {
    // Both directions are unit vectors. The sine is positive for a right turn on screen, where y points down.
    let sine = come.x * go.y - come.y * go.x;
    let cosine = come.x * go.x + come.y * go.y;
    // Parallel sides need no corner.
    if sine.abs() < 1e-4 {
        return None;
    }
    // The outer corner lies on the side that the line turns away from.
    let out = -half * sine.signum();
    let normal = |along: Point| Point::new(-along.y * out, along.x * out);
    let (a, b) = (normal(come), normal(go));
    let moved = |by: Point| Point::new(at.x + by.x, at.y + by.y);
    let mut corner = vec![at, moved(a)];
    // The length of a mitre in thicknesses is 1 / sin(angle / 2), where cos(angle) is -cosine.
    // By the half-angle formula, its square is 2 / (1 - cos(angle)).
    if 2.0 / (1.0 + cosine) <= MITRE_LIMIT * MITRE_LIMIT {
        // `a` and `b` have the length `half`, and the tip lies in the direction of their sum, half / cos(turn / 2)
        // away. As |a + b| is 2 * half * cos(turn / 2), the tip is (a + b) / (1 + cos(turn)).
        let far = 1.0 / (1.0 + cosine);
        corner.push(moved(Point::new((a.x + b.x) * far, (a.y + b.y) * far)));
    }
    corner.push(moved(b));
    Some(corner)
}

/// Returns a polygon that nowhere deviates from the circle by more than `flatness`.
fn circle(centre: Point, radius: f32, flatness: f32) -> Vec<Point> {
    // A chord over the angle `step` deviates from the circle by radius * (1 - cos(step / 2)).
    let step = 2.0 * (1.0 - (flatness / radius.max(flatness)).min(1.0)).acos();
    let sides = ((TAU / step.max(1e-3)).ceil() as usize).clamp(8, 256);
    // A radius halfway between the inscribed and the circumscribed polygon: corners lie as far outside the circle as
    // sides lie inside.
    let radius = radius * 2.0 / (1.0 + (PI / sides as f32).cos());
    let corner = |side: usize| {
        let (sin, cos) = (TAU * side as f32 / sides as f32).sin_cos();
        Point::new(centre.x + radius * cos, centre.y + radius * sin)
    };
    (0..sides).map(corner).collect()
}

/// Returns the triangle whose sides lie `by` inside those of another, or `None` if nothing is left.
fn inset_triangle(corners: [Point; 3], by: f32) -> Option<[Point; 3]> {
    let length = |a: Point, b: Point| (a.x - b.x).hypot(a.y - b.y);
    let [a, b, c] = corners;
    let opposite = [length(b, c), length(c, a), length(a, b)];
    let around: f32 = opposite.iter().sum();
    // The incentre and the inradius. The inset triangle has the same incentre, and is scaled down from there.
    let weighted = |of: fn(Point) -> f32| corners.iter().zip(opposite).map(|(&at, side)| of(at) * side).sum::<f32>();
    let middle = Point::new(weighted(|at| at.x) / around, weighted(|at| at.y) / around);
    // The area of a triangle is half its perimeter times its inradius.
    let radius = doubled_area(&corners).abs() / around;
    let rest = 1.0 - by / radius;
    let inner = |at: Point| Point::new(middle.x + (at.x - middle.x) * rest, middle.y + (at.y - middle.y) * rest);
    (rest > 0.0).then(|| corners.map(inner))
}

/// Returns twice the signed area of a polygon, positive if its corners run clockwise on screen, where y points down.
fn doubled_area(polygon: &[Point]) -> f32 {
    // The shoelace formula.
    sides(polygon, true).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// Returns the points without consecutive duplicates, but always at least two of them.
fn without_duplicates(points: &[Point], closed: bool) -> Vec<Point> {
    let mut line = points.to_vec();
    line.dedup();
    if closed && line.len() > 2 && line.first() == line.last() {
        line.pop();
    }
    if line.len() < 2 { points.iter().copied().take(2).collect() } else { line }
}

/// Returns the unit vector from one point to another, or `None` if they coincide.
fn direction(from: Point, to: Point) -> Option<Point> {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y);
    (length > 0.0).then(|| Point::new(x / length, y / length))
}

fn last_direction(line: &[Point]) -> Option<Point> {
    line.windows(2).rev().find_map(|pair| direction(pair[0], pair[1]))
}

/// Returns an open polyline without these lengths at its start and end, or no points if nothing is left.
fn shortened(line: &[Point], start: f32, end: f32) -> Vec<Point> {
    if start == 0.0 && end == 0.0 {
        return line.to_vec();
    }
    let measured = MeasuredLine::new(line, false);
    let (from, to) = (start, measured.length() - end);
    if from < to { measured.part(from, to) } else { Vec::new() }
}

/// A polyline with the distance of each point from the start, measured along the line.
struct MeasuredLine {
    /// The points; a closed line repeats the first one at the end.
    points: Vec<Point>,
    distances: Vec<f32>,
}

impl MeasuredLine {
    fn new(line: &[Point], closed: bool) -> MeasuredLine {
        let mut points = line.to_vec();
        if closed {
            points.extend(line.first());
        }
        let mut at = vec![0.0];
        for pair in points.windows(2) {
            let last = at[at.len() - 1];
            at.push(last + (pair[1].x - pair[0].x).hypot(pair[1].y - pair[0].y));
        }
        MeasuredLine { points, distances: at }
    }

    fn length(&self) -> f32 {
        self.distances[self.distances.len() - 1]
    }

    /// Returns the points of the line between two distances from its start.
    fn part(&self, from: f32, to: f32) -> Vec<Point> {
        let mut part = vec![self.point(from)];
        let within = self.distances.iter().zip(&self.points).filter(|(at, _)| **at > from && **at < to);
        part.extend(within.map(|(_, &point)| point));
        part.push(self.point(to));
        part.dedup();
        part
    }

    fn point(&self, at: f32) -> Point {
        // The position lies on the side that ends at this point. Position 0 belongs to the first side.
        let next = self.distances.iter().position(|&end| end >= at).unwrap_or(self.distances.len() - 1).max(1);
        let (a, b) = (self.points[next - 1], self.points[next]);
        let length = self.distances[next] - self.distances[next - 1];
        let t = if length > 0.0 { ((at - self.distances[next - 1]) / length).clamp(0.0, 1.0) } else { 0.0 };
        // On an axis-aligned side, the other coordinate stays exact.
        let mix = |a: f32, b: f32| if a == b { a } else { a + (b - a) * t };
        Point::new(mix(a.x, b.x), mix(a.y, b.y))
    }
}

/// The cosine of the smallest turn that counts as a corner. Smaller turns are curves, along which dashes continue.
const CORNER_COSINE: f32 = 0.85;

/// Returns the dashes of a line. The sides between corners are divided separately (see [`super::Dash`]), which the dash
/// patterns of SVG, PDF and tiny-skia cannot do: theirs run through corners and end anywhere.
fn dashes(line: &[Point], closed: bool, on: f32, off: f32) -> Vec<Polyline> {
    let corners: Vec<usize> = (0..line.len()).filter(|&at| is_corner(line, closed, at)).collect();
    // A closed line starts at a corner.
    let mut turned = line.to_vec();
    let first = corners.first().copied().unwrap_or(0);
    if closed {
        turned.rotate_left(first);
    }
    let measured = MeasuredLine::new(&turned, closed);
    let length = measured.length();
    let mut cuts: Vec<f32> = match closed {
        true => corners.iter().map(|&at| measured.distances[at - first]).collect(),
        false => corners.iter().map(|&at| measured.distances[at]).collect(),
    };
    let spans = if closed && cuts.is_empty() {
        // A closed curve consists of whole periods.
        let count = (length / (on + off)).round().max(1.0);
        let period = length / count;
        let dash = period * on / (on + off);
        (0..count as usize).map(|at| (at as f32 * period, at as f32 * period + dash)).collect()
    } else {
        // The cuts delimit the sides. A closed line starts and ends at its first corner, which is in the list once.
        if !closed {
            cuts.insert(0, 0.0);
        }
        cuts.push(length);
        let last = cuts.len() - 2;
        let mut spans: Vec<(f32, f32)> = Vec::new();
        for (side, ends) in cuts.windows(2).enumerate() {
            let lead = if !closed && side == 0 { on } else { on / 2.0 };
            let trail = if !closed && side == last { on } else { on / 2.0 };
            for (from, to) in side_dashes(ends[0], ends[1], lead, trail, on, off) {
                match spans.last_mut() {
                    // The two halves around a corner form one dash.
                    // Both numbers are copies of the same cut, so they are exactly equal.
                    Some((_, end)) if *end == from => *end = to,
                    _ => spans.push((from, to)),
                }
            }
        }
        spans
    };
    let mut runs: Vec<Vec<Point>> = spans.iter().map(|&(from, to)| measured.part(from, to)).collect();
    if closed && spans.first().is_some_and(|span| span.0 == 0.0) && spans.last().is_some_and(|span| span.1 == length) {
        // A single dash all around is the unbroken line.
        if let [(_, _)] = spans[..] {
            return vec![Polyline { points: line.to_vec(), closed }];
        }
        // The dash around the first corner joins the end of the line with its start.
        if let Some(mut last) = runs.pop() {
            last.extend(runs[0].iter().skip(1));
            runs[0] = last;
        }
    }
    runs.into_iter().map(|points| Polyline { points, closed: false }).collect()
}

fn is_corner(line: &[Point], closed: bool, at: usize) -> bool {
    let count = line.len();
    if !closed && (at == 0 || at + 1 == count) {
        return false;
    }
    let (before, here, after) = (line[(at + count - 1) % count], line[at], line[(at + 1) % count]);
    let turn = direction(before, here).zip(direction(here, after));
    // The product of the two unit vectors is the cosine of the turn.
    turn.is_none_or(|(come, go)| come.x * go.x + come.y * go.y < CORNER_COSINE)
}

/// Returns the dashes of one side from `start` to `end`. `lead` and `trail` are the lengths of the first and the last
/// one, before all lengths are stretched to fill the side.
fn side_dashes(start: f32, end: f32, lead: f32, trail: f32, on: f32, off: f32) -> Vec<(f32, f32)> {
    let length = end - start;
    // A side consists of lead, trail, `gaps` gaps and `gaps - 1` dashes between them. This number of gaps comes closest
    // to the requested lengths, and the rest is made up by stretching.
    let gaps = ((length - lead - trail + on) / (on + off)).round();
    if gaps < 1.0 {
        return vec![(start, end)];
    }
    let stretch = length / (lead + trail + off * gaps + on * (gaps - 1.0));
    let (lead, trail, on, off) = (lead * stretch, trail * stretch, on * stretch, off * stretch);
    let mut dashes = vec![(start, start + lead)];
    for gap in 1..gaps as usize {
        let from = start + lead + off * gap as f32 + on * (gap - 1) as f32;
        dashes.push((from, from + on));
    }
    dashes.push((end - trail, end));
    dashes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Area, Width};

    fn points(places: &[(f32, f32)]) -> Vec<Point> {
        places.iter().map(|&(x, y)| Point::new(x, y)).collect()
    }

    /// The runs of a dashed line as the points that they go through, in tenths.
    fn dashed(line: &[(f32, f32)], closed: bool, on: f32, off: f32) -> Vec<String> {
        let pen = Pen::new(Width::Cells(0.1)).dashed(on, off);
        let parts = LineParts::new(&points(line), closed, &pen, 0.1);
        assert_eq!(parts.end, StrokeEnd::Butt);
        let words = parts.runs.iter().map(|run| {
            let places = run.points.iter().map(|at| format!("{:.0},{:.0}", at.x * 10.0, at.y * 10.0));
            places.chain(run.closed.then(|| "closed".to_owned())).collect::<Vec<_>>().join(" ")
        });
        words.collect()
    }

    #[test]
    fn dashes_lie_around_corners_and_at_both_ends() {
        // A straight line has whole dashes at both ends.
        assert_eq!(dashed(&[(0.0, 0.0), (8.0, 0.0)], false, 2.0, 1.0), ["0,0 20,0", "30,0 50,0", "60,0 80,0"]);
        // A corner has half a dash on each side.
        assert_eq!(
            dashed(&[(0.0, 0.0), (4.0, 0.0), (4.0, 4.0)], false, 2.0, 1.0),
            ["0,0 20,0", "30,0 40,0 40,10", "40,20 40,40"]
        );
        // A square has a dash around each of its four corners, and one on each side between them.
        assert_eq!(
            dashed(&[(0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (0.0, 6.0)], true, 2.0, 1.0),
            [
                "0,10 0,0 10,0",
                "20,0 40,0",
                "50,0 60,0 60,10",
                "60,20 60,40",
                "60,50 60,60 50,60",
                "40,60 20,60",
                "10,60 0,60 0,50",
                "0,40 0,20"
            ]
        );
        // The lengths are approximate: each line gets the nearest whole number of periods.
        assert_eq!(dashed(&[(0.0, 0.0), (7.0, 0.0)], false, 2.0, 1.0).len(), 3);
        assert_eq!(dashed(&[(0.0, 0.0), (6.4, 0.0)], false, 2.0, 1.0).len(), 2);
    }

    #[test]
    fn sides_too_short_for_dashes_are_unbroken() {
        assert_eq!(dashed(&[(0.0, 0.0), (2.0, 0.0)], false, 2.0, 1.0), ["0,0 20,0"]);
        let small = Area::new(0.0, 0.0, 1.0, 1.0).corners().map(|at| (at.x, at.y));
        assert_eq!(dashed(&small, true, 2.0, 1.0), ["0,0 10,0 10,10 0,10 closed"]);
        // A long side between short ones keeps its dashes.
        let step = [(0.0, 0.0), (4.0, 0.0), (4.0, 1.0), (8.0, 1.0)];
        assert_eq!(dashed(&step, false, 2.0, 1.0), ["0,0 20,0", "30,0 40,0 40,10 50,10", "60,10 80,10"]);
    }

    #[test]
    fn dashes_run_on_along_curves() {
        let count = 60;
        let circle = (0..count).map(|at| (TAU * at as f32 / count as f32).sin_cos());
        let circle: Vec<(f32, f32)> = circle.map(|(sin, cos)| (10.0 * cos, 10.0 * sin)).collect();
        let pen = Pen::new(Width::Cells(0.1)).dashed(2.0, 1.0);
        let runs = LineParts::new(&points(&circle), true, &pen, 0.1).runs;
        // The circumference of 62.8 is closest to 21 periods of 3.
        assert_eq!(runs.len(), 21);
        let lengths = runs.iter().map(|run| MeasuredLine::new(&run.points, false).length());
        assert!(lengths.into_iter().all(|length| (length - 2.0 * 62.8 / 63.0).abs() < 0.01));
    }

    /// The area covered by the pieces, counting overlaps once, measured on a lattice of samples.
    fn area(pieces: &[Vec<Point>]) -> f32 {
        let step = 0.01;
        let inside = |at: Point, piece: &Vec<Point>| {
            sides(piece, true).all(|(a, b)| (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= 0.0)
        };
        let around = Area::around(pieces.iter().flatten().copied()).unwrap();
        let count = |length: f32| (length / step).ceil() as usize + 1;
        let places = (0..count(around.width())).flat_map(|x| (0..count(around.height())).map(move |y| (x, y)));
        let covered = places.filter(|&(x, y)| {
            let at = Point::new(around.min.x + (x as f32 + 0.3) * step, around.min.y + (y as f32 + 0.6) * step);
            pieces.iter().any(|piece| inside(at, piece))
        });
        covered.count() as f32 * step * step
    }

    #[test]
    fn pieces_cover_what_the_pen_says() {
        let elbow = points(&[(0.0, 0.0), (3.0, 0.0), (3.0, 3.0)]);
        let pen = Pen::new(Width::Cells(1.0));
        let head = ArrowHead { length: 1.0, width: 2.0, filled: true };
        // Two sides of 3 x 1 that share a quarter, and the additions of their pen.
        let sides = 5.75;
        let cases = [
            ("flat", pen.flat(), sides + 0.25),
            ("square ends", pen, sides + 0.25 + 2.0 * 0.5),
            ("round", pen.round(), sides + PI / 16.0 + PI / 4.0),
            ("bulb", pen.flat().with_bulb(1.0), sides + 0.25 + PI - bulb_overlap()),
            // The line ends where the triangle is as wide as the line: half a cell before the tip.
            ("head", pen.flat().with_head(head), sides + 0.25 - 1.0 + 1.0),
        ];
        for (name, pen, expected) in cases {
            let found = area(&LineParts::new(&elbow, false, &pen, 1.0).pieces(0.001));
            assert!((found - expected).abs() < 0.04, "{name}: {found}, not {expected}");
        }
    }

    /// The area that a disc of radius 1 shares with a line of width 1 that starts at its centre.
    fn bulb_overlap() -> f32 {
        let half: f32 = 0.5;
        half * (1.0 - half * half).sqrt() + half.asin()
    }

    #[test]
    fn heads_end_at_the_last_point() {
        let head = ArrowHead { length: 0.8, width: 0.6, filled: true };
        let blunt = ArrowHead { length: 2.0, width: 0.2, filled: false };
        let pen = Pen::new(Width::Cells(0.2));
        for head in [head, ArrowHead { filled: false, ..head }, blunt] {
            for pen in [pen, pen.flat(), pen.round(), pen.dashed(0.5, 0.3)] {
                let line = points(&[(0.0, 1.0), (1.0, 2.0), (4.0, 2.0)]);
                let parts = LineParts::new(&line, false, &pen.with_head(head), 0.2);
                let reach = parts.pieces(0.001).into_iter().flatten().map(|at| at.x).fold(f32::MIN, f32::max);
                assert!((reach - 4.0).abs() < 0.005, "{pen:?} {head:?}: {reach}");
            }
        }
    }

    #[test]
    fn an_inset_line_lies_within_the_line_at_that_distance() {
        let line = points(&[(0.0, 1.0), (1.5, 2.5), (4.0, 2.0), (4.0, 5.0)]);
        let head = ArrowHead { length: 1.0, width: 1.2, filled: true };
        let pen = Pen::new(Width::Cells(0.5));
        let (wide, by) = (0.5, 0.1);
        let open = ArrowHead { filled: false, ..head };
        for pen in
            [pen, pen.flat(), pen.round().with_bulb(0.6), pen.flat().with_head(head), pen.round().with_head(open)]
        {
            let outer = LineParts::new(&line, false, &pen, wide);
            let inner = outer.inset(by).pieces(0.001);
            // The inset line keeps its distance from the outside: each of its corners, moved by nearly that distance in
            // any direction, stays inside the outer line.
            let within = outer.pieces(0.0001);
            for at in inner.iter().flatten() {
                for step in 0..16 {
                    let (sin, cos) = (TAU * step as f32 / 16.0).sin_cos();
                    let moved = Point::new(at.x + 0.97 * by * cos, at.y + 0.97 * by * sin);
                    let holds = |piece: &Vec<Point>| {
                        sides(piece, true)
                            .all(|(a, b)| (b.x - a.x) * (moved.y - a.y) - (b.y - a.y) * (moved.x - a.x) >= -1e-4)
                    };
                    assert!(within.iter().any(holds), "{pen:?} at {at:?}");
                }
            }
            assert!(area(&inner) > 0.4 * area(&within), "{pen:?}");
        }
    }
}
