//! Several sets with equally many cells, written as a list: `["r1c1-2", "r5c6-7"]`.

use serde::{Deserialize, Serialize};

use super::place_trait::{Place, check_on_board};
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, Random, Relocation, Transformation};
use crate::words::Message;

/// Sets with equally many cells. The n-th cells of all sets, in reading order, belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Groups(pub Vec<CellSet>);

impl Groups {
    /// Returns the cells that belong together: the first of each set, the second of each set, and so on.
    pub fn matching_cells(&self) -> Vec<Vec<Cell>> {
        let count = self.0.first().map_or(0, CellSet::len);
        let lists: Vec<Vec<Cell>> = self.0.iter().map(|cells| cells.iter().collect()).collect();
        (0..count).map(|place| lists.iter().filter_map(|list| list.get(place).copied()).collect()).collect()
    }

    /// Returns the first set, moved so that its first cell is `to`, if it fits the board there.
    fn copy_at(&self, board: &Board, to: Cell) -> Option<CellSet> {
        let first = self.0.first()?;
        let from = first.iter().next()?;
        let copy: CellSet = first.iter().map(|cell| cell.offset(to.row - from.row, to.col - from.col)).collect();
        let whole = copy.iter().all(|cell| board.contains(cell));
        whole.then_some(copy)
    }
}

impl Place for Groups {
    const GESTURE: Gesture = Gesture::Cells;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        check_on_board(board, self.0.iter().flat_map(CellSet::iter))?;
        let size = self.0.first().map_or(0, CellSet::len);
        match size {
            0 => Err(PlacementError::TooFewCells { least: 1 }),
            _ if self.0.iter().any(|cells| cells.len() != size) => Err(PlacementError::UnequalGroups),
            _ => Ok(()),
        }
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.0.iter().flat_map(CellSet::iter).collect()
    }

    fn description(&self, _board: &Board) -> Message {
        let cells = self.0.first().map_or(0, CellSet::len);
        Message::new("place-groups").with("groups", self.0.len()).with("cells", cells)
    }

    /// Makes the first set from a stroke. Among strokes that extend, a click in a set removes it, a click elsewhere
    /// adds a copy of the first set there, and a stroke over equally many cells adds them as a set.
    fn apply_stroke(current: Option<&Self>, board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        let Some(current) = current else { return StrokeEffect::Changed(Groups(vec![stroke.cells()])) };
        if !stroke.extends() {
            return StrokeEffect::Unchanged;
        }
        let mut groups = current.clone();
        let click = stroke.path().len() == 1;
        if click && groups.0.iter().any(|cells| cells.contains(stroke.start())) {
            groups.0.retain(|cells| !cells.contains(stroke.start()));
            return if groups.0.is_empty() { StrokeEffect::Removed } else { StrokeEffect::Changed(groups) };
        }
        let size = groups.0.first().map_or(0, CellSet::len);
        let added = match click && size > 1 {
            true => groups.copy_at(board, stroke.start()),
            false => Some(stroke.cells()).filter(|cells| cells.len() == size),
        };
        match added {
            Some(cells) => {
                groups.0.push(cells);
                StrokeEffect::Changed(groups)
            }
            None => StrokeEffect::Unchanged,
        }
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        let moved = self.0.iter().map(|cells| (cells.len(), step.cells(cells)));
        let whole: Vec<CellSet> =
            moved.filter(|(count, cells)| cells.len() == *count).map(|(_, cells)| cells).collect();
        (!whole.is_empty()).then_some(Groups(whole))
    }

    /// Returns None if the cells that belong together would be in different positions of their sets.
    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let image = Groups(self.0.iter().map(|cells| step.cells(board, cells.iter())).collect());
        let sets = |lists: Vec<Vec<Cell>>| -> Vec<CellSet> {
            let mut sets: Vec<CellSet> = lists.into_iter().map(CellSet::from_iter).collect();
            sets.sort_by_key(|set| set.iter().next());
            sets
        };
        let moved = self.matching_cells().into_iter().map(|cells| step.cells(board, cells).iter().collect()).collect();
        (sets(moved) == sets(image.matching_cells())).then_some(image)
    }

    fn marks(&self) -> Vec<CellSet> {
        self.0.clone()
    }

    /// Returns a set and one copy of it.
    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let groups = Groups(vec![CellSet::random(board, random)?]);
        let copies = board.cells().iter().filter_map(|&to| groups.copy_at(board, to));
        let apart = copies.filter(|copy| copy.iter().all(|cell| !groups.0[0].contains(cell)));
        let copies: Vec<CellSet> = apart.collect();
        let copy = copies.get(random.below(copies.len().max(1)))?.clone();
        Some(Groups(vec![groups.0[0].clone(), copy]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_put_down_and_taken_away() {
        let board = Board::classic();
        let cells = |text: &str| text.parse::<CellSet>().unwrap();
        let stroke = |text: &str| {
            let mut list = cells(text).iter().collect::<Vec<_>>().into_iter();
            Stroke::new(list.next().unwrap()).over(list).extending(true)
        };
        let groups = |sets: &[&str]| Groups(sets.iter().map(|set| cells(set)).collect());
        let one = groups(&["r1c1-2"]);
        assert_eq!(Groups::apply_stroke(None, &board, &stroke("r1c1-2")), StrokeEffect::Changed(one.clone()));
        let two = groups(&["r1c1-2", "r5c5-6"]);
        assert_eq!(Groups::apply_stroke(Some(&one), &board, &stroke("r5c5")), StrokeEffect::Changed(two.clone()));
        assert_eq!(Groups::apply_stroke(Some(&two), &board, &stroke("r5c6")), StrokeEffect::Changed(one.clone()));
        assert_eq!(
            Groups::apply_stroke(Some(&one), &board, &stroke("r5c9")),
            StrokeEffect::Unchanged,
            "no room for a copy"
        );
        assert_eq!(
            Groups::apply_stroke(Some(&one), &board, &stroke("r5c5-7")),
            StrokeEffect::Unchanged,
            "too many cells"
        );
        let alike: Vec<CellSet> = two.matching_cells().into_iter().map(CellSet::from_iter).collect();
        assert_eq!(alike, [cells("r1c1 r5c5"), cells("r1c2 r5c6")]);
    }
}
