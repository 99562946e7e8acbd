//! Coloured cells: a decoration that fills cells with a colour.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::decoration::Decoration;
use crate::variant::{Field, fill_cells};

/// Cells of one colour.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColouredCells {
    /// The cells.
    pub cells: CellSet,
}

impl Decoration for ColouredCells {
    type Place = CellSet;
    const ID: &'static str = "coloured-cells";
    const TINT: Tint = Tint::Green;

    fn new(cells: CellSet) -> Self {
        ColouredCells { cells }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        ColouredCells { cells }
    }

    fn draw(&self, tint: Tint, scene: &mut Scene) {
        fill_cells(scene, Layer::Region, &self.cells, Ink::Tint(tint));
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        vec![]
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let cells = |text: &str| ColouredCells { cells: text.parse().expect("example cells are well formed") };
        vec![(Board::classic(), cells("r1c1 r1c3 r2c2 r3c1 r3c3")), (shidoku, cells("r2-3c2-3"))]
    }
}
