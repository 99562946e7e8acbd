//! The playback controls of the solving path: the position, and the buttons that move along it.

use egui::{Align, Layout, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::studio::analysis::path_panel::command_ui;
use crate::studio::analysis::solving::SolvingPath;
use crate::studio::command::{Command, SolvingCommand};
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::{local_digits, say};

/// The width of "Step 100 of 100".
const FULL_TEXT_WIDTH: f32 = 92.0;

pub(super) fn transport_ui(ui: &mut Ui, window: &mut Window<'_>, walk: &SolvingPath) {
    ui.spacing_mut().item_spacing.y = 4.0;
    slider_ui(ui, window, walk);
    let tokens = theme::tokens(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        command_ui(ui, window, SolvingCommand::First, |painter, rect, ink| icons::skip(painter, rect, false, ink));
        command_ui(ui, window, SolvingCommand::Back, |painter, rect, ink| {
            icons::step_chevron(painter, rect, false, ink)
        });
        play_ui(ui, window);
        command_ui(ui, window, SolvingCommand::Forward, |painter, rect, ink| {
            icons::step_chevron(painter, rect, true, ink)
        });
        command_ui(ui, window, SolvingCommand::Last, |painter, rect, ink| icons::skip(painter, rect, true, ink));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let at = window.tab.solving.at();
            let has_room = ui.available_width() >= FULL_TEXT_WIDTH;
            let words = match (at < walk.len(), has_room) {
                (true, true) => say!("view-path-step-of", step = at + 1, count = walk.len()),
                (true, false) => local_digits(&format!("{} / {}", at + 1, walk.len())),
                (false, true) => {
                    say!("view-path-end-of", count = walk.len(), number = widgets::grouped(walk.len() as u64))
                }
                (false, false) => say!("view-path-end"),
            };
            ui.label(RichText::new(words).font(theme::regular(theme::FACT_SIZE)).color(tokens.ink));
        });
    });
}

/// Draws the play button, which is the most prominent one.
fn play_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let command = Command::from(SolvingCommand::Play);
    let (refusal, playing) = (command.disabled_reason(window), window.tab.solving.is_playing());
    let tone = &tokens.neutral;
    let label = command.label(window);
    let (rect, response) = ui.allocate_exact_size(vec2(44.0, 30.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, refusal.is_none(), &label));
    let fill = if response.hovered() { widgets::mix(tone.button, tokens.ink, 0.07) } else { tone.button };
    ui.painter().rect_filled(rect, theme::CONTROL_CORNER, fill);
    icons::play(ui.painter(), Rect::from_center_size(rect.center(), vec2(16.0, 16.0)), playing, tone.on_button);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip()));
}

/// Draws a slider for the position on the path.
fn slider_ui(ui: &mut Ui, window: &mut Window<'_>, walk: &SolvingPath) {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::click_and_drag());
    let at = window.tab.solving.at();
    response.widget_info(|| WidgetInfo::slider(true, at as f64, say!("view-path-place")));
    let track = rect.shrink2(vec2(7.0, 0.0));
    let part = at as f32 / walk.len().max(1) as f32;
    let knob = pos2(egui::lerp(track.x_range(), part), rect.center().y);
    let bar = |from: f32, to: f32| Rect::from_x_y_ranges(from..=to, knob.y - 2.0..=knob.y + 2.0);
    ui.painter().rect_filled(bar(track.left(), track.right()), 2, tokens.neutral.edge);
    ui.painter().rect_filled(bar(track.left(), knob.x), 2, tokens.accent);
    ui.painter().circle(knob, 7.0, theme::paper(tokens), (2.0, tokens.accent));
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
        let part = ((pointer.x - track.left()) / track.width()).clamp(0.0, 1.0);
        let step = (part * walk.len() as f32).round() as usize;
        if step != at {
            window.change(move |state, _| state.tab.solving.go_to(step));
        }
    }
}
