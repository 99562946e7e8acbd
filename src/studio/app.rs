//! The studio: its state, and what happens in each frame.

use std::path::PathBuf;

use egui::Context;

use super::canvas::{self, Canvas};
use super::check::{Ask, Checker, EngineId, Shown};
use super::command::{self, Command};
use super::dialogs::{self, Dialog};
use super::document::Document;
use super::files::{self, FilePicker, Picked, Purpose, Waiting};
use super::palette::Palette;
use super::panels;
use super::tools::{Act, Input, Scope, Tool, ToolId};
use crate::board::Filling;
use crate::formats::{self, Warning};
use crate::puzzle::{Edit, PlacedRule, Puzzle};
use crate::solve::Verdict;

/// What to do once nothing would be lost by it.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    New,
    /// Opens this file, or asks which.
    Open(Option<PathBuf>),
    Close,
}

/// Which panels are shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct LayoutChoice {
    pub tools: bool,
    pub facts: bool,
}

/// What of the answer is shown on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Display {
    Givens,
    First,
    Second,
}

/// One line of news in the status bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum News {
    Said(String),
    Refused(String),
}

/// The whole studio.
pub struct App {
    pub(super) document: Document,
    pub(super) palette: Palette,
    pub(super) checker: Checker,
    pub(super) canvas: Canvas,
    pub(super) layout: LayoutChoice,
    pub(super) dialog: Option<Dialog>,
    pub(super) news: Option<News>,
    display: Display,
    picker: Box<dyn FilePicker>,
    waiting: Option<Waiting>,
    closing: bool,
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
            layout: LayoutChoice { tools: true, facts: true },
            dialog: None,
            news: None,
            display: Display::Givens,
            picker,
            waiting: None,
            closing: false,
            window_title: String::new(),
        }
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
            ToolId::Paint(_) => self.document.selection = Default::default(),
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
            None => {}
        }
    }

    /// Makes an edit, or says why it cannot be made.
    pub(super) fn edit(&mut self, edit: &Edit) {
        match self.document.apply(edit) {
            Ok(()) => self.news = None,
            Err(error) => self.refuse(error.to_string()),
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
    fn shown_solution(&self) -> Option<&Filling> {
        match self.shown()? {
            Shown::Solution(filling) => Some(filling),
            Shown::OneOfTwo { .. } => None,
        }
    }

    /// Which of two solutions is shown, 0 or 1.
    pub(super) fn shown_index(&self) -> usize {
        usize::from(self.display == Display::Second)
    }

    // --- files ---

    /// Tells what a file format could not hold.
    fn warn(&mut self, warnings: &[Warning]) {
        if !warnings.is_empty() {
            let words: Vec<String> = warnings.iter().map(Warning::to_string).collect();
            self.refuse(words.join(" · "));
        }
    }

    /// Goes on at once when nothing would be lost, and else asks.
    pub(super) fn guard(&mut self, next: Next, ctx: &Context) {
        if self.document.is_dirty() {
            self.dialog = Some(Dialog::Unsaved(next));
        } else {
            self.proceed(next, ctx);
        }
    }

    /// Goes on without asking.
    pub(super) fn proceed(&mut self, next: Next, ctx: &Context) {
        match next {
            Next::New => self.dialog = Some(Dialog::New),
            Next::Open(None) => self.pick(Purpose::Open, ctx),
            Next::Open(Some(path)) => self.open(path),
            Next::Close => {
                self.closing = true;
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
        }
    }

    /// Puts another puzzle on the canvas.
    pub(super) fn replace(&mut self, puzzle: Puzzle, path: Option<PathBuf>) {
        self.palette = Palette::new(puzzle.board());
        self.document = Document::new(puzzle, path);
        self.checker = Checker::default();
        self.display = Display::Givens;
        self.news = None;
    }

    pub(super) fn open(&mut self, path: PathBuf) {
        match formats::read_first(&path) {
            Ok(loaded) => {
                self.replace(loaded.puzzle, Some(path));
                self.warn(&loaded.warnings);
            }
            Err(error) => {
                let error = error.to_string();
                self.dialog = Some(Dialog::Failed { title: "The file could not be opened", error });
            }
        }
    }

    /// Saves to the puzzle's file, or asks for one.
    pub(super) fn save(&mut self, then: Option<Next>, ctx: &Context) {
        match self.document.path() {
            Some(path) if path.extension().is_some_and(|extension| extension == "ron") => {
                self.save_to(path.to_owned(), then, ctx);
            }
            _ => self.pick(Purpose::Save { then }, ctx),
        }
    }

    fn save_to(&mut self, path: PathBuf, then: Option<Next>, ctx: &Context) {
        match formats::save_puzzles(&path, &[self.document.puzzle()]) {
            Ok(warnings) => {
                self.say(&format!("Saved {}", path.display()));
                self.warn(&warnings);
                self.document.saved(path, self.document.revision());
                if let Some(next) = then {
                    self.proceed(next, ctx);
                }
            }
            Err(error) => {
                let error = error.to_string();
                self.dialog = Some(Dialog::Failed { title: "The puzzle could not be saved", error });
            }
        }
    }

    /// Asks the author for a file.
    pub(super) fn pick(&mut self, purpose: Purpose, ctx: &Context) {
        let question = purpose.question(self.document.path(), self.document.puzzle().title());
        let ctx = ctx.clone();
        let answer = self.picker.pick(question, Box::new(move || ctx.request_repaint()));
        self.waiting = Some(Waiting { purpose, answer });
    }

    /// Does with a file what it was asked for.
    pub(super) fn picked(&mut self, purpose: Purpose, mut path: PathBuf, ctx: &Context) {
        if let Some(extension) = purpose.extension()
            && path.extension().is_none()
        {
            path.set_extension(extension);
        }
        match purpose {
            Purpose::Open => self.open(path),
            Purpose::Save { then } => self.save_to(path, then, ctx),
            Purpose::ExportPng => match files::export_png(self.document.puzzle(), self.shown_solution(), &path) {
                Ok(()) => self.say(&format!("Exported {}", path.display())),
                Err(error) => self.dialog = Some(Dialog::Failed { title: "The picture could not be written", error }),
            },
        }
    }

    fn poll_picker(&mut self, ctx: &Context) {
        let Some(picked) = self.waiting.as_ref().and_then(Waiting::poll) else { return };
        let Some(Waiting { purpose, .. }) = self.waiting.take() else { return };
        match picked {
            Picked::File(path) => self.picked(purpose, path, ctx),
            Picked::Cancelled => {}
            Picked::Unavailable => {
                let question = purpose.question(self.document.path(), self.document.puzzle().title());
                let folder = question.folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
                let path = folder.join(question.name).display().to_string();
                self.dialog = Some(Dialog::Path { purpose, path });
            }
        }
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

    /// The window is about to close: asks first when something would be lost.
    fn guard_close(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested()) && !self.closing && self.document.is_dirty() {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.dialog = Some(Dialog::Unsaved(Next::Close));
        }
    }

    fn take_dropped_file(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let Some(path) = dropped {
            self.guard(Next::Open(Some(path)), ctx);
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.guard_close(ctx);
        self.poll_picker(ctx);
        self.checker.poll(self.document.meaning());
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
