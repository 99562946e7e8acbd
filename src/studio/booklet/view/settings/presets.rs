//! The page presets: choosing one, saving the current settings as one, and deleting one.

use egui::{RichText, Ui};

use crate::studio::booklet::view::settings::{head_ui, line_ui};
use crate::studio::command::{BookletCommand, Command};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::dropdown::{FIELD_WIDTH, dropdown_ui};
use crate::studio::window::Window;
use crate::words::say;

pub(super) fn kept_ui(ui: &mut Ui, window: &mut Window<'_>) {
    head_ui(ui, "ask-book-setup");
    let state = window.state;
    let worn = state.booklet.current_preset(&state.setups);
    let shown = match worn {
        Some(setup) => setup.name.clone(),
        None if state.booklet.has_default_setup() => say!("ask-book-setup.usual"),
        None => say!("ask-book-setup.own"),
    };
    line_ui(ui, say!("ask-book-setup.kept"), |ui| {
        let name = format!("{}: {shown}", say!("ask-book-setup"));
        dropdown_ui(ui, "kept setups", name, &shown, FIELD_WIDTH, |ui| {
            let usual = worn.is_none() && state.booklet.has_default_setup();
            if ui.selectable_label(usual, say!("ask-book-setup.usual")).clicked() {
                window.change(move |state, _| state.apply_preset(None));
            }
            for setup in &state.setups.presets {
                let is_worn = worn.is_some_and(|worn| worn.path() == setup.path());
                if ui.selectable_label(is_worn, setup.name.as_str()).clicked() {
                    let path = Some(setup.path().to_owned());
                    window.change(move |state, _| state.apply_preset(path.as_deref()));
                }
            }
        });
    });
    let gap = 8.0;
    let width = (ui.available_width() - gap) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        let neutral = &theme::tokens(ui).neutral;
        let keep = (BookletCommand::KeepSetup, "ask-book-setup.keep");
        let delete = (BookletCommand::ForgetSetup, "ask-book-setup.delete");
        for (command, name) in [keep, delete] {
            let command = Command::from(command);
            let refusal = command.disabled_reason(window);
            let pressed = widgets::button_ui(ui, &say!(name), width, ButtonWeight::Plain, neutral, refusal.is_none());
            if pressed.clicked() {
                window.request(command);
            }
            pressed.on_hover_text(refusal.unwrap_or_else(|| command.tooltip()));
        }
    });
    for fault in &state.setups.faults {
        let words = RichText::new(say!("ask-book-setup.fault", reason = fault.as_str()));
        ui.label(words.font(theme::regular(theme::FACT_SIZE)).color(theme::tokens(ui).none.ink));
    }
}
