//! Double arrow: the digits along the line sum to the total of the two circled digits at its ends.

use crate::board::CellId;
use crate::model::{Cmp, Model};
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineEnd, LineKind, draw_ends, draw_line};

/// The kind of line whose inner digits sum to the total of its ends.
#[derive(Clone, PartialEq, Debug)]
pub struct DoubleArrowLine;

/// A double arrow.
pub type DoubleArrow = Line<DoubleArrowLine>;

impl LineKind for DoubleArrowLine {
    const ID: &'static str = "double-arrow";
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/double-arrow.ron");
    const GENERATED_NAME: &'static str = "double-arrow";
    const READS_VALUES: bool = true;
    const MIN: usize = 3;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r2c3 r3c4 r4c4", None), ("r1c1 r1c2 r1c3", None), ("r1c1 r1c2 r1c3 r2c4", None)];

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        let ends = values[0] + values[values.len() - 1];
        ends == values[1..values.len() - 1].iter().sum::<i32>()
    }

    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let last = cells.len() - 1;
        let factor = |place| if place == 0 || place == last { -1 } else { 1 };
        let terms = cells.iter().enumerate().map(|(place, &cell)| (factor(place), cell)).collect();
        model.add(context.sum_shape(terms, Cmp::Equal, 0));
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Thin, tint);
        draw_ends(scene, &line.path, LineEnd::Circle, tint);
    }
}
