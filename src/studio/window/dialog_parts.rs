//! Shared parts of dialogs.

use std::time::Duration;

use egui::{Response, RichText, Ui};

use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::window::Window;
use crate::words::say;

/// The padding of dialogs, in points.
pub(in crate::studio) const PADDING: i8 = 20;
/// The minimum distance between a dialog and the edge of the window, in points.
pub(in crate::studio) const MARGIN: f32 = 8.0;

/// Returns the height left for a scrolling part of a dialog whose other parts take `other` points.
pub(in crate::studio) fn remaining_height(ui: &Ui, other: f32) -> f32 {
    (ui.ctx().content_rect().height() - 2.0 * (MARGIN + f32::from(PADDING)) - other).max(64.0)
}

/// Focuses this widget if the dialog has just opened, so that Enter runs its default action.
pub(in crate::studio) fn focus_if_opened(window: &Window<'_>, response: &Response) {
    let focused = response.ctx.memory(|memory| memory.focused());
    if focused.is_none() || focused == window.memory.id {
        response.request_focus();
    }
}

/// Returns a number in words, such as "1 given" or "2 givens", from a message with the placeholders `count` and
/// `number`.
pub(in crate::studio) fn counted(key: &'static str, count: usize) -> String {
    let number = widgets::grouped(count as u64);
    say!(key, count = count, number = number)
}

/// Returns an age such as "3 minutes ago"; `None` within the first minute.
pub(in crate::studio) fn ago(time: Duration) -> Option<String> {
    let minutes = time.as_secs() / 60;
    let (key, count) = match minutes {
        0 => return None,
        1..60 => ("ask-ago-minutes", minutes),
        60..1440 => ("ask-ago-hours", minutes / 60),
        _ => ("ask-ago-days", minutes / 1440),
    };
    Some(say!(key, count = count, number = widgets::grouped(count)))
}

/// Draws the heading of a dialog.
pub(in crate::studio) fn head_ui(ui: &mut Ui, text: &str) {
    let ink = theme::tokens(ui).ink;
    ui.label(RichText::new(text).font(theme::semibold(theme::VERDICT_SIZE)).color(ink));
    ui.add_space(4.0);
}
