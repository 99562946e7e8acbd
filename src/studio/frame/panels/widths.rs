//! The widths of the panels. The board keeps its space: in a narrow window the tools become icons and the side panel
//! narrower, and no panel can be dragged so wide that the board has less than [`MIN_CANVAS`].

use std::ops::RangeInclusive;

use egui::{CursorIcon, EventFilter, Key, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo};

use crate::studio::theme;
use crate::studio::window::Window;
use crate::studio::window::request::Request;
use crate::words::{current_language, say};

/// The minimum width of the canvas, in points, in the smallest window of the studio.
const MIN_CANVAS: f32 = 500.0;
/// The window width from which the side panel has its full width by default.
const FULL_SIDE_PANEL_FROM: f32 = 1200.0;
/// The window width from which the tools are a list.
const TOOLS_FROM: f32 = 1040.0;
/// The default width of the list of tools.
const TOOLS_WIDTH: f32 = 264.0;
/// The range of widths to which the list of tools can be dragged.
const TOOLS_RANGE: RangeInclusive<f32> = 168.0..=320.0;
/// The width of the tools as a column of icons.
const RAIL_WIDTH: f32 = 48.0;
/// The default width of the side panel.
const SIDE_PANEL_WIDTH: f32 = 304.0;
/// The default width of the side panel in narrow windows.
const NARROW_SIDE_PANEL_WIDTH: f32 = 264.0;
/// The range of widths to which the side panel can be dragged.
const SIDE_PANEL_RANGE: RangeInclusive<f32> = 240.0..=480.0;
/// The width of the draggable edge of a panel, which is its margin, so that it covers nothing else.
const HANDLE: f32 = 6.0;
/// The distance that an arrow key moves an edge.
const STEP: f32 = 16.0;

/// A resizable panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum ResizablePanel {
    Tools,
    SidePanel,
}

/// The form of the tool panel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) enum ToolPanelForm {
    Hidden,
    /// A column of icons of this width.
    Rail(f32),
    List(f32),
}

impl ToolPanelForm {
    fn width(self) -> f32 {
        match self {
            ToolPanelForm::Hidden => 0.0,
            ToolPanelForm::Rail(width) | ToolPanelForm::List(width) => width,
        }
    }
}

/// Returns the form of the tools and the width of the side panel, if it is shown, for this window width.
pub(in crate::studio) fn widths(window: &Window<'_>, available: f32) -> (ToolPanelForm, Option<f32>) {
    // The solving path needs more space.
    let narrow = available < TOOLS_FROM || (window.tab.solving.shows_path() && available < FULL_SIDE_PANEL_FROM);
    let chosen = |own: Option<f32>, usual: f32, range: &RangeInclusive<f32>, room: f32| {
        // A panel gives way to the canvas, but only down to its minimum width.
        own.unwrap_or(usual).clamp(*range.start(), range.end().min(room).max(*range.start()))
    };
    let usual = if available < FULL_SIDE_PANEL_FROM { NARROW_SIDE_PANEL_WIDTH } else { SIDE_PANEL_WIDTH };
    let tools = match window.panels.tools {
        false => ToolPanelForm::Hidden,
        true if narrow || window.panels.folded => ToolPanelForm::Rail(RAIL_WIDTH),
        true => {
            // The list leaves room for the side panel at its minimum width.
            let facts = if window.panels.side_panel { *SIDE_PANEL_RANGE.start() } else { 0.0 };
            ToolPanelForm::List(chosen(
                window.panels.tools_width,
                TOOLS_WIDTH,
                &TOOLS_RANGE,
                available - MIN_CANVAS - facts,
            ))
        }
    };
    let room = available - MIN_CANVAS - tools.width();
    let facts =
        window.panels.side_panel.then(|| chosen(window.panels.side_panel_width, usual, &SIDE_PANEL_RANGE, room));
    (tools, facts)
}

/// Returns the width of a panel whose edge is at this position.
fn width_to(side: ResizablePanel, panel: Rect, edge: f32) -> f32 {
    match side {
        ResizablePanel::Tools => (edge - panel.left()).clamp(*TOOLS_RANGE.start(), *TOOLS_RANGE.end()),
        ResizablePanel::SidePanel => (panel.right() - edge).clamp(*SIDE_PANEL_RANGE.start(), *SIDE_PANEL_RANGE.end()),
    }
}

/// Returns the width set by keys while the edge has the focus: an arrow moves it in its direction, Home restores the
/// default width.
fn width_by_key(ui: &Ui, response: &Response, side: ResizablePanel, panel: Rect) -> Option<Option<f32>> {
    if !response.has_focus() {
        return None;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let pressed = |key: Key| ui.input(|input| input.modifiers.is_none() && input.key_pressed(key));
    let right = match (pressed(Key::ArrowLeft), pressed(Key::ArrowRight)) {
        (true, false) => -STEP,
        (false, true) => STEP,
        _ => return pressed(Key::Home).then_some(None),
    };
    // In right-to-left languages, the layout is mirrored.
    let along = if current_language().is_right_to_left() { -right } else { right };
    let edge = match side {
        ResizablePanel::Tools => panel.right(),
        ResizablePanel::SidePanel => panel.left(),
    };
    Some(Some(width_to(side, panel, edge + along)))
}

/// Draws the edge of a panel, which can be dragged or moved by arrow keys; a double click or Home restores the default.
pub(in crate::studio) fn edge_ui(ui: &Ui, window: &mut Window<'_>, side: ResizablePanel, panel: Rect) {
    let (handle, line, name) = match side {
        ResizablePanel::Tools => (panel.with_min_x(panel.right() - HANDLE), panel.right() - 1.0, "view-width-tools"),
        ResizablePanel::SidePanel => (panel.with_max_x(panel.left() + HANDLE), panel.left() + 1.0, "view-width-facts"),
    };
    let response = ui.interact(handle, ui.scope_id().with(("edge", name)), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, say!(name)));
    let asked = if response.double_clicked() {
        Some(None)
    } else {
        let pointer = response.interact_pointer_pos().filter(|_| response.dragged());
        let dragged = pointer.map(|pointer| Some(width_to(side, panel, pointer.x)));
        dragged.or_else(|| width_by_key(ui, &response, side, panel))
    };
    let current = match side {
        ResizablePanel::Tools => window.panels.tools_width,
        ResizablePanel::SidePanel => window.panels.side_panel_width,
    };
    // No request is made while the pointer rests.
    if let Some(width) = asked.filter(|&width| width != current) {
        window.request(match side {
            ResizablePanel::Tools => Request::new(move |state, _| state.panels.tools_width = width),
            ResizablePanel::SidePanel => Request::new(move |state, _| state.panels.side_panel_width = width),
        });
    }
    let held = response.hovered() || response.dragged();
    if held {
        ui.ctx().set_cursor_icon(CursorIcon::ResizeHorizontal);
    }
    if held || response.has_focus() {
        let stroke = Stroke::new(2.0, theme::tokens(ui).accent);
        ui.painter().vline(line, panel.y_range(), stroke);
    }
}
