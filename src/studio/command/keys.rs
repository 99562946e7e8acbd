//! Keyboard shortcuts of commands, and how the user changes them.

use egui::{Context, KeyboardShortcut};

use crate::studio::command::{Command, CopyCommand, tools, window_parts};
use crate::studio::state::StudioState;
use crate::words::say;

/// The part of the window in which shortcuts apply. Two commands may have the same shortcut if no scope contains both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum ShortcutScope {
    /// On the board. Commands that are also available in a playtest, in a booklet or on the start page have the same
    /// shortcuts there.
    Everywhere,
    Play,
    Booklet,
}

impl ShortcutScope {
    pub const ALL: [ShortcutScope; 3] = [ShortcutScope::Everywhere, ShortcutScope::Play, ShortcutScope::Booklet];

    pub fn name(self) -> String {
        say!(match self {
            ShortcutScope::Everywhere => "do-keys-everywhere",
            ShortcutScope::Play => "do-keys-play-test",
            ShortcutScope::Booklet => "do-keys-booklet",
        })
    }

    /// Returns the commands whose shortcuts can be changed.
    pub fn commands(self) -> Vec<Command> {
        match self {
            ShortcutScope::Everywhere => {
                Command::board_commands().chain(tools().map(Command::Tool)).filter(is_changeable).collect()
            }
            ShortcutScope::Play => window_parts::playtest_commands().filter(is_changeable).collect(),
            ShortcutScope::Booklet => window_parts::booklet_commands().filter(is_changeable).collect(),
        }
    }
}

/// Returns whether the shortcut can be changed. The system defines the clipboard shortcuts.
fn is_changeable(command: &Command) -> bool {
    !matches!(command, Command::Copy(CopyCommand::Cells | CopyCommand::Cut | CopyCommand::Paste))
}

/// Returns the commands whose shortcuts must differ from that of this command.
fn conflicting_commands(of: Command) -> impl Iterator<Item = Command> {
    let places =
        ShortcutScope::ALL.into_iter().map(ShortcutScope::commands).filter(move |commands| commands.contains(&of));
    places.flatten().filter(move |other| *other != of)
}

/// Returns the command from which `of` would take this shortcut, be it the main or the alternative shortcut of that
/// command.
pub(in crate::studio) fn shortcut_owner(state: &StudioState, of: Command, key: KeyboardShortcut) -> Option<Command> {
    let first = conflicting_commands(of).find(|other| other.current_shortcut(state) == Some(key));
    first.or_else(|| conflicting_commands(of).find(|other| alternative_key(state, *other) == Some(key)))
}

/// Returns the alternative shortcut of a command, unless another command uses it.
pub(in crate::studio) fn alternative_key(state: &StudioState, command: Command) -> Option<KeyboardShortcut> {
    command
        .alternative_shortcut()
        .filter(|&key| conflicting_commands(command).all(|other| other.current_shortcut(state) != Some(key)))
}

/// Returns the shortcuts of a command for display, the main one first.
pub(in crate::studio) fn all_keys(state: &StudioState, ctx: &Context, command: Command) -> Vec<String> {
    let keys = command.current_shortcut(state).into_iter().chain(alternative_key(state, command));
    keys.map(|key| ctx.format_shortcut(&key)).collect()
}

/// Sets or removes the shortcut of a command; any other command with that shortcut loses it.
pub(in crate::studio) fn set_key(
    state: &mut StudioState,
    command: Command,
    key: Option<KeyboardShortcut>,
    ctx: &Context,
) {
    let holders: Vec<Command> =
        conflicting_commands(command).filter(|other| key.is_some() && other.current_shortcut(state) == key).collect();
    for holder in holders {
        set(state, holder, None, ctx);
    }
    set(state, command, key, ctx);
}

fn set(state: &mut StudioState, command: Command, key: Option<KeyboardShortcut>, ctx: &Context) {
    let own = (command.shortcut() != key).then_some(key);
    state.keymap.set(command.name(), own);
    state.save_shortcut(&command.name(), own, ctx);
}

/// Restores the default shortcut of a command; any other command with that shortcut loses it.
pub(in crate::studio) fn restore_key(state: &mut StudioState, command: Command, ctx: &Context) {
    set_key(state, command, command.shortcut(), ctx);
}

/// Restores all default shortcuts.
pub(in crate::studio) fn restore_all_keys(state: &mut StudioState, ctx: &Context) {
    for name in state.keymap.names() {
        state.keymap.set(name.clone(), None);
        state.save_shortcut(&name, None, ctx);
    }
}
