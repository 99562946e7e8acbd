//! Sum line: the line divides into segments of consecutive cells that each sum to 10 (or the number of the line).

use crate::board::CellId;
use crate::model::{Automaton, Model, Shape};
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, NumberRange, draw_line, draw_line_number};

/// The kind of line that divides into segments with a given sum.
#[derive(Clone, PartialEq, Debug)]
pub struct DividedLine;

/// A sum line.
pub type SumLine = Line<DividedLine>;

impl LineKind for DividedLine {
    const ID: &'static str = "sum-line";
    const WRITES_NUMBER: bool = true;
    const TINT: Tint = Tint::Sand;
    const EXAMPLE: &'static str = include_str!("../../../examples/sum-line.ron");
    const GENERATED_NAME: &'static str = "sum-line";
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r2c3 r3c4 r4c4", None), ("r1c1 r1c2 r1c3 r1c4", None), ("r1c1 r2c1 r3c1 r3c2", Some(4))];

    /// Numbers above the range are possible: a long segment can have such a sum.
    const HIGHER_IS_IMPOSSIBLE: bool = false;

    /// The default is 10 on 9x9 boards.
    fn range(context: &Context) -> Option<NumberRange> {
        let size = u16::from(context.size());
        Some(NumberRange { default: size + 1, min: 1, max: 4 * size })
    }

    fn holds(line: &Line<Self>, context: &Context, values: &[i32]) -> bool {
        let total = i32::from(line.number(context));
        let (mut sum, mut parts) = (0, 0);
        for &value in values {
            sum += value;
            if sum > total {
                return false;
            }
            // A segment ends as soon as its sum is reached. Zeros that follow may belong to this segment or to the next
            // one.
            if sum == total {
                (sum, parts) = (0, parts + 1);
            }
        }
        sum == 0 && parts > 0
    }

    fn lower(line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let total = i32::from(line.number(context));
        // The state is the sum of the current segment, or None before the first one. A zero does not begin a segment.
        let step = |sum: &Option<i32>, digit| match (*sum, context.value(digit)) {
            (None, 0) => Some(None),
            (sum, value) => match sum.unwrap_or(0) + value {
                sum if sum > total => None,
                sum => Some(Some(if sum == total { 0 } else { sum })),
            },
        };
        let parts = Automaton::explore(context.size(), None, step, |&sum| sum == Some(0));
        model.add(Shape::Word(cells.to_vec(), parts));
    }

    fn draw(line: &Line<Self>, context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::DotDash, tint);
        if line.number.is_some() {
            draw_line_number(scene, &line.path, line.number(context));
        }
    }
}
