//! Position: cells in the same place of every box of a grid hold each digit once (also called disjoint groups).

use serde::{Deserialize, Serialize};

use super::{
    Gesture, Info, Misfit, Stroke, Variant, all_differ, fill_cells, find_grid, fitting_grid, grid_place, grid_sentence,
    ids, turn_into,
};
use crate::board::{Board, Cell, CellSet, Filling, Grid, GridId, Relocation, Transformation};
use crate::model::Model;
use crate::scene::{Ink, Layer, Scene, Tint};

/// All n places of one grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub grid: GridId,
}

/// For each place in a box, the cells that lie there.
fn places(grid: &Grid) -> Vec<Vec<Cell>> {
    let size = usize::from(grid.size());
    let boxes: Vec<Vec<Cell>> = (0..size).map(|index| grid.box_cells(index)).collect();
    (0..size).map(|place| boxes.iter().map(|cells| cells[place]).collect()).collect()
}

impl Variant for Position {
    const INFO: Info = Info {
        name: "Positions",
        hint: "Press on a grid: cells in the same place of every box differ. Press again to take the rule away.",
        gesture: Gesture::Grid,
        key: 'P',
        brushes: &[],
        tint: Tint::Violet,
    };

    fn fits(&self, board: &Board) -> Result<(), Misfit> {
        let grid = find_grid(board, self.grid)?;
        if grid.box_shape().is_some() { Ok(()) } else { Err(Misfit::NoBoxes) }
    }

    fn rules_text(&self, board: &Board) -> String {
        grid_sentence(board, self.grid, "Cells in the same place of every box hold each digit once.")
    }

    fn check(&self, board: &Board, filling: &Filling) -> bool {
        places(fitting_grid(board, self.grid)).into_iter().all(|place| all_differ(board, filling, place))
    }

    fn lower(&self, board: &Board, model: &mut Model) {
        for place in places(fitting_grid(board, self.grid)) {
            model.add_different(ids(board, place));
        }
    }

    fn draw(&self, board: &Board, tint: Tint, scene: &mut Scene) {
        // A chequered box, the same in every box: the eye sees which places belong together.
        let grid = fitting_grid(board, self.grid);
        let cols = usize::from(grid.box_shape().map_or(1, |(_, cols)| cols));
        let shaded = places(grid).into_iter().enumerate().filter(|(place, _)| (place / cols + place % cols) % 2 == 0);
        let cells: CellSet = shaded.flat_map(|(_, cells)| cells).collect();
        fill_cells(scene, Layer::Region, &cells, Ink::Tint(tint));
    }

    fn cells(&self, board: &Board) -> CellSet {
        fitting_grid(board, self.grid).cells().collect()
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
            None => Some(Position { grid: stroke.grid(board)? }),
        }
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Some(Position { grid: step.grid(self.grid)? })
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let grid = step.grid(self.grid);
        let [from, to] = [self.grid, grid].map(|grid| places(fitting_grid(board, grid)));
        turn_into(board, step, from, to).then_some(Position { grid })
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let roku = Board::single(2, 3).expect("2x3 boxes make a grid");
        let position = Position { grid: GridId(0) };
        vec![(shidoku, position.clone()), (Board::classic(), position.clone()), (roku, position)]
    }
}
