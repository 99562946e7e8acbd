//! Scenes as the pages of a PDF file: vectors, and text with its fonts in the file, cut to the letters used. The only
//! file that names the PDF library.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point as PdfPoint};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};

use super::geometry::{MITRE_LIMIT, MM_PER_INCH, POINTS_PER_INCH, clockwise, line_points};
use super::page::Page;
use super::paper::Paper;
use super::text::{self, FontId};
use crate::scene::{Anchor, Ink, Item, Palette, Point, Rgba, Scene, Weight, Width};

/// Why there is no file.
#[derive(Debug, thiserror::Error)]
pub enum PdfError {
    #[error("a page of {width_mm} x {height_mm} mm cannot be made")]
    Paper { width_mm: f32, height_mm: f32 },
    #[error("the page cannot be written as PDF: {0}")]
    Writing(#[from] krilla::error::KrillaError),
}

/// What a reader says about the file: each is left out where it is empty.
#[derive(Clone, Copy, Default, Debug)]
pub struct About<'a> {
    pub title: &'a str,
    pub author: &'a str,
}

/// Draws each sheet on a page of its own, in its printed size; one that is too large for the paper is shrunk to fit.
///
/// The same sheets give the same bytes.
///
/// # Errors
/// When the paper has no size, or the library fails.
pub fn render(sheets: &[Page], paper: Paper, palette: Palette, about: About) -> Result<Vec<u8>, PdfError> {
    let points = |mm: f32| (f64::from(mm) * POINTS_PER_INCH / MM_PER_INCH) as f32;
    let (width, height) = (points(paper.width_mm), points(paper.height_mm));
    // Tags need a reading order, which pages do not have yet.
    let mut document = Document::new_with(SerializeSettings { enable_tagging: false, ..SerializeSettings::default() });
    let mut fonts = Fonts::default();
    for Page { scene, cell_mm, .. } in sheets {
        let paper_error = PdfError::Paper { width_mm: paper.width_mm, height_mm: paper.height_mm };
        let settings = PageSettings::from_wh(width, height).ok_or(paper_error)?;
        let bounds = scene.bounds();
        let fitting = (width / bounds.width()).min(height / bounds.height());
        let points_per_cell = points(*cell_mm).min(fitting);
        // In the middle of the paper from left to right, somewhat above it from top to bottom.
        let (free_x, free_y) = (width - bounds.width() * points_per_cell, height - bounds.height() * points_per_cell);
        let origin =
            Point::new(free_x / 2.0 - bounds.min.x * points_per_cell, free_y / 3.0 - bounds.min.y * points_per_cell);
        let mut page = document.start_page_with(settings);
        let surface = page.surface();
        Canvas { surface, palette, origin, points_per_cell, fonts: &mut fonts }.scene(scene);
        page.finish();
    }
    let mut metadata = Metadata::new().creator("Gridwright".to_owned());
    if !about.title.is_empty() {
        metadata = metadata.title(about.title.to_owned());
    }
    if !about.author.is_empty() {
        metadata = metadata.authors(vec![about.author.to_owned()]);
    }
    document.set_metadata(metadata);
    Ok(document.finish()?)
}

/// The fonts that the library has read.
#[derive(Default)]
struct Fonts(Vec<(FontId, Font)>);

impl Fonts {
    fn get(&mut self, id: FontId) -> Font {
        if let Some((_, font)) = self.0.iter().find(|(known, _)| *known == id) {
            return font.clone();
        }
        let font = Font::new(id.file().data.into(), 0).expect("the embedded font is a font");
        self.0.push((id, font.clone()));
        font
    }
}

struct Canvas<'a> {
    surface: Surface<'a>,
    palette: Palette,
    /// Where the scene's origin lies on the page, in points from the top left.
    origin: Point,
    points_per_cell: f32,
    fonts: &'a mut Fonts,
}

impl Canvas<'_> {
    fn scene(mut self, scene: &Scene) {
        for item in scene.painted() {
            match item {
                Item::Fill { pieces, ink } => self.fill(pieces, *ink),
                Item::Line { points, closed, width, ink } => self.line(points, *closed, *width, *ink),
                Item::Disc { centre, radius, ink } => self.disc(*centre, *radius, *ink),
                Item::Text { at, size, text, anchor, weight, ink } => {
                    self.text(*at, *size, text, *anchor, *weight, *ink);
                }
            }
        }
        self.surface.finish();
    }

    /// From cells to points.
    fn place(&self, point: Point) -> Point {
        let scale = self.points_per_cell;
        Point::new(self.origin.x + point.x * scale, self.origin.y + point.y * scale)
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
        let mut builder = PathBuilder::new();
        for piece in pieces {
            polyline(&mut builder, &clockwise(piece.iter().map(|&corner| self.place(corner)).collect()), true);
        }
        self.fill_path(builder.finish(), ink);
    }

    fn line(&mut self, points: &[Point], closed: bool, width: Width, ink: Ink) {
        let points: Vec<Point> = points.iter().map(|&point| self.place(point)).collect();
        let mut builder = PathBuilder::new();
        polyline(&mut builder, &points, closed);
        let (colour, opacity) = self.paint(ink);
        self.surface.set_fill(None);
        self.surface.set_stroke(Some(Stroke {
            paint: colour.into(),
            width: line_points(width, self.points_per_cell),
            miter_limit: MITRE_LIMIT,
            line_cap: LineCap::Square,
            line_join: LineJoin::Miter,
            opacity,
            dash: None,
        }));
        if let Some(path) = builder.finish() {
            self.surface.draw_path(&path);
        }
    }

    fn disc(&mut self, centre: Point, radius: f32, ink: Ink) {
        let (centre, radius) = (self.place(centre), radius * self.points_per_cell);
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
        self.fill_path(builder.finish(), ink);
    }

    fn text(&mut self, at: Point, size: f32, text: &str, anchor: Anchor, weight: Weight, ink: Ink) {
        let size = size * self.points_per_cell;
        let start = text::baseline_start(text, self.place(at), anchor, size, weight);
        self.fill_with(ink);
        let mut pen = 0.0;
        for run in text::shape(text, weight).chunk_by(|a, b| a.font == b.font) {
            let begin = PdfPoint::from_xy(start.x + pen * size, start.y);
            let glyphs: Vec<KrillaGlyph> = run
                .iter()
                .map(|glyph| {
                    let (right, up) = (glyph.x - pen, -glyph.y);
                    pen += glyph.advance;
                    KrillaGlyph::new(GlyphId::new(glyph.id), glyph.advance, right, up, 0.0, glyph.letters.clone(), None)
                })
                .collect();
            let font = self.fonts.get(run[0].font);
            self.surface.draw_glyphs(begin, &glyphs, font, text, size, false);
        }
    }
}

fn polyline(builder: &mut PathBuilder, points: &[Point], closed: bool) {
    for (index, point) in points.iter().enumerate() {
        if index == 0 { builder.move_to(point.x, point.y) } else { builder.line_to(point.x, point.y) }
    }
    if closed {
        builder.close();
    }
}
