//! Frame: a decoration that draws an outline around cells.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::decoration::{Decoration, check_in_range};
use crate::variant::look::{Outline, is_default, outline_pen};
use crate::variant::{Field, outline_cells};

/// An outline around cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrameMark {
    /// The cells.
    pub cells: CellSet,
    /// The style of the outline. Nothing is drawn if it is bare.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outline: Outline,
    /// Distance inside the edge of the cells, in hundredths of a cell. None is the default distance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inset: Option<u16>,
}

/// Default distance from the edge of the cells, in hundredths of a cell.
const INSET: u16 = 8;
/// Greatest distance from the edge of the cells, in hundredths of a cell.
const MAX_INSET: u16 = 45;

impl Decoration for FrameMark {
    type Place = CellSet;
    const ID: &'static str = "frame-mark";
    const TINT: Tint = Tint::Grey;

    fn new(cells: CellSet) -> Self {
        FrameMark { cells, outline: Outline::Thin, inset: None }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        FrameMark { cells, ..self.clone() }
    }

    fn validate(&self) -> Result<(), crate::place::PlacementError> {
        check_in_range(self.inset, 0, MAX_INSET)
    }

    fn draw(&self, tint: Tint, scene: &mut Scene) {
        let inset = f32::from(self.inset.unwrap_or(INSET)) / 100.0;
        if let Some(pen) = outline_pen(self.outline) {
            outline_cells(scene, Layer::Mark, &self.cells, inset, pen, Ink::Line(tint));
        }
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::choice("outline", Outline::OPTIONS, &mut self.outline),
            Field::number("inset", &mut self.inset, 0, MAX_INSET),
        ]
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let frame = |cells: &str, outline, inset| FrameMark {
            cells: cells.parse().expect("example cells are well formed"),
            outline,
            inset,
        };
        vec![
            (Board::classic(), frame("r1c1-2 r2c1", Outline::Thick, Some(14))),
            (shidoku.clone(), frame("r1c1 r2c1-3", Outline::Thin, None)),
            (shidoku, frame("r3-4c3-4", Outline::Dashed, Some(0))),
        ]
    }
}
