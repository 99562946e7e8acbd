//! Menu items and context menus.

use egui::{Button, Color32, Rect, Response, ScrollArea, Ui, Vec2, pos2, vec2};

use crate::scene::Tint;
use crate::studio::command::{Command, EditCommand, ViewCommand, shortcuts};
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};

/// The minimum width of a menu, in points.
pub(in crate::studio) const MENU_WIDTH: f32 = 250.0;
/// The padding of an item, which has room for the tick of a chosen one.
pub(in crate::studio) const ITEM_PADDING: f32 = 22.0;
/// The size of the tick.
const TICK: f32 = 14.0;
/// The height of the window that a context menu leaves free.
const AROUND: f32 = 32.0;

/// Draws a command in a menu, with its shortcut or the reason why it is disabled.
pub(in crate::studio) fn menu_item_ui(ui: &mut Ui, window: &mut Window<'_>, command: Command) -> Response {
    let (label, refusal) = (command.label(window), command.disabled_reason(window));
    let key = shortcuts::shown_key(window, ui.ctx(), command);
    let chosen = match command {
        Command::View(ViewCommand::Theme(theme)) => ui.ctx().options(|options| options.theme_preference) == theme,
        Command::View(ViewCommand::Language(language)) => window.appearance.language == language,
        Command::View(ViewCommand::Scale(scale)) => window.appearance.scale == scale,
        Command::Tool(tool) => window.tab.palette.tool_id() == tool,
        _ => false,
    };
    let button = Button::selectable(chosen, label);
    let button = if key.is_empty() { button } else { button.shortcut_text(key) };
    let response = ui
        .scope(|ui| {
            // A chosen item has a tick. A tint would look like that of the item under the pointer.
            ui.visuals_mut().selection.bg_fill = Color32::TRANSPARENT;
            ui.add_enabled(refusal.is_none(), button)
        })
        .inner;
    if chosen {
        let at = pos2(response.rect.left() + ITEM_PADDING / 2.0, response.rect.center().y);
        icons::menu_tick(ui.painter(), Rect::from_center_size(at, Vec2::splat(TICK)), theme::tokens(ui).ink);
    }
    if response.clicked() {
        ui.close();
        window.request(command);
    }
    match refusal {
        Some(refusal) => response.on_disabled_hover_text(refusal),
        None => response.on_hover_text(command.tooltip()),
    }
}

/// Draws a colour for the selected cells.
fn colour_ui(ui: &mut Ui, window: &mut Window<'_>, tint: Tint) {
    let command = Command::from(EditCommand::Colour(tint));
    let colour = theme::tint_colour(theme::tokens(ui).palette, tint);
    let cells = &window.tab.document.selection.cells;
    let progress = window.tab.document.puzzle().progress();
    let there = !cells.is_empty() && cells.iter().all(|cell| progress.at(cell).colours.contains(tint));
    let label = command.label(window);
    let response = widgets::swatch_ui(ui, &label, colour, there);
    if response.clicked() {
        ui.close();
        window.request(command);
    }
    let key = command
        .current_shortcut(window)
        .map(|key| format!("  ({})", ui.ctx().format_shortcut(&key)))
        .unwrap_or_default();
    response.on_hover_text(label + &key);
}

/// Draws the context menu: commands in groups, and colours for the selected cells.
pub(in crate::studio) fn context_menu_ui(
    response: &Response,
    window: &mut Window<'_>,
    groups: &[Vec<Command>],
    colours: &[Tint],
) {
    response.context_menu(|ui| {
        ui.set_min_width(MENU_WIDTH);
        ui.spacing_mut().button_padding = vec2(ITEM_PADDING, 6.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        // Long menus scroll in low windows.
        let room = ui.ctx().content_rect().height() - AROUND;
        ui.set_max_height(room);
        ScrollArea::vertical().max_height(room).show(ui, |ui| {
            for (at, group) in groups.iter().enumerate() {
                if at > 0 {
                    ui.add_space(4.0);
                    ui.separator();
                    ui.add_space(4.0);
                }
                for &command in group {
                    menu_item_ui(ui, window, command);
                }
            }
            if !colours.is_empty() {
                ui.add_space(4.0);
                ui.separator();
                ui.add_space(8.0);
                ui.horizontal(|ui| {
                    ui.add_space(8.0);
                    ui.spacing_mut().item_spacing.x = 8.0;
                    colours.iter().for_each(|&tint| colour_ui(ui, window, tint));
                });
                ui.add_space(8.0);
            }
        });
    });
}
