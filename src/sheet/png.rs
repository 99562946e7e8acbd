//! A scene as pixels, and these as a PNG file; the only file that names the rasteriser and the encoder.
//!
//! A cell is a whole number of pixels, so all cells of a picture are the same size. Lines and fills along the axes lie
//! on whole pixels: they are crisp, and pieces that touch leave no seam.

use tiny_skia::{FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

use super::geometry::{MITRE_LIMIT, MM_PER_INCH, POINTS_PER_INCH, THICK_POINTS, THIN_POINTS, clockwise, sides};
use super::text::{self, Step};
use crate::scene::{Anchor, Area, Ink, Item, Palette, Point, Rgba, Scene, Weight, Width};

/// The most pixels a picture may have: as many as 1.6 GB of memory hold.
pub const MOST_PIXELS: u64 = 400_000_000;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    #[error("a picture of {width} x {height} pixels is too large: at most {MOST_PIXELS} pixels are possible")]
    TooLarge { width: u64, height: u64 },
    #[error("the picture cannot be written as PNG: {0}")]
    Encoding(#[from] png::EncodingError),
}

/// A drawn picture, opaque.
pub struct Picture {
    pixels: Pixmap,
    dpi: u32,
}

impl Picture {
    pub fn width(&self) -> u32 {
        self.pixels.width()
    }

    pub fn height(&self) -> u32 {
        self.pixels.height()
    }

    /// The picture as a PNG file that says how large it is to be printed.
    ///
    /// # Errors
    /// When the encoder fails.
    pub fn encode(&self) -> Result<Vec<u8>, PngError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width(), self.height());
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        // Most rows of a board are as the one above.
        encoder.set_filter(png::Filter::Up);
        let per_metre = (f64::from(self.dpi) / MM_PER_INCH * 1000.0).round() as u32;
        encoder.set_pixel_dims(Some(png::PixelDimensions { xppu: per_metre, yppu: per_metre, unit: png::Unit::Meter }));
        let mut writer = encoder.write_header()?;
        // Nothing is transparent, so the premultiplied colours are the colours.
        let rgb: Vec<u8> = self.pixels.data().chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect();
        writer.write_image_data(&rgb)?;
        writer.finish()?;
        Ok(file)
    }
}

/// Draws a scene, a cell `cell_mm` wide at `dpi` dots an inch, rounded to a whole number of pixels.
///
/// # Errors
/// When the picture would have more than [`MOST_PIXELS`].
pub fn render(scene: &Scene, palette: Palette, dpi: u32, cell_mm: f32) -> Result<Picture, PngError> {
    let pixels_per_cell = (f64::from(dpi) * f64::from(cell_mm) / MM_PER_INCH).round().max(1.0);
    let bounds = scene.bounds();
    let length = |cells: f32| (f64::from(cells) * pixels_per_cell).round().max(1.0) as u64;
    let (width, height) = (length(bounds.width()), length(bounds.height()));
    let too_large = PngError::TooLarge { width, height };
    if width.saturating_mul(height) > MOST_PIXELS {
        return Err(too_large);
    }
    let pixmap = u32::try_from(width).ok().zip(u32::try_from(height).ok());
    let pixmap = pixmap.and_then(|(width, height)| Pixmap::new(width, height));
    let Some(mut pixels) = pixmap else { return Err(too_large) };
    let Rgba(red, green, blue, _) = palette.colour(Ink::Paper);
    pixels.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
    let mut canvas = Canvas {
        pixels,
        palette,
        bounds,
        pixels_per_cell: pixels_per_cell as f32,
        pixels_per_point: f64::from(dpi) / POINTS_PER_INCH,
    };
    for item in scene.painted() {
        match item {
            Item::Fill { pieces, ink } => canvas.fill(pieces, *ink),
            Item::Line { points, closed, width, ink } => canvas.line(points, *closed, *width, *ink),
            Item::Disc { centre, radius, ink } => canvas.disc(*centre, *radius, *ink),
            Item::Text { at, size, text, anchor, weight, ink } => {
                canvas.text(*at, *size, text, *anchor, *weight, *ink);
            }
        }
    }
    Ok(Picture { pixels: canvas.pixels, dpi })
}

struct Canvas {
    pixels: Pixmap,
    palette: Palette,
    bounds: Area,
    pixels_per_cell: f32,
    pixels_per_point: f64,
}

impl Canvas {
    /// From cells to pixels.
    fn place(&self, point: Point) -> Point {
        let scale = self.pixels_per_cell;
        Point::new((point.x - self.bounds.min.x) * scale, (point.y - self.bounds.min.y) * scale)
    }

    fn paint(&self, ink: Ink, smooth: bool) -> Paint<'static> {
        let Rgba(red, green, blue, alpha) = self.palette.colour(ink);
        let mut paint = Paint { anti_alias: smooth, ..Paint::default() };
        paint.set_color_rgba8(red, green, blue, alpha);
        paint
    }

    /// Fills what the path winds around. A path that tiny-skia finds empty leaves no ink.
    fn fill_path(&mut self, path: Option<Path>, ink: Ink, smooth: bool) {
        let paint = self.paint(ink, smooth);
        if let Some(path) = path {
            self.pixels.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    fn fill(&mut self, pieces: &[Vec<Point>], ink: Ink) {
        // All pieces are one path, so that a transparent ink covers each place once and no seam shows.
        let upright = pieces.iter().all(|piece| sides(piece, true).all(|(a, b)| a.x == b.x || a.y == b.y));
        let mut builder = PathBuilder::new();
        for piece in pieces {
            let snap = |at: f32| if upright { at.round() } else { at };
            let corners = piece.iter().map(|&corner| self.place(corner)).collect();
            for (index, corner) in clockwise(corners).into_iter().enumerate() {
                let (x, y) = (snap(corner.x), snap(corner.y));
                if index == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
            }
            builder.close();
        }
        self.fill_path(builder.finish(), ink, !upright);
    }

    /// The thickness in pixels of a line along an axis (a whole number) or in any direction.
    fn line_width(&self, width: Width, whole: bool) -> f32 {
        let thin = (THIN_POINTS * self.pixels_per_point) as f32;
        let thick = (THICK_POINTS * self.pixels_per_point) as f32;
        let round = |pixels: f32| pixels.round().max(1.0);
        match (width, whole) {
            (Width::Thin, true) => round(thin),
            // At a low resolution thick lines are still thicker than thin ones.
            (Width::Thick, true) => round(thick).max(round(thin) + 1.0),
            (Width::Cells(cells), true) => round(cells * self.pixels_per_cell),
            (Width::Thin, false) => thin,
            (Width::Thick, false) => thick,
            (Width::Cells(cells), false) => cells * self.pixels_per_cell,
        }
    }

    fn line(&mut self, points: &[Point], closed: bool, width: Width, ink: Ink) {
        let upright = sides(points, closed).all(|(a, b)| a.x == b.x || a.y == b.y);
        let width = self.line_width(width, upright);
        // A line along an axis is moved so that both its edges lie between pixels.
        let snap = |at: f32| if upright { (at - width / 2.0).round() + width / 2.0 } else { at };
        let mut builder = PathBuilder::new();
        for (index, &point) in points.iter().enumerate() {
            let point = self.place(point);
            let (x, y) = (snap(point.x), snap(point.y));
            if index == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
        }
        if closed {
            builder.close();
        }
        let paint = self.paint(ink, !upright);
        let stroke = Stroke {
            width,
            line_cap: LineCap::Square,
            line_join: LineJoin::Miter,
            miter_limit: MITRE_LIMIT,
            ..Stroke::default()
        };
        if let Some(path) = builder.finish() {
            self.pixels.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
        }
    }

    fn disc(&mut self, centre: Point, radius: f32, ink: Ink) {
        let centre = self.place(centre);
        self.fill_path(PathBuilder::from_circle(centre.x, centre.y, radius * self.pixels_per_cell), ink, true);
    }

    fn text(&mut self, at: Point, size: f32, text: &str, anchor: Anchor, weight: Weight, ink: Ink) {
        let size = size * self.pixels_per_cell;
        let start = text::baseline_start(text, self.place(at), anchor, size, weight);
        // Letters stand on a whole pixel, which keeps the feet of a line of text sharp.
        let start = Point::new(start.x, start.y.round());
        let mut builder = PathBuilder::new();
        for step in text::outline(text, start, size, weight) {
            match step {
                Step::Move(to) => builder.move_to(to.x, to.y),
                Step::Line(to) => builder.line_to(to.x, to.y),
                Step::Curve(a, b, to) => builder.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
                Step::Close => builder.close(),
            }
        }
        self.fill_path(builder.finish(), ink, true);
    }
}
