//! Modified cells: the value of a marked cell is not its digit but twice as much, for example. Rules that read values
//! use it.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet, Filling};
use crate::model::{Cmp, Model, Shape, Weights};
use crate::place::PlacementError;
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::{Change, Context, Field, Generated, Info, KindGroup, Variant, draw_modifier, fill_cells};
use crate::words::Message;

/// Cells whose values are changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifiedCells {
    /// The cells.
    pub cells: CellSet,
    /// The change.
    #[serde(default)]
    pub change: Change,
}

impl Variant for ModifiedCells {
    type Place = CellSet;
    const INFO: Info =
        Info { id: "modified-cells", group: KindGroup::Cells, key: None, brushes: Change::OPTIONS, tint: Tint::Violet };
    const EXAMPLE: &'static str = include_str!("../../../examples/modified-cells.ron");
    const GENERATED: Generated<Self> = Generated::NEVER;

    fn new(cells: CellSet, brush: usize) -> Self {
        ModifiedCells { cells, change: Change::ALL.get(brush).copied().unwrap_or_default() }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        ModifiedCells { cells, ..*self }
    }

    fn validate(&self, _context: &Context) -> Result<(), PlacementError> {
        if self.cells.is_empty() { Err(PlacementError::TooFewCells { least: 1 }) } else { Ok(()) }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        Change::ALL.get(brush) == Some(&self.change)
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new(format!("modified-cells.rules-{}", self.change.key()))
    }

    fn change(&self) -> Option<Change> {
        Some(self.change)
    }

    /// Accepts each filling, as the rule says only what values are.
    fn check(&self, _context: &Context, _filling: &Filling) -> bool {
        true
    }

    fn lower(&self, _context: &Context, _model: &mut Model) {}

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        fill_cells(scene, Layer::Region, &self.cells, Ink::Tint(tint));
        self.cells.iter().for_each(|cell| draw_modifier(scene, cell, self.change));
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::choice("change", Change::OPTIONS, &mut self.change)]
    }

    /// Describes the values of each cell by a constraint that always holds. Renamed digits have other values.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        for cell in context.ids(self.cells.iter()) {
            model.add(described(self.change, context, vec![cell]));
        }
    }

    fn examples() -> Vec<(Board, Self)> {
        let cells = |cells: &str, change| ModifiedCells {
            cells: cells.parse().expect("example cells are well formed"),
            change,
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), cells("r2c2 r3c4", Change::Doubled)),
            (Board::classic(), cells("r1c1", Change::Negated)),
            (shidoku.clone(), cells("r1c1 r2c4", Change::Hot)),
            (shidoku, cells("r3c2", Change::Zero)),
        ]
    }
}

/// Returns a constraint that always holds and tells the change of some cells apart from others.
pub(super) fn described(change: Change, context: &Context, cells: Vec<crate::board::CellId>) -> Shape {
    let values = (0..context.size()).map(|index| change.of(context.lowest() + i32::from(index)));
    let weights = Weights::new(values);
    let terms = cells.into_iter().map(|cell| (cell, weights.clone())).collect();
    Shape::Linear { terms, cmp: Cmp::AtMost, total: i32::MAX }
}
