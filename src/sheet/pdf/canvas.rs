//! Draws a scene on a page.

use krilla::color::Color;
use krilla::geom::{Path, PathBuilder, Point as PdfPoint};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke};
use krilla::surface::Surface;
use krilla::text::{GlyphId, KrillaGlyph};

use super::colour::ColourSpace;
use super::digit_row::DigitRow;
use super::flattening::{Flattener, pieces_of};
use super::paths::{circle, polyline};
use super::pictures;
use super::text_cache::TextCache;
use crate::scene::{
    Anchor, Face, ImageFile, Ink, Item, Join, LineParts, MITRE_LIMIT, Palette, Pen, Placement, Point, Rgba, Scene,
    StrokeEnd, Width,
};
use crate::sheet::drawn_image::{DrawnImage, dots};
use crate::sheet::geometry::{FLATNESS_POINTS, POINTS_PER_INCH, clockwise, line_points};
use crate::sheet::text::{self, Glyph};

/// The greatest resolution of pictures, in dots per inch.
const IMAGE_DPI: f32 = 600.0;

pub(super) struct PdfCanvas<'a, 'b> {
    /// The page's drawing surface.
    pub surface: &'a mut Surface<'b>,
    /// The colour of each ink.
    pub palette: Palette,
    /// The colour space of the file.
    pub colours: ColourSpace,
    /// True if transparency is not allowed, so that colours must be mixed beforehand.
    pub is_flat: bool,
    /// The position of the scene's origin on the page, in points from the top left corner.
    pub origin: Point,
    /// The size of a unit of the scene, in points.
    pub points_per_cell: f32,
    /// The fonts and shaped texts of the file.
    pub letters: &'a mut TextCache,
    /// Lines of one style, collected to be drawn together.
    pub open_lines: Option<OpenLines>,
    /// Digits of one row, collected to be drawn together.
    pub open_row: Option<DigitRow>,
}

pub(super) struct OpenLines {
    builder: PathBuilder,
    style: StrokeStyle,
}

/// The stroke style of lines, with the thickness in points.
#[derive(Clone, Copy, PartialEq)]
struct StrokeStyle {
    ink: Ink,
    width: f32,
    join: Join,
    end: StrokeEnd,
}

/// Rounds to a hundredth of a point, which is finer than any press and makes the file smaller.
fn round(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}

fn rounded(at: Point) -> Point {
    Point::new(round(at.x), round(at.y))
}

impl PdfCanvas<'_, '_> {
    /// Draws all items of a scene.
    pub fn scene(mut self, scene: &Scene) {
        // Fully transparent items come from inks that the palette lacks.
        let seen = |item: &&Item| self.colours.of_ink(self.palette, item.ink()).3 > 0;
        let items: Vec<&Item> = scene.painted().filter(seen).collect();
        // Items after the last transparent one need not be recorded, since nothing transparent is painted over them.
        let shines = |item: &&Item| self.is_flat && self.is_transparent(item.ink());
        let known = items.iter().rposition(shines).map_or(0, |last| last + 1);
        let mut flat = Flattener::default();
        for (index, item) in items.into_iter().enumerate() {
            // The collected items are drawn before an item of another kind, so that the painting order is kept.
            match item {
                Item::Line { .. } => self.finish_row(),
                Item::Text { .. } => self.finish_lines(),
                Item::Fill { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => {
                    self.finish_lines();
                    self.finish_row();
                }
            }
            match item {
                Item::Fill { pieces, ink } => self.fill(pieces, *ink),
                Item::Line { points, closed, pen, ink } => self.line(points, *closed, pen, *ink),
                Item::Disc { centre, radius, ink } => self.disc(*centre, *radius, *ink),
                Item::Ring { centre, radius, width, ink } => self.ring(*centre, *radius, *width, *ink),
                Item::Text { at, size, text, anchor, face, role: _, ink } => {
                    self.text(*at, *size, text, *anchor, *face, *ink);
                }
                Item::Image { corners, image, opacity } => self.image(*corners, image, *opacity),
            }
            // White on white paper is invisible, and has no effect on transparent colours above it.
            let white = self.colours.of_ink(self.palette, item.ink()) == Rgba::rgb(0xFFFFFF);
            if index < known && (flat.has_shapes() || !white) {
                self.fill_intersections(item, &mut flat);
            }
        }
        self.finish_lines();
        self.finish_row();
    }

    fn is_transparent(&self, ink: Ink) -> bool {
        self.colours.of_ink(self.palette, ink).3 < 255
    }

    /// Fills the intersections of an item with the items below it.
    fn fill_intersections(&mut self, item: &Item, flat: &mut Flattener) {
        let placement = Placement { scale: self.points_per_cell, origin: self.origin };
        let pieces = pieces_of(&placement.item(item));
        for (pieces, colour) in flat.add(pieces, self.colours.of_ink(self.palette, item.ink())) {
            self.finish_lines();
            self.finish_row();
            self.fill_colour(colour);
            self.draw_pieces(pieces);
        }
    }

    /// Converts a position from cells to points.
    fn place(&self, point: Point) -> Point {
        let scale = self.points_per_cell;
        rounded(Point::new(self.origin.x + point.x * scale, self.origin.y + point.y * scale))
    }

    fn paint(&self, ink: Ink) -> (Color, NormalizedF32) {
        let colour = self.colours.of_ink(self.palette, ink);
        if self.is_flat {
            return (self.colours.convert(colour.over(Rgba::rgb(0xFFFFFF))), NormalizedF32::ONE);
        }
        let opacity = NormalizedF32::new(f32::from(colour.3) / 255.0).unwrap_or(NormalizedF32::ONE);
        (self.colours.convert(colour), opacity)
    }

    /// Selects an ink for filling.
    fn fill_with(&mut self, ink: Ink) {
        let (colour, opacity) = self.paint(ink);
        self.surface.set_fill(Some(Fill { paint: colour.into(), opacity, rule: FillRule::NonZero }));
        self.surface.set_stroke(None);
    }

    /// Selects an opaque colour for filling.
    fn fill_colour(&mut self, colour: Rgba) {
        let paint = self.colours.convert(colour).into();
        self.surface.set_fill(Some(Fill { paint, opacity: NormalizedF32::ONE, rule: FillRule::NonZero }));
        self.surface.set_stroke(None);
    }

    /// Fills a path by the non-zero winding rule.
    fn fill_path(&mut self, path: Option<Path>, ink: Ink) {
        self.fill_with(ink);
        if let Some(path) = path {
            self.surface.draw_path(&path);
        }
    }

    fn fill(&mut self, pieces: &[Vec<Point>], ink: Ink) {
        let placed = |piece: &Vec<Point>| piece.iter().map(|&corner| self.place(corner)).collect();
        self.fill_placed(pieces.iter().map(placed).collect(), ink);
    }

    /// Fills the union of convex polygons given in points.
    fn fill_placed(&mut self, pieces: Vec<Vec<Point>>, ink: Ink) {
        self.fill_with(ink);
        self.draw_pieces(pieces);
    }

    fn draw_pieces(&mut self, pieces: Vec<Vec<Point>>) {
        let mut builder = PathBuilder::new();
        for piece in pieces {
            let piece = piece.into_iter().map(rounded).collect();
            polyline(&mut builder, &clockwise(piece), true);
        }
        if let Some(path) = builder.finish() {
            self.surface.draw_path(&path);
        }
    }

    fn line(&mut self, points: &[Point], closed: bool, pen: &Pen, ink: Ink) {
        let points: Vec<Point> = points.iter().map(|&point| self.place(point)).collect();
        let width = line_points(pen.width, self.points_per_cell);
        let parts = LineParts::new(&points, closed, &pen.scaled(self.points_per_cell), width);
        let transparent = self.is_transparent(ink);
        if transparent && !parts.is_one_stroke() {
            self.finish_lines();
            return self.fill_placed(parts.pieces(FLATNESS_POINTS), ink);
        }
        // Opaque lines of one style are collected in a single path.
        let look = StrokeStyle { ink, width, join: parts.join, end: parts.end };
        if transparent || self.open_lines.as_ref().is_some_and(|open| open.style != look) {
            self.finish_lines();
        }
        let open = self.open_lines.get_or_insert_with(|| OpenLines { builder: PathBuilder::new(), style: look });
        for run in &parts.runs {
            let points: Vec<Point> = run.points.iter().copied().map(rounded).collect();
            polyline(&mut open.builder, &points, run.closed);
        }
        if !parts.is_one_stroke() {
            self.finish_lines();
        }
        if let Some((centre, radius)) = parts.bulb {
            self.fill_path(circle(rounded(centre), round(radius)), ink);
        }
        if let Some(head) = parts.head {
            self.fill_placed(vec![head.to_vec()], ink);
        }
    }

    /// Draws the collected lines.
    fn finish_lines(&mut self) {
        let Some(OpenLines { builder, style: look }) = self.open_lines.take() else { return };
        self.stroke_path(builder.finish(), look);
    }

    fn stroke_path(&mut self, path: Option<Path>, StrokeStyle { ink, width, join, end }: StrokeStyle) {
        let (colour, opacity) = self.paint(ink);
        self.surface.set_fill(None);
        self.surface.set_stroke(Some(Stroke {
            paint: colour.into(),
            width,
            miter_limit: MITRE_LIMIT,
            line_cap: match end {
                StrokeEnd::Square => LineCap::Square,
                StrokeEnd::Round => LineCap::Round,
                StrokeEnd::Butt => LineCap::Butt,
            },
            line_join: match join {
                Join::Mitre => LineJoin::Miter,
                Join::Round => LineJoin::Round,
            },
            opacity,
            dash: None,
        }));
        if let Some(path) = path {
            self.surface.draw_path(&path);
        }
    }

    fn disc(&mut self, centre: Point, radius: f32, ink: Ink) {
        self.fill_path(circle(self.place(centre), round(radius * self.points_per_cell)), ink);
    }

    fn ring(&mut self, centre: Point, radius: f32, width: Width, ink: Ink) {
        let path = circle(self.place(centre), round(radius * self.points_per_cell));
        let width = line_points(width, self.points_per_cell);
        self.stroke_path(path, StrokeStyle { ink, width, join: Join::Mitre, end: StrokeEnd::Butt });
    }

    fn text(&mut self, at: Point, size: f32, text: &str, anchor: Anchor, face: Face, ink: Ink) {
        let size = round(size * self.points_per_cell);
        let shaped = self.letters.shaped(text, face);
        let at = self.place(at);
        let start = match anchor {
            Anchor::Centre => Point::new(at.x + shaped.centre.x * size, at.y + shaped.centre.y * size),
            Anchor::BaselineStart => text::baseline_start(text, at, anchor, size, face),
        };
        let start = rounded(start);
        // A single centred glyph is a digit in a cell, which may continue a row.
        if let (Anchor::Centre, [glyph]) = (anchor, &shaped.glyphs[..]) {
            return self.add_digit(text, glyph, start, size, ink);
        }
        self.finish_row();
        self.fill_with(ink);
        let mut pen = 0.0;
        // A text operator uses one font, so the glyphs are split where it changes.
        for run in shaped.glyphs.chunk_by(|a, b| a.font == b.font) {
            let begin = PdfPoint::from_xy(start.x + pen * size, start.y);
            let glyphs: Vec<KrillaGlyph> = run
                .iter()
                .map(|glyph| {
                    let (right, up) = (glyph.x - pen, -glyph.y);
                    pen += glyph.advance;
                    KrillaGlyph::new(
                        GlyphId::new(glyph.id),
                        glyph.advance,
                        right,
                        up,
                        0.0,
                        glyph.text_range.clone(),
                        None,
                    )
                })
                .collect();
            let font = self.letters.font(run[0].font);
            self.surface.draw_glyphs(begin, &glyphs, font, text, size, false);
        }
    }

    /// Draws a picture, stretched to its corners.
    fn image(&mut self, corners: [Point; 3], image: &ImageFile, opacity: u8) {
        let most = dots(corners, self.points_per_cell / POINTS_PER_INCH as f32 * IMAGE_DPI);
        let image = DrawnImage::prepared(image, opacity, self.palette, most);
        pictures::draw_image(self.surface, &image, self.colours, self.is_flat, corners.map(|at| self.place(at)));
    }

    /// Adds a digit to the current row, or starts a new row if the digit does not continue the current one.
    fn add_digit(&mut self, text: &str, glyph: &Glyph, start: Point, size: f32, ink: Ink) {
        if !self.open_row.as_ref().is_some_and(|row| row.is_continued_by(glyph, start, size, ink)) {
            self.finish_row();
        }
        self.open_row.get_or_insert_with(|| DigitRow::new(start, size, ink)).add(text, glyph, start.x);
    }

    /// Draws the collected row of digits.
    fn finish_row(&mut self) {
        let Some(row) = self.open_row.take() else { return };
        self.fill_with(row.ink);
        row.draw(self.surface, self.letters);
    }
}
