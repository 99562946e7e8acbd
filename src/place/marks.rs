//! Marked cells, each with one of several types of mark. All marks of a kind in a puzzle form one place.

use super::on_grid::describe_cells;
use super::part::RulePart;
use super::place_trait::{Place, check_on_board};
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, Random, Relocation, Transformation};
use crate::words::Message;

/// The cells of each type of mark, in the order of the brushes of the kind. The sets are disjoint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellMarks<const MARK_TYPES: usize>(pub [CellSet; MARK_TYPES]);

impl<const MARK_TYPES: usize> CellMarks<MARK_TYPES> {
    /// Returns all marked cells, one type of mark after the other.
    pub fn all(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter().flat_map(CellSet::iter)
    }

    /// Returns None if no cell is marked.
    fn unless_empty(self) -> Option<Self> {
        let marked = self.all().next().is_some();
        marked.then_some(self)
    }
}

impl<const MARK_TYPES: usize> Place for CellMarks<MARK_TYPES> {
    const GESTURE: Gesture = Gesture::Cells;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        check_on_board(board, self.all())?;
        if self.all().next().is_none() { Err(PlacementError::TooFewCells { least: 1 }) } else { Ok(()) }
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.all().collect()
    }

    fn description(&self, board: &Board) -> Message {
        describe_cells(&self.all().collect(), board)
    }

    /// Marks the cells of a stroke. A stroke that begins on a mark of its own type erases marks of this type.
    fn apply_stroke(current: Option<&Self>, _board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        let mut marks = current.cloned().unwrap_or_else(|| CellMarks(std::array::from_fn(|_| CellSet::default())));
        let Some(own) = marks.0.get(stroke.brush()) else { return StrokeEffect::Unchanged };
        let erase = own.contains(stroke.start());
        for &cell in stroke.path() {
            for (sort, cells) in marks.0.iter_mut().enumerate() {
                match (sort == stroke.brush(), erase) {
                    (true, false) => cells.insert(cell),
                    (true, true) | (false, false) => cells.remove(cell),
                    (false, true) => {}
                }
            }
        }
        marks.unless_empty().map_or(StrokeEffect::Removed, StrokeEffect::Changed)
    }

    fn parts(&self) -> Vec<RulePart> {
        self.all().map(|cell| RulePart::Mark { cell }).collect()
    }

    fn with_parts(&self, wanted: &dyn Fn(usize) -> bool) -> Option<Self> {
        let mut numbers = 0..;
        let kept = self.0.each_ref().map(|cells| {
            let numbered = cells.iter().zip(&mut numbers);
            numbered.filter(|&(_, number)| wanted(number)).map(|(cell, _)| cell).collect()
        });
        CellMarks(kept).unless_empty()
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        CellMarks(std::array::from_fn(|sort| step.cells(&self.0[sort]))).unless_empty()
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        Some(CellMarks(std::array::from_fn(|sort| step.cells(board, self.0[sort].iter()))))
    }

    /// Marks a fifth of the cells with random types of mark.
    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let mut cells = board.cells().to_vec();
        random.shuffle(&mut cells);
        cells.truncate(cells.len().div_ceil(5));
        let mut marks = CellMarks(std::array::from_fn(|_| CellSet::default()));
        for cell in cells {
            marks.0[random.below(MARK_TYPES)].insert(cell);
        }
        Some(marks)
    }
}
