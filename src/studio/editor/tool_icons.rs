//! The tools as a column of icons: the search button and every tool.

use egui::{Align, Layout, Response, ScrollArea, Sense, Stroke, Ui, vec2};

use crate::studio::command::{Command, ViewCommand};
use crate::studio::editor::tool_buttons::{icon_ui, pinned_icon_ui};
use crate::studio::editor::tools::ToolId;
use crate::studio::editor::tools_panel::sections;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::say;

const BUTTON: f32 = 28.0;
/// The gap between two items.
const GAP: f32 = 4.0;

pub(in crate::studio) fn rail_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let height = ui.available_height();
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        let find = Command::from(ViewCommand::Find);
        let response = widgets::icon_button_ui(ui, &say!("view-tools-find"), true, |painter, rect, ink| {
            icons::search(painter, rect, ink);
        });
        if response.clicked() {
            window.request(find);
        }
        response.on_hover_text(find.tooltip());
        ScrollArea::vertical().id_salt("rail").max_height(height - BUTTON - GAP).auto_shrink([false, false]).show(
            ui,
            |ui| {
                ui.with_layout(Layout::top_down(Align::Center), |ui| {
                    ui.spacing_mut().item_spacing.y = GAP;
                    let kept: Vec<ToolId> = window.quick_tools.pinned().collect();
                    let mut icons = Vec::new();
                    if !kept.is_empty() {
                        line_ui(ui);
                        icons.extend(kept.into_iter().map(|tool| (tool, pinned_icon_ui(ui, window, tool))));
                    }
                    for (_, tools) in sections() {
                        line_ui(ui);
                        icons.extend(tools.into_iter().map(|tool| (tool, icon_ui(ui, window, tool))));
                    }
                    keep_in_sight(window, &icons);
                });
            },
        );
    });
}

/// Scrolls to the active tool if a key or command activated it. A clicked tool is visible already.
fn keep_in_sight(window: &mut Window<'_>, icons: &[(ToolId, Response)]) {
    let hand = window.tab.palette.tool_id();
    if let Some((tool, _)) = icons.iter().find(|(_, icon)| icon.clicked()) {
        window.memory.scrolled_to_tool = Some(*tool);
    } else if window.memory.scrolled_to_tool != Some(hand) {
        window.memory.scrolled_to_tool = Some(hand);
        if let Some((_, icon)) = icons.iter().find(|(tool, _)| *tool == hand) {
            icon.scroll_to_me(None);
        }
    }
}

fn line_ui(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(BUTTON, 5.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, theme::tokens(ui).hairline));
}
