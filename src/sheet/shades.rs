//! Greys for the tints of one board: few tints take the lightest greys that presses keep apart.

use std::collections::BTreeMap;

use crate::scene::{Area, Ink, Item, Layer, Point, Scene, TextRole, Tint, sides};

/// Which tint's grey stands for each tint of a board.
#[derive(Clone, Default, Debug)]
pub(super) struct Shades(BTreeMap<Tint, Tint>);

/// White around a digit that a thin line runs through, and how close to its middle that is, in cells.
const HALO_RADIUS: f32 = 0.3;
const CLOSE: f32 = 0.25;

impl Shades {
    /// The tints of a scene, the lightest first, on the lightest greys.
    pub fn of(scene: &Scene) -> Shades {
        let items: Vec<(Tint, Option<Area>)> =
            scene.painted().filter_map(|item| Some((tint_of(item.ink())?, area_of(item)))).collect();
        let used: Vec<Tint> =
            Tint::GREY_LADDER.into_iter().filter(|tint| items.iter().any(|(own, _)| own == tint)).collect();
        let overlap = |(tint, area): &(Tint, Option<Area>)| {
            let others = items.iter().filter(|(other, _)| other != tint);
            area.is_some_and(|area| others.filter_map(|(_, other)| *other).any(|other| other.overlaps(area)))
        };
        // What two share is as dark as both together: the third shall not look like it.
        let [first, second, _, fourth, ..] = Tint::GREY_LADDER;
        match used.len() == 3 && items.iter().any(overlap) {
            true => Shades(used.into_iter().zip([first, second, fourth]).collect()),
            false => Shades(used.into_iter().zip(Tint::GREY_LADDER).collect()),
        }
    }

    /// The scene in these greys, with white around digits that a black line runs through.
    pub fn of_grey(&self, scene: Scene) -> Scene {
        let mut items: Vec<(Layer, Item)> = Vec::new();
        for (layer, item) in scene.layered() {
            items.push((layer, item.clone().with_ink(self.ink(item.ink()))));
        }
        let lines: Vec<(Point, Point)> = scene.painted().flat_map(thin_sides).collect();
        for (_, item) in scene.layered() {
            if let Item::Text { at, role: TextRole::Digit, .. } = item
                && lines.iter().any(|&side| distance(*at, side) < CLOSE)
            {
                items.push((Layer::Mark, Item::Disc { centre: *at, radius: HALO_RADIUS, ink: Ink::Paper }));
            }
        }
        scene.with_items(items)
    }

    fn ink(&self, ink: Ink) -> Ink {
        let shade = |tint: Tint| self.0.get(&tint).copied().unwrap_or(tint);
        match ink {
            Ink::Tint(tint) => Ink::Tint(shade(tint)),
            Ink::Band(tint) => Ink::Band(shade(tint)),
            Ink::Paper
            | Ink::ThickLine
            | Ink::ThinLine
            | Ink::Given
            | Ink::Black
            | Ink::White
            | Ink::Solution
            | Ink::Quiet
            | Ink::Line(_)
            | Ink::Accent
            | Ink::AccentWash
            | Ink::Error
            | Ink::ErrorWash
            | Ink::DifferenceWash => ink,
        }
    }
}

/// The rectangle around a tinted item.
fn area_of(item: &Item) -> Option<Area> {
    match item {
        Item::Fill { pieces, .. } => Area::around(pieces.iter().flatten().copied()),
        Item::Line { points, .. } => Area::around(points.iter().copied()),
        Item::Disc { centre, radius, .. } | Item::Ring { centre, radius, .. } => {
            Some(Area::new(centre.x, centre.y, 0.0, 0.0).expanded(*radius))
        }
        Item::Text { .. } => None,
    }
}

fn tint_of(ink: Ink) -> Option<Tint> {
    match ink {
        Ink::Tint(tint) | Ink::Band(tint) => Some(tint),
        Ink::Paper
        | Ink::ThickLine
        | Ink::ThinLine
        | Ink::Given
        | Ink::Black
        | Ink::White
        | Ink::Solution
        | Ink::Quiet
        | Ink::Line(_)
        | Ink::Accent
        | Ink::AccentWash
        | Ink::Error
        | Ink::ErrorWash
        | Ink::DifferenceWash => None,
    }
}

/// The sides of a line that was coloured, as a diagonal is.
fn thin_sides(item: &Item) -> Vec<(Point, Point)> {
    match item {
        Item::Line { points, closed, ink: Ink::Line(_), .. } => sides(points, *closed).collect(),
        Item::Line { .. } | Item::Fill { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } => Vec::new(),
    }
}

/// How far a point is from a straight line between two others.
pub(super) fn distance(at: Point, (from, to): (Point, Point)) -> f32 {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let along = ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y).max(f32::EPSILON);
    let along = along.clamp(0.0, 1.0);
    (at.x - from.x - along * x).hypot(at.y - from.y - along * y)
}
