//! The top bar: menus, tabs, undo and redo, and the search button.

use egui::{Align, Align2, Layout, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::studio::command::{Command, EditCommand, PlayCommand, ViewCommand};
use crate::studio::frame::panels::menus;
use crate::studio::frame::tabs::tabs_ui;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::say;

/// The minimum window width for the search button.
const WIDE: f32 = 1200.0;
/// The width of the search button.
const FIND_WIDTH: f32 = 176.0;

/// Draws the bar of the editor and of the start page.
pub(in crate::studio) fn top_bar_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let (logo, response) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Gridwright"));
        icons::logo(ui, logo);
        ui.add_space(4.0);
        menus::menus_ui(ui, window);
        ui.add_space(4.0);
        let wide = ui.ctx().content_rect().width() >= WIDE;
        let find = if wide { FIND_WIDTH + 8.0 } else { 0.0 };
        let room = ui.available_width() - 3.0 * 32.0 - 4.0 - find;
        let left = ui.cursor().left();
        tabs_ui(ui, window, room);
        ui.add_space((left + room - ui.cursor().left()).max(0.0));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if wide {
                find_ui(ui, window);
                ui.add_space(4.0);
            }
            play_ui(ui, window);
            widgets::step_button_ui(ui, window, EditCommand::Redo.into(), false);
            widgets::step_button_ui(ui, window, EditCommand::Undo.into(), true);
        });
    });
}

/// Draws the button that starts a playtest.
fn play_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let command = Command::from(PlayCommand::Show);
    let refusal = command.disabled_reason(window);
    let response = widgets::icon_button_ui(ui, &say!("view-play-test"), refusal.is_none(), |painter, rect, ink| {
        icons::play(painter, rect, false, ink);
    });
    window.memory.tour_places.playtest = Some(response.rect);
    if response.clicked() {
        window.request(command);
    }
    let key = command.current_shortcut(window).map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
    response.on_hover_text(refusal.unwrap_or_else(|| format!("{}  ({key})", command.tooltip())));
}

/// Draws the button that opens the command palette.
fn find_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let command = Command::from(ViewCommand::Find);
    let (rect, response) = ui.allocate_exact_size(vec2(FIND_WIDTH, 32.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!("view-find")));
    let edge = Stroke::new(1.0, tokens.hairline);
    let fill = if response.hovered() { tokens.hovered } else { tokens.field };
    ui.painter().rect(rect, theme::CONTROL_CORNER, fill, edge, egui::StrokeKind::Inside);
    let font = theme::regular(theme::FACT_SIZE);
    let at = pos2(rect.left() + 12.0, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, say!("view-find"), font.clone(), tokens.quiet);
    let key = command.current_shortcut(window).map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
    ui.painter().text(pos2(rect.right() - 10.0, at.y), Align2::RIGHT_CENTER, key, font, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(command.tooltip());
}
