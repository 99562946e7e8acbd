//! How clues along diagonals are drawn: next to the corner that they look through, with an arrow to the first cell.

use super::beyond::{NumberBeyond, ROOM, SIZE, SMALL, met_there, write};
use super::{Context, cell_area};
use crate::board::Lookout;
use crate::scene::{Area, Head, Ink, Layer, Pen, Point, Scene, Width};

/// The size of a number where two clues along diagonals stand beside each other.
const NARROW: f32 = 0.28;
/// With so many others in its square a clue stands small.
const CROWDED: usize = 2;
/// How far one clue stands behind another that looks through the same corner.
const BEHIND: f32 = 0.25;
/// The length and thickness of the arrow.
const ARROW: (f32, f32) = (0.2, 0.03);

/// Draws a number that looks along a diagonal. What two grids say alike through one corner stands there once; other
/// numbers stand behind each other.
pub(super) fn draw_diagonal(context: &Context, lookout: Lookout, number: NumberBeyond, scene: &mut Scene) {
    let own = clue_at(context, lookout);
    let before = before_at_corner(context, lookout);
    if own.is_some() && before.contains(&own) {
        return;
    }
    let grid = context.grid(lookout.grid);
    let place = lookout.place(grid);
    let corner = seen_corner(cell_area(place), lookout);
    let (down, right) = slope(lookout);
    let upright = lookout.side.outward().0 != 0;
    let shared = context.board().contains(place);
    // What else looks from the square along a diagonal, also into other grids.
    let has_clue = |at: &Lookout| context.rules().any(|rule| !rule.clue(*at).is_empty());
    let others = Lookout::at(context.board(), place).filter(|at| at.is_diagonal() && *at != lookout && has_clue(at));
    let others: Vec<Lookout> = others.collect();
    let is_small = shared || !met_there(context, lookout).is_empty() || others.len() >= CROWDED;
    // From the corner outward, and along the edge.
    let behind = BEHIND * before.len() as f32;
    let (size, out, along) = match (is_small, upright) {
        (true, true) => (SMALL * 0.9, 0.2, 0.27),
        (true, false) => (SMALL * 0.9, 0.27, 0.2),
        (false, _) if others.iter().any(|other| other.inward() != lookout.inward()) => {
            (NARROW, 0.42, if upright { 0.26 } else { 0.22 })
        }
        (false, true) => (SIZE, 0.4, 0.4),
        (false, false) => (SIZE, 0.44, 0.36),
    };
    let (out, along) = (out + behind, along + behind);
    let (rows, cols) = if upright { (out, along) } else { (along, out) };
    let at = Point::new(corner.x - right * cols, corner.y - down * rows);
    write(scene, at, size, number);
    draw_arrow(scene, corner, lookout, if is_small { 0.6 } else { 1.0 }, Ink::Given);
    if !shared {
        let far = Point::new(corner.x - right * ROOM, corner.y - down * ROOM);
        scene.include(Area::new(corner.x.min(far.x), corner.y.min(far.y), ROOM, ROOM));
    }
}

/// What is said at a place.
fn clue_at(context: &Context, lookout: Lookout) -> Option<String> {
    context.rules().map(|rule| rule.clue(lookout)).find(|clue| !clue.is_empty())
}

/// The clues of grids before this one that look from the same square along the same diagonal.
fn before_at_corner(context: &Context, lookout: Lookout) -> Vec<Option<String>> {
    if context.board().grids().len() == 1 {
        return vec![];
    }
    let place = lookout.place(context.grid(lookout.grid));
    let alike =
        |other: &Lookout| other.grid < lookout.grid && other.is_diagonal() && other.inward() == lookout.inward();
    let others = Lookout::at(context.board(), place).filter(alike);
    others.map(|other| clue_at(context, other)).filter(Option::is_some).collect()
}

/// The arrow of a clue along a diagonal, `scale` times as large as usual; it points at the first cell, whose corner is
/// given.
fn draw_arrow(scene: &mut Scene, corner: Point, lookout: Lookout, scale: f32, ink: Ink) {
    let (down, right) = slope(lookout);
    let off = |steps: f32| Point::new(corner.x - right * steps, corner.y - down * steps);
    let (near, far) = (0.05 * scale, (0.05 + ARROW.0 * std::f32::consts::FRAC_1_SQRT_2) * scale);
    let head = Head { length: 0.07 * scale, width: 0.12 * scale, filled: false };
    let pen = Pen::new(Width::Cells(ARROW.1)).round().with_head(head);
    scene.path(Layer::Digit, vec![off(far), off(near)], pen, ink);
}

/// Draws where a clue along a diagonal would stand: its arrow.
pub fn draw_diagonal_arrow(context: &Context, lookout: Lookout, ink: Ink, scene: &mut Scene) {
    let place = lookout.place(context.grid(lookout.grid));
    let scale = if context.board().contains(place) { 0.6 } else { 1.0 };
    draw_arrow(scene, seen_corner(cell_area(place), lookout), lookout, scale, ink);
}

/// The corner through which one looks from the square of a place along a diagonal.
pub fn seen_corner(place: Area, lookout: Lookout) -> Point {
    let (down, right) = slope(lookout);
    let x = if right > 0.0 { place.max.x } else { place.min.x };
    Point::new(x, if down > 0.0 { place.max.y } else { place.min.y })
}

/// One step along the line: down and to the right.
fn slope(lookout: Lookout) -> (f32, f32) {
    let (rows, cols) = lookout.inward();
    (f32::from(rows), f32::from(cols))
}
