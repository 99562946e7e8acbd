//! The overlay with running reads and saves, and buttons to cancel them.

use egui::{Align2, Area, Context, CornerRadius, Frame, Id, Margin, Order, Stroke};

use crate::studio::theme;
use crate::studio::theme::Tokens;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::window::Window;
use crate::studio::window::request::Request;
use crate::words::say;

pub(in crate::studio) fn reading_ui(ctx: &Context, window: &mut Window<'_>) {
    let saved = window
        .saving
        .progress_text()
        .map(|words| (words, say!("view-saving-cancel"), Request::new(|state, _| state.cancel_saving())));
    let read = window
        .reading
        .progress_text()
        .map(|words| (words, say!("view-reading-cancel"), Request::new(|state, _| state.cancel_reading())));
    if saved.is_none() && read.is_none() {
        return;
    }
    let tokens = Tokens::shown(ctx);
    let frame = Frame::new()
        .fill(tokens.panel)
        .stroke(Stroke::new(1.0, tokens.hairline))
        .corner_radius(CornerRadius::same(theme::CARD_CORNER))
        .inner_margin(Margin::same(12));
    let area = Area::new(Id::unique("reading")).order(Order::Foreground).anchor(Align2::CENTER_BOTTOM, [0.0, -44.0]);
    area.show(ctx, |ui| {
        frame.show(ui, |ui| {
            for (words, cancel, request) in saved.into_iter().chain(read) {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 16.0;
                    widgets::fact_ui(ui, words);
                    if widgets::button_ui(ui, &cancel, 120.0, ButtonWeight::Plain, &tokens.neutral, true).clicked() {
                        window.request(request);
                    }
                });
            }
        });
    });
}
