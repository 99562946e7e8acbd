//! Paints overlapping axis-aligned fills, giving the same pixels as one fill after another in less time.
//!
//! A thousand transparent regions of a board would blend every pixel of the board a thousand times. The edges of all
//! fills divide the board into rectangles of uniform coverage, in which the inks are blended only once for each colour
//! below them. The arithmetic is that of tiny-skia; a test compares the pixels.

use tiny_skia::{Color, Pixmap};

use crate::scene::{Point, Rgba, sides};

/// Pending fills, in painting order.
#[derive(Default)]
pub(super) struct FillLayers {
    inks: Vec<Rgba>,
    edges: Vec<VerticalEdge>,
}

/// A vertical side of an axis-aligned polygon, in whole pixels.
#[derive(Clone, Copy)]
struct VerticalEdge {
    /// The index of its fill.
    layer: usize,
    x: i32,
    top: i32,
    bottom: i32,
    /// The direction: 1 downwards, -1 upwards.
    winding: i32,
}

impl FillLayers {
    /// Adds a fill of axis-aligned polygons in whole pixels, by the non-zero winding rule.
    pub(super) fn add(&mut self, pieces: &[Vec<Point>], ink: Rgba) {
        let layer = self.inks.len();
        self.inks.push(ink);
        for (from, to) in pieces.iter().flat_map(|piece| sides(piece, true)).filter(|(from, to)| from.y != to.y) {
            let (top, bottom, winding) = if from.y < to.y { (from.y, to.y, 1) } else { (to.y, from.y, -1) };
            self.edges.push(VerticalEdge { layer, x: from.x as i32, top: top as i32, bottom: bottom as i32, winding });
        }
    }

    /// Paints all pending fills, clipped to the picture.
    pub(super) fn paint(&mut self, pixels: &mut Pixmap) {
        let (width, height) = (pixels.width() as i32, pixels.height() as i32);
        let inks: Vec<Rgba> = std::mem::take(&mut self.inks);
        let mut edges = std::mem::take(&mut self.edges);
        edges.sort_by_key(|edge| edge.top);
        // No edge begins or ends inside a band between two of these rows, so that all its rows have the same coverage.
        let ends = edges.iter().flat_map(|edge| [edge.top, edge.bottom]);
        let mut cuts: Vec<i32> = ends.map(|y| y.clamp(0, height)).collect();
        cuts.sort_unstable();
        cuts.dedup();
        let (mut rest, mut active): (&[VerticalEdge], Vec<VerticalEdge>) = (&edges, Vec::new());
        let mut row = LayerRow::default();
        for band in cuts.windows(2) {
            let (begin, later) = rest.split_at(rest.partition_point(|edge| edge.top <= band[0]));
            rest = later;
            active.retain(|edge| edge.bottom > band[0]);
            active.extend(begin.iter().filter(|edge| edge.bottom > band[0]));
            active.sort_by_key(|edge| (edge.layer, edge.x));
            row.cover(&active, width);
            row.paint_rows(pixels, band[0]..band[1], &inks);
        }
    }
}

/// The coverage of a row of pixels.
#[derive(Default)]
struct LayerRow {
    /// The spans that fills cover, in painting order: the fill, its left end and its right end.
    spans: Vec<(usize, i32, i32)>,
    /// The positions where spans begin or end.
    cuts: Vec<i32>,
    /// The fills between two cuts.
    covering: Vec<Vec<usize>>,
}

impl LayerRow {
    /// Computes the coverage within this width from edges sorted by fill and position, by the non-zero winding rule.
    fn cover(&mut self, edges: &[VerticalEdge], width: i32) {
        self.spans.clear();
        for fill in edges.chunk_by(|one, other| one.layer == other.layer) {
            let (mut winding, mut left) = (0, 0);
            for edge in fill {
                let x = edge.x.clamp(0, width);
                if winding == 0 {
                    left = x;
                }
                winding += edge.winding;
                if winding == 0 && x > left {
                    self.spans.push((edge.layer, left, x));
                }
            }
        }
        self.cuts.clear();
        self.cuts.extend(self.spans.iter().flat_map(|&(_, left, right)| [left, right]));
        self.cuts.sort_unstable();
        self.cuts.dedup();
        // The lists are cleared instead of dropped, so that the next band reuses their memory. Some may stay unused at
        // the end.
        self.covering.iter_mut().for_each(Vec::clear);
        self.covering.resize_with(self.covering.len().max(self.cuts.len()), Vec::new);
        // The spans are in painting order, and so is each list of fills.
        for &(layer, left, right) in &self.spans {
            let from = self.cuts.partition_point(|&cut| cut < left);
            let covered = self.cuts[from..].iter().take_while(|&&cut| cut < right).count();
            self.covering[from..from + covered].iter_mut().for_each(|layers| layers.push(layer));
        }
    }

    /// Paints the coverage on these rows of the picture.
    fn paint_rows(&self, pixels: &mut Pixmap, rows: std::ops::Range<i32>, inks: &[Rgba]) {
        let width = pixels.width() as usize;
        for (cut, layers) in self.cuts.windows(2).zip(&self.covering).filter(|(_, layers)| !layers.is_empty()) {
            // An opaque fill hides everything below it.
            let first = layers.iter().rposition(|&layer| inks[layer].3 == 255).unwrap_or_default();
            let inks: Vec<[u16; 4]> = layers[first..].iter().map(|&layer| premultiplied(inks[layer])).collect();
            let mixed = |below: [u8; 4]| {
                let mut pixel = below;
                inks.iter().for_each(|ink| mix(&mut pixel, *ink));
                pixel
            };
            // Adjacent pixels are often equal, so the result for the previous pixel is remembered.
            let mut known = None;
            for y in rows.clone() {
                let start = y as usize * width;
                let bytes = &mut pixels.data_mut()[(start + cut[0] as usize) * 4..(start + cut[1] as usize) * 4];
                for pixel in bytes.chunks_exact_mut(4) {
                    let below = [pixel[0], pixel[1], pixel[2], pixel[3]];
                    let above = match known {
                        Some((of, above)) if of == below => above,
                        _ => mixed(below),
                    };
                    known = Some((below, above));
                    pixel.copy_from_slice(&above);
                }
            }
        }
    }
}

/// Returns an ink as premultiplied red, green, blue and alpha, ready for blending.
fn premultiplied(Rgba(red, green, blue, alpha): Rgba) -> [u16; 4] {
    let colour = Color::from_rgba8(red, green, blue, alpha).premultiply();
    [colour.red(), colour.green(), colour.blue(), colour.alpha()].map(|part| (part * 255.0 + 0.5) as u16)
}

/// Blends ink over a pixel, in eight bits.
fn mix(pixel: &mut [u8; 4], ink: [u16; 4]) {
    let below = 255 - ink[3];
    // As in the low-precision pipeline of tiny-skia, a division by 255 is approximated by (v + 255) >> 8.
    pixel.iter_mut().zip(ink).for_each(|(byte, ink)| *byte = (ink + ((u16::from(*byte) * below + 255) >> 8)) as u8);
}

#[cfg(test)]
mod tests {
    use tiny_skia::{FillRule, Paint, PathBuilder, Transform};

    use super::*;

    /// Pseudo-random numbers below `end`, the same in each run.
    struct RandomSource(u64);

    impl RandomSource {
        fn below(&mut self, end: u32) -> u32 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((self.0 >> 33) as u32) % end
        }

        /// A position on whole pixels in the picture, or slightly outside it.
        fn place(&mut self) -> Point {
            let mut along = |side: u32| self.below(side + 5) as f32 - 2.0;
            Point::new(along(SIZE.0), along(SIZE.1))
        }
    }

    const SIZE: (u32, u32) = (41, 29);

    fn ground(numbers: &mut RandomSource) -> Pixmap {
        let mut pixels = Pixmap::new(SIZE.0, SIZE.1).unwrap();
        let plain = numbers.below(2) == 0;
        for pixel in pixels.data_mut().chunks_exact_mut(4) {
            let mut part = || if plain { 240 } else { numbers.below(256) as u8 };
            pixel.copy_from_slice(&[part(), part(), part(), 255]);
        }
        pixels
    }

    /// Rectangles and polygons with six corners, all clockwise.
    fn piece(numbers: &mut RandomSource) -> Vec<Point> {
        let (a, b) = (numbers.place(), numbers.place());
        let (min, max) = (Point::new(a.x.min(b.x), a.y.min(b.y)), Point::new(a.x.max(b.x), a.y.max(b.y)));
        let (right_top, left_bottom) = (Point::new(max.x, min.y), Point::new(min.x, max.y));
        let notch = Point::new(((min.x + max.x) / 2.0).floor(), ((min.y + max.y) / 2.0).floor());
        match numbers.below(2) {
            0 => vec![min, right_top, max, left_bottom],
            _ => vec![min, right_top, Point::new(max.x, notch.y), notch, Point::new(notch.x, max.y), left_bottom],
        }
    }

    #[test]
    fn layers_are_what_tiny_skia_fills_one_after_another() {
        let mut numbers = RandomSource(1);
        for _ in 0..400 {
            let mut theirs = ground(&mut numbers);
            let (mut own, mut layers) = (theirs.clone(), FillLayers::default());
            for _ in 0..1 + numbers.below(12) {
                let pieces: Vec<Vec<Point>> = (0..1 + numbers.below(3)).map(|_| piece(&mut numbers)).collect();
                let mut part = || numbers.below(256) as u8;
                let mut ink = Rgba(part(), part(), part(), part());
                if numbers.below(5) == 0 {
                    ink.3 = 255;
                }
                layers.add(&pieces, ink);
                let mut builder = PathBuilder::new();
                for piece in &pieces {
                    builder.move_to(piece[0].x, piece[0].y);
                    piece[1..].iter().for_each(|at| builder.line_to(at.x, at.y));
                    builder.close();
                }
                let mut paint = Paint { anti_alias: false, ..Paint::default() };
                paint.set_color_rgba8(ink.0, ink.1, ink.2, ink.3);
                if let Some(path) = builder.finish() {
                    theirs.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
                }
            }
            layers.paint(&mut own);
            let differ = own.data().iter().zip(theirs.data()).position(|(one, other)| one != other);
            assert_eq!(differ, None);
        }
    }

    /// A thousand fills of all pixels are blended once for each colour below, not for each pixel.
    #[test]
    fn colours_are_mixed_once_for_what_lies_between_two_edges() {
        let all = [Point::new(0.0, 0.0), Point::new(8.0, 0.0), Point::new(8.0, 8.0), Point::new(0.0, 8.0)];
        let mut layers = FillLayers::default();
        (0..1000).for_each(|_| layers.add(&[all.to_vec()], Rgba(200, 100, 50, 3)));
        let mut row = LayerRow::default();
        layers.edges.sort_by_key(|edge| (edge.layer, edge.x));
        row.cover(&layers.edges, 8);
        let covered: Vec<usize> = row.covering.iter().map(Vec::len).collect();
        assert_eq!((row.cuts.as_slice(), covered.as_slice()), ([0, 8].as_slice(), [1000, 0].as_slice()));
    }
}
