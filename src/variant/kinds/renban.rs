//! Renban line: the digits along the line are consecutive without repeats, in any order.

use crate::board::CellId;
use crate::model::{Model, Shape};
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, draw_line};

/// The kind of line with a set of consecutive digits.
#[derive(Clone, PartialEq, Debug)]
pub struct RenbanLine;

/// A renban line.
pub type Renban = Line<RenbanLine>;

impl LineKind for RenbanLine {
    const ID: &'static str = "renban";
    const TINT: Tint = Tint::Violet;
    const EXAMPLE: &'static str = include_str!("../../../examples/renban.ron");
    const GENERATED_NAME: &'static str = "renban";
    const READS_VALUES: bool = true;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r2c3 r3c4", None), ("r1c1 r1c2", None), ("r1c2 r2c3 r3c3", None)];

    fn max_cells(context: &Context) -> Option<usize> {
        Some(context.size().into())
    }

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        sorted.windows(2).all(|pair| pair[1] - pair[0] == 1)
    }

    /// Different digits are consecutive if and only if any two of them differ by less than their count.
    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let apart = cells.len() as i32 - 1;
        let near = context.pair_table(|one, other| one != other && (one - other).abs() <= apart);
        for (place, &one) in cells.iter().enumerate() {
            for &other in &cells[place + 1..] {
                model.add(Shape::Pair(one, other, near.clone()));
            }
        }
        model.add_different(cells.to_vec());
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Beads, tint);
    }
}
