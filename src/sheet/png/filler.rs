//! Fills polygons with transparent ink, giving the same pixels as tiny-skia in less time.
//!
//! tiny-skia runs its pipeline for every single pixel along an antialiased edge and for every row of every shape, which
//! takes most of the time for a picture with many lines. This module takes the same samples, four by four in each
//! pixel, in the same fixed-point arithmetic (`SkEdge` and `SkScan_AntiPath` of Skia), and blends pixels without a
//! pipeline. The picture does not depend on which of the two fills a shape; a test compares them.

use tiny_skia::{Color, Pixmap};

use crate::scene::{Area, Point, Rgba, sides};

/// The largest picture side. Larger pictures are filled by tiny-skia, in tiles.
const MAX_SIDE: u32 = 8191;
/// The size in pixels up to which shapes are not drawn.
const NEARLY_ZERO: f32 = 1.0 / 4096.0;
/// The number of samples side by side in a pixel.
const SAMPLES: i32 = 4;
/// The binary logarithm of [`SAMPLES`].
const SAMPLES_LOG2: i32 = 2;
/// The contribution of a sample to the coverage of its pixel, where 256 is full coverage.
const SAMPLE_COVERAGE: i32 = 16;

/// A filler of polygons, which reuses its buffers.
#[derive(Default)]
pub(super) struct PolygonFiller {
    edges: Vec<ScanEdge>,
    active: Vec<ScanEdge>,
    row: CoverageRow,
}

impl PolygonFiller {
    /// Fills polygons given in pixels by the non-zero winding rule. Returns false without drawing anything if they
    /// extend beyond the picture or the picture is too large.
    pub(super) fn fill(&mut self, pixels: &mut Pixmap, pieces: &[Vec<Point>], ink: Rgba) -> bool {
        let (width, height) = (pixels.width(), pixels.height());
        let Some(bounds) = Area::around(pieces.iter().flatten().copied()) else { return true };
        let within = Area::new(0.0, 0.0, width as f32, height as f32).contains(bounds);
        if width.max(height) > MAX_SIDE || !within || !pieces.iter().flatten().all(is_finite) {
            return false;
        }
        if bounds.width() <= NEARLY_ZERO || bounds.height() <= NEARLY_ZERO {
            return true;
        }
        self.edges.clear();
        for (from, to) in pieces.iter().flat_map(|piece| sides(piece, true)) {
            if let Some(edge) = ScanEdge::new(from, to) {
                add(&mut self.edges, edge);
            }
        }
        self.edges.sort_by_key(|edge| (edge.first, edge.x));
        self.row.begin(bounds);
        self.walk(pixels, premultiplied(ink));
        true
    }

    /// Walks through the rows of samples from the top, keeping the edges that cross the current row sorted (the scan
    /// line algorithm with an active edge list).
    fn walk(&mut self, pixels: &mut Pixmap, ink: [u16; 4]) {
        let mut rest = self.edges.as_slice();
        self.active.clear();
        while let Some(top) = rest.first() {
            // Rows without edges are skipped.
            let mut y = top.first;
            loop {
                // Rows are visited one by one, so these edges all begin in row `y` and are sorted by x.
                let (begin, later) = rest.split_at(rest.iter().take_while(|edge| edge.first <= y).count());
                rest = later;
                insert_edges(&mut self.active, begin);
                if self.active.is_empty() {
                    break;
                }
                if y >> SAMPLES_LOG2 != self.row.y {
                    self.row.flush(pixels, ink);
                    self.row.y = y >> SAMPLES_LOG2;
                }
                scan_row(&mut self.active, y, &mut self.row);
                y += 1;
            }
        }
        self.row.flush(pixels, ink);
    }
}

fn is_finite(at: &Point) -> bool {
    at.x.is_finite() && at.y.is_finite()
}

/// Returns an ink as premultiplied red, green, blue and alpha, ready for blending.
pub(super) fn premultiplied(Rgba(red, green, blue, alpha): Rgba) -> [u16; 4] {
    let colour = Color::from_rgba8(red, green, blue, alpha).premultiply();
    [colour.red(), colour.green(), colour.blue(), colour.alpha()].map(|part| (part * 255.0 + 0.5) as u16)
}

/// A side of a polygon that crosses rows of samples.
#[derive(Clone, Copy)]
struct ScanEdge {
    /// The position where it crosses the current row, in samples, as a fixed-point number with 16 fractional bits.
    x: i32,
    /// The change of `x` per row.
    slope: i32,
    /// The first row that it crosses.
    first: i32,
    /// The last row that it crosses.
    last: i32,
    /// The direction: 1 downwards, -1 upwards.
    winding: i32,
}

impl ScanEdge {
    /// Creates an edge, or returns `None` if it crosses no row.
    fn new(from: Point, to: Point) -> Option<ScanEdge> {
        // The position in samples, with 6 fractional bits.
        let fixed = |at: Point| ((at.x * 256.0) as i32, (at.y * 256.0) as i32);
        let (mut from, mut to, mut winding) = (fixed(from), fixed(to), 1);
        if from.1 > to.1 {
            (from, to, winding) = (to, from, -1);
        }
        // An edge crosses the rows of samples whose middle lies between its ends.
        let [first, end] = [from, to].map(|(_, y)| (y + 32) >> 6);
        if first == end {
            return None;
        }
        let slope = (i64::from(to.0 - from.0) << 16) / i64::from(to.1 - from.1);
        // The slope of a nearly level edge does not fit into 32 bits.
        let slope = slope.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
        // The edge is followed from its upper end to the middle of its first row.
        let down = i64::from((first << 6) + 32 - from.1);
        let x = from.0 + ((slope * down) >> 16) as i32;
        // From 6 to 16 fractional bits. `MAX_SIDE` is the largest side for which this fits into 32 bits: 8191 * 2^18 is
        // just below 2^31.
        Some(ScanEdge { x: x << 10, slope: slope as i32, first, last: end - 1, winding })
    }
}

/// Adds an edge. A vertical one is combined with the previous edge if it extends or cancels it.
fn add(edges: &mut Vec<ScanEdge>, edge: ScanEdge) {
    let Some(last) = edges.last_mut().filter(|last| edge.slope == 0 && last.slope == 0 && last.x == edge.x) else {
        return edges.push(edge);
    };
    // The cases are those of `combine_vertical` in tiny-skia.
    if edge.winding == last.winding {
        if edge.last + 1 == last.first {
            last.first = edge.first;
        } else if edge.first == last.last + 1 {
            last.last = edge.last;
        } else {
            edges.push(edge);
        }
    } else if edge.first == last.first {
        // Opposite directions cancel in the rows that both cross. The rest of the longer edge remains.
        if edge.last == last.last {
            edges.pop();
        } else if edge.last < last.last {
            last.first = edge.last + 1;
        } else {
            *last = ScanEdge { first: last.last + 1, ..edge };
        }
    } else if edge.last == last.last {
        if edge.first > last.first {
            last.last = edge.first - 1;
        } else {
            *last = ScanEdge { last: last.first - 1, ..edge };
        }
    } else {
        edges.push(edge);
    }
}

/// Merges new edges, sorted by x, into the sorted active edges.
fn insert_edges(active: &mut Vec<ScanEdge>, new: &[ScanEdge]) {
    let Some(first) = new.first() else { return };
    if active.last().is_none_or(|last| last.x <= first.x) {
        return active.extend_from_slice(new);
    }
    // No edge before `at` lies to the right of the first new one.
    let mut at = active.iter().rposition(|edge| edge.x <= first.x).map_or(0, |before| before + 1);
    for edge in new {
        while active.get(at).is_some_and(|other| other.x < edge.x) {
            at += 1;
        }
        active.insert(at, *edge);
        at += 1;
    }
}

/// Marks the spans between edges in a row of samples, and moves the edges on to the next row. Edges that end here are
/// removed.
fn scan_row(active: &mut Vec<ScanEdge>, y: i32, row: &mut CoverageRow) {
    let (mut winding, mut left, mut kept) = (0, 0, 0);
    for at in 0..active.len() {
        let mut edge = active[at];
        // Rounding gives the first sample whose middle does not lie to the left of the edge.
        let x = edge.x.wrapping_add(1 << 15) >> 16;
        // A span begins where the winding number leaves zero, and ends where it returns to it.
        if winding == 0 {
            left = x;
        }
        winding += edge.winding;
        if winding == 0 && x > left {
            row.span(left, x, y);
        }
        if edge.last > y {
            // Insertion sort: edges rarely change places from one row to the next.
            edge.x = edge.x.wrapping_add(edge.slope);
            // Edges that go on are moved to the front. As `kept` is never above `at`, no unread edge is overwritten.
            let mut place = kept;
            while place > 0 && active[place - 1].x > edge.x {
                active[place] = active[place - 1];
                place -= 1;
            }
            active[place] = edge;
            kept += 1;
        }
    }
    active.truncate(kept);
}

/// The coverage of a row of pixels.
#[derive(Default)]
struct CoverageRow {
    /// The differences in coverage between adjacent pixels, where 256 is full coverage.
    steps: Vec<i16>,
    /// The first pixel with a difference.
    from: usize,
    /// The last pixel with a difference.
    to: usize,
    /// The index of the row.
    y: i32,
    /// The first pixel of the row.
    left: i32,
}

impl CoverageRow {
    /// Prepares the buffer for a shape.
    fn begin(&mut self, bounds: Area) {
        self.left = bounds.min.x.floor() as i32;
        self.y = bounds.min.y.floor() as i32;
        let width = (bounds.max.x.ceil() as i32 - self.left).unsigned_abs() as usize;
        self.steps.clear();
        // A span that ends at the right edge of the bounds may write to two elements behind the last pixel.
        self.steps.resize(width + 2, 0);
        (self.from, self.to) = (usize::MAX, 0);
    }

    fn step(&mut self, at: usize, by: i32) {
        self.steps[at] += by as i16;
        (self.from, self.to) = (self.from.min(at), self.to.max(at));
    }

    /// Adds the samples between two positions of one row.
    fn span(&mut self, left: i32, right: i32, y: i32) {
        let most = (self.steps.len() as i32 - 2) * SAMPLES;
        let [from, to] = [left, right].map(|x| (x - self.left * SAMPLES).clamp(0, most));
        let (first, last) = ((from >> SAMPLES_LOG2) as usize, (to >> SAMPLES_LOG2) as usize);
        let (begin, end) = (from & (SAMPLES - 1), to & (SAMPLES - 1));
        // The row stores differences, so a partly covered pixel adds its samples and the next one subtracts them.
        let mut part = |at: usize, samples: i32| {
            self.step(at, SAMPLE_COVERAGE * samples);
            self.step(at + 1, -SAMPLE_COVERAGE * samples);
        };
        if first == last {
            return part(first, end - begin);
        }
        if begin > 0 {
            part(first, SAMPLES - begin);
        }
        if end > 0 {
            part(last, end);
        }
        // Full coverage is 255: the last of the four rows of samples adds one less.
        let full = SAMPLE_COVERAGE * SAMPLES - (((y & (SAMPLES - 1)) + 1) >> SAMPLES_LOG2);
        self.step(first + usize::from(begin > 0), full);
        self.step(last, -full);
    }

    /// Blends the ink into the pixels by their coverage, and clears the row.
    fn flush(&mut self, pixels: &mut Pixmap, ink: [u16; 4]) {
        if self.from >= self.to {
            return;
        }
        let width = pixels.width() as usize;
        let start = (self.y.max(0) as usize * width + self.left.max(0) as usize) * 4;
        let bytes = pixels.data_mut().get_mut(start..).unwrap_or_default();
        let (mut at, mut covered) = (self.from, 0);
        while at < self.to {
            covered += self.steps[at];
            // Up to the next difference, all pixels have the same coverage and are blended together.
            let alike = self.steps[at + 1..self.to].iter().position(|&step| step != 0);
            let end = alike.map_or(self.to, |more| at + 1 + more);
            if covered > 0
                && let Some(bytes) = bytes.get_mut(4 * at..4 * end)
            {
                // Adjacent spans within a pixel can add up to 256.
                mix(bytes, ink, covered.min(255) as u16);
            }
            at = end;
        }
        self.steps[self.from..=self.to].fill(0);
        (self.from, self.to) = (usize::MAX, 0);
    }
}

/// Blends ink over pixels with the same coverage, in eight bits.
pub(super) fn mix(bytes: &mut [u8], ink: [u16; 4], coverage: u16) {
    // As in the low-precision pipeline of tiny-skia, a division by 255 is approximated by (v + 255) >> 8.
    let ink = ink.map(|part| (part * coverage + 255) >> 8);
    let below = 255 - ink[3];
    let over = |byte: &mut u8, ink: u16| *byte = (ink + ((u16::from(*byte) * below + 255) >> 8)) as u8;
    // Four pixels are processed at once, which the compiler can vectorise.
    let inks: [u16; 16] = std::array::from_fn(|at| ink[at % 4]);
    let mut blocks = bytes.chunks_exact_mut(16);
    for block in &mut blocks {
        block.iter_mut().zip(&inks).for_each(|(byte, ink)| over(byte, *ink));
    }
    blocks.into_remainder().iter_mut().zip(&inks).for_each(|(byte, ink)| over(byte, *ink));
}

#[cfg(test)]
mod tests {
    use tiny_skia::{FillRule, Paint, PathBuilder, Transform};

    use super::*;
    use crate::scene::{LineParts, Pen, Width};

    /// Pseudo-random numbers below `end`, the same in each run.
    struct PseudoRandom(u64);

    impl PseudoRandom {
        fn below(&mut self, end: u32) -> u32 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((self.0 >> 33) as u32) % end
        }

        /// A position in a picture of this width and height, often between pixels or exactly on a sample.
        fn place(&mut self, (width, height): (u32, u32)) -> Point {
            let parts = [1, 2, 4, 8, 997][self.below(5) as usize];
            let mut along = |side: u32| (self.below(side * parts + 1) as f32) / parts as f32;
            Point::new(along(width), along(height))
        }
    }

    const SIZE: (u32, u32) = (67, 45);

    /// A picture in which every pixel has a different colour.
    fn coloured() -> Pixmap {
        let mut pixels = Pixmap::new(SIZE.0, SIZE.1).unwrap();
        for (at, pixel) in pixels.data_mut().chunks_exact_mut(4).enumerate() {
            pixel.copy_from_slice(&[(at * 7 % 256) as u8, (at * 13 % 256) as u8, (at * 29 % 256) as u8, 255]);
        }
        pixels
    }

    #[track_caller]
    fn assert_as_tiny_skia(pieces: &[Vec<Point>], ink: Rgba, filler: &mut PolygonFiller) {
        let (mut own, mut theirs) = (coloured(), coloured());
        assert!(filler.fill(&mut own, pieces, ink), "{pieces:?}");
        let mut builder = PathBuilder::new();
        for piece in pieces {
            builder.move_to(piece[0].x, piece[0].y);
            piece[1..].iter().for_each(|at| builder.line_to(at.x, at.y));
            builder.close();
        }
        let mut paint = Paint::default();
        paint.set_color_rgba8(ink.0, ink.1, ink.2, ink.3);
        if let Some(path) = builder.finish() {
            theirs.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
        let differ = own.data().iter().zip(theirs.data()).position(|(one, other)| one != other);
        let place = differ.map(|byte| (byte / 4 % SIZE.0 as usize, byte / 4 / SIZE.0 as usize));
        assert!(place.is_none(), "{place:?} of {pieces:?}");
    }

    #[test]
    fn pixels_are_those_of_tiny_skia() {
        let (mut numbers, mut filler) = (PseudoRandom(1), PolygonFiller::default());
        for _ in 0..3000 {
            let count = 1 + numbers.below(4);
            let piece = |numbers: &mut PseudoRandom| -> Vec<Point> {
                let (a, b) = (numbers.place(SIZE), numbers.place(SIZE));
                match numbers.below(3) {
                    // Axis-aligned sides, which touch those of other pieces.
                    0 => vec![a, Point::new(b.x, a.y), b, Point::new(a.x, b.y)],
                    1 => vec![a, b, numbers.place(SIZE)],
                    _ => vec![a, b, numbers.place(SIZE), numbers.place(SIZE), Point::new(a.x, b.y)],
                }
            };
            let pieces: Vec<Vec<Point>> = (0..count).map(|_| piece(&mut numbers)).collect();
            let mut part = || numbers.below(256) as u8;
            let ink = Rgba(part(), part(), part(), part().min(254));
            assert_as_tiny_skia(&pieces, ink, &mut filler);
        }
    }

    #[test]
    fn lines_with_bulbs_are_those_of_tiny_skia() {
        let (mut numbers, mut filler) = (PseudoRandom(2), PolygonFiller::default());
        for _ in 0..500 {
            let pen = Pen::new(Width::Cells(5.0)).round().with_bulb(6.0);
            let inner = (SIZE.0 - 20, SIZE.1 - 20);
            let mut place = || numbers.place(inner);
            let points: Vec<Point> = (0..4).map(|_| place()).map(|at| Point::new(at.x + 10.0, at.y + 10.0)).collect();
            let pieces = LineParts::new(&points, false, &pen, 5.0).pieces(0.02);
            assert_as_tiny_skia(&pieces, Rgba(40, 90, 200, 110), &mut filler);
        }
    }

    #[test]
    fn what_reaches_beyond_the_picture_is_left_to_tiny_skia() {
        let mut filler = PolygonFiller::default();
        for (x, y) in [(-0.1, 1.0), (1.0, -5.0), (68.0, 1.0), (1.0, 45.5), (f32::NAN, 1.0), (1.0, f32::INFINITY)] {
            let mut pixels = coloured();
            let piece = vec![Point::new(3.0, 3.0), Point::new(x, y), Point::new(9.0, 30.0)];
            assert!(!filler.fill(&mut pixels, &[piece], Rgba(0, 0, 0, 100)), "{x} {y}");
            assert_eq!(pixels, coloured());
        }
    }
}
