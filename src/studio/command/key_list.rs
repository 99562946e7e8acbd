//! The list of all keyboard shortcuts and gestures, for display and print.

use egui::Context;

use crate::sheet::ListSection;
use crate::studio::command::keys::{ShortcutScope, all_keys};
use crate::studio::command::{BookletCommand, Command, EditCommand, shortcuts, tools};
use crate::studio::files::exporting::KeySheet;
use crate::studio::state::StudioState;
use crate::words::say;

/// The translation keys of the gestures and their effects.
const GESTURES: [(&str, &str); 25] = [
    ("ask-gesture-select.key", "ask-gesture-select"),
    ("ask-gesture-alike.key", "ask-gesture-alike"),
    ("ask-gesture-frame.key", "ask-gesture-frame"),
    ("ask-gesture-upto.key", "ask-gesture-upto"),
    ("ask-gesture-toggle.key", "ask-gesture-toggle"),
    ("ask-gesture-move.key", "ask-gesture-move"),
    ("ask-gesture-carry.key", "ask-gesture-carry"),
    ("ask-gesture-type.key", "ask-gesture-type"),
    ("ask-gesture-next.key", "ask-gesture-next"),
    ("ask-gesture-drawn.key", "ask-gesture-drawn"),
    ("ask-gesture-end.key", "ask-gesture-end"),
    ("ask-gesture-element.key", "ask-gesture-element"),
    ("ask-gesture-handle.key", "ask-gesture-handle"),
    ("ask-gesture-number.key", "ask-gesture-number"),
    ("ask-gesture-corner.key", "ask-gesture-corner"),
    ("ask-gesture-middle.key", "ask-gesture-middle"),
    ("Delete", "ask-gesture-clear"),
    ("Enter", "ask-gesture-apply"),
    ("ask-gesture-pin.key", "ask-gesture-pin"),
    ("ask-gesture-everywhere.key", "ask-gesture-everywhere"),
    ("ask-gesture-zoom.key", "ask-gesture-zoom"),
    ("ask-gesture-pan.key", "ask-gesture-pan"),
    ("ask-gesture-panel.key", "ask-gesture-panel"),
    ("ask-gesture-hold.key", "ask-gesture-hold"),
    ("Escape", "ask-gesture-leave"),
];

const IN_PLAY: [(&str, &str); 9] = [
    ("ask-gesture-corner.key", "ask-gesture-corner"),
    ("ask-gesture-middle.key", "ask-gesture-middle"),
    ("ask-gesture-colour.key", "ask-gesture-colour"),
    ("Z, X, C, V", "ask-gesture-mode"),
    ("Space", "ask-gesture-pause"),
    ("K", "ask-gesture-check"),
    ("H", "ask-gesture-hint"),
    ("W", "ask-gesture-why"),
    ("W, A, S, D", "ask-gesture-letters"),
];

/// The gestures in the booklet list.
const IN_BOOKLET: [(&str, &str); 3] = [
    ("ask-gesture-lines.key", "ask-gesture-lines"),
    ("ask-gesture-stretch.key", "ask-gesture-stretch"),
    ("ask-gesture-drop.key", "ask-gesture-drop"),
];

impl StudioState {
    /// Exports the list of shortcuts as a sheet, to a file that the setter chooses.
    pub(in crate::studio) fn export_shortcuts(&mut self, ctx: &Context) {
        let sections = sections(self, ctx).into();
        self.choose_key_sheet_file(KeySheet { title: say!("ask-keys"), sections }, ctx);
    }
}

/// Returns the sections of the list: gestures on the board; tools; shortcuts that work everywhere; gestures and
/// shortcuts in a playtest; and those in the booklet.
pub(in crate::studio) fn sections(state: &StudioState, ctx: &Context) -> [ListSection; 5] {
    let tools =
        tools().map(|tool| (shortcuts::tool_keys(state, ctx, tool).join(", "), Command::Tool(tool).label(state)));
    let keys =
        |commands: Vec<Command>| commands.into_iter().filter_map(move |command| shortcut_entry(state, ctx, command));
    let place = |gestures: &[(&'static str, &'static str)], place: ShortcutScope| -> Vec<(String, String)> {
        gestures.iter().map(gesture_text).chain(keys(place.commands())).collect()
    };
    [
        (say!("ask-keys.board"), GESTURES.iter().map(gesture_text).collect()),
        (say!("ask-keys.tools"), tools.collect()),
        (say!("ask-keys.everywhere"), keys(Command::board_commands().collect()).collect()),
        (say!("ask-keys.play"), place(&IN_PLAY, ShortcutScope::Play)),
        (say!("ask-keys.booklet"), place(&IN_BOOKLET, ShortcutScope::Booklet)),
    ]
}

/// Returns a gesture and its effect. The name of a key has no translation and stays as it is.
fn gesture_text(&(gesture, what): &(&'static str, &'static str)) -> (String, String) {
    (say!(gesture), say!(what))
}

/// Returns the shortcuts of a command, and its label without the name of a step to undo or redo; `None` if the command
/// has no shortcut.
fn shortcut_entry(state: &StudioState, ctx: &Context, command: Command) -> Option<(String, String)> {
    let keys = all_keys(state, ctx, command);
    let label = match command {
        Command::Edit(EditCommand::Undo) | Command::Booklet(BookletCommand::Undo) => say!("ask-undo"),
        Command::Edit(EditCommand::Redo) | Command::Booklet(BookletCommand::Redo) => say!("ask-redo"),
        _ => command.label(state),
    };
    (!keys.is_empty()).then(|| (keys.join(", "), label.trim_end_matches('…').to_owned()))
}
