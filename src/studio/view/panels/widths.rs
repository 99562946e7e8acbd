//! How wide the panels are. The board keeps its room: in a narrow window the tools fold to icons and the facts are
//! narrower, and no panel is dragged wider than leaves the board [`LEAST_CANVAS`].

use std::ops::RangeInclusive;

use egui::{CursorIcon, EventFilter, Key, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo};

use crate::studio::command::request::Request;
use crate::studio::view::theme;
use crate::studio::view::window::Window;
use crate::words::{say, spoken};

/// The least width of the canvas, in points, in the least window that the studio has.
const LEAST_CANVAS: f32 = 500.0;
/// From this width of the window on the facts are as wide as they are drawn, and below this the tools are icons.
const WIDE: f32 = 1200.0;
const TOOLS_FROM: f32 = 1040.0;
/// Widths of the panels, and how far they can be dragged.
const TOOLS: f32 = 216.0;
const TOOLS_RANGE: RangeInclusive<f32> = 168.0..=320.0;
const RAIL: f32 = 48.0;
const FACTS: f32 = 320.0;
const NARROW_FACTS: f32 = 264.0;
const FACTS_RANGE: RangeInclusive<f32> = 240.0..=480.0;
/// The part of a panel at its edge that is dragged; the margin of the panel, in which nothing else lies.
const HANDLE: f32 = 6.0;
/// So far an arrow key moves an edge.
const STEP: f32 = 16.0;

/// A panel whose edge is dragged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Tools,
    Facts,
}

/// How the tools are shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Tools {
    Hidden,
    /// As a column of icons, so wide.
    Rail(f32),
    List(f32),
}

impl Tools {
    fn width(self) -> f32 {
        match self {
            Tools::Hidden => 0.0,
            Tools::Rail(width) | Tools::List(width) => width,
        }
    }
}

/// The tools and the width of the facts, if they are shown, in a window of this width.
pub(super) fn widths(window: &Window<'_>, available: f32) -> (Tools, Option<f32>) {
    // The solving path needs room of its own.
    let narrow = available < TOOLS_FROM || (window.tab.solving.shows_path() && available < WIDE);
    let chosen = |own: Option<f32>, usual: f32, range: &RangeInclusive<f32>, room: f32| {
        own.unwrap_or(usual).clamp(*range.start(), range.end().min(room).max(*range.start()))
    };
    let usual = if available < WIDE { NARROW_FACTS } else { FACTS };
    let tools = match window.panels.tools {
        false => Tools::Hidden,
        true if narrow || window.panels.folded => Tools::Rail(RAIL),
        true => {
            let facts = if window.panels.facts { *FACTS_RANGE.start() } else { 0.0 };
            Tools::List(chosen(window.panels.tools_width, TOOLS, &TOOLS_RANGE, available - LEAST_CANVAS - facts))
        }
    };
    let room = available - LEAST_CANVAS - tools.width();
    let facts = window.panels.facts.then(|| chosen(window.panels.facts_width, usual, &FACTS_RANGE, room));
    (tools, facts)
}

/// How wide a panel is when its edge is here.
fn width_to(side: Side, panel: Rect, edge: f32) -> f32 {
    match side {
        Side::Tools => (edge - panel.left()).clamp(*TOOLS_RANGE.start(), *TOOLS_RANGE.end()),
        Side::Facts => (panel.right() - edge).clamp(*FACTS_RANGE.start(), *FACTS_RANGE.end()),
    }
}

/// The width that the keys ask for while the edge has the keyboard: an arrow moves it where that points, Home brings
/// back the usual width.
fn keyed(ui: &Ui, response: &Response, side: Side, panel: Rect) -> Option<Option<f32>> {
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
    // What is laid out here is seen in a mirror.
    let along = if spoken().is_right_to_left() { -right } else { right };
    let edge = match side {
        Side::Tools => panel.right(),
        Side::Facts => panel.left(),
    };
    Some(Some(width_to(side, panel, edge + along)))
}

/// The edge of a panel, which is dragged or moved by arrow keys; a double click or Home brings back the usual width.
pub(super) fn edge_ui(ui: &Ui, window: &mut Window<'_>, side: Side, panel: Rect) {
    let (handle, line, name) = match side {
        Side::Tools => (panel.with_min_x(panel.right() - HANDLE), panel.right() - 1.0, "view-width-tools"),
        Side::Facts => (panel.with_max_x(panel.left() + HANDLE), panel.left() + 1.0, "view-width-facts"),
    };
    let response = ui.interact(handle, ui.scope_id().with(("edge", name)), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, say!(name)));
    let asked = if response.double_clicked() {
        Some(None)
    } else {
        let pointer = response.interact_pointer_pos().filter(|_| response.dragged());
        let dragged = pointer.map(|pointer| Some(width_to(side, panel, pointer.x)));
        dragged.or_else(|| keyed(ui, &response, side, panel))
    };
    let current = match side {
        Side::Tools => window.panels.tools_width,
        Side::Facts => window.panels.facts_width,
    };
    // Nothing is asked while the pointer rests.
    if let Some(width) = asked.filter(|&width| width != current) {
        window.ask(match side {
            Side::Tools => Request::ToolsWidth(width),
            Side::Facts => Request::FactsWidth(width),
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
