//! The traditional layouts of several grids, for boxes of any shape.

use super::cell::Cell;
use super::error::BoardError;
use super::grid::Grid;
use super::layout::Board;

/// A named layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraditionalLayout {
    /// One grid.
    Single,
    /// Two grids that share a corner box.
    Twin,
    /// Grids along a diagonal, each sharing a corner box with the next.
    Chain {
        /// Number of grids.
        grids: u8,
    },
    /// Five grids. The middle one shares each of its corner boxes with another.
    Samurai,
    /// Four grids around a hole, each sharing a corner box with the next.
    Sohei,
    /// Five grids. The middle one has arms that are shifted to one side each, like sails.
    Windmill,
    /// Four grids in a square, each shifted by one box.
    Butterfly,
    /// Five grids in a plus, each shifted by one box from the middle one.
    Flower,
}

impl TraditionalLayout {
    /// All layouts, with a chain of three grids.
    pub const ALL: [TraditionalLayout; 8] = [
        TraditionalLayout::Single,
        TraditionalLayout::Twin,
        TraditionalLayout::Chain { grids: 3 },
        TraditionalLayout::Samurai,
        TraditionalLayout::Sohei,
        TraditionalLayout::Windmill,
        TraditionalLayout::Butterfly,
        TraditionalLayout::Flower,
    ];

    /// Returns the name in menus, in English.
    pub const fn name(self) -> &'static str {
        match self {
            TraditionalLayout::Single => "Single grid",
            TraditionalLayout::Twin => "Twin",
            TraditionalLayout::Chain { .. } => "Diagonal chain",
            TraditionalLayout::Samurai => "Samurai",
            TraditionalLayout::Sohei => "Sohei",
            TraditionalLayout::Windmill => "Windmill",
            TraditionalLayout::Butterfly => "Butterfly",
            TraditionalLayout::Flower => "Flower",
        }
    }

    /// Returns the offset of each grid as (down, right) in boxes, for grids of `down` x `across` boxes.
    fn offsets(self, down: i16, across: i16) -> Vec<(i16, i16)> {
        // Offset from a grid to the next one that shares its corner box.
        let (d, a) = (down - 1, across - 1);
        match self {
            TraditionalLayout::Single => vec![(0, 0)],
            TraditionalLayout::Twin => vec![(0, 0), (d, a)],
            TraditionalLayout::Chain { grids } => (0..i16::from(grids)).map(|at| (at * d, at * a)).collect(),
            TraditionalLayout::Samurai => vec![(0, 0), (0, 2 * a), (d, a), (2 * d, 0), (2 * d, 2 * a)],
            TraditionalLayout::Sohei => vec![(0, a), (d, 0), (d, 2 * a), (2 * d, a)],
            TraditionalLayout::Windmill => vec![(0, a - 1), (d - 1, 2 * a), (d, a), (d + 1, 0), (2 * d, a + 1)],
            TraditionalLayout::Butterfly => vec![(0, 0), (0, 1), (1, 0), (1, 1)],
            TraditionalLayout::Flower => vec![(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)],
        }
    }

    /// Returns the rows and columns of the lattice that the board covers with boxes of this many rows and columns.
    pub fn extent(self, box_rows: u8, box_cols: u8) -> (usize, usize) {
        let (rows, cols) = (usize::from(box_rows), usize::from(box_cols));
        let offsets = self.offsets(i16::from(box_cols), i16::from(box_rows));
        let last = |offset: fn(&(i16, i16)) -> i16| offsets.iter().map(offset).max().unwrap_or(0).unsigned_abs();
        let size = rows * cols;
        (usize::from(last(|offset| offset.0)) * rows + size, usize::from(last(|offset| offset.1)) * cols + size)
    }

    /// Returns the board with boxes of this many rows and columns.
    ///
    /// # Errors
    /// Returns an error if the boxes do not form a grid, or the board would be too large.
    pub fn board(self, box_rows: u8, box_cols: u8) -> Result<Board, BoardError> {
        let first = Grid::new(Cell::new(0, 0), box_rows, box_cols)?;
        // A column of boxes has as many boxes as a box has columns.
        let offsets = self.offsets(i16::from(box_cols), i16::from(box_rows));
        let origin = |(down, right): (i16, i16)| Cell::new(down * i16::from(box_rows), right * i16::from(box_cols));
        Board::new(offsets.into_iter().map(|offset| first.at(origin(offset))).collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_share_the_boxes_they_should() {
        // Grids, cells and extent, counted by hand on squared paper.
        let table = [
            (TraditionalLayout::Single, 1, 81, (9, 9)),
            (TraditionalLayout::Twin, 2, 153, (15, 15)),
            (TraditionalLayout::Chain { grids: 3 }, 3, 225, (21, 21)),
            (TraditionalLayout::Samurai, 5, 369, (21, 21)),
            (TraditionalLayout::Sohei, 4, 288, (21, 21)),
            (TraditionalLayout::Windmill, 5, 333, (21, 21)),
            (TraditionalLayout::Butterfly, 4, 144, (12, 12)),
            (TraditionalLayout::Flower, 5, 189, (15, 15)),
        ];
        for (preset, grids, cells, extent) in table {
            let board = preset.board(3, 3).unwrap();
            assert_eq!(preset.extent(3, 3), (extent.0 as usize, extent.1 as usize), "{preset:?}");
            assert_eq!(
                (board.grids().len(), board.cells().len(), board.extent()),
                (grids, cells, extent),
                "{preset:?}"
            );
        }
    }

    #[test]
    fn every_layout_stands_with_every_usual_box() {
        for preset in TraditionalLayout::ALL {
            for (rows, cols) in [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4)] {
                let board = preset.board(rows, cols).unwrap();
                assert!(board.grids().iter().all(|grid| grid.box_shape() == Some((rows, cols))));
            }
        }
        assert!(TraditionalLayout::Samurai.board(5, 5).is_err(), "3025 cells are too many");
    }
}
