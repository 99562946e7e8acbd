//! The jigsaw tool, which paints the regions of one grid by hand. A press picks the region under the pointer, and
//! a drag adds cells to it.

use crate::board::{Board, Cell, CellSet, Grid, GridId};
use crate::place::nearest_grid;
use crate::puzzle::Edit;
use crate::scene::{Ink, Layer, Point, Scene, Weight, Width};
use crate::studio::document::jigsaw;
use crate::studio::editor::tools::{Tool, ToolAction, ToolInput, ToolScope};
use crate::variant::{fill_cells, outline_cells};
use crate::words::message;

/// The font size of the counts, in cells.
const COUNT_SIZE: f32 = 0.17;

/// The tool that paints the regions of one grid.
#[derive(Default)]
pub(in crate::studio) struct JigsawPainter {
    grid: Option<GridId>,
    hover: Option<Cell>,
    stroke: Option<RegionStroke>,
}

/// A running gesture.
struct RegionStroke {
    region: u8,
    cells: Vec<Cell>,
}

impl JigsawPainter {
    pub fn choose(&mut self, grid: GridId) {
        self.grid = Some(grid);
    }

    /// Returns the grid that is painted on, initially the first.
    pub fn grid(&self, board: &Board) -> GridId {
        let known = self.grid.filter(|&id| board.grid(id).is_some());
        known.or_else(|| board.grid_ids().next()).expect("a board has a grid")
    }

    /// Returns the grid as the running gesture would leave it.
    fn painted(&self, board: &Board) -> Option<(GridId, Grid)> {
        let id = self.grid(board);
        let grid = jigsaw::as_jigsaw(board.grid(id)?);
        match &self.stroke {
            Some(RegionStroke { region, cells }) => Some((id, jigsaw::painted(&grid, *region, cells))),
            None => Some((id, grid)),
        }
    }

    /// Returns the region that is being painted, or that a press would pick.
    fn brush(&self, grid: &Grid) -> Option<usize> {
        match &self.stroke {
            Some(painting) => Some(usize::from(painting.region)),
            None => grid.box_of(self.hover?),
        }
    }
}

impl Tool for JigsawPainter {
    fn input(&mut self, input: ToolInput, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let board = scope.puzzle.board();
        match input {
            ToolInput::Hover(spot) => {
                self.hover = spot.and_then(|spot| spot.cell(board));
                None
            }
            ToolInput::Press { spot, .. } => {
                let cell = spot.cell(board)?;
                let here = |id: GridId| board.grid(id).is_some_and(|grid| grid.contains(cell));
                let id = Some(self.grid(board)).filter(|&id| here(id)).or_else(|| nearest_grid(board, cell))?;
                self.grid = Some(id);
                let region = jigsaw::as_jigsaw(board.grid(id)?).box_of(cell)? as u8;
                self.stroke = Some(RegionStroke { region, cells: vec![cell] });
                None
            }
            ToolInput::Drag(cell) => {
                let inside = board.grid(self.grid(board)).is_some_and(|grid| grid.contains(cell));
                let painting = self.stroke.as_mut()?;
                if inside && !painting.cells.contains(&cell) {
                    painting.cells.push(cell);
                }
                None
            }
            ToolInput::Release => {
                let edit = self.pending(scope);
                self.stroke = None;
                edit.map(ToolAction::Edit)
            }
            ToolInput::Cancel => {
                self.stroke = None;
                None
            }
            ToolInput::Slide { .. }
            | ToolInput::Double(_)
            | ToolInput::Nudge { .. }
            | ToolInput::Step(_)
            | ToolInput::Type(_)
            | ToolInput::Write(_)
            | ToolInput::Erase { .. } => None,
        }
    }

    fn pending(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        let board = scope.puzzle.board();
        let RegionStroke { region, .. } = self.stroke.as_ref()?;
        let (id, grid) = self.painted(board)?;
        // A press without a drag changes nothing, so that boxes stay boxes.
        let changed = grid.regions() != board.grid(id)?.regions();
        changed
            .then(|| jigsaw::replace_grid(board, id, grid, message!("tell-jigsaw-paint-region", number = region + 1)))
    }

    fn preview(&self, scope: &ToolScope<'_>, scene: &mut Scene) {
        let Some((_, grid)) = self.painted(scope.puzzle.board()) else { return };
        let tints = jigsaw::tints(&grid);
        for (region, tint) in tints.into_iter().enumerate() {
            let cells = grid.box_cells(region);
            let set: CellSet = cells.iter().copied().collect();
            fill_cells(scene, Layer::Region, &set, Ink::Tint(tint));
            let Some(first) = cells.first() else { continue };
            let words = format!("{}/{}", cells.len(), grid.size());
            // The count is in the corner of the cell, to leave room for a digit.
            let half = 0.05 * words.len() as f32;
            let at = Point::new(f32::from(first.col) + 0.07 + half, f32::from(first.row) + 0.14);
            let right = cells.len() == usize::from(grid.size());
            let (weight, ink) = if right { (Weight::Regular, Ink::Given) } else { (Weight::Semibold, Ink::Error) };
            scene.label(at, COUNT_SIZE, words, weight, ink);
        }
        if let Some(brush) = self.brush(&grid) {
            let cells = grid.box_cells(brush).into_iter().collect();
            outline_cells(scene, Layer::Frame, &cells, 0.03, Width::Cells(0.05), Ink::Accent);
        }
    }

    fn is_busy(&self) -> bool {
        self.stroke.is_some()
    }
}
