//! Arithmetic sequence: along the line, digits rise or fall by the same amount at each step.

use crate::board::CellId;
use crate::model::{Automaton, Model, Shape};
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, draw_line};

/// The kind of line with a constant step between digits.
#[derive(Clone, PartialEq, Debug)]
pub struct ArithmeticLine;

/// An arithmetic sequence.
pub type Arithmetic = Line<ArithmeticLine>;

impl LineKind for ArithmeticLine {
    const ID: &'static str = "arithmetic";
    const TINT: Tint = Tint::Rose;
    const EXAMPLE: &'static str = include_str!("../../../examples/arithmetic.ron");
    const GENERATED_NAME: &'static str = "arithmetic";
    const MIN: usize = 3;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r2c3 r3c4", None), ("r1c1 r1c2 r1c3", None), ("r1c2 r2c3 r3c4", None)];

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        values.windows(3).all(|three| three[1] - three[0] == three[2] - three[1])
    }

    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        // The state: the last digit and the step to it, once they are known.
        let step = |&(last, step): &(Option<i32>, Option<i32>), digit| {
            let value = context.value(digit);
            let taken = last.map(|last| value - last);
            (step.is_none() || step == taken).then_some((Some(value), taken))
        };
        let steady = Automaton::explore(context.size(), (None, None), step, |_| true);
        model.add(Shape::Word(cells.to_vec(), steady));
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Chevrons, tint);
    }
}
