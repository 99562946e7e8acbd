//! A scene as pixels, and these as a PNG file; the only file that names the rasteriser and the encoder.
//!
//! A cell is a whole number of pixels, so all cells of a picture are the same size. Lines and fills along the axes lie
//! on whole pixels: they are crisp, and pieces that touch leave no seam.

use std::fmt;

use tiny_skia::{FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

use super::geometry::{MM_PER_INCH, POINTS_PER_INCH, THICK_POINTS, THIN_POINTS, clockwise, is_transparent};
use super::text::{self, Step};
use crate::scene::{
    Anchor, Area, End, Ink, Item, Join, LineParts, MITRE_LIMIT, Palette, Pen, Point, Rgba, Scene, Weight, Width, sides,
};
use crate::words::Message;

/// The most pixels a picture may have: as many as 1.6 GB of memory hold.
pub const MOST_PIXELS: u64 = 400_000_000;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// More than [`MOST_PIXELS`].
    TooLarge {
        /// In pixels.
        width: u64,
        /// In pixels.
        height: u64,
    },
    /// The encoder failed.
    Encoding(#[from] png::EncodingError),
}

impl PngError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            PngError::TooLarge { width, height } => {
                Message::new("png-too-large").with("width", *width).with("height", *height).with("most", MOST_PIXELS)
            }
            PngError::Encoding(error) => Message::new("png-encoding").with("reason", error.to_string()),
        }
    }
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// What lies behind the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ground {
    /// The paper's colour, opaque.
    #[default]
    Paper,
    /// Nothing: the paper of the cells is left out too.
    Clear,
}

/// What a pixel of a file can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    /// Red, green and blue, eight bits each.
    #[default]
    Colour,
    /// 256 greys.
    Grey,
    /// Black or white, one bit.
    Bit,
}

/// How large a unit of the scene becomes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PixelScale {
    /// So many millimetres, rounded to a whole number of pixels: all cells of a board are alike.
    WholePixels(f32),
    /// So many millimetres as they are: the page has its true size.
    True(f32),
}

/// A drawn picture.
pub struct Picture {
    pixels: Pixmap,
    dpi: u32,
    ground: Ground,
}

impl Picture {
    /// In pixels.
    pub fn width(&self) -> u32 {
        self.pixels.width()
    }

    /// In pixels.
    pub fn height(&self) -> u32 {
        self.pixels.height()
    }

    /// The picture as a PNG file in full colour that says how large it is to be printed.
    ///
    /// # Errors
    /// When the encoder fails.
    pub fn encode(&self) -> Result<Vec<u8>, PngError> {
        self.encode_as(Depth::Colour)
    }

    /// The picture as a PNG file of this depth.
    ///
    /// # Errors
    /// When the encoder fails.
    pub fn encode_as(&self, depth: Depth) -> Result<Vec<u8>, PngError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width(), self.height());
        let clear = self.ground == Ground::Clear;
        encoder.set_color(match (depth, clear) {
            (Depth::Colour, false) => png::ColorType::Rgb,
            (Depth::Colour, true) => png::ColorType::Rgba,
            (Depth::Grey, true) => png::ColorType::GrayscaleAlpha,
            (Depth::Grey, false) | (Depth::Bit, _) => png::ColorType::Grayscale,
        });
        encoder.set_depth(if depth == Depth::Bit { png::BitDepth::One } else { png::BitDepth::Eight });
        if depth == Depth::Bit && clear {
            // White is what is not there. A grey value in this chunk has two bytes.
            encoder.set_trns(vec![0, 1]);
        }
        // Most rows of a board are as the one above.
        encoder.set_filter(png::Filter::Up);
        let per_metre = (f64::from(self.dpi) / MM_PER_INCH * 1000.0).round() as u32;
        encoder.set_pixel_dims(Some(png::PixelDimensions { xppu: per_metre, yppu: per_metre, unit: png::Unit::Meter }));
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.samples(depth))?;
        writer.finish()?;
        Ok(file)
    }

    /// The colours and their alpha, not premultiplied, as red, green and blue for a screen.
    pub fn rgba(&self) -> Vec<u8> {
        self.plain_pixels().flatten().collect()
    }

    fn plain_pixels(&self) -> impl Iterator<Item = [u8; 4]> + '_ {
        self.pixels.pixels().iter().map(|pixel| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        })
    }

    /// The bytes of the picture row by row, as PNG has them.
    fn samples(&self, depth: Depth) -> Vec<u8> {
        // As the eye weighs them (ITU-R BT.709), in 65536ths.
        let grey = |[red, green, blue, _]: [u8; 4]| {
            let sum = 13933 * u32::from(red) + 46871 * u32::from(green) + 4732 * u32::from(blue);
            ((sum + 32768) >> 16) as u8
        };
        match (depth, self.ground) {
            // Nothing is transparent, so the premultiplied colours are the colours.
            (Depth::Colour, Ground::Paper) => {
                self.pixels.data().chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect()
            }
            (Depth::Colour, Ground::Clear) => self.rgba(),
            (Depth::Grey, Ground::Paper) => self.plain_pixels().map(grey).collect(),
            (Depth::Grey, Ground::Clear) => self.plain_pixels().flat_map(|pixel| [grey(pixel), pixel[3]]).collect(),
            (Depth::Bit, _) => {
                let light = |pixel: [u8; 4]| {
                    // On white, whatever lies behind.
                    let alpha = u32::from(pixel[3]);
                    (u32::from(grey(pixel)) * alpha + 255 * (255 - alpha)) / 255 >= 128
                };
                let bits: Vec<bool> = self.plain_pixels().map(light).collect();
                let byte = |bits: &[bool]| {
                    bits.iter().enumerate().fold(0, |byte, (at, &bit)| byte | (u8::from(bit) << (7 - at)))
                };
                bits.chunks(self.width() as usize).flat_map(|row| row.chunks(8).map(byte)).collect()
            }
        }
    }
}

/// Draws a scene, a cell `cell_mm` wide at `dpi` dots an inch, rounded to a whole number of pixels.
///
/// # Errors
/// When the picture would have more than [`MOST_PIXELS`].
pub fn render(scene: &Scene, palette: Palette, dpi: u32, cell_mm: f32) -> Result<Picture, PngError> {
    render_on(scene, palette, dpi, PixelScale::WholePixels(cell_mm), Ground::Paper)
}

/// Draws a scene at `dpi` dots an inch.
///
/// # Errors
/// When the picture would have more than [`MOST_PIXELS`].
pub fn render_on(
    scene: &Scene,
    palette: Palette,
    dpi: u32,
    scale: PixelScale,
    ground: Ground,
) -> Result<Picture, PngError> {
    let pixels = |mm: f32| f64::from(dpi) * f64::from(mm) / MM_PER_INCH;
    let pixels_per_cell = match scale {
        PixelScale::WholePixels(mm) => pixels(mm).round().max(1.0),
        PixelScale::True(mm) => pixels(mm),
    };
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
    if ground == Ground::Paper {
        let Rgba(red, green, blue, _) = palette.colour(Ink::Paper);
        pixels.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
    }
    let mut canvas = Canvas {
        pixels,
        palette,
        bounds,
        pixels_per_cell: pixels_per_cell as f32,
        pixels_per_point: f64::from(dpi) / POINTS_PER_INCH,
    };
    for item in scene.painted() {
        match item {
            Item::Fill { ink: Ink::Paper, .. } if ground == Ground::Clear => {}
            Item::Fill { pieces, ink } => canvas.fill(pieces, *ink),
            Item::Line { points, closed, pen, ink } => canvas.line(points, *closed, pen, *ink),
            Item::Disc { centre, radius, ink } => canvas.disc(*centre, *radius, *ink),
            Item::Ring { centre, radius, width, ink } => canvas.ring(*centre, *radius, *width, *ink),
            Item::Text { at, size, text, anchor, weight, role: _, ink } => {
                canvas.text(*at, *size, text, *anchor, *weight, *ink);
            }
        }
    }
    Ok(Picture { pixels: canvas.pixels, dpi, ground })
}

/// How far what is round may be off where it is drawn as a polygon, in pixels.
const FLATNESS_PIXELS: f32 = 0.02;

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
        let snap = |at: f32| if upright { at.round() } else { at };
        let placed = |&corner: &Point| {
            let Point { x, y } = self.place(corner);
            Point::new(snap(x), snap(y))
        };
        let pieces: Vec<Vec<Point>> = pieces.iter().map(|piece| piece.iter().map(placed).collect()).collect();
        self.fill_placed(pieces, ink, !upright);
    }

    /// Fills the union of convex polygons in pixels.
    fn fill_placed(&mut self, pieces: Vec<Vec<Point>>, ink: Ink, smooth: bool) {
        let mut builder = PathBuilder::new();
        for piece in pieces {
            polyline(&mut builder, &clockwise(piece), true);
        }
        self.fill_path(builder.finish(), ink, smooth);
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
            (Width::Cells(cells), true) => round(cells * self.pixels_per_cell).max(round(thin)),
            (Width::Thin, false) => thin,
            (Width::Thick, false) => thick,
            (Width::Cells(cells), false) => (cells * self.pixels_per_cell).max(thin),
        }
    }

    fn line(&mut self, points: &[Point], closed: bool, pen: &Pen, ink: Ink) {
        let upright = sides(points, closed).all(|(a, b)| a.x == b.x || a.y == b.y);
        let width = self.line_width(pen.width, upright);
        // A line along an axis is moved so that both its edges lie between pixels.
        let snap = |at: f32| if upright { (at - width / 2.0).round() + width / 2.0 } else { at };
        let placed = |&point: &Point| {
            let Point { x, y } = self.place(point);
            Point::new(snap(x), snap(y))
        };
        let points: Vec<Point> = points.iter().map(placed).collect();
        let parts = LineParts::new(&points, closed, &pen.scaled(self.pixels_per_cell), width);
        if is_transparent(self.palette, ink) && !parts.is_one_stroke() {
            self.fill_placed(parts.pieces(FLATNESS_PIXELS), ink, true);
            return;
        }
        let mut builder = PathBuilder::new();
        for run in &parts.runs {
            polyline(&mut builder, &run.points, run.closed);
        }
        let stroke = Stroke {
            width,
            line_cap: match parts.end {
                End::Square => LineCap::Square,
                End::Round => LineCap::Round,
                End::Butt => LineCap::Butt,
            },
            line_join: match parts.join {
                Join::Mitre => LineJoin::Miter,
                Join::Round => LineJoin::Round,
            },
            miter_limit: MITRE_LIMIT,
            ..Stroke::default()
        };
        self.stroke_path(builder.finish(), &stroke, ink, !parts.is_upright());
        if let Some((centre, radius)) = parts.bulb {
            self.fill_path(PathBuilder::from_circle(centre.x, centre.y, radius), ink, true);
        }
        if let Some(head) = parts.head {
            self.fill_placed(vec![head.to_vec()], ink, true);
        }
    }

    fn stroke_path(&mut self, path: Option<Path>, stroke: &Stroke, ink: Ink, smooth: bool) {
        let paint = self.paint(ink, smooth);
        if let Some(path) = path {
            self.pixels.stroke_path(&path, &paint, stroke, Transform::identity(), None);
        }
    }

    fn ring(&mut self, centre: Point, radius: f32, width: Width, ink: Ink) {
        let (centre, radius) = (self.place(centre), radius * self.pixels_per_cell);
        let stroke = Stroke { width: self.line_width(width, false), ..Stroke::default() };
        self.stroke_path(PathBuilder::from_circle(centre.x, centre.y, radius), &stroke, ink, true);
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

fn polyline(builder: &mut PathBuilder, points: &[Point], closed: bool) {
    for (index, point) in points.iter().enumerate() {
        if index == 0 { builder.move_to(point.x, point.y) } else { builder.line_to(point.x, point.y) }
    }
    if closed {
        builder.close();
    }
}
