//! The palette: every tool with its icon, its name and its key.

use egui::{
    Align2, Rect, RectAlign, Response, Role, ScrollArea, Sense, Tooltip, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::author::{scope_ui, symmetry_ui};
use crate::author::Symmetry;
use crate::place::Gesture;
use crate::studio::command::request::Request;
use crate::studio::command::{self, AuthorCommand, BoardCommand, Command, shortcuts};
use crate::studio::state::State;
use crate::studio::state::tools::ToolId;
use crate::studio::view::window::Window;
use crate::studio::view::{icons, theme, widgets};

const ROW_HEIGHT: f32 = 33.0;
const ICON: f32 = 22.0;

/// The height of what is chosen about the tool in the hand.
const OPTIONS_HEIGHT: f32 = 144.0;

/// The tools, and below them what is chosen about the one in the hand. That has its room whatever the tool: taking up a
/// tool moves nothing, and a second click falls on the tool that the first one fell on.
pub(super) fn tools_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let panel = ui.available_rect_before_wrap();
    list_ui(ui, window, panel.height() - OPTIONS_HEIGHT);
    // Below the list, which is as high for every tool.
    let room = Rect::from_min_max(pos2(panel.left(), ui.cursor().top() + 8.0), panel.max);
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.separator();
        ScrollArea::vertical().id_salt("options").auto_shrink([false, false]).show(ui, |ui| {
            match window.palette.tool_id() {
                ToolId::Grids => grids_ui(ui, window),
                ToolId::Digits => placing_ui(ui, window),
                tool @ (ToolId::Paint(_) | ToolId::Jigsaw | ToolId::Pins) => brushes_ui(ui, window, tool),
            }
        });
    });
}

fn list_ui(ui: &mut Ui, window: &mut Window<'_>, height: f32) {
    ScrollArea::vertical().id_salt("tools").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for tool in command::tools() {
            let head = match tool {
                ToolId::Digits => Some("Place"),
                ToolId::Paint(kind) => (kind == crate::variant::Kind::ALL[0]).then_some("Rules"),
                ToolId::Grids => Some("Layout"),
                ToolId::Jigsaw | ToolId::Pins => None,
            };
            if let Some(head) = head {
                ui.add_space(8.0);
                widgets::list_head_ui(ui, head);
                ui.add_space(4.0);
            }
            tool_ui(ui, window, tool);
        }
    });
}

fn tool_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId) {
    let tokens = theme::tokens(ui);
    let command = Command::Tool(tool);
    let (name, refusal) = (command.label(window), command.refusal(window));
    let (selected, enabled) = (window.palette.tool_id() == tool, refusal.is_none());
    let (rect, response) = row(ui, enabled);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, selected, &name));
    widgets::row_ground(ui, rect, selected, enabled && response.hovered());
    ui.scope(|ui| {
        if !enabled {
            ui.set_opacity(0.45);
        }
        let icon = Rect::from_center_size(pos2(rect.left() + 8.0 + ICON / 2.0, rect.center().y), Vec2::splat(ICON));
        match tool {
            ToolId::Digits | ToolId::Pins => icons::digit_tile(ui, icon),
            ToolId::Jigsaw => icons::jigsaw_tile(ui, icon),
            ToolId::Paint(kind) => icons::kind_tile(ui, icon, kind),
            ToolId::Grids => icons::grids_tile(ui, icon),
        }
        let font = if selected { theme::semibold(theme::CONTROL_SIZE) } else { theme::regular(theme::CONTROL_SIZE) };
        ui.painter().text(pos2(rect.left() + 40.0, rect.center().y), Align2::LEFT_CENTER, &name, font, tokens.ink);
        let key = shortcuts::tool_key(window, tool);
        let at = pos2(rect.right() - 10.0, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, key, theme::regular(theme::FACT_SIZE), tokens.quiet);
    });
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.ask(command);
    }
    // Beside the row: below it, the tooltip would hide the next tool.
    let mut tooltip = Tooltip::for_enabled(&response);
    tooltip.popup = tooltip.popup.align(RectAlign::RIGHT).gap(8.0);
    tooltip.show(|ui| tooltip_ui(ui, window, tool, refusal.as_deref()));
}

fn row(ui: &mut Ui, enabled: bool) -> (Rect, Response) {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), sense)
}

fn tooltip_ui(ui: &mut Ui, state: &State, tool: ToolId, refusal: Option<&str>) {
    let command = Command::Tool(tool);
    ui.label(command.tooltip().as_ref());
    if let Some(refusal) = refusal {
        ui.colored_label(theme::tokens(ui).several.ink, format!("Not on this board: {refusal}."));
    }
    let key = shortcuts::tool_key(state, tool);
    if key.len() > 1 {
        let symbol = key.trim_start_matches("Alt+");
        widgets::fact_ui(ui, format!("{key} takes up the tool, because {symbol} is a digit of this board."));
    }
    if let ToolId::Paint(kind) = tool
        && kind.gesture() == Gesture::Grid
        && state.document.puzzle().board().grids().len() > 1
    {
        widgets::fact_ui(ui, "With Ctrl, the press is for all grids.");
    }
    if let ToolId::Paint(kind) = tool
        && !kind.info().brushes.is_empty()
    {
        widgets::fact_ui(ui, format!("Press {key} again to change between {}.", names(kind.brushes()).join(" and ")));
    }
}

fn names(brushes: Vec<crate::words::Message>) -> Vec<String> {
    brushes.iter().map(ToString::to_string).collect()
}

/// The choice of brush of a tool that has several.
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
        if let Some(chosen) = widgets::segments_ui(ui, &brushes, window.palette.brush(), ui.available_width() - 8.0) {
            window.ask(Request::Brush(chosen));
        }
    });
    ui.add_space(6.0);
}

/// The symmetry that givens are placed by.
fn placing_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.add_space(4.0);
    let (mut symmetry, mut scope) = (window.author.placing.symmetry, window.author.placing.scope);
    let grids = window.document.puzzle().board().grids().len();
    let wanted = window.author.placing.wanted().map(|wanted| wanted.len());
    let refusal = window.author.placing.refusal().map(str::to_owned);
    indented_ui(ui, |ui| symmetry_ui(ui, "Symmetric placing", &mut symmetry));
    if symmetry != Symmetry::None && grids > 1 {
        indented_ui(ui, |ui| scope_ui(ui, &mut scope, ui.available_width()));
    }
    if symmetry != window.author.placing.symmetry {
        window.ask(AuthorCommand::Symmetry(symmetry));
    }
    if scope != window.author.placing.scope {
        window.ask(AuthorCommand::Scope(scope));
    }
    if let Some(refusal) = refusal {
        indented_ui(ui, |ui| widgets::fact_ui(ui, format!("Not so: {refusal}.")));
    }
    if let Some(wanted) = wanted {
        let command = Command::from(AuthorCommand::FillWanted);
        let refusal = command.refusal(window);
        let words = widgets::counted(wanted as u64, "cell is wanted", "cells are wanted");
        indented_ui(ui, |ui| widgets::fact_ui(ui, words));
        indented_ui(ui, |ui| {
            let (width, tone) = (ui.available_width(), &theme::tokens(ui).neutral);
            let plain = widgets::Weight::Plain;
            let button = widgets::button_ui(ui, "Fill from solution", width, plain, tone, refusal.is_none());
            if button.clicked() {
                window.ask(command);
            }
            button.on_hover_text(refusal.unwrap_or_else(|| command.tooltip().into_owned()));
        });
    }
    ui.add_space(4.0);
}

/// A row that stands in.
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

/// The buttons of the layout tool.
fn grids_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.add_space(4.0);
    for (command, label) in [
        (BoardCommand::AddGrid, "+ Add a grid"),
        (BoardCommand::DuplicateGrid, "Duplicate grid"),
        (BoardCommand::DeleteGrid, "Delete grid"),
    ] {
        let command = Command::from(command);
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            let refusal = command.refusal(window);
            let width = ui.available_width() - 8.0;
            let tone = &theme::tokens(ui).neutral;
            let button = widgets::button_ui(ui, label, width, widgets::Weight::Plain, tone, refusal.is_none());
            if button.clicked() {
                window.ask(command);
            }
            button.on_hover_text(refusal.unwrap_or_else(|| command.tooltip().into_owned()));
        });
        ui.add_space(4.0);
    }
}
