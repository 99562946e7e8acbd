//! The tool that paints the rules of one kind, by the gesture of the kind.

use crate::board::{Board, Cell, CellSet};
use crate::place::{Gesture, Stroke, StrokeEffect};
use crate::puzzle::{Edit, PlacedRule};
use crate::scene::{Ink, Layer, Point, Scene, Width};
use crate::studio::editor::all_grids;
use crate::studio::editor::tools::clue_entry::ClueEntry;
use crate::studio::editor::tools::{Tool, ToolAction, ToolInput, ToolScope};
use crate::variant::{Kind, KindGroup, Rule, fill_cells, outline_cells};

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
    /// The entry of clues of the selected rule.
    entry: ClueEntry,
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
            entry: ClueEntry::new(Some(kind)),
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

    /// Returns the target of a click: the rule or part that the same stroke would remove, or else the last rule of the
    /// kind on the cell, and on repeated clicks those below it in turn. `edit` is the edit that the stroke would make.
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
        let all: Vec<usize> = (0..rules.len()).rev().filter(|index| by_cells && here(index)).collect();
        // A click on the selected rule selects the next one below it.
        let selected = all.iter().position(|&index| scope.rule == Some(index));
        let next = selected.map_or(0, |place| (place + 1) % all.len());
        Some(PressTarget { index: *all.get(next)?, part: None })
    }

    /// Returns the pressed part, as long as its rule is unchanged.
    fn pressed_part(&self, scope: &ToolScope<'_>) -> Option<&PressedPart> {
        let is_there = |part: &&PressedPart| {
            let rule = scope.puzzle.rules().get(part.index).map(|placed| &placed.rule);
            scope.rule == Some(part.index) && rule == Some(&part.rule)
        };
        self.part.as_ref().filter(is_there)
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
                self.entry.close();
                self.part = None;
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
                self.entry.resume(edit.as_ref().and_then(|edit| self.begun_clue(edit, scope)));
                edit.map(ToolAction::Edit)
            }
            ToolInput::Cancel => {
                self.ctrl = false;
                if self.stroke.take().is_some() {
                    return None;
                }
                self.part = None;
                self.entry.complete(scope);
                None
            }
            ToolInput::Write(letter) if self.stroke.is_some() => {
                self.typed.push(letter);
                None
            }
            ToolInput::Write(letter) => self.entry.write(letter, scope),
            ToolInput::Erase { all } => match self.pressed_part(scope) {
                Some(PressedPart { index, without, .. }) => {
                    Some(ToolAction::RemovePart(Edit::ChangeRule(*index, without.clone())))
                }
                None => self.entry.erase(all, scope),
            },
            ToolInput::Step(step) => self.entry.step(step, scope),
            // The first of the two clicks has selected the rule.
            ToolInput::Double(_) => {
                let index = self.entry.written(scope)?;
                self.entry.open(index, scope);
                None
            }
            ToolInput::Type(_) | ToolInput::Slide { .. } | ToolInput::Nudge { .. } => None,
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
        if self.stroke.is_none() {
            self.entry.draw(scope, scene);
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

    fn restoring_edit(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        self.entry.restoring_edit(scope)
    }

    fn wants_letters(&self, scope: &ToolScope<'_>) -> bool {
        self.stroke.is_some() || self.entry.written(scope).is_some()
    }

    fn wants_delete(&self, scope: &ToolScope<'_>) -> bool {
        self.wants_letters(scope) || self.pressed_part(scope).is_some()
    }
}
