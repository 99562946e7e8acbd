//! The card of the tour.

use egui::{Align, Align2, Area, Context, Frame, Id, LayerId, Layout, Margin, Order, RichText, Stroke, StrokeKind, Ui};

use crate::studio::command::{Command, ViewCommand};
use crate::studio::settings::tour::TourHint;
use crate::studio::theme;
use crate::studio::theme::Tokens;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::window::Window;
use crate::words::{local_digits, say};

/// The width of the text.
const WIDTH: f32 = 272.0;
/// The width of a button.
const BUTTON_WIDTH: f32 = 84.0;

/// Returns the heading and the text of a hint. `find` is the shortcut of the command palette.
fn words(hint: TourHint, find: &str) -> (String, String) {
    match hint {
        TourHint::Tools => (say!("ask-tour-tools"), say!("ask-tour-tools.text")),
        TourHint::Board => (say!("ask-tour-board"), say!("ask-tour-board.text")),
        TourHint::Verdict => (say!("ask-tour-verdict"), say!("ask-tour-verdict.text")),
        TourHint::Rules => (say!("ask-tour-rules"), say!("ask-tour-rules.text")),
        TourHint::Playtest => (say!("ask-tour-playtest"), say!("ask-tour-playtest.text", key = find)),
    }
}

/// Draws the hint that is shown: a frame around the part of the window that it is about, and a card.
pub(in crate::studio) fn tour_ui(ctx: &Context, window: &mut Window<'_>) {
    let Some(hint) = window.shown_hint() else { return };
    let tokens = Tokens::shown(ctx);
    let place = window.memory.tour_places.of(hint);
    if let Some((rect, ..)) = place {
        let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::unique("tour frame")));
        let stroke = Stroke::new(2.0, tokens.accent);
        painter.rect_stroke(rect.shrink(1.0), theme::CARD_CORNER, stroke, StrokeKind::Inside);
    }
    let middle = ctx.content_rect().center();
    let (align, at) = place.map_or((Align2::CENTER_CENTER, middle), |(_, align, at)| (align, at));
    let frame = Frame::new()
        .fill(tokens.panel)
        .stroke(Stroke::new(1.0, tokens.accent))
        .corner_radius(theme::CARD_CORNER)
        .shadow(ctx.global_style().visuals.popup_shadow)
        .inner_margin(Margin::same(16));
    let area = Area::new(Id::unique("tour")).order(Order::Middle).pivot(align).fixed_pos(at).constrain(true);
    area.show(ctx, |ui| frame.show(ui, |ui| card_ui(ui, window, hint)));
}

/// Draws the content of the card: the text, the number of the hint, and the buttons.
fn card_ui(ui: &mut Ui, window: &mut Window<'_>, hint: TourHint) {
    ui.set_width(WIDTH);
    let tokens = theme::tokens(ui);
    let find = Command::from(ViewCommand::Find).current_shortcut(window);
    let find = find.map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
    let (heading, text) = words(hint, &find);
    ui.label(RichText::new(heading).font(theme::semibold(theme::VERDICT_SIZE)).color(tokens.ink));
    ui.add_space(4.0);
    let text = ui.label(RichText::new(text).font(theme::regular(theme::CONTROL_SIZE)).color(tokens.ink));
    widgets::announce_changes(ui, &text);
    ui.add_space(12.0);
    ui.horizontal(|ui| {
        let place = TourHint::ALL.iter().position(|&other| other == hint).unwrap_or(0);
        let [number, count] = [place + 1, TourHint::ALL.len()].map(|number| local_digits(&number.to_string()));
        widgets::fact_ui(ui, say!("ask-tour-place", number = number, count = count));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let is_last = place + 1 == TourHint::ALL.len();
            let (neutral, next) = (&tokens.neutral, say!(if is_last { "ask-tour-done" } else { "ask-tour-next" }));
            let next = widgets::button_ui(ui, &next, BUTTON_WIDTH, ButtonWeight::Primary, neutral, true);
            if window.tour.takes_focus {
                next.request_focus();
                window.change(|state, _| state.tour.takes_focus = false);
            }
            if next.clicked() {
                window.change(|state, _| state.tour.go_on());
            }
            if !is_last {
                let skip = say!("ask-tour-skip");
                if widgets::button_ui(ui, &skip, BUTTON_WIDTH, ButtonWeight::Plain, neutral, true).clicked() {
                    window.change(|state, _| state.tour.end());
                }
            }
        });
    });
}
