//! Product cage: the product of the digits in a cage is the number in its corner. Digits may repeat unless stated
//! otherwise.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet, Filling, Transformation};
use crate::model::{Automaton, Model, Shape};
use crate::place::{Place, PlacementError};
use crate::scene::{Ink, Layer, Pen, Scene, Tint, Width};
use crate::variant::{Context, Field, Generated, Info, KindGroup, RuleSource, Variant, draw_clue, outline_cells};
use crate::words::Message;

/// A cage.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProductCage {
    /// The cells of the cage.
    pub cells: CellSet,
    /// The product of the digits. With None, any product is allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub product: Option<u16>,
    /// True if digits must not repeat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub differ: bool,
}

impl Variant for ProductCage {
    type Place = CellSet;
    const INFO: Info = Info { id: "product-cage", group: KindGroup::Cells, key: None, brushes: &[], tint: Tint::Rose };
    const EXAMPLE: &'static str = include_str!("../../../examples/product-cages.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "product-cages", rules: RuleSource::PlacedApart { most: 20, least_cells: 2 } };

    fn new(cells: CellSet, _brush: usize) -> Self {
        ProductCage { cells, product: None, differ: false }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        ProductCage { cells, ..self.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        if self.differ { PlacementError::check_distinct(context.size(), self.cells.len()) } else { Ok(()) }
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new(if self.differ { "product-cage.rules-differ" } else { "product-cage.rules" })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let values = context.values(filling, self.cells.iter());
        // Large products are inexact in floating point, but far above any product of a clue.
        let product: f64 = values.into_iter().map(f64::from).product();
        self.product.is_none_or(|wanted| product == f64::from(wanted))
            && (!self.differ || context.all_differ(filling, self.cells.iter()))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let cells = context.ids(self.cells.iter());
        if let Some(wanted) = self.product.map(i32::from) {
            // The state is the product so far, which must divide the clue. If the clue is 0, the product becomes 0
            // with the first 0.
            let step = |&product: &i32, digit| {
                let product = product * context.value(digit);
                let leads_on = if wanted == 0 { true } else { product != 0 && wanted % product == 0 };
                leads_on.then_some(if wanted == 0 { product.min(1) } else { product })
            };
            let products = Automaton::explore(context.size(), 1, step, |&product| product == wanted);
            model.add(Shape::Word(cells.clone(), products));
        }
        if self.differ {
            model.add_different(cells);
        }
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        let pen = Pen::new(Width::Cells(0.035));
        // Cages without repeats are dashed as killer cages are, and the others dotted.
        let pen = if self.differ { pen.dashed(0.13, 0.1) } else { pen.round().dashed(0.01, 0.09) };
        outline_cells(scene, Layer::Mark, &self.cells, 0.08, pen, Ink::Line(tint));
        if let (Some(product), Some(at)) = (self.product, self.cells.clue_point(context.board())) {
            draw_clue(scene, at, format!("{product}×"));
        }
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::typed_number("product", &mut self.product, 0, 60_000), Field::toggle("differ", &mut self.differ)]
    }

    /// Products are not preserved if digits are renamed.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        if step.keeps_digits() { vec![self.at(step.cells(board, self.cells.iter()))] } else { vec![] }
    }

    /// Represents the cage by its cells, because the automaton depends on the order of the cells, although the rule
    /// does not.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        model.add(Shape::AllDifferent(context.ids(self.cells.iter())));
    }

    /// Returns only cages whose product is within the range of the field.
    fn of_solution(cells: CellSet, context: &Context, solution: &Filling) -> Option<Self> {
        let product: f64 = context.values(solution, cells.iter()).into_iter().map(f64::from).product();
        let product = Some(product as u16).filter(|_| product <= 60_000.0)?;
        Some(ProductCage { cells, product: Some(product), differ: false })
    }

    fn examples() -> Vec<(Board, Self)> {
        let cage = |cells: &str, product, differ| ProductCage {
            cells: cells.parse().expect("example cells are well formed"),
            product: Some(product),
            differ,
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), cage("r2c3 r3c3-4", 24, false)),
            (shidoku.clone(), cage("r1c1 r2c3", 4, false)),
            (shidoku.clone(), cage("r1c1 r2c3", 4, true)),
            (shidoku, cage("r1c2-3 r2c4", 12, false)),
        ]
    }
}
