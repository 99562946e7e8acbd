//! What every command says of itself, and does.

use std::borrow::Cow;

use egui::{Context, KeyboardShortcut};

use crate::studio::state::State;
use crate::words::say;

/// What every command says of itself, and does.
pub(super) trait Action {
    /// The name in menus and on buttons.
    fn label(&self, state: &State) -> String;

    /// One sentence on what it does.
    fn tooltip(&self) -> Cow<'static, str>;

    /// The key combination that runs it from everywhere.
    fn shortcut(&self) -> Option<KeyboardShortcut>;

    /// Why it cannot be done now, or None when it can.
    fn refusal(&self, state: &State) -> Option<String>;

    /// Does it. What refuses is never run.
    fn run(&self, state: &mut State, ctx: &Context);
}

/// "Undo: Change the title".
pub(super) fn step_label(verb: &str, name: Option<&str>) -> String {
    match name {
        Some(name) => format!("{verb}: {name}"),
        None => verb.to_owned(),
    }
}

/// The reason, which stands under this key in the word files, unless it is possible.
pub(super) fn unless(possible: bool, reason: &'static str) -> Option<String> {
    (!possible).then(|| say!(reason))
}
