//! Minimum and maximum: a digit in a minimum (or maximum) cell is less (or greater) than all orthogonally adjacent
//! digits, except those in adjacent cells with the same mark.

use crate::board::{Cell, Filling};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Item, Layer, Point, Scene, Tint};
use crate::variant::{CellMarkKind, Context, Marked, cell_area, cell_middle};

/// The kind of cells that are less or greater than their neighbours.
#[derive(Clone, PartialEq, Debug)]
pub struct ExtremeCell;

/// All minimum and maximum cells of a puzzle.
pub type Extremes = Marked<ExtremeCell, 2>;

impl CellMarkKind<2> for ExtremeCell {
    const ID: &'static str = "extremes";
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/extremes.ron");
    const GENERATED_NAME: &'static str = "extremes";
    const MARK_NAMES: &'static [&'static str] = &["minimum", "maximum"];
    // Without one of two adjacent equal marks, the other would say more than before.
    const IN_PARTS: bool = false;
    const EXAMPLES: &'static [[&'static str; 2]] =
        &[["r2c2", "r2c3"], ["r1c1", ""], ["r2c2", "r3c3"], ["", "r1c1 r1c2"]];

    fn holds(marks: &Marked<Self, 2>, context: &Context, filling: &Filling) -> bool {
        rising_pairs(marks, context).into_iter().all(|[lesser, greater]| {
            let digits = context.digits(filling, [lesser, greater]);
            digits[0] < digits[1]
        })
    }

    fn lower(marks: &Marked<Self, 2>, context: &Context, model: &mut Model) {
        let rising = context.pair_table(|lesser, greater| lesser < greater);
        for pair in rising_pairs(marks, context) {
            let ids = context.ids(pair);
            model.add(Shape::Pair(ids[0], ids[1], rising.clone()));
        }
    }

    /// Draws small triangles at the edges of the cell that point to the lesser digits.
    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene) {
        scene.fill_areas(Layer::Region, [cell_area(cell)], Ink::Tint(tint));
        let middle = cell_middle(cell);
        for (x, y) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
            let (tip, foot) = if sort == 0 { (0.36, 0.46) } else { (0.46, 0.36) };
            let point = |along: f32, across: f32| {
                Point::new(middle.x + x * along - y * across, middle.y + y * along + x * across)
            };
            let pieces = vec![vec![point(tip, 0.0), point(foot, 0.09), point(foot, -0.09)]];
            scene.add(Layer::Mark, Item::Fill { pieces, ink: Ink::Line(tint) });
        }
    }
}

/// Returns the pairs of cells of which the first contains the lesser digit.
fn rising_pairs(marks: &Marked<ExtremeCell, 2>, context: &Context) -> Vec<[Cell; 2]> {
    let [minima, maxima] = &marks.cells;
    let beside = |cell: Cell| cell.neighbours().into_iter().filter(|&other| context.board().contains(other));
    let below = minima
        .iter()
        .flat_map(|cell| beside(cell).filter(|&other| !minima.contains(other)).map(move |other| [cell, other]));
    let above = maxima
        .iter()
        .flat_map(|cell| beside(cell).filter(|&other| !maxima.contains(other)).map(move |other| [other, cell]));
    below.chain(above).collect()
}
