//! Custom grid rule: all pairs of adjacent digits, or of digits a leap apart, satisfy a formula of the setter.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::leaps::Offsets;
use crate::board::{Board, Cell, Filling, GridId, Transformation};
use crate::model::Model;
use crate::place::in_grid;
use crate::scene::{Area, Ink, Layer, Point, Scene, Tint, Width};
use crate::variant::formula::Formula;
use crate::variant::look::{choices, is_default};
use crate::variant::written::{self, TextFormat};
use crate::variant::{Context, Field, FieldValue, Generated, Info, KindGroup, RuleSource, Variant, custom, leaps};
use crate::words::Message;

choices! {
    /// The pairs of cells of a grid whose digits must satisfy the formula.
    GridPairs {
        /// Cells that share an edge.
        Edges = "edges",
        /// Cells that share only a corner.
        Corners = "corners",
        /// Cells that share an edge or a corner.
        Touching = "touching",
        /// Cells a leap apart.
        Leaps = "leaps",
    }
}

/// A custom rule for a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnGrid {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// The formula for two digits. `a` is the one whose cell comes first in reading order.
    #[serde(with = "written")]
    pub formula: Formula,
    /// The pairs of cells that the formula applies to.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pairs: GridPairs,
    /// The leaps, for pairs a leap apart.
    #[serde(default = "knight", skip_serializing_if = "is_knight", with = "written")]
    pub leaps: Offsets,
    /// The name of the rule. If empty, the name of the kind is used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: String,
    /// The sentence in the rules text. If empty, it is made from the formula.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sentence: String,
}

fn knight() -> Offsets {
    Offsets::read("1,2").expect("the leap of a knight is well formed")
}

fn is_knight(leaps: &Offsets) -> bool {
    *leaps == knight()
}

impl OwnGrid {
    fn cell_pairs(&self, context: &Context) -> Vec<(Cell, Cell)> {
        let offsets: Vec<(u8, u8)> = match self.pairs {
            GridPairs::Edges => vec![(0, 1)],
            GridPairs::Corners => vec![(1, 1)],
            GridPairs::Touching => vec![(0, 1), (1, 1)],
            GridPairs::Leaps => self.leaps.iter().collect(),
        };
        let grid = context.grid(self.grid);
        let pairs: BTreeSet<(Cell, Cell)> = offsets.into_iter().flat_map(|offset| leaps(grid, offset, false)).collect();
        pairs.into_iter().collect()
    }
}

impl Variant for OwnGrid {
    type Place = GridId;
    const INFO: Info = Info { id: "own-grid", group: KindGroup::Own, key: None, brushes: &[], tint: Tint::Blue };
    const EXAMPLE: &'static str = include_str!("../../../examples/own-grid.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "own-grid", rules: RuleSource::BeforeSolution(|_, _| vec![OwnGrid::new(GridId(0), 0)]) };

    /// Begins with the rule that no two adjacent digits sum to one more than the number of digits.
    fn new(grid: GridId, _brush: usize) -> Self {
        OwnGrid {
            grid,
            formula: custom::formula("a + b != n + 1"),
            pairs: GridPairs::Edges,
            leaps: knight(),
            name: String::new(),
            sentence: String::new(),
        }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        OwnGrid { grid, ..self.clone() }
    }

    fn name(&self) -> Message {
        custom::name(&self.name, "own-grid")
    }

    fn rules_text(&self, context: &Context) -> Message {
        let made = Message::new(match self.pairs {
            GridPairs::Edges => "own-grid.rules-edges",
            GridPairs::Corners => "own-grid.rules-corners",
            GridPairs::Touching => "own-grid.rules-touching",
            GridPairs::Leaps => "own-grid.rules-leaps",
        });
        let made = made
            .with("leaps", self.leaps.words())
            .with("formula", self.formula.message(context))
            .with("ordered", custom::order_matters(&self.formula, context));
        in_grid(context.board(), self.grid, custom::sentence(&self.name, &self.sentence, made))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        custom::all_hold(&self.formula, context, filling, &self.cell_pairs(context))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        custom::require_all(&self.formula, context, model, &self.cell_pairs(context));
    }

    /// Draws nothing, because only the rules text states the rule.
    fn draw(&self, _context: &Context, _tint: Tint, _scene: &mut Scene) {}

    fn icon(tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 3.0, 3.0));
        let middle = Point::new(1.5, 1.5);
        for (x, y) in [(1.5, 0.4), (2.6, 1.5), (1.5, 2.6), (0.4, 1.5)] {
            scene.line(Layer::Mark, middle, Point::new(x, y), Width::Cells(0.12), Ink::Line(tint));
            scene.disc(Layer::Mark, Point::new(x, y), 0.3, Ink::Tint(tint));
        }
        scene.disc(Layer::Mark, middle, 0.3, Ink::Line(tint));
        scene
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        let mut fields = vec![
            Field::new("formula", FieldValue::Typed(&mut self.formula)),
            Field::choice("pairs", GridPairs::OPTIONS, &mut self.pairs),
        ];
        fields.push(Field::new("offsets", FieldValue::Typed(&mut self.leaps)));
        fields.push(Field::new("name", FieldValue::Text(&mut self.name)));
        fields.push(Field::new("sentence", FieldValue::Text(&mut self.sentence)));
        fields
    }

    fn transformed(&self, _board: &Board, step: &Transformation) -> Vec<Self> {
        let formulas = custom::transformed_formulas(&self.formula, &self.sentence).into_iter();
        formulas.map(|formula| OwnGrid { grid: step.grid(self.grid), formula, ..self.clone() }).collect()
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule =
            |formula: &str, pairs| OwnGrid { formula: custom::formula(formula), pairs, ..OwnGrid::new(GridId(0), 0) };
        vec![
            (Board::classic(), rule("a + b != n + 1", GridPairs::Edges)),
            (shidoku.clone(), rule("a + b != 5", GridPairs::Corners)),
            (shidoku.clone(), rule("a != 1 or b != 1", GridPairs::Touching)),
            (shidoku, OwnGrid { leaps: Offsets::read("2,3").expect("a leap"), ..rule("a != b", GridPairs::Leaps) }),
        ]
    }
}
