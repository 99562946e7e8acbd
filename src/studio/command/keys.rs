//! Keyboard shortcuts of commands, and how the user changes them.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::{Command, CopyCommand, parts, tools};
use crate::studio::state::State;
use crate::words::say;

/// Returns the shortcut of a key with Control, or Command on a Mac.
pub(super) const fn control(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// Returns the shortcut of a key with Control and Shift.
pub(super) const fn shifted(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// Returns the shortcut of a key without modifiers.
pub(super) const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// The part of the window in which shortcuts apply. The same key in two parts is no conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Where {
    /// On the board, and in a playtest and on the start page for commands available there.
    Everywhere,
    Play,
    Booklet,
}

impl Where {
    pub const ALL: [Where; 3] = [Where::Everywhere, Where::Play, Where::Booklet];

    pub fn name(self) -> String {
        say!(match self {
            Where::Everywhere => "do-keys-everywhere",
            Where::Play => "do-keys-play-test",
            Where::Booklet => "do-keys-booklet",
        })
    }

    /// Returns the commands whose shortcuts can be changed.
    pub fn commands(self) -> Vec<Command> {
        match self {
            Where::Everywhere => Command::plain().chain(tools().map(Command::Tool)).filter(is_changeable).collect(),
            Where::Play => parts::of_play().filter(is_changeable).collect(),
            Where::Booklet => parts::of_booklet().filter(is_changeable).collect(),
        }
    }
}

/// Returns whether the shortcut can be changed. The system defines the clipboard shortcuts.
fn is_changeable(command: &Command) -> bool {
    !matches!(command, Command::Copy(CopyCommand::Cells | CopyCommand::Cut | CopyCommand::Paste))
}

/// Returns the commands whose shortcuts must differ from this one's.
fn beside(of: Command) -> impl Iterator<Item = Command> {
    let places = Where::ALL.into_iter().map(Where::commands).filter(move |commands| commands.contains(&of));
    places.flatten().filter(move |other| *other != of)
}

/// Returns the command that already has this shortcut, even as an alternative, if it is to be given to another one.
pub(in crate::studio) fn holder(state: &State, of: Command, key: KeyboardShortcut) -> Option<Command> {
    let first = beside(of).find(|other| other.key(state) == Some(key));
    first.or_else(|| beside(of).find(|other| second_key(state, *other) == Some(key)))
}

/// Returns the alternative shortcut of a command, unless another command uses it.
pub(super) fn second_key(state: &State, command: Command) -> Option<KeyboardShortcut> {
    command.second_shortcut().filter(|&key| beside(command).all(|other| other.key(state) != Some(key)))
}

/// Returns the shortcuts of a command for display, the main one first.
pub(super) fn all_keys(state: &State, ctx: &Context, command: Command) -> Vec<String> {
    let keys = command.key(state).into_iter().chain(second_key(state, command));
    keys.map(|key| ctx.format_shortcut(&key)).collect()
}

/// Sets or removes the shortcut of a command; any other command with that shortcut loses it.
pub(super) fn set_key(state: &mut State, command: Command, key: Option<KeyboardShortcut>, ctx: &Context) {
    let holders: Vec<Command> = beside(command).filter(|other| key.is_some() && other.key(state) == key).collect();
    for holder in holders {
        set(state, holder, None, ctx);
    }
    set(state, command, key, ctx);
}

fn set(state: &mut State, command: Command, key: Option<KeyboardShortcut>, ctx: &Context) {
    let own = (command.shortcut() != key).then_some(key);
    state.keymap.set(command.name(), own);
    state.keep_key(&command.name(), own, ctx);
}

/// Restores the default shortcut of a command; any other command with that shortcut loses it.
pub(super) fn usual_key(state: &mut State, command: Command, ctx: &Context) {
    set_key(state, command, command.shortcut(), ctx);
}

/// Restores all default shortcuts.
pub(super) fn usual_keys(state: &mut State, ctx: &Context) {
    for name in state.keymap.names() {
        state.keymap.set(name.clone(), None);
        state.keep_key(&name, None, ctx);
    }
}
