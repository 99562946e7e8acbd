//! What is seen: panels, canvas, dialogs, the booklet, and the small widgets they are made of.

mod bidi;
mod booklet;
mod canvas;
mod context;
mod cover;
mod dialogs;
mod icons;
mod kept;
mod memory;
mod mirror;
mod paint;
mod panels;
mod play;
mod reading;
mod start;
mod tabs;
mod theme;
mod widgets;
mod window;

use egui::Ui;

pub use canvas::BOARD_LABEL;
pub(super) use canvas::{cell_rect, press, take_pointer, take_presses};
pub(super) use dialogs::refocus;
pub(super) use icons::window_icon;
pub(super) use memory::Memory;
pub(super) use panels::take_menu_keys;
pub(super) use theme::{follow_contrast, install};
pub(super) use window::Window;

/// Draws the whole window.
pub(super) fn window_ui(ui: &mut Ui, window: &mut Window<'_>) {
    window.memory.board = None;
    window.memory.renames = window.memory.renames.saturating_sub(1);
    window.memory.names_rule = window.memory.names_rule.saturating_sub(1);
    panels::begin_naming(window);
    window.memory.rules_focus = None;
    // Panels end at whole points, which may be parts of pixels: what is seen between them has their colour.
    ui.painter().rect_filled(ui.ctx().content_rect(), 0, theme::tokens(ui).panel);
    match window.booklet.open {
        true => booklet::booklet_ui(ui, window),
        false if window.start.shown => start::start_ui(ui, window),
        false if window.tab.plays => play::play_ui(ui, window),
        false => panels::panels_ui(ui, window),
    }
    reading::reading_ui(ui.ctx(), window);
    dialogs::dialog_ui(ui.ctx(), window);
}
