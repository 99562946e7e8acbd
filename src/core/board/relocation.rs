//! Movement of cells and grids when the layout of a board changes.

use super::cell::{Cell, CellSet};
use super::error::BoardError;
use super::grid::Grid;
use super::ids::GridId;
use super::layout::Board;

/// The step from one layout to another.
#[derive(Clone, Debug)]
pub struct Relocation {
    old: Board,
    new: Board,
    /// For each old grid, its new id and how far it moved, or None if it was removed.
    moves: Vec<Option<(GridId, i16, i16)>>,
}

impl Relocation {
    /// Returns the step from `old` to a board with these grids. Each grid is given with the old grid from which it was
    /// made, if any. If several are made from the same old grid, the first is that grid, and the others are copies.
    ///
    /// # Errors
    /// Returns an error if the grids do not form a board.
    pub fn new(old: &Board, grids: Vec<(Option<GridId>, Grid)>) -> Result<Relocation, BoardError> {
        let moves = old.grid_ids().zip(old.grids()).map(|(id, was)| {
            let place = grids.iter().position(|(from, _)| *from == Some(id))?;
            let (now, then) = (grids[place].1.origin(), was.origin());
            Some((GridId(place as u8), now.row - then.row, now.col - then.col))
        });
        let moves = moves.collect();
        let new = Board::new(grids.into_iter().map(|(_, grid)| grid).collect())?.with_numbering(old.numbering());
        Ok(Relocation { old: old.clone(), new, moves })
    }

    /// Returns the board after the step.
    pub fn board(&self) -> &Board {
        &self.new
    }

    /// Returns the board before the step.
    pub fn old(&self) -> &Board {
        &self.old
    }

    /// Returns the new id of a grid, or None if it was removed.
    pub fn grid(&self, old: GridId) -> Option<GridId> {
        self.moves.get(old.index()).copied().flatten().map(|(grid, ..)| grid)
    }

    /// Returns the new position of a cell, which moves with its grid. A cell of several grids stays if one of them
    /// stays. Returns None if all its grids were removed.
    pub fn cell(&self, cell: Cell) -> Option<Cell> {
        let moves = self.old.grids_at(cell).filter_map(|grid| self.moves[grid.index()]);
        // False comes before true, so a grid that stays is preferred.
        let (_, rows, cols) = moves.min_by_key(|&(_, rows, cols)| (rows, cols) != (0, 0))?;
        Some(cell.offset(rows, cols))
    }

    /// Returns the new positions of cells. They move together if one remaining grid contains them all. Otherwise each
    /// cell moves separately, and removed cells are left out.
    pub fn cells(&self, cells: &CellSet) -> CellSet {
        let holds_all = |grid: &Grid| cells.iter().all(|cell| grid.contains(cell));
        let together = self.old.grids().iter().zip(&self.moves).filter(|(grid, _)| holds_all(grid));
        let together = together.filter_map(|(_, moved)| *moved);
        match together.min_by_key(|&(_, rows, cols)| (rows, cols) != (0, 0)) {
            Some((_, rows, cols)) => cells.iter().map(|cell| cell.offset(rows, cols)).collect(),
            None => cells.iter().filter_map(|cell| self.cell(cell)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TraditionalLayout;

    fn moved(board: &Board, grid: usize, origin: &str) -> Relocation {
        let grids = board.grid_ids().zip(board.grids()).map(|(id, grid)| (Some(id), grid.clone()));
        let mut grids: Vec<_> = grids.collect();
        grids[grid].1 = grids[grid].1.at(origin.parse().unwrap()).unwrap();
        Relocation::new(board, grids).unwrap()
    }

    #[test]
    fn cells_go_with_their_grid_and_shared_ones_stay_with_the_one_that_stayed() {
        let twin = TraditionalLayout::Twin.board(3, 3).unwrap();
        let step = moved(&twin, 1, "r10c1");
        let table = [("r1c1", "r1c1"), ("r7c7", "r7c7"), ("r7c10", "r10c4"), ("r15c15", "r18c9")];
        for (from, to) in table {
            assert_eq!(step.cell(from.parse().unwrap()), Some(to.parse().unwrap()), "{from}");
        }
        // A set inside the grid that moved goes with it, including the shared cells.
        let set = |text: &str| text.parse::<CellSet>().unwrap();
        assert_eq!(step.cells(&set("r7c10 r8c8")), set("r10c4 r11c2"));
        assert_eq!(step.cells(&set("r7c7-9")), set("r7c7-9"));
    }

    #[test]
    fn what_only_a_lost_grid_held_is_gone() {
        let twin = TraditionalLayout::Twin.board(3, 3).unwrap();
        let kept = vec![(Some(GridId(1)), twin.grids()[1].clone())];
        let step = Relocation::new(&twin, kept).unwrap();
        assert_eq!(step.cell("r1c1".parse().unwrap()), None);
        assert_eq!(step.cell("r9c9".parse().unwrap()), Some("r9c9".parse().unwrap()));
        assert_eq!((step.grid(GridId(0)), step.grid(GridId(1))), (None, Some(GridId(0))));
        let set = |text: &str| text.parse::<CellSet>().unwrap();
        assert_eq!(step.cells(&set("r1c1 r7c7")), set("r7c7"));
    }
}
