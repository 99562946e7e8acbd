//! Difficulty as five stars, filled or outlined. They are drawn as paths, since their size in fonts varies.

use crate::scene::{Area, Ink, Item, Layer, Pen, Point, Scene, Width};

const STARS: u8 = 5;
/// The distance from one star to the next, in star heights.
const PITCH: f32 = 1.15;
/// The radius of the inner corners, relative to that of the tips, as in a pentagram.
const INNER_RADIUS_RATIO: f32 = 0.382;
/// The thickness of outlines, in millimetres.
const LINE_MM: f32 = 0.265;

/// Returns the width of all stars at this height.
pub(super) fn width(size: f32) -> f32 {
    (f32::from(STARS) - 1.0) * PITCH * size + size
}

/// Draws five stars of which some are filled. `at` is the middle of their left edge, in millimetres. The filled ones
/// are on the side where reading begins.
pub(super) fn scene(filled: u8, at: Point, size: f32, right_to_left: bool) -> Scene {
    let mut scene = Scene::new(Area::new(at.x, at.y - size / 2.0, width(size), size));
    for star in 0..STARS {
        let place = if right_to_left { STARS - 1 - star } else { star };
        let centre = Point::new(at.x + size * (0.5 + PITCH * f32::from(place)), at.y);
        let corner = |step: usize| {
            let radius = size / 2.0 * if step.is_multiple_of(2) { 1.0 } else { INNER_RADIUS_RATIO };
            let (sin, cos) = (step as f32 * std::f32::consts::PI / 5.0).sin_cos();
            Point::new(centre.x + radius * sin, centre.y - radius * cos)
        };
        let corners: Vec<Point> = (0..10).map(corner).collect();
        if star < filled {
            // A filled star consists of five tips around the pentagon of its inner corners.
            let tip = |step: usize| vec![corners[(step + 9) % 10], corners[step], corners[(step + 1) % 10]];
            let mut pieces: Vec<Vec<Point>> = (0..10).step_by(2).map(tip).collect();
            pieces.push(corners.iter().skip(1).step_by(2).copied().collect());
            scene.add(Layer::Digit, Item::Fill { pieces, ink: Ink::Given });
        }
        let pen = Pen::new(Width::Cells(LINE_MM)).round();
        scene.add(Layer::Digit, Item::Line { points: corners, closed: true, pen, ink: Ink::Given });
    }
    scene
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_stars_are_filled_as_told() {
        for filled in 0..=5 {
            let scene = scene(filled, Point::new(0.0, 0.0), 3.0, false);
            let fills = scene.painted().filter(|item| matches!(item, Item::Fill { .. })).count();
            assert_eq!((fills, scene.painted().count()), (usize::from(filled), usize::from(filled) + 5));
        }
    }

    #[test]
    fn stars_fill_from_where_reading_begins() {
        for (right_to_left, expected) in
            [(false, [0.0, 3.0 * (1.0 + PITCH)]), (true, [9.0 * PITCH, 12.0 * PITCH + 3.0])]
        {
            let scene = scene(2, Point::new(0.0, 0.0), 3.0, right_to_left);
            let fills = scene.painted().filter_map(|item| match item {
                Item::Fill { pieces, .. } => Area::around(pieces.iter().flatten().copied()),
                Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } | Item::Image { .. } => {
                    None
                }
            });
            let filled = fills.reduce(Area::union).unwrap();
            // The tips of a star lie on a circle, and so slightly inside its square.
            assert!((filled.min.x - expected[0]).abs() < 0.1 && (filled.max.x - expected[1]).abs() < 0.1, "{filled:?}");
        }
    }
}
