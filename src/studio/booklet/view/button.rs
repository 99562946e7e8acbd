//! Buttons of the booklet.

use egui::Ui;

use crate::studio::command::{BookletCommand, Command};
use crate::studio::window::Window;
use crate::studio::{theme, widgets};

/// Draws a button that runs a command, or explains why it is disabled.
pub(in crate::studio) fn command_button_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    command: BookletCommand,
    width: f32,
    weight: widgets::ButtonWeight,
) {
    let command = Command::from(command);
    let (label, refusal) = (command.label(window), command.disabled_reason(window));
    let neutral = &theme::tokens(ui).neutral;
    let response = widgets::button_ui(ui, &label, width, weight, neutral, refusal.is_none());
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip()));
}
