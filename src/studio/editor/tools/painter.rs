//! The tool that paints the rules of one kind, by the gesture of the kind.

use crate::board::{Board, Cell, CellSet};
use crate::place::{Gesture, Stroke, StrokeEffect};
use crate::puzzle::{Edit, PlacedRule};
use crate::scene::{Area, Ink, Layer, Point, Scene, Width};
use crate::studio::document::open_document::{Selection, TypingTarget};
use crate::studio::editor::all_grids;
use crate::studio::editor::tools::{CanvasSpot, ClueStep, Tool, ToolAction, ToolInput, ToolScope};
use crate::variant::{Kind, KindGroup, Rule, fill_cells, outline_cells};
use crate::words::Message;

/// The tool that paints the rules of one kind.
pub(in crate::studio) struct RulePainter {
    kind: Kind,
    brush: usize,
    /// The cell under the pointer, and the point of the pointer in it.
    hover: Option<(Cell, Point)>,
    stroke: Option<Stroke>,
    /// True if Ctrl was held: the stroke applies to all grids, or makes a new rule even where another one begins.
    ctrl: bool,
    /// The end of the last stroke. While the pointer rests there, the effect of a second press is not previewed,
    /// since the setter is looking at the effect of the first.
    resting: Option<Cell>,
    /// The text typed during the stroke.
    typed: String,
    /// The rule whose clue is complete, so that typing no longer changes it.
    completed: Option<usize>,
    /// The rule whose clue is being written, and the clue so far. A figure continues it; on any other rule, the
    /// first figure begins a new clue.
    writing: Option<(usize, String)>,
    /// The part of the selected rule that was pressed.
    part: Option<PressedPart>,
}

/// A part of a rule that can be removed separately, such as one of many marks in one rule.
struct PressedPart {
    /// The index of the rule.
    index: usize,
    /// The state of the rule when the part was pressed.
    rule: Rule,
    cell: Cell,
    /// The rule without the part.
    without: Rule,
}

/// The rule that a click selects, and the part that it hits.
struct PressTarget {
    index: usize,
    part: Option<PressedPart>,
}

impl RulePainter {
    pub fn new(kind: Kind) -> RulePainter {
        RulePainter {
            kind,
            brush: 0,
            hover: None,
            stroke: None,
            ctrl: false,
            resting: None,
            typed: String::new(),
            completed: None,
            writing: None,
            part: None,
        }
    }

    /// Returns the chosen option of the kind.
    pub fn option(&self) -> usize {
        self.brush
    }

    pub fn choose_option(&mut self, brush: usize) {
        self.brush = brush;
    }

    /// Returns the index of the selected rule, if typing changes its clue.
    fn written(&self, scope: &ToolScope<'_>) -> Option<usize> {
        let index = scope.rule.filter(|&index| self.completed != Some(index))?;
        let rule = &scope.puzzle.rules().get(index)?.rule;
        (rule.kind() == self.kind && rule.typed_clue(scope.puzzle.board()).is_some()).then_some(index)
    }

    /// Returns the target of a click: the rule or part that the same stroke would remove, or else the last rule of
    /// the kind on the cell. `edit` is the edit that the stroke would make.
    fn pressed(&self, stroke: &Stroke, edit: Option<&Edit>, scope: &ToolScope<'_>) -> Option<PressTarget> {
        let makes_new = self.ctrl && matches!(self.kind.gesture(), Gesture::Grid | Gesture::Cells | Gesture::Path);
        if stroke.path().len() > 1 || stroke.extends() || makes_new {
            return None;
        }
        let (board, rules) = (scope.puzzle.board(), scope.puzzle.rules());
        if let Some(Edit::RemoveRule(index)) = edit {
            return Some(PressTarget { index: *index, part: None });
        }
        if let Some(Edit::ChangeRule(index, without)) = edit {
            let (index, rule) = (*index, rules.get(*index)?.rule.clone());
            let is_less = without.cells(board).len() < rule.cells(board).len();
            let part = PressedPart { index, rule, cell: stroke.start(), without: without.clone() };
            return is_less.then_some(PressTarget { index, part: Some(part) });
        }
        let by_cells = matches!(self.kind.gesture(), Gesture::Cells | Gesture::Path);
        // Disabled rules are not drawn.
        let here = |index: &usize| {
            let PlacedRule { rule, on, .. } = &rules[*index];
            *on && rule.kind() == self.kind && rule.cells(board).contains(stroke.start())
        };
        let index = (0..rules.len()).rev().find(|index| by_cells && here(index))?;
        Some(PressTarget { index, part: None })
    }

    /// Returns the pressed part, as long as its rule is unchanged.
    fn pressed_part(&self, scope: &ToolScope<'_>) -> Option<&PressedPart> {
        let is_there = |part: &&PressedPart| {
            let rule = scope.puzzle.rules().get(part.index).map(|placed| &placed.rule);
            scope.rule == Some(part.index) && rule == Some(&part.rule)
        };
        self.part.as_ref().filter(is_there)
    }

    /// Returns the clue so far, or an empty one if the next figure begins a new clue.
    fn clue_so_far(&self, index: usize, clue: String) -> String {
        let goes_on = self.writing.as_ref().is_some_and(|(rule, so_far)| *rule == index && *so_far == clue);
        if goes_on { clue } else { String::new() }
    }

    /// Appends a letter to the clue of the selected rule. A letter that would make the clue invalid is refused, so that
    /// nothing is lost, except where only a single figure is possible: then the new figure replaces the old one.
    fn write(&mut self, letter: char, scope: &ToolScope<'_>) -> Option<ToolAction> {
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
    fn erase(&mut self, all: bool, scope: &ToolScope<'_>) -> Option<ToolAction> {
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

    /// Returns the rules of the kind with a typed clue, each with the centre of the clue, in reading order.
    fn clues(&self, scope: &ToolScope<'_>) -> Vec<(usize, Point)> {
        let board = scope.puzzle.board();
        let mine = scope.puzzle.rules().iter().enumerate().filter(|(_, placed)| placed.rule.kind() == self.kind);
        let mut clues: Vec<(usize, Point)> =
            mine.filter_map(|(index, placed)| Some((index, placed.rule.typed_clue_point(board)?))).collect();
        clues.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        clues
    }

    /// Completes the clue and moves on: to the next rule of the kind or, with an arrow, to the first cell beyond the
    /// rule, or to the rule of the kind on that cell.
    fn step(&mut self, step: ClueStep, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let index = self.written(scope)?;
        self.writing = None;
        let clues = self.clues(scope);
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

    /// Applies the text typed during the stroke as the clue of the new rule.
    fn with_typed(&self, edit: Edit, board: &Board) -> Edit {
        let clued = |rule: &Rule| rule.with_typed_clue(board, &self.typed).unwrap_or_else(|_| rule.clone());
        if self.typed.is_empty() {
            return edit;
        }
        if let Edit::AddRule(placed) = &edit {
            return Edit::AddRule(PlacedRule { rule: clued(&placed.rule), ..placed.clone() });
        }
        if let Edit::ChangeRule(index, rule) = &edit {
            return Edit::ChangeRule(*index, clued(rule));
        }
        edit
    }

    /// Returns the index of the rule that results from the stroke, and its clue, if typing began during the stroke.
    fn begun_clue(&self, edit: &Edit, scope: &ToolScope<'_>) -> Option<(usize, String)> {
        let (index, rule) = match edit {
            Edit::AddRule(placed) => (scope.puzzle.rules().len(), &placed.rule),
            Edit::ChangeRule(index, rule) => (*index, rule),
            _ => return None,
        };
        Some((index, rule.typed_clue(scope.puzzle.board())?)).filter(|_| !self.typed.is_empty())
    }

    /// Returns the index of the rule that a stroke continues: with Shift the selected one, or else the line that has an
    /// end where the stroke begins, if the stroke leaves the line there.
    fn continued(&self, stroke: &Stroke, scope: &ToolScope<'_>) -> Option<usize> {
        if stroke.extends() {
            return scope.rule;
        }
        let next = *stroke.path().get(1).filter(|_| self.kind.gesture() == Gesture::Path && !self.ctrl)?;
        let ends_here = |index: &usize| {
            let placed = scope.puzzle.rules().get(*index).filter(|placed| placed.on);
            let Some(PlacedRule { rule, .. }) = placed else { return false };
            // An end of a line belongs to one step, an inner cell to two.
            let steps = rule.steps().into_iter().flatten().filter(|&cell| cell == stroke.start()).count();
            rule.kind() == self.kind && steps == 1 && !rule.cells(scope.puzzle.board()).contains(next)
        };
        scope.rule.into_iter().chain((0..scope.puzzle.rules().len()).rev()).find(ends_here)
    }

    /// Returns the edit that the stroke makes.
    fn edit(&self, stroke: &Stroke, scope: &ToolScope<'_>) -> Option<Edit> {
        if self.ctrl && self.kind.gesture() == Gesture::Grid {
            return all_grids::painted(scope.puzzle, self.kind, stroke);
        }
        let board = scope.puzzle.board();
        let continued = self.continued(stroke, scope);
        let new_line = self.ctrl && self.kind.gesture() == Gesture::Path;
        let changed = |index: usize| {
            let rule = &scope.puzzle.rules().get(index).filter(|_| !new_line)?.rule;
            // A continuing stroke changes only the rule that it continues.
            let stroke = stroke.clone().extending(continued == Some(index));
            match (rule.kind() == self.kind).then(|| self.kind.apply_stroke(Some(rule), board, &stroke))? {
                StrokeEffect::Changed(rule) => Some(Edit::ChangeRule(index, rule)),
                StrokeEffect::Removed => Some(Edit::RemoveRule(index)),
                StrokeEffect::Unchanged => None,
            }
        };
        // The continued rule comes first, then the selected one, which has priority where two rules overlap.
        let first = continued.into_iter().chain(scope.rule);
        let touched = first.chain(0..scope.puzzle.rules().len()).find_map(changed);
        let edit = touched.or_else(|| match self.kind.apply_stroke(None, board, stroke) {
            StrokeEffect::Changed(rule) => Some(Edit::AddRule(self.with_last_settings(rule, scope))),
            StrokeEffect::Removed | StrokeEffect::Unchanged => None,
        });
        edit.map(|edit| self.with_typed(edit, board))
    }

    /// Returns the new rule. If the kind is custom, it gets the settings of the selected or the last rule of the
    /// kind.
    fn with_last_settings(&self, made: Rule, scope: &ToolScope<'_>) -> PlacedRule {
        let rules = scope.puzzle.rules();
        let selected = scope.rule.and_then(|index| rules.get(index));
        let mut known = selected.into_iter().chain(rules.iter().rev());
        let last = known.find(|placed| placed.rule.kind() == self.kind && self.kind.info().group == KindGroup::Own);
        let like_it = last.and_then(|last| {
            let rule = last.rule.at_place_of(&made).filter(|rule| rule.check_fit(scope.puzzle.board()).is_ok())?;
            Some(PlacedRule { tint: last.tint, ..scope.puzzle.new_rule(rule) })
        });
        like_it.unwrap_or_else(|| scope.puzzle.new_rule(made))
    }

    /// Returns the cells that a press at a point of `cell` would affect, and whether it would select a rule.
    fn target(&self, cell: Cell, point: Point, scope: &ToolScope<'_>) -> Option<(CellSet, bool)> {
        let stroke = Stroke::new(cell).from_point(point).with_brush(self.brush);
        let board = scope.puzzle.board();
        let edit = self.edit(&stroke, scope);
        if let Some(PressTarget { index, part }) = self.pressed(&stroke, edit.as_ref(), scope) {
            let all = || scope.puzzle.rules()[index].rule.cells(board);
            return Some((part.map_or_else(all, |part| [part.cell].into_iter().collect()), true));
        }
        match self.kind.gesture() {
            Gesture::Cells | Gesture::Path => Some((stroke.cells(), false)),
            Gesture::Edge => None,
            Gesture::Box | Gesture::Square | Gesture::Grid | Gesture::Border | Gesture::Corner => match edit? {
                Edit::AddRule(placed) => Some((placed.rule.cells(board), false)),
                Edit::ChangeRule(_, rule) => Some((rule.cells(board), false)),
                Edit::RemoveRule(_)
                | Edit::SetTitle(_)
                | Edit::SetAuthor(_)
                | Edit::Publish(_)
                | Edit::SetSymbols(_)
                | Edit::SetProgress(_)
                | Edit::AddRemark(_)
                | Edit::RemoveRemark(_)
                | Edit::AddDrawings(_)
                | Edit::ChangeDrawing(..)
                | Edit::ArrangeDrawings { .. }
                | Edit::SetFog(_)
                | Edit::SetStars(_)
                | Edit::SetNumbering(_)
                | Edit::ChangeLayout { .. }
                | Edit::Turn(_)
                | Edit::Arrange { .. }
                | Edit::NameRule { .. }
                | Edit::GroupRules { .. }
                | Edit::LockRules { .. }
                | Edit::ReadRules { .. }
                | Edit::QuantifyRules { .. }
                | Edit::All { .. }
                | Edit::SetGiven { .. }
                | Edit::ClearGivens { .. }
                | Edit::SwitchRule { .. }
                | Edit::TintRule { .. } => None,
            },
        }
    }
}

impl Tool for RulePainter {
    fn input(&mut self, input: ToolInput, scope: &ToolScope<'_>) -> Option<ToolAction> {
        match input {
            ToolInput::Hover(spot) => {
                let cell = spot.and_then(|spot| spot.cell(scope.puzzle.board()));
                if cell != self.resting {
                    self.resting = None;
                }
                let free = cell.filter(|_| self.resting.is_none());
                self.hover = free.zip(spot.map(|spot| spot.point));
                None
            }
            ToolInput::Press { spot, keys } => {
                self.ctrl = keys.command;
                self.typed.clear();
                (self.completed, self.writing, self.part) = (None, None, None);
                let stroke = |cell| Stroke::new(cell).from_point(spot.point).with_brush(self.brush);
                self.stroke = spot.cell(scope.puzzle.board()).map(|cell| stroke(cell).extending(keys.shift));
                None
            }
            ToolInput::Drag(cell) => {
                let stroke = self.stroke.as_mut()?;
                match self.kind.gesture() {
                    Gesture::Path => stroke.draw_to(scope.puzzle.board(), cell),
                    _ => stroke.pass(cell),
                }
                None
            }
            ToolInput::Release => {
                let stroke = self.stroke.take()?;
                self.resting = stroke.path().last().copied();
                self.hover = None;
                let edit = self.edit(&stroke, scope);
                let pressed = self.pressed(&stroke, edit.as_ref(), scope);
                self.ctrl = false;
                if let Some(PressTarget { index, part }) = pressed {
                    self.part = part;
                    return Some(ToolAction::SelectRule(index));
                }
                self.writing = edit.as_ref().and_then(|edit| self.begun_clue(edit, scope));
                edit.map(ToolAction::Edit)
            }
            ToolInput::Cancel => {
                if self.stroke.take().is_none() {
                    (self.completed, self.writing, self.part) = (scope.rule, None, None);
                }
                self.ctrl = false;
                None
            }
            ToolInput::Write(letter) if self.stroke.is_some() => {
                self.typed.push(letter);
                None
            }
            ToolInput::Write(letter) => self.write(letter, scope),
            ToolInput::Erase { all } => match self.pressed_part(scope) {
                Some(PressedPart { index, without, .. }) => {
                    Some(ToolAction::RemovePart(Edit::ChangeRule(*index, without.clone())))
                }
                None => self.erase(all, scope),
            },
            ToolInput::Step(step) => self.step(step, scope),
            ToolInput::Type(_) | ToolInput::Slide { .. } | ToolInput::Double(_) | ToolInput::Nudge { .. } => None,
        }
    }

    fn pending(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        self.edit(self.stroke.as_ref()?, scope)
    }

    fn preview(&self, scope: &ToolScope<'_>, scene: &mut Scene) {
        if let Some(part) = self.pressed_part(scope).filter(|_| self.stroke.is_none()) {
            let cell = [part.cell].into_iter().collect();
            fill_cells(scene, Layer::Wash, &cell, Ink::AccentWash);
            outline_cells(scene, Layer::Frame, &cell, 0.03, Width::Cells(0.06), Ink::Accent);
        }
        if let Some(index) = self.written(scope).filter(|_| self.stroke.is_none()) {
            let rule = &scope.puzzle.rules()[index].rule;
            let goes_on = rule.typed_clue(scope.puzzle.board()).is_some_and(|clue| {
                clue.is_empty() || self.writing.as_ref().is_some_and(|writing| *writing == (index, clue))
            });
            draw_caret(rule, scope.puzzle.board(), goes_on, scene);
        }
        match &self.stroke {
            Some(stroke) => {
                let refused = self.edit(stroke, scope).is_some_and(|edit| edit.apply(scope.puzzle).is_err());
                // A single cell is too few for most kinds, so only longer strokes are shown as wrong.
                let ink = if refused && stroke.path().len() > 1 { Ink::ErrorWash } else { Ink::AccentWash };
                if matches!(self.kind.gesture(), Gesture::Cells | Gesture::Path) {
                    fill_cells(scene, Layer::Wash, &stroke.cells(), ink);
                }
            }
            None => {
                let target = self.hover.and_then(|(cell, point)| self.target(cell, point, scope));
                match target {
                    Some((cells, false)) => fill_cells(scene, Layer::Wash, &cells, Ink::AccentWash),
                    Some((cells, true)) => {
                        outline_cells(scene, Layer::Frame, &cells, 0.03, Width::Cells(0.025), Ink::Accent)
                    }
                    None => {}
                }
            }
        }
    }

    fn is_busy(&self) -> bool {
        self.stroke.is_some()
    }

    fn wants_letters(&self, scope: &ToolScope<'_>) -> bool {
        self.stroke.is_some() || self.written(scope).is_some()
    }

    fn wants_delete(&self, scope: &ToolScope<'_>) -> bool {
        self.wants_letters(scope) || self.pressed_part(scope).is_some()
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
