//! Magic square: the rows and the columns of a 3x3 square anywhere on the board all have the same sum, if wished its
//! diagonals too. Unlike a magic box, the square need not be a box, so its sum is not known and digits may repeat.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Field, Gesture, Info, Misfit, Stroke, Variant, draw_magic_square, ids, turn_into};
use crate::board::{Board, Cell, CellId, CellSet, Filling, Relocation, Transformation};
use crate::model::{Cmp, Model, Shape};
use crate::scene::{Area, Scene, Tint};

/// One square, by its top-left cell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MagicSquare {
    pub at: Cell,
    /// The two diagonals have the same sum too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub diagonals: bool,
}

const SIDE: i16 = 3;

impl MagicSquare {
    fn square(&self) -> impl Iterator<Item = Cell> + use<> {
        let at = self.at;
        (0..SIDE).flat_map(move |row| (0..SIDE).map(move |col| at.offset(row, col)))
    }

    /// The lines that have the same sum.
    fn lines(&self) -> Vec<Vec<Cell>> {
        let line = |place: fn(i16, i16) -> (i16, i16), index: i16| -> Vec<Cell> {
            (0..SIDE).map(|along| place(index, along)).map(|(row, col)| self.at.offset(row, col)).collect()
        };
        let rows = (0..SIDE).map(|index| line(|index, along| (index, along), index));
        let columns = (0..SIDE).map(|index| line(|index, along| (along, index), index));
        let diagonals = [line(|_, along| (along, along), 0), line(|_, along| (along, SIDE - 1 - along), 0)];
        rows.chain(columns).chain(diagonals.into_iter().filter(|_| self.diagonals)).collect()
    }
}

impl Variant for MagicSquare {
    const INFO: Info = Info {
        name: "Magic square",
        hint: "Click the middle of any 3x3 square: its rows and columns have the same sum. Click again to take it away.",
        gesture: Gesture::Square,
        key: 'S',
        brushes: &[],
        tint: Tint::Rose,
    };

    fn fits(&self, board: &Board) -> Result<(), Misfit> {
        match self.square().find(|&cell| !board.contains(cell)) {
            Some(cell) => Err(Misfit::OffBoard { cell }),
            None => Ok(()),
        }
    }

    fn rules_text(&self, _board: &Board) -> String {
        let lines = if self.diagonals { "rows, columns and diagonals" } else { "rows and columns" };
        format!("In each magic square, the {lines} all have the same sum.")
    }

    fn check(&self, board: &Board, filling: &Filling) -> bool {
        let sum = |line: Vec<Cell>| ids(board, line).into_iter().map(|id| u32::from(filling[id].value())).sum::<u32>();
        let sums: Vec<u32> = self.lines().into_iter().map(sum).collect();
        sums.iter().all(|&sum| sum == sums[0])
    }

    fn lower(&self, board: &Board, model: &mut Model) {
        // Each line less the first one is 0; cells that both hold cancel out.
        let mut lines = self.lines().into_iter().map(|line| ids(board, line));
        let Some(first) = lines.next() else { return };
        for line in lines {
            let mut factors: BTreeMap<CellId, i32> = line.into_iter().map(|cell| (cell, 1)).collect();
            for &cell in &first {
                *factors.entry(cell).or_default() -= 1;
            }
            let terms = factors.into_iter().filter(|&(_, factor)| factor != 0).map(|(cell, factor)| (factor, cell));
            model.add(Shape::Sum { terms: terms.collect(), cmp: Cmp::Equal, total: 0 });
        }
    }

    fn draw(&self, _board: &Board, tint: Tint, scene: &mut Scene) {
        let (x, y, side) = (f32::from(self.at.col), f32::from(self.at.row), f32::from(SIDE));
        draw_magic_square(scene, Area::new(x, y, side, side), self.diagonals, tint);
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        let hint = "The two diagonals of the square have the same sum too";
        vec![Field::Toggle { label: "Diagonals too", hint, on: &mut self.diagonals }]
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.square().collect()
    }

    fn place(&self, board: &Board) -> String {
        self.cells(board).to_string()
    }

    fn touched_by(&self, _board: &Board, stroke: &Stroke, _selected: bool) -> bool {
        stroke.start() == self.at.offset(1, 1)
    }

    fn paint(current: Option<&Self>, _board: &Board, stroke: &Stroke) -> Option<Self> {
        match current {
            Some(_) => None,
            None => Some(MagicSquare { at: stroke.start().offset(-1, -1), diagonals: false }),
        }
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        let cells = step.cells(&self.square().collect());
        let at = cells.iter().next()?;
        (cells == MagicSquare { at, ..*self }.square().collect()).then_some(MagicSquare { at, ..*self })
    }

    /// Sums are the same of all lines when every digit k becomes n + 1 - k, and under no other names.
    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let at = step.cells(board, self.square()).iter().next()?;
        let image = MagicSquare { at, ..*self };
        let allowed = step.keeps_digits() || step.reverses_digits();
        (allowed && turn_into(board, step, self.lines(), image.lines())).then_some(image)
    }

    fn examples() -> Vec<(Board, Self)> {
        let square = |at: &str, diagonals| MagicSquare { at: at.parse().expect("an example cell"), diagonals };
        let roku = Board::single(2, 3).expect("2x3 boxes make a grid");
        vec![
            (Board::classic(), square("r2c3", false)),
            (Board::classic(), square("r4c4", true)),
            (roku, square("r2c2", false)),
        ]
    }
}
