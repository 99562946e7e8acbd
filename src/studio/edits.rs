//! What the studio does with tools and edits: gestures become steps of the puzzle's history, or are refused.

use super::app::{App, News};
use super::document::Document;
use super::jigsaw;
use super::layout;
use super::tools::{Act, Input, Scope, Tool, ToolId};
use crate::board::{Grid, GridId, random_regions};
use crate::formats::customary_box;
use crate::puzzle::{Edit, PlacedRule};
use crate::variant::KindAction;

impl App {
    pub fn tool_id(&self) -> ToolId {
        self.palette.tool_id()
    }

    pub(super) fn tool(&self) -> &dyn Tool {
        self.palette.tool()
    }

    pub(super) fn scope(&self) -> Scope<'_> {
        let Document { selection, rule, .. } = &self.document;
        Scope { puzzle: self.document.puzzle(), selection, rule: *rule, pins: &self.desk.pins }
    }

    pub(super) fn take_up(&mut self, tool: ToolId) {
        self.palette.take_up(tool);
        match tool {
            ToolId::Digits => {}
            // What is painted shall be seen as it is, not through a selection.
            ToolId::Paint(_) | ToolId::Grids | ToolId::Jigsaw | ToolId::Pins => {
                self.document.selection = Default::default()
            }
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
        let scope = Scope { puzzle: self.document.puzzle(), selection, rule: *rule, pins: &self.desk.pins };
        match self.palette.tool_mut().input(input, &scope) {
            Some(Act::Select(selection)) => {
                self.document.selection = selection;
                self.document.rule = None;
                self.news = None;
            }
            Some(Act::SelectRule(index)) => {
                self.document.selection = Default::default();
                self.document.rule = Some(index);
                self.news = None;
            }
            Some(Act::Edit(edit)) => self.edit(&edit),
            Some(Act::Lay(laid)) => {
                self.lay(&laid);
            }
            Some(Act::Pin(pin, on)) => self.desk.pins.set(pin, on),
            Some(Act::Say(text)) => self.say(&text),
            Some(Act::Hush) => self.news = None,
            Some(Act::Refuse(reason)) => self.refuse(reason),
            None => {}
        }
    }

    /// Whether typed figures are letters of a clue that the tool in the hand writes.
    pub(super) fn writes_clue(&self) -> bool {
        let Document { selection, rule, .. } = &self.document;
        let scope = Scope { puzzle: self.document.puzzle(), selection, rule: *rule, pins: &self.desk.pins };
        self.tool().wants_letters(&scope)
    }

    /// Makes an edit, or says why it cannot be made.
    pub(super) fn edit(&mut self, edit: &Edit) {
        self.try_edit(edit);
    }

    /// Makes an edit, or says why it cannot be made. Returns whether it was made.
    pub(super) fn try_edit(&mut self, edit: &Edit) -> bool {
        let held = layout::Held::by(self.document.puzzle());
        self.remember_solution();
        let on_board = self.filling_on_board().cloned();
        match self.document.apply(edit) {
            Ok(()) => {
                if let Some(filling) = on_board {
                    self.known.choose(self.document.puzzle(), &filling);
                }
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
        let Some((rows, cols)) = self.jigsaw_grid().and_then(|grid| self.boxes_before(grid)) else { return };
        self.divide(|grid| Grid::new(grid.origin(), rows, cols).ok(), "Back to boxes");
    }

    /// Rows and columns of the boxes that a grid had before it was a jigsaw, or else those of another grid of the board,
    /// or else the customary ones.
    pub(super) fn boxes_before(&self, id: GridId) -> Option<(u8, u8)> {
        let board = self.document.puzzle().board();
        let before = self.document.past().map(|puzzle| puzzle.board()).take_while(|past| past.size() == board.size());
        let mut before = before.filter_map(|past| past.grid(id)?.box_shape());
        let beside = || board.grids().iter().find_map(Grid::box_shape);
        before.next().or_else(beside).or_else(|| customary_box(board.size()))
    }

    /// Does an action of a kind: to the selected rule if it is of the kind, or else to the first one that is.
    pub(super) fn act(&mut self, action: KindAction) {
        let (puzzle, kind) = (self.document.puzzle(), action.kind());
        let mine = |&index: &usize| puzzle.rules().get(index).is_some_and(|placed| placed.rule.kind() == kind);
        let index = self.document.rule.into_iter().chain(0..puzzle.rules().len()).find(mine);
        let current = index.map(|index| &puzzle.rules()[index].rule);
        let edit = match (index, action.run(current, &puzzle.context(), self.solution())) {
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
}
