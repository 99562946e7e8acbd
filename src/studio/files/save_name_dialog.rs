//! The dialog that asks for the name of a saved layout or page preset.

use egui::{Key, TextEdit, Ui};

use crate::studio::state::dialog::Dialog;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::bidi;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{focus_if_opened, head_ui};
use crate::studio::window::request::Request;
use crate::words::say;

/// The kind of data to save.
#[derive(Clone, Copy)]
enum SavedKind {
    Layout,
    Setup,
}

/// The translation keys of the texts.
struct SaveTexts {
    head: &'static str,
    why: &'static str,
    replaced: &'static str,
    name: &'static str,
    yes: &'static str,
}

impl SavedKind {
    fn keys(self) -> SaveTexts {
        match self {
            SavedKind::Layout => SaveTexts {
                head: "ask-layout-keep",
                why: "ask-layout-keep.why",
                replaced: "ask-layout-keep.replaced",
                name: "ask-layout-keep.name",
                yes: "ask-layout-keep.yes",
            },
            SavedKind::Setup => SaveTexts {
                head: "ask-setup-keep",
                why: "ask-setup-keep.why",
                replaced: "ask-setup-keep.replaced",
                name: "ask-setup-keep.name",
                yes: "ask-setup-keep.yes",
            },
        }
    }

    /// Returns whether the name is taken.
    fn is_known(self, window: &Window<'_>, name: &str) -> bool {
        match self {
            SavedKind::Layout => window.layouts.layouts().iter().any(|layout| layout.name == name),
            SavedKind::Setup => window.setups.presets.iter().any(|setup| setup.name == name),
        }
    }

    /// Returns whether the existing names are still being loaded.
    fn is_reading(self, window: &Window<'_>) -> bool {
        match self {
            SavedKind::Layout => window.layouts.is_reading(),
            SavedKind::Setup => window.setups.is_reading(),
        }
    }

    /// Returns the dialog for this kind of data, with a name in its field.
    fn dialog(self, name: String) -> Dialog {
        match self {
            SavedKind::Layout => Dialog::SaveLayout(name),
            SavedKind::Setup => Dialog::SavePreset(name),
        }
    }

    fn keep(self, name: String) -> Request {
        match self {
            SavedKind::Layout => Request::new(move |state, ctx| state.save_layout(name, ctx)),
            SavedKind::Setup => Request::new(move |state, ctx| state.save_preset(name, ctx)),
        }
    }
}

pub(in crate::studio) fn save_layout_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str) {
    save_name_ui(ui, window, SavedKind::Layout, name);
}

pub(in crate::studio) fn save_preset_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str) {
    save_name_ui(ui, window, SavedKind::Setup, name);
}

fn save_name_ui(ui: &mut Ui, window: &mut Window<'_>, kept: SavedKind, name: &str) {
    let (neutral, keys) = (&theme::tokens(ui).neutral, kept.keys());
    ui.set_width(420.0);
    head_ui(ui, &say!(keys.head));
    let (known, reading) = (kept.is_known(window, name.trim()), kept.is_reading(window));
    match known {
        // Nothing is replaced before the existing names are known.
        _ if reading => {
            widgets::fact_ui(ui, say!("ask-board-reading"));
        }
        true => {
            ui.colored_label(theme::tokens(ui).several.ink, say!(keys.replaced, name = name.trim()));
        }
        false => {
            widgets::fact_ui(ui, say!(keys.why));
        }
    }
    ui.add_space(8.0);
    let mut text = name.to_owned();
    let mut typed = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(&mut text)
        .layouter(&mut typed)
        .desired_width(f32::INFINITY)
        .margin(theme::FIELD_MARGIN)
        .char_limit(100)
        .hint_text(say!(keys.name));
    let response = ui.add(field).accessible_name(say!(keys.name));
    // Must be checked before the field regains the focus, which Enter has removed.
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    focus_if_opened(window, &response);
    if response.changed() {
        window.show_dialog(kept.dialog(text.clone()));
    }
    ui.add_space(16.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        let usable = !text.trim().is_empty() && !reading;
        let verb = if known { say!("ask-replace") } else { say!(keys.yes) };
        let pressed = widgets::button_ui(ui, &verb, 96.0, ButtonWeight::Primary, neutral, usable).clicked();
        if usable && (pressed || entered) {
            window.close_dialog();
            window.request(kept.keep(text.trim().to_owned()));
        }
        if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, neutral, true).clicked() {
            window.close_dialog();
        }
    });
}
