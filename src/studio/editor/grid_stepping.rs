//! Moving between grids by keyboard.

use crate::board::GridId;
use crate::place::{grid_name, nearest_grid};
use crate::studio::document::open_document::Selection;
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;

impl StudioState {
    /// Moves to the middle of the next or previous grid, wrapping around. If the layout tool or the jigsaw tool is
    /// active, chooses that grid.
    pub(in crate::studio) fn step_grid(&mut self, forth: bool) {
        let board = self.tab.document.puzzle().board();
        // There is no layout tool in a playtest.
        let tool = if self.tab.is_playing { ToolId::Digits } else { self.tab.palette.tool_id() };
        let count = board.grids().len();
        let here = match tool {
            ToolId::Grids => self.tab.palette.chosen_grid(),
            ToolId::Jigsaw => self.tab.palette.jigsaw_grid(board),
            ToolId::Digits | ToolId::Select | ToolId::Paint(_) | ToolId::Pins => {
                self.tab.document.selection.cursor.and_then(|cursor| nearest_grid(board, cursor))
            }
        };
        let next = match here {
            Some(id) if forth => (id.index() + 1) % count,
            Some(id) => (id.index() + count - 1) % count,
            None if forth => 0,
            None => count - 1,
        };
        let (id, grid) = (GridId(next.min(254) as u8), &board.grids()[next]);
        let middle = grid.cell(usize::from(grid.size() / 2), usize::from(grid.size() / 2));
        let name = grid_name(board, id).to_string();
        match tool {
            ToolId::Grids => self.tab.palette.choose_grid(id),
            ToolId::Jigsaw => self.tab.palette.choose_jigsaw_grid(id),
            ToolId::Digits | ToolId::Select | ToolId::Paint(_) | ToolId::Pins => {}
        }
        if tool != ToolId::Grids {
            self.tab.document.selection = Selection::just(middle);
        }
        self.tab.board_view.reveal = Some(middle);
        self.notify(&name);
    }
}
