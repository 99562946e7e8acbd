//! The keys that the author has chosen for commands in the place of the usual ones.

use std::collections::BTreeMap;

use egui::{Key, KeyboardShortcut, Modifiers};

/// The modifiers as they are written, in this order.
const MODIFIERS: [(&str, Modifiers); 3] =
    [("Ctrl", Modifiers::COMMAND), ("Alt", Modifiers::ALT), ("Shift", Modifiers::SHIFT)];

/// The author's own keys, by the names of commands; None where a command has none.
#[derive(Debug, Default)]
pub(in crate::studio) struct Keymap {
    own: BTreeMap<String, Option<KeyboardShortcut>>,
}

impl Keymap {
    pub fn replace(&mut self, own: BTreeMap<String, Option<KeyboardShortcut>>) {
        self.own = own;
    }

    /// What the author has chosen for a command; nothing where it has the usual key. `name` is made only when there is
    /// something to look for.
    pub fn own(&self, name: impl FnOnce() -> String) -> Option<Option<KeyboardShortcut>> {
        match self.own.is_empty() {
            true => None,
            false => self.own.get(&name()).copied(),
        }
    }

    /// Whether any key is another than the usual one.
    pub fn is_changed(&self) -> bool {
        !self.own.is_empty()
    }

    /// The names of the commands whose keys are others than the usual ones.
    pub fn names(&self) -> Vec<String> {
        self.own.keys().cloned().collect()
    }

    pub fn set(&mut self, name: String, key: Option<Option<KeyboardShortcut>>) {
        match key {
            Some(key) => self.own.insert(name, key),
            None => self.own.remove(&name),
        };
    }
}

/// A combination in words that are the same on all systems.
pub(in crate::studio) fn write(shortcut: KeyboardShortcut) -> String {
    let held = MODIFIERS.into_iter().filter(|(_, modifier)| shortcut.modifiers.contains(*modifier));
    let words = held.map(|(word, _)| word).chain([shortcut.logical_key.name()]);
    words.collect::<Vec<_>>().join("+")
}

/// A combination from such words.
pub(in crate::studio) fn read(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut rest = text;
    for (word, modifier) in MODIFIERS {
        if let Some(after) = rest.strip_prefix(word).and_then(|after| after.strip_prefix('+')) {
            (modifiers, rest) = (modifiers.plus(modifier), after);
        }
    }
    Some(KeyboardShortcut::new(modifiers, Key::from_name(rest)?))
}

/// A combination that was pressed, with the modifiers as commands name them.
pub(in crate::studio) fn pressed(key: Key, modifiers: Modifiers) -> KeyboardShortcut {
    let held = [
        (modifiers.command || modifiers.ctrl, Modifiers::COMMAND),
        (modifiers.alt, Modifiers::ALT),
        (modifiers.shift, Modifiers::SHIFT),
    ];
    let held = held.into_iter().filter(|(held, _)| *held);
    KeyboardShortcut::new(held.fold(Modifiers::NONE, |all, (_, modifier)| all.plus(modifier)), key)
}

/// Whether a key is one that is held while another is pressed.
pub(in crate::studio) fn is_modifier(key: Key) -> bool {
    (Key::ShiftLeft..=Key::SuperRight).contains(&key)
}

/// Why a combination cannot be the key of a command, or None when it can.
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
