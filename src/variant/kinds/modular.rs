//! Modular line: any three neighbours on the line have different remainders when divided by 3.

use crate::board::CellId;
use crate::model::Model;
use crate::scene::{Form, Scene, Tint};
use crate::variant::{Context, Line, LineSort, draw_line, three_in_turn, turns_differ};

/// Lines of three remainders in turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Turning;

/// One modular line.
pub type Modular = Line<Turning>;

impl LineSort for Turning {
    const ID: &'static str = "modular";
    const TINT: Tint = Tint::Green;
    const EXAMPLE: &'static str = include_str!("../../../examples/modular.ron");
    const NAME: &'static str = "modular";
    const LEAST: usize = 3;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r2c3 r3c4", None), ("r1c1 r1c2 r1c3", None), ("r1c2 r2c3 r3c3 r4c4", None)];

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        turns_differ(values, |value| value.rem_euclid(3))
    }

    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        three_in_turn(context, cells, model, |value| value.rem_euclid(3));
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, Form::Triangles, tint);
    }
}
