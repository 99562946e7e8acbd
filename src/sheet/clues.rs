//! Keeps clues legible: enlarges small clues, keeps a clue in the corner of a cell inside that cell, and moves the
//! digit of the cell out of its way.

use crate::board::{Cell, CellSet};
use crate::scene::{Anchor, Area, Item, Layer, Point, Scene, TextRole};
use crate::sheet::text;

const MM_PER_POINT: f32 = 25.4 / 72.0;
/// The largest factor by which small clues and symbols are enlarged.
const MAX_CLUE_GROWTH: f32 = 1.5;
/// The distance from the sides of a cell to a clue in its corner, or to a digit moved out of the way of such a clue, in
/// cells.
const MARGIN: f32 = 0.05;
/// The distance between a clue in a corner and the digit of the same cell, in cells.
const GAP: f32 = 0.03;
/// The range in which the middle of a clue in the top left corner of its cell lies, across and down.
const CLUE_CORNER_RANGE: (f32, f32) = (0.12, 0.3);

/// Returns the scene with clues and symbols smaller than `least_points` enlarged, and with digits moved away from clues
/// in corners.
pub(super) fn with_readable_clues(scene: &Scene, least_points: f32, cell_mm: f32) -> Scene {
    let least = least_points * MM_PER_POINT / cell_mm;
    let mut corners = Vec::new();
    let mut items: Vec<(Layer, Item)> = Vec::new();
    for (layer, item) in scene.layered() {
        let mut item = item.clone();
        let before = item.clone();
        if let Item::Text { size, role: TextRole::Clue | TextRole::Mark, .. } = &mut item
            && *size < least
        {
            *size = least.min(*size * MAX_CLUE_GROWTH);
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

/// Moves digits away from clues in the corners of their cells, as on sheets. The clues stay as they are.
pub fn clear_clues(scene: &mut Scene) {
    let corners: Vec<Area> = clue_corners(scene).collect();
    if !corners.is_empty() {
        scene.items_mut().for_each(|item| make_room(item, &corners));
    }
}

/// Removes the texts in cells that are covered, so that digits over the cover make no room for clues below it.
pub fn remove_texts(scene: &mut Scene, covered: &CellSet) {
    let is_covered = |item: &Item| match item {
        Item::Text { at, .. } => covered.contains(Cell::new(at.y.floor() as i16, at.x.floor() as i16)),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => false,
    };
    let empty = scene.with_items(vec![]);
    *scene = std::mem::replace(scene, empty).filtered(|item| !is_covered(item));
}

/// Returns the bounds of the clues in the corners of cells.
pub(super) fn clue_corners(scene: &Scene) -> impl Iterator<Item = Area> {
    scene.layered().map(|(_, item)| item).filter(|item| is_in_corner(item)).filter_map(extent)
}

/// Returns the bounds of a centred text, as high as its capital letters.
pub(super) fn extent(item: &Item) -> Option<Area> {
    let Item::Text { at, size, text: words, anchor: Anchor::Centre, face, .. } = item else { return None };
    let (wide, high) = (text::width(words, *size, *face), text::cap_height(*size, *face));
    Some(Area::new(at.x - wide / 2.0, at.y - high / 2.0, wide, high))
}

/// Returns whether a text is a clue in the top left corner of a cell, such as the sum of a cage.
fn is_in_corner(item: &Item) -> bool {
    let Item::Text { at, anchor: Anchor::Centre, role: TextRole::Clue, .. } = item else { return false };
    let within = |place: f32| (CLUE_CORNER_RANGE.0..CLUE_CORNER_RANGE.1).contains(&(place - place.floor()));
    // A long clue starts in the corner, but its middle is further right.
    let begins = extent(item).is_some_and(|own| (0.0..CLUE_CORNER_RANGE.0).contains(&(own.min.x - at.x.floor())));
    within(at.y) && (within(at.x) || begins)
}

/// Returns the largest size in cells that a clue or symbol can be enlarged to. A clue in a corner must stay in its
/// cell.
pub(super) fn largest_size(item: &Item, size: f32) -> f32 {
    let mut grown = item.clone();
    if let Item::Text { size, .. } = &mut grown {
        *size *= MAX_CLUE_GROWTH;
    }
    if is_in_corner(item) {
        keep_in_cell(&mut grown, item);
    }
    match grown {
        Item::Text { size, .. } => size,
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => size,
    }
}

/// Moves an enlarged clue in a corner back to where it started, and limits it to the width of its cell.
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

/// Moves a digit away from a clue in the corner of its cell: to the right or down, whichever is shorter.
fn make_room(item: &mut Item, corners: &[Area]) {
    if !matches!(item, Item::Text { role: TextRole::Digit, .. }) {
        return;
    }
    let Some(own) = extent(item) else { return };
    let Item::Text { at, .. } = item else { return };
    let clues = corners.iter().map(|clue| clue.expanded(GAP));
    let Some(clue) = clues.filter(|clue| clue.overlaps(own)).reduce(Area::union) else { return };
    let (right, down) = (clue.max.x - own.min.x, clue.max.y - own.min.y);
    let free_right = at.x.floor() + 1.0 - MARGIN - own.max.x;
    let free_down = at.y.floor() + 1.0 - MARGIN - own.max.y;
    // Down if that is shorter and fits, or if there is no space on the right.
    if down <= right && down <= free_down || right > free_right {
        at.y += down.min(free_down.max(0.0));
    } else {
        at.x += right;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Cell, CellSet, Digit};
    use crate::place::Place;
    use crate::puzzle::Puzzle;
    use crate::scene::{Ink, Weight};
    use crate::sheet::{DIGIT_SIZE, NotesStyle, add_notes, board_scene};
    use crate::variant::draw_clue;

    /// A board with the sum of a cage in its first cell.
    fn with_sum(puzzle: &Puzzle, sum: u16) -> Scene {
        let (mut scene, cells) = (board_scene(puzzle), "r1c1-3".parse::<CellSet>().unwrap());
        draw_clue(&mut scene, cells.clue_point(puzzle.board()).unwrap(), sum.to_string());
        scene
    }

    fn texts(scene: &Scene, wanted: TextRole) -> Vec<Area> {
        let is_wanted = |item: &&Item| matches!(item, Item::Text { role, .. } if *role == wanted);
        scene.painted().filter(is_wanted).filter_map(extent).collect()
    }

    #[test]
    fn digits_on_the_screen_keep_clear_of_the_clue_in_their_corner() {
        let puzzle = Puzzle::empty(Board::classic());
        for (sum, digit) in [6, 15, 24, 120].into_iter().flat_map(|sum| (1..=9).map(move |digit| (sum, digit))) {
            let mut scene = with_sum(&puzzle, sum);
            scene.number(TextRole::Digit, Point::new(0.5, 0.5), DIGIT_SIZE, digit, Weight::Medium, Ink::Given);
            let (clue, before) = (texts(&scene, TextRole::Clue)[0], texts(&scene, TextRole::Digit)[0]);
            assert!(clue.overlaps(before) || sum < 24 || digit == 1, "{sum} and {digit}: something is to be moved");
            clear_clues(&mut scene);
            let after = texts(&scene, TextRole::Digit)[0];
            assert!(!clue.expanded(GAP / 2.0).overlaps(after), "{sum} and {digit}");
            assert!(Area::new(0.0, 0.0, 1.0, 1.0).contains(after) && texts(&scene, TextRole::Clue) == [clue]);
        }
        let (before, mut after) = (board_scene(&puzzle), board_scene(&puzzle));
        clear_clues(&mut after);
        assert_eq!(before, after, "nothing moves where there is no clue");
    }

    #[test]
    fn marks_keep_clear_of_the_clue_in_their_corner() {
        let mut progress = Puzzle::empty(Board::classic()).progress().clone();
        progress.change(Cell::new(0, 0), |notes| notes.corner = (1..=9).filter_map(Digit::new).collect());
        let puzzle = Puzzle::empty(Board::classic()).with_progress(progress).unwrap();
        for sum in [6, 24] {
            let mut scene = with_sum(&puzzle, sum);
            let look = NotesStyle { ink: Ink::Given, digits: None };
            add_notes(puzzle.progress().cells(), &puzzle, look, &mut scene);
            let (clue, marks) = (texts(&scene, TextRole::Clue)[0], texts(&scene, TextRole::Mark));
            assert_eq!(marks.len(), 9);
            assert!(marks.iter().all(|mark| !mark.overlaps(clue)), "{sum}");
        }
    }
}
