//! The setter's custom keyboard shortcuts.

use std::collections::BTreeMap;

use egui::{Key, KeyboardShortcut, Modifiers};

/// The names of the modifiers, in the order in which they are written.
const MODIFIERS: [(&str, Modifiers); 3] =
    [("Ctrl", Modifiers::COMMAND), ("Alt", Modifiers::ALT), ("Shift", Modifiers::SHIFT)];

/// Custom shortcuts by command name; None if the setter removed the shortcut.
#[derive(Debug, Default)]
pub(in crate::studio) struct Keymap {
    custom: BTreeMap<String, Option<KeyboardShortcut>>,
}

impl Keymap {
    pub fn replace(&mut self, own: BTreeMap<String, Option<KeyboardShortcut>>) {
        self.custom = own;
    }

    /// Returns the custom shortcut of a command, or None if it has the default one. The inner Option is None if the
    /// setter removed the shortcut. `name` is a closure because it is needed only if there are custom shortcuts.
    pub fn custom_shortcut(&self, name: impl FnOnce() -> String) -> Option<Option<KeyboardShortcut>> {
        match self.custom.is_empty() {
            true => None,
            false => self.custom.get(&name()).copied(),
        }
    }

    /// Returns whether any shortcut differs from the default.
    pub fn is_changed(&self) -> bool {
        !self.custom.is_empty()
    }

    /// Returns the names of the commands with custom shortcuts.
    pub fn names(&self) -> Vec<String> {
        self.custom.keys().cloned().collect()
    }

    pub fn set(&mut self, name: String, key: Option<Option<KeyboardShortcut>>) {
        match key {
            Some(key) => self.custom.insert(name, key),
            None => self.custom.remove(&name),
        };
    }
}

/// Writes a shortcut in the same way on all systems.
pub(in crate::studio) fn write(shortcut: KeyboardShortcut) -> String {
    let held = MODIFIERS.into_iter().filter(|(_, modifier)| shortcut.modifiers.contains(*modifier));
    let words = held.map(|(word, _)| word).chain([shortcut.logical_key.name()]);
    words.collect::<Vec<_>>().join("+")
}

/// Parses a shortcut as written by [`write()`].
pub(in crate::studio) fn read(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut rest = text;
    // The modifiers are written in this order.
    for (word, modifier) in MODIFIERS {
        if let Some(after) = rest.strip_prefix(word).and_then(|after| after.strip_prefix('+')) {
            (modifiers, rest) = (modifiers.plus(modifier), after);
        }
    }
    Some(KeyboardShortcut::new(modifiers, Key::from_name(rest)?))
}

/// Returns the shortcut that was pressed, with its modifiers in the form that the shortcuts of commands use.
pub(in crate::studio) fn pressed(key: Key, modifiers: Modifiers) -> KeyboardShortcut {
    let held = [
        (modifiers.command || modifiers.ctrl, Modifiers::COMMAND),
        (modifiers.alt, Modifiers::ALT),
        (modifiers.shift, Modifiers::SHIFT),
    ];
    let held = held.into_iter().filter(|(held, _)| *held);
    KeyboardShortcut::new(held.fold(Modifiers::NONE, |all, (_, modifier)| all.plus(modifier)), key)
}

/// Returns whether a key is a modifier key.
pub(in crate::studio) fn is_modifier(key: Key) -> bool {
    (Key::ShiftLeft..=Key::SuperRight).contains(&key)
}

/// Returns why a combination cannot be a shortcut, or None if it can.
pub(in crate::studio) fn refusal(shortcut: KeyboardShortcut) -> Option<&'static str> {
    let KeyboardShortcut { modifiers, logical_key: key } = shortcut;
    let with_control = modifiers.contains(Modifiers::COMMAND);
    let is_function = (Key::F1..=Key::F35).contains(&key);
    if with_control && !modifiers.shift && !modifiers.alt && matches!(key, Key::C | Key::X | Key::V | Key::A) {
        Some("tell-keymap-system-needs-one-for")
    } else if key == Key::F10 && modifiers == Modifiers::NONE {
        Some("tell-keymap-f-opens-menus")
    } else if modifiers.contains(Modifiers::ALT) && !with_control && !is_function {
        Some("tell-keymap-alt-with-letter-opens")
    } else if !with_control && !is_function {
        Some("tell-keymap-keys-alone-type-hold")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_are_read_as_they_are_written() {
        let all = [Modifiers::NONE, Modifiers::COMMAND, Modifiers::COMMAND.plus(Modifiers::SHIFT), Modifiers::ALT];
        for modifiers in all {
            for key in [Key::S, Key::F5, Key::Plus, Key::Num0, Key::ArrowUp, Key::Tab] {
                let shortcut = KeyboardShortcut::new(modifiers, key);
                assert_eq!(read(&write(shortcut)), Some(shortcut), "{}", write(shortcut));
            }
        }
        assert_eq!(write(pressed(Key::S, Modifiers { ctrl: true, shift: true, ..Modifiers::NONE })), "Ctrl+Shift+S");
        for nonsense in ["", "Ctrl+", "Hyper+S", "Shift+Ctrl+S", "S S"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn keys_that_type_are_refused() {
        for (text, taken) in [
            ("Ctrl+J", true),
            ("Ctrl+Shift+C", true),
            ("F6", true),
            ("Shift+F6", true),
            ("Ctrl+Alt+1", true),
            ("J", false),
            ("Shift+J", false),
            ("Alt+J", false),
            ("Ctrl+V", false),
            ("F10", false),
            ("Escape", false),
        ] {
            assert_eq!(refusal(read(text).unwrap()).is_none(), taken, "{text}");
        }
    }
}
