//! Nabner line: no two digits on the line are equal or consecutive, wherever they are on it.

use crate::board::CellId;
use crate::model::{Model, Shape};
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, draw_line};

/// The kind of line without equal or consecutive digits.
#[derive(Clone, PartialEq, Debug)]
pub struct NabnerLine;

/// A nabner line.
pub type Nabner = Line<NabnerLine>;

impl LineKind for NabnerLine {
    const ID: &'static str = "nabner";
    const TINT: Tint = Tint::Sand;
    const EXAMPLE: &'static str = include_str!("../../../examples/nabner.ron");
    const GENERATED_NAME: &'static str = "nabner";
    const READS_VALUES: bool = true;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r2c3 r3c4", None), ("r1c1 r1c2", None), ("r1c2 r2c3", None)];

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        sorted.windows(2).all(|pair| pair[1] - pair[0] > 1)
    }

    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let apart = context.pair_table(|one, other| (one - other).abs() > 1);
        for (place, &one) in cells.iter().enumerate() {
            for &other in &cells[place + 1..] {
                model.add(Shape::Pair(one, other, apart.clone()));
            }
        }
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Rings, tint);
    }
}
