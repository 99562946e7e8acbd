//! The dialog for a failed file operation.

use egui::{RichText, Ui};

use super::parts::{focus_if_opened, head_ui};
use crate::studio::state::dialog::Dialog;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, ButtonWeight};
use crate::studio::view::window::Window;
use crate::words::say;

pub(super) fn failed_ui(ui: &mut Ui, window: &mut Window<'_>, title: &'static str, error: &str, back: Option<&Dialog>) {
    let tokens = theme::tokens(ui);
    ui.set_width(440.0);
    head_ui(ui, &say!(title));
    ui.label(RichText::new(error).color(tokens.none.ink));
    ui.add_space(16.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        let close = widgets::button_ui(
            ui,
            &if back.is_some() { say!("ask-failed-back") } else { say!("ask-close") },
            96.0,
            ButtonWeight::Primary,
            &tokens.neutral,
            true,
        );
        focus_if_opened(window, &close);
        if close.clicked() {
            window.set_dialog(back.cloned());
        }
    });
}
