//! Rectangle: a decoration in the middle of cells, as large as the cells or of a given size.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet};
use crate::place::PlacementError;
use crate::scene::{Area, Ink, Layer, Scene, Tint};
use crate::variant::Field;
use crate::variant::decoration::{Decoration, area_around, check_in_range};
use crate::variant::look::{Fill, Outline, fill_ink, is_default, outline_pen};

/// A rectangle in the middle of cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RectangleMark {
    /// The cells whose middle is the centre.
    pub cells: CellSet,
    /// Width in hundredths of a cell. None is the width of the cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<u16>,
    /// Height in hundredths of a cell. None is the height of the cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<u16>,
    /// The fill of the rectangle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fill: Fill,
    /// The outline of the rectangle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outline: Outline,
}

/// Range of the sides, in hundredths of a cell.
const SIZES: [u16; 2] = [5, 2500];
/// Distance inside the edge of the cells for sides without a given size, in cells.
const INSET: f32 = 0.14;

impl Decoration for RectangleMark {
    type Place = CellSet;
    const ID: &'static str = "rectangle-mark";
    const TINT: Tint = Tint::Violet;

    fn new(cells: CellSet) -> Self {
        RectangleMark { cells, width: None, height: None, fill: Fill::Tint, outline: Outline::Thin }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        RectangleMark { cells, ..self.clone() }
    }

    fn validate(&self) -> Result<(), PlacementError> {
        check_in_range(self.width, SIZES[0], SIZES[1])?;
        check_in_range(self.height, SIZES[0], SIZES[1])
    }

    fn draw(&self, tint: Tint, scene: &mut Scene) {
        let around = area_around(&self.cells);
        let side = |own: Option<u16>, whole: f32| own.map_or(whole - 2.0 * INSET, |own| f32::from(own) / 100.0);
        let (width, height) = (side(self.width, around.width()), side(self.height, around.height()));
        let centre = around.center();
        let area = Area::new(centre.x - width / 2.0, centre.y - height / 2.0, width, height);
        if let Some(ink) = fill_ink(self.fill, tint) {
            scene.fill_areas(Layer::Mark, [area], ink);
        }
        if let Some(pen) = outline_pen(self.outline) {
            scene.frame(Layer::Mark, area, pen, Ink::Line(tint));
        }
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::number("width", &mut self.width, SIZES[0], SIZES[1]),
            Field::number("height", &mut self.height, SIZES[0], SIZES[1]),
            Field::choice("fill", Fill::OPTIONS, &mut self.fill),
            Field::choice("outline", Outline::OPTIONS, &mut self.outline),
        ]
    }

    fn transposed(&self) -> Self {
        RectangleMark { width: self.height, height: self.width, ..self.clone() }
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rectangle = |cells: &str, width, height, fill, outline| RectangleMark {
            cells: cells.parse().expect("example cells are well formed"),
            width,
            height,
            fill,
            outline,
        };
        vec![
            (Board::classic(), rectangle("r1c1-2", None, None, Fill::Tint, Outline::Thin)),
            (shidoku.clone(), rectangle("r2c2-3", Some(20), Some(60), Fill::White, Outline::Thick)),
            (shidoku.clone(), rectangle("r1-2c1-2", Some(90), None, Fill::Clear, Outline::Dashed)),
            (shidoku, rectangle("r4c4", Some(30), Some(10), Fill::Black, Outline::Bare)),
        ]
    }
}
