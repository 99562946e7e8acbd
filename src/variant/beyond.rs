//! How clues beyond the edges of a grid are drawn: beside the grid large, inside a neighbouring grid small at the edge;
//! where several rules have clues at one place, one further out than the other; where the clues of two grids meet at
//! one place, each small and near its own grid.

use super::slant::draw_diagonal;
use super::{ClueFrame, Context, Rule, Variant, cell_area};
use crate::board::{Digit, Lookout, Side};
use crate::scene::{Area, Ink, Point, Scene, TextRole, Weight};

/// The size of a digit or number beside the grid, in cells.
pub(super) const SIZE: f32 = 0.36;
/// Its size in a frame.
const FRAMED: f32 = 0.3;
/// Its size inside a neighbouring grid, and that of several digits.
pub(super) const SMALL: f32 = 0.25;
const SMALL_NUMBER: f32 = 0.22;
/// The same in a frame.
const SMALL_FRAMED: f32 = 0.18;
/// Its size where the clue of another grid stands at the same place.
const MEETING: f32 = 0.26;
/// Where there is no room further out, clues of several rules stand beside each other: their size, and how far their
/// middles are apart, for two and for more, inside a neighbouring grid and where another grid has a clue.
const ABREAST: [(f32, f32, f32); 2] = [(0.2, 0.46, 0.32), (0.16, 0.31, 0.22)];
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
/// How deep the room beside the grid is at least, so that a lone clue leaves the picture as wide as any other.
pub(super) const ROOM: f32 = 0.8;

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
    if stand.shared || stand.meeting {
        return stand.write_along_edge(digits, scene);
    }
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
    let mut stand = Stand::new(context, rule, lookout);
    if stand.shared && stand.size == SMALL && letters(number) > 1 {
        stand.size = SMALL_NUMBER;
    }
    let half = stand.half(letters(number));
    let usual = match (stand.shared, stand.meeting) {
        (true, _) => AWAY_SMALL,
        (false, true) => AWAY_MEETING,
        (false, false) => AWAY,
    };
    let middle = if stand.taken > 0.0 { stand.taken + half } else { usual.max(half + 0.06) };
    let at = stand.point(middle);
    write(scene, at, stand.size, number);
    stand.frame.draw(scene, at, frame_half(stand.size, letters(number)));
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
    /// How far the clue stands from the middle of the line, along the edge, where others stand beside it.
    abreast: f32,
    /// How many clues stand there, itself counted.
    beside: usize,
    size: f32,
    /// What tells its kind from others.
    frame: ClueFrame,
    /// How much of the room is taken by other clues, from the edge on.
    taken: f32,
}

impl Stand {
    fn new<V: Variant>(context: &Context, rule: &V, lookout: Lookout) -> Stand {
        let square = lookout.place(context.grid(lookout.grid));
        let shared = context.board().contains(square);
        let met = met_there(context, lookout);
        let frame = own(context, rule).and_then(|rule| ClueFrame::of(context, rule.kind())).unwrap_or(ClueFrame::Bare);
        let crowded = shared || !met.is_empty();
        let size = match (shared, met.is_empty()) {
            (true, true) if frame.is_bare() => SMALL,
            (true, _) => SMALL_FRAMED,
            (false, true) if frame.is_bare() => SIZE,
            (false, true) => FRAMED,
            (false, false) => MEETING,
        };
        // Who stands beside it.
        let with_clue = || context.rules().filter(|other| !other.clue(lookout).is_empty());
        let place = with_clue().position(|other| other.downcast::<V>() == Some(rule)).unwrap_or(0);
        let beside = with_clue().count();
        let (size, abreast) = match beside {
            count if crowded && count > 1 => {
                let (size, apart, apart_meeting) = ABREAST[usize::from(count > 2)];
                let apart = if met.is_empty() { apart } else { apart_meeting };
                (size, apart * (place as f32 - (count - 1) as f32 / 2.0))
            }
            _ => (size, 0.0),
        };
        // Away from the edges across.
        let aside = |of: fn((i16, i16)) -> i16| {
            let own = of(lookout.side.outward());
            let across = met.iter().map(|side| of(side.outward())).find(|&step| own == 0 && step != 0);
            GIVES_WAY * f32::from(across.unwrap_or(0))
        };
        Stand {
            place: cell_area(square),
            side: lookout.side,
            upright: lookout.side.outward().0 != 0,
            shared,
            meeting: !met.is_empty(),
            aside: (aside(|step| step.0), aside(|step| step.1)),
            abreast,
            beside,
            size,
            frame,
            taken: if crowded { 0.0 } else { taken_before(context, rule, lookout) },
        }
    }

    /// Writes digits beside each other along the edge: inside a neighbouring grid there is no room further out, nor
    /// where another grid has a clue.
    fn write_along_edge(&self, digits: &[Digit], scene: &mut Scene) {
        let (_, apart, apart_meeting) = ABREAST[usize::from(self.beside > 2)];
        let room = match (self.beside > 1, self.meeting) {
            (true, false) => apart - 0.06,
            (true, true) => apart_meeting - 0.04,
            (false, false) => 0.9,
            (false, true) => 0.5,
        };
        // Along the edge, letters are as they are outward of an edge across.
        let usual = step(self.size, !self.upright);
        let shrink = (room / (usual * digits.len() as f32)).min(1.0);
        let middle = self.point(AWAY_SMALL);
        for (order, digit) in digits.iter().enumerate() {
            let along = usual * shrink * (order as f32 - (digits.len() - 1) as f32 / 2.0);
            let at = match self.upright {
                true => Point::new(middle.x + along, middle.y),
                false => Point::new(middle.x, middle.y + along),
            };
            scene.number(TextRole::Clue, at, self.size * shrink, digit.value(), Weight::Medium, Ink::Given);
        }
    }

    /// Half of the room that a number takes, outward.
    fn half(&self, letters: usize) -> f32 {
        match self.frame.is_bare() {
            true => extent(self.size, letters, self.upright) / 2.0,
            false => frame_half(self.size, letters),
        }
    }

    /// The point so far beyond the edge, in the middle of the line.
    fn point(&self, away: f32) -> Point {
        let (place, centre) = (self.place, self.place.center());
        let (down, right) = if self.upright { (0.0, self.abreast) } else { (self.abreast, 0.0) };
        let centre = Point::new(centre.x + self.aside.1 + right, centre.y + self.aside.0 + down);
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

/// A rule as the puzzle has it.
fn own<'a, V: Variant>(context: &Context<'a>, rule: &V) -> Option<&'a Rule> {
    context.rules().find(|other| other.downcast::<V>() == Some(rule))
}

/// Half of the width and height of a frame around a number.
fn frame_half(size: f32, letters: usize) -> f32 {
    (extent(size, letters, false) / 2.0 + 0.26 * size).max(0.66 * size)
}

/// The edges of other grids whose clues along rows and columns stand at the place of this one: where two grids share a
/// corner block, or lie a cell apart.
pub(super) fn met_there(context: &Context, lookout: Lookout) -> Vec<Side> {
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
    if Lookout::at(context.board(), place).any(|at| slanted(&at)) {
        taken = if upright { 0.64 } else { 0.78 };
    }
    for other in context.before(rule) {
        let letters = other.clue(lookout).chars().count();
        if letters == 0 {
            continue;
        }
        taken = if other.kind().clue_is_number() {
            let framed = ClueFrame::of(context, other.kind()).is_some_and(|frame| !frame.is_bare());
            let half = if framed { frame_half(FRAMED, letters) } else { extent(SIZE, letters, upright) / 2.0 };
            gap(upright) + half + if taken > 0.0 { taken + half } else { AWAY.max(half + 0.06) }
        } else {
            gap(upright) + step(SIZE, upright) * letters as f32 + if taken > 0.0 { taken } else { EDGE }
        };
    }
    taken
}

fn letters(number: NumberBeyond) -> usize {
    match number {
        NumberBeyond::Digit(_) => 1,
        NumberBeyond::Number(number) => number.to_string().len(),
    }
}

/// Writes a number with its middle here.
pub(super) fn write(scene: &mut Scene, at: Point, size: f32, number: NumberBeyond) {
    match number {
        NumberBeyond::Digit(digit) => {
            scene.number(TextRole::Clue, at, size, digit.value(), Weight::Medium, Ink::Given);
        }
        NumberBeyond::Number(number) => {
            scene.text(TextRole::Clue, at, size, number.to_string(), Weight::Medium, Ink::Given);
        }
    }
}
