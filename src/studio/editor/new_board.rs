//! The board in the dialog for a new board: its layout, size and boxes.

use crate::board::{Board, Grid, Numbering, TraditionalLayout};
use crate::formats::{SavedLayout, customary_box};
use crate::studio::editor::layout_shelf::LayoutShelf;
use crate::words::say;

/// The division of grids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Division {
    /// Boxes with this number of rows and columns.
    Boxes(u8, u8),
    /// A Latin square of this size.
    Latin(u8),
}

/// The arrangement of grids.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum LayoutChoice {
    /// The arrangement of the open puzzle.
    Same,
    Preset(TraditionalLayout),
    Saved(SavedLayout),
}

/// The choices made so far.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct NewBoard {
    /// The board of the open puzzle, if it is to be changed.
    pub open: Option<Board>,
    pub layout: LayoutChoice,
    pub division: Division,
    /// The dimensions in the fields for custom boxes.
    pub custom_boxes: (u8, u8),
    /// The size in the field for Latin squares.
    pub latin: u8,
    /// The number of grids in a chain.
    pub chain: u8,
    /// The symbols for the digits.
    pub numbering: Numbering,
    pub saved_layouts: Vec<SavedLayout>,
    /// True while more layouts may still be loaded.
    pub is_reading: bool,
    /// True while the setter is asked to confirm deleting the chosen layout.
    pub deleting: bool,
}

impl NewBoard {
    /// Returns the choices for a new puzzle, initially a classic sudoku.
    pub fn for_new(layouts: &LayoutShelf) -> NewBoard {
        NewBoard {
            open: None,
            layout: LayoutChoice::Preset(TraditionalLayout::Single),
            division: Division::Boxes(3, 3),
            custom_boxes: (2, 5),
            latin: 9,
            chain: 3,
            numbering: Numbering::default(),
            saved_layouts: layouts.layouts().to_vec(),
            is_reading: layouts.is_reading(),
            deleting: false,
        }
    }

    /// Returns the choices for the open puzzle, initially its own board.
    pub fn for_open(board: &Board, layouts: &LayoutShelf) -> NewBoard {
        let size = board.size();
        let shape = board.grids()[0].box_shape().or_else(|| customary_box(size));
        let division = shape.map_or(Division::Latin(size), |(rows, cols)| Division::Boxes(rows, cols));
        let (open, layout, numbering) = (Some(board.clone()), LayoutChoice::Same, board.numbering());
        NewBoard { open, layout, division, numbering, ..NewBoard::for_new(layouts) }
    }

    /// Updates the saved layouts, which may have been loaded or deleted.
    pub fn sync_layouts(&mut self, layouts: &LayoutShelf) {
        self.is_reading = layouts.is_reading();
        if self.saved_layouts != layouts.layouts() {
            self.saved_layouts = layouts.layouts().to_vec();
        }
    }

    /// Returns a preset with the chosen options: a chain has the chosen number of grids.
    pub fn preset(&self, preset: TraditionalLayout) -> TraditionalLayout {
        match preset {
            TraditionalLayout::Chain { .. } => TraditionalLayout::Chain { grids: self.chain },
            TraditionalLayout::Single
            | TraditionalLayout::Twin
            | TraditionalLayout::Samurai
            | TraditionalLayout::Sohei
            | TraditionalLayout::Windmill
            | TraditionalLayout::Butterfly
            | TraditionalLayout::Flower => preset,
        }
    }

    /// Returns the board of the chosen layout, with the chosen symbols.
    ///
    /// # Errors
    /// Returns an error if there is no such board.
    pub fn board(&self) -> Result<Board, String> {
        Ok(self.board_of(&self.layout)?.with_numbering(self.numbering))
    }

    /// Returns the board of a layout in the chosen size.
    ///
    /// # Errors
    /// Returns an error if there is no such board.
    pub fn board_of(&self, layout: &LayoutChoice) -> Result<Board, String> {
        let board = match layout {
            LayoutChoice::Saved(kept) => return Ok(kept.board.clone()),
            LayoutChoice::Preset(preset) => return self.preset_board(self.preset(*preset)),
            LayoutChoice::Same => self.open.as_ref().ok_or("tell-new-board-no-puzzle-open")?,
        };
        let size = board.size();
        let found = match self.division {
            Division::Boxes(rows, cols) => u16::from(rows) * u16::from(cols),
            Division::Latin(size) => size.into(),
        };
        if found != u16::from(size) {
            return Err(say!("tell-new-board-grids-layout-have-digits", size = size, found = found));
        }
        let divided = |grid: &Grid| match self.division {
            Division::Boxes(rows, cols) => Grid::new(grid.origin(), rows, cols),
            Division::Latin(size) => Grid::latin(grid.origin(), size),
        };
        let grids = board.grids().iter().map(divided).collect::<Result<Vec<_>, _>>();
        grids.and_then(Board::new).map_err(|error| error.to_string())
    }

    fn preset_board(&self, preset: TraditionalLayout) -> Result<Board, String> {
        let words = |error: crate::board::BoardError| error.to_string();
        match self.division {
            Division::Boxes(rows, cols) => preset.board(rows, cols).map_err(words),
            Division::Latin(size) => {
                let origin = crate::board::Cell::new(0, 0);
                if preset == TraditionalLayout::Single {
                    return Grid::latin(origin, size).and_then(|grid| Board::new(vec![grid])).map_err(words);
                }
                // Latin squares overlap in the same places as sudokus of their size.
                let (rows, cols) =
                    customary_box(size).ok_or_else(|| say!("tell-new-board-squares-have-no-boxes", size = size))?;
                let board = preset.board(rows, cols).map_err(words)?;
                let grids = board.grids().iter().map(|grid| Grid::latin(grid.origin(), size));
                grids.collect::<Result<Vec<_>, _>>().and_then(Board::new).map_err(words)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_come_in_every_size_that_can_be() {
        let mut wanted = NewBoard::for_new(&LayoutShelf::default());
        let table = [
            (TraditionalLayout::Samurai, Division::Boxes(3, 3), Ok(369)),
            (TraditionalLayout::Samurai, Division::Latin(9), Ok(369)),
            (TraditionalLayout::Single, Division::Latin(7), Ok(49)),
            (TraditionalLayout::Single, Division::Boxes(5, 5), Ok(625)),
            (TraditionalLayout::Samurai, Division::Boxes(5, 5), Err("a board of 3025 cells is too large")),
            (TraditionalLayout::Twin, Division::Latin(7), Err("Latin squares of size 7 have no boxes")),
            (TraditionalLayout::Single, Division::Boxes(5, 6), Err("boxes of 5x6 cells are not possible")),
        ];
        for (preset, division, expected) in table {
            (wanted.layout, wanted.division) = (LayoutChoice::Preset(preset), division);
            match (wanted.board(), expected) {
                (Ok(board), Ok(cells)) => assert_eq!(board.cells().len(), cells),
                (Err(error), Err(words)) => assert!(error.starts_with(words), "{error}"),
                (found, _) => panic!("{preset:?} {division:?}: {found:?}"),
            }
        }
    }

    #[test]
    fn an_open_board_keeps_its_layout_and_changes_its_boxes() {
        let twin = TraditionalLayout::Twin.board(2, 3).unwrap();
        let mut wanted = NewBoard::for_open(&twin, &LayoutShelf::default());
        assert_eq!(wanted.board(), Ok(twin.clone()));
        wanted.division = Division::Boxes(3, 2);
        let board = wanted.board().unwrap();
        assert!(board.grids().iter().zip(twin.grids()).all(|(now, was)| now.origin() == was.origin()));
        assert!(board.grids().iter().all(|grid| grid.box_shape() == Some((3, 2))));
        wanted.division = Division::Boxes(3, 3);
        assert_eq!(wanted.board(), Err("the grids of this layout have 6 digits each, not 9".to_owned()));
    }
}
