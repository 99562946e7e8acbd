//! The tool that paints rules of one kind, by the gesture of the kind.

use super::{Act, Input, Scope, Spot, Step, Tool};
use crate::board::{Board, Cell, CellSet};
use crate::place::{Gesture, Painted, Stroke};
use crate::puzzle::{Edit, PlacedRule};
use crate::scene::{Area, Ink, Layer, Point, Scene, Width};
use crate::studio::state::all_grids;
use crate::studio::state::document::{Selection, Typing};
use crate::variant::{Group, Kind, Rule, fill_cells, outline_cells};
use crate::words::Message;

/// Paints rules of a kind.
pub(in crate::studio) struct RulePainter {
    kind: Kind,
    brush: usize,
    /// The cell under the pointer, and where in it the pointer is.
    hover: Option<(Cell, Point)>,
    stroke: Option<Stroke>,
    /// Ctrl was held: the stroke is meant for all grids, or makes a new rule whatever lies where it begins.
    ctrl: bool,
    /// Where the last stroke ended. As long as the pointer rests there, what a second press would do is not shown: the
    /// author looks at what the first one did.
    resting: Option<Cell>,
    /// What was typed while the stroke ran.
    typed: String,
    /// The rule whose clue is written to the end: typing no longer changes it.
    done: Option<usize>,
    /// The rule whose clue is being written, and the clue so far. A figure goes on with it; of any other rule the first
    /// figure begins another clue.
    writing: Option<(usize, String)>,
    /// The part of the selected rule that was pressed.
    part: Option<PressedPart>,
}

/// A part of a rule that can be taken away by itself, such as one of many marks that are one rule.
struct PressedPart {
    /// The rule, by its place in the list, and as it was when the part was pressed.
    index: usize,
    rule: Rule,
    cell: Cell,
    /// The rule without the part.
    without: Rule,
}

/// The rule that a click selects, and which part of it.
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
            done: None,
            writing: None,
            part: None,
        }
    }

    /// Which of the kind's brushes is chosen.
    pub fn brush(&self) -> usize {
        self.brush
    }

    pub fn choose_brush(&mut self, brush: usize) {
        self.brush = brush;
    }

    /// The selected rule, by its place in the list, if what is typed changes its clue.
    fn written(&self, scope: &Scope<'_>) -> Option<usize> {
        let index = scope.rule.filter(|&index| self.done != Some(index))?;
        let rule = &scope.puzzle.rules().get(index)?.rule;
        (rule.kind() == self.kind && rule.typed_clue(scope.puzzle.board()).is_some()).then_some(index)
    }

    /// Returns what a click selects: what the same stroke would take away, or else the last rule of the kind that lies
    /// on the cell. `edit` is what the stroke would do.
    fn pressed(&self, stroke: &Stroke, edit: Option<&Edit>, scope: &Scope<'_>) -> Option<PressTarget> {
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
        // What is switched off is not drawn.
        let here = |index: &usize| {
            let PlacedRule { rule, on, .. } = &rules[*index];
            *on && rule.kind() == self.kind && rule.cells(board).contains(stroke.start())
        };
        let index = (0..rules.len()).rev().find(|index| by_cells && here(index))?;
        Some(PressTarget { index, part: None })
    }

    /// The part that was pressed, while its rule is as it was.
    fn pressed_part(&self, scope: &Scope<'_>) -> Option<&PressedPart> {
        let is_there = |part: &&PressedPart| {
            let rule = scope.puzzle.rules().get(part.index).map(|placed| &placed.rule);
            scope.rule == Some(part.index) && rule == Some(&part.rule)
        };
        self.part.as_ref().filter(is_there)
    }

    /// The clue of a rule as far as it has been written.
    fn clue_so_far(&self, index: usize, clue: String) -> String {
        let goes_on = self.writing.as_ref().is_some_and(|(rule, so_far)| *rule == index && *so_far == clue);
        if goes_on { clue } else { String::new() }
    }

    /// The selected rule with one more letter of its clue. A letter with which it would be no clue is refused, so that
    /// nothing is lost; only where there is room for one figure alone, the next one takes its place.
    fn write(&mut self, letter: char, scope: &Scope<'_>) -> Option<Act> {
        let index = self.written(scope)?;
        let (board, rule) = (scope.puzzle.board(), &scope.puzzle.rules().get(index)?.rule);
        let so_far = self.clue_so_far(index, rule.typed_clue(board)?);
        let with = |clue: &str| rule.with_typed_clue(board, clue);
        let one_figure = so_far.chars().count() == 1 && with("10").is_err();
        let longer = with(&format!("{so_far}{letter}"));
        let written = if one_figure { longer.or_else(|_| with(&letter.to_string())) } else { longer };
        Some(self.typed(index, written, scope))
    }

    /// Makes the edit of a rule whose clue was typed.
    fn typed(&mut self, index: usize, written: Result<Rule, Message>, scope: &Scope<'_>) -> Act {
        match written {
            Ok(rule) => {
                let clue = rule.typed_clue(scope.puzzle.board()).map(|clue| (index, clue));
                let edit = Edit::ChangeRule(index, rule);
                if edit.apply(scope.puzzle).is_ok() {
                    self.writing = clue;
                }
                Act::Write(Typing::Clue(index), edit)
            }
            Err(reason) => Act::Refuse(reason.to_string()),
        }
    }

    /// The selected rule without the last letter of its clue. All of it: without the clue that is being written, or
    /// else the rule is deleted.
    fn erase(&mut self, all: bool, scope: &Scope<'_>) -> Option<Act> {
        let index = self.written(scope)?;
        let (board, rule) = (scope.puzzle.board(), &scope.puzzle.rules().get(index)?.rule);
        let mut clue = rule.typed_clue(board)?;
        if all {
            let writing = !self.clue_so_far(index, clue).is_empty();
            self.writing = None;
            let cleared = rule.with_typed_clue(board, "").ok().filter(|_| writing);
            return Some(Act::Edit(cleared.map_or(Edit::RemoveRule(index), |rule| Edit::ChangeRule(index, rule))));
        }
        clue.pop()?;
        let shorter = rule.with_typed_clue(board, &clue).or_else(|_| rule.with_typed_clue(board, ""));
        Some(self.typed(index, shorter, scope))
    }

    /// The rules of the kind that have a clue to type, each with the middle of the clue, as one reads.
    fn clues(&self, scope: &Scope<'_>) -> Vec<(usize, Point)> {
        let board = scope.puzzle.board();
        let mine = scope.puzzle.rules().iter().enumerate().filter(|(_, placed)| placed.rule.kind() == self.kind);
        let mut clues: Vec<(usize, Point)> =
            mine.filter_map(|(index, placed)| Some((index, placed.rule.typed_clue_point(board)?))).collect();
        clues.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        clues
    }

    /// The clue is finished. What comes into the hand then: the next rule of the kind; or with an arrow the first cell
    /// beyond the rule, or the rule of the kind that lies there.
    fn step(&mut self, step: Step, scope: &Scope<'_>) -> Option<Act> {
        let index = self.written(scope)?;
        self.writing = None;
        let clues = self.clues(scope);
        let place = clues.iter().position(|&(rule, _)| rule == index)?;
        let others = clues.len();
        let next = match step {
            Step::Next => clues[(place + 1) % others].0,
            Step::Back => clues[(place + others - 1) % others].0,
            Step::Towards { rows, cols } => {
                let (board, at) = (scope.puzzle.board(), clues[place].1);
                let own = scope.puzzle.rules()[index].rule.cells(board);
                let from = scope.selection.cursor.filter(|&cursor| own.contains(cursor));
                let from = from.unwrap_or_else(|| Spot { point: at }.place());
                let cell = board.along(from, rows, cols).find(|cell| !own.contains(*cell))?;
                let near = |point: Point| (point.x - at.x).hypot(point.y - at.y);
                let there = clues
                    .iter()
                    .filter(|(rule, _)| *rule != index && scope.puzzle.rules()[*rule].rule.cells(board).contains(cell));
                match there.min_by(|(_, a), (_, b)| near(*a).total_cmp(&near(*b))) {
                    Some(&(rule, _)) => rule,
                    None => {
                        // What is typed there is for the cell.
                        self.done = Some(index);
                        return Some(Act::GoTo(Selection::just(cell)));
                    }
                }
            }
        };
        if next == index {
            // It is the only one: the clue is not to be written over.
            self.done = Some(index);
            return None;
        }
        Some(Act::SelectRule(next))
    }

    /// What was typed while the stroke ran becomes the clue of what the stroke makes.
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

    /// The rule that the stroke leaves, and its clue, if that was begun while the stroke ran.
    fn begun(&self, edit: &Edit, scope: &Scope<'_>) -> Option<(usize, String)> {
        let (index, rule) = match edit {
            Edit::AddRule(placed) => (scope.puzzle.rules().len(), &placed.rule),
            Edit::ChangeRule(index, rule) => (*index, rule),
            _ => return None,
        };
        Some((index, rule.typed_clue(scope.puzzle.board())?)).filter(|_| !self.typed.is_empty())
    }

    /// The rule that a stroke changes instead of making another one, by its place in the list: with Shift the selected
    /// one, or else the line that has an end where the stroke begins, if the stroke leaves it there.
    fn continued(&self, stroke: &Stroke, scope: &Scope<'_>) -> Option<usize> {
        if stroke.extends() {
            return scope.rule;
        }
        let next = *stroke.path().get(1).filter(|_| self.kind.gesture() == Gesture::Path && !self.ctrl)?;
        let ends_here = |index: &usize| {
            let placed = scope.puzzle.rules().get(*index).filter(|placed| placed.on);
            let Some(PlacedRule { rule, .. }) = placed else { return false };
            let steps = rule.steps().into_iter().flatten().filter(|&cell| cell == stroke.start()).count();
            rule.kind() == self.kind && steps == 1 && !rule.cells(scope.puzzle.board()).contains(next)
        };
        scope.rule.into_iter().chain((0..scope.puzzle.rules().len()).rev()).find(ends_here)
    }

    /// What the stroke would do to the puzzle.
    fn edit(&self, stroke: &Stroke, scope: &Scope<'_>) -> Option<Edit> {
        if self.ctrl && self.kind.gesture() == Gesture::Grid {
            return all_grids::painted(scope.puzzle, self.kind, stroke);
        }
        let board = scope.puzzle.board();
        let continued = self.continued(stroke, scope);
        let new_line = self.ctrl && self.kind.gesture() == Gesture::Path;
        let changed = |index: usize| {
            let rule = &scope.puzzle.rules().get(index).filter(|_| !new_line)?.rule;
            // Only the rule that is meant is changed by a stroke that is meant to change one.
            let stroke = stroke.clone().extending(continued == Some(index));
            match (rule.kind() == self.kind).then(|| self.kind.painted(Some(rule), board, &stroke))? {
                Painted::Now(rule) => Some(Edit::ChangeRule(index, rule)),
                Painted::Gone => Some(Edit::RemoveRule(index)),
                Painted::Untouched => None,
            }
        };
        // The rule that is meant is asked first, then the selected one: where two lie over each other, that is meant.
        let first = continued.into_iter().chain(scope.rule);
        let touched = first.chain(0..scope.puzzle.rules().len()).find_map(changed);
        let edit = touched.or_else(|| match self.kind.painted(None, board, stroke) {
            Painted::Now(rule) => Some(Edit::AddRule(self.set_like_the_last(rule, scope))),
            Painted::Gone | Painted::Untouched => None,
        });
        edit.map(|edit| self.with_typed(edit, board))
    }

    /// A new rule; of the author's own kinds one more of what the selected or the last one says.
    fn set_like_the_last(&self, made: Rule, scope: &Scope<'_>) -> PlacedRule {
        let rules = scope.puzzle.rules();
        let selected = scope.rule.and_then(|index| rules.get(index));
        let mut known = selected.into_iter().chain(rules.iter().rev());
        let last = known.find(|placed| placed.rule.kind() == self.kind && self.kind.info().group == Group::Own);
        let like_it = last.and_then(|last| {
            let rule = last.rule.moved_to(&made).filter(|rule| rule.fits(scope.puzzle.board()).is_ok())?;
            Some(PlacedRule { tint: last.tint, ..PlacedRule::new(rule) })
        });
        like_it.unwrap_or_else(|| PlacedRule::new(made))
    }

    /// The cells a press at a point of `cell` would speak of, and whether it would select what is there.
    fn target(&self, cell: Cell, point: Point, scope: &Scope<'_>) -> Option<(CellSet, bool)> {
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
                | Edit::SetSymbols(_)
                | Edit::SetProgress(_)
                | Edit::AddRemark(_)
                | Edit::RemoveRemark(_)
                | Edit::SetStars(_)
                | Edit::SetNumbering(_)
                | Edit::Lay { .. }
                | Edit::Turn(_)
                | Edit::Arrange { .. }
                | Edit::NameRule { .. }
                | Edit::GroupRules { .. }
                | Edit::LockRules { .. }
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
    fn input(&mut self, input: Input, scope: &Scope<'_>) -> Option<Act> {
        match input {
            Input::Hover(spot) => {
                let cell = spot.and_then(|spot| spot.cell(scope.puzzle.board()));
                if cell != self.resting {
                    self.resting = None;
                }
                let free = cell.filter(|_| self.resting.is_none());
                self.hover = free.zip(spot.map(|spot| spot.point));
                None
            }
            Input::Press { spot, keys } => {
                self.ctrl = keys.command;
                self.typed.clear();
                (self.done, self.writing, self.part) = (None, None, None);
                let stroke = |cell| Stroke::new(cell).from_point(spot.point).with_brush(self.brush);
                self.stroke = spot.cell(scope.puzzle.board()).map(|cell| stroke(cell).extending(keys.shift));
                None
            }
            Input::Drag(cell) => {
                let stroke = self.stroke.as_mut()?;
                match self.kind.gesture() {
                    Gesture::Path => stroke.draw_to(scope.puzzle.board(), cell),
                    _ => stroke.pass(cell),
                }
                None
            }
            Input::Release => {
                let stroke = self.stroke.take()?;
                self.resting = stroke.path().last().copied();
                self.hover = None;
                let edit = self.edit(&stroke, scope);
                let pressed = self.pressed(&stroke, edit.as_ref(), scope);
                self.ctrl = false;
                if let Some(PressTarget { index, part }) = pressed {
                    self.part = part;
                    return Some(Act::SelectRule(index));
                }
                self.writing = edit.as_ref().and_then(|edit| self.begun(edit, scope));
                edit.map(Act::Edit)
            }
            Input::Cancel => {
                if self.stroke.take().is_none() {
                    (self.done, self.writing, self.part) = (scope.rule, None, None);
                }
                self.ctrl = false;
                None
            }
            Input::Write(letter) if self.stroke.is_some() => {
                self.typed.push(letter);
                None
            }
            Input::Write(letter) => self.write(letter, scope),
            Input::Erase { all } => match self.pressed_part(scope) {
                Some(PressedPart { index, without, .. }) => {
                    Some(Act::TakeAway(Edit::ChangeRule(*index, without.clone())))
                }
                None => self.erase(all, scope),
            },
            Input::Step(step) => self.step(step, scope),
            Input::Type(_) | Input::Slide { .. } | Input::Double(_) | Input::Nudge { .. } => None,
        }
    }

    fn pending(&self, scope: &Scope<'_>) -> Option<Edit> {
        self.edit(self.stroke.as_ref()?, scope)
    }

    fn preview(&self, scope: &Scope<'_>, scene: &mut Scene) {
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
                // A first cell alone is too little for most kinds; only what grows too large is shown as wrong.
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

    fn wants_letters(&self, scope: &Scope<'_>) -> bool {
        self.stroke.is_some() || self.written(scope).is_some()
    }

    fn wants_delete(&self, scope: &Scope<'_>) -> bool {
        self.wants_letters(scope) || self.pressed_part(scope).is_some()
    }
}

/// Draws the field of the clue of a rule that is written, which shows where the clue stands while it is empty. The
/// caret stands behind what a figure goes on with; what the next figure takes the place of is framed.
fn draw_caret(rule: &Rule, board: &Board, goes_on: bool, scene: &mut Scene) {
    let (Some(at), Some(clue)) = (rule.typed_clue_point(board), rule.typed_clue(board)) else { return };
    // About as wide as the figures are set; the clue has its middle at the point.
    let half = 0.07 * clue.chars().count() as f32;
    let field = Area::new(at.x - half - 0.06, at.y - 0.15, 2.0 * half + 0.15, 0.3);
    scene.fill_areas(Layer::Wash, [field], Ink::AccentWash);
    if !goes_on {
        return scene.frame(Layer::Frame, field, Width::Cells(0.02), Ink::Accent);
    }
    let x = at.x + half + 0.04;
    scene.line(Layer::Frame, Point::new(x, at.y - 0.12), Point::new(x, at.y + 0.12), Width::Cells(0.03), Ink::Accent);
}
