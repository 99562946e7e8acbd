//! The tools as a column of icons: the search button, every tool, and the options of the active one.

use egui::{
    Align, Color32, Layout, Popup, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2,
};

use crate::studio::command::{Command, ViewCommand};
use crate::studio::editor::tools::ToolId;
use crate::studio::editor::tools_panel::{icon_ui, options_ui, pinned_icon_ui, sections};
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::say;

const BUTTON: f32 = 28.0;
/// The gap between two items.
const GAP: f32 = 4.0;
/// The height of the line and the button below the tools, with their gaps.
const FOOT: f32 = 44.0;
const OPTIONS_WIDTH: f32 = 216.0;

pub(in crate::studio) fn rail_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let height = ui.available_height() - FOOT;
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
        line_ui(ui);
        foot_ui(ui, window);
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

/// Draws the button that opens the options of the active tool next to the column.
fn foot_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(BUTTON), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!("view-rail-options")));
    widgets::row_background(ui, rect, false, response.hovered());
    let ink: Color32 = theme::tokens(ui).quiet;
    for at in -1..=1 {
        ui.painter().circle_filled(rect.center() + vec2(at as f32 * 6.0, 0.0), 1.8, ink);
    }
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    let response = response.on_hover_text(say!("view-rail-options.hint"));
    Popup::menu(&response).close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(OPTIONS_WIDTH);
        let name = Command::Tool(window.tab.palette.tool_id()).label(window);
        widgets::list_head_ui(ui, &name);
        let room = Rect::from_min_size(ui.cursor().min, vec2(OPTIONS_WIDTH, 0.0));
        options_ui(ui, window);
        if ui.min_rect().bottom() <= room.top() + 4.0 {
            ui.horizontal(|ui| {
                ui.add_space(8.0);
                widgets::fact_ui(ui, say!("view-rail-options.none"));
            });
        }
    });
}
