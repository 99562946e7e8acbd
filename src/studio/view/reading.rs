//! What is being read, over whatever page is shown, with the way to end it.

use egui::{Align2, Area, Context, CornerRadius, Frame, Id, Margin, Order, Stroke};

use super::theme::{self, Tokens};
use super::widgets::{self, Weight};
use super::window::Window;
use crate::studio::command::request::Request;
use crate::words::say;

pub(super) fn reading_ui(ctx: &Context, window: &mut Window<'_>) {
    let Some(words) = window.reading.words() else { return };
    let tokens = Tokens::shown(ctx);
    let frame = Frame::new()
        .fill(tokens.panel)
        .stroke(Stroke::new(1.0, tokens.hairline))
        .corner_radius(CornerRadius::same(theme::CARD_CORNER))
        .inner_margin(Margin::same(12));
    let area = Area::new(Id::unique("reading")).order(Order::Foreground).anchor(Align2::CENTER_BOTTOM, [0.0, -44.0]);
    area.show(ctx, |ui| {
        frame.show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                widgets::fact_ui(ui, words);
                if widgets::button_ui(ui, &say!("view-reading-cancel"), 120.0, Weight::Plain, &tokens.neutral, true)
                    .clicked()
                {
                    window.ask(Request::CancelReading);
                }
            });
        });
    });
}
