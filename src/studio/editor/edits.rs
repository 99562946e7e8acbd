//! Tool input and edits: gestures become undo steps of the puzzle, or are refused.

use crate::board::{Cell, GridId};
use crate::puzzle::{Edit, EditError, PuzzleError};
use crate::studio::document::open_document::{Document, Selection, TypingTarget};
use crate::studio::editor::all_grids;
use crate::studio::editor::layout_changes as layout;
use crate::studio::editor::tools::{ToolAction, ToolId, ToolInput, ToolScope};
use crate::studio::state::{Notice, StudioState};
use crate::variant::{Kind, KindAction};
use crate::words::say;

impl StudioState {
    pub(in crate::studio) fn scope(&self) -> ToolScope<'_> {
        let Document { selection, rule, .. } = &self.tab.document;
        let rules = self.tab.document.selected_rules();
        let puzzle = self.tab.entered().unwrap_or(self.tab.document.puzzle());
        ToolScope { puzzle, selection, rule: *rule, rules, pins: &self.tab.author.pins }
    }

    pub(in crate::studio) fn activate_tool(&mut self, tool: ToolId) {
        self.finish_entry();
        self.tab.palette.activate(tool);
        self.quick_tools.record_use(tool);
        match tool {
            // The selection is kept, because a rule or a region can be made from it. Painting clears the selection.
            ToolId::Digits | ToolId::Select | ToolId::Paint(_) | ToolId::Jigsaw => {}
            ToolId::Grids | ToolId::Pins => self.tab.document.selection = Default::default(),
        }
        self.tab.notice = None;
    }

    /// Returns the grid that the jigsaw tool paints on, if that tool is active.
    pub(in crate::studio) fn jigsaw_grid(&self) -> Option<GridId> {
        self.tab.palette.jigsaw_grid(self.tab.document.puzzle().board())
    }

    pub(in crate::studio) fn tool_input(&mut self, input: ToolInput) {
        match input {
            ToolInput::Press { .. } | ToolInput::Step(_) | ToolInput::Cancel | ToolInput::Erase { all: true } => {
                self.finish_entry()
            }
            ToolInput::Hover(_)
            | ToolInput::Drag(_)
            | ToolInput::Slide { .. }
            | ToolInput::Release
            | ToolInput::Double(_) => {}
            ToolInput::Nudge { .. } | ToolInput::Type(_) | ToolInput::Write(_) | ToolInput::Erase { all: false } => {}
        }
        let still = self.tab.is_playing;
        let entered = self.tab.playtest.as_ref().filter(|_| self.tab.is_playing).map(|test| test.entered());
        let (document, pins) = (&mut self.tab.document, &self.tab.author.pins);
        // The selection would hide what is painted.
        let paints = matches!(self.tab.palette.tool_id(), ToolId::Paint(_) | ToolId::Jigsaw);
        if matches!(input, ToolInput::Press { .. }) && paints {
            document.selection = Default::default();
        }
        let (selection, rule, rules) = (&document.selection, document.rule, document.selected_rules());
        let scope = ToolScope { puzzle: entered.unwrap_or(document.puzzle()), selection, rule, rules, pins };
        match self.tab.palette.handler(&input, still, &scope).input(input, &scope) {
            Some(ToolAction::Select(selection)) => {
                self.tab.document.selection = selection;
                self.tab.document.rule = None;
                self.tab.notice = None;
            }
            Some(ToolAction::SelectSimilar { cell, turn, beside }) => self.select_similar(cell, turn, beside),
            // A playtest has no selected rule.
            Some(ToolAction::SelectRule(_)) if self.tab.is_playing => {}
            Some(ToolAction::SelectRule(index)) => {
                self.tab.document.selection = Default::default();
                self.tab.document.rule = Some(index);
                self.tab.notice = None;
            }
            Some(ToolAction::SelectRules(..) | ToolAction::ToggleRule(_) | ToolAction::OpenOutsideClue(..))
                if self.tab.is_playing => {}
            Some(ToolAction::SelectRules(rule, rules)) => {
                self.tab.document.selection = Default::default();
                self.tab.document.select_rules(rule, rules);
                self.tab.notice = None;
            }
            Some(ToolAction::ToggleRule(index)) => self.toggle_rule(index, false),
            Some(ToolAction::OpenOutsideClue(kind, position)) => {
                self.activate_tool(ToolId::Paint(kind));
                let puzzle = self.tab.document.puzzle();
                self.tab.palette.open_outside_clue(kind, position, puzzle);
            }
            Some(ToolAction::GoTo(selection)) => {
                self.tab.board_view.reveal = selection.cursor;
                self.tab.document.selection = selection;
                self.tab.notice = None;
            }
            Some(ToolAction::Edit(edit)) => self.edit(&edit),
            Some(ToolAction::RemovePart(edit)) => {
                self.edit(&edit);
                self.tab.document.rule = None;
            }
            Some(ToolAction::Write(typing, edit)) => self.type_figure(typing, &edit),
            Some(ToolAction::ApplyLayout(laid)) => {
                self.apply_layout(&laid);
            }
            Some(ToolAction::Pin(pin, on)) => self.tab.author.pins.set(pin, on),
            Some(ToolAction::Notify(text)) => self.notify(&text),
            Some(ToolAction::ClearNotice) => self.tab.notice = None,
            Some(ToolAction::Refuse(reason)) => self.refuse(reason),
            None => {}
        }
    }

    /// Returns whether typed letters belong to a clue that the active tool writes.
    pub(in crate::studio) fn writes_clue(&self) -> bool {
        self.tab.palette.tool().wants_letters(&self.scope())
    }

    /// Returns whether Delete and Backspace are for the active tool.
    pub(in crate::studio) fn erases_with_tool(&self) -> bool {
        self.tab.palette.tool().wants_delete(&self.scope())
    }

    /// Returns whether arrows, Tab and Enter move between clues.
    pub(in crate::studio) fn steps_between_clues(&self) -> bool {
        self.tab.palette.tool().steps_between_clues(&self.scope())
    }

    /// Applies an edit, or shows why it is not possible.
    pub(in crate::studio) fn edit(&mut self, edit: &Edit) {
        self.try_edit(edit);
    }

    /// Applies an edit, or shows why it is not possible. Returns whether it was applied.
    pub(in crate::studio) fn try_edit(&mut self, edit: &Edit) -> bool {
        self.try_typed_edit(edit, None)
    }

    /// Applies an edit made by typing; see [`Document::apply_typed`].
    pub(in crate::studio) fn try_typed_edit(&mut self, edit: &Edit, typed: Option<TypingTarget>) -> bool {
        let held = layout::ContentCounts::by(self.tab.document.puzzle());
        self.remember_solution();
        let on_board = self.tab.answers.filling_on_board().cloned();
        match self.tab.document.apply_typed(edit, typed) {
            Ok(()) => {
                self.sync_document();
                if let Some(filling) = on_board {
                    self.tab.author.former_solution.forget_if_contradicted(self.tab.document.puzzle(), &filling);
                }
                let lays = match edit {
                    Edit::All { edits, .. } => {
                        edits.iter().all(|edit| matches!(edit, Edit::ChangeLayout { .. } | Edit::SetNumbering(_)))
                    }
                    edit => matches!(edit, Edit::ChangeLayout { .. }),
                };
                let lost = lays.then(|| held.lost(self.tab.document.puzzle())).flatten();
                self.tab.notice = lost.map(Notice::Warning);
                true
            }
            Err(error) => {
                let words = match (&error, edit) {
                    // A rule that was never added has no number yet.
                    (
                        EditError::Invalid(PuzzleError::RulePlacement { kind, placement_error, .. }),
                        Edit::AddRule(_),
                    ) => {
                        say!("tell-edits-misfit", name = kind.name(), misfit = placement_error.message())
                    }
                    (error, _) => error.to_string(),
                };
                self.refuse(words);
                false
            }
        }
    }

    /// Performs an action of a kind: on the selected rule if it is of that kind, and otherwise on the first rule of
    /// that kind.
    pub(in crate::studio) fn perform_kind_action(&mut self, action: KindAction) {
        let (puzzle, kind) = (self.tab.document.puzzle(), action.kind());
        let mine = |&index: &usize| puzzle.rules().get(index).is_some_and(|placed| placed.rule.kind() == kind);
        let index = self.tab.document.rule.into_iter().chain(0..puzzle.rules().len()).find(mine);
        let current = index.map(|index| &puzzle.rules()[index].rule);
        let edit = match (index, action.run(current, &puzzle.context(), self.tab.answers.solution())) {
            (Some(index), Some(rule)) => Edit::ChangeRule(index, rule),
            (Some(index), None) => Edit::RemoveRule(index),
            (None, Some(rule)) => Edit::AddRule(puzzle.new_rule(rule)),
            (None, None) => return,
        };
        self.edit(&edit);
    }

    /// Adds a rule of this kind to the grid of the board, or removes it.
    pub(in crate::studio) fn toggle_grid_rule(&mut self, kind: Kind) {
        self.finish_entry();
        self.quick_tools.record_use(ToolId::Paint(kind));
        match all_grids::toggled_on_first(self.tab.document.puzzle(), kind) {
            Some(edit) => self.edit(&edit),
            None => self.refuse(say!("do-rule-locked")),
        }
    }

    pub(in crate::studio) fn put_rule_on_all_grids(&mut self) {
        let Some(rule) = self.tab.document.rule else { return };
        match all_grids::copied(self.tab.document.puzzle(), rule) {
            Some(edit) => self.edit(&edit),
            None => self.notify(&say!("tell-edits-all-grids-fits-have")),
        }
    }

    /// Selects a rule and no cells.
    pub(in crate::studio) fn select_rule(&mut self, rule: usize) {
        self.tab.document.select_rules(Some(rule), Default::default());
        self.tab.document.selection = Default::default();
    }

    /// Toggles a rule in the selection of the list and selects no cells. If `through` is true, selects all rules from
    /// the one chosen last to this one instead.
    pub(in crate::studio) fn toggle_rule(&mut self, rule: usize, through: bool) {
        self.tab.document.toggle_rule(rule, through);
        self.tab.document.selection = Default::default();
    }

    /// Moves the selection to a cell and scrolls to it.
    pub(in crate::studio) fn move_selection(&mut self, selection: Selection, cell: Cell) {
        self.finish_entry();
        if self.writes_clue() {
            // From here on, typing applies to the cell.
            self.tool_input(ToolInput::Cancel);
        }
        self.tab.document.selection = selection;
        self.tab.board_view.reveal = Some(cell);
    }

    /// Restores the clue that a double click opened, if it has changed since.
    fn restore_clue(&mut self) {
        let Some(edit) = self.tab.palette.tool().restoring_edit(&self.scope()) else { return };
        self.finish_entry();
        let before = edit.apply(self.tab.document.puzzle()).ok();
        // Undo leaves no further step, and redo brings the new clue back.
        if before.as_ref() == self.tab.document.past().next() {
            self.tab.document.undo();
            self.sync_document();
        } else {
            self.edit(&edit);
        }
    }

    /// Cancels the innermost activity: a gesture, then the tool, then the selection.
    pub(in crate::studio) fn escape(&mut self) {
        if self.tab.is_playing && !self.tab.palette.tool().is_busy() {
            return self.escape_in_play();
        }
        let is_selected = self.tab.document.rule.is_some() || !self.tab.document.selection.cells.is_empty();
        let deselects = self.tab.palette.tool_id() == ToolId::Select && is_selected;
        if self.tab.palette.tool().is_busy() || self.writes_clue() {
            self.restore_clue();
            self.tool_input(ToolInput::Cancel);
        } else if self.cancel_or_discard_task() {
            self.tab.notice = None;
        } else if self.tab.solving.is_open() {
            self.tab.solving.close();
        } else if deselects {
            self.tool_input(ToolInput::Cancel);
        } else if self.tab.palette.tool_id() != ToolId::Digits {
            self.activate_tool(ToolId::Digits);
        } else {
            self.tab.document.selection = Default::default();
            self.tab.document.rule = None;
            self.tab.notice = None;
        }
    }
}
