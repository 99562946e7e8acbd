//! Region: the digits in a painted set of cells all differ; a region of n cells holds each digit once.

use serde::{Deserialize, Serialize};

use super::{Gesture, Info, Misfit, Stroke, Variant, all_differ, fill_cells, ids, outline_cells};
use crate::board::{Board, CellSet, Filling, Relocation, Transformation};
use crate::model::Model;
use crate::scene::{Ink, Layer, Scene, Tint, Width};

/// A painted set of cells, anywhere on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    pub cells: CellSet,
}

impl Variant for Region {
    const INFO: Info = Info {
        name: "Painted region",
        hint: "Drag over cells to paint an extra house. Shift-drag adds to the selected region or takes from it.",
        gesture: Gesture::Cells,
        key: 'R',
        brushes: &[],
        tint: Tint::Sand,
    };

    fn fits(&self, board: &Board) -> Result<(), Misfit> {
        let most = usize::from(board.size());
        match self.cells.iter().find(|&cell| !board.contains(cell)) {
            Some(cell) => Err(Misfit::OffBoard { cell }),
            None if self.cells.len() < 2 => Err(Misfit::TooFewCells { least: 2 }),
            None if self.cells.len() > most => Err(Misfit::TooManyCells { found: self.cells.len(), most }),
            None => Ok(()),
        }
    }

    fn rules_text(&self, board: &Board) -> String {
        match self.cells.len() == usize::from(board.size()) {
            true => format!("Each shaded region holds each of the {} digits once.", board.size()),
            false => "Digits do not repeat within a shaded region.".to_owned(),
        }
    }

    fn check(&self, board: &Board, filling: &Filling) -> bool {
        all_differ(board, filling, self.cells.iter())
    }

    fn lower(&self, board: &Board, model: &mut Model) {
        model.add_different(ids(board, self.cells.iter()));
    }

    fn draw(&self, _board: &Board, tint: Tint, scene: &mut Scene) {
        fill_cells(scene, Layer::Region, &self.cells, Ink::Tint(tint));
        // Regions of one colour may touch or overlap; the line says where each ends.
        outline_cells(scene, Layer::Mark, &self.cells, 0.08, Width::Cells(0.03), Ink::Line(tint));
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.cells.clone()
    }

    fn place(&self, board: &Board) -> String {
        let house = if self.cells.len() == usize::from(board.size()) { ", each digit once" } else { "" };
        format!("{} cells{house}", self.cells.len())
    }

    fn touched_by(&self, _board: &Board, stroke: &Stroke, selected: bool) -> bool {
        selected && stroke.extend
    }

    fn paint(current: Option<&Self>, _board: &Board, stroke: &Stroke) -> Option<Self> {
        let Some(current) = current else { return Some(Region { cells: stroke.cells() }) };
        let mut cells = current.cells.clone();
        match cells.contains(stroke.start()) {
            true => stroke.path.iter().for_each(|&cell| cells.remove(cell)),
            false => cells.extend(stroke.path.iter().copied()),
        }
        (!cells.is_empty()).then_some(Region { cells })
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        let cells = step.cells(&self.cells);
        (!cells.is_empty()).then_some(Region { cells })
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        Some(Region { cells: step.cells(board, self.cells.iter()) })
    }

    fn examples() -> Vec<(Board, Self)> {
        let region = |cells: &str| Region { cells: cells.parse().expect("example cells are well formed") };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), region("r2c2-5 r3c2-4 r4c2 r4c4")),
            (Board::classic(), region("r4c3-4 r5c5 r6c6-7")),
            (shidoku.clone(), region("r1c1 r2c2 r3c3 r4c4")),
            (shidoku, region("r1c4 r2c3 r3c2")),
        ]
    }
}
