//! Global entropy: any four cells around a corner hold a low, a middle and a high digit.

use crate::board::{DigitSet, Filling, Grid};
use crate::model::{Model, Shape};
use crate::scene::{Area, Ink, Layer, Point, Scene, TextRole, Tint, Weight, Width};
use crate::variant::{Context, Whole, WholeSort, corners, third};

/// Squares of 2x2 with digits of every third.
#[derive(Clone, PartialEq, Debug)]
pub struct EachThird;

/// The rule for one grid.
pub type Entropy = Whole<EachThird>;

impl WholeSort for EachThird {
    const ID: &'static str = "entropy";
    const EXAMPLE: &'static str = include_str!("../../../examples/entropy.ron");
    const NAME: &'static str = "entropy";
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 3)];

    fn holds(context: &Context, grid: &Grid, filling: &Filling) -> bool {
        corners(grid).all(|corner| {
            let values = context.values(filling, corner.around());
            (0..3).all(|wanted| values.iter().any(|&value| third(context, value) == wanted))
        })
    }

    fn lower(context: &Context, grid: &Grid, model: &mut Model) {
        for corner in corners(grid) {
            let cells = context.ids(corner.around());
            for wanted in 0..3 {
                let digits = DigitSet::all(context.size())
                    .iter()
                    .filter(|&digit| third(context, context.value(digit)) == wanted);
                let places = digits.flat_map(|digit| cells.iter().map(move |&cell| (cell, digit)));
                model.add(Shape::AtLeastOne(places.collect()));
            }
        }
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        scene.frame(Layer::Mark, Area::new(0.4, 0.4, 2.2, 2.2), Width::Cells(0.12), Ink::Line(tint));
        for (x, y, text) in [(1.0, 1.0, "1"), (2.0, 1.0, "5"), (1.5, 2.05, "9")] {
            scene.text(TextRole::Mark, Point::new(x, y), 0.9, text, Weight::Semibold, Ink::Line(tint));
        }
    }
}
