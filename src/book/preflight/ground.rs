//! What a text stands on, and whether it can be read there.

use super::page::{POINTS_PER_MM, extent, line_pieces, width_mm};
use crate::scene::{Area, Ink, Item, Palette, Point, Scene, contrast};

/// Contrast that text needs, and text as large as headings (WCAG 2.2, success criterion 1.4.3).
const LEAST_CONTRAST: f64 = 4.5;
const LEAST_CONTRAST_LARGE: f64 = 3.0;
const LARGE_POINTS: f32 = 14.0;
/// Lines at least so thick are what a text is read on, not what runs through it.
const LEAST_GROUND_MM: f32 = 1.0;

/// The lowest contrast of a text with its ground that is too low.
pub(super) fn faintest(scene: &Scene, palette: Palette) -> Option<f64> {
    // Thin lines beside or through a text are no ground.
    let grounds = |item: &Item| match item {
        Item::Fill { pieces, ink } => Some((extent(item), Ground::Pieces(pieces.clone()), *ink)),
        Item::Disc { centre, radius, ink } => Some((extent(item), Ground::Disc(*centre, *radius), *ink)),
        Item::Line { pen, ink, .. } if width_mm(pen.width) >= LEAST_GROUND_MM || pen.bulb.is_some() => {
            Some((extent(item), Ground::Pieces(line_pieces(item)), *ink))
        }
        Item::Line { .. } | Item::Ring { .. } | Item::Text { .. } => None,
    };
    let fills: Vec<(Area, Ground, Ink)> = scene.painted().filter_map(grounds).collect();
    let ratios = scene.painted().filter_map(|item| match item {
        Item::Text { at, size, ink, .. } => {
            let paper = palette.colour(Ink::Paper);
            let below = fills.iter().filter(|(area, ground, _)| holds(*area, ground, *at));
            let ground = below.fold(paper, |ground, (.., ink)| palette.colour(*ink).over(ground));
            let ratio = contrast(palette.colour(*ink).over(ground), ground);
            let large = size * POINTS_PER_MM >= LARGE_POINTS;
            (ratio < if large { LEAST_CONTRAST_LARGE } else { LEAST_CONTRAST }).then_some(ratio)
        }
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
    });
    ratios.reduce(f64::min)
}

/// What a text may stand on.
enum Ground {
    /// The union of convex polygons.
    Pieces(Vec<Vec<Point>>),
    /// Centre and radius.
    Disc(Point, f32),
}

/// Whether a point lies in a shape.
fn holds(area: Area, ground: &Ground, at: Point) -> bool {
    let inside = |piece: &Vec<Point>| {
        let next = piece.iter().cycle().skip(1);
        let turns = piece.iter().zip(next).map(|(a, b)| (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x));
        let (least, most) = turns.fold((f32::MAX, f32::MIN), |(least, most), it| (least.min(it), most.max(it)));
        least >= 0.0 || most <= 0.0
    };
    let within = match ground {
        Ground::Pieces(pieces) => pieces.iter().any(inside),
        Ground::Disc(centre, radius) => (at.x - centre.x).hypot(at.y - centre.y) <= *radius,
    };
    area.contains(Area { min: at, max: at }) && within
}
