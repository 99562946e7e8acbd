//! How clues beyond the edges of a grid are drawn: beside the grid large, inside a neighbouring grid small at the edge;
//! where several rules have clues at one place, one further out than the other; where the clues of two grids meet at
//! one place, each small and near its own grid.

use super::{Context, Variant, cell_area};
use crate::board::{Digit, Lookout, Side};
use crate::scene::{Area, Head, Ink, Layer, Pen, Point, Scene, TextRole, Weight, Width};

/// The size of a digit or number beside the grid, in cells.
const SIZE: f32 = 0.36;
/// Its size inside a neighbouring grid.
const SMALL: f32 = 0.25;
/// Its size where two clues along diagonals stand beside each other.
const NARROW: f32 = 0.28;
/// Its size where the clue of another grid stands at the same place.
const MEETING: f32 = 0.26;
/// How far the middle of a number lies beyond the edge.
const AWAY: f32 = 0.36;
/// The same where the clue of another grid stands at the same place.
const AWAY_MEETING: f32 = 0.22;
/// How far a clue gives way there, along its own edge, to one that stands at an edge across.
const GIVES_WAY: f32 = 0.22;
/// The same inside a neighbouring grid.
const AWAY_SMALL: f32 = 0.2;
/// How far the first of several digits begins beyond the edge.
const EDGE: f32 = 0.12;
/// The length and thickness of the arrow of a clue along a diagonal.
const ARROW: (f32, f32) = (0.2, 0.03);
/// How deep the room beside the grid is at least, so that a lone clue leaves the picture as wide as any other.
const ROOM: f32 = 0.8;

/// A clue that is one number, or one digit of the puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberBeyond {
    /// A digit, in the puzzle's symbol for it.
    Digit(Digit),
    /// A number.
    Number(u16),
}

/// Draws the digits of a rule at a place beyond the end of a row or column: the first to the left or on top, whatever
/// the side.
pub fn draw_digits_beyond<V: Variant>(
    context: &Context,
    rule: &V,
    lookout: Lookout,
    digits: &[Digit],
    scene: &mut Scene,
) {
    let stand = Stand::new(context, rule, lookout);
    let (from, step) = (if stand.taken > 0.0 { stand.taken } else { EDGE }, step(stand.size, stand.upright));
    let first_is_outer = matches!(lookout.side, Side::Top | Side::Left);
    for (order, digit) in digits.iter().enumerate() {
        let outward = if first_is_outer { digits.len() - 1 - order } else { order };
        let at = stand.point(from + step * (outward as f32 + 0.5));
        scene.number(TextRole::Clue, at, stand.size, digit.value(), Weight::Medium, Ink::Given);
    }
    stand.make_room(from + step * digits.len() as f32, scene);
}

/// Draws the number of a rule at a place beyond an edge, along diagonals with an arrow to the first cell.
pub fn draw_number_beyond<V: Variant>(
    context: &Context,
    rule: &V,
    lookout: Lookout,
    number: NumberBeyond,
    scene: &mut Scene,
) {
    if lookout.is_diagonal() {
        return draw_diagonal(context, lookout, number, scene);
    }
    let stand = Stand::new(context, rule, lookout);
    let half = extent(stand.size, letters(number), stand.upright) / 2.0;
    let usual = match (stand.shared, stand.meeting) {
        (true, _) => AWAY_SMALL,
        (false, true) => AWAY_MEETING,
        (false, false) => AWAY,
    };
    let middle = if stand.taken > 0.0 { stand.taken + half } else { usual.max(half + 0.06) };
    write(scene, stand.point(middle), stand.size, number);
    stand.make_room(middle + half, scene);
}

/// Where a clue at a row or column stands.
struct Stand {
    place: Area,
    side: Side,
    upright: bool,
    /// Whether another grid lies there.
    shared: bool,
    /// Whether a clue of another grid stands at the same place.
    meeting: bool,
    /// How far the clue gives way to that one, downward and to the right.
    aside: (f32, f32),
    size: f32,
    /// How much of the room is taken by other clues, from the edge on.
    taken: f32,
}

impl Stand {
    fn new<V: Variant>(context: &Context, rule: &V, lookout: Lookout) -> Stand {
        let place = lookout.place(context.grid(lookout.grid));
        let shared = context.board().contains(place);
        let met = if shared { vec![] } else { met_there(context, lookout) };
        let size = match (shared, met.is_empty()) {
            (true, _) => SMALL,
            (false, true) => SIZE,
            (false, false) => MEETING,
        };
        // Away from the edges across.
        let aside = |of: fn((i16, i16)) -> i16| {
            let own = of(lookout.side.outward());
            let across = met.iter().map(|side| of(side.outward())).find(|&step| own == 0 && step != 0);
            GIVES_WAY * f32::from(across.unwrap_or(0))
        };
        Stand {
            place: cell_area(place),
            side: lookout.side,
            upright: lookout.side.outward().0 != 0,
            shared,
            meeting: !met.is_empty(),
            aside: (aside(|step| step.0), aside(|step| step.1)),
            size,
            taken: if shared { 0.0 } else { taken_before(context, rule, lookout) },
        }
    }

    /// The point so far beyond the edge, in the middle of the line.
    fn point(&self, away: f32) -> Point {
        let (place, centre) = (self.place, self.place.center());
        let centre = Point::new(centre.x + self.aside.1, centre.y + self.aside.0);
        match self.side {
            Side::Top => Point::new(centre.x, place.max.y - away),
            Side::Bottom => Point::new(centre.x, place.min.y + away),
            Side::Left => Point::new(place.max.x - away, centre.y),
            Side::Right => Point::new(place.min.x + away, centre.y),
        }
    }

    /// Makes the picture large enough for a clue that ends so far beyond the edge.
    fn make_room(&self, end: f32, scene: &mut Scene) {
        if self.shared {
            return;
        }
        let (place, reach) = (self.place, (end + 0.13).max(ROOM));
        scene.include(match self.side {
            Side::Top => Area::new(place.min.x, place.max.y - reach, 1.0, reach),
            Side::Bottom => Area::new(place.min.x, place.min.y, 1.0, reach),
            Side::Left => Area::new(place.max.x - reach, place.min.y, reach, 1.0),
            Side::Right => Area::new(place.min.x, place.min.y, reach, 1.0),
        });
    }
}

/// The edges of other grids whose clues along rows and columns stand at the place of this one: where two grids share a
/// corner block, or lie a cell apart.
fn met_there(context: &Context, lookout: Lookout) -> Vec<Side> {
    let board = context.board();
    if board.grids().len() == 1 {
        return vec![];
    }
    let place = lookout.place(context.grid(lookout.grid));
    let others = Lookout::at(board, place).filter(|at| at.grid != lookout.grid && !at.is_diagonal());
    let with_clue = others.filter(|&at| context.rules().any(|rule| !rule.clue(at).is_empty()));
    with_clue.map(|at| at.side).collect()
}

/// How wide digits of a size are, roughly, and how high.
const fn extent(size: f32, letters: usize, upright: bool) -> f32 {
    if upright { 0.74 * size } else { 0.56 * size * letters as f32 }
}

/// The gap between two clues at one place.
const fn gap(upright: bool) -> f32 {
    if upright { 0.1 } else { 0.15 }
}

/// From the middle of one digit to that of the next one outward.
const fn step(size: f32, upright: bool) -> f32 {
    if upright { size * 1.05 } else { size * 0.72 }
}

/// How much of the room beyond the edge is taken before a clue of the rule there, from the edge on.
fn taken_before<V: Variant>(context: &Context, rule: &V, lookout: Lookout) -> f32 {
    let grid = context.grid(lookout.grid);
    let place = lookout.place(grid);
    let upright = lookout.side.outward().0 != 0;
    let mut taken = 0.0;
    // What looks along a diagonal is next to the corner that it looks through.
    let slanted = |at: &Lookout| at.is_diagonal() && context.rules().any(|rule| !rule.clue(*at).is_empty());
    if Lookout::diagonals(lookout.grid, grid).filter(|at| at.place(grid) == place).any(|at| slanted(&at)) {
        taken = if upright { 0.64 } else { 0.78 };
    }
    for other in context.before(rule) {
        let letters = other.clue(lookout).chars().count();
        if letters == 0 {
            continue;
        }
        taken = if other.kind().clue_is_number() {
            let half = extent(SIZE, letters, upright) / 2.0;
            gap(upright) + half + if taken > 0.0 { taken + half } else { AWAY.max(half + 0.06) }
        } else {
            gap(upright) + step(SIZE, upright) * letters as f32 + if taken > 0.0 { taken } else { EDGE }
        };
    }
    taken
}

fn draw_diagonal(context: &Context, lookout: Lookout, number: NumberBeyond, scene: &mut Scene) {
    let grid = context.grid(lookout.grid);
    let place = lookout.place(grid);
    let corner = seen_corner(cell_area(place), lookout);
    let (down, right) = slope(lookout);
    let upright = lookout.side.outward().0 != 0;
    let shared = context.board().contains(place);
    let others = || Lookout::diagonals(lookout.grid, grid).filter(|at| *at != lookout && at.place(grid) == place);
    let has_clue = |at: Lookout| context.rules().any(|rule| !rule.clue(at).is_empty());
    // From the corner outward, and along the edge.
    let (size, out, along) = match (shared, upright) {
        (true, true) => (SMALL * 0.9, 0.2, 0.27),
        (true, false) => (SMALL * 0.9, 0.27, 0.2),
        (false, _) if others().any(has_clue) => (NARROW, 0.42, if upright { 0.26 } else { 0.22 }),
        (false, true) => (SIZE, 0.4, 0.4),
        (false, false) => (SIZE, 0.44, 0.36),
    };
    let (rows, cols) = if upright { (out, along) } else { (along, out) };
    let at = Point::new(corner.x - right * cols, corner.y - down * rows);
    write(scene, at, size, number);
    draw_arrow(scene, corner, lookout, if shared { 0.6 } else { 1.0 }, Ink::Given);
    if !shared {
        let far = Point::new(corner.x - right * ROOM, corner.y - down * ROOM);
        scene.include(Area::new(corner.x.min(far.x), corner.y.min(far.y), ROOM, ROOM));
    }
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

fn letters(number: NumberBeyond) -> usize {
    match number {
        NumberBeyond::Digit(_) => 1,
        NumberBeyond::Number(number) => number.to_string().len(),
    }
}

/// Writes a number with its middle here.
fn write(scene: &mut Scene, at: Point, size: f32, number: NumberBeyond) {
    match number {
        NumberBeyond::Digit(digit) => {
            scene.number(TextRole::Clue, at, size, digit.value(), Weight::Medium, Ink::Given);
        }
        NumberBeyond::Number(number) => {
            scene.text(TextRole::Clue, at, size, number.to_string(), Weight::Medium, Ink::Given);
        }
    }
}
