//! Painting of a union of convex polygons, covering each pixel once: the union becomes adjacent blocks of pixels.
//!
//! egui paints triangle by triangle, so transparent colours add up where triangles overlap, and it only antialiases
//! convex polygons. Here, each pixel is as opaque as the shape covers it.

use egui::{Color32, Mesh, Pos2, Rect, pos2};

/// The number of sample lines per pixel. Along each line, the covered length is exact.
const SAMPLES: usize = 8;

/// A rectangle of pixels with equal coverage: columns `left` to `right` and rows `top` to `bottom`, exclusive.
#[derive(Clone, Copy, PartialEq, Debug)]
struct CoverageBlock {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
    /// The coverage, from 1 to 255 for full coverage.
    coverage: u8,
}

/// Returns a mesh of the union of convex polygons in this colour, clipped to `clip`. Coordinates are in points of
/// `pixels_per_point` pixels.
pub(in crate::studio) fn mesh(pieces: &[Vec<Pos2>], colour: Color32, clip: Rect, pixels_per_point: f32) -> Mesh {
    let scaled = |piece: &Vec<Pos2>| piece.iter().map(|&at| (at.to_vec2() * pixels_per_point).to_pos2()).collect();
    let pieces: Vec<Vec<Pos2>> = pieces.iter().map(scaled).collect();
    let clip = Rect::from_min_max(
        (clip.min.to_vec2() * pixels_per_point).to_pos2(),
        (clip.max.to_vec2() * pixels_per_point).to_pos2(),
    );
    let mut mesh = Mesh::default();
    for CoverageBlock { left, top, right, bottom, coverage: cover } in blocks(&pieces, clip) {
        let min = pos2(left as f32, top as f32) / pixels_per_point;
        let max = pos2(right as f32, bottom as f32) / pixels_per_point;
        mesh.add_colored_rect(Rect::from_min_max(min, max), colour.gamma_multiply(f32::from(cover) / 255.0));
    }
    mesh
}

/// Returns the blocks of a union of convex polygons in pixels, row by row; equal adjacent rows share a block.
fn blocks(pieces: &[Vec<Pos2>], clip: Rect) -> Vec<CoverageBlock> {
    let around = pieces.iter().map(|piece| Rect::from_points(piece)).reduce(|a, b| a.union(b));
    let Some(around) = around.map(|around| around.intersect(clip)).filter(|rect| rect.is_positive()) else {
        return Vec::new();
    };
    let (left, right) = (around.min.x.floor() as i32, around.max.x.ceil() as i32);
    let mut row = vec![0.0f32; (right - left) as usize];
    let mut spans: Vec<(f32, f32)> = Vec::new();
    let mut done = Vec::new();
    let mut open: Vec<CoverageBlock> = Vec::new();
    for top in around.min.y.floor() as i32..around.max.y.ceil() as i32 {
        row.fill(0.0);
        for sample in 0..SAMPLES {
            // The sample lines are evenly spaced and half a step from the edges of the pixel.
            let y = top as f32 + (sample as f32 + 0.5) / SAMPLES as f32;
            spans.clear();
            spans.extend(pieces.iter().filter_map(|piece| span_at(piece, y)));
            spans.sort_by(|a, b| a.0.total_cmp(&b.0));
            // From left to right, each span adds only its part beyond `covered`, so overlaps count once.
            let mut covered = left as f32;
            for &(from, to) in &spans {
                let (from, to) = (from.max(covered), to.min(right as f32));
                if from < to {
                    add_span(&mut row, from - left as f32, to - left as f32);
                    covered = to;
                }
            }
        }
        let found = row_blocks(&row, left, top);
        let same =
            |a: &CoverageBlock, b: &CoverageBlock| (a.left, a.right, a.coverage) == (b.left, b.right, b.coverage);
        if open.len() == found.len() && open.iter().zip(&found).all(|(a, b)| same(a, b)) {
            open.iter_mut().for_each(|block| block.bottom = top + 1);
        } else {
            done.append(&mut open);
            open = found;
        }
    }
    done.append(&mut open);
    done
}

/// Returns where a horizontal line enters and leaves a convex polygon.
fn span_at(piece: &[Pos2], y: f32) -> Option<(f32, f32)> {
    let mut span: Option<(f32, f32)> = None;
    for (a, b) in piece.iter().zip(piece.iter().cycle().skip(1)) {
        // The half-open test skips horizontal edges, so the division is safe, and a convex polygon has two crossings or
        // none.
        if (a.y <= y) != (b.y <= y) {
            let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
            span = Some(span.map_or((x, x), |(from, to)| (from.min(x), to.max(x))));
        }
    }
    span
}

/// Adds the coverage of a sample line between two positions of a row of pixels.
fn add_span(row: &mut [f32], from: f32, to: f32) {
    // `from` is not negative, so the cast rounds down.
    let (first, last) = (from as usize, (to.ceil() as usize).min(row.len()));
    for (at, pixel) in row.iter_mut().enumerate().take(last).skip(first) {
        let covered = to.min(at as f32 + 1.0) - from.max(at as f32);
        *pixel += covered.max(0.0) / SAMPLES as f32;
    }
}

/// Returns the runs of equal coverage in a row.
fn row_blocks(row: &[f32], left: i32, top: i32) -> Vec<CoverageBlock> {
    let mut blocks: Vec<CoverageBlock> = Vec::new();
    for (at, covered) in row.iter().enumerate() {
        let (x, cover) = (left + at as i32, (covered * 255.0).round().min(255.0) as u8);
        match blocks.last_mut() {
            _ if cover == 0 => {}
            Some(last) if last.right == x && last.coverage == cover => last.right = x + 1,
            _ => blocks.push(CoverageBlock { left: x, top, right: x + 1, bottom: top + 1, coverage: cover }),
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: f32, y: f32, w: f32, h: f32) -> Vec<Pos2> {
        vec![pos2(x, y), pos2(x + w, y), pos2(x + w, y + h), pos2(x, y + h)]
    }

    /// Returns the coverage of each pixel of a 12 x 12 picture, from 0 to 255, summed over all blocks.
    fn covered(pieces: &[Vec<Pos2>]) -> Vec<u32> {
        let mut pixels = vec![0; 144];
        for block in blocks(pieces, Rect::from_min_max(pos2(0.0, 0.0), pos2(12.0, 12.0))) {
            for (x, y) in (block.top..block.bottom).flat_map(|y| (block.left..block.right).map(move |x| (x, y))) {
                pixels[(y * 12 + x) as usize] += u32::from(block.coverage);
            }
        }
        pixels
    }

    #[test]
    fn pieces_that_overlap_cover_each_pixel_once() {
        let elbow = [square(1.0, 1.0, 8.0, 3.0), square(6.0, 1.0, 3.0, 9.0), square(1.0, 1.0, 8.0, 3.0)];
        let pixels = covered(&elbow);
        assert!(pixels.iter().all(|&pixel| pixel == 0 || pixel == 255), "{pixels:?}");
        assert_eq!(pixels.iter().filter(|&&pixel| pixel == 255).count(), 24 + 27 - 9);
    }

    #[test]
    fn edges_cover_pixels_in_part() {
        // A quarter of a pixel on the left, half a pixel below.
        let pixels = covered(&[square(1.75, 2.0, 2.25, 1.5)]);
        assert_eq!(
            [2 * 12 + 1, 2 * 12 + 2, 2 * 12 + 3, 3 * 12 + 1, 3 * 12 + 2].map(|at: usize| pixels[at]),
            [64, 255, 255, 32, 128]
        );
        let rhombus = vec![pos2(6.0, 1.0), pos2(11.0, 6.0), pos2(6.0, 11.0), pos2(1.0, 6.0)];
        let area: u32 = covered(&[rhombus.clone(), rhombus]).into_iter().sum();
        assert!((f64::from(area) / 255.0 - 50.0).abs() < 0.2, "{area}");
    }

    #[test]
    fn what_lies_outside_of_the_clip_is_left_out() {
        let pixels = covered(&[square(-50.0, 3.0, 500.0, 2.0), square(3.0, -7.0, 2.0, 900.0)]);
        assert_eq!(pixels.iter().filter(|&&pixel| pixel == 255).count(), 24 + 24 - 4);
        assert!(pixels.iter().all(|&pixel| pixel == 0 || pixel == 255));
    }
}
