//! Applying the preferences, and saving their changes.

use std::sync::mpsc::channel;

use egui::{Context, KeyboardShortcut, ThemePreference};

use crate::studio::editor::quick_tools::QuickTools;
use crate::studio::files::start::Start;
use crate::studio::settings::appearance::WindowAppearance;
use crate::studio::settings::keymap;
use crate::studio::settings::preferences::{KEY, Preferences, THEMES, WindowPlacement, switch_text};
use crate::studio::state::{Notice, StudioState};
use crate::words::{Language, ThreadLanguage};

/// The time without changes before the file is written, by the window's clock in seconds.
const WRITE_DELAY_SECS: f64 = 1.0;

impl StudioState {
    /// Sets the language of this thread to that of the window. After a change, messages in the old language are
    /// removed, except for warnings.
    pub(in crate::studio) fn sync_language(&mut self) {
        self.appearance.apply_language(self.preferences.system);
        if self.pending_loads.preferences.is_some() {
            // The preferences are still being loaded, and this is the system's language. Messages in that language
            // stay.
            return;
        }
        let before = self.previous_speech.replace(ThreadLanguage::current());
        if before.is_some_and(|before| before != ThreadLanguage::current()) {
            let tabs = std::iter::once(&mut self.tab).chain(self.tabs.others_mut());
            tabs.for_each(|tab| _ = tab.notice.take_if(|notice| !matches!(notice, Notice::Warning(_))));
        }
    }

    /// Applies the preferences once they are loaded, and records changes from then on.
    pub(in crate::studio) fn sync_preferences(&mut self, ctx: &Context) {
        if self.pending_loads.preferences.is_some() {
            return;
        }
        if !std::mem::replace(&mut self.preferences.applied, true) {
            self.apply_preferences(ctx);
        }
        let theme = ctx.options(|options| options.theme_preference);
        let now = ctx.input(|input| input.time);
        let placed = window_placement(ctx, self.preferences.window());
        let (panels, looks) = (self.panels, self.appearance);
        let (advances, marks, reopens) = (self.advances_after_typing, self.prints_marks, self.session.reopens_at_start);
        let (icons, toured) = (self.quick_tools.shows_icons, self.tour.was_begun);
        let preferences = &mut self.preferences;
        for (name, on) in [
            ("tools", panels.tools),
            ("facts", panels.side_panel),
            ("tools folded", panels.folded),
            ("details", panels.details),
            ("advance", advances),
            ("letters move", self.letters_move),
            ("print marks", marks),
            ("western digits", looks.western),
            ("tools as icons", icons),
            ("reopen", reopens),
            ("tour begun", toured),
            ("window maximized", placed.maximized),
        ] {
            // Unchanged defaults are not written.
            let usual = matches!(name, "tools" | "facts" | "reopen");
            if preferences.is_on(name, usual) != on {
                preferences.set_switch(name, on, now);
            }
        }
        for (name, width) in [("tools width", panels.tools_width), ("facts width", panels.side_panel_width)] {
            preferences.set(name, width.map(|width| format!("{width:.0}")), now);
        }
        preferences.set("contrast", looks.contrast.map(switch_text), now);
        preferences.set("language", looks.language.map(|language| language.code().to_owned()), now);
        let scale = (looks.scale != WindowAppearance::default().scale).then(|| looks.scale.to_string());
        preferences.set("scale", scale, now);
        let [kept, recent, folded] = self.quick_tools.written();
        preferences.set("tools kept", kept, now);
        preferences.set("tools used last", recent, now);
        preferences.set("tools folded away", folded, now);
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
            calm if calm >= WRITE_DELAY_SECS => self.write_preferences(ctx),
            calm => ctx.request_repaint_after_secs((WRITE_DELAY_SECS - calm) as f32),
        }
    }

    fn apply_preferences(&mut self, ctx: &Context) {
        let preferences = &self.preferences;
        let panels = &mut self.panels;
        panels.tools = preferences.is_on("tools", panels.tools);
        panels.side_panel = preferences.is_on("facts", panels.side_panel);
        panels.folded = preferences.is_on("tools folded", panels.folded);
        panels.details = preferences.is_on("details", panels.details);
        panels.tools_width = preferences.number("tools width");
        panels.side_panel_width = preferences.number("facts width");
        self.advances_after_typing = preferences.is_on("advance", self.advances_after_typing);
        self.letters_move = preferences.is_on("letters move", self.letters_move);
        self.prints_marks = preferences.is_on("print marks", self.prints_marks);
        self.appearance.contrast = preferences.chosen("contrast");
        self.appearance.western = preferences.is_on("western digits", false);
        self.appearance.language = preferences.get("language").and_then(Language::of_tag);
        self.appearance.scale = preferences.number("scale").map_or(self.appearance.scale, WindowAppearance::nearest);
        let tools = |name| preferences.get(name).unwrap_or_default();
        self.quick_tools = QuickTools::read(tools("tools kept"), tools("tools used last"), tools("tools folded away"));
        self.quick_tools.shows_icons = preferences.is_on("tools as icons", false);
        self.setups.last = preferences.get("booklet set-up").map(str::to_owned);
        self.session.reopens_at_start = preferences.is_on("reopen", true);
        self.tour.was_begun |= preferences.is_on("tour begun", false);
        self.keymap.replace(preferences.keys());
        if let Some(theme) = preferences.theme() {
            ctx.set_theme(theme);
        }
        if self.session.reopens_at_start {
            self.reopen_session();
        }
    }

    /// Records a custom shortcut, or its reset.
    pub(in crate::studio) fn save_shortcut(
        &mut self,
        name: &str,
        key: Option<Option<KeyboardShortcut>>,
        ctx: &Context,
    ) {
        let now = ctx.input(|input| input.time);
        let value = key.map(|key| key.map_or_else(|| "none".to_owned(), keymap::write));
        self.preferences.set(&format!("{KEY}{name}"), value, now);
    }

    /// Writes changes in the background, one write at a time. Changes during a write wait.
    fn write_preferences(&mut self, ctx: &Context) {
        match self.preferences.take_unwritten() {
            false => {
                self.preferences.since = Some(ctx.input(|input| input.time));
                ctx.request_repaint_after_secs(WRITE_DELAY_SECS as f32);
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
        self.background_writer.queue(move || {
            own.write();
            // If there is no receiver, the window has closed.
            let _ = sender.send(own.changed);
        });
    }

    /// Waits for background writes when the window closes, unless the disk does not respond.
    pub(in crate::studio) fn finish_background_writes(&mut self) {
        self.preferences.take_unwritten();
        self.send_preferences();
        self.background_writer.finish();
    }

    /// Returns whether only the start page is shown, as at a start without a file.
    pub(in crate::studio) fn is_fresh(&self) -> bool {
        matches!(self.start, Start { shown: true, no_puzzle: true, .. })
    }
}

/// Returns the position and size of the window, as far as the system reports them. While the window is maximized,
/// full-screen or minimized, the earlier values are kept.
fn window_placement(ctx: &Context, before: WindowPlacement) -> WindowPlacement {
    // The system's points do not include the zoom factor.
    let zoom = ctx.zoom_factor();
    ctx.input(|input| {
        let window = input.viewport();
        let maximized = window.maximized.unwrap_or(before.maximized);
        if maximized || window.fullscreen == Some(true) || window.minimized == Some(true) {
            return WindowPlacement { maximized, ..before };
        }
        let size = window.inner_rect.map(|rect| ((rect.width() * zoom).round(), (rect.height() * zoom).round()));
        let position = window.outer_rect.map(|rect| ((rect.left() * zoom).round(), (rect.top() * zoom).round()));
        WindowPlacement { size: size.or(before.size), position: position.or(before.position), maximized }
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use egui::{RawInput, ViewportInfo, pos2, vec2};

    use super::*;
    use crate::board::Board;
    use crate::puzzle::Puzzle;
    use crate::studio::document::open_document::Document;
    use crate::studio::files::system_picker::SystemPicker;
    use crate::studio::files::temp_folder::TempFolder;

    fn state_with(file: &Path) -> StudioState {
        let document = Document::new(Puzzle::empty(Board::classic()), None);
        let mut state = StudioState::new(document, Box::new(SystemPicker::default()));
        state.preferences = Preferences::at(file.to_owned());
        state
    }

    fn frame(state: &mut StudioState, ctx: &Context, input: RawInput) {
        ctx.run_ui(input, |ui| state.sync_preferences(ui.ctx())).textures_delta.clear();
    }

    #[test]
    fn what_changes_while_they_are_written_is_written_next() {
        let folder = TempFolder::new();
        let file = folder.path().join("studio.txt");
        let (mut state, ctx) = (state_with(&file), Context::default());
        let frame = |state: &mut StudioState, time: f64| {
            frame(state, &ctx, RawInput { time: Some(time), ..RawInput::default() });
        };
        let (disk, slow) = channel::<()>();
        state.background_writer.queue(move || slow.recv().unwrap());
        frame(&mut state, 0.0);
        state.panels.tools = false;
        [1.0, 2.5].into_iter().for_each(|time| frame(&mut state, time));
        state.panels.side_panel = false;
        [3.0, 4.5].into_iter().for_each(|time| frame(&mut state, time));
        disk.send(()).unwrap();
        while state.background_writer.is_running() {
            std::thread::yield_now();
        }
        let shown = || ["tools", "facts"].map(|name| Preferences::at(file.clone()).is_on(name, true));
        assert_eq!(shown(), [false, true]);
        frame(&mut state, 6.0);
        assert!(state.background_writer.is_running() || shown() == [false, false], "not at the end alone");
        state.finish_background_writes();
        assert_eq!(shown(), [false, false]);
    }

    #[test]
    fn the_window_is_as_large_and_where_it_was() {
        let folder = TempFolder::new();
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
        // While the window is maximized, the earlier position and size are kept.
        frame(&mut state, &ctx, told(3.0, (2560.0, 1440.0), true));
        state.finish_background_writes();
        let kept = Preferences::at(file).window();
        assert_eq!(kept.size, Some((1100.0, 700.0)));
        assert!(kept.maximized && kept.position.is_some());
    }
}
