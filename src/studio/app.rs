//! The studio: its state, and what happens in each frame.

use std::path::PathBuf;

use egui::Context;

use super::canvas::{self, Canvas};
use super::check::{Ask, Checker, EngineId, Shown};
use super::command::{self, Command};
use super::dialogs::{self, Dialog};
use super::document::Document;
use super::files::{FilePicker, Waiting};
use super::layout;
use super::palette::Palette;
use super::panels;
use super::tools::{Act, Input, Scope, Tool, ToolId};
use crate::board::Filling;
use crate::formats::Layouts;
use crate::puzzle::{Edit, PlacedRule, Puzzle};
use crate::solve::Verdict;

/// Which panels are shown, and what they remember from frame to frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct PanelState {
    pub tools: bool,
    pub facts: bool,
    /// How high the settings of the selected rule were in the last frame, in points.
    pub inspector_height: f32,
    /// The rule that the list has been scrolled to.
    pub scrolled_to: Option<usize>,
}

/// What of the answer is shown on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Display {
    Givens,
    First,
    Second,
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
    pub(super) canvas: Canvas,
    pub(super) layout: PanelState,
    pub(super) dialog: Option<Dialog>,
    pub(super) layouts: Layouts,
    pub(super) news: Option<News>,
    pub(super) display: Display,
    pub(super) picker: Box<dyn FilePicker>,
    pub(super) waiting: Option<Waiting>,
    pub(super) closing: bool,
    window_title: String,
}

impl App {
    /// A studio with this puzzle; `path` is its file, if it has one.
    pub fn new(puzzle: Puzzle, path: Option<PathBuf>, picker: Box<dyn FilePicker>) -> App {
        App {
            palette: Palette::new(puzzle.board()),
            document: Document::new(puzzle, path),
            checker: Checker::default(),
            canvas: Canvas::default(),
            layout: PanelState { tools: true, facts: true, inspector_height: 0.0, scrolled_to: None },
            dialog: None,
            layouts: Layouts::default(),
            news: None,
            display: Display::Givens,
            picker,
            waiting: None,
            closing: false,
            window_title: String::new(),
        }
    }

    /// The same studio with the author's own layouts.
    pub fn with_layouts(self, layouts: Layouts) -> App {
        App { layouts, ..self }
    }

    /// The open puzzle with its history and its selection.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// Whether something works in the background.
    pub fn is_busy(&self) -> bool {
        self.is_checking() || self.waiting.is_some()
    }

    /// The screen rectangle of a cell, where the board was drawn last.
    pub fn cell_rect(&self, cell: crate::board::Cell) -> Option<egui::Rect> {
        self.canvas.view.map(|view| canvas::cell_rect(view, cell))
    }

    // --- tools and edits ---

    pub fn tool_id(&self) -> ToolId {
        self.palette.tool_id()
    }

    pub(super) fn tool(&self) -> &dyn Tool {
        self.palette.tool()
    }

    pub(super) fn scope(&self) -> Scope<'_> {
        let Document { selection, rule, .. } = &self.document;
        Scope { puzzle: self.document.puzzle(), selection, rule: *rule }
    }

    pub(super) fn take_up(&mut self, tool: ToolId) {
        self.palette.take_up(tool);
        match tool {
            ToolId::Digits => {}
            // What is painted shall be seen as it is, not through a selection.
            ToolId::Paint(_) | ToolId::Grids => self.document.selection = Default::default(),
        }
        self.news = None;
    }

    pub(super) fn next_brush(&mut self) {
        self.palette.next_brush();
    }

    pub(super) fn tool_input(&mut self, input: Input) {
        let Document { selection, rule, .. } = &self.document;
        let scope = Scope { puzzle: self.document.puzzle(), selection, rule: *rule };
        match self.palette.tool_mut().input(input, &scope) {
            Some(Act::Select(selection)) => {
                self.document.selection = selection;
                self.document.rule = None;
                self.news = None;
            }
            Some(Act::Edit(edit)) => self.edit(&edit),
            Some(Act::Lay(laid)) => {
                self.lay(&laid);
            }
            Some(Act::Say(text)) => self.say(&text),
            Some(Act::Hush) => self.news = None,
            Some(Act::Refuse(reason)) => self.refuse(reason),
            None => {}
        }
    }

    /// Makes an edit, or says why it cannot be made.
    pub(super) fn edit(&mut self, edit: &Edit) {
        self.try_edit(edit);
    }

    /// Makes an edit, or says why it cannot be made. Returns whether it was made.
    pub(super) fn try_edit(&mut self, edit: &Edit) -> bool {
        let held = layout::Held::by(self.document.puzzle());
        match self.document.apply(edit) {
            Ok(()) => {
                let lays = matches!(edit, Edit::Lay { .. });
                let lost = lays.then(|| held.lost(self.document.puzzle())).flatten();
                self.news = lost.map(News::Warned);
                true
            }
            Err(error) => {
                self.refuse(error.to_string());
                false
            }
        }
    }

    pub(super) fn undo(&mut self) {
        if let Some(name) = self.document.undo() {
            self.say(&format!("Undone: {name}"));
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(name) = self.document.redo() {
            self.say(&format!("Done again: {name}"));
        }
    }

    pub(super) fn selected_rule(&self) -> Option<&PlacedRule> {
        self.document.rule.and_then(|rule| self.document.puzzle().rules().get(rule))
    }

    /// Steps out of what is going on: a gesture, then a tool, then the selection.
    pub(super) fn escape(&mut self) {
        if self.tool().is_busy() {
            self.tool_input(Input::Cancel);
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

    pub(super) fn run_if_enabled(&mut self, command: Command, ctx: &Context) {
        match command.refusal(self) {
            Some(reason) => self.refuse(reason),
            None => command.run(self, ctx),
        }
    }

    // --- the check ---

    pub(super) fn check(&mut self, engine: EngineId, ctx: &Context) {
        if engine == EngineId::Native {
            self.display = Display::Givens;
        }
        self.checker.start(engine, &self.document, ctx);
    }

    pub(super) fn is_checking(&self) -> bool {
        self.checker.is_running(self.document.meaning())
    }

    pub(super) fn stop_check(&mut self) {
        self.checker.cancel();
    }

    /// What is known of the puzzle as it is now.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.checker.verdict(self.document.meaning())
    }

    pub(super) fn ask(&self, engine: EngineId) -> Option<&Ask> {
        self.checker.ask(engine, self.document.meaning())
    }

    pub(super) fn show_answer(&mut self) {
        self.display = if self.display == Display::Givens { Display::First } else { Display::Givens };
    }

    pub(super) fn show_other(&mut self) {
        self.display = if self.display == Display::First { Display::Second } else { Display::First };
    }

    /// What the board shows besides the givens.
    pub(super) fn shown(&self) -> Option<Shown<'_>> {
        match (self.verdict()?, self.display) {
            (_, Display::Givens) | (Verdict::NoSolution, _) => None,
            (Verdict::Unique(filling), Display::First | Display::Second) => Some(Shown::Solution(filling)),
            (Verdict::Several(two), Display::First) => Some(Shown::OneOfTwo { this: &two[0], other: &two[1] }),
            (Verdict::Several(two), Display::Second) => Some(Shown::OneOfTwo { this: &two[1], other: &two[0] }),
        }
    }

    /// The solution that the board shows, or the one of two.
    pub fn filling_on_board(&self) -> Option<&Filling> {
        match self.shown()? {
            Shown::Solution(filling) | Shown::OneOfTwo { this: filling, .. } => Some(filling),
        }
    }

    /// The solution, while it is shown.
    pub(super) fn shown_solution(&self) -> Option<&Filling> {
        match self.shown()? {
            Shown::Solution(filling) => Some(filling),
            Shown::OneOfTwo { .. } => None,
        }
    }

    /// Which of two solutions is shown, 0 or 1.
    pub(super) fn shown_index(&self) -> usize {
        usize::from(self.display == Display::Second)
    }

    // --- frames ---

    fn title_window(&mut self, ctx: &Context) {
        let mark = if self.document.is_dirty() { "• " } else { "" };
        let title = format!("{mark}{} – Gridwright", self.document.display_title());
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
        self.checker.poll(self.document.meaning());
        self.palette.fit(self.document.puzzle().board());
        self.take_dropped_file(ctx);
        self.take_keys(ctx);
        self.title_window(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        panels::panels_ui(ui, self);
        dialogs::dialog_ui(ui.ctx(), self);
        if self.is_checking() {
            // The bar of a running check moves.
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(33));
        }
    }
}
