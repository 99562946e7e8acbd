//! The preferences for the window, in the user's settings folder, as lines `name = value`. Lines that this version
//! does not know are preserved.

mod sync;

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::{KeyboardShortcut, ThemePreference};

use crate::studio::settings::keymap;
use crate::words::Language;
use crate::{disk, formats};

const THEMES: [(&str, ThemePreference); 3] =
    [("system", ThemePreference::System), ("light", ThemePreference::Light), ("dark", ThemePreference::Dark)];
/// The prefix of the lines with keyboard shortcuts.
const KEY: &str = "key ";

/// The size and position of the window, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(in crate::studio) struct WindowPlacement {
    pub size: Option<(f32, f32)>,
    pub position: Option<(f32, f32)>,
    pub maximized: bool,
}

/// The preferences.
#[derive(Debug, Default)]
pub struct Preferences {
    /// The file of the preferences; None if they are not stored.
    file: Option<PathBuf>,
    lines: BTreeMap<String, String>,
    /// The names of changed values that are not written yet.
    changed: BTreeSet<String>,
    /// The time of the last change.
    since: Option<f64>,
    /// Receives the names of the values that a background write could not write, when it completes.
    unwritten: Option<Receiver<BTreeSet<String>>>,
    /// True once the preferences have been applied.
    applied: bool,
    /// The language of the system.
    system: Language,
}

/// Returns the language set by the environment variables for the locale, which are read in order of precedence.
fn system_language() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
    // A locale has the form language_TERRITORY.codeset@modifier (POSIX).
    Language::of_tag(tag.split(['.', '@']).next().unwrap_or_default()).unwrap_or_default()
}

/// Returns the value of a switch as it is written to the file.
fn switch_text(on: bool) -> String {
    let word = if on { "yes" } else { "no" };
    word.to_owned()
}

fn read(file: &Path) -> io::Result<BTreeMap<String, String>> {
    let text = match disk::read_text(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        text => text?,
    };
    let lines = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('='));
    Ok(lines.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect())
}

impl Preferences {
    /// Returns the preferences of the current user.
    pub fn of_user() -> Preferences {
        let file = formats::settings_folder().map(|folder| folder.join("gridwright").join("studio.txt"));
        let preferences = file.map_or_else(Preferences::default, Preferences::at);
        Preferences { system: system_language(), ..preferences }
    }

    /// Returns empty preferences for the time in which the stored ones are being loaded. They are not written.
    pub(in crate::studio) fn unread() -> Preferences {
        Preferences { system: system_language(), ..Preferences::default() }
    }

    /// Returns whether the preferences have been applied.
    pub(in crate::studio) fn are_applied(&self) -> bool {
        self.applied
    }

    /// Returns the preferences in this file, which need not exist yet.
    pub fn at(file: PathBuf) -> Preferences {
        Preferences { lines: read(&file).unwrap_or_default(), file: Some(file), ..Preferences::default() }
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.lines.get(name).map(String::as_str)
    }

    /// Returns the value of a switch, if set.
    fn chosen(&self, name: &str) -> Option<bool> {
        match self.get(name) {
            Some("yes") => Some(true),
            Some("no") => Some(false),
            Some(_) | None => None,
        }
    }

    /// Returns the value of a switch, or else the default `usual`.
    pub(in crate::studio) fn is_on(&self, name: &str, usual: bool) -> bool {
        self.chosen(name).unwrap_or(usual)
    }

    fn numbers(&self, name: &str) -> Option<(f32, f32)> {
        let (one, other) = self.get(name)?.split_once(' ')?;
        let read = |text: &str| text.parse().ok().filter(|number: &f32| number.is_finite());
        Some((read(one)?, read(other)?))
    }

    fn number(&self, name: &str) -> Option<f32> {
        self.get(name)?.parse().ok().filter(|number: &f32| number.is_finite())
    }

    /// Returns the last position and size of the window.
    pub(in crate::studio) fn window(&self) -> WindowPlacement {
        // No screen is larger.
        let size = self.numbers("window size").map(|(width, height)| (width.min(16_000.0), height.min(16_000.0)));
        WindowPlacement {
            size,
            position: self.numbers("window position"),
            maximized: self.is_on("window maximized", false),
        }
    }

    fn theme(&self) -> Option<ThemePreference> {
        let name = self.get("theme")?;
        THEMES.into_iter().find(|(other, _)| *other == name).map(|(_, theme)| theme)
    }

    /// Returns the custom shortcuts by command name; None for a command whose shortcut the setter removed.
    fn keys(&self) -> BTreeMap<String, Option<KeyboardShortcut>> {
        let named = self.lines.iter().filter_map(|(name, value)| Some((name.strip_prefix(KEY)?, value)));
        let read = |value: &str| match value {
            "none" => Some(None),
            value => keymap::read(value).map(Some),
        };
        named.filter_map(|(name, value)| Some((name.to_owned(), read(value)?))).collect()
    }

    /// Sets or removes a value.
    fn set(&mut self, name: &str, value: Option<String>, now: f64) {
        if self.get(name) != value.as_deref() {
            match value {
                Some(value) => self.lines.insert(name.to_owned(), value),
                None => self.lines.remove(name),
            };
            self.changed.insert(name.to_owned());
            self.since = Some(now);
        }
    }

    fn set_switch(&mut self, name: &str, on: bool, now: f64) {
        self.set(name, Some(switch_text(on)), now);
    }

    /// Queues again the values that the last write could not write. Returns false while a write is running.
    fn take_unwritten(&mut self) -> bool {
        match self.unwritten.as_ref().map(Receiver::try_recv) {
            Some(Err(TryRecvError::Empty)) => false,
            Some(Ok(names)) => {
                self.changed.extend(names);
                true
            }
            Some(Err(TryRecvError::Disconnected)) | None => true,
        }
    }

    /// Writes the changes, and keeps the changes of other studios. If the file cannot be written, the changes last only
    /// for the session.
    pub(in crate::studio) fn write(&mut self) {
        self.since = None;
        let Some(file) = self.file.as_ref().filter(|_| !self.changed.is_empty()) else { return };
        // An unreadable file is not overwritten, since its other lines would be lost.
        let Ok(mut lines) = read(file) else { return };
        for name in &self.changed {
            match self.lines.get(name) {
                Some(value) => lines.insert(name.clone(), value.clone()),
                None => lines.remove(name),
            };
        }
        let lines: String = lines.iter().map(|(name, value)| format!("{name} = {value}\n")).collect();
        let text = format!("# What was chosen in the studio of Gridwright.\n{lines}");
        let folder = file.parent().map(disk::create_folder).and_then(Result::ok);
        // After a failure, the changes are written along with the next ones.
        if folder.is_some_and(|()| formats::save(file, text.as_bytes()).is_ok()) {
            self.changed.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::studio::files::temp_folder::{TempFolder, every_fault, save_beside};

    #[test]
    fn what_others_have_written_stays() {
        let folder = TempFolder::new();
        let file = folder.path().join("deep").join("studio.txt");
        let mut one = Preferences::at(file.clone());
        let mut other = Preferences::at(file.clone());
        one.set("theme", Some("dark".to_owned()), 0.0);
        one.write();
        other.set("tools width", Some("200".to_owned()), 0.0);
        other.write();
        fs::write(&file, fs::read_to_string(&file).unwrap() + "from tomorrow = 5\nno line\n").unwrap();
        one.set("theme", None, 0.0);
        one.set_switch("reopen", false, 0.0);
        one.write();
        let read = Preferences::at(file);
        assert_eq!((read.theme(), read.number("tools width")), (None, Some(200.0)));
        assert_eq!((read.get("from tomorrow"), read.is_on("reopen", true)), (Some("5"), false));
    }

    #[test]
    fn they_are_the_old_or_the_new_ones_whatever_goes_wrong() {
        let file = |folder: &Path| folder.join("studio.txt");
        let write = |folder: &Path| {
            let mut preferences = Preferences::at(file(folder));
            preferences.set("theme", Some("dark".to_owned()), 0.0);
            preferences.write();
            // Unwritten changes stay queued.
            preferences.changed.is_empty()
        };
        let old = |folder: &Path| fs::write(file(folder), "from tomorrow = 5\ntheme = light\n").unwrap();
        every_fault(&old, &write, &save_beside);
        every_fault(&|_| (), &write, &save_beside);
    }

    #[test]
    fn nonsense_is_as_good_as_nothing() {
        let folder = TempFolder::new();
        let file = folder.path().join("studio.txt");
        fs::write(&file, "window size = NaN 3\nwindow position = 4\ntheme = pink\nkey File(Save) = Hyper+Q\n").unwrap();
        let read = Preferences::at(file);
        assert_eq!(read.window(), WindowPlacement::default());
        assert_eq!((read.theme(), read.keys().len()), (None, 0));
    }
}
