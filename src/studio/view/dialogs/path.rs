//! Asks for a path in the window itself, where the system shows no file dialog.

use std::path::Path;

use egui::{Key, TextEdit, Ui};

use super::parts::{head_ui, take_keyboard};
use crate::studio::command::request::Request;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::files::Purpose;
use crate::studio::state::flow;
use crate::studio::view::bidi;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;
use crate::words::say;

pub(super) fn path_ui(ui: &mut Ui, window: &mut Window<'_>, purpose: &Purpose, path: &str) {
    let neutral = &theme::tokens(ui).neutral;
    ui.set_width(520.0);
    let verb = match purpose {
        Purpose::Open | Purpose::OpenBooklet => "ask-path.open",
        Purpose::Save { .. } | Purpose::SaveBooklet { .. } => "ask-path.save",
        Purpose::AddPuzzles => "ask-path.add",
        Purpose::Attach(_) => "ask-path.choose",
        Purpose::Export { .. } | Purpose::ExportBooklet => "ask-path.export",
    };
    head_ui(ui, &purpose.question(None, "").title);
    let named = flow::with_extension(Path::new(path.trim()), purpose);
    let replaces = !purpose.extensions().is_empty() && named.exists();
    match replaces {
        true => {
            let words = say!("ask-path.exists", path = named.display().to_string());
            ui.colored_label(theme::tokens(ui).several.ink, words)
        }
        false => widgets::fact_ui(ui, say!("ask-path.why")),
    };
    ui.add_space(8.0);
    let mut text = path.to_owned();
    let mut typed = bidi::line(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(&mut text)
        .layouter(&mut typed)
        .desired_width(f32::INFINITY)
        .margin(egui::Margin::symmetric(10, 7));
    let response = ui.add(field).accessible_name(say!("ask-path"));
    // Before the field is given the keyboard back, when it has just lost it.
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    take_keyboard(window, &response);
    let verb = if replaces { "ask-replace" } else { verb };
    if response.changed() {
        window.ask(Request::Dialog(Some(Dialog::Path { purpose: purpose.clone(), path: text.clone() })));
    }
    ui.add_space(16.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        let usable = !text.trim().is_empty();
        let pressed = widgets::button_ui(ui, &say!(verb), 96.0, Weight::Primary, neutral, usable).clicked();
        if usable && (pressed || entered) {
            window.close_dialog();
            window.ask(Request::UseTyped(purpose.clone(), text.trim().to_owned(), named));
        }
        if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, Weight::Plain, neutral, true).clicked() {
            window.close_dialog();
        }
    });
}
