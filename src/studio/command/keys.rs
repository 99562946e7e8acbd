//! Keys as commands name them, and how the author changes them.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::{Command, CopyCommand, parts, tools};
use crate::studio::state::State;
use crate::words::say;

/// Control and a key, on a Mac command.
pub(super) const fn control(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// Control, Shift and a key.
pub(super) const fn shifted(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// A key alone.
pub(super) const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// Where commands are reached by their keys: what has the same key elsewhere is no conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Where {
    /// On the board; in a play-test and on the start page too, as far as a command suits them.
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

    /// The commands whose keys can be changed.
    pub fn commands(self) -> Vec<Command> {
        match self {
            Where::Everywhere => Command::plain().chain(tools().map(Command::Tool)).filter(is_changeable).collect(),
            Where::Play => parts::of_play().filter(is_changeable).collect(),
            Where::Booklet => parts::of_booklet().filter(is_changeable).collect(),
        }
    }
}

/// The keys of the clipboard are the system's.
fn is_changeable(command: &Command) -> bool {
    !matches!(command, Command::Copy(CopyCommand::Cells | CopyCommand::Cut | CopyCommand::Paste))
}

/// The commands with which keys can be told apart from this one's.
fn beside(of: Command) -> impl Iterator<Item = Command> {
    let places = Where::ALL.into_iter().map(Where::commands).filter(move |commands| commands.contains(&of));
    places.flatten().filter(move |other| *other != of)
}

/// The command that has this key already where another one is to get it, be it as its second key.
pub(in crate::studio) fn holder(state: &State, of: Command, key: KeyboardShortcut) -> Option<Command> {
    let first = beside(of).find(|other| other.key(state) == Some(key));
    first.or_else(|| beside(of).find(|other| second_key(state, *other) == Some(key)))
}

/// The key that a command has beside its own, unless another one has it.
pub(super) fn second_key(state: &State, command: Command) -> Option<KeyboardShortcut> {
    command.second_shortcut().filter(|&key| beside(command).all(|other| other.key(state) != Some(key)))
}

/// The keys of a command as they are listed, its own first.
pub(super) fn all_keys(state: &State, ctx: &Context, command: Command) -> Vec<String> {
    let keys = command.key(state).into_iter().chain(second_key(state, command));
    keys.map(|key| ctx.format_shortcut(&key)).collect()
}

/// Gives a command another key, or none; who had the key before has none.
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

/// Gives a command its usual key again; who has that by now has none.
pub(super) fn usual_key(state: &mut State, command: Command, ctx: &Context) {
    set_key(state, command, command.shortcut(), ctx);
}

/// Gives all commands their usual keys again.
pub(super) fn usual_keys(state: &mut State, ctx: &Context) {
    for name in state.keymap.names() {
        state.keymap.set(name.clone(), None);
        state.keep_key(&name, None, ctx);
    }
}
