//! A scene on the screen: each item as egui shapes, with lines on whole pixels.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{Color32, Galley, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2};

use super::theme;
use crate::scene::{Anchor, Item, Palette, Point, Scene, Weight, Width};
use crate::sheet::text;
use crate::studio::state::camera::View;

/// The thin line, in points.
const THIN: f32 = 1.0;
/// The thick line, in points.
const THICK: f32 = 2.2;
/// Height of Inter's capitals and digits, in font sizes.
const CAP_HEIGHT: f32 = 0.727;

/// How a scene is painted.
pub(in crate::studio) struct Brush<'a> {
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
            Item::Line { points, closed, width, ink } => {
                self.line(points, *closed, *width, theme::colour(self.palette.colour(*ink)));
            }
            Item::Disc { centre, radius, ink } => {
                let colour = theme::colour(self.palette.colour(*ink));
                self.painter.circle_filled(self.view.screen_from_cells(*centre), radius * self.view.cell, colour);
            }
            Item::Text { at, size, text: words, anchor, weight, ink } => {
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
    /// place twice. Pieces of other forms are painted as they are.
    fn fill(&self, pieces: &[Vec<Point>], colour: Color32) {
        let mut upright: Vec<Rect> = Vec::new();
        for piece in pieces {
            let corners: Vec<Pos2> = piece.iter().map(|&point| self.view.screen_from_cells(point)).collect();
            let rect = Rect::from_points(&corners);
            let on_edge = |at: f32, low: f32, high: f32| at == low || at == high;
            let fits = |c: &Pos2| on_edge(c.x, rect.min.x, rect.max.x) && on_edge(c.y, rect.min.y, rect.max.y);
            if corners.len() == 4 && corners.iter().all(fits) {
                upright.push(rect.round_to_pixels(self.painter.pixels_per_point()));
            } else {
                self.painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
            }
        }
        for rect in side_by_side(&upright) {
            self.painter.rect_filled(rect, 0, colour);
        }
    }

    fn line(&self, points: &[Point], closed: bool, width: Width, colour: Color32) {
        let width = match width {
            Width::Thin => THIN,
            Width::Thick => THICK,
            Width::Cells(cells) => cells * self.view.cell.max(self.least_cell),
        };
        let corners: Vec<Pos2> = points.iter().map(|&point| self.view.screen_from_cells(point)).collect();
        let ends = corners.iter().zip(corners.iter().skip(1).chain(closed.then(|| &corners[0])));
        let segments: Vec<[Pos2; 2]> = ends.map(|(&from, &to)| [from, to]).collect();
        if segments.iter().all(|[from, to]| from.x == to.x || from.y == to.y) {
            for [from, to] in segments {
                self.upright_line(from, to, width, colour);
            }
        } else {
            let stroke = Stroke::new(width, colour);
            let corners = if closed { corners } else { with_square_ends(corners, width / 2.0) };
            self.painter.add(if closed { Shape::closed_line(corners, stroke) } else { Shape::line(corners, stroke) });
        }
    }

    /// A line along an axis: a rectangle of whole pixels, as much longer at both ends as it is thick, so that the
    /// lines of a grid close its corners.
    fn upright_line(&self, from: Pos2, to: Pos2, width: f32, colour: Color32) {
        let scale = self.painter.pixels_per_point();
        let pixels = (width * scale).round().max(1.0);
        let snap = |at: f32| (at * scale - pixels / 2.0).round() / scale;
        let (low, high) = (from.min(to), from.max(to));
        let min = pos2(snap(low.x), snap(low.y));
        let max = pos2(snap(high.x), snap(high.y)) + Vec2::splat(pixels / scale);
        self.painter.rect_filled(Rect::from_min_max(min, max), 0, colour);
    }
}

/// An open polyline, longer by `reach` at both ends.
fn with_square_ends(mut corners: Vec<Pos2>, reach: f32) -> Vec<Pos2> {
    if let [first, second, ..] = corners[..] {
        corners[0] = first + (first - second).normalized() * reach;
    }
    if let [.., before, last] = corners[..] {
        let end = corners.len() - 1;
        corners[end] = last + (last - before).normalized() * reach;
    }
    corners
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
    use egui::vec2;

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
