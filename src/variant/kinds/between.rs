//! Between line: digits along the line lie strictly between the digits in the circles at its ends.

use crate::board::CellId;
use crate::model::Model;
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::draw::{CIRCLE, draw_line_from};
use crate::variant::line::ends_and_middle_shape;
use crate::variant::{Context, Line, LineEnd, LineKind, draw_ends};

/// The kind of line whose digits lie between those at its ends.
#[derive(Clone, PartialEq, Debug)]
pub struct BetweenLine;

/// A between line.
pub type Between = Line<BetweenLine>;

impl LineKind for BetweenLine {
    const ID: &'static str = "between";
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/between.ron");
    const GENERATED_NAME: &'static str = "between";
    const MIN: usize = 3;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r3c3 r3c4", None), ("r1c1 r1c2 r1c3", None), ("r1c1 r2c2 r2c3 r1c4", None)];

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        let (first, last) = (values[0], values[values.len() - 1]);
        values[1..values.len() - 1].iter().all(|&value| first.min(last) < value && value < first.max(last))
    }

    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        model.add(ends_and_middle_shape(
            context,
            cells,
            |_, _| true,
            |least, most, value| least < value && value < most,
        ));
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line_from(scene, &line.path, BlackForm::Band, tint, CIRCLE);
        draw_ends(scene, &line.path, LineEnd::Disc, tint);
    }
}
