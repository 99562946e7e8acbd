//! A scene on the screen: each item as egui shapes, with lines on whole pixels.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{Color32, Galley, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::{cover, theme};
use crate::scene::{Anchor, Area, End, Item, LineParts, Palette, Pen, Point, Run, Scene, Weight, Width, sides};
use crate::sheet::text;

/// The thin line, in points.
const THIN: f32 = 1.0;
/// The thick line, in points.
const THICK: f32 = 2.2;
/// Height of Inter's capitals and digits, in font sizes.
const CAP_HEIGHT: f32 = 0.727;
/// How far what is round may be off where it is painted as a polygon, in pixels.
const FLATNESS: f32 = 0.05;

/// Where a scene lies on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct View {
    /// The screen position of the lattice's corner, on whole pixels.
    pub origin: Pos2,
    /// Points per cell; whole pixels on the canvas, so that all cells are equally large.
    pub cell: f32,
}

impl View {
    pub fn screen_from_cells(&self, point: Point) -> Pos2 {
        self.origin + vec2(point.x, point.y) * self.cell
    }

    pub fn cells_from_screen(&self, pos: Pos2) -> Point {
        let Vec2 { x, y } = (pos - self.origin) / self.cell;
        Point::new(x, y)
    }

    pub fn rect(&self, area: Area) -> Rect {
        Rect::from_min_max(self.screen_from_cells(area.min), self.screen_from_cells(area.max))
    }
}

/// How a scene is painted.
pub(super) struct Brush<'a> {
    pub painter: &'a Painter,
    pub view: View,
    pub palette: Palette,
    /// Lines are at least as thick as with cells of this size, in points: icons keep their strokes.
    pub least_cell: f32,
}

impl Brush<'_> {
    pub fn scene(&self, scene: &Scene) {
        for item in scene.painted() {
            self.item(item);
        }
    }

    fn item(&self, item: &Item) {
        match item {
            Item::Fill { pieces, ink } => {
                let colour = theme::colour(self.palette.colour(*ink));
                self.fill(pieces, colour);
            }
            Item::Line { points, closed, pen, ink } => {
                self.line(points, *closed, pen, theme::colour(self.palette.colour(*ink)));
            }
            Item::Disc { centre, radius, ink } => {
                let colour = theme::colour(self.palette.colour(*ink));
                self.painter.circle_filled(self.view.screen_from_cells(*centre), radius * self.view.cell, colour);
            }
            Item::Ring { centre, radius, width, ink } => {
                let stroke = Stroke::new(self.width(*width), theme::colour(self.palette.colour(*ink)));
                self.painter.circle_stroke(self.view.screen_from_cells(*centre), radius * self.view.cell, stroke);
            }
            Item::Text { at, size, text: words, anchor, weight, role: _, ink } => {
                let colour = theme::colour(self.palette.colour(*ink));
                let galley = self.painter.layout_no_wrap(words.clone(), font(*weight, size * self.view.cell), colour);
                let baseline = baseline(&galley);
                // Other scripts and signs stand elsewhere over their baseline than capitals and digits do.
                let rise = match words.is_ascii() {
                    true => CAP_HEIGHT * size / 2.0,
                    false => text::baseline_start(words, *at, *anchor, *size, *weight).y - at.y,
                };
                let at = self.view.screen_from_cells(*at);
                let pos = match anchor {
                    Anchor::Centre => pos2(at.x - galley.size().x / 2.0, at.y + rise * self.view.cell - baseline),
                    Anchor::BaselineStart => pos2(at.x, at.y - baseline),
                };
                self.painter.galley(pos, galley, colour);
            }
        }
    }

    /// Rectangles are snapped to pixels and laid side by side, so that a transparent colour shows no seam and covers no
    /// place twice.
    fn fill(&self, pieces: &[Vec<Point>], colour: Color32) {
        let placed = |piece: &Vec<Point>| piece.iter().map(|&point| self.view.screen_from_cells(point)).collect();
        let pieces: Vec<Vec<Pos2>> = pieces.iter().map(placed).collect();
        let upright = |corners: &Vec<Pos2>| {
            let rect = Rect::from_points(corners);
            let on_edge = |at: f32, low: f32, high: f32| at == low || at == high;
            let fits = |c: &Pos2| on_edge(c.x, rect.min.x, rect.max.x) && on_edge(c.y, rect.min.y, rect.max.y);
            (corners.len() == 4 && corners.iter().all(fits)).then_some(rect)
        };
        let rects: Option<Vec<Rect>> = pieces.iter().map(upright).collect();
        match rects {
            Some(rects) => {
                let scale = self.painter.pixels_per_point();
                let rects: Vec<Rect> = rects.into_iter().map(|rect| rect.round_to_pixels(scale)).collect();
                self.fill_rects(&rects, colour);
            }
            None if pieces.len() == 1 => {
                self.painter
                    .extend(pieces.into_iter().map(|corners| Shape::convex_polygon(corners, colour, Stroke::NONE)));
            }
            None => self.cover(&pieces, colour),
        }
    }

    fn fill_rects(&self, rects: &[Rect], colour: Color32) {
        for rect in side_by_side(rects) {
            self.painter.rect_filled(rect, 0, colour);
        }
    }

    /// Paints the union of convex polygons.
    fn cover(&self, pieces: &[Vec<Pos2>], colour: Color32) {
        let mesh = cover::mesh(pieces, colour, self.painter.clip_rect(), self.painter.pixels_per_point());
        self.painter.add(Shape::mesh(mesh));
    }

    /// The thickness of a line in points.
    fn width(&self, width: Width) -> f32 {
        match width {
            Width::Thin => THIN,
            Width::Thick => THICK,
            Width::Cells(cells) => cells * self.view.cell.max(self.least_cell),
        }
    }

    fn line(&self, points: &[Point], closed: bool, pen: &Pen, colour: Color32) {
        let (width, cell) = (self.width(pen.width), self.view.cell);
        let placed = |&point: &Point| {
            let Pos2 { x, y } = self.view.screen_from_cells(point);
            Point::new(x, y)
        };
        let points: Vec<Point> = points.iter().map(placed).collect();
        let parts = LineParts::new(&points, closed, &pen.scaled(cell), width);
        if parts.is_upright() {
            let rects: Vec<Rect> =
                parts.runs.iter().flat_map(|run| self.upright_rects(run, parts.end, width)).collect();
            return self.fill_rects(&rects, colour);
        }
        // A line thinner than a pixel is painted a pixel wide and paler.
        let pixel = 1.0 / self.painter.pixels_per_point();
        let seen = (width / pixel).min(1.0);
        let parts = LineParts { width: width.max(pixel), ..parts };
        let pieces = parts.pieces(FLATNESS * pixel);
        let pieces: Vec<Vec<Pos2>> =
            pieces.iter().map(|piece| piece.iter().map(|at| pos2(at.x, at.y)).collect()).collect();
        self.cover(&pieces, colour.gamma_multiply(seen));
    }

    /// A line along the axes: rectangles of whole pixels. At corners, and at square ends, they are longer by half the
    /// thickness, so that the lines of a grid close its corners.
    fn upright_rects(&self, run: &Run, end: End, width: f32) -> Vec<Rect> {
        let scale = self.painter.pixels_per_point();
        let pixels = (width * scale).round().max(1.0);
        let snap = |at: f32| (at * scale - pixels / 2.0).round() / scale;
        let reach = pixels / 2.0 / scale;
        let count = run.points.len();
        let flat = |at: usize| end == End::Butt && !run.closed && (at == 0 || at + 1 == count);
        let rect = |(at, (from, to)): (usize, (Point, Point))| {
            let (low, high) = (pos2(from.x.min(to.x), from.y.min(to.y)), pos2(from.x.max(to.x), from.y.max(to.y)));
            let min = pos2(snap(low.x), snap(low.y));
            let max = pos2(snap(high.x), snap(high.y)) + Vec2::splat(2.0 * reach);
            let mut rect = Rect::from_min_max(min, max);
            let ends = [(flat(at), from, to), (flat((at + 1) % count), to, from)];
            for (_, here, there) in ends.into_iter().filter(|(flat, ..)| *flat) {
                let whole = |at: f32| (at * scale).round() / scale;
                match () {
                    () if here.x < there.x => rect.min.x = whole(here.x),
                    () if here.x > there.x => rect.max.x = whole(here.x),
                    () if here.y < there.y => rect.min.y = whole(here.y),
                    () => rect.max.y = whole(here.y),
                }
            }
            rect
        };
        sides(&run.points, run.closed).enumerate().map(rect).collect()
    }
}

/// Rectangles that cover the same places, each once: in bands from one edge to the next.
fn side_by_side(rects: &[Rect]) -> Vec<Rect> {
    let mut edges: Vec<f32> = rects.iter().flat_map(|rect| [rect.min.y, rect.max.y]).collect();
    edges.sort_by(f32::total_cmp);
    edges.dedup();
    let mut parts: Vec<Rect> = Vec::new();
    for band in edges.windows(2) {
        let (top, bottom) = (band[0], band[1]);
        let mut spans: Vec<(f32, f32)> = rects
            .iter()
            .filter(|rect| rect.min.y <= top && rect.max.y >= bottom)
            .map(|rect| (rect.min.x, rect.max.x))
            .collect();
        spans.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut right = f32::NEG_INFINITY;
        for (from, to) in spans {
            let from = from.max(right);
            if to > from {
                parts.push(Rect::from_min_max(pos2(from, top), pos2(to, bottom)));
                right = to;
            }
        }
    }
    parts
}

fn font(weight: Weight, size: f32) -> egui::FontId {
    match weight {
        Weight::Regular => theme::regular(size),
        Weight::Medium => theme::medium(size),
        Weight::Semibold => theme::semibold(size),
    }
}

/// The distance from the top of a line of text to its baseline.
fn baseline(galley: &Arc<Galley>) -> f32 {
    let row = galley.rows.first();
    row.and_then(|row| row.glyphs.first().map(|glyph| row.pos.y + glyph.pos.y)).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_that_overlap_are_covered_once() {
        let rect = |x: f32, y: f32, w: f32, h: f32| Rect::from_min_size(pos2(x, y), vec2(w, h));
        let cases = [
            (vec![rect(0.0, 0.0, 2.0, 2.0), rect(1.0, 1.0, 2.0, 2.0)], 7.0),
            (vec![rect(0.0, 0.0, 3.0, 1.0), rect(0.0, 1.0, 3.0, 1.0)], 6.0),
            (vec![rect(0.0, 0.0, 3.0, 3.0), rect(1.0, 1.0, 1.0, 1.0)], 9.0),
            (vec![], 0.0),
        ];
        for (rects, area) in cases {
            let parts = side_by_side(&rects);
            assert_eq!(parts.iter().map(|part| part.area()).sum::<f32>(), area);
            for (at, part) in parts.iter().enumerate() {
                assert!(parts[..at].iter().all(|other| !part.intersect(*other).is_positive()), "{parts:?}");
            }
        }
    }
}
