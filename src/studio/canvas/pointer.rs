//! From the pointer's events to the tool's input.

use egui::{Context, CursorIcon, Event, Id, LayerId, Modifiers, PointerButton, Pos2, Rect, Response};

use crate::board::{Board, Cell};
use crate::studio::app::App;
use crate::studio::paint::View;
use crate::studio::tools::{Input, Keys, Spot, ToolId};

/// What is remembered between two events.
#[derive(Default)]
pub(in crate::studio) struct PointerState {
    /// The last position of a running gesture.
    last: Option<Pos2>,
    /// The last cell of a running gesture. The pointer may have left it for a corner that does not count.
    reached: Option<Cell>,
    /// The cell the pointer is over.
    pub hover: Option<Cell>,
}

/// The spot at a screen position.
fn spot_at(view: View, pos: Pos2) -> Spot {
    Spot { point: view.cells_from_screen(pos) }
}

/// The cell a drag has reached: the corners of cells do not count, so that one can drag along a diagonal.
fn cell_reached(view: View, board: &Board, pos: Pos2) -> Option<Cell> {
    let point = view.cells_from_screen(pos);
    let off_centre = |at: f32| (at - at.floor() - 0.5).abs();
    (off_centre(point.x) + off_centre(point.y) <= 0.72).then(|| spot_at(view, pos).cell(board)).flatten()
}

/// Feeds this frame's events to the tool, in their order: a fast click may begin and end within one frame.
pub(super) fn pointer_input(ctx: &Context, layer: LayerId, rect: Rect, view: View, app: &mut App, id: Id) {
    // Not under a menu or a dialog.
    let on_board = |pos: Pos2| rect.contains(pos) && ctx.layer_id_at(pos).is_none_or(|top| top == layer);
    let events = ctx.input(|input| input.events.clone());
    for event in events {
        match event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, modifiers } if on_board(pos) => {
                press(app, view, pos, modifiers);
                ctx.memory_mut(|memory| memory.request_focus(id));
            }
            Event::PointerMoved(pos) if app.canvas.pointer.last.is_some() => drag(app, view, pos),
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: false, .. }
                if app.canvas.pointer.last.is_some() =>
            {
                drag(app, view, pos);
                app.canvas.pointer.last = None;
                app.tool_input(Input::Release);
            }
            _ => {}
        }
    }
    let over = ctx.input(|input| input.pointer.hover_pos());
    let spot = over.filter(|&pos| on_board(pos)).map(|pos| spot_at(view, pos));
    app.canvas.pointer.hover = spot.and_then(|spot| spot.cell(app.document.puzzle().board()));
    if app.canvas.pointer.last.is_none() {
        app.tool_input(Input::Hover(spot));
    }
}

fn press(app: &mut App, view: View, pos: Pos2, modifiers: Modifiers) {
    let keys = Keys { shift: modifiers.shift, command: modifiers.command || modifiers.ctrl };
    let spot = spot_at(view, pos);
    app.canvas.pointer.last = Some(pos);
    app.canvas.pointer.reached = spot.cell(app.document.puzzle().board());
    app.tool_input(Input::Press { spot, keys });
}

/// Visits the cells between the last position and this one: a fast pointer skips none.
fn drag(app: &mut App, view: View, pos: Pos2) {
    let from = app.canvas.pointer.last.replace(pos).unwrap_or(pos);
    let steps = ((pos - from).length() / (view.cell / 5.0)).ceil().clamp(1.0, 1000.0);
    for step in 1..=steps as usize {
        let at = from + (pos - from) * (step as f32 / steps);
        let cell = cell_reached(view, app.document.puzzle().board(), at);
        if let Some(cell) = cell
            && app.canvas.pointer.reached != Some(cell)
        {
            app.canvas.pointer.reached = Some(cell);
            app.tool_input(Input::Drag(cell));
        }
    }
}

pub(super) fn cursor_icon(app: &App, response: &Response) -> Option<CursorIcon> {
    let over = response.contains_pointer() && app.canvas.pointer.hover.is_some();
    match app.tool_id() {
        ToolId::Paint(_) | ToolId::Jigsaw if over => Some(CursorIcon::Crosshair),
        ToolId::Paint(_) | ToolId::Jigsaw | ToolId::Digits => None,
    }
}
