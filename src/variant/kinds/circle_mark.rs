//! Circle: a decoration in the middle of one or more cells, such as on the border of two or at the corner of four.

use std::f32::consts::TAU;

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet};
use crate::place::PlacementError;
use crate::scene::{Ink, Layer, Pen, Point, Scene, Tint};
use crate::variant::Field;
use crate::variant::decoration::{Decoration, area_around, check_in_range};
use crate::variant::look::{Fill, Outline, fill_ink, is_default, outline_pen};

/// A circle in the middle of cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CircleMark {
    /// The cells whose middle is the centre.
    pub cells: CellSet,
    /// Diameter in hundredths of a cell. None is the default size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u16>,
    /// The fill of the circle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fill: Fill,
    /// The outline of the circle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outline: Outline,
}

/// Default diameter in one cell, in hundredths of a cell.
const SIZE: u16 = 76;
/// Default diameter between several cells, in hundredths of a cell.
const SMALL_SIZE: u16 = 30;
/// Range of the diameter, in hundredths of a cell.
const SIZES: [u16; 2] = [10, 900];

impl Decoration for CircleMark {
    type Place = CellSet;
    const ID: &'static str = "circle-mark";
    const TINT: Tint = Tint::Blue;

    fn new(cells: CellSet) -> Self {
        CircleMark { cells, size: None, fill: Fill::Tint, outline: Outline::Thin }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        CircleMark { cells, ..self.clone() }
    }

    fn validate(&self) -> Result<(), PlacementError> {
        check_in_range(self.size, SIZES[0], SIZES[1])
    }

    fn draw(&self, tint: Tint, scene: &mut Scene) {
        let usual = if self.cells.len() == 1 { SIZE } else { SMALL_SIZE };
        let (centre, radius) = (area_around(&self.cells).center(), f32::from(self.size.unwrap_or(usual)) / 200.0);
        if let Some(ink) = fill_ink(self.fill, tint) {
            scene.disc(Layer::Mark, centre, radius, ink);
        }
        let Some(pen) = outline_pen(self.outline) else { return };
        let Some(dash) = pen.dash else { return scene.ring(Layer::Mark, centre, radius, pen.width, Ink::Line(tint)) };
        // Rings cannot be dashed, so each dash is drawn as a line with one corner.
        let count = (TAU * radius / (dash.on + dash.off)).round().max(6.0);
        let on_circle = |turn: f32| {
            let angle = turn * TAU / count;
            Point::new(centre.x + radius * angle.cos(), centre.y + radius * angle.sin())
        };
        for arc in 0..count as u16 {
            let points = [0.0, 0.28, 0.56].map(|part| on_circle(f32::from(arc) + part));
            scene.path(Layer::Mark, points.to_vec(), Pen::new(pen.width).flat(), Ink::Line(tint));
        }
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::number("size", &mut self.size, SIZES[0], SIZES[1]),
            Field::choice("fill", Fill::OPTIONS, &mut self.fill),
            Field::choice("outline", Outline::OPTIONS, &mut self.outline),
        ]
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let circle = |cells: &str, size, fill, outline| CircleMark {
            cells: cells.parse().expect("example cells are well formed"),
            size,
            fill,
            outline,
        };
        vec![
            (Board::classic(), circle("r1c1", None, Fill::Tint, Outline::Thin)),
            (shidoku.clone(), circle("r1c1-2", None, Fill::White, Outline::Thick)),
            (shidoku.clone(), circle("r2-3c2-3", Some(130), Fill::Clear, Outline::Dashed)),
            (shidoku, circle("r4c4", Some(20), Fill::Black, Outline::Bare)),
        ]
    }
}
