//! Asks for the name to keep the layout under.

use egui::{Key, TextEdit, Ui};

use super::parts::{head_ui, take_keyboard};
use crate::studio::command::request::Request;
use crate::studio::state::dialog::Dialog;
use crate::studio::view::bidi;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;
use crate::words::say;

pub(super) fn keep_layout_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(420.0);
    head_ui(ui, &say!("ask-layout-keep"));
    let known = window.layouts.list().iter().any(|layout| layout.name == name.trim());
    match known {
        true => {
            ui.colored_label(theme::tokens(ui).several.ink, say!("ask-layout-keep.replaced", name = name.trim()));
        }
        false => {
            widgets::fact_ui(ui, say!("ask-layout-keep.why"));
        }
    }
    ui.add_space(8.0);
    let mut text = name.to_owned();
    let mut typed = bidi::line(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(&mut text)
        .layouter(&mut typed)
        .desired_width(f32::INFINITY)
        .margin(egui::Margin::symmetric(10, 7))
        .char_limit(100)
        .hint_text(say!("ask-layout-keep.name"));
    let response = ui.add(field).accessible_name(say!("ask-layout-keep.name"));
    // Asked before the field takes the keyboard again, which Enter has taken from it.
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    take_keyboard(window, &response);
    if response.changed() {
        window.ask(Request::Dialog(Some(Dialog::SaveLayout(text.clone()))));
    }
    ui.add_space(16.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        let usable = !text.trim().is_empty();
        let verb = if known { say!("ask-replace") } else { say!("ask-layout-keep.yes") };
        let pressed = widgets::button_ui(ui, &verb, 96.0, Weight::Primary, neutral, usable).clicked();
        if usable && (pressed || entered) {
            window.close_dialog();
            window.ask(Request::KeepLayout(text.trim().to_owned()));
        }
        if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, Weight::Plain, neutral, true).clicked() {
            window.close_dialog();
        }
    });
}
