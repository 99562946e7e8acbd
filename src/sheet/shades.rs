//! Grey levels for the tints of a board: a board with few tints uses the lightest greys that presses keep apart.

use std::collections::{BTreeMap, HashMap};

use crate::scene::{Area, Ink, Item, Layer, Point, Scene, TextRole, Tint, sides};

/// For each tint of a board, the tint whose grey replaces it.
#[derive(Clone, Default, Debug)]
pub(super) struct GreyShades(BTreeMap<Tint, Tint>);

/// The radius of the white disc around a digit that a thin line crosses, in cells.
const HALO_RADIUS: f32 = 0.3;
/// The distance within which a thin line counts as crossing a digit, in cells.
const CROSSING_DISTANCE: f32 = 0.25;

impl GreyShades {
    /// Assigns the lightest greys to the tints of a scene, keeping their order.
    pub fn of(scene: &Scene) -> GreyShades {
        let items: Vec<(Tint, Option<Area>)> =
            scene.painted().filter_map(|item| Some((item.ink().tint()?, area_of(item)))).collect();
        let used: Vec<Tint> =
            Tint::GREY_LADDER.into_iter().filter(|tint| items.iter().any(|(own, _)| own == tint)).collect();
        let overlap = |(tint, area): &(Tint, Option<Area>)| {
            let others = items.iter().filter(|(other, _)| other != tint);
            area.is_some_and(|area| others.filter_map(|(_, other)| *other).any(|other| other.overlaps(area)))
        };
        // An overlap is as dark as both tints together. The third tint skips a step, so that it does not look like an
        // overlap of the first two.
        let [first, second, _, fourth, ..] = Tint::GREY_LADDER;
        match used.len() == 3 && items.iter().any(overlap) {
            true => GreyShades(used.into_iter().zip([first, second, fourth]).collect()),
            false => GreyShades(used.into_iter().zip(Tint::GREY_LADDER).collect()),
        }
    }

    /// Returns the scene in these greys, with a white disc around each digit that a thin line crosses.
    pub fn in_greys(&self, scene: Scene) -> Scene {
        let mut items: Vec<(Layer, Item)> = Vec::new();
        for (layer, item) in scene.layered() {
            items.push((layer, item.clone().with_ink(self.ink(item.ink()))));
        }
        let digits: Vec<Point> = scene.layered().filter_map(|(_, item)| place_of_digit(item)).collect();
        let struck = crossed_digits(&digits, scene.painted().flat_map(thin_sides));
        for (centre, _) in digits.into_iter().zip(struck).filter(|(_, struck)| *struck) {
            items.push((Layer::Mark, Item::Disc { centre, radius: HALO_RADIUS, ink: Ink::Paper }));
        }
        scene.with_items(items)
    }

    fn ink(&self, ink: Ink) -> Ink {
        ink.map_tint(|tint| self.0.get(&tint).copied().unwrap_or(tint))
    }
}

/// Returns the bounds of a tinted item.
fn area_of(item: &Item) -> Option<Area> {
    match item {
        Item::Fill { pieces, .. } => Area::around(pieces.iter().flatten().copied()),
        Item::Line { points, .. } => Area::around(points.iter().copied()),
        Item::Disc { centre, radius, .. } | Item::Ring { centre, radius, .. } => {
            Some(Area::new(centre.x, centre.y, 0.0, 0.0).expanded(*radius))
        }
        Item::Text { .. } | Item::Image { .. } => None,
    }
}

/// Returns the sides of a coloured line, such as a diagonal.
fn thin_sides(item: &Item) -> Vec<(Point, Point)> {
    match item {
        Item::Line { points, closed, ink: Ink::Line(_), .. } => sides(points, *closed).collect(),
        Item::Line { .. }
        | Item::Fill { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Text { .. }
        | Item::Image { .. } => Vec::new(),
    }
}

fn place_of_digit(item: &Item) -> Option<Point> {
    match item {
        Item::Text { at, role: TextRole::Digit, .. } => Some(*at),
        Item::Text { .. }
        | Item::Line { .. }
        | Item::Fill { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Image { .. } => None,
    }
}

/// Returns for each digit whether a side runs close to it. Each side is only compared with digits in the cells along
/// it.
fn crossed_digits(digits: &[Point], sides: impl Iterator<Item = (Point, Point)>) -> Vec<bool> {
    let mut by_cell: HashMap<(i32, i32), Vec<usize>> = HashMap::new();
    for (index, at) in digits.iter().enumerate() {
        by_cell.entry((at.y.floor() as i32, at.x.floor() as i32)).or_default().push(index);
    }
    let mut struck = vec![false; digits.len()];
    for side in sides {
        for &index in cells_along(side).filter_map(|cell| by_cell.get(&cell)).flatten() {
            struck[index] |= distance_to_segment(digits[index], side) < CROSSING_DISTANCE;
        }
    }
    struck
}

/// Returns the cells that have points close to a side, as row and column, row by row. Some neighbouring cells may be
/// included too.
fn cells_along((from, to): (Point, Point)) -> impl Iterator<Item = (i32, i32)> {
    // The distance is slightly enlarged to allow for rounding.
    const REACH: f32 = CROSSING_DISTANCE + 0.01;
    let span = |low: f32, high: f32| (low - REACH).floor() as i32..=(high + REACH).floor() as i32;
    let (top, bottom) = if from.y <= to.y { (from, to) } else { (to, from) };
    span(top.y, bottom.y).flat_map(move |row| {
        // The points where the side enters and leaves the neighbourhood of the row.
        let at = |y: f32| {
            let part = ((y - top.y) / (bottom.y - top.y).max(f32::EPSILON)).clamp(0.0, 1.0);
            top.x + part * (bottom.x - top.x)
        };
        let level = bottom.y - top.y <= f32::EPSILON;
        let (enters, leaves) = match level {
            true => (top.x, bottom.x),
            false => (at(row as f32 - REACH), at((row + 1) as f32 + REACH)),
        };
        span(enters.min(leaves), enters.max(leaves)).map(move |col| (row, col))
    })
}

/// Returns the distance of a point from a line segment.
pub(super) fn distance_to_segment(at: Point, (from, to): (Point, Point)) -> f32 {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let along = ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y).max(f32::EPSILON);
    // For a point beyond an end of the segment, the closest point is the end itself.
    let along = along.clamp(0.0, 1.0);
    (at.x - from.x - along * x).hypot(at.y - from.y - along * y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;

    #[test]
    fn digits_are_struck_by_the_sides_that_each_beside_each_tells() {
        let mut random = Random::new(5);
        for _ in 0..2000 {
            let mut point = |steps: usize, step: f32| {
                Point::new(random.below(steps) as f32 * step, random.below(steps) as f32 * step)
            };
            let digits: Vec<Point> = (0..20).map(|_| point(601, 0.01)).collect();
            // Lines along cells, along diagonals, of length zero, and arbitrary ones.
            let sides: Vec<(Point, Point)> =
                (0..3).flat_map(|_| [(point(13, 0.5), point(13, 0.5)), (point(601, 0.01), point(601, 0.01))]).collect();
            let near = |at: &Point| sides.iter().any(|&side| distance_to_segment(*at, side) < CROSSING_DISTANCE);
            let expected: Vec<bool> = digits.iter().map(near).collect();
            assert_eq!(crossed_digits(&digits, sides.iter().copied()), expected, "{digits:?} {sides:?}");
        }
    }

    #[test]
    fn a_side_is_held_against_the_cells_along_it_alone() {
        let across = cells_along((Point::new(0.0, 0.0), Point::new(100.0, 100.0)));
        assert!(across.count() <= 400, "not all ten thousand");
    }
}
