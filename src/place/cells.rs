//! A set of cells anywhere on the board, written like `r1c1-3 r2c4`.

use super::on_grid::describe_cells;
use super::part::RulePart;
use super::place_trait::{Place, check_on_board};
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, Random, Relocation, Transformation};
use crate::scene::Point;
use crate::words::Message;

impl Place for CellSet {
    const GESTURE: Gesture = Gesture::Cells;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        check_on_board(board, self.iter())?;
        if self.is_empty() { Err(PlacementError::TooFewCells { least: 1 }) } else { Ok(()) }
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.clone()
    }

    fn description(&self, board: &Board) -> Message {
        describe_cells(self, board)
    }

    /// Makes a new set for each stroke. A stroke that extends adds to the selected set, or removes cells from it if the
    /// stroke begins inside the set.
    fn apply_stroke(current: Option<&Self>, _board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        let Some(current) = current else { return StrokeEffect::Changed(stroke.cells()) };
        if !stroke.extends() {
            return StrokeEffect::Unchanged;
        }
        let mut cells = current.clone();
        match cells.contains(stroke.start()) {
            true => stroke.path().iter().for_each(|&cell| cells.remove(cell)),
            false => cells.extend(stroke.path().iter().copied()),
        }
        if cells.is_empty() { StrokeEffect::Removed } else { StrokeEffect::Changed(cells) }
    }

    fn marks(&self) -> Vec<CellSet> {
        vec![self.clone()]
    }

    fn parts(&self) -> Vec<RulePart> {
        self.iter().map(|cell| RulePart::Mark { cell }).collect()
    }

    fn with_parts(&self, wanted: &dyn Fn(usize) -> bool) -> Option<Self> {
        let kept = self.iter().enumerate().filter(|&(number, _)| wanted(number));
        let kept: CellSet = kept.map(|(_, cell)| cell).collect();
        (!kept.is_empty()).then_some(kept)
    }

    /// Returns the last cell in reading order.
    fn ends(&self) -> Vec<Cell> {
        self.iter().next_back().into_iter().collect()
    }

    /// Adds the cells of a path that leaves the area. If the path stays in the area at first, removes the cells before
    /// its last one.
    fn with_end_dragged(&self, path: &[Cell]) -> Option<Self> {
        let (_, &next) = path.first().zip(path.get(1))?;
        let mut cells = self.clone();
        match self.contains(next) {
            true => path[..path.len() - 1].iter().for_each(|&cell| cells.remove(cell)),
            false => cells.extend(path[1..].iter().copied()),
        }
        (!cells.is_empty() && cells != *self).then_some(cells)
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Some(step.cells(self)).filter(|cells| !cells.is_empty())
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        Some(step.cells(board, self.iter()))
    }

    /// Returns a few connected cells.
    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let most = usize::from(board.size()).min(2 + random.below(5));
        let mut cells: Vec<Cell> = random.pick(board.cells()).into_iter().collect();
        while cells.len() < most {
            let beside = cells.iter().flat_map(|cell| cell.neighbours());
            let beside = beside.filter(|&cell| board.contains(cell) && !cells.contains(&cell));
            cells.push(random.pick(&beside.collect::<Vec<_>>())?);
        }
        Some(cells.into_iter().collect())
    }

    /// Returns a point near the top left corner of the first cell.
    fn clue_point(&self, _board: &Board) -> Option<Point> {
        self.iter().next().map(|cell| Point::new(f32::from(cell.col) + 0.26, f32::from(cell.row) + 0.25))
    }
}
