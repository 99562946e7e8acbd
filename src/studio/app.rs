//! The studio: its state, and what happens in each frame.

use std::path::PathBuf;
use std::time::Duration;

use egui::Context;

use super::author::{Desk, Known, Placing};
use super::booklet::{self, Bindery};
use super::candidates::Candidates;
use super::canvas::{self, Canvas};
use super::check::Checker;
use super::command::{self, Command};
use super::count::Counter;
use super::dialogs::{self, Dialog};
use super::document::Document;
use super::files::{Exporting, FilePicker, Waiting};
use super::journal::Journal;
use super::palette::Palette;
use super::panels;
use super::plain::plain_line;
use super::tools::{Input, ToolId};
use crate::formats::Layouts;
use crate::puzzle::Puzzle;

/// Which panels are shown, and what they remember from frame to frame.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PanelState {
    pub tools: bool,
    pub facts: bool,
    /// The rule that the list has been scrolled to.
    pub scrolled_to: Option<usize>,
    /// How high the verdict's card was in the last frame, in points.
    pub verdict_height: f32,
    /// Whether the card shows the work behind its answers.
    pub details: bool,
}

/// What of the answer is shown on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Display {
    Givens,
    /// One of the solutions that were found, by its place.
    Solution(usize),
}

/// One line of news in the status bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum News {
    Said(String),
    /// It was done, and something was lost by it.
    Warned(String),
    Refused(String),
}

/// The whole studio.
pub struct App {
    pub(super) document: Document,
    pub(super) palette: Palette,
    pub(super) checker: Checker,
    pub(super) counter: Counter,
    pub(super) candidates: Candidates,
    pub(super) canvas: Canvas,
    pub(super) layout: PanelState,
    pub(super) dialog: Option<Dialog>,
    pub(super) layouts: Layouts,
    pub(super) news: Option<News>,
    pub(super) display: Display,
    pub(super) known: Known,
    pub(super) desk: Desk,
    pub(super) placing: Placing,
    pub(super) picker: Box<dyn FilePicker>,
    pub(super) waiting: Option<Waiting>,
    pub(super) exporting: Option<Exporting>,
    pub(super) closing: bool,
    pub(super) bindery: Bindery,
    pub(super) journal: Journal,
    window_title: String,
}

impl App {
    /// A studio with this puzzle; `path` is its file, if it has one.
    pub fn new(puzzle: Puzzle, path: Option<PathBuf>, picker: Box<dyn FilePicker>) -> App {
        App::with_document(Document::new(puzzle, path), picker)
    }

    pub(super) fn with_document(document: Document, picker: Box<dyn FilePicker>) -> App {
        App {
            palette: Palette::new(document.puzzle().board()),
            document,
            checker: Checker::default(),
            counter: Counter::default(),
            candidates: Candidates::default(),
            canvas: Canvas::default(),
            layout: PanelState { tools: true, facts: true, ..PanelState::default() },
            dialog: None,
            layouts: Layouts::default(),
            news: None,
            display: Display::Givens,
            known: Known::default(),
            desk: Desk::default(),
            placing: Placing::default(),
            picker,
            waiting: None,
            exporting: None,
            closing: false,
            bindery: Bindery::default(),
            journal: Journal::default(),
            window_title: String::new(),
        }
    }

    /// The same studio with the author's own layouts.
    pub fn with_layouts(self, layouts: Layouts) -> App {
        App { layouts, ..self }
    }

    /// The same studio, in which the question that follows each edit may take so long.
    pub fn with_live_limit(mut self, limit: Duration) -> App {
        self.checker.live_limit = limit;
        self
    }

    /// The open puzzle with its history and its selection.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// Whether something works in the background.
    pub fn is_busy(&self) -> bool {
        let answers = self.is_checking() || self.is_finding_candidates();
        let files = self.waiting.is_some() || self.exporting.is_some();
        answers || files || self.is_at_work() || self.bindery.is_busy()
    }

    /// The screen rectangle of a cell, where the board was drawn last.
    pub fn cell_rect(&self, cell: crate::board::Cell) -> Option<egui::Rect> {
        self.canvas.view.map(|view| canvas::cell_rect(view, cell))
    }

    /// Steps out of what is going on: a gesture, then a tool, then the selection.
    pub(super) fn escape(&mut self) {
        if self.tool().is_busy() || self.writes_clue() {
            self.tool_input(Input::Cancel);
        } else if self.step_out_of_task() {
            self.news = None;
        } else if self.tool_id() != ToolId::Digits {
            self.take_up(ToolId::Digits);
        } else {
            self.document.selection = Default::default();
            self.document.rule = None;
            self.news = None;
        }
    }

    pub(super) fn say(&mut self, text: &str) {
        self.news = Some(News::Said(text.to_owned()));
    }

    pub(super) fn refuse(&mut self, reason: String) {
        self.news = Some(News::Refused(reason));
    }

    pub(super) fn run_if_enabled(&mut self, command: impl Into<Command>, ctx: &Context) {
        let command = command.into();
        match command.refusal(self) {
            // Nothing is wrong with the puzzle: the author learns why nothing happens.
            Some(reason) => self.say(&reason),
            None => command.run(self, ctx),
        }
    }

    fn title_window(&mut self, ctx: &Context) {
        let mark = if self.document.is_dirty() { "• " } else { "" };
        let title = format!("{mark}{} – Gridwright", plain_line(self.document.display_title()));
        if title != self.window_title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }

    fn take_keys(&mut self, ctx: &Context) {
        if self.dialog.is_some() {
            return;
        }
        let focused = ctx.memory(|memory| memory.focused());
        let editing_text = focused.is_some_and(|id| egui::TextEdit::load_state(ctx, id).is_some());
        if self.bindery.open {
            return command::run_booklet_shortcuts(ctx, self, editing_text);
        }
        command::run_shortcuts(ctx, self, editing_text);
        let board = focused.is_none() || focused == self.canvas.id;
        if !editing_text && !egui::Popup::is_any_open(ctx) {
            canvas::type_keys(ctx, self, board);
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.guard_close(ctx);
        self.poll_picker(ctx);
        self.poll_exporting();
        self.palette.fit(self.document.puzzle().board());
        self.take_dropped_file(ctx);
        self.take_keys(ctx);
        self.follow_answers(ctx);
        self.poll_booklet(ctx);
        self.follow_changes(ctx);
        self.title_window(ctx);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if self.closing {
            self.drop_all_changes();
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        match self.bindery.open {
            true => booklet::booklet_ui(ui, self),
            false => panels::panels_ui(ui, self),
        }
        dialogs::dialog_ui(ui.ctx(), self);
        self.ask_again(ui.ctx());
        if self.is_checking() || self.is_finding_candidates() || self.is_at_work() || self.bindery.is_busy() {
            // The bar of running work moves, and its time.
            ui.ctx().request_repaint_after(Duration::from_millis(33));
        }
    }
}
