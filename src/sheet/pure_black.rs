//! Drawing in pure black: tints become hatches, and outlines and letters distinguish overlapping regions.

use super::geometry::{MM_PER_INCH, POINTS_PER_INCH, line_points};
use super::hatch::{HatchedRegion, draw_hatch, region_outline, regions_of};
use super::shades::distance_to_segment;
use super::{free_colours, line_form, text};
use crate::board::{Cell, CellSet};
use crate::scene::{
    Anchor, Area, BlackForm, Ink, Item, Layer, LineParts, Pen, Point, Scene, TextRole, Weight, Width, sides,
};

/// The radius of the white disc around a printed digit. Empty cells keep the whole pattern, or the hatch would break
/// up.
const HALO_RADIUS: f32 = 0.34;
const LETTER_POINTS: f32 = 7.0;
const POINTS_PER_MM: f32 = (POINTS_PER_INCH / MM_PER_INCH) as f32;
/// The white margin around a clue or symbol, in font sizes.
const HALO_MARGIN: f32 = 0.12;
/// The white margin around a digit on an outlined shape, in font sizes.
const TIGHT_MARGIN: f32 = 0.04;
/// The approximate thickness of the outline of such a shape, in cells.
const OUTLINE_CELLS: f32 = 0.04;

/// Returns the cells that contain solid marks, such as small triangles, which would not stand out on a hatch.
fn marked_cells(scene: &Scene) -> CellSet {
    let middle = |piece: &Vec<Point>| Area::around(piece.iter().copied()).map(Area::center);
    let cell = |at: Point| Cell::new(at.y.floor() as i16, at.x.floor() as i16);
    let of = |item: &Item| match item {
        Item::Fill { pieces, ink: Ink::Line(_) } => pieces.iter().filter_map(middle).map(cell).collect::<Vec<_>>(),
        Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Text { .. }
        | Item::Image { .. } => Vec::new(),
    };
    scene.painted().flat_map(of).collect()
}

/// Redraws a board's scene without tints. `cell_mm` is the printed width of a cell, `edge_points` the thickness of the
/// outline of a band.
pub(super) fn in_black(scene: &Scene, cell_mm: f32, edge_points: f32) -> Scene {
    // From points to cells.
    let edge = edge_points / POINTS_PER_MM / cell_mm;
    let regions = regions_of(scene);
    let mut black = scene.with_items(Vec::new());
    let mut marked = false;
    let mut order = regions.iter();
    let nested = regions.iter().filter(|region| region.overlaps && region.is_outlined());
    let replaced: Vec<Vec<Point>> = nested.flat_map(|region| region_outline(&region.cells)).collect();
    let solid = marked_cells(scene);
    let mut shapes: Vec<Vec<Point>> = Vec::new();
    for (layer, item) in scene.layered() {
        // Outlined shapes lie over the hatches of regions and over the white areas cleared in them.
        let over = layer.max(Layer::Mark);
        if let (Ink::Colour(colour), false) = (item.ink(), matches!(item, Item::Image { .. })) {
            marked |= layer <= Layer::Mark;
            free_colours::add_in_black(&mut black, layer, item, colour, cell_mm, edge);
            continue;
        }
        match item {
            Item::Fill { ink: Ink::Tint(_), .. } if layer == Layer::Region => {
                // `regions` has one region for each of these fills, in the same order.
                if let Some(region) = order.next()
                    && !(region.cells.len() == 1 && region.cells.iter().all(|cell| solid.contains(cell)))
                {
                    draw_hatch(&mut black, region, cell_mm);
                    marked = true;
                }
            }
            Item::Fill { pieces, ink: Ink::Tint(_) | Ink::Band(_) } => {
                marked = true;
                for piece in pieces {
                    add_outlined_shape(&mut black, over, piece.clone());
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
                if pen.form != BlackForm::Band {
                    line_form::draw_form(&mut black, over, points, pen.form);
                    continue;
                }
                let width = cells_wide(pen.width, cell_mm);
                add_outlined_line(&mut black, over, LineParts::new(points, *closed, pen, width), edge);
            }
            Item::Ring { centre, radius, width, ink: Ink::Tint(_) | Ink::Band(_) } => {
                marked = true;
                let width = cells_wide(*width, cell_mm);
                black.ring(over, *centre, *radius, Width::Cells(width), Ink::ThickLine);
                if width >= MIN_BAND_RATIO * edge {
                    black.ring(over, *centre, *radius, Width::Cells(width - 2.0 * edge), Ink::White);
                }
            }
            // The outline of a region that overlaps another one is left out here: `hatch` draws it further inside.
            Item::Line { points, closed: true, ink: Ink::Line(_), .. } if replaced.contains(points) => marked = true,
            Item::Line { ink: Ink::Line(_), .. } | Item::Ring { ink: Ink::Line(_), .. } => {
                marked = true;
                black.add(layer, item.clone());
            }
            Item::Fill { .. }
            | Item::Line { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Text { .. }
            | Item::Image { .. } => {
                black.add(layer, item.clone());
            }
        }
    }
    if marked {
        scene.layered().for_each(|(_, item)| add_halo(&mut black, item, &shapes));
    }
    add_region_letters(&mut black, &regions, cell_mm);
    black
}

/// Clears the surroundings of a text on the board, so that no hatch or line runs through it.
///
/// `shapes` are outlined and white inside; a digit on one of them clears no more of the outline than necessary.
fn add_halo(scene: &mut Scene, item: &Item, shapes: &[Vec<Point>]) {
    let Item::Text { at, size, text: words, anchor: Anchor::Centre, face, role, ink } = item else { return };
    let (half, cap) = (text::width(words, *size, *face) / 2.0, text::cap_height(*size, *face));
    let letters = Area::new(at.x - half, at.y - cap / 2.0, 2.0 * half, cap);
    match role {
        TextRole::Digit if shapes.iter().any(|shape| would_cut(shape, *at)) => {
            scene.fill_areas(Layer::Mark, [letters.expanded(TIGHT_MARGIN * size)], Ink::Paper);
        }
        TextRole::Digit => scene.disc(Layer::Mark, *at, HALO_RADIUS, Ink::Paper),
        // White text is drawn on something black.
        TextRole::Clue | TextRole::Mark if *ink != Ink::White => {
            scene.fill_areas(Layer::Mark, [letters.expanded(HALO_MARGIN * size)], Ink::Paper);
        }
        TextRole::Clue | TextRole::Mark | TextRole::Label => {}
    }
}

/// Returns whether the white disc around a digit would cut the outline of the shape it is on.
fn would_cut(shape: &[Point], at: Point) -> bool {
    let holds = Area::around(shape.iter().copied()).is_some_and(|area| area.overlaps(Area { min: at, max: at }));
    holds && sides(shape, true).any(|side| distance_to_segment(at, side) < HALO_RADIUS + OUTLINE_CELLS)
}

/// The thickness of the outline of a band on a board, in points. At 72 dpi, where lines are snapped to whole pixels,
/// one pixel of it remains.
pub(super) const BOARD_EDGE_POINTS: f32 = 1.1;
/// The thickness of that outline in the small pictures next to sentences, where bands are thinner, in points.
pub(super) const MARK_EDGE_POINTS: f32 = 0.4;
/// The minimum thickness of a tinted line that is outlined, in multiples of the thickness of the outline. Thinner lines
/// are filled with black.
pub(super) const MIN_BAND_RATIO: f32 = 3.0;

/// Returns the thickness of a line in cells of this width.
pub(super) fn cells_wide(width: Width, cell_mm: f32) -> f32 {
    let points_per_cell = cell_mm * POINTS_PER_MM;
    line_points(width, points_per_cell) / points_per_cell
}

/// Draws a tinted line in black: a white band with black edges along its sides and around its ends, but not across it
/// where it turns, crosses itself or meets its bulb or head.
// Drawing the whole line in black, then the inset one in white, leaves only the edges of their union.
pub(super) fn add_outlined_line(scene: &mut Scene, layer: Layer, outer: LineParts, edge: f32) {
    add_parts(scene, layer, &outer, Ink::ThickLine);
    if outer.width >= MIN_BAND_RATIO * edge {
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

/// Adds a white shape with an outline.
fn add_outlined_shape(scene: &mut Scene, layer: Layer, corners: Vec<Point>) {
    scene.add(layer, Item::Fill { pieces: vec![corners.clone()], ink: Ink::Paper });
    scene.add(layer, Item::Line { points: corners, closed: true, pen: Pen::default(), ink: Ink::ThickLine });
}

/// Adds a letter to the first cell of each region that overlaps another, next to letters that are there already.
fn add_region_letters(scene: &mut Scene, regions: &[HatchedRegion], cell_mm: f32) {
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
