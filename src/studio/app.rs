//! The studio: its state, and what happens in each frame.

use std::path::PathBuf;

use egui::Context;

use super::candidates::Candidates;
use super::canvas::{self, Canvas};
use super::check::{Ask, Checker, EngineId, Shown};
use super::command::{self, Command};
use super::count::{Counter, Tally, differing};
use super::dialogs::{self, Dialog};
use super::document::Document;
use super::files::{FilePicker, Waiting};
use super::jigsaw;
use super::layout;
use super::palette::Palette;
use super::panels;
use super::tools::{Act, Input, Scope, Tool, ToolId};
use crate::board::{DigitSet, Filling, Grid, GridId, random_regions};
use crate::formats::{Layouts, customary_box};
use crate::puzzle::{Edit, PlacedRule, Puzzle};
use crate::solve::{Count, Verdict};
use crate::variant::Kind;

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
            counter: Counter::default(),
            candidates: Candidates::default(),
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
        self.is_checking() || self.waiting.is_some() || self.candidates.running(self.document.meaning()).is_some()
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
            ToolId::Paint(_) | ToolId::Grids | ToolId::Jigsaw => self.document.selection = Default::default(),
        }
        self.news = None;
    }

    /// The grid that the jigsaw tool paints on, while it is in the hand.
    pub(super) fn jigsaw_grid(&self) -> Option<GridId> {
        self.palette.jigsaw_grid(self.document.puzzle().board())
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

    /// Gives the grid in the jigsaw tool's hand another division.
    pub(super) fn divide(&mut self, divide: impl Fn(&Grid) -> Option<Grid>, what: &str) {
        let Some(id) = self.jigsaw_grid() else { return };
        let board = self.document.puzzle().board();
        let divided = board.grid(id).and_then(divide);
        if let Some(grid) = divided {
            self.edit(&jigsaw::lay(board, id, grid, what.to_owned()));
        }
    }

    pub(super) fn random_shapes(&mut self) {
        // The number of the step is another one each time, also after undo.
        let seed = self.document.revision();
        let shapes = |grid: &Grid| Grid::jigsaw(grid.origin(), random_regions(grid.size(), seed)).ok();
        self.divide(shapes, "Random shapes");
    }

    pub(super) fn back_to_boxes(&mut self) {
        let boxes = |grid: &Grid| {
            let (rows, cols) = customary_box(grid.size())?;
            Grid::new(grid.origin(), rows, cols).ok()
        };
        self.divide(boxes, "Back to boxes");
    }

    /// Does an action of a kind: to the selected rule if it is of the kind, or else to the first one that is.
    pub(super) fn act(&mut self, kind: Kind, action: usize) {
        let puzzle = self.document.puzzle();
        let mine = |&index: &usize| puzzle.rules().get(index).is_some_and(|placed| placed.rule.kind() == kind);
        let index = self.document.rule.into_iter().chain(0..puzzle.rules().len()).find(mine);
        let current = index.map(|index| &puzzle.rules()[index].rule);
        let edit = match (index, kind.act(current, action, puzzle.board(), self.solution())) {
            (Some(index), Some(rule)) => Edit::ChangeRule(index, rule),
            (Some(index), None) => Edit::RemoveRule(index),
            (None, Some(rule)) => Edit::AddRule(PlacedRule::new(rule)),
            (None, None) => return,
        };
        self.edit(&edit);
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
        // What the engines would say of unfinished regions is true, and of no use.
        if !self.unfinished().is_empty() {
            return;
        }
        if engine == EngineId::Native {
            self.display = Display::Givens;
        }
        self.checker.start(engine, &self.document, ctx);
    }

    /// What has to be mended on the board before a check can say anything.
    pub(super) fn unfinished(&self) -> Vec<String> {
        jigsaw::errors(self.document.puzzle().board())
    }

    pub(super) fn is_checking(&self) -> bool {
        self.checker.is_running(self.document.meaning()) || self.is_counting()
    }

    pub(super) fn is_counting(&self) -> bool {
        self.counter.running(self.document.meaning()).is_some()
    }

    pub(super) fn stop_check(&mut self) {
        self.checker.cancel();
        self.counter.cancel();
    }

    pub(super) fn count(&mut self, ctx: &Context) {
        self.counter.start(&self.document, ctx);
    }

    /// What is known of the puzzle as it is now.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.checker.verdict(self.document.meaning())
    }

    /// The only solution, when it is known.
    pub(super) fn solution(&self) -> Option<&Filling> {
        match self.verdict()? {
            Verdict::Unique(filling) => Some(filling),
            Verdict::NoSolution | Verdict::Several(_) => None,
        }
    }

    pub(super) fn ask(&self, engine: EngineId) -> Option<&Ask> {
        self.checker.ask(engine, self.document.meaning())
    }

    /// How many solutions were counted of the puzzle as it is now.
    pub fn count_found(&self) -> Option<Count> {
        self.tally().map(|tally| tally.count)
    }

    pub(super) fn tally(&self) -> Option<&Tally> {
        self.counter.tally(self.document.meaning())
    }

    /// For each cell of the board the digits it takes in some solution, while they are wanted and known.
    pub fn candidates(&self) -> Option<&[DigitSet]> {
        self.candidates.answer(self.document.meaning())?.outcome.as_deref().ok()
    }

    // --- the solutions that were found ---

    /// The solution, or those of several that can be looked at.
    pub(super) fn solutions(&self) -> &[Filling] {
        match self.verdict() {
            None | Some(Verdict::NoSolution) => &[],
            Some(Verdict::Unique(filling)) => std::slice::from_ref(filling),
            Some(Verdict::Several(two)) => match self.tally() {
                // A count that was stopped at once knows less than the check.
                Some(tally) if tally.solutions.len() >= 2 => &tally.solutions,
                _ => two.as_slice(),
            },
        }
    }

    pub(super) fn show_answer(&mut self) {
        self.display = if self.display == Display::Givens { Display::Solution(0) } else { Display::Givens };
    }

    /// Goes so many solutions on, after the last to the first.
    pub(super) fn step_solution(&mut self, steps: isize) {
        let count = self.solutions().len();
        if let Some(place) = self.shown_place() {
            self.display = Display::Solution(place.wrapping_add_signed(steps + count as isize) % count);
        }
    }

    /// Which of the solutions is shown, from 0.
    pub(super) fn shown_place(&self) -> Option<usize> {
        let last = self.solutions().len().checked_sub(1)?;
        match self.display {
            Display::Givens => None,
            Display::Solution(place) => Some(place.min(last)),
        }
    }

    /// What the board shows besides the givens.
    pub(super) fn shown(&self) -> Option<Shown<'_>> {
        let (place, solutions) = (self.shown_place()?, self.solutions());
        let this = &solutions[place];
        if solutions.len() == 1 {
            return Some(Shown::Solution(this));
        }
        let before = &solutions[(place + solutions.len() - 1) % solutions.len()];
        let differing = match self.tally() {
            Some(tally) if tally.solutions.len() >= 2 => tally.differing.clone(),
            _ => differing(self.document.puzzle().board(), this, before),
        };
        Some(Shown::OneOfSeveral { this, before, differing })
    }

    /// The solution that the board shows, or the one of several.
    pub fn filling_on_board(&self) -> Option<&Filling> {
        self.shown_place().map(|place| &self.solutions()[place])
    }

    /// The solution, while it is shown and the only one.
    pub(super) fn shown_solution(&self) -> Option<&Filling> {
        self.filling_on_board().filter(|_| self.solutions().len() == 1)
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
        self.counter.poll(self.document.meaning());
        let possible = self.unfinished().is_empty();
        self.candidates.poll(&self.document, possible, ctx);
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
