//! One scene on a page: the marks it is made of, and the fonts that write its letters.

use std::collections::HashMap;
use std::rc::Rc;

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point as PdfPoint};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};

use crate::scene::{
    Anchor, End, Ink, Item, Join, LineParts, MITRE_LIMIT, Palette, Pen, Point, Rgba, Scene, Weight, Width,
};
use crate::sheet::geometry::{FLATNESS_POINTS, clockwise, is_transparent, line_points};
use crate::sheet::text::{self, FontId, Glyph};

/// What is read and shaped once for a whole file.
#[derive(Default)]
pub(super) struct Letters {
    fonts: Vec<(FontId, Font)>,
    /// Digits and other short texts, which come again and again.
    short: HashMap<(String, Weight), Rc<Shaped>>,
}

/// A text of size 1.
struct Shaped {
    glyphs: Vec<Glyph>,
    /// Where its baseline starts, seen from its middle.
    centre: Point,
}

impl Shaped {
    fn of(text: &str, weight: Weight) -> Shaped {
        let centre = text::baseline_start(text, Point::new(0.0, 0.0), Anchor::Centre, 1.0, weight);
        Shaped { glyphs: text::shape(text, weight), centre }
    }
}

/// Texts of at most so many bytes are kept.
const SHORT: usize = 8;

impl Letters {
    fn font(&mut self, id: FontId) -> Font {
        if let Some((_, font)) = self.fonts.iter().find(|(known, _)| *known == id) {
            return font.clone();
        }
        let font = Font::new(id.file().data.into(), 0).expect("the embedded font is a font");
        self.fonts.push((id, font.clone()));
        font
    }

    fn shaped(&mut self, text: &str, weight: Weight) -> Rc<Shaped> {
        if text.len() > SHORT {
            return Rc::new(Shaped::of(text, weight));
        }
        let key = (text.to_owned(), weight);
        self.short.entry(key).or_insert_with(|| Rc::new(Shaped::of(text, weight))).clone()
    }
}

pub(super) struct Canvas<'a, 'b> {
    /// What is drawn on.
    pub surface: &'a mut Surface<'b>,
    /// The colour of each ink.
    pub palette: Palette,
    /// Where the scene's origin lies on the page, in points from the top left.
    pub origin: Point,
    /// The size of a unit of the scene.
    pub points_per_cell: f32,
    /// Fonts and shaped texts of the file.
    pub letters: &'a mut Letters,
    /// Lines of one look that will be drawn together.
    pub lines: Option<OpenLines>,
    /// Digits of one row that will be drawn together.
    pub row: Option<OpenRow>,
}

pub(super) struct OpenLines {
    builder: PathBuilder,
    look: LineLook,
}

/// How lines are stroked; the thickness is in points.
#[derive(Clone, Copy, PartialEq)]
struct LineLook {
    ink: Ink,
    width: f32,
    join: Join,
    end: End,
}

/// To a hundredth of a point, which is finer than any press, and shorter in the file.
fn round(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}

fn rounded(at: Point) -> Point {
    Point::new(round(at.x), round(at.y))
}

impl Canvas<'_, '_> {
    /// Draws all items of a scene.
    pub fn scene(mut self, scene: &Scene) {
        for item in scene.painted() {
            match item {
                Item::Line { .. } => self.finish_row(),
                Item::Text { .. } => self.finish_lines(),
                Item::Fill { .. } | Item::Disc { .. } | Item::Ring { .. } => {
                    self.finish_lines();
                    self.finish_row();
                }
            }
            match item {
                Item::Fill { pieces, ink } => self.fill(pieces, *ink),
                Item::Line { points, closed, pen, ink } => self.line(points, *closed, pen, *ink),
                Item::Disc { centre, radius, ink } => self.disc(*centre, *radius, *ink),
                Item::Ring { centre, radius, width, ink } => self.ring(*centre, *radius, *width, *ink),
                Item::Text { at, size, text, anchor, weight, role: _, ink } => {
                    self.text(*at, *size, text, *anchor, *weight, *ink);
                }
            }
        }
        self.finish_lines();
        self.finish_row();
    }

    /// From cells to points.
    fn place(&self, point: Point) -> Point {
        let scale = self.points_per_cell;
        rounded(Point::new(self.origin.x + point.x * scale, self.origin.y + point.y * scale))
    }

    fn paint(&self, ink: Ink) -> (rgb::Color, NormalizedF32) {
        let Rgba(red, green, blue, alpha) = self.palette.colour(ink);
        let opacity = NormalizedF32::new(f32::from(alpha) / 255.0).unwrap_or(NormalizedF32::ONE);
        (rgb::Color::new(red, green, blue), opacity)
    }

    fn fill_with(&mut self, ink: Ink) {
        let (colour, opacity) = self.paint(ink);
        self.surface.set_fill(Some(Fill { paint: colour.into(), opacity, rule: FillRule::NonZero }));
        self.surface.set_stroke(None);
    }

    /// Fills what the path winds around.
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

    /// Fills the union of convex polygons in points.
    fn fill_placed(&mut self, pieces: Vec<Vec<Point>>, ink: Ink) {
        let mut builder = PathBuilder::new();
        for piece in pieces {
            polyline(&mut builder, &clockwise(piece), true);
        }
        self.fill_path(builder.finish(), ink);
    }

    fn line(&mut self, points: &[Point], closed: bool, pen: &Pen, ink: Ink) {
        let points: Vec<Point> = points.iter().map(|&point| self.place(point)).collect();
        let width = line_points(pen.width, self.points_per_cell);
        let parts = LineParts::new(&points, closed, &pen.scaled(self.points_per_cell), width);
        let transparent = is_transparent(self.palette, ink);
        if transparent && !parts.is_one_stroke() {
            self.finish_lines();
            let pieces = parts.pieces(FLATNESS_POINTS).into_iter();
            return self.fill_placed(pieces.map(|piece| piece.into_iter().map(rounded).collect()).collect(), ink);
        }
        // Where nothing shines through, lines of one look are one path.
        let look = LineLook { ink, width, join: parts.join, end: parts.end };
        if transparent || self.lines.as_ref().is_some_and(|open| open.look != look) {
            self.finish_lines();
        }
        let open = self.lines.get_or_insert_with(|| OpenLines { builder: PathBuilder::new(), look });
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
            self.fill_placed(vec![head.map(rounded).to_vec()], ink);
        }
    }

    /// Draws the lines that were gathered.
    fn finish_lines(&mut self) {
        let Some(OpenLines { builder, look }) = self.lines.take() else { return };
        self.stroke_path(builder.finish(), look);
    }

    fn stroke_path(&mut self, path: Option<Path>, LineLook { ink, width, join, end }: LineLook) {
        let (colour, opacity) = self.paint(ink);
        self.surface.set_fill(None);
        self.surface.set_stroke(Some(Stroke {
            paint: colour.into(),
            width,
            miter_limit: MITRE_LIMIT,
            line_cap: match end {
                End::Square => LineCap::Square,
                End::Round => LineCap::Round,
                End::Butt => LineCap::Butt,
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
        self.stroke_path(path, LineLook { ink, width, join: Join::Mitre, end: End::Butt });
    }

    fn text(&mut self, at: Point, size: f32, text: &str, anchor: Anchor, weight: Weight, ink: Ink) {
        let size = round(size * self.points_per_cell);
        let shaped = self.letters.shaped(text, weight);
        let at = self.place(at);
        let start = match anchor {
            Anchor::Centre => Point::new(at.x + shaped.centre.x * size, at.y + shaped.centre.y * size),
            Anchor::BaselineStart => text::baseline_start(text, at, anchor, size, weight),
        };
        let start = rounded(start);
        if let (Anchor::Centre, [glyph]) = (anchor, &shaped.glyphs[..]) {
            return self.digit(text, glyph, start, size, ink);
        }
        self.finish_row();
        self.fill_with(ink);
        let mut pen = 0.0;
        for run in shaped.glyphs.chunk_by(|a, b| a.font == b.font) {
            let begin = PdfPoint::from_xy(start.x + pen * size, start.y);
            let glyphs: Vec<KrillaGlyph> = run
                .iter()
                .map(|glyph| {
                    let (right, up) = (glyph.x - pen, -glyph.y);
                    pen += glyph.advance;
                    KrillaGlyph::new(GlyphId::new(glyph.id), glyph.advance, right, up, 0.0, glyph.letters.clone(), None)
                })
                .collect();
            let font = self.letters.font(run[0].font);
            self.surface.draw_glyphs(begin, &glyphs, font, text, size, false);
        }
    }
}

/// Digits of one look that stand in a row: one text with wide spaces, which makes files shorter and is read as a row.
pub(super) struct OpenRow {
    text: String,
    /// Each with the place where it starts.
    glyphs: Vec<(Glyph, f32)>,
    y: f32,
    size: f32,
    ink: Ink,
}

impl Canvas<'_, '_> {
    /// Draws a digit, together with those before it in the row.
    fn digit(&mut self, text: &str, glyph: &Glyph, start: Point, size: f32, ink: Ink) {
        let joins = self.row.as_ref().is_some_and(|row| {
            let last = row.glyphs.last().is_some_and(|(last, x)| last.font == glyph.font && *x < start.x);
            last && row.y == start.y && row.size == size && row.ink == ink
        });
        if !joins {
            self.finish_row();
        }
        let empty = || OpenRow { text: String::new(), glyphs: Vec::new(), y: start.y, size, ink };
        let row = self.row.get_or_insert_with(empty);
        let letters = row.text.len()..row.text.len() + text.len();
        row.text.push_str(text);
        row.glyphs.push((Glyph { letters, ..glyph.clone() }, start.x));
    }

    /// Draws the row of digits that was gathered.
    fn finish_row(&mut self) {
        let Some(OpenRow { text, glyphs, y, size, ink }) = self.row.take() else { return };
        self.fill_with(ink);
        let nexts = glyphs.iter().skip(1).map(|(_, x)| Some(*x)).chain([None]);
        let placed: Vec<KrillaGlyph> = glyphs
            .iter()
            .zip(nexts)
            .map(|((glyph, x), next)| {
                let advance = next.map_or(glyph.advance, |next| (next - x) / size);
                let (right, up, letters) = (glyph.x, -glyph.y, glyph.letters.clone());
                KrillaGlyph::new(GlyphId::new(glyph.id), advance, right, up, 0.0, letters, None)
            })
            .collect();
        let (first, x) = &glyphs[0];
        let font = self.letters.font(first.font);
        self.surface.draw_glyphs(PdfPoint::from_xy(*x, y), &placed, font, &text, size, false);
    }
}

fn circle(centre: Point, radius: f32) -> Option<Path> {
    let mut builder = PathBuilder::new();
    builder.move_to(centre.x + radius, centre.y);
    let mut from = (radius, 0.0);
    for to in [(0.0, radius), (-radius, 0.0), (0.0, -radius), (radius, 0.0)] {
        // A quarter of a circle as a cubic curve; it is off by less than 0.03 % of the radius.
        let toward = |one: f32, other: f32| one + other * 0.552_284_8;
        builder.cubic_to(
            centre.x + toward(from.0, to.0),
            centre.y + toward(from.1, to.1),
            centre.x + toward(to.0, from.0),
            centre.y + toward(to.1, from.1),
            centre.x + to.0,
            centre.y + to.1,
        );
        from = to;
    }
    builder.close();
    builder.finish()
}

fn polyline(builder: &mut PathBuilder, points: &[Point], closed: bool) {
    for (index, point) in points.iter().enumerate() {
        if index == 0 { builder.move_to(point.x, point.y) } else { builder.line_to(point.x, point.y) }
    }
    if closed {
        builder.close();
    }
}
