//! Parity line: digits along the line alternate between odd and even.

use crate::board::CellId;
use crate::model::{Model, Shape};
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, draw_line};

/// The kind of line on which odd and even digits alternate.
#[derive(Clone, PartialEq, Debug)]
pub struct ParityLine;

/// A parity line.
pub type Alternating = Line<ParityLine>;

impl LineKind for ParityLine {
    const ID: &'static str = "parity-line";
    const TINT: Tint = Tint::Rose;
    const EXAMPLE: &'static str = include_str!("../../../examples/parity-line.ron");
    const GENERATED_NAME: &'static str = "parity-line";
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r2c3 r3c4", None), ("r1c1 r1c2", None), ("r1c2 r2c3 r3c3", None)];

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        values.windows(2).all(|pair| (pair[0] + pair[1]) % 2 != 0)
    }

    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let alternating = context.pair_table(|one, other| (one + other) % 2 != 0);
        for pair in cells.windows(2) {
            model.add(Shape::Pair(pair[0], pair[1], alternating.clone()));
        }
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Alternating, tint);
    }
}
