//! Custom cells: the digits in a set of cells satisfy a formula of the setter, two by two or all together.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling, Transformation};
use crate::model::Model;
use crate::place::{Place, PlacementError};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::formula::AnyFormula;
use crate::variant::look::{Outline, is_default, outline_pen};
use crate::variant::written;
use crate::variant::{
    Context, Field, FieldValue, Generated, Info, KindGroup, RuleSource, Variant, custom, fill_cells, outline_cells,
};
use crate::words::Message;

/// Cells with a custom rule.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnCells {
    /// The cells.
    pub cells: CellSet,
    /// The formula for all pairs of digits, of which `a` is the one whose cell comes first in reading order, or for the
    /// list `x` of all digits in reading order.
    #[serde(with = "written")]
    pub formula: AnyFormula,
    /// The name of the rule. If empty, the name of the kind is used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: String,
    /// The sentence in the rules text. If empty, it is made from the formula.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sentence: String,
    /// The outline of the cells.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outline: Outline,
    /// True if the cells are not filled.
    #[serde(default, skip_serializing_if = "is_default")]
    pub white: bool,
}

impl OwnCells {
    fn list(&self) -> Vec<Cell> {
        self.cells.iter().collect()
    }
}

impl Variant for OwnCells {
    type Place = CellSet;
    const INFO: Info = Info { id: "own-cells", group: KindGroup::Own, key: None, brushes: &[], tint: Tint::Rose };
    const EXAMPLE: &'static str = include_str!("../../../examples/own-cells.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "own-cells", rules: RuleSource::PlacedApart { most: 12, least_cells: 3 } };

    fn new(cells: CellSet, _brush: usize) -> Self {
        OwnCells {
            cells,
            formula: custom::any_formula("a + b != n + 1"),
            name: String::new(),
            sentence: String::new(),
            outline: Outline::Thin,
            white: false,
        }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        OwnCells { cells, ..self.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match &self.formula {
            AnyFormula::Pair(_) => custom::check_pairable(&self.cells),
            AnyFormula::List(formula) => custom::check_list(formula, context, self.cells.len()),
        }
    }

    fn name(&self) -> Message {
        custom::name(&self.name, "own-cells")
    }

    fn rules_text(&self, context: &Context) -> Message {
        let made = match &self.formula {
            AnyFormula::Pair(formula) => {
                Message::new("own-cells.rules").with("ordered", custom::order_matters(formula, context))
            }
            AnyFormula::List(formula) => {
                let ordered = if formula.has_order() { "yes" } else { "no" };
                Message::new("own-cells.rules-list").with("ordered", ordered)
            }
        };
        let made = made.with("formula", custom::message(&self.formula, context));
        custom::sentence(&self.name, &self.sentence, made)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        custom::holds(&self.formula, context, filling, &self.list(), custom::all_pairs)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        custom::require(&self.formula, context, model, &self.list(), custom::all_pairs);
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        if !self.white {
            fill_cells(scene, Layer::Region, &self.cells, Ink::Tint(tint));
        }
        if let Some(pen) = outline_pen(self.outline) {
            outline_cells(scene, Layer::Mark, &self.cells, 0.08, pen, Ink::Line(tint));
        }
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![
            Field::new("formula", FieldValue::Typed(&mut self.formula)),
            Field::new("name", FieldValue::Text(&mut self.name)),
            Field::new("sentence", FieldValue::Text(&mut self.sentence)),
            Field::choice("outline", Outline::OPTIONS, &mut self.outline),
            Field::toggle("white", &mut self.white),
        ]
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let Some(cells) = self.cells.transformed(board, step) else { return vec![] };
        let formulas = match &self.formula {
            AnyFormula::Pair(formula) => {
                let formulas = custom::transformed_formulas(formula, &self.sentence).into_iter();
                formulas.map(AnyFormula::Pair).collect()
            }
            AnyFormula::List(_) => vec![self.formula.clone()],
        };
        formulas.into_iter().map(|formula| OwnCells { cells: cells.clone(), formula, ..self.clone() }).collect()
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = |cells: &str, formula: &str| OwnCells {
            formula: custom::any_formula(formula),
            ..OwnCells::new(cells.parse().expect("example cells are well formed"), 0)
        };
        let framed = OwnCells { outline: Outline::Dashed, white: true, ..rule("r3c1 r4c2", "a < b") };
        vec![
            (Board::classic(), rule("r1c1-2 r2c1", "|a - b| >= 2")),
            (shidoku.clone(), rule("r1c1 r2c2 r3c3", "a != b")),
            (shidoku.clone(), framed),
            (Board::classic(), rule("r1c1-2 r2c1", "count(2 * x = sum(x)) = 1 or square(product(x))")),
            (shidoku, rule("r3c1-2 r4c1", "last = min(x) and count(x) = distinct(x)")),
        ]
    }
}
