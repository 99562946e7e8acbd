//! The panels around the canvas.

mod booklet_bar;
mod booklet_menus;
mod menu_letters;
mod menus;
mod side_panel;
mod status;
mod top;
mod widths;

pub(in crate::studio) use booklet_bar::booklet_bar_ui;
pub(in crate::studio) use menus::take_menu_keys;
pub(in crate::studio) use top::top_bar_ui;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use crate::studio::editor::tool_options::{BAR_HEIGHT, has_options, options_ui};
use crate::studio::window::Window;
use crate::studio::{canvas, theme};
use widths::{ResizablePanel, ToolPanelForm, edge_ui, widths};

const TOP_HEIGHT: f32 = 48.0;
const STATUS_HEIGHT: f32 = 28.0;

/// Draws the board with its panels.
pub(in crate::studio) fn panels_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let fill = theme::tokens(ui).panel;
    let frame = |x: i8, y: i8| Frame::new().fill(fill).inner_margin(Margin::symmetric(x, y));
    let (bar, tall, status) = (frame(16, 0), frame(8, 12), frame(16, 0));
    let fixed = |panel: Panel, size: f32, frame: Frame| panel.exact_size(size).resizable(false).frame(frame);
    fixed(Panel::top("top bar"), TOP_HEIGHT, bar).show(ui, |ui| top_bar_ui(ui, window));
    fixed(Panel::bottom("status bar"), STATUS_HEIGHT, status).show(ui, |ui| status::status_bar_ui(ui, window));
    let (tools, facts) = widths(window, ui.available_width());
    match tools {
        ToolPanelForm::Hidden => {}
        ToolPanelForm::Rail(width) => {
            let shown = fixed(Panel::left("rail"), width, frame(0, 8))
                .show(ui, |ui| crate::studio::editor::tool_icons::rail_ui(ui, window));
            window.memory.tour_places.tools = Some(shown.response.rect);
        }
        ToolPanelForm::List(width) => {
            let shown = fixed(Panel::left("tools"), width, tall)
                .show(ui, |ui| crate::studio::editor::tools_panel::tools_ui(ui, window));
            window.memory.tour_places.tools = Some(shown.response.rect);
            edge_ui(ui, window, ResizablePanel::Tools, shown.response.rect);
        }
    }
    if let Some(width) = facts {
        let shown = fixed(Panel::right("facts"), width, tall).show(ui, |ui| side_panel::side_panel_ui(ui, window));
        edge_ui(ui, window, ResizablePanel::SidePanel, shown.response.rect);
    }
    window.memory.tool_bar = if has_options(window) && !window.tab.solving.shows_path() { BAR_HEIGHT } else { 0.0 };
    if window.memory.tool_bar > 0.0 {
        fixed(Panel::top("tool bar"), BAR_HEIGHT, frame(12, 0)).show(ui, |ui| options_ui(ui, window));
    }
    CentralPanel::no_frame().show(ui, |ui| canvas::canvas_ui(ui, window));
}
