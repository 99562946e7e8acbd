//! Black alone: tints become hatches, and what overlaps is told apart by outlines and letters.

use super::geometry::{MM_PER_INCH, POINTS_PER_INCH, line_points};
use super::shades::distance;
use super::{line_form, text};
use crate::board::{Cell, CellSet};
use crate::scene::{
    Anchor, Area, Form, Ink, Item, Layer, LineParts, Pen, Point, Scene, TextRole, Tint, Weight, Width, chord, sides,
};
use crate::variant::outline_cells;

/// The least distance of hatch lines, on paper and in cells: close enough to be seen as a tone, far enough to write on.
const HATCH_MM: f32 = 1.7;
const HATCH_CELLS: f32 = 0.25;
/// Where an outline runs: as that of a painted region, so that two make one line.
const OUTLINE_INSET: f32 = 0.08;
/// Further in for each region below, up to so many.
const OUTLINE_STEP: f32 = 0.055;
const MOST_NESTED: usize = 3;
const OUTLINE_WIDTH: Width = Width::Cells(0.03);
/// White around a printed digit; empty cells keep the whole pattern, or the hatch breaks into crumbs.
const HALO_RADIUS: f32 = 0.34;
const LETTER_POINTS: f32 = 7.0;
const POINTS_PER_MM: f32 = (POINTS_PER_INCH / MM_PER_INCH) as f32;
/// White around a clue or a sign, in font sizes.
const HALO_MARGIN: f32 = 0.12;
/// White around a digit on an outlined shape, in font sizes; and about how thick that outline is, in cells.
const TIGHT_MARGIN: f32 = 0.04;
const LINE_CELLS: f32 = 0.04;

/// The direction of the hatch that stands for a tint, in degrees.
fn hatch_degrees(tint: Tint) -> f32 {
    match tint {
        // None runs along the lines of cells, where it would be taken for one.
        Tint::Sand => 45.0,
        Tint::Green => 135.0,
        Tint::Blue => 157.5,
        Tint::Violet => 67.5,
        Tint::Rose => 22.5,
        Tint::Grey => 112.5,
    }
}

/// A tinted region: its pieces, the cells they cover if they are whole cells, and its hatch.
struct Region<'a> {
    pieces: &'a [Vec<Point>],
    cells: CellSet,
    tint: Tint,
    overlaps: bool,
    /// Its rule draws an outline around it.
    has_outline: bool,
    /// Where its outline runs: those of regions that overlap nest, and never coincide.
    inset: f32,
}

impl Region<'_> {
    /// A pattern of scattered cells would turn into a pattern of frames.
    fn is_outlined(&self) -> bool {
        !self.cells.is_empty() && (self.has_outline || parts(&self.cells) * 3 <= self.cells.len())
    }
}

/// The outline that rules draw around painted cells.
fn usual_outline(cells: &CellSet) -> Vec<Vec<Point>> {
    let mut scene = Scene::new(Area::new(0.0, 0.0, 1.0, 1.0));
    outline_cells(&mut scene, Layer::Mark, cells, OUTLINE_INSET, OUTLINE_WIDTH, Ink::Line(Tint::Grey));
    let points = |item: &Item| match item {
        Item::Line { points, .. } => Some(points.clone()),
        Item::Fill { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } => None,
    };
    scene.painted().filter_map(points).collect()
}

/// Whether a scene draws one of these outlines.
fn draws(scene: &Scene, outline: &[Vec<Point>]) -> bool {
    scene.painted().any(|item| match item {
        Item::Line { points, closed: true, ink: Ink::Line(_), .. } => outline.contains(points),
        Item::Line { .. } | Item::Fill { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } => false,
    })
}

/// The cells with solid marks in them, such as small triangles: these would drown in a hatch.
fn marked_cells(scene: &Scene) -> CellSet {
    let middle = |piece: &Vec<Point>| Area::around(piece.iter().copied()).map(Area::center);
    let cell = |at: Point| Cell::new(at.y.floor() as i16, at.x.floor() as i16);
    let of = |item: &Item| match item {
        Item::Fill { pieces, ink: Ink::Line(_) } => pieces.iter().filter_map(middle).map(cell).collect::<Vec<_>>(),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } => Vec::new(),
    };
    scene.painted().flat_map(of).collect()
}

/// A board's scene without tints. `cell_mm` is the printed width of a cell.
pub(super) fn in_black(scene: &Scene, cell_mm: f32) -> Scene {
    let regions = regions_of(scene);
    let mut black = scene.with_items(Vec::new());
    let mut marked = false;
    let mut order = regions.iter();
    let nested = regions.iter().filter(|region| region.overlaps && region.is_outlined());
    let replaced: Vec<Vec<Point>> = nested.flat_map(|region| usual_outline(&region.cells)).collect();
    let solid = marked_cells(scene);
    let mut shapes: Vec<Vec<Point>> = Vec::new();
    for (layer, item) in scene.layered() {
        // What is outlined lies over the hatches of regions and over the white that is left in these.
        let over = layer.max(Layer::Mark);
        match item {
            Item::Fill { ink: Ink::Tint(_), .. } if layer == Layer::Region => {
                if let Some(region) = order.next()
                    && !(region.cells.len() == 1 && region.cells.iter().all(|cell| solid.contains(cell)))
                {
                    hatch(&mut black, region, cell_mm);
                    marked = true;
                }
            }
            Item::Fill { pieces, ink: Ink::Tint(_) | Ink::Band(_) } => {
                marked = true;
                for piece in pieces {
                    outlined(&mut black, over, piece.clone());
                    shapes.push(piece.clone());
                }
            }
            Item::Disc { centre, radius, ink: Ink::Tint(_) | Ink::Band(_) } => {
                marked = true;
                black.disc(over, *centre, *radius, Ink::White);
                black.ring(over, *centre, *radius, Width::Thin, Ink::ThickLine);
            }
            Item::Line { points, closed, pen, ink: Ink::Tint(_) | Ink::Band(_) } => {
                marked = true;
                if pen.form != Form::Band {
                    line_form::draw(&mut black, over, points, pen.form);
                    continue;
                }
                outlined_line(&mut black, over, points, *closed, pen, cell_mm);
            }
            Item::Ring { centre, radius, width, ink: Ink::Tint(_) | Ink::Band(_) } => {
                marked = true;
                let (width, edge) = (cells_wide(*width, cell_mm), EDGE_POINTS / POINTS_PER_MM / cell_mm);
                black.ring(over, *centre, *radius, Width::Cells(width), Ink::ThickLine);
                if width >= LEAST_BAND * edge {
                    black.ring(over, *centre, *radius, Width::Cells(width - 2.0 * edge), Ink::White);
                }
            }
            // The outline of a region that overlaps another runs further in.
            Item::Line { points, closed: true, ink: Ink::Line(_), .. } if replaced.contains(points) => marked = true,
            Item::Line { ink: Ink::Line(_), .. } | Item::Ring { ink: Ink::Line(_), .. } => {
                marked = true;
                black.add(layer, item.clone());
            }
            Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } => {
                black.add(layer, item.clone());
            }
        }
    }
    if marked {
        scene.layered().for_each(|(_, item)| add_halo(&mut black, item, &shapes));
    }
    letters(&mut black, &regions, cell_mm);
    black
}

/// Leaves white what is around a text that stands on the board, so that no hatch and no line runs through it.
///
/// `shapes` are outlined and white inside: a digit that stands on one takes no more of its outline than it needs.
fn add_halo(scene: &mut Scene, item: &Item, shapes: &[Vec<Point>]) {
    let Item::Text { at, size, text: words, anchor: Anchor::Centre, face, role, ink } = item else { return };
    let (half, cap) = (text::width(words, *size, *face) / 2.0, text::cap_height(*size, *face));
    let letters = Area::new(at.x - half, at.y - cap / 2.0, 2.0 * half, cap);
    match role {
        TextRole::Digit if shapes.iter().any(|shape| would_cut(shape, *at)) => {
            scene.fill_areas(Layer::Mark, [letters.expanded(TIGHT_MARGIN * size)], Ink::Paper);
        }
        TextRole::Digit => scene.disc(Layer::Mark, *at, HALO_RADIUS, Ink::Paper),
        // What is white stands on something black.
        TextRole::Clue | TextRole::Mark if *ink != Ink::White => {
            scene.fill_areas(Layer::Mark, [letters.expanded(HALO_MARGIN * size)], Ink::Paper);
        }
        TextRole::Clue | TextRole::Mark | TextRole::Label => {}
    }
}

/// Whether the white around a digit would cut the outline of the shape it stands on.
fn would_cut(shape: &[Point], at: Point) -> bool {
    let holds = Area::around(shape.iter().copied()).is_some_and(|area| area.overlaps(Area { min: at, max: at }));
    holds && sides(shape, true).any(|side| distance(at, side) < HALO_RADIUS + LINE_CELLS)
}

/// The edges of an outlined line. At 72 dots an inch, where lines are moved onto whole pixels, a pixel of each is left.
const EDGE_POINTS: f32 = 1.1;
/// A tinted line must be so many edges thick that it can be outlined; a thinner one becomes black.
const LEAST_BAND: f32 = 3.0;

/// The thickness of a line in cells of this width.
fn cells_wide(width: Width, cell_mm: f32) -> f32 {
    let points_per_cell = cell_mm * POINTS_PER_MM;
    line_points(width, points_per_cell) / points_per_cell
}

/// A tinted line in black: a white band whose black edges run along its sides and around its ends, and not across it
/// where it turns, crosses itself or meets its bulb or head.
fn outlined_line(scene: &mut Scene, layer: Layer, points: &[Point], closed: bool, pen: &Pen, cell_mm: f32) {
    let (width, edge) = (cells_wide(pen.width, cell_mm), EDGE_POINTS / POINTS_PER_MM / cell_mm);
    let outer = LineParts::new(points, closed, pen, width);
    add_parts(scene, layer, &outer, Ink::ThickLine);
    if width >= LEAST_BAND * edge {
        add_parts(scene, layer, &outer.inset(edge), Ink::White);
    }
}

fn add_parts(scene: &mut Scene, layer: Layer, parts: &LineParts, ink: Ink) {
    let pen = Pen { join: parts.join, end: parts.end, ..Pen::new(Width::Cells(parts.width)) };
    for run in &parts.runs {
        scene.add(layer, Item::Line { points: run.points.clone(), closed: run.closed, pen, ink });
    }
    if let Some((centre, radius)) = parts.bulb {
        scene.disc(layer, centre, radius, ink);
    }
    if let Some(head) = parts.head {
        scene.add(layer, Item::Fill { pieces: vec![head.to_vec()], ink });
    }
}

/// The tinted fills in the order they were added. One whose tint an overlapping one has already takes another hatch.
fn regions_of(scene: &Scene) -> Vec<Region<'_>> {
    let mut regions: Vec<Region> = Vec::new();
    for (layer, item) in scene.layered() {
        let Item::Fill { pieces, ink: Ink::Tint(tint) } = item else { continue };
        if layer != Layer::Region {
            continue;
        }
        let cells = whole_cells(pieces);
        let mut taken = Vec::new();
        for other in &mut regions {
            if cells.iter().any(|cell| other.cells.contains(cell)) {
                other.overlaps = true;
                taken.push(other.tint);
            }
        }
        let own = std::iter::once(*tint).chain(Tint::ALL);
        let hatch = own.into_iter().find(|tint| !taken.contains(tint)).unwrap_or(*tint);
        let inset = OUTLINE_INSET + OUTLINE_STEP * taken.len().min(MOST_NESTED) as f32;
        let has_outline = draws(scene, &usual_outline(&cells));
        let overlaps = !taken.is_empty();
        regions.push(Region { pieces, cells, tint: hatch, overlaps, has_outline, inset });
    }
    regions
}

/// The cells that rectangles on the lattice cover; none when a piece is anything else.
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

fn hatch(scene: &mut Scene, region: &Region, cell_mm: f32) {
    let (sin, cos) = hatch_degrees(region.tint).to_radians().sin_cos();
    let (along, across) = (Point::new(cos, sin), Point::new(-sin, cos));
    let step = HATCH_CELLS.max(HATCH_MM / cell_mm);
    let is_outlined = region.is_outlined();
    let pieces = if is_outlined { inside_outline(&region.cells, region.inset) } else { region.pieces.to_vec() };
    for piece in &pieces {
        let depths = piece.iter().map(|corner| corner.x * across.x + corner.y * across.y);
        let (least, most) = depths.fold((f32::MAX, f32::MIN), |(least, most), at| (least.min(at), most.max(at)));
        // Halfway between the lines of cells, where hatches run along them.
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

/// What lies within the outline of cells, as rectangles that do not overlap.
fn inside_outline(cells: &CellSet, by: f32) -> Vec<Vec<Point>> {
    let mut pieces = Vec::new();
    for cell in cells.iter() {
        let has = |down: i16, right: i16| cells.contains(Cell::new(cell.row + down, cell.col + right));
        let (x, y) = (f32::from(cell.col), f32::from(cell.row));
        let inset = |joined: bool| if joined { 0.0 } else { by };
        let (left, right) = (x + inset(has(0, -1)), x + 1.0 - inset(has(0, 1)));
        let (top, bottom) = (y + inset(has(-1, 0)), y + 1.0 - inset(has(1, 0)));
        // The outline comes round a cell that is missing at a corner.
        let notch = |down: i16, across: i16| has(down, 0) && has(0, across) && !has(down, across);
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

/// How many parts a set of cells falls into.
fn parts(cells: &CellSet) -> usize {
    let mut rest = cells.clone();
    let mut parts = 0;
    loop {
        let Some(first) = rest.iter().next() else { return parts };
        parts += 1;
        let mut open = vec![first];
        while let Some(cell) = open.pop() {
            if rest.contains(cell) {
                rest.remove(cell);
                open.extend(cell.neighbours());
            }
        }
    }
}

/// A white shape with a line around it.
fn outlined(scene: &mut Scene, layer: Layer, corners: Vec<Point>) {
    scene.add(layer, Item::Fill { pieces: vec![corners.clone()], ink: Ink::Paper });
    scene.add(layer, Item::Line { points: corners, closed: true, pen: Pen::default(), ink: Ink::ThickLine });
}

/// A letter in the first cell of each region that overlaps another, beside those that stand there already.
fn letters(scene: &mut Scene, regions: &[Region], cell_mm: f32) {
    let size = (LETTER_POINTS / POINTS_PER_MM / cell_mm).clamp(0.22, 0.4);
    let mut used: Vec<Cell> = Vec::new();
    let names = ('A'..='Z').cycle();
    for (region, name) in regions.iter().filter(|region| region.overlaps).zip(names) {
        let Some(cell) = region.cells.iter().next() else { continue };
        let before = used.iter().filter(|&&other| other == cell).count();
        used.push(cell);
        let corner = 0.13 + size / 2.0;
        let at = Point::new(f32::from(cell.col) + corner + before as f32 * size, f32::from(cell.row) + corner);
        scene.disc(Layer::Mark, at, size * 0.55, Ink::Paper);
        scene.text(TextRole::Mark, at, size, name, Weight::Semibold, Ink::Given);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hatches_keep_within_the_outline_of_their_region() {
        // An L of three cells, whose outline comes round the missing one.
        let cells: CellSet = "r1c1 r2c1-2".parse().expect("cells");
        let pieces = inside_outline(&cells, OUTLINE_INSET);
        let area = |piece: &Vec<Point>| Area::around(piece.iter().copied()).map_or(0.0, |it| it.width() * it.height());
        let inset = OUTLINE_INSET;
        // Three cells less a strip along the outline: eight sides of a cell, five corners counted twice, one not.
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
