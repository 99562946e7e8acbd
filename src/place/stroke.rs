//! Drawing of places on the board: gestures, strokes, and the grid that a stroke selects.

use crate::board::{Board, Cell, CellSet, GridId};
use crate::scene::Point;

/// The pointer gesture that draws a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Press anywhere in a grid.
    Grid,
    /// Click a box.
    Box,
    /// Click the middle of a 3x3 square.
    Square,
    /// Drag over cells.
    Cells,
    /// Drag from cell to touching cell.
    Path,
    /// Click the border between two cells.
    Border,
    /// Click the corner where four cells meet.
    Corner,
    /// Select a position outside a grid and type.
    Edge,
}

/// A finished or current gesture on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Stroke {
    path: Vec<Cell>,
    from: Point,
    brush: usize,
    extends: bool,
}

impl Stroke {
    /// Returns a stroke that begins in the middle of a cell of the board.
    pub fn new(start: Cell) -> Stroke {
        let from = Point::new(f32::from(start.col) + 0.5, f32::from(start.row) + 0.5);
        Stroke { path: vec![start], from, brush: 0, extends: false }
    }

    /// Returns the same stroke from another point of its first cell, in cells.
    pub fn from_point(self, from: Point) -> Stroke {
        Stroke { from, ..self }
    }

    /// Returns the same stroke with another brush of the kind, from 0.
    pub fn with_brush(self, brush: usize) -> Stroke {
        Stroke { brush, ..self }
    }

    /// Returns the same stroke, set to extend the selected rule if `extends` is true, and otherwise to make a new one.
    pub fn extending(self, extends: bool) -> Stroke {
        Stroke { extends, ..self }
    }

    /// Returns the same stroke extended over these cells of the board, in order.
    pub fn over(mut self, cells: impl IntoIterator<Item = Cell>) -> Stroke {
        cells.into_iter().for_each(|cell| self.pass(cell));
        self
    }

    /// Adds a cell of the board, unless the stroke has already passed it.
    pub fn pass(&mut self, cell: Cell) {
        if !self.path.contains(&cell) {
            self.path.push(cell);
        }
    }

    /// Draws a line to a cell through the cells between. Returning to the previous cell removes the last one.
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

    /// Returns the cells that the pointer passed, at least one, in order and without repetition.
    pub fn path(&self) -> &[Cell] {
        &self.path
    }

    /// Returns the cell where the stroke began.
    pub fn start(&self) -> Cell {
        self.path[0]
    }

    /// Returns the point where the stroke began, in cells.
    pub fn point(&self) -> Point {
        self.from
    }

    /// Returns the brush of the kind, from 0.
    pub fn brush(&self) -> usize {
        self.brush
    }

    /// Returns whether the stroke extends the selected rule instead of making a new one.
    pub fn extends(&self) -> bool {
        self.extends
    }

    /// Returns the cells that the pointer passed as a set.
    pub fn cells(&self) -> CellSet {
        self.path.iter().copied().collect()
    }

    /// Returns the grid in which the stroke began. Where grids overlap, it is the one with the nearest middle, so that
    /// every grid of a layout can be selected.
    pub fn grid(&self, board: &Board) -> Option<GridId> {
        nearest_grid(board, self.start())
    }
}

/// Returns the grid that contains a cell and has the nearest middle, or the first of equally near ones.
pub fn nearest_grid(board: &Board, cell: Cell) -> Option<GridId> {
    let distance = |id: &GridId| {
        let grid = &board.grids()[id.index()];
        // Distances are in half cells, so that the middle of a grid with an even size is a whole number.
        let off = |at: i16, from: i16| i32::from(2 * (at - from) + 1 - i16::from(grid.size())).pow(2);
        off(cell.row, grid.origin().row) + off(cell.col, grid.origin().col)
    };
    board.grids_at(cell).min_by_key(distance)
}

/// The effect of a stroke.
#[derive(Clone, PartialEq, Debug)]
pub enum StrokeEffect<T> {
    /// The stroke has no effect.
    Unchanged,
    /// The object is removed.
    Removed,
    /// The object is added or changed to this value.
    Changed(T),
}

impl<T> StrokeEffect<T> {
    /// Applies a function to the new value, if there is one.
    pub fn map<U>(self, made: impl FnOnce(T) -> U) -> StrokeEffect<U> {
        match self {
            StrokeEffect::Unchanged => StrokeEffect::Unchanged,
            StrokeEffect::Removed => StrokeEffect::Removed,
            StrokeEffect::Changed(place) => StrokeEffect::Changed(made(place)),
        }
    }

    /// Returns the effect for places that a second stroke removes: the stroke is at `place`, and `current` is the place
    /// of the rule to which it is applied.
    pub fn toggled(current: Option<&T>, place: Option<T>) -> StrokeEffect<T>
    where
        T: PartialEq,
    {
        match (current, place) {
            (Some(current), Some(place)) if *current == place => StrokeEffect::Removed,
            (None, Some(place)) => StrokeEffect::Changed(place),
            (Some(_), _) | (None, None) => StrokeEffect::Unchanged,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TraditionalLayout;

    #[test]
    fn every_grid_of_every_layout_can_be_meant() {
        for preset in TraditionalLayout::ALL {
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
