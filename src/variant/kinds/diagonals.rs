//! Diagonals: digits do not repeat along the marked diagonals.

use serde::{Deserialize, Serialize};

use super::dashed_diagonals::DashedDiagonals;
use crate::board::{Board, Cell, CellSet, Filling, GridId, Transformation};
use crate::model::Model;
use crate::place::{PlacementError, in_grid};
use crate::scene::{Ink, Point, Scene, Tint, Width};
use crate::variant::{Context, Field, Generated, Info, KindGroup, RuleSource, Variant};
use crate::words::Message;

/// One or both diagonals of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagonals {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// True if the diagonal from the top left to the bottom right is marked.
    #[serde(default = "yes")]
    pub falling: bool,
    /// True if the diagonal from the bottom left to the top right is marked.
    #[serde(default = "yes")]
    pub rising: bool,
}

fn yes() -> bool {
    true
}

/// Distance between the ends of a diagonal and the corners of the grid, in cells.
const EDGE: f32 = 0.06;

impl Diagonals {
    fn lines(&self, board: &Board) -> Vec<Vec<Cell>> {
        let Some(grid) = board.grid(self.grid) else { return vec![] };
        let size = usize::from(grid.size());
        let falling = self.falling.then(|| (0..size).map(|at| grid.cell(at, at)).collect());
        let rising = self.rising.then(|| (0..size).map(|at| grid.cell(size - 1 - at, at)).collect());
        falling.into_iter().chain(rising).collect()
    }
}

impl Variant for Diagonals {
    type Place = GridId;
    const INFO: Info =
        Info { id: "diagonals", group: KindGroup::Regions, key: Some('X'), brushes: &[], tint: Tint::Violet };
    const EXAMPLE: &'static str = include_str!("../../../examples/diagonals.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "diagonals", rules: RuleSource::BeforeSolution(|_, _| vec![Diagonals::new(GridId(0), 0)]) };

    fn new(grid: GridId, _brush: usize) -> Self {
        Diagonals { grid, falling: true, rising: true }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        Diagonals { grid, ..self.clone() }
    }

    fn validate(&self, _context: &Context) -> Result<(), PlacementError> {
        if self.falling || self.rising { Ok(()) } else { Err(PlacementError::TooFewCells { least: 2 }) }
    }

    fn rules_text(&self, context: &Context) -> Message {
        let key = if self.falling && self.rising { "diagonals.rules-both" } else { "diagonals.rules-one" };
        in_grid(context.board(), self.grid, Message::new(key))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.lines(context.board()).into_iter().all(|line| context.all_differ(filling, line))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        self.lines(context.board()).into_iter().for_each(|line| model.add_different(context.ids(line)));
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        let grid = context.grid(self.grid);
        let corner = Point::new(f32::from(grid.origin().col), f32::from(grid.origin().row));
        let Diagonals { falling, rising, .. } = *self;
        let crossing = DashedDiagonals { corner, side: usize::from(grid.size()), falling, rising, edge: EDGE };
        crossing.draw(scene, Width::Cells(0.07), Ink::Line(tint));
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::toggle("falling", &mut self.falling), Field::toggle("rising", &mut self.rising)]
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.lines(board).into_iter().flatten().collect()
    }

    fn transformed(&self, _board: &Board, step: &Transformation) -> Vec<Self> {
        let grid = step.grid(self.grid);
        [(true, true), (true, false), (false, true)].map(|(falling, rising)| Diagonals { grid, falling, rising }).into()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Area, Item};

    /// Half the width and half the height of a digit in the middle of its cell, in cells.
    const DIGIT: (f32, f32) = (0.2, 0.23);

    #[test]
    fn strokes_end_beside_digits() {
        let board = Board::classic();
        let both = Diagonals { grid: GridId(0), falling: true, rising: true };
        let mut scene = Scene::new(Area::new(0.0, 0.0, 9.0, 9.0));
        both.draw(&Context::without_rules(&board), Tint::Violet, &mut scene);
        let mut entered: Vec<Cell> = Vec::new();
        for item in scene.painted() {
            let Item::Line { points, pen, .. } = item else { panic!("{item:?}") };
            let Width::Cells(width) = pen.width else { panic!("{pen:?}") };
            let (from, to) = (points[0], points[1]);
            for step in 0..=100 {
                let part = step as f32 / 100.0;
                let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
                let (beside, below) = ((x - x.floor() - 0.5).abs(), (y - y.floor() - 0.5).abs());
                let clear = beside > DIGIT.0 + width / 2.0 || below > DIGIT.1 + width / 2.0;
                assert!(clear, "the stroke runs into a digit at {x} {y}");
                // Four cells share each corner.
                if beside < 0.4 && below < 0.4 {
                    entered.push(Cell::new(y.floor() as i16, x.floor() as i16));
                }
            }
        }
        assert_eq!(entered.into_iter().collect::<CellSet>(), both.cells(&board), "each cell of a diagonal has a part");
    }
}
