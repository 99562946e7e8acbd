//! Lockout line: the digits in the diamonds at the ends differ by at least 4 (or the number of the line), and the
//! digits between the ends are strictly outside the range of these two.

use crate::board::CellId;
use crate::model::Model;
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::draw::{CIRCLE, draw_line_from};
use crate::variant::line::ends_and_middle_shape;
use crate::variant::{Context, Line, LineEnd, LineKind, NumberRange, draw_ends};

/// The kind of line whose inner digits are outside the range of its ends.
#[derive(Clone, PartialEq, Debug)]
pub struct LockoutLine;

/// A lockout line.
pub type Lockout = Line<LockoutLine>;

impl LineKind for LockoutLine {
    const ID: &'static str = "lockout";
    const TINT: Tint = Tint::Blue;
    const EXAMPLE: &'static str = include_str!("../../../examples/lockout.ron");
    const GENERATED_NAME: &'static str = "lockout";
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r3c3 r3c4", None), ("r1c1 r1c2 r1c3", Some(2)), ("r1c1 r2c1", None), ("r1c1 r2c2 r2c3 r1c4", Some(1))];

    /// The default is 4 on 9x9 boards.
    fn range(context: &Context) -> Option<NumberRange> {
        let size = u16::from(context.size());
        Some(NumberRange { default: size / 2, min: 1, max: size - 1 })
    }

    fn holds(line: &Line<Self>, context: &Context, values: &[i32]) -> bool {
        let (first, last) = (values[0], values[values.len() - 1]);
        let (least, most) = (first.min(last), first.max(last));
        most - least >= line.number(context).into()
            && values[1..values.len() - 1].iter().all(|&value| value < least || most < value)
    }

    fn lower(line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let apart = i32::from(line.number(context));
        let outside = |least, most, value| value < least || most < value;
        model.add(ends_and_middle_shape(context, cells, |least, most| most - least >= apart, outside));
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line_from(scene, &line.path, BlackForm::Dashes, tint, CIRCLE);
        draw_ends(scene, &line.path, LineEnd::Diamond, tint);
    }
}
