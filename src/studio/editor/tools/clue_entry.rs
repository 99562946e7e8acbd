//! The entry of the clue of the selected rule, typed on the board: the sum of a cage, or the number of a dot.

use crate::board::Board;
use crate::puzzle::Edit;
use crate::scene::{Area, Ink, Layer, Point, Scene, Width};
use crate::studio::document::open_document::{Selection, TypingTarget};
use crate::studio::editor::tools::{CanvasSpot, ClueStep, ToolAction, ToolScope};
use crate::variant::{Kind, Rule};
use crate::words::Message;

/// The entry of clues. A figure continues the clue that is being written; on any other rule, the first figure begins a
/// new clue.
pub(super) struct ClueEntry {
    /// The kind whose clues are typed; None for all kinds.
    kind: Option<Kind>,
    /// The rule whose clue is complete, so that typing no longer changes it.
    completed: Option<usize>,
    /// The rule whose clue is being written, and the clue so far.
    writing: Option<(usize, String)>,
    /// The rule whose clue was opened by a double click, as it was then.
    opened: Option<(usize, Rule)>,
}

impl ClueEntry {
    pub fn new(kind: Option<Kind>) -> ClueEntry {
        ClueEntry { kind, completed: None, writing: None, opened: None }
    }

    /// Closes the entry. The next figure begins the clue of the selected rule anew.
    pub fn close(&mut self) {
        (self.completed, self.writing, self.opened) = (None, None, None);
    }

    /// Opens the clue of a rule with the caret after its last figure. Returns false if the rule has no typed clue.
    pub fn open(&mut self, index: usize, scope: &ToolScope<'_>) -> bool {
        self.close();
        let rule = scope.puzzle.rules().get(index).map(|placed| &placed.rule);
        let opened = rule.and_then(|rule| Some((rule, rule.typed_clue(scope.puzzle.board())?)));
        let Some((rule, clue)) = opened else { return false };
        (self.writing, self.opened) = (Some((index, clue)), Some((index, rule.clone())));
        true
    }

    /// Continues the clue of a rule that was written while the rule was painted.
    pub fn resume(&mut self, written: Option<(usize, String)>) {
        self.writing = written;
    }

    /// Returns whether a clue is being written.
    pub fn is_open(&self) -> bool {
        self.writing.is_some()
    }

    /// Completes the clue of the selected rule.
    pub fn complete(&mut self, scope: &ToolScope<'_>) {
        (self.completed, self.writing, self.opened) = (scope.rule, None, None);
    }

    /// Returns the edit that restores the clue that was opened, if it has changed since.
    pub fn restoring_edit(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        let (index, rule) = self.opened.as_ref().filter(|(index, _)| scope.rule == Some(*index))?;
        let current = &scope.puzzle.rules().get(*index)?.rule;
        (current != rule && current.kind() == rule.kind()).then(|| Edit::ChangeRule(*index, rule.clone()))
    }

    /// Returns the index of the selected rule, if typing changes its clue.
    pub fn written(&self, scope: &ToolScope<'_>) -> Option<usize> {
        let index = scope.rule.filter(|&index| self.completed != Some(index))?;
        let rule = &scope.puzzle.rules().get(index)?.rule;
        let is_own = self.kind.is_none_or(|kind| kind == rule.kind());
        (is_own && rule.typed_clue(scope.puzzle.board()).is_some()).then_some(index)
    }

    /// Returns the clue so far, or an empty one if the next figure begins a new clue.
    fn clue_so_far(&self, index: usize, clue: String) -> String {
        let goes_on = self.writing.as_ref().is_some_and(|(rule, so_far)| *rule == index && *so_far == clue);
        if goes_on { clue } else { String::new() }
    }

    /// Appends a letter to the clue of the selected rule. A letter that would make the clue invalid is refused, so that
    /// nothing is lost, except where only a single figure is possible: then the new figure replaces the old one.
    pub fn write(&mut self, letter: char, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let index = self.written(scope)?;
        let (board, rule) = (scope.puzzle.board(), &scope.puzzle.rules().get(index)?.rule);
        let so_far = self.clue_so_far(index, rule.typed_clue(board)?);
        let with = |clue: &str| rule.with_typed_clue(board, clue);
        // A rule that refuses even 10 accepts only single figures.
        let one_figure = so_far.chars().count() == 1 && with("10").is_err();
        let longer = with(&format!("{so_far}{letter}"));
        let written = if one_figure { longer.or_else(|_| with(&letter.to_string())) } else { longer };
        Some(self.typed(index, written, scope))
    }

    /// Returns the action that changes a rule to its typed clue.
    fn typed(&mut self, index: usize, written: Result<Rule, Message>, scope: &ToolScope<'_>) -> ToolAction {
        match written {
            Ok(rule) => {
                let clue = rule.typed_clue(scope.puzzle.board()).map(|clue| (index, clue));
                let edit = Edit::ChangeRule(index, rule);
                if edit.apply(scope.puzzle).is_ok() {
                    self.writing = clue;
                }
                ToolAction::Write(TypingTarget::Clue(index), edit)
            }
            Err(reason) => ToolAction::Refuse(reason.to_string()),
        }
    }

    /// Removes the last letter of the selected rule's clue. With `all`, removes the clue that is being written, or
    /// else the rule itself.
    pub fn erase(&mut self, all: bool, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let index = self.written(scope)?;
        let (board, rule) = (scope.puzzle.board(), &scope.puzzle.rules().get(index)?.rule);
        let mut clue = rule.typed_clue(board)?;
        if all {
            let writing = !self.clue_so_far(index, clue).is_empty();
            self.writing = None;
            let cleared = rule.with_typed_clue(board, "").ok().filter(|_| writing);
            return Some(ToolAction::Edit(
                cleared.map_or(Edit::RemoveRule(index), |rule| Edit::ChangeRule(index, rule)),
            ));
        }
        clue.pop()?;
        let shorter = rule.with_typed_clue(board, &clue).or_else(|_| rule.with_typed_clue(board, ""));
        Some(self.typed(index, shorter, scope))
    }

    /// Returns the rules of a kind with a typed clue, each with the centre of the clue, in reading order.
    fn clues(kind: Kind, scope: &ToolScope<'_>) -> Vec<(usize, Point)> {
        let board = scope.puzzle.board();
        let mine = scope.puzzle.rules().iter().enumerate().filter(|(_, placed)| placed.rule.kind() == kind);
        let mut clues: Vec<(usize, Point)> =
            mine.filter_map(|(index, placed)| Some((index, placed.rule.typed_clue_point(board)?))).collect();
        clues.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        clues
    }

    /// Completes the clue and moves on: to the next rule of its kind or, with an arrow, to the first cell beyond the
    /// rule, or to the rule of that kind on that cell.
    pub fn step(&mut self, step: ClueStep, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let index = self.written(scope)?;
        (self.writing, self.opened) = (None, None);
        let clues = ClueEntry::clues(scope.puzzle.rules().get(index)?.rule.kind(), scope);
        let place = clues.iter().position(|&(rule, _)| rule == index)?;
        let others = clues.len();
        let next = match step {
            ClueStep::Next => clues[(place + 1) % others].0,
            ClueStep::Back => clues[(place + others - 1) % others].0,
            ClueStep::Towards { rows, cols } => {
                let (board, at) = (scope.puzzle.board(), clues[place].1);
                let own = scope.puzzle.rules()[index].rule.cells(board);
                let from = scope.selection.cursor.filter(|&cursor| own.contains(cursor));
                let from = from.unwrap_or_else(|| CanvasSpot { point: at }.place());
                let cell = board.along(from, rows, cols).find(|cell| !own.contains(*cell))?;
                let near = |point: Point| (point.x - at.x).hypot(point.y - at.y);
                let there = clues
                    .iter()
                    .filter(|(rule, _)| *rule != index && scope.puzzle.rules()[*rule].rule.cells(board).contains(cell));
                match there.min_by(|(_, a), (_, b)| near(*a).total_cmp(&near(*b))) {
                    Some(&(rule, _)) => rule,
                    None => {
                        // Digits typed there are for the cell.
                        self.completed = Some(index);
                        return Some(ToolAction::GoTo(Selection::just(cell)));
                    }
                }
            }
        };
        if next == index {
            // There is no other rule, and the clue must not be overwritten.
            self.completed = Some(index);
            return None;
        }
        Some(ToolAction::SelectRule(next))
    }

    /// Draws the text field of the clue of the selected rule, if typing changes it.
    pub fn draw(&self, scope: &ToolScope<'_>, scene: &mut Scene) {
        let Some(index) = self.written(scope) else { return };
        let rule = &scope.puzzle.rules()[index].rule;
        let goes_on = rule.typed_clue(scope.puzzle.board()).is_some_and(|clue| {
            clue.is_empty() || self.writing.as_ref().is_some_and(|writing| *writing == (index, clue))
        });
        draw_caret(rule, scope.puzzle.board(), goes_on, scene);
    }
}

/// Draws the text field of a rule's clue. While the clue is empty, the field marks its position. If the next figure
/// will continue the clue, a caret follows the clue; if the figure will replace the clue, the field is framed.
fn draw_caret(rule: &Rule, board: &Board, goes_on: bool, scene: &mut Scene) {
    let (Some(at), Some(clue)) = (rule.typed_clue_point(board), rule.typed_clue(board)) else { return };
    // The approximate width of the figures. A clue in the corner of a cell begins where those of two figures do, any
    // other one is centred on the point.
    let wide = 0.14 * clue.chars().count() as f32;
    let is_in_corner = at.x - at.x.floor() < 0.3 && at.y - at.y.floor() < 0.3;
    let left = if is_in_corner { at.x - 0.14 } else { at.x - wide / 2.0 };
    let field = Area::new(left - 0.04, at.y - 0.15, wide + 0.13, 0.3);
    scene.fill_areas(Layer::Wash, [field], Ink::AccentWash);
    if !goes_on {
        return scene.frame(Layer::Frame, field, Width::Cells(0.02), Ink::Accent);
    }
    let x = left + wide + 0.04;
    scene.line(Layer::Frame, Point::new(x, at.y - 0.12), Point::new(x, at.y + 0.12), Width::Cells(0.03), Ink::Accent);
}
