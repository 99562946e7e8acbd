//! The tool palette: every tool with its icon, name and key.

use egui::{
    Align2, Key, Rect, RectAlign, Response, Role, ScrollArea, Sense, TextEdit, Tooltip, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::author::Symmetry;
use crate::place::Gesture;
use crate::studio::command;
use crate::studio::command::{AuthorCommand, BoardCommand, Command, finder, shortcuts};
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;
use crate::studio::widgets::bidi;
use crate::studio::widgets::fields::{scope_ui, symmetry_ui};
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::variant::KindGroup;
use crate::words::{Message, say};

const ROW_HEIGHT: f32 = 33.0;
const ICON: f32 = 22.0;
const HEAD_HEIGHT: f32 = 22.0;
const STRIP_BUTTON: f32 = 28.0;

/// The height of the options of the active tool.
const OPTIONS_HEIGHT: f32 = 144.0;

/// Draws the tools, and below them the options of the active one. These have a fixed area, so that activating a tool
/// moves nothing, and a second click hits the same tool as the first.
pub(in crate::studio) fn tools_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let panel = ui.available_rect_before_wrap();
    list_ui(ui, window, panel.height() - OPTIONS_HEIGHT);
    // Below the list, whose height is the same for every tool.
    let room = Rect::from_min_max(pos2(panel.left(), ui.cursor().top() + 8.0), panel.max);
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.separator();
        ScrollArea::vertical().id_salt("options").auto_shrink([false, false]).show(ui, |ui| {
            options_ui(ui, window);
        });
    });
}

/// Draws the options of the active tool.
pub(in crate::studio) fn options_ui(ui: &mut Ui, window: &mut Window<'_>) {
    match window.tab.palette.tool_id() {
        ToolId::Grids => grids_ui(ui, window),
        ToolId::Digits => placing_ui(ui, window),
        tool @ (ToolId::Paint(_) | ToolId::Jigsaw | ToolId::Pins) => brushes_ui(ui, window, tool),
    }
}

/// Returns the sections of the list with their tools.
pub(in crate::studio) fn sections() -> Vec<(ToolSection, Vec<ToolId>)> {
    let section = |tool: &ToolId| match tool {
        ToolId::Digits | ToolId::Pins => ToolSection::Place,
        ToolId::Paint(kind) => ToolSection::Rules(kind.info().group),
        ToolId::Grids | ToolId::Jigsaw => ToolSection::Layout,
    };
    let all = || {
        std::iter::once(ToolSection::Place).chain(KindGroup::ALL.map(ToolSection::Rules)).chain([ToolSection::Layout])
    };
    let tools = |wanted: ToolSection| command::tools().filter(|tool| section(tool) == wanted).collect::<Vec<_>>();
    all().map(|section| (section, tools(section))).filter(|(_, tools)| !tools.is_empty()).collect()
}

/// A section of the tool list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::studio) enum ToolSection {
    Place,
    Rules(KindGroup),
    Layout,
}

fn list_ui(ui: &mut Ui, window: &mut Window<'_>, height: f32) {
    let below = ui.cursor().top() + height;
    search_ui(ui, window);
    let height = below - ui.cursor().top();
    let wanted = window.memory.tool_search.trim().to_lowercase();
    ScrollArea::vertical().id_salt("tools").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if !wanted.is_empty() {
            return found_ui(ui, window, &wanted);
        }
        quick_tools_ui(ui, window);
        for (section, tools) in sections() {
            ui.add_space(8.0);
            let open = match section {
                ToolSection::Place => head_ui(ui, &say!("view-tools-place")),
                ToolSection::Layout => head_ui(ui, &say!("view-tools-layout")),
                ToolSection::Rules(group) => group_head_ui(ui, window, group),
            };
            ui.add_space(4.0);
            if open {
                tools.into_iter().for_each(|tool| tool_ui(ui, window, tool));
            } else {
                strip_ui(ui, window, &tools);
            }
        }
    });
}

/// Draws the search field of the tools.
fn search_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let search = &mut window.memory.tool_search;
    let mut typed = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(search)
        .layouter(&mut typed)
        .hint_text(say!("view-tools-find"))
        .desired_width(f32::INFINITY)
        .char_limit(40);
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, say!("view-tools-find")));
    // Escape has removed the focus from the field.
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        window.memory.tool_search.clear();
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let wanted = window.memory.tool_search.trim().to_lowercase();
    if entered
        && !wanted.is_empty()
        && let Some(tool) = finder::find_tools(window, ui.ctx(), &wanted)
            .into_iter()
            .find(|&tool| Command::Tool(tool).disabled_reason(window).is_none())
    {
        window.memory.tool_search.clear();
        window.request(Command::Tool(tool));
    }
}

fn found_ui(ui: &mut Ui, window: &mut Window<'_>, wanted: &str) {
    let tools = finder::find_tools(window, ui.ctx(), wanted);
    if tools.is_empty() {
        ui.add_space(8.0);
        widgets::fact_ui(ui, say!("view-tools-none-found"));
    }
    tools.into_iter().for_each(|tool| tool_ui(ui, window, tool));
}

/// Draws the row of pinned tools, followed by recent ones. An empty row takes the same space, so that activating a tool
/// moves nothing.
fn quick_tools_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.add_space(8.0);
    head_ui(ui, &say!("view-tools-handy"));
    ui.add_space(4.0);
    let count = ((ui.available_width() / STRIP_BUTTON) as usize).max(1);
    let kept: Vec<ToolId> = window.quick_tools.pinned().collect();
    let rows = kept.len().div_ceil(count).max(1);
    let recent: Vec<ToolId> = window.quick_tools.recent().take(rows * count - kept.len()).collect();
    if kept.is_empty() && recent.is_empty() {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), STRIP_BUTTON), Sense::hover());
        let words = say!("view-tools-handy.none");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
        let (at, font) = (pos2(rect.left() + 8.0, rect.center().y), theme::regular(theme::FACT_SIZE));
        let quiet = theme::tokens(ui).quiet;
        widgets::middle_line(ui, at, rect.width() - 16.0, words, font, quiet);
        return;
    }
    let kept_on = kept.into_iter().map(|tool| (tool, "view-tools-kept"));
    let tools: Vec<(ToolId, &str)> =
        kept_on.chain(recent.into_iter().map(|tool| (tool, "view-tools-recent"))).collect();
    for row in tools.chunks(count) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for &(tool, key) in row {
                let name = say!(key, name = Command::Tool(tool).label(window));
                named_icon_ui(ui, window, tool, &name);
            }
        });
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

/// Draws the heading of a section that cannot be collapsed.
fn head_ui(ui: &mut Ui, text: &str) -> bool {
    widgets::list_head_ui(ui, text);
    true
}

/// Draws the heading of a group of kinds. A click collapses it to a strip of icons or expands it. Returns whether it is
/// expanded.
fn group_head_ui(ui: &mut Ui, window: &mut Window<'_>, group: KindGroup) -> bool {
    let name = group.name().to_string();
    let open = window.memory.open_groups.contains(&group);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD_HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::DisclosureTriangle, true, open, &name));
    let tokens = theme::tokens(ui);
    icons::chevron(ui.painter(), pos2(rect.left() + 8.0, rect.center().y), open, tokens.quiet);
    let ink = if response.hovered() { tokens.ink } else { tokens.quiet };
    let at = pos2(rect.left() + 18.0, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, widgets::capitals(&name), theme::semibold(theme::HEAD_SIZE), ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() && !window.memory.open_groups.remove(&group) {
        window.memory.open_groups.insert(group);
    }
    open
}

/// Draws the tools of a collapsed group as icons.
fn strip_ui(ui: &mut Ui, window: &mut Window<'_>, tools: &[ToolId]) {
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
    named_icon_ui(ui, window, tool, &name)
}

/// Draws a pinned tool as an icon.
pub(in crate::studio) fn pinned_icon_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId) -> Response {
    let name = say!("view-tools-kept", name = Command::Tool(tool).label(window));
    named_icon_ui(ui, window, tool, &name)
}

fn named_icon_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId, name: &str) -> Response {
    let command = Command::Tool(tool);
    let refusal = command.disabled_reason(window);
    let (selected, enabled) = (window.tab.palette.tool_id() == tool, refusal.is_none());
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(STRIP_BUTTON), sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, selected, name));
    widgets::row_background(ui, rect, selected, enabled && response.hovered());
    ui.scope(|ui| {
        if !enabled {
            ui.set_opacity(0.45);
        }
        tile_ui(ui, Rect::from_center_size(rect.center(), Vec2::splat(ICON)), tool);
    });
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.request(command);
    }
    menu_ui(&response, window, tool);
    // The tooltip is below the row, so that the neighbouring icons stay visible.
    Tooltip::for_enabled(&response).show(|ui| {
        ui.strong(name);
        tooltip_ui(ui, window, tool, refusal.as_deref());
    });
    response
}

fn tile_ui(ui: &Ui, icon: Rect, tool: ToolId) {
    match tool {
        ToolId::Digits | ToolId::Pins => icons::digit_tile(ui, icon),
        ToolId::Jigsaw => icons::jigsaw_tile(ui, icon),
        ToolId::Paint(kind) => icons::kind_tile(ui, icon, kind),
        ToolId::Grids => icons::grids_tile(ui, icon),
    }
}

fn tool_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId) {
    let tokens = theme::tokens(ui);
    let command = Command::Tool(tool);
    let (name, refusal) = (command.label(window), command.disabled_reason(window));
    let (selected, enabled) = (window.tab.palette.tool_id() == tool, refusal.is_none());
    let (rect, response) = row(ui, enabled);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, selected, &name));
    widgets::row_background(ui, rect, selected, enabled && response.hovered());
    ui.scope(|ui| {
        if !enabled {
            ui.set_opacity(0.45);
        }
        let icon = Rect::from_center_size(pos2(rect.left() + 8.0 + ICON / 2.0, rect.center().y), Vec2::splat(ICON));
        tile_ui(ui, icon, tool);
        let font = if selected { theme::semibold(theme::CONTROL_SIZE) } else { theme::regular(theme::CONTROL_SIZE) };
        ui.painter().text(pos2(rect.left() + 40.0, rect.center().y), Align2::LEFT_CENTER, &name, font, tokens.ink);
        let key = shortcuts::tool_keys(window, ui.ctx(), tool).into_iter().next().unwrap_or_default();
        let at = pos2(rect.right() - 10.0, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, key, theme::regular(theme::FACT_SIZE), tokens.quiet);
    });
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.request(command);
    }
    menu_ui(&response, window, tool);
    // The tooltip is beside the row; below, it would hide the next tool.
    let mut tooltip = Tooltip::for_enabled(&response);
    tooltip.popup = tooltip.popup.align(RectAlign::RIGHT).gap(8.0);
    tooltip.show(|ui| tooltip_ui(ui, window, tool, refusal.as_deref()));
}

fn row(ui: &mut Ui, enabled: bool) -> (Rect, Response) {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), sense)
}

fn tooltip_ui(ui: &mut Ui, state: &StudioState, tool: ToolId, refusal: Option<&str>) {
    let command = Command::Tool(tool);
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

fn names(brushes: Vec<Message>) -> Vec<String> {
    brushes.iter().map(ToString::to_string).collect()
}

/// Draws the choice of the brush, for tools with several.
fn brushes_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId) {
    let ToolId::Paint(kind) = tool else { return };
    let brushes = names(kind.brushes());
    let brushes: Vec<&str> = brushes.iter().map(String::as_str).collect();
    if brushes.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        let (brush, width) = (window.tab.palette.option(), ui.available_width() - 8.0);
        if let Some(chosen) = widgets::segments_in_rows_ui(ui, &brushes, brush, width) {
            window.change(move |state, _| state.tab.palette.choose_option(chosen));
        }
    });
    ui.add_space(8.0);
}

/// Draws the choice of the symmetry for placing givens.
fn placing_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.add_space(4.0);
    let (mut symmetry, mut scope) = (window.tab.author.placing.symmetry, window.tab.author.placing.scope);
    let grids = window.tab.document.puzzle().board().grids().len();
    let wanted = window.tab.author.placing.wanted().map(|wanted| wanted.len());
    let refusal = window.tab.author.placing.refusal().map(str::to_owned);
    indented_ui(ui, |ui| symmetry_ui(ui, "view-tools-symmetry", &mut symmetry));
    if symmetry != Symmetry::None && grids > 1 {
        indented_ui(ui, |ui| scope_ui(ui, &mut scope, ui.available_width()));
    }
    if symmetry != window.tab.author.placing.symmetry {
        window.request(AuthorCommand::Symmetry(symmetry));
    }
    if scope != window.tab.author.placing.scope {
        window.request(AuthorCommand::Scope(scope));
    }
    if let Some(refusal) = refusal {
        indented_ui(ui, |ui| widgets::fact_ui(ui, say!("view-tools-symmetry-refused", reason = refusal)));
    }
    if let Some(wanted) = wanted {
        let command = Command::from(AuthorCommand::FillWanted);
        let refusal = command.disabled_reason(window);
        let words = say!("view-tools-wanted", count = wanted, number = widgets::grouped(wanted as u64));
        indented_ui(ui, |ui| widgets::fact_ui(ui, words));
        indented_ui(ui, |ui| {
            let (width, tone) = (ui.available_width(), &theme::tokens(ui).neutral);
            let plain = widgets::ButtonWeight::Plain;
            let button = widgets::button_ui(ui, &say!("view-tools-fill"), width, plain, tone, refusal.is_none());
            if button.clicked() {
                window.request(command);
            }
            button.on_hover_text(refusal.unwrap_or_else(|| command.tooltip()));
        });
    }
    ui.add_space(4.0);
}

/// Draws an indented row.
fn indented_ui<R>(ui: &mut Ui, row: impl FnOnce(&mut Ui) -> R) {
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - 8.0);
            row(ui);
        });
    });
    ui.add_space(4.0);
}

/// Draws the buttons of the layout tool.
fn grids_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.add_space(4.0);
    for (command, label) in [
        (BoardCommand::AddGrid, "view-tools-add-grid"),
        (BoardCommand::DuplicateGrid, "view-tools-duplicate-grid"),
        (BoardCommand::DeleteGrid, "view-tools-delete-grid"),
    ] {
        let command = Command::from(command);
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            let refusal = command.disabled_reason(window);
            let width = ui.available_width() - 8.0;
            let tone = &theme::tokens(ui).neutral;
            let button =
                widgets::button_ui(ui, &say!(label), width, widgets::ButtonWeight::Plain, tone, refusal.is_none());
            if button.clicked() {
                window.request(command);
            }
            button.on_hover_text(refusal.unwrap_or_else(|| command.tooltip()));
        });
        ui.add_space(4.0);
    }
}
