//! Pointer input on the board, which becomes tool input.

use egui::{Context, CursorIcon, Event, Key, Modifiers, PointerButton, Popup, Pos2, Response, Vec2};

use crate::board::{Board, Cell};
use crate::studio::canvas::camera::Camera;
use crate::studio::document::open_document::Selection;
use crate::studio::editor::tools::{CanvasSpot, HeldModifiers, ToolId, ToolInput, is_on_handle, rule_at};
use crate::studio::widgets::scene::transform::SceneTransform;
use crate::studio::window::Window;
use crate::studio::window::memory::BoardPlace;

/// Returns the spot at a screen position.
fn spot_at(view: SceneTransform, pos: Pos2) -> CanvasSpot {
    CanvasSpot { point: view.cells_from_screen(pos) }
}

/// Returns the cell that a drag has reached. The corners of a cell are ignored, so that diagonals can be dragged.
fn cell_reached(view: SceneTransform, board: &Board, pos: Pos2) -> Option<Cell> {
    let point = view.cells_from_screen(pos);
    // The points that are not ignored form a diamond around the centre of the cell. With a limit of 1 for the sum, the
    // diamond would reach the corners, and with 0.5 only the middles of the sides.
    let off_centre = |at: f32| (at - at.floor() - 0.5).abs();
    (off_centre(point.x) + off_centre(point.y) <= 0.72).then(|| spot_at(view, pos).cell(board)).flatten()
}

/// Sends the events of this frame to the tool in order, as a fast click may begin and end within one frame.
pub(in crate::studio) fn take_pointer(ctx: &Context, window: &mut Window<'_>) {
    let (Some(BoardPlace { rect, layer, id }), Some(view)) = (window.memory.board, window.tab.board_view.view) else {
        return;
    };
    // The pointer must not be over a menu or dialog.
    let on_board = |pos: Pos2| rect.contains(pos) && ctx.layer_id_at(pos).is_none_or(|top| top == layer);
    // A click outside an open menu or list only closes it.
    let closes = Popup::is_any_open(ctx);
    let (events, modifiers) = ctx.input(|input| (input.events.clone(), input.modifiers));
    let hand = ctx.input(|input| input.key_down(Key::Space)) && ctx.memory(|memory| memory.has_focus(id));
    let mut camera = window.tab.board_view.camera;
    for event in events {
        match event {
            Event::PointerButton { button: PointerButton::Primary | PointerButton::Middle, pressed: true, .. }
                if closes => {}
            Event::PointerButton { pos, button, pressed: true, .. }
                if on_board(pos) && (button == PointerButton::Middle || (hand && button == PointerButton::Primary)) =>
            {
                window.memory.pointer.pan = Some(pos);
            }
            Event::PointerMoved(pos) if window.memory.pointer.pan.is_some() => {
                let from = window.memory.pointer.pan.replace(pos).unwrap_or(pos);
                if let Some(stage) = window.tab.board_view.stage {
                    camera.pan(pos - from, &stage);
                }
            }
            Event::PointerButton { pressed: false, .. } if window.memory.pointer.pan.is_some() => {
                window.memory.pointer.pan = None;
            }
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, modifiers } if on_board(pos) => {
                press(window, view, pos, modifiers);
                ctx.memory_mut(|memory| memory.request_focus(id));
            }
            Event::PointerButton { pos, button: PointerButton::Secondary, pressed: true, .. } if on_board(pos) => {
                let selected = window.tab.document.selection.clone();
                select_for_menu(window, spot_at(view, pos), &selected);
            }
            Event::PointerMoved(pos) if window.memory.pointer.is_down() => drag(window, view, pos, modifiers),
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: false, modifiers }
                if window.memory.pointer.is_down() =>
            {
                drag(window, view, pos, modifiers);
                window.memory.pointer.last = None;
                window.tool_input(ToolInput::Release);
            }
            _ => {}
        }
    }
    let over = ctx.input(|input| input.pointer.hover_pos());
    let spot = over.filter(|&pos| on_board(pos)).map(|pos| spot_at(view, pos));
    window.memory.pointer.hover = spot.and_then(|spot| spot.cell(window.tab.document.puzzle().board()));
    if let Some(spot) = spot
        && !closes
        && ctx.input(|input| input.pointer.button_double_clicked(PointerButton::Primary))
    {
        window.tool_input(ToolInput::Double(spot));
    }
    if !window.memory.pointer.is_down() {
        window.tool_input(ToolInput::Hover(spot));
    }
    if let Some(pos) = over.filter(|&pos| on_board(pos)) {
        zoom_and_scroll(ctx, window, &mut camera, pos);
    }
    if camera != window.tab.board_view.camera {
        window.change(move |state, _| state.tab.board_view.camera = camera);
    }
}

/// Selects what the context menu is about: the cell at a spot, unless it is among the selected ones, and the rule that
/// is drawn there.
fn select_for_menu(window: &mut Window<'_>, spot: CanvasSpot, selected: &Selection) {
    let cell = spot.cell(window.tab.document.puzzle().board());
    match cell.filter(|&cell| !selected.cells.contains(cell)) {
        Some(cell) => window.select_cells(Selection::just(cell)),
        None => window.select_cells(selected.clone()),
    }
    if !window.tab.is_playing {
        let rule = rule_at(spot, &window.scope());
        window.change(move |state, _| state.tab.document.rule = rule);
    }
}

/// Ends the gesture that a finger has begun which now rests on the board, and selects what the context menu is about.
pub(super) fn take_long_touch(window: &mut Window<'_>, view: SceneTransform, pos: Pos2) {
    let pointer = &mut window.memory.pointer;
    pointer.last = None;
    let before = pointer.selection_before.take().unwrap_or_default();
    window.tool_input(ToolInput::Cancel);
    select_for_menu(window, spot_at(view, pos), &before);
}

/// Zooms with Control and the wheel or a pinch, and scrolls with the wheel if the board does not fit on the canvas.
fn zoom_and_scroll(ctx: &Context, window: &Window<'_>, camera: &mut Camera, pos: Pos2) {
    let Some(stage) = window.tab.board_view.stage else { return };
    let (zoom, scroll) = ctx.input(|input| (input.zoom_delta(), input.smooth_scroll_delta()));
    if zoom != 1.0 {
        camera.zoom(zoom, pos, &stage);
    } else if scroll != Vec2::ZERO && camera.can_scroll(&stage) {
        camera.pan(scroll, &stage);
    }
}

fn keys(modifiers: Modifiers) -> HeldModifiers {
    HeldModifiers { shift: modifiers.shift, command: modifiers.command || modifiers.ctrl, alt: modifiers.alt }
}

fn press(window: &mut Window<'_>, view: SceneTransform, pos: Pos2, modifiers: Modifiers) {
    let keys = keys(modifiers);
    let spot = spot_at(view, pos);
    window.memory.pointer.last = Some(pos);
    window.memory.pointer.selection_before = Some(window.tab.document.selection.clone());
    window.memory.pointer.reached = spot.cell(window.tab.document.puzzle().board());
    window.tool_input(ToolInput::Press { spot, keys });
}

/// Visits all cells between the last position and this one, so that fast pointers skip none.
fn drag(window: &mut Window<'_>, view: SceneTransform, pos: Pos2, modifiers: Modifiers) {
    let from = window.memory.pointer.last.replace(pos).unwrap_or(pos);
    // Steps of at most a fifth of a cell. The limit bounds the work of a jump over many cells.
    let steps = ((pos - from).length() / (view.cell / 5.0)).ceil().clamp(1.0, 1000.0);
    for step in 1..=steps as usize {
        let at = from + (pos - from) * (step as f32 / steps);
        let cell = cell_reached(view, window.tab.document.puzzle().board(), at);
        if let Some(cell) = cell
            && window.memory.pointer.reached != Some(cell)
        {
            window.memory.pointer.reached = Some(cell);
            window.tool_input(ToolInput::Drag(cell));
        }
    }
    window.tool_input(ToolInput::Slide { spot: spot_at(view, pos), keys: keys(modifiers) });
}

pub(super) fn cursor_icon(window: &Window<'_>, response: &Response) -> Option<CursorIcon> {
    let over = response.contains_pointer() && window.memory.pointer.hover.is_some();
    if window.memory.pointer.pan.is_some() {
        return Some(CursorIcon::Grabbing);
    }
    let palette = &window.tab.palette;
    let at = response.hover_pos().zip(window.tab.board_view.view).map(|(pos, view)| spot_at(view, pos));
    let on_handle = !window.tab.is_playing && at.is_some_and(|spot| is_on_handle(spot, &window.scope()));
    match palette.tool_id() {
        _ if palette.moves_rules() => Some(CursorIcon::Grabbing),
        _ if palette.shows_handle() && on_handle => Some(CursorIcon::Grab),
        ToolId::Grids if window.memory.pointer.is_down() => Some(CursorIcon::Grabbing),
        ToolId::Grids if over => Some(CursorIcon::Grab),
        ToolId::Paint(_) | ToolId::Jigsaw if over => Some(CursorIcon::Crosshair),
        ToolId::Pins if over => Some(CursorIcon::PointingHand),
        ToolId::Paint(_) | ToolId::Jigsaw | ToolId::Digits | ToolId::Select | ToolId::Grids | ToolId::Pins => None,
    }
}
