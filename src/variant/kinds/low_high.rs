//! Low and high: cells marked low contain one of the lower half of the digits, and cells marked high one of the higher
//! half. If the number of digits is odd, the middle digit is neither.

use crate::board::{Cell, DigitSet, Filling};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Item, Layer, Point, Scene, Tint};
use crate::variant::digit_classes::digit_classes;
use crate::variant::{CellMarkKind, Context, Marked, cell_middle};
use crate::words::Message;

/// The kind of cells with digits of one half.
#[derive(Clone, PartialEq, Debug)]
pub struct LowHighCell;

/// All low and high cells of a puzzle.
pub type LowHigh = Marked<LowHighCell, 2>;

impl CellMarkKind<2> for LowHighCell {
    const ID: &'static str = "low-high";
    const TINT: Tint = Tint::Green;
    const EXAMPLE: &'static str = include_str!("../../../examples/low-high.ron");
    const GENERATED_NAME: &'static str = "low-high";
    const MARK_NAMES: &'static [&'static str] = &["low", "high"];
    const EXAMPLES: &'static [[&'static str; 2]] =
        &[["r2c2", "r2c3"], ["r1c1", ""], ["r2c2", "r3c3"], ["", "r1c1 r1c2"]];

    fn with_details(rules: Message, context: &Context) -> Message {
        let [low, middle, high] =
            digit_classes(context, |value| match (0..2).find(|&half| is_in_half(context, half, value)) {
                Some(0) => 0,
                Some(_) => 2,
                None => 1,
            });
        let has_middle = if context.size().is_multiple_of(2) { "no" } else { "yes" };
        rules.with("low", low).with("middle", middle).with("high", high).with("has-middle", has_middle)
    }

    fn holds(marks: &Marked<Self, 2>, context: &Context, filling: &Filling) -> bool {
        marks
            .all()
            .all(|(cell, sort)| context.values(filling, [cell]).iter().all(|&value| is_in_half(context, sort, value)))
    }

    fn lower(marks: &Marked<Self, 2>, context: &Context, model: &mut Model) {
        for (cell, sort) in marks.all() {
            let digits = DigitSet::all(context.size()).iter();
            let allowed: DigitSet = digits.filter(|&digit| is_in_half(context, sort, context.value(digit))).collect();
            context.ids([cell]).into_iter().for_each(|id| model.add(Shape::Domain(id, allowed)));
        }
    }

    /// Draws a triangle that points down for low and up for high.
    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene) {
        let (middle, up) = (cell_middle(cell), if sort == 0 { -1.0 } else { 1.0 });
        let corner = |x: f32, y: f32| Point::new(middle.x + x, middle.y - up * y);
        let pieces = vec![vec![corner(0.0, 0.4), corner(0.38, -0.3), corner(-0.38, -0.3)]];
        scene.add(Layer::Mark, Item::Fill { pieces, ink: Ink::Tint(tint) });
    }
}

/// Returns whether a digit belongs to this half of the digits: 0 is the lower half, 1 the higher one.
fn is_in_half(context: &Context, half: usize, value: i32) -> bool {
    // This is twice the distance from the middle of all digits, because the middle may not be a whole number.
    let from_middle = 2 * value - context.lowest() - context.highest();
    if half == 0 { from_middle < 0 } else { from_middle > 0 }
}
