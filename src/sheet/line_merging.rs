//! Merges lines that lie on top of each other. A transparent ink covers each point of an item once, but where two lines
//! cross it would become darker, and even black where many lines cross. Thousands of opaque lines would look right, but
//! cost memory and time.

use std::collections::{HashMap, HashSet};

use crate::scene::{Face, Ink, Item, Join, Layer, LineParts, Pen, Point, Scene, StrokeEnd, Width, sides};

/// The largest deviation of round outlines, in cells.
const FLATNESS: f32 = 0.0005;
/// The number of steps per cell to which coordinates are rounded when points are compared.
const GRID_STEPS: f32 = 8.0;
/// Up to this number, opaque lines of one kind are left separate, so that each is snapped to whole pixels.
const MAX_SEPARATE_LINES: usize = 200;

/// Returns the scene with lines merged, separately for each layer, ink and pen. Transparent lines are always merged,
/// and opaque lines only if there are very many of them. Equal circles and texts, such as those at the ends of lines,
/// are drawn once.
pub(super) fn merge_lines(scene: Scene) -> Scene {
    let items: Vec<(Layer, &Item)> = scene.layered().collect();
    let mut replaced: HashMap<usize, Vec<Item>> = HashMap::new();
    for kind in group_lines(&items) {
        match kind.closed {
            true => kind.merge_outlines(&mut replaced),
            false => kind.merge_touching(&mut replaced),
        }
    }
    replaced.extend(repeated_items(&items).into_iter().map(|index| (index, vec![])));
    if replaced.is_empty() {
        return scene;
    }
    let mut left = Vec::new();
    for (index, &(layer, item)) in items.iter().enumerate() {
        match replaced.remove(&index) {
            Some(others) => left.extend(others.into_iter().map(|other| (layer, other))),
            None => left.push((layer, item.clone())),
        }
    }
    scene.with_items(left)
}

/// The lines of one layer, ink and pen that are all open or all closed.
struct LineGroup<'a> {
    layer: Layer,
    ink: Ink,
    pen: Pen,
    closed: bool,
    /// The thickness, in cells.
    width: f32,
    /// The index of each line among all items, and its points.
    lines: Vec<(usize, &'a [Point])>,
}

impl LineGroup<'_> {
    /// Merges lines that touch into one shape.
    fn merge_touching(&self, replaced: &mut HashMap<usize, Vec<Item>>) {
        if !is_tinted(self.ink) && self.lines.len() <= MAX_SEPARATE_LINES {
            return;
        }
        for shape in connected_groups(&self.lines) {
            let [first, others @ ..] = &shape[..] else { continue };
            if !others.is_empty() {
                let pieces = union(shape.iter().map(|&line| self.lines[line].1), &self.pen, self.width);
                // The shape takes the place of its first line, and the other lines are removed.
                replaced.insert(self.lines[*first].0, vec![Item::Fill { pieces, ink: self.ink }]);
                replaced.extend(others.iter().map(|&line| (self.lines[line].0, vec![])));
            }
        }
    }

    /// Draws each dash or side only once if there are very many outlines.
    fn merge_outlines(&self, replaced: &mut HashMap<usize, Vec<Item>>) {
        if self.lines.len() <= MAX_SEPARATE_LINES || is_tinted(self.ink) {
            return;
        }
        let mut known = HashSet::new();
        for &(index, points) in &self.lines {
            let parts = LineParts::new(points, true, &self.pen, self.width);
            if !parts.is_axis_aligned() {
                continue;
            }
            // The runs are the dashes already, so the pen that draws them is solid.
            let pen = Pen { dash: None, end: parts.end, ..self.pen };
            let runs = parts.runs.iter().flat_map(|run| match run.closed {
                // At right angles, sides with square ends cover the corners.
                true => sides(&run.points, true).map(|(from, to)| vec![from, to]).collect(),
                false => vec![run.points.clone()],
            });
            // Sorted corners are the same for a side drawn in the opposite direction.
            let new = runs.filter(|points| known.insert(corners(points)));
            let line = |points| Item::Line { points, closed: false, pen, ink: self.ink };
            replaced.insert(index, new.map(line).collect());
        }
    }
}

fn group_lines<'a>(items: &[(Layer, &'a Item)]) -> Vec<LineGroup<'a>> {
    let mut kinds: Vec<LineGroup> = Vec::new();
    for (index, &(layer, item)) in items.iter().enumerate() {
        let Item::Line { points, closed, pen, ink } = item else { continue };
        if is_drawn(*ink) {
            continue;
        }
        // The other thicknesses depend on the device, so the area of such a line is not known here.
        let Width::Cells(width) = pen.width else { continue };
        let (line, own) = ((index, &points[..]), (layer, *ink, *pen, *closed));
        // A pen holds floats and cannot be a hash key. A board has few kinds of lines, so a linear search will do.
        match kinds.iter_mut().find(|kind| (kind.layer, kind.ink, kind.pen, kind.closed) == own) {
            Some(kind) => kind.lines.push(line),
            None => kinds.push(LineGroup { layer, ink: *ink, pen: *pen, closed: *closed, width, lines: vec![line] }),
        }
    }
    kinds
}

/// Returns whether an item belongs to a drawing of the setter, whose parts lie over each other as they were drawn.
fn is_drawn(ink: Ink) -> bool {
    matches!(ink, Ink::Colour(_))
}

fn is_tinted(ink: Ink) -> bool {
    matches!(ink, Ink::Tint(_) | Ink::Band(_))
}

/// Returns the groups of lines that touch each other, directly or through other lines, each group in ascending order.
/// Groups are found with a union-find structure over the points that lines share.
fn connected_groups(lines: &[(usize, &[Point])]) -> Vec<Vec<usize>> {
    // Each line has a parent in its group; the root is the first line of the group. Paths are halved on the way to it.
    let mut group: Vec<usize> = (0..lines.len()).collect();
    let root = |group: &mut Vec<usize>, mut at: usize| {
        while group[at] != at {
            group[at] = group[group[at]];
            at = group[at];
        }
        at
    };
    let mut seen: HashMap<(i32, i32), usize> = HashMap::new();
    for (line, (_, points)) in lines.iter().enumerate() {
        for place in sample_points(points) {
            // The first line at a point represents all lines that share the point.
            let other = *seen.entry(place).or_insert(line);
            let (one, other) = (root(&mut group, line), root(&mut group, other));
            group[one.max(other)] = one.min(other);
        }
    }
    let mut shapes: Vec<Vec<usize>> = vec![vec![]; lines.len()];
    for line in 0..lines.len() {
        let first = root(&mut group, line);
        shapes[first].push(line);
    }
    shapes.retain(|shape| !shape.is_empty());
    shapes
}

/// Returns points along a line, at most half a cell apart. Where lines from cell to cell cross, they have one of these
/// points in common.
fn sample_points(points: &[Point]) -> impl Iterator<Item = (i32, i32)> + '_ {
    sides(points, false).flat_map(|(from, to)| {
        let halves = ((to.x - from.x).abs().max((to.y - from.y).abs()) * 2.0).ceil().max(1.0);
        (0..=halves as usize).map(move |half| {
            let part = half as f32 / halves;
            let at = |from: f32, to: f32| ((from + (to - from) * part) * GRID_STEPS).round() as i32;
            (at(from.x, to.x), at(from.y, to.y))
        })
    })
}

/// Returns the area that the lines cover together, with each piece once.
fn union<'a>(lines: impl Iterator<Item = &'a [Point]>, pen: &Pen, width: f32) -> Vec<Vec<Point>> {
    let (mut drawn, mut known, mut pieces) = (HashSet::new(), HashSet::new(), Vec::new());
    // If corners and ends are round, a line is the union of its sides, and sides that occur twice can be dropped.
    let is_round = (pen.join, pen.end, pen.dash, pen.head) == (Join::Round, StrokeEnd::Round, None, None);
    for points in lines {
        let parts: Vec<(Vec<Point>, Pen)> = match is_round {
            true => sides(points, false)
                .enumerate()
                .map(|(at, (from, to))| (vec![from, to], Pen { bulb: pen.bulb.filter(|_| at == 0), ..*pen }))
                .collect(),
            false => vec![(points.to_vec(), *pen)],
        };
        for (points, pen) in parts {
            // The same side with and without a bulb covers different areas, so the bulb is part of the key.
            let is_new = drawn.insert((bits(&points), pen.bulb.is_some()));
            let made = is_new.then(|| LineParts::new(&points, false, &pen, width).pieces(FLATNESS));
            pieces.extend(made.into_iter().flatten().filter(|piece| known.insert(corners(piece))));
        }
    }
    pieces
}

fn bits(points: &[Point]) -> Vec<(u32, u32)> {
    points.iter().map(|at| (at.x.to_bits(), at.y.to_bits())).collect()
}

/// Returns the corners of a piece in a fixed order, independent of its starting point and direction.
fn corners(piece: &[Point]) -> Vec<(u32, u32)> {
    // A convex polygon is determined by the set of its corners.
    let mut corners = bits(piece);
    corners.sort_unstable();
    corners
}

/// The layer, ink, position and words of a circle or a text.
type ItemKey<'a> = (Layer, Ink, Vec<u32>, Option<(&'a str, Face)>);

/// Returns the indices of circles and texts that equal an earlier one.
fn repeated_items(items: &[(Layer, &Item)]) -> Vec<usize> {
    let mut known = HashSet::<ItemKey>::new();
    let mut repeated = Vec::new();
    for (index, &(layer, item)) in items.iter().enumerate().filter(|(_, (_, item))| !is_drawn(item.ink())) {
        let (place, words) = match item {
            Item::Disc { centre, radius, .. } => (vec![centre.x, centre.y, *radius], None),
            Item::Ring { centre, radius, width: Width::Cells(width), .. } => {
                (vec![centre.x, centre.y, *radius, *width], None)
            }
            Item::Text { at, size, text, face, .. } => (vec![at.x, at.y, *size], Some((text.as_str(), *face))),
            Item::Ring { .. } | Item::Line { .. } | Item::Fill { .. } | Item::Image { .. } => continue,
        };
        let place = place.into_iter().map(f32::to_bits).collect();
        if !known.insert((layer, item.ink(), place, words)) {
            repeated.push(index);
        }
    }
    repeated
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Random};
    use crate::place::{Path, Place};
    use crate::scene::{Area, Palette, Tint};
    use crate::sheet::png::{Background, PixelScale, render_on};

    fn pen() -> Pen {
        Pen::new(Width::Cells(0.3)).round().with_bulb(0.4)
    }

    fn scene(paths: &[Path]) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 9.0, 9.0));
        paths.iter().for_each(|path| scene.path(Layer::Mark, path.points(), pen(), Ink::Tint(Tint::Grey)));
        scene
    }

    /// The opacity of each pixel.
    fn alphas(scene: &Scene) -> Vec<u8> {
        let picture = render_on(scene, Palette::Light, 254, PixelScale::WholePixels(2.0), Background::Clear).unwrap();
        picture.rgba().chunks_exact(4).map(|pixel| pixel[3]).collect()
    }

    /// The lightest and the darkest of a pixel and its neighbours.
    fn around(pixels: &[u8], at: usize) -> (u8, u8) {
        let side = pixels.len().isqrt() as isize;
        let (row, col) = (at as isize / side, at as isize % side);
        let near = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (row + down, col + right)));
        let near = near.filter(|(row, col)| (0..side).contains(row) && (0..side).contains(col));
        near.map(|(row, col)| pixels[(row * side + col) as usize])
            .fold((u8::MAX, 0), |(least, most), pixel| (least.min(pixel), most.max(pixel)))
    }

    /// Lines together have as much ink everywhere as the darkest of them alone.
    #[test]
    fn lines_together_are_as_dark_as_the_darkest_of_them() {
        let (board, mut random) = (Board::classic(), Random::new(4));
        for count in [2, 5, 40] {
            let paths: Vec<Path> = (0..count).filter_map(|_| Path::random(&board, &mut random)).collect();
            let together = alphas(&merge_lines(scene(&paths)));
            let mut darkest = vec![0; together.len()];
            for path in &paths {
                let alone = alphas(&scene(std::slice::from_ref(path)));
                darkest.iter_mut().zip(alone).for_each(|(most, one)| *most = one.max(*most));
            }
            let full = *darkest.iter().max().unwrap();
            // At edges, in pixels that are partly covered, two lines may add up to full coverage.
            let differ = |(one, other): &(&u8, &u8)| one.abs_diff(**other) > 8 && **other > 8 && **other < full - 8;
            let at_edges = together.iter().zip(&darkest).filter(differ).count();
            assert!(at_edges * 50 < together.len(), "{count}: {at_edges} pixels of {}", together.len());
            for (pixel, (one, other)) in together.iter().zip(&darkest).enumerate() {
                assert!(*one <= full + 1, "{count}: pixel {pixel} is darker than a line");
                assert!(*other < full - 8 || *one + 8 > full, "{count}: pixel {pixel} is lighter than a line");
                assert!(*other > 0 || *one <= 8, "{count}: pixel {pixel} is outside of all lines");
            }
        }
    }

    /// Hundreds of merged outlines or arrows cover the same area as if each of them were drawn alone.
    #[test]
    fn crowds_of_opaque_lines_look_as_they_did_and_are_few_items() {
        let (board, mut random) = (Board::classic(), Random::new(6));
        let empty = Scene::new(Area::new(0.0, 0.0, 9.0, 9.0));
        let (mut cages, mut arrows) = (Vec::new(), Vec::new());
        let solid = Pen::new(Width::Cells(0.12));
        let head = crate::scene::ArrowHead { length: 0.2, width: 0.2, filled: false };
        for _ in 0..3 * MAX_SEPARATE_LINES {
            let cells = crate::board::CellSet::random(&board, &mut random).unwrap();
            let mut cage = empty.clone();
            let pen = if random.below(2) == 0 { solid.dashed(0.13, 0.1) } else { solid };
            crate::variant::outline_cells(&mut cage, Layer::Mark, &cells, 0.08, pen, Ink::Line(Tint::Grey));
            cages.push(cage);
            let path = Path::random(&board, &mut random).unwrap();
            let mut arrow = empty.clone();
            arrow.path(Layer::Mark, path.points(), solid.flat().with_head(head), Ink::Line(Tint::Grey));
            arrows.push(arrow);
        }
        for alone in [cages, arrows] {
            let mut scene = empty.clone();
            alone.iter().for_each(|one| scene.append(one));
            let joined = merge_lines(scene.clone());
            let mut darkest = vec![0; alphas(&empty).len()];
            for one in &alone {
                darkest.iter_mut().zip(alphas(one)).for_each(|(most, one)| *most = one.max(*most));
            }
            // A line alone is snapped to whole pixels, by up to half a pixel. Where two lines that were snapped in
            // different directions meet, up to half a pixel may be missing.
            for (pixel, one) in alphas(&joined).into_iter().enumerate() {
                let (least, most) = around(&darkest, pixel);
                assert!(least < 250 || one >= 127, "pixel {pixel} lost its ink: {one}");
                assert!(most > 0 || one < 8, "pixel {pixel} has ink of no line: {one}");
            }
            let corners = |scene: &Scene| -> usize {
                let of = |item: &Item| match item {
                    Item::Line { points, closed, pen, .. } => {
                        LineParts::new(points, *closed, pen, 0.05).pieces(0.01).iter().map(Vec::len).sum()
                    }
                    Item::Fill { pieces, .. } => pieces.iter().map(Vec::len).sum(),
                    Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } | Item::Image { .. } => 0,
                };
                scene.painted().map(of).sum()
            };
            let (before, after) = (corners(&scene), corners(&joined));
            assert!(after < before, "{before} corners became {after}");
        }
    }

    #[test]
    fn lines_that_touch_no_other_stay_lines() {
        let path = |text: &str| text.parse::<Path>().unwrap();
        let apart = scene(&[path("r1c1 r1c2"), path("r3c1 r4c2 r5c2"), path("r9c9 r8c8")]);
        assert_eq!(merge_lines(apart.clone()), apart);
        // The lines of the first pair overlap, and those of the second cross between cells.
        for pair in [["r1c1 r1c2 r1c3", "r1c3 r1c2"], ["r1c1 r2c2", "r2c1 r1c2"]] {
            let lines = [path(pair[0]), path("r9c9 r8c8"), path(pair[1])];
            let joined = merge_lines(scene(&lines));
            let shapes: Vec<bool> = joined.painted().map(|item| matches!(item, Item::Fill { .. })).collect();
            assert_eq!(shapes, [true, false], "{pair:?}");
        }
    }
}
