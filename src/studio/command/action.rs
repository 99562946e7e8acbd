//! The interface of commands.

use std::borrow::Cow;

use egui::{Context, KeyboardShortcut};

use crate::studio::state::StudioState;
use crate::words::{Message, say};

/// A command: its texts, its availability and its effect.
pub(super) trait CommandAction {
    /// Returns the label in menus and on buttons.
    fn label(&self, state: &StudioState) -> String;

    /// Returns a sentence that describes the effect.
    fn tooltip(&self) -> Cow<'static, str>;

    /// Returns the default keyboard shortcut.
    fn shortcut(&self) -> Option<KeyboardShortcut>;

    /// Returns an alternative shortcut that other programs use.
    fn alternative_shortcut(&self) -> Option<KeyboardShortcut> {
        None
    }

    /// Returns why the command is disabled, or `None` if it is enabled.
    fn disabled_reason(&self, state: &StudioState) -> Option<String>;

    /// Runs the command. Never called while it is disabled.
    fn run(&self, state: &mut StudioState, ctx: &Context);
}

/// Returns a label such as "Undo: Change the title".
pub(super) fn undo_label(name: Option<String>) -> String {
    match name {
        Some(name) => say!("do-undo-step", step = name),
        None => say!("do-undo"),
    }
}

/// Returns a label such as "Redo: Change the title".
pub(super) fn redo_label(name: Option<String>) -> String {
    match name {
        Some(name) => say!("do-redo-step", step = name),
        None => say!("do-redo"),
    }
}

/// Returns the message after a step was undone.
pub(super) fn undone_message(name: Message) -> String {
    say!("do-undone", step = name)
}

/// Returns the message after a step was redone.
pub(super) fn redone_message(name: Message) -> String {
    say!("do-done-again", step = name)
}

/// Returns why the board cannot be checked while some of its regions are incomplete.
pub(super) fn unfinished_board_reason(state: &StudioState) -> Option<String> {
    state.tab.document.board_errors().first().map(|first| say!("do-mend-regions", first = first.to_string()))
}

/// Returns the reason with this key in the translation files, unless `possible`.
pub(super) fn reason_unless(possible: bool, reason: &'static str) -> Option<String> {
    (!possible).then(|| say!(reason))
}
