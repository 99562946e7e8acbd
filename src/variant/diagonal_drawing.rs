//! Drawing of diagonal clues. Each number is outside the grid, next to the corner at which its diagonal begins, with an
//! arrow to the first cell.

use super::context::Context;
use super::draw::cell_area;
use super::outside_drawing::{OUTSIDE_ROOM, OutsideNumber, SIZE, SMALL, meeting_edges, write};
use crate::board::OutsidePosition;
use crate::scene::{Area, ArrowHead, Ink, Layer, Pen, Point, Scene, Width};

/// Size of a number if two diagonal clues share a square.
const NARROW: f32 = 0.28;
/// If a square has at least this number of other clues, a clue in it is drawn small.
const CROWDED: usize = 2;
/// Distance between clues stacked at the same corner.
const BEHIND: f32 = 0.25;
/// Length and thickness of the arrow.
const ARROW: (f32, f32) = (0.2, 0.03);

/// Draws the number and the arrow of a diagonal clue. If two grids have equal clues at the same corner, only one is
/// drawn. Different clues are stacked.
pub(super) fn draw_diagonal_clue(
    context: &Context,
    outside_position: OutsidePosition,
    number: OutsideNumber,
    scene: &mut Scene,
) {
    let own = clue_at(context, outside_position);
    let before = before_at_corner(context, outside_position);
    if own.is_some() && before.contains(&own) {
        return;
    }
    let grid = context.grid(outside_position.grid);
    let place = outside_position.square(grid);
    let corner = diagonal_start_corner(cell_area(place), outside_position);
    let (down, right) = diagonal_step(outside_position);
    let upright = outside_position.side.outward().0 != 0;
    let shared = context.board().contains(place);
    // Other diagonal clues in the square, which may belong to other grids.
    let has_clue = |at: &OutsidePosition| context.rules().any(|rule| !rule.clue(*at).is_empty());
    let others = OutsidePosition::at(context.board(), place)
        .filter(|at| at.is_diagonal() && *at != outside_position && has_clue(at));
    let others: Vec<OutsidePosition> = others.collect();
    let is_small = shared || !meeting_edges(context, outside_position).is_empty() || others.len() >= CROWDED;
    // The offsets of the number, outwards from the corner and along the edge.
    let behind = BEHIND * before.len() as f32;
    let (size, out, along) = match (is_small, upright) {
        (true, true) => (SMALL * 0.9, 0.2, 0.27),
        (true, false) => (SMALL * 0.9, 0.27, 0.2),
        (false, _) if others.iter().any(|other| other.inward() != outside_position.inward()) => {
            (NARROW, 0.42, if upright { 0.26 } else { 0.22 })
        }
        (false, true) => (SIZE, 0.4, 0.4),
        (false, false) => (SIZE, 0.44, 0.36),
    };
    let (out, along) = (out + behind, along + behind);
    let (rows, cols) = if upright { (out, along) } else { (along, out) };
    let at = Point::new(corner.x - right * cols, corner.y - down * rows);
    write(scene, at, size, number);
    draw_arrow(scene, corner, outside_position, if is_small { 0.6 } else { 1.0 }, Ink::Given);
    if !shared {
        let far = Point::new(corner.x - right * OUTSIDE_ROOM, corner.y - down * OUTSIDE_ROOM);
        scene.include(Area::new(corner.x.min(far.x), corner.y.min(far.y), OUTSIDE_ROOM, OUTSIDE_ROOM));
    }
}

/// Returns the clue at a position.
fn clue_at(context: &Context, outside_position: OutsidePosition) -> Option<String> {
    context.rules().map(|rule| rule.clue(outside_position)).find(|clue| !clue.is_empty())
}

/// Returns the clues of earlier grids that are in the same square and about a diagonal in the same direction.
fn before_at_corner(context: &Context, outside_position: OutsidePosition) -> Vec<Option<String>> {
    if context.board().grids().len() == 1 {
        return vec![];
    }
    let place = outside_position.square(context.grid(outside_position.grid));
    let alike = |other: &OutsidePosition| {
        other.grid < outside_position.grid && other.is_diagonal() && other.inward() == outside_position.inward()
    };
    let others = OutsidePosition::at(context.board(), place).filter(alike);
    others.map(|other| clue_at(context, other)).filter(Option::is_some).collect()
}

/// Draws the arrow of a diagonal clue, scaled by `scale`. It points to the first cell, which has the given corner.
fn draw_arrow(scene: &mut Scene, corner: Point, outside_position: OutsidePosition, scale: f32, ink: Ink) {
    let (down, right) = diagonal_step(outside_position);
    let off = |steps: f32| Point::new(corner.x - right * steps, corner.y - down * steps);
    // The arrow is diagonal, so its extent along each axis is its length divided by the square root of 2.
    let (near, far) = (0.05 * scale, (0.05 + ARROW.0 * std::f32::consts::FRAC_1_SQRT_2) * scale);
    let head = ArrowHead { length: 0.07 * scale, width: 0.12 * scale, filled: false };
    let pen = Pen::new(Width::Cells(ARROW.1)).round().with_head(head);
    scene.path(Layer::Digit, vec![off(far), off(near)], pen, ink);
}

/// Draws only the arrow, to show where a diagonal clue can be placed.
pub fn draw_diagonal_arrow(context: &Context, outside_position: OutsidePosition, ink: Ink, scene: &mut Scene) {
    let place = outside_position.square(context.grid(outside_position.grid));
    let scale = if context.board().contains(place) { 0.6 } else { 1.0 };
    draw_arrow(scene, diagonal_start_corner(cell_area(place), outside_position), outside_position, scale, ink);
}

/// Returns the corner at which a diagonal begins, in the square of its outside position.
pub fn diagonal_start_corner(place: Area, outside_position: OutsidePosition) -> Point {
    let (down, right) = diagonal_step(outside_position);
    let x = if right > 0.0 { place.max.x } else { place.min.x };
    Point::new(x, if down > 0.0 { place.max.y } else { place.min.y })
}

/// Returns one step along the diagonal as (down, right), each 1 or -1.
fn diagonal_step(outside_position: OutsidePosition) -> (f32, f32) {
    let (rows, cols) = outside_position.inward();
    (f32::from(rows), f32::from(cols))
}
