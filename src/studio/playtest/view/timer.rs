//! The timer and progress of a playtest.

use egui::{Align, Layout, ProgressBar, Ui};

use crate::studio::command::{Command, PlayCommand};
use crate::studio::playtest::state::in_words;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::words::{local_digits, say};

const CLOCK_SIZE: f32 = 20.0;
/// The maximum width by which a line that ends in another digit can exceed one that ends in a zero.
const ROOM_BEHIND: f32 = 1.0;

pub(super) fn timer_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let Some(test) = window.playing() else { return };
    let (time, paused, (filled, all)) = (in_words(test.clock.secs()), test.clock.paused, test.filled());
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        let job = |time: &str| widgets::tabular(ui, time, theme::semibold(CLOCK_SIZE), tokens.ink);
        let (shown, widest) = (job(&time), job(&time.replace(char::is_numeric, &local_digits("0"))));
        // What follows keeps its place even if the last digit is narrow.
        let end = ui.cursor().left() + ui.fonts_mut(|fonts| fonts.layout_job(widest)).size().x + ROOM_BEHIND;
        let response = ui.label(shown).on_hover_text(say!("tell-timer-stands-while-window-hidden"));
        ui.add_space((end - response.rect.right()).max(0.0));
        let command = Command::from(PlayCommand::Pause);
        let label = command.label(window);
        let response = widgets::icon_button_ui(ui, &label, true, |painter, rect, ink| {
            icons::play(painter, rect, !paused, ink);
        });
        if response.clicked() {
            window.request(command);
        }
        response.on_hover_text(command.tooltip());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            widgets::fact_ui(ui, say!("tell-timer-cells", filled = filled, count = all));
        });
    });
    let bar = ProgressBar::new(filled as f32 / all.max(1) as f32).desired_height(4.0).fill(tokens.accent);
    ui.add(bar.corner_radius(2));
}
