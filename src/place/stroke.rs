//! How a place is painted on the board: gestures, strokes, and the grid that a stroke means.

use crate::board::{Board, Cell, CellSet, GridId};
use crate::scene::Point;

/// What the author does with the pointer to make a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Press anywhere in a grid: the rule is for all of it.
    Grid,
    /// Click a box.
    Box,
    /// Click the middle of a 3x3 square.
    Square,
    /// Drag over cells.
    Cells,
    /// Drag from cell to cell, each beside the one before.
    Path,
    /// Click the line between two cells.
    Border,
    /// Click the corner where four cells meet.
    Corner,
    /// Choose a place beyond an edge of a grid and type.
    Edge,
}

/// A finished or running gesture on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Stroke {
    path: Vec<Cell>,
    from: Point,
    brush: usize,
    extends: bool,
}

impl Stroke {
    /// A stroke that begins in the middle of a cell of the board.
    pub fn new(start: Cell) -> Stroke {
        let from = Point::new(f32::from(start.col) + 0.5, f32::from(start.row) + 0.5);
        Stroke { path: vec![start], from, brush: 0, extends: false }
    }

    /// The same stroke, begun at this point of its first cell, in cells.
    pub fn from_point(self, from: Point) -> Stroke {
        Stroke { from, ..self }
    }

    /// The same stroke with this of the kind's brushes, from 0.
    pub fn with_brush(self, brush: usize) -> Stroke {
        Stroke { brush, ..self }
    }

    /// The same stroke, meant to change the selected rule (or not) instead of making a new one.
    pub fn extending(self, extends: bool) -> Stroke {
        Stroke { extends, ..self }
    }

    /// The same stroke over these cells of the board too, in this order.
    pub fn over(mut self, cells: impl IntoIterator<Item = Cell>) -> Stroke {
        cells.into_iter().for_each(|cell| self.pass(cell));
        self
    }

    /// The pointer passes over a cell of the board; one that it passed before does not count again.
    pub fn pass(&mut self, cell: Cell) {
        if !self.path.contains(&cell) {
            self.path.push(cell);
        }
    }

    /// The pointer draws a line on to a cell: through the cells between, and back from the last one when it returns to
    /// the one before.
    pub fn draw_to(&mut self, board: &Board, cell: Cell) {
        if let [.., before, _] = self.path[..]
            && before == cell
        {
            self.path.pop();
            return;
        }
        loop {
            let last = self.path[self.path.len() - 1];
            let (rows, cols) = (cell.row - last.row, cell.col - last.col);
            if (rows, cols) == (0, 0) {
                return;
            }
            let next = last.offset(rows.signum(), cols.signum());
            if self.path.contains(&next) || !board.contains(next) {
                return;
            }
            self.path.push(next);
        }
    }

    /// The cells the pointer passed over, all on the board, in the order it did, each once; at least one.
    pub fn path(&self) -> &[Cell] {
        &self.path
    }

    /// The cell where the stroke began.
    pub fn start(&self) -> Cell {
        self.path[0]
    }

    /// The point where it began, in cells.
    pub fn point(&self) -> Point {
        self.from
    }

    /// The kind's brush, from 0.
    pub fn brush(&self) -> usize {
        self.brush
    }

    /// Whether it is meant to change the selected rule instead of making a new one.
    pub fn extends(&self) -> bool {
        self.extends
    }

    /// The cells it passed over.
    pub fn cells(&self) -> CellSet {
        self.path.iter().copied().collect()
    }

    /// The grid the stroke began in; where grids overlap, the one whose middle is nearest, so that every grid of a
    /// layout can be meant.
    pub fn grid(&self, board: &Board) -> Option<GridId> {
        nearest_grid(board, self.start())
    }
}

/// The grid that a cell belongs to most: of those that cover it, the one whose middle is nearest, or the first of them.
pub fn nearest_grid(board: &Board, cell: Cell) -> Option<GridId> {
    let distance = |id: &GridId| {
        let grid = &board.grids()[id.index()];
        // In half cells, so that the middle of an even grid has whole numbers too.
        let off = |at: i16, from: i16| i32::from(2 * (at - from) + 1 - i16::from(grid.size())).pow(2);
        off(cell.row, grid.origin().row) + off(cell.col, grid.origin().col)
    };
    board.grids_at(cell).min_by_key(distance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Preset;

    #[test]
    fn every_grid_of_every_layout_can_be_meant() {
        for preset in Preset::ALL {
            for (rows, cols) in [(2, 2), (2, 3), (3, 3)] {
                let board = preset.board(rows, cols).unwrap();
                for (id, grid) in board.grid_ids().zip(board.grids()) {
                    let half = usize::from(grid.size() / 2);
                    assert_eq!(nearest_grid(&board, grid.cell(half, half)), Some(id), "{preset:?} {rows}x{cols}");
                }
            }
        }
    }

    #[test]
    fn lines_are_drawn_without_gaps_and_taken_back_by_returning() {
        let board = Board::classic();
        let cell = |text: &str| text.parse::<Cell>().unwrap();
        let drawn = |cells: &[&str]| {
            let mut stroke = Stroke::new(cell(cells[0]));
            cells[1..].iter().for_each(|to| stroke.draw_to(&board, cell(to)));
            stroke.path().iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(drawn(&["r1c1", "r3c3"]), "r1c1 r2c2 r3c3");
        assert_eq!(drawn(&["r1c1", "r1c4", "r1c3", "r2c3"]), "r1c1 r1c2 r1c3 r2c3");
        assert_eq!(drawn(&["r1c1", "r1c3", "r2c3", "r2c2", "r1c2"]), "r1c1 r1c2 r1c3 r2c3 r2c2", "it does not cross");
    }
}
