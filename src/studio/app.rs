//! The frame: takes in what the background work has found, runs what the author asks for, draws.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::command::shortcuts;
use super::state::State;
use super::state::desktop::Desktop;
use super::state::document::Document;
use super::state::files::FilePicker;
use super::state::jobs::panic_words;
use super::state::journal::Journal;
use super::state::late::Later;
use super::state::layout_shelf::LayoutShelf;
use super::state::links::LinkOpener;
use super::state::preferences::Preferences;
use super::state::reading::Wanted;
use super::state::recent::Recent;
use super::state::session::Session;
use super::state::setups::SetupShelf;
use super::state::tab::Tab;
use super::state::tabs::Page;
use super::state::tools::ToolId;
use super::state::watch::Watch;
use super::state::words::plain_line;
use super::view::{self, Memory, Window};
use crate::board::{Board, Cell, DigitSet, Filling};
use crate::formats::{BookFile, Layouts, Setups};
use crate::puzzle::Puzzle;
use crate::solve::{Count, Verdict};
use crate::words::{Language, say};

/// The whole studio.
pub struct App {
    state: State,
    /// What views remember from frame to frame.
    memory: Memory,
    window_title: String,
    /// How many frames were drawn since the last panic, if there was one.
    since_panic: Option<u32>,
    /// It cannot go on: the window is about to close.
    given_up: bool,
    /// Called in each frame.
    hook: Option<Box<dyn FnMut()>>,
}

/// A panic within so many frames after the last one comes again at once.
const AT_ONCE: u32 = 3;

impl App {
    /// A studio with this puzzle; `path` is its file, if it has one.
    pub fn new(puzzle: Puzzle, path: Option<PathBuf>, picker: Box<dyn FilePicker>) -> App {
        App::with_document(Document::new(puzzle, path), picker)
    }

    pub(super) fn with_document(document: Document, picker: Box<dyn FilePicker>) -> App {
        App {
            state: State::new(document, picker),
            memory: Memory::default(),
            window_title: String::new(),
            since_panic: None,
            given_up: false,
            hook: None,
        }
    }

    /// A studio that shows the start page until a puzzle is begun or opened.
    pub fn with_start_page(picker: Box<dyn FilePicker>) -> App {
        let mut app = App::with_document(Document::new(Puzzle::empty(Board::classic()), None), picker);
        app.state.show_start(true);
        app
    }

    /// The same studio with the author's own layouts.
    pub fn with_layouts(mut self, layouts: Layouts) -> App {
        self.state.layouts = LayoutShelf::new(layouts);
        self
    }

    /// The same studio with the author's own page set-ups.
    pub fn with_setups(mut self, setups: Setups) -> App {
        self.state.setups = SetupShelf::new(setups);
        self
    }

    /// The same studio with the files that were opened last.
    pub fn with_recent(mut self, recent: Recent) -> App {
        self.state.take_recent(recent);
        self
    }

    /// The same, once they are read.
    pub fn with_late_recent(mut self, recent: Later<Recent>) -> App {
        self.state.late.recent = Some(recent);
        self
    }

    /// The same studio with these files too, each in a tab behind the puzzle that is shown; where none is, the last one
    /// is in front. What cannot be read is told.
    pub fn with_files(mut self, files: &[PathBuf]) -> App {
        let shown = self.state.tab.id;
        if !files.is_empty() {
            self.state.open_files(files);
            self.state.read_later(Wanted::Front(shown));
        }
        self
    }

    /// The same studio with these files, each in a tab; once all are read the first one is in front. What cannot be
    /// read is told.
    pub fn with_first_of(mut self, files: &[PathBuf]) -> App {
        self.state.open_files(files);
        if let [first, _, ..] = files {
            self.state.read_later(Wanted::FrontFile(first.clone()));
        }
        self
    }

    /// The same studio, in which the question that follows each edit may take so long.
    pub fn with_live_limit(mut self, limit: Duration) -> App {
        self.state.tab.answers.checker.live_limit = limit;
        self
    }

    /// The same studio with its journals in their place; what others have left behind is offered.
    pub fn with_journal(mut self, journal: Journal) -> App {
        self.state.keep_journal(journal);
        self
    }

    /// The same studio, which looks after the files that are open in it.
    pub fn with_watch(mut self, watch: Watch) -> App {
        self.state.watch = watch;
        self
    }

    /// The same studio, which opens links so.
    pub fn with_link_opener(mut self, opener: Arc<dyn LinkOpener>) -> App {
        self.state.links.opener = opener;
        self
    }

    /// The same studio on this desktop.
    pub fn with_desktop(mut self, desktop: Desktop) -> App {
        self.state.desktop = desktop;
        self
    }

    /// The same studio with what was chosen for it in sessions before.
    pub fn with_preferences(mut self, preferences: Preferences) -> App {
        self.state.preferences = preferences;
        self
    }

    /// The same, once that is read. Until then nothing that is chosen is kept.
    pub fn with_late_preferences(mut self, preferences: Later<Preferences>) -> App {
        self.state.preferences = Preferences::unread();
        self.state.late.preferences = Some(preferences);
        self
    }

    /// Chooses the language of the window; None for that of the system.
    pub fn speaks(&mut self, language: Option<Language>) {
        self.state.looks.language = language;
    }

    /// The same studio with the files that were open before, which are opened again unless the author wants otherwise.
    pub fn with_session(mut self, session: Session) -> App {
        self.state.session = session;
        self
    }

    /// The same, once they are known.
    pub fn with_late_session(mut self, session: Later<Session>) -> App {
        self.state.late.session = Some(session);
        self
    }

    /// The same studio, which calls this in each frame while it draws. For tests of what a panic does.
    #[doc(hidden)]
    pub fn with_hook(mut self, hook: impl FnMut() + 'static) -> App {
        self.hook = Some(Box::new(hook));
        self
    }

    /// The titles of the open puzzles in the order of their tabs, each with whether it has changes that are not saved.
    pub fn tabs(&self) -> Vec<(String, bool)> {
        let words = |tab: &Tab| (tab.document.display_title().into_owned(), tab.document.is_dirty());
        self.state.open_tabs().map(words).collect()
    }

    /// The number of the puzzle in front, which no other of the session has.
    pub fn number(&self) -> u64 {
        self.state.tab.id
    }

    /// The puzzle in front with its history and its selection.
    pub fn document(&self) -> &Document {
        &self.state.tab.document
    }

    /// The booklet as a file in this folder would have it.
    pub fn booklet(&self, folder: &Path) -> BookFile {
        self.state.booklet.draft().book_file(folder)
    }

    /// What of the booklet would be taken back next, and made again.
    pub fn booklet_steps(&self) -> (Option<String>, Option<String>) {
        self.state.booklet.step_names()
    }

    /// The tool in the hand.
    pub fn tool_id(&self) -> ToolId {
        self.state.tab.palette.tool_id()
    }

    /// Whether something works in the background.
    pub fn is_busy(&self) -> bool {
        self.state.is_busy()
    }

    /// Whether files are being read, or what other studios have left behind, or a path is looked for.
    pub fn is_reading(&self) -> bool {
        let files = self.state.reading.is_running() || self.state.files.looking.is_running();
        files || self.state.is_at_shelves() || self.state.journal.is_looking()
    }

    /// Whether a puzzle or the booklet is being saved, or what the studio keeps for itself.
    pub fn is_saving(&self) -> bool {
        self.state.saving.is_running() || self.state.errands.is_running()
    }

    /// What is known of the puzzle as it is now.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.state.tab.answers.verdict()
    }

    /// How many solutions were counted of the puzzle as it is now.
    pub fn count_found(&self) -> Option<Count> {
        self.state.tab.answers.count_found()
    }

    /// For each cell of the board the digits it takes in some solution, while they are wanted and known.
    pub fn candidates(&self) -> Option<&[DigitSet]> {
        self.state.tab.answers.candidates()
    }

    /// The solution that the board shows, or the one of several.
    pub fn filling_on_board(&self) -> Option<&Filling> {
        self.state.tab.answers.filling_on_board()
    }

    /// How many items of scenes were made into shapes so far. For tests of what a frame costs.
    #[doc(hidden)]
    pub fn items_made(&self, ctx: &Context) -> u64 {
        view::items_made(ctx)
    }

    /// The screen rectangle of a cell, where the board was drawn last.
    pub fn cell_rect(&self, cell: Cell) -> Option<egui::Rect> {
        self.state.tab.board_view.view.map(|placed| view::cell_rect(placed, cell))
    }

    fn title_window(&mut self, ctx: &Context) {
        let document = &self.state.tab.document;
        let (dirty, name) = match self.state.page() {
            Page::Booklet => (self.state.booklet.is_dirty(), plain_line(&self.state.booklet.name())),
            Page::Start => (document.is_dirty(), say!("view-tab-start")),
            Page::Puzzle(_) => (document.is_dirty(), plain_line(&document.display_title())),
        };
        let mark = if dirty { "• " } else { "" };
        let title = format!("{mark}{name} – Gridwright");
        if title != self.window_title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }

    fn take_keys(&mut self, ctx: &Context) {
        if self.state.dialog.is_some() {
            return;
        }
        let focused = ctx.memory(|memory| memory.focused());
        let in_text = focused.is_some_and(|id| egui::TextEdit::load_state(ctx, id).is_some());
        let editing_text = in_text || self.memory.leaves_text(ctx);
        if self.state.booklet.open {
            if !editing_text {
                self.state.take_pasted(ctx);
            }
            self.take_requests(ctx, |window| view::take_menu_keys(ctx, window));
            // Escape in an open list closes the list, and not the booklet.
            let elsewhere = editing_text || egui::Popup::is_any_open(ctx);
            let in_list = self.memory.book_list.has_keyboard;
            return shortcuts::run_booklet_shortcuts(ctx, &mut self.state, elsewhere, in_list);
        }
        if !self.state.tab.plays {
            self.take_requests(ctx, |window| view::take_menu_keys(ctx, window));
        }
        let board_shown = !self.state.tab.plays && !self.state.start.shown;
        match (editing_text, board_shown) {
            (true, _) => {}
            (false, true) => self.state.take_clipboard(ctx),
            (false, false) if self.state.start.shown => self.state.take_pasted(ctx),
            (false, false) => {}
        }
        let in_list = self.memory.rules_focus.is_some();
        shortcuts::run_shortcuts(ctx, &mut self.state, editing_text, in_list);
        let board = focused.is_none() || focused == self.memory.id;
        if !editing_text && !egui::Popup::is_any_open(ctx) && !self.state.start.shown {
            // Each key meets what the one before it has made.
            for press in view::take_presses(ctx, &self.state, board) {
                self.take_requests(ctx, |window| view::press(ctx, window, press));
            }
        }
    }

    /// Does a part of a frame. A panic does not end the studio: what is not saved is written to the journals, and the
    /// window goes back to the board and says so. One that comes again at once ends it, with the journals written.
    fn guarded(&mut self, ctx: &Context, part: impl FnOnce(&mut App)) {
        if self.given_up {
            return;
        }
        // What the panic has left by half is thrown away, but for the documents: those change in single steps.
        let Err(panic) = catch_unwind(AssertUnwindSafe(|| part(self))) else { return };
        let again = self.since_panic.replace(0).is_some_and(|frames| frames < AT_ONCE);
        let mend = || {
            self.state.keep_all_now(ctx);
            self.memory = self.memory.anew();
            self.state.step_back(&panic_words(panic.as_ref()), ctx);
        };
        let mended = catch_unwind(AssertUnwindSafe(mend)).is_ok();
        if again || !mended {
            self.given_up = true;
            // Nobody is asked: the journals are not given up.
            self.state.files.closing = false;
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        ctx.request_repaint();
    }

    fn take_in(&mut self, ctx: &Context) {
        self.state.poll_late(ctx);
        self.state.follow_preferences(ctx);
        self.state.speak();
        self.state.follow_looks(ctx);
        self.state.follow_desktop(ctx);
        view::follow_contrast(ctx, self.state.has_contrast());
        self.state.guard_close(ctx);
        self.state.poll(ctx);
        self.state.poll_start(ctx);
        self.state.take_dropped_files(ctx);
        self.take_keys(ctx);
        self.take_requests(ctx, |window| view::take_pointer(ctx, window));
        self.state.follow_answers(ctx);
        self.state.poll_booklet(ctx);
        self.state.follow_changes(ctx);
        self.state.follow_files(ctx);
        self.state.follow_session();
        self.title_window(ctx);
    }

    fn draw(&mut self, ui: &mut egui::Ui, ctx: &Context) {
        self.take_requests(ctx, |window| view::window_ui(ui, window));
        self.memory.look_for_text(ctx);
        if let Some(hook) = &mut self.hook {
            hook();
        }
        self.state.ask_again(ctx);
        if self.state.is_working() {
            // The bar of running work moves, and its time.
            ctx.request_repaint_after(Duration::from_millis(33));
        }
        self.since_panic = self.since_panic.map(|frames| frames.saturating_add(1));
    }

    /// Lets views ask for something, and does it.
    fn take_requests(&mut self, ctx: &Context, ask: impl FnOnce(&mut Window<'_>)) {
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
                true => self.memory.book_list.next = self.state.booklet.line(),
                false => view::refocus(ctx, &self.memory),
            }
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.guarded(ctx, |app| app.take_in(ctx));
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if self.state.files.closing {
            self.state.drop_all_changes();
        }
        self.state.end_errands();
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.guarded(&ctx, |app| app.draw(ui, &ctx));
    }
}
