//! The user interface: panels, canvas, dialogs, the booklet, and their small widgets.

pub(in crate::studio) mod dialogs;
pub(in crate::studio) mod pan;
pub(in crate::studio) mod panels;
mod progress_overlay;
pub(in crate::studio) mod second_click;
pub(in crate::studio) mod tabs;

use egui::{Context, PointerState, Popup, Ui};

use crate::studio::canvas::CellNodes;
use crate::studio::editor::rules_panel;
use crate::studio::settings::tour::tour_card;
use crate::studio::widgets::mirror::Mirror;
use crate::studio::{booklet, canvas, files, playtest, theme};
use second_click::SecondClickFilter;

use crate::studio::window::Window;
pub(in crate::studio) use dialogs::refocus;
pub(in crate::studio) use panels::take_menu_keys;

/// Installs the fonts, both themes and the plugins of the window.
pub(in crate::studio) fn install(ctx: &Context) {
    // This plugin runs before the mirror, which changes positions.
    ctx.add_plugin(CellNodes::default());
    ctx.add_plugin(Mirror::default());
    // This plugin runs after the mirror, which maps the pointer to the widgets.
    ctx.add_plugin(SecondClickFilter::default());
    theme::install(ctx);
}

/// Draws the whole window.
pub(in crate::studio) fn window_ui(ui: &mut Ui, window: &mut Window<'_>) {
    window.memory.board = None;
    window.memory.tour_places = Default::default();
    window.memory.title_focus_frames = window.memory.title_focus_frames.saturating_sub(1);
    window.memory.rule_name_focus_frames = window.memory.rule_name_focus_frames.saturating_sub(1);
    rules_panel::begin_naming(window);
    window.memory.rules_focus = None;
    // Panels end at whole points, which may be fractions of pixels. The background avoids gaps between them.
    ui.painter().rect_filled(ui.ctx().content_rect(), 0, crate::studio::theme::tokens(ui).panel);
    let pointer = hide_pointer_under_dialog(ui.ctx(), window);
    pan::page_ui(ui, window, |ui, window| match window.booklet.open {
        true => booklet::view::booklet_ui(ui, window, panels::booklet_bar_ui),
        false if window.start.shown => files::start_page::start_ui(ui, window, panels::top_bar_ui),
        false if window.tab.is_playing => playtest::view::play_ui(ui, window, canvas::canvas_ui),
        false => panels::panels_ui(ui, window),
    });
    tour_card::tour_ui(ui.ctx(), window);
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
