//! Magic box: the rows and the columns of a square box all have the same sum (15 on a 9x9), if wished its diagonals too.

use serde::{Deserialize, Serialize};

use super::{
    Field, Gesture, Info, Misfit, Stroke, Variant, draw_magic_square, find_grid, fitting_grid, grid_name,
    grid_sentence, ids, turn_into,
};
use crate::board::{Board, Cell, CellSet, Filling, Grid, GridId, Relocation, Transformation};
use crate::model::{Cmp, Model, Shape};
use crate::scene::{Area, Scene, Tint};

/// One box of one grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MagicBox {
    #[serde(default)]
    pub grid: GridId,
    /// Boxes are counted from 1, left to right and top to bottom.
    #[serde(rename = "box")]
    pub number: usize,
    /// The two diagonals of the box have the same sum too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub diagonals: bool,
}

impl MagicBox {
    /// Height and width of the box, and its cells row by row.
    fn square(&self, board: &Board) -> (usize, Vec<Cell>) {
        let grid = fitting_grid(board, self.grid);
        (side_of(grid), grid.box_cells(self.number - 1))
    }

    /// The lines that have the same sum.
    fn lines(&self, board: &Board) -> Vec<Vec<Cell>> {
        let (side, cells) = self.square(board);
        let line = |start: usize, step: usize| (0..side).map(|at| cells[start + at * step]).collect();
        let rows = (0..side).map(|row| line(row * side, 1));
        let columns = (0..side).map(|col| line(col, side));
        let diagonals = self.diagonals.then(|| [line(0, side + 1), line(side - 1, side - 1)]);
        rows.chain(columns).chain(diagonals.into_iter().flatten()).collect()
    }

    /// What each line sums to: the box holds each digit once, so its rows share the sum of all digits.
    fn total(&self, board: &Board) -> i32 {
        let (size, side) = (i32::from(board.size()), side_of(fitting_grid(board, self.grid)));
        size * (size + 1) / 2 / side as i32
    }
}

/// How many rows the boxes of a grid have; the rule fits, so they are square.
fn side_of(grid: &Grid) -> usize {
    grid.box_shape().map_or(1, |(rows, _)| usize::from(rows))
}

impl Variant for MagicBox {
    const INFO: Info = Info {
        name: "Magic box",
        hint: "Click a box: its rows and columns have the same sum. Click it again to take the rule away.",
        gesture: Gesture::Box,
        key: 'M',
        brushes: &[],
        tint: Tint::Green,
    };

    fn fits(&self, board: &Board) -> Result<(), Misfit> {
        let grid = find_grid(board, self.grid)?;
        let (shape, boxes) = (grid.box_shape(), grid.box_count());
        match self.number {
            _ if shape.is_none_or(|(rows, cols)| rows != cols) => Err(Misfit::NotSquare),
            number if !(1..=boxes).contains(&number) => Err(Misfit::NoBox { number, boxes }),
            _ => Ok(()),
        }
    }

    fn rules_text(&self, board: &Board) -> String {
        let lines = if self.diagonals { "rows, columns and diagonals" } else { "rows and columns" };
        let sentence = format!("In each magic box, the {lines} sum to {}.", self.total(board));
        grid_sentence(board, self.grid, &sentence)
    }

    fn check(&self, board: &Board, filling: &Filling) -> bool {
        let sums = self.lines(board).into_iter().map(|line| {
            let digits = ids(board, line).into_iter().map(|id| i32::from(filling[id].value()));
            digits.sum::<i32>()
        });
        let sums: Vec<i32> = sums.collect();
        sums.iter().all(|&sum| sum == sums[0])
    }

    fn lower(&self, board: &Board, model: &mut Model) {
        let total = self.total(board);
        for line in self.lines(board) {
            let terms = ids(board, line).into_iter().map(|id| (1, id)).collect();
            model.add(Shape::Sum { terms, cmp: Cmp::Equal, total });
        }
    }

    fn draw(&self, board: &Board, tint: Tint, scene: &mut Scene) {
        let (side, cells) = self.square(board);
        let (x, y, side) = (f32::from(cells[0].col), f32::from(cells[0].row), side as f32);
        draw_magic_square(scene, Area::new(x, y, side, side), self.diagonals, tint);
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        let hint = "The two diagonals of the box have the same sum too";
        vec![Field::Toggle { label: "Diagonals too", hint, on: &mut self.diagonals }]
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.square(board).1.into_iter().collect()
    }

    fn place(&self, board: &Board) -> String {
        let grid = if board.grids().len() == 1 { String::new() } else { format!("{}, ", grid_name(board, self.grid)) };
        format!("{grid}box {} · lines sum to {}", self.number, self.total(board))
    }

    fn touched_by(&self, board: &Board, stroke: &Stroke, _selected: bool) -> bool {
        stroke.grid_box(board) == Some((self.grid, self.number - 1))
    }

    fn paint(current: Option<&Self>, board: &Board, stroke: &Stroke) -> Option<Self> {
        match (current, stroke.grid_box(board)?) {
            (Some(_), _) => None,
            (None, (grid, index)) => Some(MagicBox { grid, number: index + 1, diagonals: false }),
        }
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Some(MagicBox { grid: step.grid(self.grid)?, ..self.clone() })
    }

    /// Sums are the same of all lines when every digit k becomes n + 1 - k, and under no other names.
    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let grid = step.grid(self.grid);
        let corner = step.cell(board, self.square(board).1[0])?;
        let number = fitting_grid(board, grid).box_of(corner)? + 1;
        let image = MagicBox { grid, number, diagonals: self.diagonals };
        let allowed = step.keeps_digits() || step.reverses_digits();
        (allowed && turn_into(board, step, self.lines(board), image.lines(board))).then_some(image)
    }

    fn examples() -> Vec<(Board, Self)> {
        let magic = |number, diagonals| MagicBox { grid: GridId(0), number, diagonals };
        let supersudoku = Board::single(4, 4).expect("4x4 boxes make a grid");
        vec![(Board::classic(), magic(5, false)), (Board::classic(), magic(3, true)), (supersudoku, magic(1, false))]
    }
}
