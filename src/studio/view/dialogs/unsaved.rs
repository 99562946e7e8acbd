//! The question before unsaved changes are lost.

use egui::Ui;

use super::parts::{focus_if_opened, head_ui};
use crate::studio::state::files::CloseAction;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, ButtonWeight};
use crate::studio::view::window::Window;
use crate::words::say;

/// An answer to the question other than cancelling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum UnsavedChoice {
    Accepted,
    /// The changes are saved first.
    Saved,
}

pub(super) fn unsaved_ui(ui: &mut Ui, window: &mut Window<'_>, ending: CloseAction) {
    let names = match ending {
        CloseAction::Close(id) => {
            window.tab_of(id).map(|tab| tab.document.display_title().into_owned()).into_iter().collect()
        }
        CloseAction::Quit => window.unsaved_names(),
    };
    match loss_ui(ui, window, &names) {
        Some(UnsavedChoice::Accepted) => window.change(move |state, ctx| state.proceed(ending, ctx)),
        Some(UnsavedChoice::Saved) => window.change(move |state, ctx| state.save_before(ending, ctx)),
        None => {}
    }
}

/// The maximum number of listed names.
const MAX_NAMES: usize = 8;

/// Draws the question for documents with these names; an answer closes the dialog.
pub(in crate::studio) fn loss_ui(ui: &mut Ui, window: &mut Window<'_>, names: &[String]) -> Option<UnsavedChoice> {
    let neutral = &theme::tokens(ui).neutral;
    let mut answer = None;
    ui.set_width(380.0);
    let save = match names {
        [name] => {
            head_ui(ui, &say!("ask-unsaved", name = name.as_str()));
            "ask-unsaved.save"
        }
        names => {
            head_ui(ui, &say!("ask-unsaved.several", count = names.len()));
            for name in names.iter().take(MAX_NAMES) {
                widgets::fact_ui(ui, format!("• {name}"));
            }
            if let Some(more @ 1..) = names.len().checked_sub(MAX_NAMES) {
                widgets::fact_ui(ui, say!("ask-more", count = more));
            }
            ui.add_space(4.0);
            "ask-unsaved.all"
        }
    };
    widgets::fact_ui(ui, say!("ask-unsaved.why"));
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        if widgets::button_ui(ui, &say!("ask-unsaved.discard"), 112.0, ButtonWeight::Plain, neutral, true).clicked() {
            answer = Some(UnsavedChoice::Accepted);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let save = widgets::button_ui(ui, &say!(save), 96.0, ButtonWeight::Primary, neutral, true);
            focus_if_opened(window, &save);
            if save.clicked() {
                answer = Some(UnsavedChoice::Saved);
            }
            if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, neutral, true).clicked() {
                window.close_dialog();
            }
        });
    });
    if answer.is_some() {
        window.close_dialog();
    }
    answer
}
