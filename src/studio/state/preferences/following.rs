//! Applies the preferences, and saves changes of them.

use std::sync::mpsc::channel;

use egui::{Context, KeyboardShortcut, ThemePreference};

use super::{KEY, Placed, Preferences, THEMES, written};
use crate::studio::state::handy::Handy;
use crate::studio::state::keymap;
use crate::studio::state::looks::Looks;
use crate::studio::state::start::Start;
use crate::studio::state::{Notice, State};
use crate::words::{Language, Speech};

/// The time without changes before the file is written, by the window's clock in seconds.
const CALM_SECS: f64 = 1.0;

impl State {
    /// Sets the language of this thread to that of the window. After a change, messages in the old language are
    /// removed, except for warnings.
    pub(in crate::studio) fn speak(&mut self) {
        self.looks.speak(self.preferences.system);
        if self.late.preferences.is_some() {
            // The preferences are still being loaded, and this is the system's language. Messages in it stay.
            return;
        }
        let before = self.spoke.replace(Speech::now());
        if before.is_some_and(|before| before != Speech::now()) {
            let tabs = std::iter::once(&mut self.tab).chain(self.tabs.others_mut());
            tabs.for_each(|tab| _ = tab.notice.take_if(|notice| !matches!(notice, Notice::Warned(_))));
        }
    }

    /// Applies the preferences once they are loaded, and records changes from then on.
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
            // Unchanged defaults are not written.
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

    /// Records a custom shortcut, or its reset.
    pub(in crate::studio) fn keep_key(&mut self, name: &str, key: Option<Option<KeyboardShortcut>>, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let value = key.map(|key| key.map_or_else(|| "none".to_owned(), keymap::write));
        self.preferences.set(&format!("{KEY}{name}"), value, now);
    }

    /// Writes changes in the background, one write at a time. Changes during a write wait.
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

    /// Waits for background writes when the window closes, unless the disk does not respond.
    pub(in crate::studio) fn end_errands(&mut self) {
        self.preferences.take_unwritten();
        self.send_preferences();
        self.errands.end();
    }

    /// Returns whether only the start page is shown, as at a start without a file.
    pub(in crate::studio::state) fn is_fresh(&self) -> bool {
        matches!(self.start, Start { shown: true, first: true, .. })
    }
}

/// Returns the position and size of the window, as far as the system reports them. While maximized, the earlier
/// values are kept.
fn placed(ctx: &Context, before: Placed) -> Placed {
    // The system's points do not include the zoom factor.
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
    use std::path::Path;

    use egui::{RawInput, ViewportInfo, pos2, vec2};

    use super::*;
    use crate::board::Board;
    use crate::puzzle::Puzzle;
    use crate::studio::state::document::Document;
    use crate::studio::state::files::SystemPicker;
    use crate::studio::state::scratch::Scratch;

    fn state_with(file: &Path) -> State {
        let document = Document::new(Puzzle::empty(Board::classic()), None);
        let mut state = State::new(document, Box::new(SystemPicker::default()));
        state.preferences = Preferences::at(file.to_owned());
        state
    }

    fn frame(state: &mut State, ctx: &Context, input: RawInput) {
        ctx.run_ui(input, |ui| state.follow_preferences(ui.ctx())).textures_delta.clear();
    }

    #[test]
    fn what_changes_while_they_are_written_is_written_next() {
        let folder = Scratch::new();
        let file = folder.path().join("studio.txt");
        let (mut state, ctx) = (state_with(&file), Context::default());
        let frame = |state: &mut State, time: f64| {
            frame(state, &ctx, RawInput { time: Some(time), ..RawInput::default() });
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
    fn the_window_is_as_large_and_where_it_was() {
        let folder = Scratch::new();
        let file = folder.path().join("studio.txt");
        let ctx = Context::default();
        // The state of the window as reported by the system at a time.
        let told = |time: f64, size: (f32, f32), maximized: bool| {
            let mut input = RawInput { time: Some(time), ..RawInput::default() };
            let rect = egui::Rect::from_min_size(pos2(40.0, 60.0), vec2(size.0, size.1));
            let window = ViewportInfo {
                inner_rect: Some(rect.translate(vec2(0.0, 30.0))),
                outer_rect: Some(rect),
                maximized: Some(maximized),
                ..ViewportInfo::default()
            };
            input.viewports.insert(input.viewport_id, window);
            input
        };
        let mut state = state_with(&file);
        for time in [0.0, 1.5] {
            frame(&mut state, &ctx, told(time, (1100.0, 700.0), false));
        }
        // At another zoom factor the points differ, but the size stays the same.
        ctx.set_zoom_factor(1.5);
        frame(&mut state, &ctx, told(2.0, (1100.0 / 1.5, 700.0 / 1.5), false));
        frame(&mut state, &ctx, told(2.5, (1100.0 / 1.5, 700.0 / 1.5), false));
        // While maximized, the earlier position and size are kept.
        frame(&mut state, &ctx, told(3.0, (2560.0, 1440.0), true));
        state.end_errands();
        let kept = Preferences::at(file).window();
        assert_eq!(kept.size, Some((1100.0, 700.0)));
        assert!(kept.maximized && kept.position.is_some());
    }
}
