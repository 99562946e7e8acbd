//! Anti-knight: cells a knight's move apart do not contain the same digit.

use crate::board::{Filling, Grid};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Layer, Point, Scene, Tint, Width};
use crate::variant::{Context, GridKind, Whole, leaps};

/// The kind of rule that forbids equal digits a knight's move apart.
#[derive(Clone, PartialEq, Debug)]
pub struct KnightsApart;

/// The anti-knight rule for one grid.
pub type AntiKnight = Whole<KnightsApart>;

impl GridKind for KnightsApart {
    const ID: &'static str = "anti-knight";
    const EXAMPLE: &'static str = include_str!("../../../examples/anti-knight.ron");
    const GENERATED_NAME: &'static str = "anti-knight";

    fn holds(context: &Context, grid: &Grid, filling: &Filling) -> bool {
        leaps(grid, (1, 2), false).into_iter().all(|(one, other)| context.all_differ(filling, [one, other]))
    }

    fn lower(context: &Context, grid: &Grid, model: &mut Model) {
        for (one, other) in leaps(grid, (1, 2), false) {
            model.add(Shape::AllDifferent(context.ids([one, other])));
        }
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        let [from, one, other] = [(0.5, 0.5), (2.5, 1.5), (1.5, 2.5)].map(|(x, y)| Point::new(x, y));
        for to in [one, other] {
            scene.line(Layer::Mark, from, to, Width::Cells(0.12), Ink::Line(tint));
            scene.disc(Layer::Mark, to, 0.3, Ink::Tint(tint));
        }
        scene.disc(Layer::Mark, from, 0.3, Ink::Line(tint));
    }
}
