//! Four pyramids: each of four stepped triangles of nine cells along the edges of a 9x9 grid holds each digit once.

use serde::{Deserialize, Serialize};

use super::{
    Field, Gesture, Info, Misfit, Stroke, Variant, all_differ, fill_cells, find_nine_by_nine, fitting_grid, grid_place,
    grid_sentence, ids, turn_into,
};
use crate::board::{Board, Cell, CellSet, Filling, Grid, GridId, Relocation, Transformation};
use crate::model::Model;
use crate::scene::{Ink, Layer, Scene, Tint};

/// The pyramids of one grid: a pinwheel, or its mirror image.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FourPyramids {
    #[serde(default)]
    pub grid: GridId,
    /// The pinwheel mirrored left to right.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mirrored: bool,
}

/// Place of the brush in [`Info::brushes`].
const MIRRORED: usize = 1;

impl FourPyramids {
    /// The four pyramids: top, right, bottom, left.
    fn pyramids(&self, grid: &Grid) -> Vec<Vec<Cell>> {
        // The top one: five cells of row 1 from column 4, three of row 2, one of row 3; each next a quarter turn on.
        let top: Vec<(usize, usize)> = (0..3).flat_map(|row| (row + 3..8 - row).map(move |col| (row, col))).collect();
        let turned = |times: usize| {
            let turn = |(row, col): (usize, usize)| (col, 8 - row);
            top.iter().map(move |&place| (0..times).fold(place, |place, _| turn(place)))
        };
        let place = |(row, col): (usize, usize)| grid.cell(row, if self.mirrored { 8 - col } else { col });
        (0..4).map(|times| turned(times).map(place).collect()).collect()
    }
}

impl Variant for FourPyramids {
    const INFO: Info = Info {
        name: "Four pyramids",
        hint: "Press on a 9x9 grid: four pyramids hold each digit once. Press again to take them away. Both pinwheels may stand in one grid.",
        gesture: Gesture::Grid,
        key: 'Y',
        brushes: &["Pinwheel", "Mirrored"],
        tint: Tint::Sand,
    };

    fn fits(&self, board: &Board) -> Result<(), Misfit> {
        find_nine_by_nine(board, self.grid).map(|_| ())
    }

    fn rules_text(&self, board: &Board) -> String {
        grid_sentence(board, self.grid, "Each of the four shaded pyramids holds each digit once.")
    }

    fn check(&self, board: &Board, filling: &Filling) -> bool {
        self.pyramids(fitting_grid(board, self.grid)).into_iter().all(|pyramid| all_differ(board, filling, pyramid))
    }

    fn lower(&self, board: &Board, model: &mut Model) {
        for pyramid in self.pyramids(fitting_grid(board, self.grid)) {
            model.add_different(ids(board, pyramid));
        }
    }

    fn draw(&self, board: &Board, tint: Tint, scene: &mut Scene) {
        fill_cells(scene, Layer::Region, &self.cells(board), Ink::Tint(tint));
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        vec![Field::Toggle { label: "Mirrored", hint: "Turn the pinwheel the other way", on: &mut self.mirrored }]
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.pyramids(fitting_grid(board, self.grid)).into_iter().flatten().collect()
    }

    fn place(&self, board: &Board) -> String {
        let way = if self.mirrored { ", mirrored" } else { "" };
        grid_place(board, self.grid) + way
    }

    fn touched_by(&self, board: &Board, stroke: &Stroke, _selected: bool) -> bool {
        stroke.grid(board) == Some(self.grid) && self.mirrored == (stroke.brush == MIRRORED)
    }

    fn paint(current: Option<&Self>, board: &Board, stroke: &Stroke) -> Option<Self> {
        match current {
            Some(_) => None,
            None => Some(FourPyramids { grid: stroke.grid(board)?, mirrored: stroke.brush == MIRRORED }),
        }
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Some(FourPyramids { grid: step.grid(self.grid)?, ..self.clone() })
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let grid = step.grid(self.grid);
        let pyramids = self.pyramids(fitting_grid(board, self.grid));
        let mut images = [false, true].map(|mirrored| FourPyramids { grid, mirrored }).into_iter();
        images.find(|image| turn_into(board, step, pyramids.clone(), image.pyramids(fitting_grid(board, grid))))
    }

    fn examples() -> Vec<(Board, Self)> {
        let pyramids = |mirrored| FourPyramids { grid: GridId(0), mirrored };
        vec![(Board::classic(), pyramids(false)), (Board::classic(), pyramids(true))]
    }
}
