//! Shaded and unshaded cells: clues of a shading to find.

use super::shading::{SHADED, UNSHADED};
use crate::board::{Cell, Digit, DigitSet, Filling};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::{CellMarkKind, Context, LayerKind, Marked, cell_middle, fill_cells};

/// The kind of cells whose shade is known.
#[derive(Clone, PartialEq, Debug)]
pub struct ShadedCell;

/// All cells of a puzzle whose shade is known: first the shaded ones, then the unshaded ones.
pub type ShadedCells = Marked<ShadedCell, 2>;

impl CellMarkKind<2> for ShadedCell {
    const ID: &'static str = "shaded-cells";
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/cave.ron");
    const GENERATED_NAME: &'static str = "shaded-cells";
    const MARK_NAMES: &'static [&'static str] = &["shaded", "unshaded"];
    const READS_LAYERS: &'static [LayerKind] = &[LayerKind::Shade];
    const EXAMPLES: &'static [[&'static str; 2]] = &[["r2c2", "r2c3"], ["r1c1 r2c2", "r4c4"], ["", "r1c1"]];

    fn holds(marks: &Marked<Self, 2>, context: &Context, filling: &Filling) -> bool {
        marks.all().all(|(cell, sort)| {
            let value = context.layer_value(filling, cell, Self::READS_LAYERS);
            value.map(Digit::index) == Some(if sort == 0 { SHADED } else { UNSHADED })
        })
    }

    fn lower(marks: &Marked<Self, 2>, context: &Context, model: &mut Model) {
        for (cell, sort) in marks.all() {
            let value = if sort == 0 { SHADED } else { UNSHADED };
            model.add(match context.layer_at(cell, Self::READS_LAYERS) {
                Some((shade, _)) => Shape::Domain(shade, DigitSet::just(Digit::from_index(value))),
                None => Shape::AtLeastOne(vec![]),
            });
        }
    }

    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene) {
        if sort == 0 {
            return fill_cells(scene, Layer::Region, &[cell].into_iter().collect(), Ink::Tint(tint));
        }
        // A small empty square in the corner.
        let middle = cell_middle(cell);
        let corner = |x: f32, y: f32| Point::new(middle.x + 0.36 + x, middle.y + 0.36 + y);
        let side = 0.07;
        let square = [(-side, -side), (side, -side), (side, side), (-side, side), (-side, -side)];
        let pen = Pen::new(Width::Cells(0.03));
        scene.path(Layer::Mark, square.map(|(x, y)| corner(x, y)).to_vec(), pen, Ink::Line(tint));
    }
}
