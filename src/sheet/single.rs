//! A single sheet on paper: one page, or more where its text would become too small to read.

use super::leaf::{Leaf, Part};
use super::page::{MARGIN_MM as WHITE_MM, Page};
use super::paper::{PageArea, Paper};
use crate::scene::{Area, Item, Layer, Placement, Point, Scene};

/// The white around everything on paper, in millimetres.
const MARGIN_MM: f32 = 10.0;
/// What printers at home leave white.
const SAFE_MM: f32 = 6.35;
/// Paper is as large as a picture when it differs by less.
const SAME_MM: f32 = 0.1;
/// Text is not shrunk below this.
const LEAST_POINTS: f32 = 7.0;
const POINTS_PER_MM: f32 = 72.0 / 25.4;

/// The pages of a sheet. What does not fit on one without text below 7 points goes on to others: the board stays on the
/// first.
pub fn sheet_leaves(sheet: &Page, paper: Paper) -> Vec<Leaf> {
    let trim = Area::new(0.0, 0.0, paper.width_mm, paper.height_mm);
    let bounds = sheet.scene.bounds();
    let (wide, high) = (bounds.width() * sheet.cell_mm, bounds.height() * sheet.cell_mm);
    if (wide - paper.width_mm).abs() < SAME_MM && (high - paper.height_mm).abs() < SAME_MM {
        // Paper made for the picture has its white already.
        return vec![leaf(PageArea::whole(trim), &sheet.parts, bounds, sheet.cell_mm)];
    }
    let room = trim.expanded(-margin_mm(paper));
    let inner = bounds.expanded(-WHITE_MM / sheet.cell_mm);
    let wide = sheet.cell_mm.min(room.width() / inner.width());
    let whole = wide.min(room.height() / inner.height());
    let area = PageArea { content: room, safe: trim.expanded(-SAFE_MM), ..PageArea::whole(trim) };
    let least = least_points(sheet, whole);
    if whole >= wide || least >= LEAST_POINTS {
        return vec![leaf(area, &sheet.parts, inner, whole)];
    }
    // Everything up to the board, then line by line as much as a page holds.
    let board = sheet.parts.iter().position(|part| matches!(part.role, super::Role::Picture(_)));
    let (head, rest) = sheet.parts.split_at(board.map_or(0, |board| board + 1));
    let mut leaves = Vec::new();
    let span = |parts: &[Part]| {
        let spans = parts.iter().flat_map(|part| part.scene.painted()).map(span);
        spans.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
    };
    let across = |(top, bottom): (f32, f32)| Area::new(inner.min.x, top, inner.width(), bottom - top);
    if let Some(used) = span(head).map(across) {
        leaves.push(leaf(area, head, used, wide.min(room.height() / used.height())));
    }
    let mut rest = rest.to_vec();
    while let Some((top, bottom)) = span(&rest) {
        let end = break_before(&rest, top, top + room.height() / wide).min(bottom + 1.0);
        let (now, later): (Vec<Part>, Vec<Part>) = rest.into_iter().map(|part| split(part, end)).unzip();
        let Some(used) = span(&now).map(across) else { return leaves };
        leaves.push(leaf(area, &now, used, wide.min(room.height() / used.height())));
        rest = later;
    }
    leaves
}

/// Returns how wide a sheet may be on paper.
pub fn sheet_width_mm(paper: Paper) -> f32 {
    paper.width_mm - 2.0 * margin_mm(paper)
}

fn margin_mm(paper: Paper) -> f32 {
    MARGIN_MM.min(paper.width_mm.min(paper.height_mm) / 10.0)
}

/// Returns how wide a cell is printed on the pages of a sheet; None when no page has its board.
pub fn printed_cell_mm(sheet: &Page, leaves: &[Leaf]) -> Option<f32> {
    let is_board = |part: &&Part| matches!(part.role, super::Role::Picture(_));
    let width = |part: &Part| part.scene.bounds().width();
    let own = sheet.parts.iter().find(is_board)?;
    let printed = leaves.iter().flat_map(|leaf| &leaf.parts).find(is_board)?;
    Some(width(printed) / width(own))
}

/// The parts on a page, the given part of the plane in its middle from left to right and somewhat above it.
fn leaf(area: PageArea, parts: &[Part], used: Area, scale: f32) -> Leaf {
    let (room, trim) = (area.content, area.trim);
    let (free_x, free_y) = (trim.width() - used.width() * scale, room.height() - used.height() * scale);
    let origin = Point::new(free_x / 2.0 - used.min.x * scale, room.min.y + free_y.max(0.0) / 3.0 - used.min.y * scale);
    let placement = Placement { scale, origin };
    let parts = parts.iter().filter(|part| !part.scene.is_empty());
    Leaf { area, parts: parts.map(|part| Part { scene: part.scene.placed(placement), ..part.clone() }).collect() }
}

/// The smallest text where a cell has this width; signs beside sentences are pictures.
fn least_points(sheet: &Page, cell_mm: f32) -> f32 {
    let read = sheet.parts.iter().filter(|part| part.role != super::Role::Furniture);
    let sizes = read.flat_map(|part| part.scene.painted()).filter_map(|item| match item {
        Item::Text { size, .. } => Some(size * cell_mm * POINTS_PER_MM),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
    });
    sizes.fold(f32::MAX, f32::min)
}

/// From top to bottom, closely enough.
fn span(item: &Item) -> (f32, f32) {
    let of = |points: &mut dyn Iterator<Item = Point>| {
        points.fold((f32::MAX, f32::MIN), |(top, bottom), at| (top.min(at.y), bottom.max(at.y)))
    };
    match item {
        Item::Fill { pieces, .. } => of(&mut pieces.iter().flatten().copied()),
        Item::Line { points, .. } => of(&mut points.iter().copied()),
        Item::Disc { centre, radius, .. } | Item::Ring { centre, radius, .. } => (centre.y - radius, centre.y + radius),
        Item::Text { at, size, .. } => (at.y - size, at.y + 0.3 * size),
    }
}

/// Where to break what reaches below `most`: above everything that does.
fn break_before(parts: &[Part], top: f32, most: f32) -> f32 {
    let spans = parts.iter().flat_map(|part| part.scene.painted()).map(span);
    let crossing = spans.filter(|(_, bottom)| *bottom > most).map(|(top, _)| top).fold(f32::MAX, f32::min);
    // What alone is higher than a page cannot be broken.
    if crossing <= top { f32::MAX } else { crossing }
}

/// What of a part lies above a height, and what begins at it or below.
fn split(part: Part, at: f32) -> (Part, Part) {
    let of = |above: bool| {
        let wanted = |item: &Item| (span(item).0 < at) == above;
        let items: Vec<(Layer, Item)> =
            part.scene.layered().filter(|(_, item)| wanted(item)).map(|(layer, item)| (layer, item.clone())).collect();
        let scene: Scene = part.scene.with_items(items);
        Part { scene, ..part.clone() }
    };
    (of(true), of(false))
}
