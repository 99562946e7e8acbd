//! Diagonals: each marked diagonal of a grid holds each digit once.

use serde::{Deserialize, Serialize};

use super::{
    Field, Gesture, Info, Misfit, Stroke, Variant, all_differ, find_grid, fitting_grid, grid_place, grid_sentence, ids,
    turn_into,
};
use crate::board::{Board, Cell, CellSet, Filling, Grid, GridId, Relocation, Transformation};
use crate::model::Model;
use crate::scene::{Ink, Layer, Point, Scene, Tint, Width};

/// The diagonals of one grid: both, or one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagonals {
    #[serde(default)]
    pub grid: GridId,
    /// The diagonal from the top left to the bottom right.
    #[serde(default = "yes")]
    pub falling: bool,
    /// The diagonal from the bottom left to the top right.
    #[serde(default = "yes")]
    pub rising: bool,
}

fn yes() -> bool {
    true
}

impl Diagonals {
    fn lines(&self, grid: &Grid) -> Vec<Vec<Cell>> {
        let size = usize::from(grid.size());
        let falling = self.falling.then(|| (0..size).map(|at| grid.cell(at, at)).collect());
        let rising = self.rising.then(|| (0..size).map(|at| grid.cell(size - 1 - at, at)).collect());
        falling.into_iter().chain(rising).collect()
    }
}

impl Variant for Diagonals {
    const INFO: Info = Info {
        name: "Diagonals",
        hint: "Press on a grid: its two diagonals hold each digit once. Press again to take them away.",
        gesture: Gesture::Grid,
        key: 'X',
        brushes: &[],
        tint: Tint::Violet,
    };

    fn fits(&self, board: &Board) -> Result<(), Misfit> {
        find_grid(board, self.grid)?;
        if self.falling || self.rising { Ok(()) } else { Err(Misfit::TooFewCells { least: 2 }) }
    }

    fn rules_text(&self, board: &Board) -> String {
        let sentence = match self.falling && self.rising {
            true => "Each of the two marked diagonals holds each digit once.",
            false => "The marked diagonal holds each digit once.",
        };
        grid_sentence(board, self.grid, sentence)
    }

    fn check(&self, board: &Board, filling: &Filling) -> bool {
        self.lines(fitting_grid(board, self.grid)).into_iter().all(|line| all_differ(board, filling, line))
    }

    fn lower(&self, board: &Board, model: &mut Model) {
        for line in self.lines(fitting_grid(board, self.grid)) {
            model.add_different(ids(board, line));
        }
    }

    fn draw(&self, board: &Board, tint: Tint, scene: &mut Scene) {
        let grid = fitting_grid(board, self.grid);
        let (size, inset) = (f32::from(grid.size()), 0.16);
        let (x, y) = (f32::from(grid.origin().col), f32::from(grid.origin().row));
        let mut stroke = |from: Point, to: Point| {
            scene.line(Layer::Mark, from, to, Width::Cells(0.07), Ink::Line(tint));
        };
        let (near, far) = (inset, size - inset);
        if self.falling {
            stroke(Point::new(x + near, y + near), Point::new(x + far, y + far));
        }
        if self.rising {
            stroke(Point::new(x + near, y + far), Point::new(x + far, y + near));
        }
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::Toggle { label: "Falling diagonal", hint: "Top left to bottom right", on: &mut self.falling },
            Field::Toggle { label: "Rising diagonal", hint: "Bottom left to top right", on: &mut self.rising },
        ]
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.lines(fitting_grid(board, self.grid)).into_iter().flatten().collect()
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
            None => Some(Diagonals { grid: stroke.grid(board)?, falling: true, rising: true }),
        }
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Some(Diagonals { grid: step.grid(self.grid)?, ..self.clone() })
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let grid = step.grid(self.grid);
        let images =
            [(true, true), (true, false), (false, true)].map(|(falling, rising)| Diagonals { grid, falling, rising });
        let lines = self.lines(fitting_grid(board, self.grid));
        let mut images = images.into_iter();
        images.find(|image| turn_into(board, step, lines.clone(), image.lines(fitting_grid(board, grid))))
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let diagonals = |falling, rising| Diagonals { grid: GridId(0), falling, rising };
        vec![
            (Board::classic(), diagonals(true, true)),
            (shidoku.clone(), diagonals(true, true)),
            (shidoku.clone(), diagonals(true, false)),
            (shidoku, diagonals(false, true)),
        ]
    }
}
