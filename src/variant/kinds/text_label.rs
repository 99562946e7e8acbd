//! A decoration: text in the middle of one or more cells, such as on the border of two or at the corner of four.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet};
use crate::place::PlacementError;
use crate::scene::{Ink, Scene, TextRole, Tint, Weight};
use crate::variant::decoration::{Decoration, area_around, check_in_range};
use crate::variant::look::is_default;
use crate::variant::{Field, FieldValue};

/// Text in the middle of cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextLabel {
    /// The cells whose middle is the centre.
    pub cells: CellSet,
    /// The text, on one line.
    pub text: String,
    /// Font size in hundredths of a cell. None is the default size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u16>,
    /// True for the colour of the rule, false for the colour of givens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub coloured: bool,
}

/// Default font size, in hundredths of a cell.
const SIZE: u16 = 40;
/// Range of the font size, in hundredths of a cell.
const SIZES: [u16; 2] = [10, 900];

impl Decoration for TextLabel {
    type Place = CellSet;
    const ID: &'static str = "text-label";
    const TINT: Tint = Tint::Grey;

    fn new(cells: CellSet) -> Self {
        TextLabel { cells, text: "A".to_owned(), size: None, coloured: false }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        TextLabel { cells, ..self.clone() }
    }

    fn validate(&self) -> Result<(), PlacementError> {
        check_in_range(self.size, SIZES[0], SIZES[1])
    }

    fn draw(&self, tint: Tint, scene: &mut Scene) {
        let (at, size) = (area_around(&self.cells).center(), f32::from(self.size.unwrap_or(SIZE)) / 100.0);
        let ink = if self.coloured { Ink::Line(tint) } else { Ink::Given };
        if !self.text.trim().is_empty() {
            scene.text(TextRole::Mark, at, size, self.text.trim(), Weight::Medium, ink);
        }
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::new("text", FieldValue::Text(&mut self.text)),
            Field::number("size", &mut self.size, SIZES[0], SIZES[1]),
            Field::toggle("coloured", &mut self.coloured),
        ]
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let label = |cells: &str, text: &str, size, coloured| TextLabel {
            cells: cells.parse().expect("example cells are well formed"),
            text: text.to_owned(),
            size,
            coloured,
        };
        vec![
            (Board::classic(), label("r1c1", "Aa", Some(60), false)),
            (shidoku.clone(), label("r1c1-2", "+", None, true)),
            (shidoku, label("r2-3c2-3", "2 × 2", Some(30), false)),
        ]
    }
}
