//! What every command says of itself, and does.

use std::borrow::Cow;

use egui::{Context, KeyboardShortcut};

use crate::studio::state::State;
use crate::words::{Message, say};

/// What every command says of itself, and does.
pub(super) trait Action {
    /// The name in menus and on buttons.
    fn label(&self, state: &State) -> String;

    /// One sentence on what it does.
    fn tooltip(&self) -> Cow<'static, str>;

    /// The key combination that runs it from everywhere.
    fn shortcut(&self) -> Option<KeyboardShortcut>;

    /// One that does the same beside it, as other programs have it.
    fn second_shortcut(&self) -> Option<KeyboardShortcut> {
        None
    }

    /// Why it cannot be done now, or None when it can.
    fn refusal(&self, state: &State) -> Option<String>;

    /// Does it. What refuses is never run.
    fn run(&self, state: &mut State, ctx: &Context);
}

/// "Undo: Change the title".
pub(super) fn undo_label(name: Option<String>) -> String {
    match name {
        Some(name) => say!("do-undo-step", step = name),
        None => say!("do-undo"),
    }
}

/// "Redo: Change the title".
pub(super) fn redo_label(name: Option<String>) -> String {
    match name {
        Some(name) => say!("do-redo-step", step = name),
        None => say!("do-redo"),
    }
}

/// What is told of a step that was taken back.
pub(super) fn undone(name: Message) -> String {
    say!("do-undone", step = name)
}

/// What is told of a step that was made again.
pub(super) fn done_again(name: Message) -> String {
    say!("do-done-again", step = name)
}

/// Why a board is asked nothing while some of its regions are not whole.
pub(super) fn unfinished(state: &State) -> Option<String> {
    state.tab.document.unfinished().first().map(|first| say!("do-mend-regions", first = first.to_string()))
}

/// The reason, which stands under this key in the word files, unless it is possible.
pub(super) fn unless(possible: bool, reason: &'static str) -> Option<String> {
    (!possible).then(|| say!(reason))
}
