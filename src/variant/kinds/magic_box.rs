//! Magic box: all rows and columns of the box, and optionally its diagonals, have the same sum (15 on a 9x9 grid).

use serde::{Deserialize, Serialize};

use super::magic_lines;
use crate::board::{Board, Cell, Filling, GridId};
use crate::model::{Cmp, Model};
use crate::place::{GridBox, Place, PlacementError, in_grid};
use crate::scene::{Area, Ink, Layer, Scene, Tint, Width};
use crate::variant::{Context, Field, Generated, Info, KindGroup, RuleSource, Variant};
use crate::words::Message;

/// A box of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MagicBox {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// The number of the box from 1, left to right and top to bottom.
    #[serde(rename = "box")]
    pub number: usize,
    /// True if both diagonals of the box have the same sum too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub diagonals: bool,
}

impl MagicBox {
    /// Returns the side of the box, which is square where the rule fits.
    fn side(&self, board: &Board) -> usize {
        board.grid(self.grid).and_then(|grid| grid.box_shape()).map_or(1, |(rows, _)| usize::from(rows))
    }

    /// Returns the lines that have the same sum.
    fn lines(&self, board: &Board) -> Vec<Vec<Cell>> {
        magic_lines::lines(self.side(board), &self.place().list(board), self.diagonals)
    }

    /// Returns the sum of each line. The box contains each digit once, so its rows share the total evenly.
    fn total(&self, board: &Board) -> i32 {
        Context::without_rules(board).total() / self.side(board) as i32
    }
}

impl Variant for MagicBox {
    type Place = GridBox;
    const INFO: Info =
        Info { id: "magic-box", group: KindGroup::Regions, key: Some('M'), brushes: &[], tint: Tint::Green };
    const EXAMPLE: &'static str = include_str!("../../../examples/magic-boxes.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "magic-boxes",
        rules: RuleSource::BeforeSolution(|_, _| {
            [3, 5, 7].map(|number| MagicBox::new(GridBox { grid: GridId(0), number }, 0)).into()
        }),
    };

    fn new(GridBox { grid, number }: GridBox, _brush: usize) -> Self {
        MagicBox { grid, number, diagonals: false }
    }

    fn place(&self) -> GridBox {
        GridBox { grid: self.grid, number: self.number }
    }

    fn at(&self, GridBox { grid, number }: GridBox) -> Self {
        MagicBox { grid, number, ..*self }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match context.grid(self.grid).box_shape() {
            Some((rows, cols)) if rows == cols => Ok(()),
            _ => Err(PlacementError::NotSquare),
        }
    }

    fn rules_text(&self, context: &Context) -> Message {
        let key = if self.diagonals { "magic-box.rules-diagonals" } else { "magic-box.rules" };
        in_grid(context.board(), self.grid, Message::new(key).with("total", self.total(context.board())))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let sums = self.lines(context.board()).into_iter().map(|line| context.sum(filling, line));
        let sums: Vec<i32> = sums.collect();
        sums.iter().all(|&sum| sum == sums[0])
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let total = self.total(context.board());
        for line in self.lines(context.board()) {
            let terms = context.ids(line).into_iter().map(|id| (1, id)).collect();
            model.add(context.sum_shape(terms, Cmp::Equal, total));
        }
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        let (board, cells) = (context.board(), self.place().list(context.board()));
        magic_lines::draw(scene, cells[0], self.side(board), self.diagonals, tint);
    }

    /// Draws the thick lines of the box as well, to distinguish it from a magic square.
    fn icon(tint: Tint) -> Scene {
        let side = 3;
        let area = Area::new(0.0, 0.0, side as f32, side as f32);
        let mut scene = Scene::new(area.expanded(0.1));
        magic_lines::draw(&mut scene, Cell::new(0, 0), side, false, tint);
        scene.frame(Layer::Grid, area, Width::Cells(0.3), Ink::ThickLine);
        scene
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::toggle("diagonals", &mut self.diagonals)]
    }

    fn description(&self, board: &Board) -> Message {
        Message::new("magic-box.words").with("place", self.place().description(board)).with("total", self.total(board))
    }

    fn examples() -> Vec<(Board, Self)> {
        let magic = |number, diagonals| MagicBox { grid: GridId(0), number, diagonals };
        let supersudoku = Board::single(4, 4).expect("4x4 boxes make a grid");
        vec![(Board::classic(), magic(5, false)), (Board::classic(), magic(3, true)), (supersudoku, magic(1, false))]
    }
}
