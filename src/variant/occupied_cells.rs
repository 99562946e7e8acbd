//! The space that marks of generated puzzles occupy, so that marks are placed apart.

use std::collections::BTreeSet;

use crate::board::{Cell, CellSet};

/// The cells and line steps that marks occupy.
#[derive(Clone, Default, Debug)]
pub struct OccupiedCells {
    cells: CellSet,
    steps: BTreeSet<[Cell; 2]>,
}

impl OccupiedCells {
    /// Returns whether a mark with these cells and line steps keeps clear of all others and looks clean itself: its
    /// line must not cross itself or run next to itself.
    pub fn is_free(&self, cells: &CellSet, steps: &[[Cell; 2]]) -> bool {
        let own: BTreeSet<[Cell; 2]> = steps.iter().copied().map(sorted).collect();
        let crosses =
            |step: &[Cell; 2]| crossing(*step).is_some_and(|step| self.steps.contains(&step) || own.contains(&step));
        // Cells of a line that share an edge must be consecutive on it.
        let beside = |one: Cell| {
            one.neighbours().into_iter().filter(|other| cells.contains(*other)).map(move |other| [one, other])
        };
        let bunched = || !steps.is_empty() && cells.iter().flat_map(beside).any(|pair| !own.contains(&sorted(pair)));
        cells.iter().all(|cell| !self.cells.contains(cell)) && !own.iter().any(crosses) && !bunched()
    }

    /// Adds the cells and steps of a mark.
    pub fn add(&mut self, cells: &CellSet, steps: &[[Cell; 2]]) {
        self.cells.extend(cells.iter());
        self.steps.extend(steps.iter().copied().map(sorted));
    }
}

/// Returns the step with its cells in order, so that both directions are equal.
fn sorted([one, other]: [Cell; 2]) -> [Cell; 2] {
    [one.min(other), one.max(other)]
}

/// Returns the only step that can cross this one between cells, if it is diagonal.
fn crossing([one, other]: [Cell; 2]) -> Option<[Cell; 2]> {
    let slanted = one.row != other.row && one.col != other.col;
    slanted.then(|| sorted([Cell::new(one.row, other.col), Cell::new(other.row, one.col)]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::{Path, Place as _};

    #[test]
    fn lines_lie_apart_and_are_handsome() {
        let path = |text: &str| text.parse::<Path>().unwrap();
        let board = crate::board::Board::classic();
        let mut taken = OccupiedCells::default();
        let there = path("r4c4 r5c5 r5c6");
        taken.add(&there.cells(&board), &there.steps());
        for (text, free) in [
            ("r1c1 r1c2 r2c2", true),
            ("r1c1 r2c2 r3c2", true),
            // The line runs next to itself.
            ("r1c1 r2c2 r1c2", false),
            ("r1c1 r1c2 r2c2 r2c1", false),
            // The line crosses itself.
            ("r1c1 r2c2 r3c1 r2c1 r1c2", false),
            // The line crosses the other one or shares a cell with it, except the last, which is next to it.
            ("r5c4 r4c5", false),
            ("r4c5 r5c4", false),
            ("r5c6 r6c6", false),
            ("r4c5 r4c6", true),
        ] {
            let path = path(text);
            assert_eq!(taken.is_free(&path.cells(&board), &path.steps()), free, "{text}");
        }
        // Marks without a line may have any shape.
        assert!(taken.is_free(&"r1-2c1-2".parse().unwrap(), &[]));
    }
}
