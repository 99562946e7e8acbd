//! The buttons of tools: a row with icon, name and key, an icon alone, and the checkbox of a rule for the whole grid.

use egui::{Rect, RectAlign, Response, Role, Sense, Tooltip, Ui, Vec2, WidgetInfo, pos2};

use crate::place::Gesture;
use crate::studio::command::{Command, shortcuts};
use crate::studio::editor::all_grids;
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::variant::Kind;
use crate::words::{Message, say};

pub(in crate::studio) const ROW_HEIGHT: f32 = 28.0;
/// The size of an icon next to a name.
const ICON: f32 = 22.0;
/// The size of a button with an icon alone, and that of the icon in it.
const STRIP_BUTTON: f32 = 32.0;
const STRIP_ICON: f32 = 28.0;
/// The size of a button in the row of quick tools.
const QUICK_BUTTON: f32 = 30.0;
/// The size of a checkbox.
const BOX: f32 = 14.0;
/// The space before the icon, and between the icon and the name.
const BEFORE_ICON: f32 = 5.0;
const AFTER_ICON: f32 = 6.0;
/// The space after a name.
const AFTER_NAME: f32 = 3.0;

fn name_font(selected: bool) -> egui::FontId {
    if selected { theme::medium(theme::CONTROL_SIZE - 0.5) } else { theme::regular(theme::CONTROL_SIZE - 0.5) }
}

/// Returns whether the name of a tool fits into a button of this width.
pub(in crate::studio) fn is_short(ui: &Ui, state: &StudioState, tool: ToolId, width: f32) -> bool {
    let name = ui.painter().layout_no_wrap(Command::Tool(tool).label(state), name_font(true), egui::Color32::BLACK);
    let sign = if is_checkbox(state, tool).is_some() { BOX } else { ICON };
    BEFORE_ICON + sign + AFTER_ICON + name.size().x + AFTER_NAME <= width
}

/// Returns the kind of a tool that is a checkbox: its rules hold for a whole grid, and the board has one grid.
pub(in crate::studio) fn is_checkbox(state: &StudioState, tool: ToolId) -> Option<Kind> {
    let ToolId::Paint(kind) = tool else { return None };
    let single = state.tab.document.puzzle().board().grids().len() == 1;
    (single && kind.gesture() == Gesture::Grid).then_some(kind)
}

/// A button of a tool that is being drawn.
struct Button {
    rect: Rect,
    response: Response,
    refusal: Option<String>,
}

/// Allocates the button of a tool, and draws its background.
fn button(ui: &mut Ui, window: &Window<'_>, tool: ToolId, size: Vec2, selected: bool) -> Button {
    let refusal = Command::Tool(tool).disabled_reason(window);
    let sense = if refusal.is_none() { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    widgets::row_background(ui, rect, selected, refusal.is_none() && response.hovered());
    Button { rect, response, refusal }
}

/// Ends a button: its focus ring, context menu and tooltip.
fn finish(ui: &Ui, window: &mut Window<'_>, tool: ToolId, button: Button, align: RectAlign) {
    let Button { response, refusal, .. } = button;
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    menu_ui(&response, window, tool);
    let mut tooltip = Tooltip::for_enabled(&response);
    tooltip.popup = tooltip.popup.align(align).gap(8.0);
    tooltip.show(|ui| tooltip_ui(ui, window, tool, refusal.as_deref()));
}

/// Draws a tool with its name; while the pointer is on it, with its key.
pub(in crate::studio) fn row_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId, size: Vec2) {
    let tokens = theme::tokens(ui);
    let command = Command::Tool(tool);
    let (name, selected) = (command.label(window), window.tab.palette.tool_id() == tool);
    let button = button(ui, window, tool, size, selected);
    let (rect, enabled) = (button.rect, button.refusal.is_none());
    button.response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, selected, &name));
    ui.scope(|ui| {
        if !enabled {
            ui.set_opacity(0.45);
        }
        let centre = pos2(rect.left() + BEFORE_ICON + ICON / 2.0, rect.center().y);
        let icon = Rect::from_center_size(centre, Vec2::splat(ICON));
        tile_ui(ui, icon, tool);
        let at = pos2(icon.right() + AFTER_ICON, rect.center().y);
        let room = rect.right() - at.x - AFTER_NAME;
        let (end, _) = widgets::middle_line(ui, at, room, name, name_font(selected), tokens.ink);
        let key = shortcuts::tool_keys(window, ui.ctx(), tool).into_iter().next().unwrap_or_default();
        let (right, font) = (pos2(rect.right() - 6.0, rect.center().y), theme::regular(theme::FACT_SIZE));
        let key = ui.painter().layout_no_wrap(key, font, tokens.quiet);
        // In a narrow button, the key is only in the tooltip.
        if right.x - key.size().x > end + AFTER_NAME {
            ui.painter().galley(pos2(right.x - key.size().x, right.y - key.size().y / 2.0), key, tokens.quiet);
        }
    });
    if button.response.clicked() {
        window.request(command);
    }
    // The tooltip is beside the row; below, it would hide the next tool.
    finish(ui, window, tool, button, RectAlign::RIGHT);
}

/// Draws a rule for the whole grid as a checkbox.
pub(in crate::studio) fn grid_rule_ui(ui: &mut Ui, window: &mut Window<'_>, kind: Kind, size: Vec2) {
    let tokens = theme::tokens(ui);
    let (name, checked) = (kind.name().to_string(), all_grids::is_on_first(window.tab.document.puzzle(), kind));
    let button = button(ui, window, ToolId::Paint(kind), size, false);
    let (rect, enabled) = (button.rect, button.refusal.is_none());
    button.response.widget_info(|| WidgetInfo::selected(Role::CheckBox, enabled, checked, &name));
    ui.scope(|ui| {
        if !enabled {
            ui.set_opacity(0.45);
        }
        let centre = pos2(rect.left() + BEFORE_ICON + BOX / 2.0, rect.center().y);
        icons::checkbox(ui, Rect::from_center_size(centre, Vec2::splat(BOX)), checked);
        let at = pos2(rect.left() + BEFORE_ICON + BOX + AFTER_ICON, rect.center().y);
        let room = rect.right() - at.x - AFTER_NAME;
        widgets::middle_line(ui, at, room, name, name_font(checked), tokens.ink);
    });
    if button.response.clicked() {
        window.change(move |state, _| state.toggle_grid_rule(kind));
    }
    finish(ui, window, ToolId::Paint(kind), button, RectAlign::RIGHT);
}

/// Draws tools as icons, in rows of the available width.
pub(in crate::studio) fn strip_ui(ui: &mut Ui, window: &mut Window<'_>, tools: &[ToolId]) {
    let count = ((ui.available_width() / STRIP_BUTTON) as usize).max(1);
    for row in tools.chunks(count) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            row.iter().for_each(|&tool| _ = icon_ui(ui, window, tool));
        });
    }
}

/// Draws a tool as an icon.
pub(in crate::studio) fn icon_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId) -> Response {
    let name = Command::Tool(tool).label(window);
    named_icon_ui(ui, window, tool, &name, STRIP_BUTTON)
}

/// Draws a pinned tool as an icon.
pub(in crate::studio) fn pinned_icon_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId) -> Response {
    let name = say!("view-tools-kept", name = Command::Tool(tool).label(window));
    named_icon_ui(ui, window, tool, &name, STRIP_BUTTON)
}

/// Draws a pinned or recent tool as a smaller icon.
pub(in crate::studio) fn quick_icon_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId) {
    let key = if window.quick_tools.is_pinned(tool) { "view-tools-kept" } else { "view-tools-recent" };
    let name = say!(key, name = Command::Tool(tool).label(window));
    named_icon_ui(ui, window, tool, &name, QUICK_BUTTON);
}

fn named_icon_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId, name: &str, side: f32) -> Response {
    let command = Command::Tool(tool);
    let selected = window.tab.palette.tool_id() == tool;
    let button = button(ui, window, tool, Vec2::splat(side), selected);
    let enabled = button.refusal.is_none();
    button.response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, selected, name));
    ui.scope(|ui| {
        if !enabled {
            ui.set_opacity(0.45);
        }
        let side = side - (STRIP_BUTTON - STRIP_ICON);
        tile_ui(ui, Rect::from_center_size(button.rect.center(), Vec2::splat(side)), tool);
    });
    if button.response.clicked() {
        window.request(command);
    }
    let response = button.response.clone();
    // The tooltip is below the row, so that the neighbouring icons stay visible.
    finish(ui, window, tool, button, RectAlign::BOTTOM_START);
    response
}

/// Draws the icon of a tool.
pub(in crate::studio) fn tile_ui(ui: &Ui, icon: Rect, tool: ToolId) {
    match tool {
        ToolId::Digits | ToolId::Pins => icons::digit_tile(ui, icon),
        ToolId::Select => icons::select_tile(ui, icon),
        ToolId::Jigsaw => icons::jigsaw_tile(ui, icon),
        ToolId::Paint(kind) => icons::kind_tile(ui, icon, kind, kind.info().tint),
        ToolId::Grids => icons::grids_tile(ui, icon),
    }
}

/// Draws the context menu of a tool.
fn menu_ui(response: &Response, window: &mut Window<'_>, tool: ToolId) {
    if !matches!(tool, ToolId::Paint(_)) {
        return;
    }
    response.context_menu(|ui| {
        let kept = window.quick_tools.is_pinned(tool);
        let label = say!(if kept { "do-view-keep-tool.back" } else { "do-view-keep-tool" });
        if ui.button(label).on_hover_text(say!("do-view-keep-tool.hint")).clicked() {
            window.change(move |state, _| state.quick_tools.toggle_pin(tool));
            ui.close();
        }
    });
}

fn tooltip_ui(ui: &mut Ui, state: &StudioState, tool: ToolId, refusal: Option<&str>) {
    let command = Command::Tool(tool);
    let key = shortcuts::tool_keys(state, ui.ctx(), tool).into_iter().next();
    let name = command.label(state);
    ui.strong(key.map_or_else(|| name.clone(), |key| format!("{name}  ({key})")));
    ui.label(command.tooltip());
    if let Some(refusal) = refusal {
        ui.colored_label(theme::tokens(ui).several.ink, say!("view-tools-refused", reason = refusal));
    }
    let key = shortcuts::tool_letter(state, tool).unwrap_or_default();
    if let Some(symbol) = key.strip_prefix("Alt+") {
        widgets::fact_ui(ui, say!("view-tools-key", key = key.as_str(), symbol = symbol));
    }
    if let ToolId::Paint(kind) = tool
        && kind.gesture() == Gesture::Grid
        && state.tab.document.puzzle().board().grids().len() > 1
    {
        widgets::fact_ui(ui, say!("view-tools-all-grids"));
    }
    if let ToolId::Paint(kind) = tool
        && !kind.info().brushes.is_empty()
    {
        let both = |first, second| Message::new("view-tools-and").with("first", first).with("second", second);
        if let Some(brushes) = kind.brushes().into_iter().reduce(both) {
            widgets::fact_ui(ui, say!("view-tools-brushes", key = key, brushes = brushes));
        }
    }
}
