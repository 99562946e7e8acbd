//! What the author has chosen for the window itself, kept in the user's folder for settings: a line for each, `name =
//! value`. Lines that this version does not know stay.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::{Context, KeyboardShortcut, ThemePreference};

use super::State;
use super::handy::Handy;
use super::keymap;
use super::looks::Looks;
use super::start::Start;
use crate::words::Language;
use crate::{disk, formats};

/// How long nothing may have changed before the file is written, by the clock of the window in seconds.
const CALM_SECS: f64 = 1.0;
const THEMES: [(&str, ThemePreference); 3] =
    [("system", ThemePreference::System), ("light", ThemePreference::Light), ("dark", ThemePreference::Dark)];
/// How the names of keys begin.
const KEY: &str = "key ";

/// The size and the place of the window, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(in crate::studio) struct Placed {
    pub size: Option<(f32, f32)>,
    pub position: Option<(f32, f32)>,
    pub maximized: bool,
}

/// What the author has chosen for the window.
#[derive(Debug, Default)]
pub struct Preferences {
    /// Nowhere by default.
    file: Option<PathBuf>,
    lines: BTreeMap<String, String>,
    /// The names of what was changed and not written yet.
    changed: BTreeSet<String>,
    /// When the last of it was.
    since: Option<f64>,
    /// The names of what could not be written, once that is known.
    unwritten: Option<Receiver<BTreeSet<String>>>,
    /// They have been put into effect.
    applied: bool,
    /// The language of the system.
    system: Language,
}

/// The language that the system asks programs to speak, in the variables that name it, the strongest first.
fn system_language() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
    Language::of_tag(tag.split(['.', '@']).next().unwrap_or_default()).unwrap_or_default()
}

/// How a yes or a no is written.
fn written(on: bool) -> String {
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
    /// Those of the user who runs the program.
    pub fn of_user() -> Preferences {
        let file = formats::settings_folder().map(|folder| folder.join("gridwright").join("studio.txt"));
        let preferences = file.map_or_else(Preferences::default, Preferences::at);
        Preferences { system: system_language(), ..preferences }
    }

    /// None yet: they are still being read, and nothing is written.
    pub(in crate::studio) fn unread() -> Preferences {
        Preferences { system: system_language(), ..Preferences::default() }
    }

    /// Whether they have been put into effect.
    pub(super) fn are_applied(&self) -> bool {
        self.applied
    }

    /// Those in this file, which need not be there yet.
    pub fn at(file: PathBuf) -> Preferences {
        Preferences { lines: read(&file).unwrap_or_default(), file: Some(file), ..Preferences::default() }
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.lines.get(name).map(String::as_str)
    }

    /// A yes or a no, if one was chosen.
    fn chosen(&self, name: &str) -> Option<bool> {
        match self.get(name) {
            Some("yes") => Some(true),
            Some("no") => Some(false),
            Some(_) | None => None,
        }
    }

    /// The same, or else what is usual.
    pub(in crate::studio) fn is(&self, name: &str, usual: bool) -> bool {
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

    /// Where the window was last.
    pub(in crate::studio) fn window(&self) -> Placed {
        // No screen is larger.
        let size = self.numbers("window size").map(|(width, height)| (width.min(16_000.0), height.min(16_000.0)));
        Placed { size, position: self.numbers("window position"), maximized: self.is("window maximized", false) }
    }

    fn theme(&self) -> Option<ThemePreference> {
        let name = self.get("theme")?;
        THEMES.into_iter().find(|(other, _)| *other == name).map(|(_, theme)| theme)
    }

    /// The keys that the author has chosen, by the names of their commands; None where one has none.
    fn keys(&self) -> BTreeMap<String, Option<KeyboardShortcut>> {
        let named = self.lines.iter().filter_map(|(name, value)| Some((name.strip_prefix(KEY)?, value)));
        let read = |value: &str| match value {
            "none" => Some(None),
            value => keymap::read(value).map(Some),
        };
        named.filter_map(|(name, value)| Some((name.to_owned(), read(value)?))).collect()
    }

    /// Sets a value, or takes it away.
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
        self.set(name, Some(written(on)), now);
    }

    /// What could not be written is to be written again. False while that is not known.
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

    /// Writes what has changed. What another studio has changed meanwhile stays. What cannot be written lasts as long
    /// as the session.
    pub(in crate::studio) fn write(&mut self) {
        self.since = None;
        let Some(file) = self.file.as_ref().filter(|_| !self.changed.is_empty()) else { return };
        // What cannot be read is not written either: the lines of others would be lost.
        let Ok(mut lines) = read(file) else { return };
        for name in &self.changed {
            match self.lines.get(name) {
                Some(value) => lines.insert(name.clone(), value.clone()),
                None => lines.remove(name),
            };
        }
        let lines: String = lines.iter().map(|(name, value)| format!("{name} = {value}\n")).collect();
        let text = format!("# What was chosen in the studio of Gridwright.\n{lines}");
        let folder = file.parent().map(disk::make_folder).and_then(Result::ok);
        // What is not written now is written with the next change.
        if folder.is_some_and(|()| formats::save(file, text.as_bytes()).is_ok()) {
            self.changed.clear();
        }
    }
}

impl State {
    /// Lets this thread speak the language of the window.
    pub(in crate::studio) fn speak(&self) {
        self.looks.speak(self.preferences.system);
    }

    /// Puts the preferences into effect once they are there, and from then on keeps what is chosen.
    pub(in crate::studio) fn follow_preferences(&mut self, ctx: &Context) {
        if self.late.preferences.is_some() {
            return;
        }
        if !std::mem::replace(&mut self.preferences.applied, true) {
            self.apply_preferences(ctx);
        }
        let theme = ctx.options(|options| options.theme_preference);
        let now = ctx.input(|input| input.time);
        let placed = placed(ctx, self.preferences.window());
        let (panels, looks) = (self.panels, self.looks);
        let (advances, marks, reopens) = (self.advances, self.prints_marks, self.session.reopens);
        let preferences = &mut self.preferences;
        for (name, on) in [
            ("tools", panels.tools),
            ("facts", panels.facts),
            ("tools folded", panels.folded),
            ("details", panels.details),
            ("advance", advances),
            ("print marks", marks),
            ("western digits", looks.western),
            ("reopen", reopens),
            ("window maximized", placed.maximized),
        ] {
            // What nobody has touched is not written.
            let usual = matches!(name, "tools" | "facts" | "reopen");
            if preferences.is(name, usual) != on {
                preferences.set_switch(name, on, now);
            }
        }
        for (name, width) in [("tools width", panels.tools_width), ("facts width", panels.facts_width)] {
            preferences.set(name, width.map(|width| format!("{width:.0}")), now);
        }
        preferences.set("contrast", looks.contrast.map(written), now);
        preferences.set("language", looks.language.map(|language| language.code().to_owned()), now);
        let scale = (looks.scale != Looks::default().scale).then(|| looks.scale.to_string());
        preferences.set("scale", scale, now);
        let [kept, recent] = self.handy.written();
        preferences.set("tools kept", kept, now);
        preferences.set("tools used last", recent, now);
        preferences.set("booklet set-up", self.setups.last.clone(), now);
        for (name, pair) in [("window size", placed.size), ("window position", placed.position)] {
            preferences.set(name, pair.map(|(one, other)| format!("{one:.0} {other:.0}")), now);
        }
        if preferences.theme().unwrap_or(ThemePreference::System) != theme {
            let name = THEMES.into_iter().find(|(_, other)| *other == theme).map(|(name, _)| name.to_owned());
            preferences.set("theme", name, now);
        }
        let Some(since) = preferences.since.filter(|_| preferences.file.is_some()) else { return };
        match now - since {
            calm if calm >= CALM_SECS => self.write_preferences(ctx),
            calm => ctx.request_repaint_after_secs((CALM_SECS - calm) as f32),
        }
    }

    fn apply_preferences(&mut self, ctx: &Context) {
        let preferences = &self.preferences;
        let panels = &mut self.panels;
        panels.tools = preferences.is("tools", panels.tools);
        panels.facts = preferences.is("facts", panels.facts);
        panels.folded = preferences.is("tools folded", panels.folded);
        panels.details = preferences.is("details", panels.details);
        panels.tools_width = preferences.number("tools width");
        panels.facts_width = preferences.number("facts width");
        self.advances = preferences.is("advance", self.advances);
        self.prints_marks = preferences.is("print marks", self.prints_marks);
        self.looks.contrast = preferences.chosen("contrast");
        self.looks.western = preferences.is("western digits", false);
        self.looks.language = preferences.get("language").and_then(Language::of_tag);
        self.looks.scale = preferences.number("scale").map_or(self.looks.scale, Looks::nearest);
        let tools = |name| preferences.get(name).unwrap_or_default();
        self.handy = Handy::read(tools("tools kept"), tools("tools used last"));
        self.setups.last = preferences.get("booklet set-up").map(str::to_owned);
        self.session.reopens = preferences.is("reopen", true);
        self.keymap.replace(preferences.keys());
        if let Some(theme) = preferences.theme() {
            ctx.set_theme(theme);
        }
        if self.session.reopens {
            self.reopen_session();
        }
    }

    /// The key of a command was changed, or is the usual one again.
    pub(in crate::studio) fn keep_key(&mut self, name: &str, key: Option<Option<KeyboardShortcut>>, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let value = key.map(|key| key.map_or_else(|| "none".to_owned(), keymap::write));
        self.preferences.set(&format!("{KEY}{name}"), value, now);
    }

    /// Writes what has changed, beside the window, one file after another: what changes while one is written waits.
    fn write_preferences(&mut self, ctx: &Context) {
        match self.preferences.take_unwritten() {
            false => {
                self.preferences.since = Some(ctx.input(|input| input.time));
                ctx.request_repaint_after_secs(CALM_SECS as f32);
            }
            true => self.send_preferences(),
        }
    }

    fn send_preferences(&mut self) {
        let preferences = &mut self.preferences;
        preferences.since = None;
        if preferences.file.is_none() || preferences.changed.is_empty() {
            return;
        }
        let mut own = Preferences {
            file: preferences.file.clone(),
            lines: preferences.lines.clone(),
            changed: std::mem::take(&mut preferences.changed),
            ..Preferences::default()
        };
        let (sender, unwritten) = channel();
        preferences.unwritten = Some(unwritten);
        self.errands.run(move || {
            own.write();
            // Without a receiver the window is closed.
            let _ = sender.send(own.changed);
        });
    }

    /// The window is closed: waits for what is written beside it, unless its disk does not answer.
    pub(in crate::studio) fn end_errands(&mut self) {
        self.preferences.take_unwritten();
        self.send_preferences();
        self.errands.end();
    }

    /// Whether the start page alone is shown, as at a start without a file.
    pub(super) fn is_fresh(&self) -> bool {
        matches!(self.start, Start { shown: true, first: true, .. })
    }
}

/// Where the window is, as far as the system tells; maximized, it has the place of before for later.
fn placed(ctx: &Context, before: Placed) -> Placed {
    // The points of the system, which knows nothing of the scale.
    let zoom = ctx.zoom_factor();
    ctx.input(|input| {
        let window = input.viewport();
        let maximized = window.maximized.unwrap_or(before.maximized);
        if maximized || window.fullscreen == Some(true) || window.minimized == Some(true) {
            return Placed { maximized, ..before };
        }
        let size = window.inner_rect.map(|rect| ((rect.width() * zoom).round(), (rect.height() * zoom).round()));
        let position = window.outer_rect.map(|rect| ((rect.left() * zoom).round(), (rect.top() * zoom).round()));
        Placed { size: size.or(before.size), position: position.or(before.position), maximized }
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use egui::RawInput;

    use super::*;
    use crate::board::Board;
    use crate::puzzle::Puzzle;
    use crate::studio::state::document::Document;
    use crate::studio::state::files::SystemPicker;
    use crate::studio::state::scratch::{Scratch, every_fault, save_beside};

    #[test]
    fn what_others_have_written_stays() {
        let folder = Scratch::new();
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
        assert_eq!((read.get("from tomorrow"), read.is("reopen", true)), (Some("5"), false));
    }

    #[test]
    fn they_are_the_old_or_the_new_ones_whatever_goes_wrong() {
        let file = |folder: &Path| folder.join("studio.txt");
        let write = |folder: &Path| {
            let mut preferences = Preferences::at(file(folder));
            preferences.set("theme", Some("dark".to_owned()), 0.0);
            preferences.write();
            // What was not written will be.
            preferences.changed.is_empty()
        };
        let old = |folder: &Path| fs::write(file(folder), "from tomorrow = 5\ntheme = light\n").unwrap();
        every_fault(&old, &write, &save_beside);
        every_fault(&|_| (), &write, &save_beside);
    }

    #[test]
    fn what_changes_while_they_are_written_is_written_next() {
        let folder = Scratch::new();
        let file = folder.path().join("studio.txt");
        let document = Document::new(Puzzle::empty(Board::classic()), None);
        let mut state = State::new(document, Box::new(SystemPicker::default()));
        state.preferences = Preferences::at(file.clone());
        let ctx = Context::default();
        let frame = |state: &mut State, time: f64| {
            let input = RawInput { time: Some(time), ..RawInput::default() };
            ctx.run_ui(input, |ui| state.follow_preferences(ui.ctx())).textures_delta.clear();
        };
        let (disk, slow) = channel::<()>();
        state.errands.run(move || slow.recv().unwrap());
        frame(&mut state, 0.0);
        state.panels.tools = false;
        [1.0, 2.5].into_iter().for_each(|time| frame(&mut state, time));
        state.panels.facts = false;
        [3.0, 4.5].into_iter().for_each(|time| frame(&mut state, time));
        disk.send(()).unwrap();
        while state.errands.is_running() {
            std::thread::yield_now();
        }
        let shown = || ["tools", "facts"].map(|name| Preferences::at(file.clone()).is(name, true));
        assert_eq!(shown(), [false, true]);
        frame(&mut state, 6.0);
        assert!(state.errands.is_running() || shown() == [false, false], "not at the end alone");
        state.end_errands();
        assert_eq!(shown(), [false, false]);
    }

    #[test]
    fn nonsense_is_as_good_as_nothing() {
        let folder = Scratch::new();
        let file = folder.path().join("studio.txt");
        fs::write(&file, "window size = NaN 3\nwindow position = 4\ntheme = pink\nkey File(Save) = Hyper+Q\n").unwrap();
        let read = Preferences::at(file);
        assert_eq!(read.window(), Placed::default());
        assert_eq!((read.theme(), read.keys().len()), (None, 0));
    }
}
