//! Custom cells: all pairs of digits in a set of cells satisfy a formula of the setter.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling, Transformation};
use crate::model::Model;
use crate::place::{Misfit, Place};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::formula::Formula;
use crate::variant::look::{Outline, is_usual, outline_pen};
use crate::variant::written;
use crate::variant::{Context, Field, Generated, Group, Info, Source, Value, Variant, fill_cells, outline_cells, own};
use crate::words::Message;

/// Cells with a custom rule.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnCells {
    /// The cells.
    pub cells: CellSet,
    /// The formula for two digits. `a` is the one whose cell comes first in reading order.
    #[serde(with = "written")]
    pub formula: Formula,
    /// The name of the rule. If empty, the name of the kind is used.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub name: String,
    /// The sentence in the rules text. If empty, it is made from the formula.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub sentence: String,
    /// The outline of the cells.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub outline: Outline,
    /// True if the cells are not filled.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub white: bool,
}

impl OwnCells {
    fn paired(&self) -> Vec<(Cell, Cell)> {
        own::all_pairs(&self.cells.iter().collect::<Vec<Cell>>())
    }
}

impl Variant for OwnCells {
    type Place = CellSet;
    const INFO: Info = Info { id: "own-cells", group: Group::Own, key: None, brushes: &[], tint: Tint::Rose };
    const EXAMPLE: &'static str = include_str!("../../../examples/own-cells.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "own-cells", rules: Source::Apart { most: 12, least_cells: 3 } };

    fn new(cells: CellSet, _brush: usize) -> Self {
        OwnCells {
            cells,
            formula: own::formula("a + b != n + 1"),
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

    fn suits(&self, _context: &Context) -> Result<(), Misfit> {
        own::can_pair(&self.cells)
    }

    fn name(&self) -> Message {
        own::name(&self.name, "own-cells")
    }

    fn rules_text(&self, context: &Context) -> Message {
        let made = Message::new("own-cells.rules")
            .with("formula", self.formula.message(context))
            .with("ordered", own::ordered(&self.formula, context));
        own::sentence(&self.name, &self.sentence, made)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        own::obey(&self.formula, context, filling, &self.paired())
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        own::demand(&self.formula, context, model, &self.paired());
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
            Field::new("formula", Value::Typed(&mut self.formula)),
            Field::new("name", Value::Text(&mut self.name)),
            Field::new("sentence", Value::Text(&mut self.sentence)),
            Field::choice("outline", Outline::OPTIONS, &mut self.outline),
            Field::toggle("white", &mut self.white),
        ]
    }

    fn images(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let Some(cells) = self.cells.transformed(board, step) else { return vec![] };
        let formulas = own::formulas_of_images(&self.formula, &self.sentence).into_iter();
        formulas.map(|formula| OwnCells { cells: cells.clone(), formula, ..self.clone() }).collect()
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = |cells: &str, formula: &str| OwnCells {
            formula: own::formula(formula),
            ..OwnCells::new(cells.parse().expect("example cells are well formed"), 0)
        };
        let framed = OwnCells { outline: Outline::Dashed, white: true, ..rule("r3c1 r4c2", "a < b") };
        vec![
            (Board::classic(), rule("r1c1-2 r2c1", "|a - b| >= 2")),
            (shidoku.clone(), rule("r1c1 r2c2 r3c3", "a != b")),
            (shidoku, framed),
        ]
    }
}
