//! A single sheet on paper: one page, or several if its text would become too small to read on one.

use super::leaf::{Leaf, PagePart};
use super::page::{MARGIN_MM as WHITE_MM, Page};
use super::paper::{PageArea, Paper};
use crate::scene::{Area, Item, Layer, Placement, Point, Scene, parallelogram};

/// The margin on paper, in millimetres.
const MARGIN_MM: f32 = 10.0;
/// The width that home printers leave unprinted, in millimetres.
const SAFE_MM: f32 = 6.35;
/// The tolerance, in millimetres, within which paper has the same size as a picture.
const SAME_MM: f32 = 0.1;
/// The smallest size to which text is shrunk, in points.
const MIN_POINTS: f32 = 7.0;
const POINTS_PER_MM: f32 = 72.0 / 25.4;

/// Returns the pages of a sheet. If the sheet does not fit on one page with text of at least 7 points, the text
/// continues on further pages, while the board stays on the first.
pub fn sheet_leaves(sheet: &Page, paper: Paper) -> Vec<Leaf> {
    let trim = Area::new(0.0, 0.0, paper.width_mm, paper.height_mm);
    let bounds = sheet.scene.bounds();
    let (wide, high) = (bounds.width() * sheet.cell_mm, bounds.height() * sheet.cell_mm);
    if (wide - paper.width_mm).abs() < SAME_MM && (high - paper.height_mm).abs() < SAME_MM {
        // The picture includes its margins, so on paper of its own size it needs no others.
        return vec![place_on_page(PageArea::whole(trim), &sheet.parts, bounds, sheet.cell_mm)];
    }
    let room = trim.expanded(-margin_mm(paper));
    let inner = bounds.expanded(-WHITE_MM / sheet.cell_mm);
    // `wide` is the scale that fits the width of the paper, `whole` the one that fits the height as well.
    let wide = sheet.cell_mm.min(room.width() / inner.width());
    let whole = wide.min(room.height() / inner.height());
    let area = PageArea { content: room, safe: trim.expanded(-SAFE_MM), ..PageArea::whole(trim) };
    let least = least_points(sheet, whole);
    if whole >= wide || least >= MIN_POINTS {
        return vec![place_on_page(area, &sheet.parts, inner, whole)];
    }
    // The first page takes everything up to the board. The following ones take as many lines as fit.
    let board = sheet.parts.iter().position(|part| matches!(part.role, super::Role::Picture(_)));
    let (head, rest) = sheet.parts.split_at(board.map_or(0, |board| board + 1));
    let mut leaves = Vec::new();
    let span = |parts: &[PagePart]| {
        let spans = parts.iter().flat_map(|part| part.scene.painted()).map(vertical_extent);
        spans.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
    };
    let across = |(top, bottom): (f32, f32)| Area::new(inner.min.x, top, inner.width(), bottom - top);
    if let Some(used) = span(head).map(across) {
        leaves.push(place_on_page(area, head, used, wide.min(room.height() / used.height())));
    }
    let mut rest = rest.to_vec();
    while let Some((top, bottom)) = span(&rest) {
        // If nothing extends below the limit, the break is below everything.
        let end = break_before(&rest, top, top + room.height() / wide).unwrap_or(bottom + 1.0);
        let (now, later): (Vec<PagePart>, Vec<PagePart>) = rest.into_iter().map(|part| split(part, end)).unzip();
        let Some(used) = span(&now).map(across) else { return leaves };
        leaves.push(place_on_page(area, &now, used, wide.min(room.height() / used.height())));
        rest = later;
    }
    leaves
}

/// Returns the maximum width of a sheet on paper.
pub fn sheet_width_mm(paper: Paper) -> f32 {
    paper.width_mm - 2.0 * margin_mm(paper)
}

fn margin_mm(paper: Paper) -> f32 {
    MARGIN_MM.min(paper.width_mm.min(paper.height_mm) / 10.0)
}

/// Returns the printed width of a cell on the pages of a sheet, or `None` if no page has its board.
pub fn printed_cell_mm(sheet: &Page, leaves: &[Leaf]) -> Option<f32> {
    let is_board = |part: &&PagePart| matches!(part.role, super::Role::Picture(_));
    let width = |part: &PagePart| part.scene.bounds().width();
    let own = sheet.parts.iter().find(is_board)?;
    let printed = leaves.iter().flat_map(|leaf| &leaf.parts).find(is_board)?;
    Some(width(printed) / width(own))
}

/// Places parts on a page. The area `used` is centred horizontally, and a third of the free height is above it.
fn place_on_page(area: PageArea, parts: &[PagePart], used: Area, scale: f32) -> Leaf {
    let (room, trim) = (area.content, area.trim);
    let (free_x, free_y) = (trim.width() - used.width() * scale, room.height() - used.height() * scale);
    let origin = Point::new(free_x / 2.0 - used.min.x * scale, room.min.y + free_y.max(0.0) / 3.0 - used.min.y * scale);
    let placement = Placement { scale, origin };
    let parts = parts.iter().filter(|part| !part.scene.is_empty());
    Leaf { area, parts: parts.map(|part| PagePart { scene: part.scene.placed(placement), ..part.clone() }).collect() }
}

/// Returns the size of the smallest text in points if a cell has this width. Text in the marks next to sentences is
/// ignored.
fn least_points(sheet: &Page, cell_mm: f32) -> f32 {
    let read = sheet.parts.iter().filter(|part| part.role != super::Role::Artifact);
    let sizes = read.flat_map(|part| part.scene.painted()).filter_map(|item| match item {
        Item::Text { size, .. } => Some(size * cell_mm * POINTS_PER_MM),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    sizes.fold(f32::MAX, f32::min)
}

/// Returns the approximate vertical extent, as top and bottom.
fn vertical_extent(item: &Item) -> (f32, f32) {
    let of = |points: &mut dyn Iterator<Item = Point>| {
        points.fold((f32::MAX, f32::MIN), |(top, bottom), at| (top.min(at.y), bottom.max(at.y)))
    };
    match item {
        Item::Fill { pieces, .. } => of(&mut pieces.iter().flatten().copied()),
        Item::Line { points, .. } => of(&mut points.iter().copied()),
        Item::Disc { centre, radius, .. } | Item::Ring { centre, radius, .. } => (centre.y - radius, centre.y + radius),
        Item::Text { at, size, .. } => (at.y - size, at.y + 0.3 * size),
        Item::Image { corners, .. } => of(&mut parallelogram(*corners).into_iter()),
    }
}

/// Returns the vertical position of the page break if content extends below `most`: the top of the highest item that
/// extends below it. Returns None if nothing extends below it, or only an item higher than a page.
fn break_before(parts: &[PagePart], top: f32, most: f32) -> Option<f32> {
    let spans = parts.iter().flat_map(|part| part.scene.painted()).map(vertical_extent);
    let crossing = spans.filter(|(_, bottom)| *bottom > most).map(|(top, _)| top);
    // An item that is higher than a page cannot be broken.
    crossing.reduce(f32::min).filter(|crossing| *crossing > top)
}

/// Splits a part into the items that begin above a height and those that begin at or below it.
fn split(part: PagePart, at: f32) -> (PagePart, PagePart) {
    let of = |above: bool| {
        let wanted = |item: &Item| (vertical_extent(item).0 < at) == above;
        let items: Vec<(Layer, Item)> =
            part.scene.layered().filter(|(_, item)| wanted(item)).map(|(layer, item)| (layer, item.clone())).collect();
        let scene: Scene = part.scene.with_items(items);
        PagePart { scene, ..part.clone() }
    };
    (of(true), of(false))
}
