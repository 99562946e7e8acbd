//! The frame loop: collects the results of background work, runs what the setter requests, and draws.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use crate::board::{Board, Cell, DigitSet, Filling};
use crate::formats::{BookFile, LayoutFolder, PresetFolder};
use crate::puzzle::Puzzle;
use crate::solve::{Count, Verdict};
use crate::studio::booklet::page_presets::PresetShelf;
use crate::studio::canvas;
use crate::studio::command::shortcuts;
use crate::studio::document::open_document::Document;
use crate::studio::editor::layout_shelf::LayoutShelf;
use crate::studio::editor::tools::ToolId;
use crate::studio::files::desktop::Desktop;
use crate::studio::files::file_choice::FilePicker;
use crate::studio::files::journal::Journal;
use crate::studio::files::links::LinkOpener;
use crate::studio::files::recent::Recent;
use crate::studio::files::session::OpenFileList;
use crate::studio::files::watch::FileWatch;
use crate::studio::frame;
use crate::studio::settings::preferences::Preferences;
use crate::studio::settings::startup::Loading;
use crate::studio::state::StudioState;
use crate::studio::state::tab::Tab;
use crate::studio::state::tabs::WindowPage;
use crate::studio::state::words::plain_line;
use crate::studio::tasks::threads::panic_words;
use crate::studio::theme;
use crate::studio::window::Window;
use crate::studio::window::memory::Memory;
use crate::words::{Language, say};

/// The studio application.
pub struct App {
    state: StudioState,
    /// The state that views keep from frame to frame.
    memory: Memory,
    window_title: String,
    /// The number of frames since the last panic, if there was one.
    frames_since_panic: Option<u32>,
    /// True if the studio cannot continue and the window is about to close.
    given_up: bool,
    /// A callback of tests, run in each frame.
    #[cfg(feature = "test-hooks")]
    hook: Option<Box<dyn FnMut()>>,
}

/// The number of frames after a panic within which another panic counts as recurring.
const RECURRING_PANIC_FRAMES: u32 = 3;

impl App {
    /// Creates a studio with this puzzle; `path` is its file, if it has one.
    pub fn new(puzzle: Puzzle, path: Option<PathBuf>, picker: Box<dyn FilePicker>) -> App {
        App::with_document(Document::new(puzzle, path), picker)
    }

    pub(super) fn with_document(document: Document, picker: Box<dyn FilePicker>) -> App {
        App {
            state: StudioState::new(document, picker),
            memory: Memory::default(),
            window_title: String::new(),
            frames_since_panic: None,
            given_up: false,
            #[cfg(feature = "test-hooks")]
            hook: None,
        }
    }

    /// Creates a studio that shows the start page until a puzzle is created or opened.
    pub fn with_start_page(picker: Box<dyn FilePicker>) -> App {
        let mut app = App::with_document(Document::new(Puzzle::empty(Board::classic()), None), picker);
        app.state.show_start(true);
        app
    }

    /// Sets the custom layouts.
    pub fn with_layouts(mut self, layouts: LayoutFolder) -> App {
        self.state.layouts = LayoutShelf::new(layouts);
        self
    }

    /// Sets the page presets.
    pub fn with_presets(mut self, setups: PresetFolder) -> App {
        self.state.setups = PresetShelf::new(setups);
        self
    }

    /// Sets the recent files.
    pub fn with_recent(mut self, recent: Recent) -> App {
        self.state.use_loaded_recent(recent);
        self
    }

    /// Sets the recent files once they are loaded.
    pub fn with_loading_recent(mut self, recent: Loading<Recent>) -> App {
        self.state.pending_loads.recent = Some(recent);
        self
    }

    /// Opens these files too, each in a tab after the current puzzle, which stays in front; without a current puzzle,
    /// the last file is in front. Errors are shown in the window.
    pub fn with_files(mut self, files: &[PathBuf]) -> App {
        let shown = self.state.tab.id;
        if !files.is_empty() {
            self.state.open_files(files);
            self.state.bring_forward_after_reading(shown);
        }
        self
    }

    /// Opens these files, each in a tab; once all are read, the first file is in front. Errors are shown in the window.
    pub fn with_first_of(mut self, files: &[PathBuf]) -> App {
        self.state.open_files(files);
        if let [first, _, ..] = files {
            self.state.bring_file_forward_after_reading(first.clone());
        }
        self
    }

    /// Sets the timeout of the check that follows each edit.
    pub fn with_live_timeout(mut self, limit: Duration) -> App {
        self.state.tab.answers.checker.live_limit = limit;
        self
    }

    /// Sets the recovery journals, and offers what other sessions left behind.
    pub fn with_journal(mut self, journal: Journal) -> App {
        self.state.enable_journal(journal);
        self
    }

    /// Sets the watcher for external changes of open files.
    pub fn with_watch(mut self, watch: FileWatch) -> App {
        self.state.watch = watch;
        self
    }

    /// Begins the tour with the first board, unless the preferences say that it was begun before.
    pub fn with_tour(mut self) -> App {
        self.state.tour.is_offered = true;
        self
    }

    /// Sets the opener of links.
    pub fn with_link_opener(mut self, opener: Arc<dyn LinkOpener>) -> App {
        self.state.links.opener = opener;
        self
    }

    /// Sets the desktop integration.
    pub fn with_desktop(mut self, desktop: Desktop) -> App {
        self.state.desktop = desktop;
        self
    }

    /// Sets the preferences of earlier sessions.
    pub fn with_preferences(mut self, preferences: Preferences) -> App {
        self.state.preferences = preferences;
        self
    }

    /// Sets the preferences once they are loaded. Until then, no changed preference is saved.
    pub fn with_loading_preferences(mut self, preferences: Loading<Preferences>) -> App {
        self.state.preferences = Preferences::unread();
        self.state.pending_loads.preferences = Some(preferences);
        self
    }

    /// Sets the language of the window; `None` for the language of the system.
    pub fn set_language(&mut self, language: Option<Language>) {
        self.state.appearance.language = language;
    }

    /// Sets the files of the last session, which are reopened unless the setter disabled that.
    pub fn with_session(mut self, session: OpenFileList) -> App {
        self.state.session = session;
        self
    }

    /// Sets the files of the last session once they are loaded.
    pub fn with_loading_session(mut self, session: Loading<OpenFileList>) -> App {
        self.state.pending_loads.session = Some(session);
        self
    }

    /// Sets a callback that runs in each frame while drawing. For tests of panics.
    #[cfg(feature = "test-hooks")]
    pub fn with_hook(mut self, hook: impl FnMut() + 'static) -> App {
        self.hook = Some(Box::new(hook));
        self
    }

    /// Returns the titles of the open puzzles in tab order, and whether each has unsaved changes.
    pub fn tabs(&self) -> Vec<(String, bool)> {
        let words = |tab: &Tab| (tab.document.display_title().into_owned(), tab.document.is_dirty());
        self.state.open_tabs().map(words).collect()
    }

    /// Returns the id of the front puzzle, which is unique in the session.
    pub fn tab_id(&self) -> u64 {
        self.state.tab.id
    }

    /// Returns the document of the front puzzle.
    pub fn document(&self) -> &Document {
        &self.state.tab.document
    }

    /// Returns the booklet as a file in this folder would contain it.
    pub fn booklet(&self, folder: &Path) -> BookFile {
        self.state.booklet.draft().book_file(folder)
    }

    /// Returns the names of the booklet steps that undo and redo would apply.
    pub fn booklet_steps(&self) -> (Option<String>, Option<String>) {
        self.state.booklet.step_names()
    }

    /// Returns the active tool.
    pub fn tool_id(&self) -> ToolId {
        self.state.tab.palette.tool_id()
    }

    /// Returns whether background work is running.
    pub fn is_busy(&self) -> bool {
        self.state.is_busy()
    }

    /// Returns whether files or the recovery journals of other studios are being read, or a path is being probed.
    pub fn is_reading(&self) -> bool {
        let files = self.state.reading.is_running() || self.state.files.path_probe.is_running();
        files || self.state.is_loading_shelves() || self.state.journal.is_searching()
    }

    /// Returns whether a puzzle, the booklet or the studio's own data is being saved.
    pub fn is_saving(&self) -> bool {
        self.state.saving.is_running() || self.state.background_writer.is_running()
    }

    /// Returns the verdict on the current puzzle.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.state.tab.answers.verdict()
    }

    /// Returns the number of solutions counted for the current puzzle.
    pub fn count_found(&self) -> Option<Count> {
        self.state.tab.answers.count_found()
    }

    /// Returns the candidates of each cell, while they are requested and known.
    pub fn candidates(&self) -> Option<&[DigitSet]> {
        self.state.tab.answers.candidates()
    }

    /// Returns the solution on the board, or the current one of several.
    pub fn filling_on_board(&self) -> Option<&Filling> {
        self.state.tab.answers.filling_on_board()
    }

    /// Returns the number of scene items turned into shapes so far. For tests of the cost of a frame.
    #[cfg(feature = "test-hooks")]
    pub fn items_made(&self, ctx: &Context) -> u64 {
        crate::studio::widgets::scene::shape_cache::items_made(ctx)
    }

    /// Returns the screen rectangle of a cell in the last frame.
    pub fn cell_rect(&self, cell: Cell) -> Option<egui::Rect> {
        self.state.tab.board_view.view.map(|placed| canvas::cell_rect(placed, cell))
    }

    fn update_title(&mut self, ctx: &Context) {
        let document = &self.state.tab.document;
        let (dirty, name) = match self.state.page() {
            WindowPage::Booklet => (self.state.booklet.is_dirty(), plain_line(&self.state.booklet.name())),
            WindowPage::Start => (document.is_dirty(), say!("view-tab-start")),
            WindowPage::Puzzle(_) => (document.is_dirty(), plain_line(&document.display_title())),
        };
        let mark = if dirty { "• " } else { "" };
        let title = format!("{mark}{name} – Gridwright");
        if title != self.window_title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }

    fn handle_keys(&mut self, ctx: &Context) {
        if self.state.dialog.is_some() {
            return;
        }
        let focused = ctx.memory(|memory| memory.focused());
        let in_text = focused.is_some_and(|id| egui::TextEdit::load_state(ctx, id).is_some());
        let editing_text = in_text || self.memory.escape_leaves_text(ctx);
        if self.state.booklet.open {
            if !editing_text {
                self.state.take_pasted(ctx);
            }
            self.run_requests(ctx, |window| frame::take_menu_keys(ctx, window));
            // Escape in an open list closes the list, not the booklet.
            let elsewhere = editing_text || egui::Popup::is_any_open(ctx);
            let in_list = self.memory.book_list.has_keyboard;
            return shortcuts::run_booklet_shortcuts(ctx, &mut self.state, elsewhere, in_list);
        }
        if !self.state.tab.is_playing {
            self.run_requests(ctx, |window| frame::take_menu_keys(ctx, window));
        }
        let board_shown = !self.state.tab.is_playing && !self.state.start.shown;
        match (editing_text, board_shown) {
            (true, _) => {}
            (false, true) => self.state.take_clipboard(ctx),
            (false, false) if self.state.start.shown => self.state.take_pasted(ctx),
            (false, false) => {}
        }
        if !editing_text && !egui::Popup::is_any_open(ctx) && self.state.shown_hint().is_some() {
            let ends = ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
            if ends {
                self.state.tour.end();
            }
        }
        let in_list = self.memory.rules_focus.is_some();
        shortcuts::run_shortcuts(ctx, &mut self.state, editing_text, in_list);
        let board = focused.is_none() || focused == self.memory.id;
        if !editing_text && !egui::Popup::is_any_open(ctx) && !self.state.start.shown {
            // Each key press sees the effects of the previous one.
            for press in canvas::take_key_presses(ctx, &self.state, board) {
                self.run_requests(ctx, |window| canvas::handle_key(ctx, window, press));
            }
        }
    }

    /// Runs a part of a frame and recovers from panics: unsaved work is written to the journals, and the window returns
    /// to the board with a message. A recurring panic ends the studio after writing the journals.
    fn guarded(&mut self, ctx: &Context, part: impl FnOnce(&mut App)) {
        if self.given_up {
            return;
        }
        // Half-finished view state is discarded. Documents are kept, as they change in single steps.
        let Err(panic) = catch_unwind(AssertUnwindSafe(|| part(self))) else { return };
        let again = self.frames_since_panic.replace(0).is_some_and(|frames| frames < RECURRING_PANIC_FRAMES);
        let mend = || {
            self.state.write_journals_now(ctx);
            self.memory = self.memory.reset_keeping_text();
            self.state.recover_from_panic(&panic_words(panic.as_ref()), ctx);
        };
        let mended = catch_unwind(AssertUnwindSafe(mend)).is_ok();
        if again || !mended {
            self.given_up = true;
            // The window closes without questions, as the journals are kept.
            self.state.files.closing = false;
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        ctx.request_repaint();
    }

    fn poll(&mut self, ctx: &Context) {
        self.state.poll_loading(ctx);
        self.state.sync_preferences(ctx);
        self.state.sync_tour();
        self.state.sync_language();
        self.state.sync_appearance(ctx);
        self.state.sync_desktop(ctx);
        theme::sync_contrast(ctx, self.state.has_contrast());
        self.state.guard_close(ctx);
        self.state.poll(ctx);
        self.state.poll_start(ctx);
        self.state.take_dropped_files(ctx);
        self.handle_keys(ctx);
        self.run_requests(ctx, |window| canvas::take_pointer(ctx, window));
        self.state.poll_answers(ctx);
        self.state.poll_booklet(ctx);
        self.state.sync_journals(ctx);
        self.state.sync_watched_files(ctx);
        self.state.sync_session();
        self.update_title(ctx);
    }

    fn draw(&mut self, ui: &mut egui::Ui, ctx: &Context) {
        self.run_requests(ctx, |window| frame::window_ui(ui, window));
        self.memory.record_text_focus(ctx);
        #[cfg(feature = "test-hooks")]
        if let Some(hook) = &mut self.hook {
            hook();
        }
        self.state.start_due_check(ctx);
        if self.state.is_working() {
            // The progress bar and its time are animated.
            ctx.request_repaint_after(Duration::from_millis(33));
        }
        self.frames_since_panic = self.frames_since_panic.map(|frames| frames.saturating_add(1));
    }

    /// Runs the requests that views make.
    fn run_requests(&mut self, ctx: &Context, ask: impl FnOnce(&mut Window<'_>)) {
        let had_dialog = self.state.dialog.is_some();
        let mut window = Window::new(&self.state, &mut self.memory);
        ask(&mut window);
        for request in window.into_requests() {
            if request.changes_picture() {
                ctx.request_repaint();
            }
            request.run(&mut self.state, ctx);
        }
        if had_dialog && self.state.dialog.is_none() {
            match self.state.booklet.open {
                true => self.memory.book_list.next = self.state.booklet.selected_line(),
                false => frame::refocus(ctx, &self.memory),
            }
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.guarded(ctx, |app| app.poll(ctx));
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if self.state.files.closing {
            self.state.drop_all_changes();
        }
        self.state.finish_background_writes();
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.guarded(&ctx, |app| app.draw(ui, &ctx));
    }
}
