//! Inequality: a sign between two cells points to the lesser digit.

use serde::{Deserialize, Serialize};

use super::dots::generate_marks;
use crate::board::{Board, Cell, Filling, Transformation};
use crate::model::{Model, Shape};
use crate::place::{Border, Place};
use crate::scene::{Ink, Item, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::{Context, Field, Generated, Info, KindGroup, RuleSource, Variant};
use crate::words::Message;

/// A sign between two cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inequality {
    /// The border between the two cells.
    pub border: Border,
    /// True if the left or upper cell has the lesser digit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rising: bool,
}

impl Inequality {
    /// Returns the cell of the lesser digit and that of the greater one.
    fn cells(&self) -> [Cell; 2] {
        let [first, second] = self.border.pair();
        if self.rising { [first, second] } else { [second, first] }
    }
}

impl Variant for Inequality {
    type Place = Border;
    const INFO: Info = Info {
        id: "inequality",
        group: KindGroup::Borders,
        key: None,
        brushes: &["falling", "rising"],
        tint: Tint::Grey,
    };
    const EXAMPLE: &'static str = include_str!("../../../examples/inequalities.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "inequalities",
        rules: RuleSource::FromSolution(|context, solution, random| {
            generate_marks(context, solution, random, |border| Inequality::of_solution(border, context, solution))
        }),
    };
    const READS_VALUES: bool = true;
    const BRUSHES_REPLACE: bool = true;

    fn new(border: Border, brush: usize) -> Self {
        Inequality { border, rising: brush == 1 }
    }

    fn place(&self) -> Border {
        self.border
    }

    fn at(&self, border: Border) -> Self {
        Inequality { border, rising: self.rising }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        self.rising == (brush == 1)
    }

    /// The brush describes the left or upper cell, so the other cell gets the opposite.
    fn brush_at(&self, cell: Cell) -> Option<&'static str> {
        let [lesser, _] = self.cells();
        Some(if cell == lesser { "rising" } else { "falling" })
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new("inequality.rules")
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let values = context.values(filling, self.cells());
        values[0] < values[1]
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let ids = context.ids(self.cells());
        model.add(Shape::Pair(ids[0], ids[1], context.pair_table(|lesser, greater| lesser < greater)));
    }

    fn draw(&self, _context: &Context, _tint: Tint, scene: &mut Scene) {
        let at = self.border.point();
        let [lesser, greater] = self.cells();
        let (rows, cols) = (f32::from(greater.row - lesser.row), f32::from(greater.col - lesser.col));
        scene.disc(Layer::Frame, at, 0.14, Ink::Paper);
        // The tip points to the lesser digit.
        let point = |along: f32, across: f32| {
            Point::new(at.x + cols * along + rows * across, at.y + rows * along + cols * across)
        };
        let points = vec![point(0.08, -0.12), point(-0.09, 0.0), point(0.08, 0.12)];
        let pen = Pen::new(Width::Cells(0.04)).round();
        scene.add(Layer::Frame, Item::Line { points, closed: false, pen, ink: Ink::Given });
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::toggle("rising", &mut self.rising)]
    }

    /// Turning the board or mirroring its digits (k becomes n + 1 - k) may reverse the sign.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let borders = self.border.transformed(board, step).into_iter();
        borders.flat_map(|border| [true, false].map(|rising| Inequality { border, rising })).collect()
    }

    fn of_solution(border: Border, context: &Context, solution: &Filling) -> Option<Self> {
        let signs = [true, false].map(|rising| Inequality { border, rising });
        signs.into_iter().find(|sign| sign.check(context, solution))
    }

    fn examples() -> Vec<(Board, Self)> {
        let sign = |cells: [&str; 2], rising| {
            let [one, other] = cells.map(|cell| cell.parse().expect("example cells are well formed"));
            Inequality { border: Border::between(one, other).expect("example cells share an edge"), rising }
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), sign(["r2c2", "r2c3"], true)),
            (shidoku.clone(), sign(["r2c2", "r3c2"], false)),
            (shidoku, sign(["r1c1", "r1c2"], true)),
        ]
    }
}
