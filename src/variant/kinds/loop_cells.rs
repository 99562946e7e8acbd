//! Cells of a loop or path to find: those that are on it or not, its turns and straight parts, its ends, and the pearls
//! of Masyu.

use super::loops::{directions, parts, steps};
use crate::board::{Cell, CellId, Digit, DigitSet, Filling};
use crate::model::{Model, Shape, Tuples};
use crate::scene::{Ink, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::{CellMarkKind, Context, LayerKind, Marked, cell_middle};

/// The kind of cells that say something about a line to find.
#[derive(Clone, PartialEq, Debug)]
pub struct LoopCell;

/// All such cells of a puzzle: on the line, off it, turns, straight parts, ends, black and white pearls.
pub type LoopCells = Marked<LoopCell, 7>;

const READ: &[LayerKind] = &[LayerKind::Loop];

/// The types of mark.
const ON: usize = 0;
const OFF: usize = 1;
const TURN: usize = 2;
const STRAIGHT: usize = 3;
const END: usize = 4;
const BLACK: usize = 5;

/// Returns whether a part of a line with these directions goes straight on.
fn is_straight(part: u8) -> bool {
    part.count_ones() == 2 && (part & part << 2) != 0
}

/// Returns whether a part of a line with these directions turns.
fn is_turn(part: u8) -> bool {
    part.count_ones() == 2 && !is_straight(part)
}

/// Returns whether a cell with a type of mark may have a part with these directions.
fn fits(part: u8, sort: usize) -> bool {
    match sort {
        ON => part != 0,
        OFF => part == 0,
        TURN | BLACK => is_turn(part),
        END => part.count_ones() == 1,
        _ => is_straight(part),
    }
}

/// Returns whether the parts before and after a pearl are as it requires: a line goes straight before and after a black
/// one, and turns before or after a white one.
fn fits_around(sort: usize, around: [u8; 2]) -> bool {
    match sort {
        ON | OFF | TURN | STRAIGHT | END => true,
        BLACK => around.into_iter().all(is_straight),
        _ => around.into_iter().any(is_turn),
    }
}

impl CellMarkKind<7> for LoopCell {
    const ID: &'static str = "loop-cells";
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/loop.ron");
    const GENERATED_NAME: &'static str = "loop-cells";
    const MARK_NAMES: &'static [&'static str] = &["on", "off", "turn", "straight", "end", "black", "white"];
    const READS_LAYERS: &'static [LayerKind] = READ;
    const EXAMPLES: &'static [[&'static str; 7]] = &[
        ["", "", "", "", "", "r2c2", "r2c3"],
        ["r2c2", "r4c4", "", "", "", "r1c1", ""],
        ["", "", "", "r1c2", "r1c1", "", "r1c3"],
    ];

    fn holds(marks: &Marked<Self, 7>, context: &Context, filling: &Filling) -> bool {
        let part = |cell: Cell| context.layer_value(filling, cell, READ).map_or(0, directions);
        marks.all().all(|(cell, sort)| {
            let own = part(cell);
            let around =
                steps(cell).into_iter().filter(|(direction, _)| own & direction != 0).map(|(_, next)| part(next));
            let around: Vec<u8> = around.collect();
            let is_on_line = context.layer_at(cell, READ).is_some();
            is_on_line && fits(own, sort) && around.try_into().map_or(true, |around| fits_around(sort, around))
        })
    }

    fn lower(marks: &Marked<Self, 7>, context: &Context, model: &mut Model) {
        for (cell, sort) in marks.all() {
            let Some((own, values)) = context.layer_at(cell, READ) else {
                model.add(Shape::AtLeastOne(vec![]));
                continue;
            };
            let allowed = parts(values, |part| fits(part, sort));
            model.add(Shape::Domain(own, allowed));
            if sort < BLACK {
                continue;
            }
            // The pearl with each pair of neighbours that the line may come from and go to.
            let neighbours: Vec<(u8, CellId)> = steps(cell)
                .into_iter()
                .filter_map(|(direction, next)| Some((direction, context.layer_at(next, READ)?.0)))
                .collect();
            for (at, &(one, before)) in neighbours.iter().enumerate() {
                for &(other, after) in &neighbours[at + 1..] {
                    if is_straight(one | other) == (sort == BLACK) {
                        continue;
                    }
                    let holds = |own: Digit, before: Digit, after: Digit| {
                        let around = [directions(before), directions(after)];
                        directions(own) != one | other || fits_around(sort, around)
                    };
                    let all = || DigitSet::all(values).iter();
                    let pairs = || all().flat_map(move |one| all().map(move |other| (one, other)));
                    let triples = allowed.iter().flat_map(|own| pairs().map(move |(one, other)| (own, one, other)));
                    let triples = triples.filter(|&(own, before, after)| holds(own, before, after));
                    let tuples = Tuples::new(3, triples.map(|(own, before, after)| vec![own, before, after]));
                    model.add(Shape::Table(vec![own, before, after], tuples));
                }
            }
        }
    }

    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene) {
        let middle = cell_middle(cell);
        let ink = Ink::Line(tint);
        let at = |x: f32, y: f32| Point::new(middle.x + x, middle.y + y);
        let pen = Pen::new(Width::Cells(0.05));
        let corner = at(0.33, 0.33);
        match sort {
            ON => scene.disc(Layer::Mark, corner, 0.07, ink),
            OFF => {
                for sign in [-1.0, 1.0] {
                    let points = vec![at(0.26, 0.33 - 0.07 * sign), at(0.4, 0.33 + 0.07 * sign)];
                    scene.path(Layer::Mark, points, pen, ink);
                }
            }
            TURN => scene.path(Layer::Mark, vec![at(0.26, 0.26), at(0.26, 0.4), at(0.4, 0.4)], pen, ink),
            STRAIGHT => scene.path(Layer::Mark, vec![at(0.24, 0.37), at(0.42, 0.37)], pen, ink),
            END => scene.disc(Layer::Mark, middle, 0.36, Ink::Tint(tint)),
            BLACK => {
                scene.disc(Layer::Mark, middle, 0.36, Ink::Tint(tint));
                scene.ring(Layer::Mark, middle, 0.36, Width::Cells(0.06), ink);
            }
            _ => scene.ring(Layer::Mark, middle, 0.36, Width::Cells(0.03), ink),
        }
    }
}
