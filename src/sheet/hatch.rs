//! Tinted regions in pure black: each tint has a hatch of its own, which is clipped to the outline of the region.

use std::collections::{HashMap, HashSet};

use crate::board::{Cell, CellSet};
use crate::scene::{Area, Ink, Item, Layer, Point, Scene, Tint, Width, chord};
use crate::variant::outline_cells;

/// The minimum distance between hatch lines on paper, in millimetres. The lines are close enough together to look like
/// a tone, and far enough apart to write on.
const HATCH_MM: f32 = 1.7;
/// The minimum distance between hatch lines, in cells.
const HATCH_CELLS: f32 = 0.25;
/// The distance of an outline from the edge of its cells. Rules draw their outlines at the same distance, so that the
/// two coincide.
const OUTLINE_INSET: f32 = 0.08;
/// The additional distance for each region below that overlaps this one, up to [`MAX_NESTED`] regions.
const OUTLINE_STEP: f32 = 0.055;
const MAX_NESTED: usize = 3;
const OUTLINE_WIDTH: Width = Width::Cells(0.03);

/// Returns the direction of the hatch for a tint, in degrees.
fn hatch_degrees(tint: Tint) -> f32 {
    match tint {
        // No hatch runs parallel to the lines of cells, where it could be mistaken for one.
        Tint::Sand => 45.0,
        Tint::Green => 135.0,
        Tint::Blue => 157.5,
        Tint::Violet => 67.5,
        Tint::Rose => 22.5,
        Tint::Grey => 112.5,
    }
}

/// A tinted region: its pieces, the cells that the pieces cover if all of them are whole cells, and its hatch.
pub(super) struct HatchedRegion<'a> {
    pub pieces: &'a [Vec<Point>],
    pub cells: CellSet,
    /// The cells that do not already have the same hatch from a region below. Drawing a hatch twice would not make it
    /// darker.
    pub unhatched: CellSet,
    pub tint: Tint,
    pub overlaps: bool,
    /// True if its rule draws an outline around it.
    pub has_outline: bool,
    /// The distance of its outline from the edge of its cells, such that the outlines of overlapping regions nest
    /// instead of coinciding.
    pub inset: f32,
}

impl HatchedRegion<'_> {
    /// Returns whether the region gets an outline. Around scattered cells, outlines would only look like a pattern of
    /// frames.
    pub fn is_outlined(&self) -> bool {
        // Cells are scattered if their connected parts have fewer than three cells on average.
        !self.cells.is_empty() && (self.has_outline || count_parts(&self.cells) * 3 <= self.cells.len())
    }
}

/// Returns the outline that rules draw around painted cells.
pub(super) fn region_outline(cells: &CellSet) -> Vec<Vec<Point>> {
    let mut scene = Scene::new(Area::new(0.0, 0.0, 1.0, 1.0));
    outline_cells(&mut scene, Layer::Mark, cells, OUTLINE_INSET, OUTLINE_WIDTH, Ink::Line(Tint::Grey));
    let points = |item: &Item| match item {
        Item::Line { points, .. } => Some(points.clone()),
        Item::Fill { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } | Item::Image { .. } => None,
    };
    scene.painted().filter_map(points).collect()
}

/// A set of outlines, whose coordinates are compared bit by bit.
#[derive(Default)]
struct OutlineSet(HashSet<Vec<[u32; 2]>>);

impl OutlineSet {
    /// Collects the outlines that a scene draws.
    fn of(scene: &Scene) -> OutlineSet {
        let drawn = scene.painted().filter_map(|item| match item {
            Item::Line { points, closed: true, ink: Ink::Line(_), .. } => Some(bits(points)),
            Item::Line { .. }
            | Item::Fill { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Text { .. }
            | Item::Image { .. } => None,
        });
        OutlineSet(drawn.collect())
    }

    /// Returns whether one of these outlines is in the set.
    fn contains_any(&self, outline: &[Vec<Point>]) -> bool {
        outline.iter().any(|points| self.0.contains(&bits(points)))
    }
}

fn bits(points: &[Point]) -> Vec<[u32; 2]> {
    // Adding zero turns -0.0 into 0.0, which has other bits but is equal.
    points.iter().map(|point| [point.x + 0.0, point.y + 0.0].map(f32::to_bits)).collect()
}

/// The regions that already cover a cell: the indices of at most [`MAX_NESTED`] regions, and the hatches of all of
/// them.
#[derive(Default)]
struct CellRegions {
    regions: Vec<usize>,
    tints: Vec<Tint>,
}

/// Returns the tinted fills in the order in which they were added. If a region overlaps one that already has the hatch
/// of its tint, it gets another hatch.
pub(super) fn regions_of(scene: &Scene) -> Vec<HatchedRegion<'_>> {
    let mut regions: Vec<HatchedRegion> = Vec::new();
    let (outlines, mut below) = (OutlineSet::of(scene), HashMap::<Cell, CellRegions>::new());
    for (layer, item) in scene.layered() {
        let Item::Fill { pieces, ink: Ink::Tint(tint) } = item else { continue };
        if layer != Layer::Region {
            continue;
        }
        let cells = whole_cells(pieces);
        let (mut others, mut taken) = (Vec::new(), Vec::new());
        // Only regions that share a cell can overlap, so overlapping regions are looked up by cell instead of comparing
        // all pairs of regions.
        for below in cells.iter().filter_map(|cell| below.get(&cell)) {
            others.extend_from_slice(&below.regions);
            taken.extend_from_slice(&below.tints);
        }
        others.sort_unstable();
        others.dedup();
        // Regions that cover the cell but are not listed overlap the listed ones, so their `overlaps` is already true.
        others.iter().for_each(|&other| regions[other].overlaps = true);
        // The hatch of the region's own tint is tried first. If every hatch is taken, that one is used once more.
        let own = std::iter::once(*tint).chain(Tint::ALL);
        let hatch = own.into_iter().find(|tint| !taken.contains(tint)).unwrap_or(*tint);
        let is_fresh = |cell: &Cell| below.get(cell).is_none_or(|below| !below.tints.contains(&hatch));
        let fresh: CellSet = cells.iter().filter(is_fresh).collect();
        for cell in cells.iter() {
            let below = below.entry(cell).or_default();
            if below.regions.len() < MAX_NESTED {
                below.regions.push(regions.len());
            }
            if !below.tints.contains(&hatch) {
                below.tints.push(hatch);
            }
        }
        // The list of a cell has at most `MAX_NESTED` regions. The inset does not grow beyond that number either, so it
        // is exact.
        let inset = OUTLINE_INSET + OUTLINE_STEP * others.len().min(MAX_NESTED) as f32;
        let has_outline = outlines.contains_any(&region_outline(&cells));
        let overlaps = !others.is_empty();
        regions.push(HatchedRegion { pieces, cells, unhatched: fresh, tint: hatch, overlaps, has_outline, inset });
    }
    regions
}

/// Returns the cells that the pieces cover, or no cells if any piece is not a rectangle of whole cells.
fn whole_cells(pieces: &[Vec<Point>]) -> CellSet {
    let mut cells = Vec::new();
    for piece in pieces {
        let Some(area) = Area::around(piece.iter().copied()) else { continue };
        let edges = [area.min.x, area.min.y, area.max.x, area.max.y];
        if piece.len() != 4 || edges.iter().any(|edge| edge.fract() != 0.0) {
            return CellSet::default();
        }
        let [left, top, right, bottom] = edges.map(|edge| edge as i16);
        cells.extend((top..bottom).flat_map(|row| (left..right).map(move |col| Cell::new(row, col))));
    }
    cells.into_iter().collect()
}

/// Draws the hatch of a region, and its outline if it is to have one.
pub(super) fn draw_hatch(scene: &mut Scene, region: &HatchedRegion, cell_mm: f32) {
    // Hatch lines are numbered by their distance from the origin, measured across their direction, and clipped to each
    // piece. This way they continue from piece to piece.
    let (sin, cos) = hatch_degrees(region.tint).to_radians().sin_cos();
    let (along, across) = (Point::new(cos, sin), Point::new(-sin, cos));
    // The scene is measured in cells, so the distance on paper is converted.
    let step = HATCH_CELLS.max(HATCH_MM / cell_mm);
    let is_outlined = region.is_outlined();
    let pieces = match is_outlined {
        true => inside_outline(&region.cells, &region.unhatched, region.inset),
        // This includes pieces that are not whole cells: both sets are empty for them.
        false if region.unhatched.len() == region.cells.len() => region.pieces.to_vec(),
        false => region
            .unhatched
            .iter()
            .map(|cell| Area::new(f32::from(cell.col), f32::from(cell.row), 1.0, 1.0).corners().to_vec())
            .collect(),
    };
    for piece in &pieces {
        let depths = piece.iter().map(|corner| corner.x * across.x + corner.y * across.y);
        let (least, most) = depths.fold((f32::MAX, f32::MIN), |(least, most), at| (least.min(at), most.max(at)));
        // The lines lie at odd multiples of half a step, so that none of them passes through the origin, where cells
        // meet.
        let first = (least / step - 0.5).ceil() as i32;
        for number in first.. {
            let depth = (number as f32 + 0.5) * step;
            if depth >= most {
                break;
            }
            let through = Point::new(across.x * depth, across.y * depth);
            if let Some((from, to)) = chord(piece, through, along) {
                scene.line(Layer::Region, from, to, Width::Thin, Ink::ThinLine);
            }
        }
    }
    if is_outlined {
        outline_cells(scene, Layer::Mark, &region.cells, region.inset, OUTLINE_WIDTH, Ink::Line(region.tint));
    }
}

/// Returns the part of the cells in `some` that lies inside the outline of `cells`, as rectangles that do not overlap.
/// `by` is the distance of the outline from the edge of the cells.
fn inside_outline(cells: &CellSet, some: &CellSet, by: f32) -> Vec<Vec<Point>> {
    let mut pieces = Vec::new();
    for cell in some.iter() {
        let has = |down: i16, right: i16| cells.contains(Cell::new(cell.row + down, cell.col + right));
        let (x, y) = (f32::from(cell.col), f32::from(cell.row));
        let inset = |joined: bool| if joined { 0.0 } else { by };
        let (left, right) = (x + inset(has(0, -1)), x + 1.0 - inset(has(0, 1)));
        let (top, bottom) = (y + inset(has(-1, 0)), y + 1.0 - inset(has(1, 0)));
        // The outline runs around the corner of a missing diagonal neighbour.
        let notch = |down: i16, across: i16| has(down, 0) && has(0, across) && !has(down, across);
        // A cell with a notch is cut into three horizontal bands, of which the outer ones are shortened next to the
        // notch.
        let bands = [(top, y + by, -1), (y + by, y + 1.0 - by, 0), (y + 1.0 - by, bottom, 1)];
        let notched = [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter().any(|(down, across)| notch(down, across));
        if !notched {
            pieces.push(Area::new(left, top, right - left, bottom - top).corners().to_vec());
            continue;
        }
        for (from, to, down) in bands {
            let cut = |across: i16| if down != 0 && notch(down, across) { by } else { 0.0 };
            let (left, right) = (left + cut(-1), right - cut(1));
            if to > from {
                pieces.push(Area::new(left, from, right - left, to - from).corners().to_vec());
            }
        }
    }
    pieces
}

/// Counts the connected parts of a set of cells.
fn count_parts(cells: &CellSet) -> usize {
    let mut rest = cells.clone();
    let mut parts = 0;
    loop {
        let Some(first) = rest.iter().next() else { return parts };
        parts += 1;
        // A flood fill removes one part.
        let mut open = vec![first];
        while let Some(cell) = open.pop() {
            if rest.contains(cell) {
                rest.remove(cell);
                open.extend(cell.neighbours());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;

    /// The properties of a region, computed pair by pair from their definitions.
    type RegionProperties = (Tint, bool, bool, f32);

    fn by_definition(scene: &Scene) -> Vec<RegionProperties> {
        let mut told: Vec<(CellSet, RegionProperties)> = Vec::new();
        for (layer, item) in scene.layered() {
            let Item::Fill { pieces, ink: Ink::Tint(tint) } = item else { continue };
            if layer != Layer::Region {
                continue;
            }
            let cells = whole_cells(pieces);
            let mut taken = Vec::new();
            for (other, (hatch, overlaps, ..)) in &mut told {
                if cells.iter().any(|cell| other.contains(cell)) {
                    *overlaps = true;
                    taken.push(*hatch);
                }
            }
            let hatches = std::iter::once(*tint).chain(Tint::ALL);
            let hatch = hatches.into_iter().find(|tint| !taken.contains(tint)).unwrap_or(*tint);
            let outline = region_outline(&cells);
            let has_outline = scene.painted().any(|item| match item {
                Item::Line { points, closed, ink, .. } => {
                    *closed && matches!(ink, Ink::Line(_)) && outline.contains(points)
                }
                _ => false,
            });
            let inset = OUTLINE_INSET + OUTLINE_STEP * taken.len().min(MAX_NESTED) as f32;
            told.push((cells, (hatch, !taken.is_empty(), has_outline, inset)));
        }
        told.into_iter().map(|(_, told)| told).collect()
    }

    #[test]
    fn regions_match_a_comparison_of_all_pairs() {
        let mut random = Random::new(3);
        for _ in 0..300 {
            let mut scene = Scene::new(Area::new(0.0, 0.0, 4.0, 4.0));
            for _ in 0..random.below(12) {
                let size = 1 + random.below(4);
                let cell = |random: &mut Random| Cell::new(random.below(4) as i16, random.below(4) as i16);
                let cells: CellSet = (0..size).map(|_| cell(&mut random)).collect();
                let tint = Tint::ALL[random.below(Tint::ALL.len())];
                let area = |cell: Cell| Area::new(f32::from(cell.col), f32::from(cell.row), 1.0, 1.0);
                scene.fill_areas(Layer::Region, cells.iter().map(area), Ink::Tint(tint));
                if random.below(2) == 0 {
                    outline_cells(&mut scene, Layer::Mark, &cells, OUTLINE_INSET, OUTLINE_WIDTH, Ink::Line(tint));
                }
            }
            let found = regions_of(&scene);
            let found: Vec<RegionProperties> =
                found.iter().map(|it| (it.tint, it.overlaps, it.has_outline, it.inset)).collect();
            assert_eq!(found, by_definition(&scene));
        }
    }

    #[test]
    fn hatches_keep_within_the_outline_of_their_region() {
        // Three cells in the shape of an L. The outline runs around the corner of the missing fourth cell.
        let cells: CellSet = "r1c1 r2c1-2".parse().expect("cells");
        let pieces = inside_outline(&cells, &cells, OUTLINE_INSET);
        let area = |piece: &Vec<Point>| Area::around(piece.iter().copied()).map_or(0.0, |it| it.width() * it.height());
        let inset = OUTLINE_INSET;
        // Three cells less a strip along the outline: eight sides of a cell, with five corners counted twice and one
        // not at all.
        let expected = 3.0 - 8.0 * inset + 5.0 * inset * inset - inset * inset;
        assert!((pieces.iter().map(area).sum::<f32>() - expected).abs() < 1e-4);
        for piece in &pieces {
            for at in piece {
                let in_notch = at.x > 1.0 - inset + 1e-4 && at.y < 1.0 + inset - 1e-4;
                assert!(!in_notch && at.x >= inset - 1e-4 && at.y <= 2.0 - inset + 1e-4, "{at:?}");
            }
        }
    }
}
