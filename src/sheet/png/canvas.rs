//! The pixels that a scene is drawn on.

use tiny_skia::{
    FillRule, FilterQuality, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Stroke, Transform,
};

use super::layers::FillLayers;
use crate::scene::{
    Anchor, Area, Face, ImageFile, Ink, Join, LineParts, MITRE_LIMIT, Palette, Pen, Point, Rgba, StrokeEnd, Width,
    sides,
};
use crate::sheet::drawn_image::{DrawnImage, dots};
use crate::sheet::geometry::{THICK_POINTS, THIN_POINTS, clockwise, is_transparent};
use crate::sheet::picture::PlacedPicture;
use crate::sheet::text::{self, OutlineSegment};

/// The largest deviation of a polygon from a round shape, in pixels.
const FLATNESS_PIXELS: f32 = 0.02;

pub(super) struct PngCanvas {
    pub pixels: Pixmap,
    pub palette: Palette,
    pub bounds: Area,
    pub pixels_per_cell: f32,
    pub pixels_per_point: f64,
    /// Axis-aligned fills that have not been painted yet.
    pub layers: FillLayers,
}

impl PngCanvas {
    /// Converts a position from cells to pixels.
    fn place(&self, point: Point) -> Point {
        let scale = self.pixels_per_cell;
        Point::new((point.x - self.bounds.min.x) * scale, (point.y - self.bounds.min.y) * scale)
    }

    pub fn picture(&mut self, picture: &PlacedPicture) {
        let data: Vec<u8> = picture.rgb().chunks_exact(3).flat_map(|it| [it[0], it[1], it[2], 255]).collect();
        let size = tiny_skia::IntSize::from_wh(picture.crop.width, picture.crop.height);
        let Some(pixels) = size.and_then(|size| Pixmap::from_vec(data, size)) else { return };
        let at = self.place(picture.area.min);
        let wide = picture.area.width() * self.pixels_per_cell / picture.crop.width as f32;
        let high = picture.area.height() * self.pixels_per_cell / picture.crop.height as f32;
        let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
        let transform = Transform::from_row(wide, 0.0, 0.0, high, at.x, at.y);
        self.pixels.draw_pixmap(0, 0, pixels.as_ref(), &paint, transform, None);
    }

    /// Draws a picture of the scene, stretched to its corners.
    pub fn image(&mut self, corners: [Point; 3], image: &ImageFile, opacity: u8) {
        let most = dots(corners, self.pixels_per_cell);
        let image = DrawnImage::prepared(image, opacity, self.palette, most);
        let premultiplied = image.rgba.chunks_exact(4).flat_map(|pixel| {
            let colour = tiny_skia::ColorU8::from_rgba(pixel[0], pixel[1], pixel[2], pixel[3]).premultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        });
        let size = tiny_skia::IntSize::from_wh(image.width, image.height);
        let Some(pixels) = size.and_then(|size| Pixmap::from_vec(premultiplied.collect(), size)) else { return };
        let [top_left, top_right, bottom_left] = corners.map(|corner| self.place(corner));
        let (wide, high) = (image.width as f32, image.height as f32);
        let transform = Transform::from_row(
            (top_right.x - top_left.x) / wide,
            (top_right.y - top_left.y) / wide,
            (bottom_left.x - top_left.x) / high,
            (bottom_left.y - top_left.y) / high,
            top_left.x,
            top_left.y,
        );
        // Interpolated dots of black and white would be grey.
        let quality =
            if self.palette == Palette::PrintBlack { FilterQuality::Nearest } else { FilterQuality::Bilinear };
        let paint = PixmapPaint { quality, ..PixmapPaint::default() };
        self.pixels.draw_pixmap(0, 0, pixels.as_ref(), &paint, transform, None);
    }

    fn paint(&self, ink: Ink, smooth: bool) -> Paint<'static> {
        let Rgba(red, green, blue, alpha) = self.palette.colour(ink);
        let mut paint = Paint { anti_alias: smooth, ..Paint::default() };
        paint.set_color_rgba8(red, green, blue, alpha);
        paint
    }

    /// Fills a path by the non-zero winding rule. Nothing is drawn if tiny-skia considers the path empty.
    fn fill_path(&mut self, path: Option<Path>, ink: Ink) {
        let paint = self.paint(ink, true);
        if let Some(path) = path {
            self.pixels.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    pub fn fill(&mut self, pieces: &[Vec<Point>], ink: Ink) {
        // All pieces form one shape, so that a transparent ink covers each point once and no seam is visible.
        let upright = pieces.iter().all(|piece| sides(piece, true).all(|(a, b)| a.x == b.x || a.y == b.y));
        let snap = |at: f32| if upright { at.round() } else { at };
        let placed = |&corner: &Point| {
            let Point { x, y } = self.place(corner);
            Point::new(snap(x), snap(y))
        };
        let pieces: Vec<Vec<Point>> = pieces.iter().map(|piece| piece.iter().map(placed).collect()).collect();
        if upright {
            let pieces: Vec<Vec<Point>> = pieces.into_iter().map(clockwise).collect();
            return self.layers.add(&pieces, self.palette.colour(ink));
        }
        self.flush_layers();
        self.fill_placed(pieces, ink);
    }

    /// Paints the pending axis-aligned fills before anything is drawn over them.
    pub fn flush_layers(&mut self) {
        self.layers.paint(&mut self.pixels);
    }

    /// Fills the union of convex polygons given in pixels.
    fn fill_placed(&mut self, pieces: Vec<Vec<Point>>, ink: Ink) {
        let mut builder = PathBuilder::new();
        for piece in pieces {
            polyline(&mut builder, &clockwise(piece), true);
        }
        self.fill_path(builder.finish(), ink);
    }

    /// Returns the thickness of a line in pixels: a whole number for axis-aligned lines, and the exact one for others.
    fn line_width(&self, width: Width, whole: bool) -> f32 {
        let thin = (THIN_POINTS * self.pixels_per_point) as f32;
        let thick = (THICK_POINTS * self.pixels_per_point) as f32;
        let round = |pixels: f32| pixels.round().max(1.0);
        match (width, whole) {
            (Width::Thin, true) => round(thin),
            // Even at a low resolution, thick lines must be thicker than thin ones.
            (Width::Thick, true) => round(thick).max(round(thin) + 1.0),
            (Width::Cells(cells), true) => round(cells * self.pixels_per_cell).max(round(thin)),
            (Width::Thin, false) => thin,
            (Width::Thick, false) => thick,
            (Width::Cells(cells), false) => (cells * self.pixels_per_cell).max(thin),
        }
    }

    pub fn line(&mut self, points: &[Point], closed: bool, pen: &Pen, ink: Ink) {
        let upright = sides(points, closed).all(|(a, b)| a.x == b.x || a.y == b.y);
        let width = self.line_width(pen.width, upright);
        // An axis-aligned line is moved so that both its edges are on pixel boundaries.
        let snap = |at: f32| if upright { (at - width / 2.0).round() + width / 2.0 } else { at };
        let placed = |&point: &Point| {
            let Point { x, y } = self.place(point);
            Point::new(snap(x), snap(y))
        };
        let points: Vec<Point> = points.iter().map(placed).collect();
        let parts = LineParts::new(&points, closed, &pen.scaled(self.pixels_per_cell), width);
        // A bulb or a head painted over the stroke would darken a transparent ink, so all parts are filled as one
        // shape.
        if is_transparent(self.palette, ink) && !parts.is_one_stroke() {
            self.fill_placed(parts.pieces(FLATNESS_PIXELS), ink);
            return;
        }
        let mut builder = PathBuilder::new();
        for run in &parts.runs {
            polyline(&mut builder, &run.points, run.closed);
        }
        let stroke = Stroke {
            width,
            line_cap: match parts.end {
                StrokeEnd::Square => LineCap::Square,
                StrokeEnd::Round => LineCap::Round,
                StrokeEnd::Butt => LineCap::Butt,
            },
            line_join: match parts.join {
                Join::Mitre => LineJoin::Miter,
                Join::Round => LineJoin::Round,
            },
            miter_limit: MITRE_LIMIT,
            ..Stroke::default()
        };
        self.stroke_path(builder.finish(), &stroke, ink, !parts.is_axis_aligned());
        if let Some((centre, radius)) = parts.bulb {
            self.fill_path(PathBuilder::from_circle(centre.x, centre.y, radius), ink);
        }
        if let Some(head) = parts.head {
            self.fill_placed(vec![head.to_vec()], ink);
        }
    }

    fn stroke_path(&mut self, path: Option<Path>, stroke: &Stroke, ink: Ink, smooth: bool) {
        let paint = self.paint(ink, smooth);
        if let Some(path) = path {
            self.pixels.stroke_path(&path, &paint, stroke, Transform::identity(), None);
        }
    }

    pub fn ring(&mut self, centre: Point, radius: f32, width: Width, ink: Ink) {
        let (centre, radius) = (self.place(centre), radius * self.pixels_per_cell);
        let stroke = Stroke { width: self.line_width(width, false), ..Stroke::default() };
        self.stroke_path(PathBuilder::from_circle(centre.x, centre.y, radius), &stroke, ink, true);
    }

    pub fn disc(&mut self, centre: Point, radius: f32, ink: Ink) {
        let centre = self.place(centre);
        self.fill_path(PathBuilder::from_circle(centre.x, centre.y, radius * self.pixels_per_cell), ink);
    }

    pub fn text(&mut self, at: Point, size: f32, text: &str, anchor: Anchor, face: Face, ink: Ink) {
        let size = size * self.pixels_per_cell;
        let start = text::baseline_start(text, self.place(at), anchor, size, face);
        // The baseline is snapped to whole pixels, to keep the bottom of a line of text sharp.
        let start = Point::new(start.x, start.y.round());
        let mut builder = PathBuilder::new();
        for step in text::outline(text, start, size, face) {
            match step {
                OutlineSegment::Move(to) => builder.move_to(to.x, to.y),
                OutlineSegment::Line(to) => builder.line_to(to.x, to.y),
                OutlineSegment::Curve(a, b, to) => builder.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
                OutlineSegment::Close => builder.close(),
            }
        }
        self.fill_path(builder.finish(), ink);
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
