//! Keys with modifiers, for the rows of commands.

use egui::{Key, KeyboardShortcut, Modifiers};

/// Returns the shortcut of a key with Control, or Command on a Mac.
pub(in crate::studio) const fn control(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// Returns the shortcut of a key with Control and Shift.
pub(in crate::studio) const fn control_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// Returns the shortcut of a key without modifiers.
pub(in crate::studio) const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}
