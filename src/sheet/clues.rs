//! Clues that can be read: small ones are enlarged; those in the corner of a cell stay in it, and clear of its digit.

use crate::scene::{Anchor, Area, Item, Layer, Point, Scene, TextRole};
use crate::sheet::text;

const MM_PER_POINT: f32 = 25.4 / 72.0;
/// Small clues and signs are made no more than so many times as large.
const MOST_CLUE_GROWTH: f32 = 1.5;
/// Between a clue in a corner, or a digit that makes room for one, and the sides of their cell, in cells.
const MARGIN: f32 = 0.05;
/// Between such a clue and the digit of its cell.
const GAP: f32 = 0.03;
/// Where the middle of a clue lies that stands in the top left corner of its cell, across and down.
const CORNER: (f32, f32) = (0.12, 0.3);

/// The scene with clues and signs enlarged that are smaller than this.
pub(super) fn readable(scene: &Scene, least_points: f32, cell_mm: f32) -> Scene {
    let least = least_points * MM_PER_POINT / cell_mm;
    let mut corners = Vec::new();
    let mut items: Vec<(Layer, Item)> = Vec::new();
    for (layer, item) in scene.layered() {
        let mut item = item.clone();
        let before = item.clone();
        if let Item::Text { size, role: TextRole::Clue | TextRole::Mark, .. } = &mut item
            && *size < least
        {
            *size = least.min(*size * MOST_CLUE_GROWTH);
        }
        if is_in_corner(&before) {
            keep_in_cell(&mut item, &before);
            corners.extend(extent(&item));
        }
        items.push((layer, item));
    }
    for (_, item) in items.iter_mut().filter(|_| !corners.is_empty()) {
        make_room(item, &corners);
    }
    scene.with_items(items)
}

/// The rectangle around the capitals of a text that stands in the middle of its place.
pub(super) fn extent(item: &Item) -> Option<Area> {
    let Item::Text { at, size, text: words, anchor: Anchor::Centre, face, .. } = item else { return None };
    let (wide, high) = (text::width(words, *size, *face), text::cap_height(*size, *face));
    Some(Area::new(at.x - wide / 2.0, at.y - high / 2.0, wide, high))
}

/// Whether a text is a clue in the top left corner of a cell, as the sum of a cage.
fn is_in_corner(item: &Item) -> bool {
    let Item::Text { at, anchor: Anchor::Centre, role: TextRole::Clue, .. } = item else { return false };
    let within = |place: f32| (CORNER.0..CORNER.1).contains(&(place - place.floor()));
    // A long one begins in the corner, and has its middle further on.
    let begins = extent(item).is_some_and(|own| (0.0..CORNER.0).contains(&(own.min.x - at.x.floor())));
    within(at.y) && (within(at.x) || begins)
}

/// The largest size that a clue or sign of this size may be enlarged to, in cells: one in a corner stays in its cell.
pub(super) fn largest(item: &Item, size: f32) -> f32 {
    let mut grown = item.clone();
    if let Item::Text { size, .. } = &mut grown {
        *size *= MOST_CLUE_GROWTH;
    }
    if is_in_corner(item) {
        keep_in_cell(&mut grown, item);
    }
    match grown {
        Item::Text { size, .. } => size,
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => size,
    }
}

/// A clue that was in a corner begins where it began, and is no wider than its cell.
fn keep_in_cell(item: &mut Item, before: &Item) {
    let (Some(own), Some(before)) = (extent(item), extent(before)) else { return };
    let Item::Text { at, size, .. } = item else { return };
    let (cell_x, cell_y) = (at.x.floor(), at.y.floor());
    let left = before.min.x.max(cell_x + MARGIN);
    let times = ((cell_x + 1.0 - MARGIN - left) / own.width()).min(1.0);
    *size *= times;
    let (wide, high) = (own.width() * times, own.height() * times);
    *at = Point::new(left + wide / 2.0, before.min.y.max(cell_y + MARGIN) + high / 2.0);
}

/// Moves a digit that a clue in its corner would touch: to the right or down, whichever is nearer.
fn make_room(item: &mut Item, corners: &[Area]) {
    let Some(own) = extent(item) else { return };
    let Item::Text { at, role: TextRole::Digit, .. } = item else { return };
    let clues = corners.iter().map(|clue| clue.expanded(GAP));
    let Some(clue) = clues.filter(|clue| clue.overlaps(own)).reduce(Area::union) else { return };
    let (right, down) = (clue.max.x - own.min.x, clue.max.y - own.min.y);
    let free_right = at.x.floor() + 1.0 - MARGIN - own.max.x;
    let free_down = at.y.floor() + 1.0 - MARGIN - own.max.y;
    if down <= right && down <= free_down || right > free_right {
        at.y += down.min(free_down.max(0.0));
    } else {
        at.x += right;
    }
}
