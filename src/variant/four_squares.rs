//! Four squares: each of four 3x3 squares inside a 9x9 grid, between its boxes, holds each digit once.

use serde::{Deserialize, Serialize};

use super::{
    Gesture, Info, Misfit, Stroke, Variant, all_differ, fill_cells, find_nine_by_nine, fitting_grid, grid_place,
    grid_sentence, ids, turn_into,
};
use crate::board::{Board, Cell, CellSet, Filling, Grid, GridId, Relocation, Transformation};
use crate::model::Model;
use crate::scene::{Ink, Layer, Scene, Tint};

/// The squares in rows and columns 2 to 4 and 6 to 8 of one grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FourSquares {
    #[serde(default)]
    pub grid: GridId,
}

fn squares(grid: &Grid) -> Vec<Vec<Cell>> {
    let corners = [(1, 1), (1, 5), (5, 1), (5, 5)];
    let square = |(top, left): (usize, usize)| (0..9).map(|at| grid.cell(top + at / 3, left + at % 3)).collect();
    corners.into_iter().map(square).collect()
}

impl Variant for FourSquares {
    const INFO: Info = Info {
        name: "Four squares",
        hint: "Press on a 9x9 grid: four more squares hold each digit once. Press again to take them away.",
        gesture: Gesture::Grid,
        key: 'Q',
        brushes: &[],
        tint: Tint::Blue,
    };

    fn fits(&self, board: &Board) -> Result<(), Misfit> {
        find_nine_by_nine(board, self.grid).map(|_| ())
    }

    fn rules_text(&self, board: &Board) -> String {
        grid_sentence(board, self.grid, "Each of the four shaded squares holds each digit once.")
    }

    fn check(&self, board: &Board, filling: &Filling) -> bool {
        squares(fitting_grid(board, self.grid)).into_iter().all(|square| all_differ(board, filling, square))
    }

    fn lower(&self, board: &Board, model: &mut Model) {
        for square in squares(fitting_grid(board, self.grid)) {
            model.add_different(ids(board, square));
        }
    }

    fn draw(&self, board: &Board, tint: Tint, scene: &mut Scene) {
        fill_cells(scene, Layer::Region, &self.cells(board), Ink::Tint(tint));
    }

    fn cells(&self, board: &Board) -> CellSet {
        squares(fitting_grid(board, self.grid)).into_iter().flatten().collect()
    }

    fn place(&self, board: &Board) -> String {
        grid_place(board, self.grid)
    }

    fn touched_by(&self, board: &Board, stroke: &Stroke, _selected: bool) -> bool {
        stroke.grid(board) == Some(self.grid)
    }

    fn paint(current: Option<&Self>, board: &Board, stroke: &Stroke) -> Option<Self> {
        match current {
            Some(_) => None,
            None => Some(FourSquares { grid: stroke.grid(board)? }),
        }
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Some(FourSquares { grid: step.grid(self.grid)? })
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let grid = step.grid(self.grid);
        let [from, to] = [self.grid, grid].map(|grid| squares(fitting_grid(board, grid)));
        turn_into(board, step, from, to).then_some(FourSquares { grid })
    }

    fn examples() -> Vec<(Board, Self)> {
        vec![(Board::classic(), FourSquares { grid: GridId(0) })]
    }
}
