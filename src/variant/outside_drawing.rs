//! Drawing of clues outside a grid. They are large next to the grid and small inside a neighbouring grid. Clues of
//! several rules at one position are stacked outwards. Where clues of two grids share a position, each is small and
//! close to its own grid.

use super::context::Context;
use super::definition::Variant;
use super::diagonal_drawing::draw_diagonal_clue;
use super::draw::cell_area;
use super::frame::ClueFrame;
use super::other_rule::OutsideKind;
use crate::board::{Digit, OutsidePosition, Side};
use crate::scene::{Area, Ink, Point, Scene, TextRole, Weight};

/// Size of a digit or number next to the grid, in cells.
pub(super) const SIZE: f32 = 0.36;
/// Size in a frame.
const FRAMED: f32 = 0.3;
/// Size inside a neighbouring grid.
pub(super) const SMALL: f32 = 0.25;
/// Size of a number with several digits inside a neighbouring grid.
const SMALL_NUMBER: f32 = 0.22;
/// Size in a frame inside a neighbouring grid.
const SMALL_FRAMED: f32 = 0.18;
/// Size where the clue of another grid has the same position.
const MEETING_SIZE: f32 = 0.26;
/// Sizes and distances of clues of several rules side by side, where there is no space to stack them: first for two
/// clues, then for more, as (size, distance inside a neighbouring grid, distance next to a clue of another grid).
const SIDE_BY_SIDE: [(f32, f32, f32); 2] = [(0.2, 0.46, 0.32), (0.16, 0.31, 0.22)];
/// Distance of the middle of a number from the edge.
const DISTANCE: f32 = 0.36;
/// Distance where the clue of another grid has the same position.
const MEETING_DISTANCE: f32 = 0.22;
/// Shift of such a clue along its own edge, away from a clue at a perpendicular edge.
const MEETING_SHIFT: f32 = 0.22;
/// Distance inside a neighbouring grid.
const SMALL_DISTANCE: f32 = 0.2;
/// Distance between the edge and the first of several digits.
const EDGE: f32 = 0.12;
/// Least space next to the grid, so that a lone clue does not narrow the picture.
pub const OUTSIDE_ROOM: f32 = 0.8;

/// A clue that is one number or one digit of the puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutsideNumber {
    /// A digit, drawn as its symbol in the puzzle.
    Digit(Digit),
    /// A number.
    Number(u16),
}

/// Draws the digits of a rule at a position outside a row or column, left to right or top to bottom on all sides.
pub fn draw_outside_digits<V: Variant>(
    context: &Context,
    rule: &V,
    outside_position: OutsidePosition,
    digits: &[Digit],
    scene: &mut Scene,
) {
    let stand = CluePlacement::new(context, rule, outside_position);
    if stand.shared || stand.meeting {
        return stand.write_along_edge(digits, scene);
    }
    let (from, step) = (if stand.occupied > 0.0 { stand.occupied } else { EDGE }, step(stand.size, stand.upright));
    // Digits are read from the left or from the top, so on these two sides the first is the farthest out.
    let first_is_outer = matches!(outside_position.side, Side::Top | Side::Left);
    for (order, digit) in digits.iter().enumerate() {
        let outward = if first_is_outer { digits.len() - 1 - order } else { order };
        let at = stand.point(from + step * (outward as f32 + 0.5));
        scene.number(TextRole::Clue, at, stand.size, digit.value(), Weight::Medium, Ink::Given);
    }
    stand.make_room(from + step * digits.len() as f32, scene);
}

/// Draws the number of a rule at a position outside the grid. Diagonal clues get an arrow to the first cell.
pub fn draw_outside_number<V: Variant>(
    context: &Context,
    rule: &V,
    outside_position: OutsidePosition,
    number: OutsideNumber,
    scene: &mut Scene,
) {
    if outside_position.is_diagonal() {
        return draw_diagonal_clue(context, outside_position, number, scene);
    }
    let mut stand = CluePlacement::new(context, rule, outside_position);
    if stand.shared && stand.size == SMALL && letters(number) > 1 {
        stand.size = SMALL_NUMBER;
    }
    let half = stand.half(letters(number));
    let usual = match (stand.shared, stand.meeting) {
        (true, _) => SMALL_DISTANCE,
        (false, true) => MEETING_DISTANCE,
        (false, false) => DISTANCE,
    };
    let middle = if stand.occupied > 0.0 { stand.occupied + half } else { usual.max(half + 0.06) };
    let at = stand.point(middle);
    write(scene, at, stand.size, number);
    stand.frame.draw(scene, at, frame_half(stand.size, letters(number)));
    stand.make_room(middle + half, scene);
}

/// The placement of a clue at a row or column.
struct CluePlacement {
    place: Area,
    side: Side,
    upright: bool,
    /// True if another grid covers the position.
    shared: bool,
    /// True if a clue of another grid has the same position.
    meeting: bool,
    /// Shift away from that clue, down and to the right.
    meeting_shift: (f32, f32),
    /// Shift along the edge if several clues are side by side.
    side_offset: f32,
    /// Number of clues at the position, including this one.
    clue_count: usize,
    size: f32,
    /// The frame that distinguishes the kind from others.
    frame: ClueFrame,
    /// Distance from the edge that other clues occupy.
    occupied: f32,
}

impl CluePlacement {
    fn new<V: Variant>(context: &Context, rule: &V, outside_position: OutsidePosition) -> CluePlacement {
        let square = outside_position.square(context.grid(outside_position.grid));
        let shared = context.board().contains(square);
        let met = meeting_edges(context, outside_position);
        let kind = outside_kind_of(context, rule);
        let frame = kind.and_then(|kind| ClueFrame::of(context, kind)).unwrap_or(ClueFrame::Bare);
        let crowded = shared || !met.is_empty();
        let size = match (shared, met.is_empty()) {
            (true, true) if frame.is_bare() => SMALL,
            (true, _) => SMALL_FRAMED,
            (false, true) if frame.is_bare() => SIZE,
            (false, true) => FRAMED,
            (false, false) => MEETING_SIZE,
        };
        // Clues of several rules are side by side if they cannot be stacked.
        let with_clue = || context.rules().filter(|other| !other.clue(outside_position).is_empty());
        let place = with_clue().position(|other| other.downcast::<V>() == Some(rule)).unwrap_or(0);
        let beside = with_clue().count();
        let (size, abreast) = match beside {
            count if crowded && count > 1 => {
                let (size, apart, apart_meeting) = SIDE_BY_SIDE[usize::from(count > 2)];
                let apart = if met.is_empty() { apart } else { apart_meeting };
                (size, apart * (place as f32 - (count - 1) as f32 / 2.0))
            }
            _ => (size, 0.0),
        };
        // The clue moves away from perpendicular edges.
        let aside = |of: fn((i16, i16)) -> i16| {
            let own = of(outside_position.side.outward());
            let across = met.iter().map(|side| of(side.outward())).find(|&step| own == 0 && step != 0);
            MEETING_SHIFT * f32::from(across.unwrap_or(0))
        };
        CluePlacement {
            place: cell_area(square),
            side: outside_position.side,
            upright: outside_position.side.outward().0 != 0,
            shared,
            meeting: !met.is_empty(),
            meeting_shift: (aside(|step| step.0), aside(|step| step.1)),
            side_offset: abreast,
            clue_count: beside,
            size,
            frame,
            occupied: if crowded { 0.0 } else { occupied_before(context, rule, outside_position) },
        }
    }

    /// Writes digits side by side along the edge, for positions with no space to stack outwards.
    fn write_along_edge(&self, digits: &[Digit], scene: &mut Scene) {
        let (_, apart, apart_meeting) = SIDE_BY_SIDE[usize::from(self.clue_count > 2)];
        let room = match (self.clue_count > 1, self.meeting) {
            (true, false) => apart - 0.06,
            (true, true) => apart_meeting - 0.04,
            (false, false) => 0.9,
            (false, true) => 0.5,
        };
        // A digit needs as much space along this edge as it needs outwards at a perpendicular edge.
        let usual = step(self.size, !self.upright);
        let shrink = (room / (usual * digits.len() as f32)).min(1.0);
        let middle = self.point(SMALL_DISTANCE);
        for (order, digit) in digits.iter().enumerate() {
            let along = usual * shrink * (order as f32 - (digits.len() - 1) as f32 / 2.0);
            let at = match self.upright {
                true => Point::new(middle.x + along, middle.y),
                false => Point::new(middle.x, middle.y + along),
            };
            scene.number(TextRole::Clue, at, self.size * shrink, digit.value(), Weight::Medium, Ink::Given);
        }
    }

    /// Returns half of the space that a number takes in outward direction.
    fn half(&self, letters: usize) -> f32 {
        match self.frame.is_bare() {
            true => extent(self.size, letters, self.upright) / 2.0,
            false => frame_half(self.size, letters),
        }
    }

    /// Returns the point at this distance from the edge, in the middle of the line.
    fn point(&self, away: f32) -> Point {
        let (place, centre) = (self.place, self.place.center());
        let (down, right) = if self.upright { (0.0, self.side_offset) } else { (self.side_offset, 0.0) };
        let centre = Point::new(centre.x + self.meeting_shift.1 + right, centre.y + self.meeting_shift.0 + down);
        match self.side {
            Side::Top => Point::new(centre.x, place.max.y - away),
            Side::Bottom => Point::new(centre.x, place.min.y + away),
            Side::Left => Point::new(place.max.x - away, centre.y),
            Side::Right => Point::new(place.min.x + away, centre.y),
        }
    }

    /// Enlarges the picture for a clue that ends at this distance from the edge.
    fn make_room(&self, end: f32, scene: &mut Scene) {
        if self.shared {
            return;
        }
        let (place, reach) = (self.place, (end + 0.13).max(OUTSIDE_ROOM));
        scene.include(match self.side {
            Side::Top => Area::new(place.min.x, place.max.y - reach, 1.0, reach),
            Side::Bottom => Area::new(place.min.x, place.min.y, 1.0, reach),
            Side::Left => Area::new(place.max.x - reach, place.min.y, reach, 1.0),
            Side::Right => Area::new(place.min.x, place.min.y, reach, 1.0),
        });
    }
}

/// Returns the kind of a rule's clues, if the puzzle has the rule.
fn outside_kind_of<V: Variant>(context: &Context, rule: &V) -> Option<OutsideKind> {
    context.rules().find(|other| other.downcast::<V>() == Some(rule))?.outside_kind()
}

/// Returns half of the width and height of a frame around a number.
fn frame_half(size: f32, letters: usize) -> f32 {
    (extent(size, letters, false) / 2.0 + 0.26 * size).max(0.66 * size)
}

/// Returns the edges of other grids whose row or column clues share this position. This happens where grids share a
/// corner box or are one cell apart.
pub(super) fn meeting_edges(context: &Context, outside_position: OutsidePosition) -> Vec<Side> {
    let board = context.board();
    if board.grids().len() == 1 {
        return vec![];
    }
    let place = outside_position.square(context.grid(outside_position.grid));
    let others = OutsidePosition::at(board, place).filter(|at| at.grid != outside_position.grid && !at.is_diagonal());
    let with_clue = others.filter(|&at| context.rules().any(|rule| !rule.clue(at).is_empty()));
    with_clue.map(|at| at.side).collect()
}

/// Returns the approximate height of digits of a size if `upright` is set, otherwise their total width.
const fn extent(size: f32, letters: usize, upright: bool) -> f32 {
    if upright { 0.74 * size } else { 0.56 * size * letters as f32 }
}

/// Returns the gap between two clues at one position.
const fn gap(upright: bool) -> f32 {
    if upright { 0.1 } else { 0.15 }
}

/// Returns the distance between the middles of two consecutive digits in outward direction.
const fn step(size: f32, upright: bool) -> f32 {
    if upright { size * 1.05 } else { size * 0.72 }
}

/// Returns the distance from the edge that other clues occupy before a clue of this rule.
fn occupied_before<V: Variant>(context: &Context, rule: &V, outside_position: OutsidePosition) -> f32 {
    let grid = context.grid(outside_position.grid);
    let place = outside_position.square(grid);
    let upright = outside_position.side.outward().0 != 0;
    let mut taken = 0.0;
    // A diagonal clue is next to the corner at which its diagonal begins, so it comes first.
    let slanted = |at: &OutsidePosition| at.is_diagonal() && context.rules().any(|rule| !rule.clue(*at).is_empty());
    if OutsidePosition::at(context.board(), place).any(|at| slanted(&at)) {
        taken = if upright { 0.64 } else { 0.78 };
    }
    for other in context.before(rule) {
        let letters = other.clue(outside_position).chars().count();
        if letters == 0 {
            continue;
        }
        taken = if let Some(kind) = other.outside_kind().filter(|kind| kind.is_number) {
            let framed = ClueFrame::of(context, kind).is_some_and(|frame| !frame.is_bare());
            let half = if framed { frame_half(FRAMED, letters) } else { extent(SIZE, letters, upright) / 2.0 };
            gap(upright) + half + if taken > 0.0 { taken + half } else { DISTANCE.max(half + 0.06) }
        } else {
            gap(upright) + step(SIZE, upright) * letters as f32 + if taken > 0.0 { taken } else { EDGE }
        };
    }
    taken
}

fn letters(number: OutsideNumber) -> usize {
    match number {
        OutsideNumber::Digit(_) => 1,
        OutsideNumber::Number(number) => number.to_string().len(),
    }
}

/// Writes a number centred at a point.
pub(super) fn write(scene: &mut Scene, at: Point, size: f32, number: OutsideNumber) {
    match number {
        OutsideNumber::Digit(digit) => {
            scene.number(TextRole::Clue, at, size, digit.value(), Weight::Medium, Ink::Given);
        }
        OutsideNumber::Number(number) => {
            scene.text(TextRole::Clue, at, size, number.to_string(), Weight::Medium, Ink::Given);
        }
    }
}
