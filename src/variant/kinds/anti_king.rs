//! Anti-king: cells a king's move apart, that is, sharing an edge or a corner, do not contain the same digit.

use crate::board::{Filling, Grid};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Layer, Point, Scene, Tint, Width};
use crate::variant::{Context, GridKind, Whole, corners, leaps};

/// The kind of rule that forbids equal digits a king's move apart.
#[derive(Clone, PartialEq, Debug)]
pub struct KingsApart;

/// The anti-king rule for one grid.
pub type AntiKing = Whole<KingsApart>;

impl GridKind for KingsApart {
    const ID: &'static str = "anti-king";
    const EXAMPLE: &'static str = include_str!("../../../examples/anti-king.ron");
    const GENERATED_NAME: &'static str = "anti-king";
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 3)];

    fn holds(context: &Context, grid: &Grid, filling: &Filling) -> bool {
        let moves = [(1, 1), (0, 1)].into_iter().flat_map(|leap| leaps(grid, leap, false));
        moves.into_iter().all(|(one, other)| context.all_differ(filling, [one, other]))
    }

    /// Two cells are a king's move apart if and only if some 2x2 square contains both.
    fn lower(context: &Context, grid: &Grid, model: &mut Model) {
        for corner in corners(grid) {
            model.add(Shape::AllDifferent(context.ids(corner.around())));
        }
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        let centre = Point::new(1.5, 1.5);
        for (x, y) in [(0.5, 0.5), (2.5, 0.5), (0.5, 2.5), (2.5, 2.5)] {
            scene.line(Layer::Mark, centre, Point::new(x, y), Width::Cells(0.12), Ink::Line(tint));
            scene.disc(Layer::Mark, Point::new(x, y), 0.3, Ink::Tint(tint));
        }
        scene.disc(Layer::Mark, centre, 0.3, Ink::Line(tint));
    }
}
