//! Checks that text has enough contrast with its background.

use super::measures::{POINTS_PER_MM, extent, line_pieces, width_mm};
use crate::scene::{Area, Ink, Item, Palette, Point, Scene, contrast};

/// The contrast required for text (WCAG 2.2, success criterion 1.4.3).
const MIN_CONTRAST: f64 = 4.5;
/// The contrast required for text as large as headings.
const MIN_CONTRAST_LARGE: f64 = 3.0;
/// The size from which text counts as large, in points.
const LARGE_POINTS: f32 = 14.0;
/// The least thickness of a line that counts as background for text, in millimetres. Thinner lines merely cross it.
const MIN_BACKGROUND_MM: f32 = 1.0;

/// Returns the lowest contrast of a text with its background, if it is too low.
pub(super) fn lowest_contrast(scene: &Scene, palette: Palette) -> Option<f64> {
    // Thin lines next to or across a text are not its background.
    let grounds = |item: &Item| match item {
        Item::Fill { pieces, ink } => Some((extent(item), BackgroundShape::Pieces(pieces.clone()), *ink)),
        Item::Disc { centre, radius, ink } => Some((extent(item), BackgroundShape::Disc(*centre, *radius), *ink)),
        Item::Line { pen, ink, .. } if width_mm(pen.width) >= MIN_BACKGROUND_MM || pen.bulb.is_some() => {
            Some((extent(item), BackgroundShape::Pieces(line_pieces(item)), *ink))
        }
        Item::Line { .. } | Item::Ring { .. } | Item::Text { .. } | Item::Image { .. } => None,
    };
    let fills: Vec<(Area, BackgroundShape, Ink)> = scene.painted().filter_map(grounds).collect();
    let ratios = scene.painted().filter_map(|item| match item {
        Item::Text { at, size, ink, .. } => {
            let paper = palette.colour(Ink::Paper);
            // The shapes under the text are composited over the paper in painting order.
            let below = fills.iter().filter(|(area, ground, _)| shape_contains(*area, ground, *at));
            let ground = below.fold(paper, |ground, (.., ink)| palette.colour(*ink).over(ground));
            let ratio = contrast(palette.colour(*ink).over(ground), ground);
            let large = size * POINTS_PER_MM >= LARGE_POINTS;
            (ratio < if large { MIN_CONTRAST_LARGE } else { MIN_CONTRAST }).then_some(ratio)
        }
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    ratios.reduce(f64::min)
}

/// A shape that text may be drawn on.
enum BackgroundShape {
    /// A union of convex polygons.
    Pieces(Vec<Vec<Point>>),
    /// A disc: centre and radius.
    Disc(Point, f32),
}

/// Returns whether a point lies in a shape. `area` is the bounding box of the shape.
fn shape_contains(area: Area, ground: &BackgroundShape, at: Point) -> bool {
    // A point is inside a convex polygon if it lies on the same side of all edges.
    let inside = |piece: &Vec<Point>| {
        let next = piece.iter().cycle().skip(1);
        let turns = piece.iter().zip(next).map(|(a, b)| (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x));
        let (least, most) = turns.fold((f32::MAX, f32::MIN), |(least, most), it| (least.min(it), most.max(it)));
        least >= 0.0 || most <= 0.0
    };
    let within = match ground {
        BackgroundShape::Pieces(pieces) => pieces.iter().any(inside),
        BackgroundShape::Disc(centre, radius) => (at.x - centre.x).hypot(at.y - centre.y) <= *radius,
    };
    area.contains(Area { min: at, max: at }) && within
}
