//! What dialogs have in common.

use std::time::Duration;

use egui::{Response, RichText, Ui};

use crate::studio::view::theme;
use crate::studio::view::widgets;
use crate::studio::view::window::Window;
use crate::words::say;

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

/// How many there are, said by a message with the placeholders `count` and `number`: "1 given", "2 givens".
pub(in crate::studio::view) fn counted(key: &'static str, count: usize) -> String {
    let number = widgets::grouped(count as u64);
    say!(key, count = count, number = number)
}

/// How long ago: "3 minutes ago"; None within the first minute.
pub(in crate::studio::view) fn ago(time: Duration) -> Option<String> {
    let minutes = time.as_secs() / 60;
    let (key, count) = match minutes {
        0 => return None,
        1..60 => ("ask-ago-minutes", minutes),
        60..1440 => ("ask-ago-hours", minutes / 60),
        _ => ("ask-ago-days", minutes / 1440),
    };
    Some(say!(key, count = count, number = widgets::grouped(count)))
}

/// The head of a dialog.
pub(in crate::studio) fn head_ui(ui: &mut Ui, text: &str) {
    let ink = theme::tokens(ui).ink;
    ui.label(RichText::new(text).font(theme::semibold(theme::VERDICT_SIZE)).color(ink));
    ui.add_space(4.0);
}
