//! The user interface: panels, canvas, dialogs, the booklet, and their small widgets.

mod bidi;
mod booklet;
mod canvas;
mod context;
mod coverage;
mod dialogs;
mod dropdown;
mod icons;
mod memory;
mod mirror;
mod number;
mod paint;
mod pan;
mod panels;
mod play;
mod progress_overlay;
mod second_click;
mod shape_cache;
mod start;
mod tabs;
mod theme;
mod widgets;
mod window;

use egui::{Context, PointerState, Popup, Ui};

pub use canvas::BOARD_LABEL;
pub(super) use canvas::{cell_rect, handle_key, take_key_presses, take_pointer};
pub(super) use dialogs::refocus;
pub(super) use icons::window_icon;
pub(super) use memory::Memory;
pub(super) use panels::take_menu_keys;
pub(super) use shape_cache::items_made;
pub(super) use theme::{install, sync_contrast};
pub(super) use window::Window;

/// Draws the whole window.
pub(super) fn window_ui(ui: &mut Ui, window: &mut Window<'_>) {
    window.memory.board = None;
    window.memory.title_focus_frames = window.memory.title_focus_frames.saturating_sub(1);
    window.memory.rule_name_focus_frames = window.memory.rule_name_focus_frames.saturating_sub(1);
    panels::begin_naming(window);
    window.memory.rules_focus = None;
    // Panels end at whole points, which may be fractions of pixels. The background avoids gaps between them.
    ui.painter().rect_filled(ui.ctx().content_rect(), 0, theme::tokens(ui).panel);
    let pointer = hide_pointer_under_dialog(ui.ctx(), window);
    pan::page_ui(ui, window, |ui, window| match window.booklet.open {
        true => booklet::booklet_ui(ui, window),
        false if window.start.shown => start::start_ui(ui, window),
        false if window.tab.is_playing => play::play_ui(ui, window),
        false => panels::panels_ui(ui, window),
    });
    progress_overlay::reading_ui(ui.ctx(), window);
    if let Some(pointer) = pointer {
        ui.ctx().input_mut(|input| input.pointer = pointer);
    }
    dialogs::dialog_ui(ui.ctx(), window);
}

/// Hides the pointer from widgets under a dialog, and returns its state for the dialog. Otherwise, the tooltip of a
/// widget under the dialog would stay visible and be painted over the dialog. While a popup is open, the pointer is not
/// hidden, because a click outside closes the popup.
fn hide_pointer_under_dialog(ctx: &Context, window: &Window<'_>) -> Option<PointerState> {
    let covers = window.dialog.is_some() && !Popup::is_any_open(ctx);
    covers.then(|| ctx.input_mut(|input| std::mem::take(&mut input.pointer)))
}
