//! The names of cells on the board of the open puzzle.

use crate::board::{Boxes, Cell};
use crate::place::{grid_name, nearest_grid};
use crate::studio::state::StudioState;
use crate::words::say;

/// Returns the name of a cell with its box, and on boards with several grids its grid.
pub(in crate::studio) fn cell_name(state: &StudioState, cell: Cell) -> String {
    let board = state.tab.document.puzzle().board();
    let Some((id, grid)) = nearest_grid(board, cell).and_then(|id| Some((id, board.grid(id)?))) else {
        return cell.to_string();
    };
    let part = if matches!(grid.boxes(), Boxes::Jigsaw(_)) { "view-cell-region" } else { "view-cell-box" };
    let name = (board.grids().len() > 1).then(|| grid_name(board, id).to_string());
    let parts = name.into_iter().chain(grid.box_of(cell).map(|number| say!(part, number = number + 1)));
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { cell.to_string() } else { format!("{cell} · {}", parts.join(", ")) }
}
