//! The cells of the board as AccessKit nodes, so that screen readers find each of them and follow the cursor.
//!
//! They are not egui widgets: the nodes are created while the board is drawn, and added to the tree after the frame.

use egui::accesskit::{self, Action, Live, Node, NodeId, Role};
use egui::{Context, Event, FullOutput, Plugin, Response, Ui};

use crate::board::Cell;
use crate::studio::canvas::cell_rect;
use crate::studio::document::open_document::Selection;
use crate::studio::widgets::scene::transform::SceneTransform;
use crate::studio::window::Window;

/// The nodes of the current frame.
#[derive(Default)]
pub(in crate::studio) struct CellNodes {
    board: Option<NodeId>,
    cells: Vec<(NodeId, Node)>,
}

impl Plugin for CellNodes {
    fn debug_name(&self) -> &'static str {
        "cells of the board"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let (board, cells) = (self.board.take(), std::mem::take(&mut self.cells));
        let Some(update) = &mut output.platform_output.accesskit_update else { return };
        let Some((_, node)) = update.nodes.iter_mut().find(|(id, _)| Some(*id) == board) else { return };
        cells.iter().for_each(|(id, _)| node.push_child(*id));
        update.nodes.extend(cells);
    }
}

/// Creates the nodes of the board. Without a screen reader, this does nothing.
pub(super) fn board_ui(ui: &Ui, window: &mut Window<'_>, board: &Response, view: SceneTransform) {
    let ctx = ui.ctx();
    if !ctx.has_accesskit_node(board.id) {
        return;
    }
    let (state, spoken) = (window.state, &mut window.memory.spoken);
    spoken.invalidate(state);
    let value = spoken.board(state);
    let id = |cell: Cell| board.id.with(("cell", cell.row, cell.col)).accesskit_id();
    let selection = &state.tab.document.selection;
    let layout = state.tab.document.puzzle().board();
    let covered = state.playing().is_some_and(|test| test.clock.paused);
    let (wanted, mut target) = (requested_nodes(ctx), None);
    let mut cells = Vec::new();
    for &cell in layout.cells().iter().filter(|_| !covered) {
        let (node_id, mut node) = (id(cell), Node::new(Role::GridCell));
        node.set_label(spoken.cell(state, cell));
        node.set_row_index(index(cell.row));
        node.set_column_index(index(cell.col));
        node.set_selected(selection.cells.contains(cell));
        let rect = cell_rect(view, cell);
        let [x0, y0, x1, y1] = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f64::from);
        node.set_bounds(accesskit::Rect { x0, y0, x1, y1 });
        node.add_action(Action::Focus);
        node.add_action(Action::Click);
        if selection.cursor == Some(cell) && spoken.has_changed(state, cell) {
            // Typing is announced although the cursor stays.
            node.set_live(Live::Polite);
        }
        if wanted.contains(&node_id) {
            target = Some(cell);
        }
        cells.push((node_id, node));
    }
    let cursor = selection.cursor.filter(|&cell| !covered && layout.contains(cell));
    let (rows, columns) = layout.extent();
    ctx.accesskit_node_builder(board.id, |node| {
        node.set_value(value);
        node.set_row_count(index(rows));
        node.set_column_count(index(columns));
        node.set_multiselectable();
        if let Some(cursor) = cursor {
            node.set_active_descendant(id(cursor));
        }
    });
    ctx.with_plugin(|nodes: &mut CellNodes| {
        nodes.board = Some(board.id.accesskit_id());
        nodes.cells = cells;
    });
    if let Some(cell) = target {
        board.request_focus();
        let selection = Selection::just(cell);
        window.change(move |state, _| state.move_selection(selection, cell));
    }
}

/// Returns a row or column as an index for AccessKit.
fn index(line: i16) -> usize {
    usize::try_from(line).unwrap_or_default()
}

/// Returns the nodes that a screen reader clicks or focuses.
fn requested_nodes(ctx: &Context) -> Vec<NodeId> {
    let target = |event: &Event| match event {
        Event::AccessKitActionRequest(request) if matches!(request.action, Action::Click | Action::Focus) => {
            Some(request.target_node)
        }
        _ => None,
    };
    ctx.input(|input| input.events.iter().filter_map(target).collect())
}
