//! What dialogs have in common.

use egui::{Response, RichText, Ui};

use crate::studio::view::theme;
use crate::studio::view::window::Window;

/// Between a dialog's edge and what is in it, in points.
pub(super) const PADDING: i8 = 20;
/// The least room between a dialog and the edge of the window, in points.
pub(super) const MARGIN: f32 = 8.0;

/// The room that a dialog has for a part that scrolls, if all else in it takes `other` points.
pub(super) fn room_beside(ui: &Ui, other: f32) -> f32 {
    (ui.ctx().content_rect().height() - 2.0 * (MARGIN + f32::from(PADDING)) - other).max(64.0)
}

/// Gives this widget the keyboard when the dialog has just opened: Enter then does what comes next.
pub(in crate::studio) fn take_keyboard(window: &Window<'_>, response: &Response) {
    let focused = response.ctx.memory(|memory| memory.focused());
    if focused.is_none() || focused == window.memory.id {
        response.request_focus();
    }
}

pub(in crate::studio) fn head_ui(ui: &mut Ui, text: &str) {
    let ink = theme::tokens(ui).ink;
    ui.label(RichText::new(text).font(theme::semibold(theme::VERDICT_SIZE)).color(ink));
    ui.add_space(4.0);
}
