//! Painting of scenes: each item becomes egui shapes, with lines aligned to pixels.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::epaint::Vertex;
use egui::{Color32, Galley, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2};

use crate::scene::{
    Anchor, ImageFile, Ink, Item, LineParts, Palette, Pen, Point, Polyline, Scene, StrokeEnd, Weight, Width,
    parallelogram, sides,
};
use crate::sheet::text;
use crate::studio::theme;
use crate::studio::widgets::scene::coverage;
use crate::studio::widgets::scene::image_textures;
use crate::studio::widgets::scene::shape_cache;
use crate::studio::widgets::scene::shape_cache::{CachedShapes, PaintKey};
use crate::studio::widgets::scene::transform::SceneTransform;

/// The width of a thin line, in points.
const THIN: f32 = 1.0;
/// The width of a thick line, in points.
const THICK: f32 = 2.2;
/// The greatest width to which the lines of icons are raised, in points.
const MAX_RAISED: f32 = 3.0;
/// The least width of the lines of icons, in points. Thinner ones cover no pixel fully, so they would be pale.
const MIN_STROKE: f32 = 2.0;
/// The height of Inter's capitals and digits, relative to the font size.
const CAP_HEIGHT: f32 = 0.727;
/// The maximum deviation of polygons from curves, in pixels.
const FLATNESS: f32 = 0.05;

/// A painter of scenes.
pub(in crate::studio) struct ScenePainter<'a> {
    pub painter: &'a Painter,
    pub view: SceneTransform,
    pub palette: Palette,
    /// The minimum cell size for line widths, in points; it keeps the strokes of icons visible.
    pub least_cell: f32,
    /// True for icons, whose colours are all distinct from their background.
    pub is_icon: bool,
}

impl ScenePainter<'_> {
    /// Paints a scene, reusing the shapes of items that have not changed.
    pub fn scene(&self, scene: &Scene) {
        self.paint_cached(scene, |picture, _| self.painter.extend(picture.shapes().iter().cloned()));
    }

    /// Paints a scene that rarely changes, such as an icon.
    pub fn static_scene(&self, scene: &Scene) {
        self.paint_cached(scene, |picture, made| {
            self.painter.extend(picture.triangles(made.is_some(), self.painter).iter().cloned());
        });
    }

    fn paint_cached(&self, scene: &Scene, paint: impl FnOnce(&mut CachedShapes, Option<usize>)) {
        let items: Vec<&Item> = scene.painted().collect();
        let place = self.place();
        let mut picture = shape_cache::take(self.painter, place);
        let made = picture.refresh(&items, |item, shapes| self.item(item, shapes));
        paint(&mut picture, made);
        shape_cache::store(self.painter, place, picture, made.unwrap_or(0));
    }

    /// Returns a hash of everything that affects the shapes, except the items.
    fn place(&self) -> PaintKey {
        let ScenePainter { painter, view, palette, least_cell, is_icon } = self;
        let clip = painter.clip_rect();
        // The images of two points determine the transformation, including its mirroring.
        let [near, far] = [0.0, 1.0].map(|at| view.screen_from_cells(Point::new(at, at)));
        let corners = [clip.min, clip.max, near, far].map(|at| [at.x.to_bits(), at.y.to_bits()]);
        let lengths = [view.cell, *least_cell, painter.pixels_per_point()].map(f32::to_bits);
        PaintKey::of((corners, lengths, palette, is_icon))
    }

    fn colour(&self, ink: Ink) -> Color32 {
        if self.is_icon { theme::icon_colour(self.palette, ink) } else { theme::colour(self.palette.colour(ink)) }
    }

    fn item(&self, item: &Item, shapes: &mut Vec<Shape>) {
        match item {
            Item::Fill { pieces, ink } => {
                let colour = self.colour(*ink);
                self.fill(pieces, colour, shapes);
            }
            Item::Line { points, closed, pen, ink } => {
                self.line(points, *closed, pen, self.colour(*ink), shapes);
            }
            Item::Disc { centre, radius, ink } => {
                let colour = self.colour(*ink);
                let centre = self.view.screen_from_cells(*centre);
                shapes.push(Shape::circle_filled(centre, radius * self.view.cell, colour));
            }
            Item::Ring { centre, radius, width, ink } => {
                let (centre, radius) = (self.view.screen_from_cells(*centre), radius * self.view.cell);
                let (width, colour) = (self.width(*width), self.colour(*ink));
                // egui strokes circles on the outside.
                let inner = radius - width / 2.0;
                shapes.push(match inner > 0.0 {
                    true => Shape::circle_stroke(centre, inner, Stroke::new(width, colour)),
                    false => Shape::circle_filled(centre, radius + width / 2.0, colour),
                });
            }
            Item::Text { at, size, text: words, anchor, face, role: _, ink } => {
                let colour = self.colour(*ink);
                let galley =
                    self.painter.layout_no_wrap(words.clone(), font(face.weight, size * self.view.cell), colour);
                let baseline = baseline(&galley);
                // Other scripts and symbols do not have the height of capitals and digits above the baseline.
                let rise = match words.is_ascii() {
                    true => CAP_HEIGHT * size / 2.0,
                    false => text::baseline_start(words, *at, *anchor, *size, *face).y - at.y,
                };
                let at = self.view.screen_from_cells(*at);
                let pos = match anchor {
                    Anchor::Centre => pos2(at.x - galley.size().x / 2.0, at.y + rise * self.view.cell - baseline),
                    Anchor::BaselineStart if self.view.is_turned() => pos2(at.x - galley.size().x, at.y - baseline),
                    Anchor::BaselineStart => pos2(at.x, at.y - baseline),
                };
                shapes.push(Shape::galley(pos, galley, colour));
            }
            Item::Image { corners, image, opacity } => shapes.extend(self.image(*corners, image, *opacity)),
        }
    }

    /// Returns a picture, stretched to its corners; `None` if it cannot be decoded.
    fn image(&self, corners: [Point; 3], image: &ImageFile, opacity: u8) -> Option<Shape> {
        let texture = image_textures::texture(self.painter.ctx(), image)?;
        let mut mesh = Mesh::with_texture(texture.id());
        let colour = Color32::from_white_alpha(opacity);
        let places = [pos2(0.0, 0.0), pos2(1.0, 0.0), pos2(1.0, 1.0), pos2(0.0, 1.0)];
        for (corner, uv) in parallelogram(corners).into_iter().zip(places) {
            mesh.vertices.push(Vertex { pos: self.view.screen_from_cells(corner), uv, color: colour });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        Some(Shape::mesh(mesh))
    }

    /// Fills polygons. Rectangles are snapped to pixels and made adjacent, so that transparent colours show no seams
    /// and cover each pixel once.
    fn fill(&self, pieces: &[Vec<Point>], colour: Color32, shapes: &mut Vec<Shape>) {
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
                shapes.extend(rect_shapes(&rects, colour));
            }
            None if pieces.len() == 1 => {
                shapes.extend(pieces.into_iter().map(|corners| Shape::convex_polygon(corners, colour, Stroke::NONE)));
            }
            None => shapes.push(self.cover(&pieces, colour)),
        }
    }

    /// Returns the union of convex polygons as one shape.
    fn cover(&self, pieces: &[Vec<Pos2>], colour: Color32) -> Shape {
        Shape::mesh(coverage::mesh(pieces, colour, self.painter.clip_rect(), self.painter.pixels_per_point()))
    }

    /// Returns the width of a line in points.
    fn width(&self, width: Width) -> f32 {
        match width {
            Width::Thin => THIN,
            Width::Thick => THICK,
            // A line that is not thin by itself needs no help.
            Width::Cells(cells) => {
                let own = (cells * self.view.cell).max((cells * self.least_cell).min(MAX_RAISED));
                if self.is_icon { own.max(MIN_STROKE) } else { own }
            }
        }
    }

    fn line(&self, points: &[Point], closed: bool, pen: &Pen, colour: Color32, shapes: &mut Vec<Shape>) {
        let (width, cell) = (self.width(pen.width), self.view.cell);
        let placed = |&point: &Point| {
            let Pos2 { x, y } = self.view.screen_from_cells(point);
            Point::new(x, y)
        };
        let points: Vec<Point> = points.iter().map(placed).collect();
        // Dashes of icons scale with the line width.
        let pen = Pen { dash: pen.scaled(cell.max(self.least_cell)).dash, ..pen.scaled(cell) };
        let parts = LineParts::new(&points, closed, &pen, width);
        if parts.is_axis_aligned() {
            let rects: Vec<Rect> =
                parts.runs.iter().flat_map(|run| self.upright_rects(run, parts.end, width)).collect();
            return shapes.extend(rect_shapes(&rects, colour));
        }
        // A line thinner than a pixel is painted a pixel wide but paler.
        let pixel = 1.0 / self.painter.pixels_per_point();
        let seen = (width / pixel).min(1.0);
        let parts = LineParts { width: width.max(pixel), ..parts };
        let pieces = parts.pieces(FLATNESS * pixel);
        let pieces: Vec<Vec<Pos2>> =
            pieces.iter().map(|piece| piece.iter().map(|at| pos2(at.x, at.y)).collect()).collect();
        shapes.push(self.cover(&pieces, colour.gamma_multiply(seen)));
    }

    /// Returns an axis-parallel line as rectangles of whole pixels. At corners and square ends they are extended by
    /// half the width, so that grid lines close the corners.
    fn upright_rects(&self, run: &Polyline, end: StrokeEnd, width: f32) -> Vec<Rect> {
        let scale = self.painter.pixels_per_point();
        let pixels = (width * scale).round().max(1.0);
        let snap = |at: f32| (at * scale - pixels / 2.0).round() / scale;
        let reach = pixels / 2.0 / scale;
        let count = run.points.len();
        let flat = |at: usize| end == StrokeEnd::Butt && !run.closed && (at == 0 || at + 1 == count);
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

/// Returns shapes that cover the union of the rectangles once.
fn rect_shapes(rects: &[Rect], colour: Color32) -> impl Iterator<Item = Shape> {
    disjoint_rects(rects).into_iter().map(move |rect| Shape::rect_filled(rect, 0, colour))
}

/// Returns disjoint rectangles with the same union. They form horizontal bands, each between two adjacent edges.
fn disjoint_rects(rects: &[Rect]) -> Vec<Rect> {
    let mut edges: Vec<f32> = rects.iter().flat_map(|rect| [rect.min.y, rect.max.y]).collect();
    edges.sort_by(f32::total_cmp);
    edges.dedup();
    let mut parts: Vec<Rect> = Vec::new();
    // No edge is within a band, so a rectangle crosses it completely or not at all.
    for band in edges.windows(2) {
        let (top, bottom) = (band[0], band[1]);
        let mut spans: Vec<(f32, f32)> = rects
            .iter()
            .filter(|rect| rect.min.y <= top && rect.max.y >= bottom)
            .map(|rect| (rect.min.x, rect.max.x))
            .collect();
        spans.sort_by(|a, b| a.0.total_cmp(&b.0));
        // From left to right, each span adds only its part beyond `right`, the end of the area covered so far.
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

/// Returns the distance from the top of a line of text to its baseline.
fn baseline(galley: &Arc<Galley>) -> f32 {
    let row = galley.rows.first();
    row.and_then(|row| row.glyphs.first().map(|glyph| row.pos.y + glyph.pos.y)).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    use crate::scene::{Area, ArrowHead, Ink, Layer, Tint};
    use crate::sheet::png::{Background, PixelScale, render_on};

    /// The side of a picture and of a cell, in pixels.
    const SIDE: usize = 100;
    const CELL: f32 = 20.0;

    /// Returns the opacity of each pixel, from 0 to 1, when all triangles of a scene are painted in order.
    fn on_screen(scene: &Scene) -> Vec<f32> {
        let ctx = egui::Context::default();
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, Vec2::splat(SIDE as f32)));
        let mut output = ctx.run_ui(egui::RawInput { screen_rect, ..egui::RawInput::default() }, |ui| {
            let view = SceneTransform::new(Pos2::ZERO, CELL, Rect::ZERO);
            let painter = ui.painter().with_clip_rect(ui.ctx().content_rect());
            let palette = Palette::Light;
            ScenePainter { painter: &painter, view, palette, least_cell: 0.0, is_icon: false }.scene(scene);
        });
        // Nothing here uses a texture.
        output.textures_delta.clear();
        let mut pixels = vec![0.0; SIDE * SIDE];
        for primitive in ctx.tessellate(output.shapes, output.pixels_per_point) {
            let egui::epaint::Primitive::Mesh(mesh) = primitive.primitive else { panic!("a callback") };
            for corners in mesh.indices.chunks_exact(3) {
                let [a, b, c] = [0, 1, 2].map(|at| mesh.vertices[corners[at] as usize]);
                let double = (b.pos - a.pos).x * (c.pos - a.pos).y - (b.pos - a.pos).y * (c.pos - a.pos).x;
                for (at, pixel) in pixels.iter_mut().enumerate() {
                    // The sample point is off-centre, as the centre may be on the edge of two triangles.
                    let here = pos2((at % SIDE) as f32 + 0.4637, (at / SIDE) as f32 + 0.5129);
                    let share = |p: Pos2, q: Pos2| ((p - here).x * (q - here).y - (p - here).y * (q - here).x) / double;
                    let shares = [share(b.pos, c.pos), share(c.pos, a.pos), share(a.pos, b.pos)];
                    if double != 0.0 && shares.iter().all(|share| *share >= 0.0) {
                        let alphas = [a, b, c].map(|corner| f32::from(corner.color.a()) / 255.0);
                        let alpha: f32 = shares.iter().zip(alphas).map(|(share, alpha)| share * alpha).sum();
                        *pixel = alpha + *pixel * (1.0 - alpha);
                    }
                }
            }
        }
        pixels
    }

    /// Returns the opacity of each pixel in an exported picture.
    fn in_file(scene: &Scene) -> Vec<f32> {
        let scale = PixelScale::WholePixels(CELL / 10.0);
        let picture = render_on(scene, Palette::Light, 254, scale, Background::Clear).unwrap();
        picture.rgba().chunks_exact(4).map(|pixel| f32::from(pixel[3]) / 255.0).collect()
    }

    /// Returns the least and greatest opacity of a pixel and its neighbours.
    fn around(pixels: &[f32], at: usize) -> (f32, f32) {
        let near = |at: usize| at.saturating_sub(1)..=(at + 1).min(SIDE - 1);
        let places = near(at / SIDE).flat_map(|y| near(at % SIDE).map(move |x| y * SIDE + x));
        places.fold((1.0, 0.0), |(least, most), at| (pixels[at].min(least), pixels[at].max(most)))
    }

    #[test]
    fn lines_are_painted_once_in_each_place_and_as_in_files() {
        let points = |places: &[(f32, f32)]| places.iter().map(|&(x, y)| Point::new(x, y)).collect::<Vec<_>>();
        let crossing = points(&[(0.7, 2.2), (4.2, 2.2), (4.2, 4.2), (2.3, 4.2), (2.3, 0.8)]);
        let bends = points(&[(0.8, 0.8), (2.5, 3.5), (3.5, 1.2), (4.2, 4.2), (1.2, 2.6)]);
        let pen = Pen::new(Width::Cells(0.3));
        let filled = ArrowHead { length: 0.7, width: 0.9, filled: true };
        let open = ArrowHead { filled: false, ..filled };
        let cases = [
            ("crossing", &crossing, false, pen),
            ("flat crossing", &crossing, false, pen.flat()),
            ("frame", &crossing, true, pen),
            ("dashes", &crossing, false, pen.dashed(0.4, 0.3)),
            ("dashed frame", &crossing, true, pen.dashed(0.4, 0.3)),
            ("round crossing", &crossing, false, pen.round()),
            ("thermometer", &crossing, false, pen.round().with_bulb(0.45)),
            ("head", &crossing, false, pen.with_head(filled)),
            ("bends", &bends, false, pen),
            ("closed bends", &bends, true, pen.round()),
            ("open head", &bends, false, pen.with_head(open)),
            ("round dashes", &bends, false, pen.round().dashed(0.3, 0.5)),
        ];
        for (name, points, closed, pen) in cases {
            for ink in [Ink::Tint(Tint::Violet), Ink::Given] {
                let mut scene = Scene::new(Area::new(0.0, 0.0, 5.0, 5.0));
                scene.add(Layer::Mark, Item::Line { points: points.clone(), closed, pen, ink });
                let (screen, file) = (on_screen(&scene), in_file(&scene));
                let name = format!("{name} in {ink:?}");
                let most = f32::from(Palette::Light.colour(ink).3) / 255.0;
                let found = screen.iter().copied().fold(0.0, f32::max);
                assert!((found - most).abs() < 0.01, "{name}: {found}, not {most}");
                let sums = [&screen, &file].map(|pixels| pixels.iter().sum::<f32>() / most);
                assert!((sums[0] / sums[1] - 1.0).abs() < 0.03, "{name}: {sums:?} pixels");
                for (at, &here) in screen.iter().enumerate() {
                    let (least, greatest) = around(&file, at);
                    let slack = most / 8.0;
                    let place = (at % SIDE, at / SIDE);
                    assert!(here >= least - slack && here <= greatest + slack, "{name} at {place:?}: {here}");
                }
            }
        }
    }

    #[test]
    fn rings_are_painted_once_in_each_place() {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 5.0, 5.0));
        scene.ring(Layer::Mark, Point::new(2.5, 2.5), 1.5, Width::Cells(0.4), Ink::Tint(Tint::Violet));
        let most = f32::from(Palette::Light.colour(Ink::Tint(Tint::Violet)).3) / 255.0;
        let sum: f32 = on_screen(&scene).into_iter().inspect(|alpha| assert!(*alpha < most + 0.01)).sum();
        // Twice pi times the radius times the width, in pixels.
        let area = std::f32::consts::TAU * 30.0 * 8.0;
        assert!((sum / most / area - 1.0).abs() < 0.02, "{} and {area}", sum / most);
    }

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
            let parts = disjoint_rects(&rects);
            assert_eq!(parts.iter().map(|part| part.area()).sum::<f32>(), area);
            for (at, part) in parts.iter().enumerate() {
                assert!(parts[..at].iter().all(|other| !part.intersect(*other).is_positive()), "{parts:?}");
            }
        }
    }
}
