//! All keys and gestures, as they are listed and printed.

use egui::Context;

use super::{Command, EditCommand, shortcuts, tools};
use crate::sheet::Section;
use crate::studio::state::State;
use crate::words::say;

/// What is done, where that has no name in every language, and what comes of it.
const GESTURES: [(&str, &str); 18] = [
    ("ask-gesture-select.key", "ask-gesture-select"),
    ("ask-gesture-alike.key", "ask-gesture-alike"),
    ("ask-gesture-frame.key", "ask-gesture-frame"),
    ("ask-gesture-upto.key", "ask-gesture-upto"),
    ("ask-gesture-toggle.key", "ask-gesture-toggle"),
    ("ask-gesture-move.key", "ask-gesture-move"),
    ("ask-gesture-carry.key", "ask-gesture-carry"),
    ("ask-gesture-type.key", "ask-gesture-type"),
    ("ask-gesture-corner.key", "ask-gesture-corner"),
    ("ask-gesture-middle.key", "ask-gesture-middle"),
    ("Delete", "ask-gesture-clear"),
    ("Enter", "ask-gesture-apply"),
    ("ask-gesture-pin.key", "ask-gesture-pin"),
    ("ask-gesture-everywhere.key", "ask-gesture-everywhere"),
    ("ask-gesture-zoom.key", "ask-gesture-zoom"),
    ("ask-gesture-pan.key", "ask-gesture-pan"),
    ("ask-gesture-panel.key", "ask-gesture-panel"),
    ("Escape", "ask-gesture-leave"),
];

const IN_PLAY: [(&str, &str); 8] = [
    ("ask-gesture-corner.key", "ask-gesture-corner"),
    ("ask-gesture-middle.key", "ask-gesture-middle"),
    ("ask-gesture-colour.key", "ask-gesture-colour"),
    ("Z, X, V, N", "ask-gesture-mode"),
    ("Space", "ask-gesture-pause"),
    ("C", "ask-gesture-check"),
    ("H", "ask-gesture-hint"),
    ("W", "ask-gesture-why"),
];

/// The sections of the list: on the board, tools, everywhere, in a play-test.
pub(in crate::studio) fn sections(state: &State, ctx: &Context) -> [Section; 4] {
    let tools = tools().map(|tool| (shortcuts::tool_key(state, tool), Command::Tool(tool).label(state)));
    [
        (say!("ask-keys.board"), GESTURES.iter().map(said).collect()),
        (say!("ask-keys.tools"), tools.collect()),
        (say!("ask-keys.everywhere"), keys(state, ctx).collect()),
        (say!("ask-keys.play"), IN_PLAY.iter().map(said).collect()),
    ]
}

/// A gesture and what comes of it; the name of a key alone is no message, and stays as it is.
fn said(&(gesture, what): &(&'static str, &'static str)) -> (String, String) {
    (say!(gesture), say!(what))
}

/// The commands that have keys everywhere.
fn keys(state: &State, ctx: &Context) -> impl Iterator<Item = (String, String)> {
    Command::plain().filter_map(|command| {
        let key = ctx.format_shortcut(&command.key(state)?);
        let label = match command {
            Command::Edit(EditCommand::Undo) => say!("ask-undo"),
            Command::Edit(EditCommand::Redo) => say!("ask-redo"),
            _ => command.label(state),
        };
        Some((key, label.trim_end_matches('…').to_owned()))
    })
}
