//! No repeats: digits along the line do not repeat.

use crate::board::CellId;
use crate::model::Model;
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, draw_line};

/// The kind of line on which no digit repeats.
#[derive(Clone, PartialEq, Debug)]
pub struct NoRepeatsLine;

/// A line without repeats.
pub type NoRepeats = Line<NoRepeatsLine>;

impl LineKind for NoRepeatsLine {
    const ID: &'static str = "no-repeats";
    const TINT: Tint = Tint::Blue;
    const EXAMPLE: &'static str = include_str!("../../../examples/no-repeats.ron");
    const GENERATED_NAME: &'static str = "no-repeats";
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r3c3 r4c4 r5c5", None), ("r1c1 r2c2 r3c3", None), ("r2c2 r3c3", None)];

    fn max_cells(context: &Context) -> Option<usize> {
        Some(context.size().into())
    }

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        sorted.windows(2).all(|pair| pair[0] < pair[1])
    }

    fn lower(_line: &Line<Self>, _context: &Context, cells: &[CellId], model: &mut Model) {
        model.add_different(cells.to_vec());
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Ticks, tint);
    }
}
