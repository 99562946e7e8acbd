//! Sizes of what is printed on a page, in millimetres.

use crate::scene::{Anchor, Area, Face, Item, LineParts, Point, Width, parallelogram};
use crate::sheet::text;

/// The number of points in a millimetre.
pub(super) const POINTS_PER_MM: f32 = 72.0 / 25.4;
/// The largest deviation of polygons from round outlines of lines.
const FLATNESS_MM: f32 = 0.05;

/// Returns the approximate bounds of an item.
pub(super) fn extent(item: &Item) -> Area {
    let none = Area::new(0.0, 0.0, 0.0, 0.0);
    match item {
        Item::Fill { pieces, .. } => Area::around(pieces.iter().flatten().copied()).unwrap_or(none),
        Item::Line { .. } => Area::around(line_pieces(item).into_iter().flatten()).unwrap_or(none),
        Item::Disc { centre, radius, .. } => Area { min: *centre, max: *centre }.expanded(*radius),
        Item::Ring { centre, radius, width, .. } => {
            Area { min: *centre, max: *centre }.expanded(radius + width_mm(*width) / 2.0)
        }
        Item::Text { at, size, anchor: Anchor::Centre, .. } => Area { min: *at, max: *at }.expanded(size / 2.0),
        Item::Text { at, size, text: words, anchor: Anchor::BaselineStart, face, .. } => {
            line_extent(*at, *size, words, *face)
        }
        Item::Image { corners, .. } => Area::around(parallelogram(*corners)).unwrap_or(none),
    }
}

/// Returns the thickness of a line in millimetres.
pub(super) fn width_mm(width: Width) -> f32 {
    match width {
        Width::Thin | Width::Thick => 0.6,
        Width::Cells(mm) => mm,
    }
}

/// Returns the convex pieces of a line, or none for other items.
pub(super) fn line_pieces(item: &Item) -> Vec<Vec<Point>> {
    let Item::Line { points, closed, pen, .. } = item else { return Vec::new() };
    LineParts::new(points, *closed, pen, width_mm(pen.width)).pieces(FLATNESS_MM)
}

fn line_extent(at: Point, size: f32, words: &str, face: Face) -> Area {
    let start = text::baseline_start(words, at, Anchor::BaselineStart, size, face);
    let cap = text::cap_height(size, face);
    // A quarter of the size is enough for descenders, as of g and y.
    Area::new(start.x, start.y - cap, text::width(words, size, face), cap + 0.25 * size)
}
