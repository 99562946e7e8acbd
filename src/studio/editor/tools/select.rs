//! The tool that selects the rules drawn on the board, and changes and moves them.

use std::collections::BTreeSet;

use crate::board::{Board, Cell, OutsidePosition};
use crate::place::{Gesture, Stroke};
use crate::puzzle::Edit;
use crate::scene::{Area, Ink, Layer, Pen, Point, Scene, Width};
use crate::studio::document::open_document::Selection;
use crate::studio::editor::tools::clue_entry::ClueEntry;
use crate::studio::editor::tools::elements::{distance, elements_at, mark_at};
use crate::studio::editor::tools::{CanvasSpot, HeldModifiers, RuleMover, Tool, ToolAction, ToolInput, ToolScope};
use crate::variant::{Rule, cell_area, fill_cells, outline_cells};
use crate::words::say;

/// The radius of a handle as drawn, in cells.
const HANDLE_RADIUS: f32 = 0.1;
/// The radius within which the pointer hits a handle, in cells.
const HANDLE_HIT_RADIUS: f32 = 0.24;

/// The gestures: a click selects the rule under the pointer, and further clicks there select those below it in turn and
/// then the cell. With Ctrl or Shift, a click adds a rule to the selection or removes it. A drag moves the selected
/// rules; a drag of one of its handles makes a rule longer or shorter; a drag that begins where no rule is selects the
/// rules within a frame. A double click opens a number.
pub(in crate::studio) struct SelectTool {
    press: Option<ElementPress>,
    /// The rules that were pressed last, the earlier one first. The first click of a double click on a selected rule
    /// has already selected another one.
    pressed: [Option<usize>; 2],
    hover: Option<usize>,
    mover: RuleMover,
    entry: ClueEntry,
}

/// A press and the drag that follows it.
struct ElementPress {
    spot: CanvasSpot,
    keys: HeldModifiers,
    /// The rule under the spot that the press selects or drags.
    rule: Option<usize>,
    /// True if the rule was selected before the press, so that a click selects the next one.
    was_selected: bool,
    drag: ElementDrag,
}

enum ElementDrag {
    /// The pointer has not left the place of the press.
    Click,
    /// The selected rules follow the pointer.
    Move,
    /// An end of the selected rule follows the pointer.
    End(Stroke),
    /// A frame from the spot of the press to this point.
    Frame(Point),
}

/// Returns the handles of the selected rule, each with its cell: on the ends of a line, and at the lower right corner
/// of an area. A locked rule has none.
fn handles(scope: &ToolScope<'_>) -> Vec<(Cell, Point)> {
    let placed = scope.rule.and_then(|index| scope.puzzle.rules().get(index)).filter(|placed| !placed.locked);
    let Some(placed) = placed.filter(|placed| placed.on && scope.rules.len() < 2) else { return vec![] };
    let is_line = placed.rule.kind().gesture() == Gesture::Path;
    let at = |cell: Cell| if is_line { cell_area(cell).center() } else { cell_area(cell).max };
    placed.rule.ends().into_iter().map(|cell| (cell, at(cell))).collect()
}

/// Returns the cell of the handle at a spot.
fn handle_at(spot: CanvasSpot, scope: &ToolScope<'_>) -> Option<Cell> {
    let away = |at: Point| distance(at, spot.point);
    let near = handles(scope).into_iter().filter(|&(_, at)| away(at) <= HANDLE_HIT_RADIUS);
    near.min_by(|(_, one), (_, other)| away(*one).total_cmp(&away(*other))).map(|(cell, _)| cell)
}

/// Returns the rectangle between two points.
fn framed(from: Point, to: Point) -> Area {
    Area::new(from.x.min(to.x), from.y.min(to.y), (from.x - to.x).abs(), (from.y - to.y).abs())
}

/// Returns the rules whose cells all have their centres in a frame, except those of boxes, grids and outside clues.
fn rules_within(frame: Area, scope: &ToolScope<'_>) -> BTreeSet<usize> {
    let board = scope.puzzle.board();
    let is_inside = |cell: Cell| {
        let at = cell_area(cell).center();
        (frame.min.x..=frame.max.x).contains(&at.x) && (frame.min.y..=frame.max.y).contains(&at.y)
    };
    let is_local = |rule: &Rule| !matches!(rule.kind().gesture(), Gesture::Grid | Gesture::Box | Gesture::Edge);
    let rules = scope.puzzle.rules().iter().enumerate().filter(|(_, placed)| placed.on && is_local(&placed.rule));
    let within = rules.filter(|(_, placed)| placed.rule.cells(board).iter().all(is_inside));
    within.map(|(index, _)| index).collect()
}

/// Returns the position of the outside clue of a rule at a spot.
fn outside_clue_at(spot: CanvasSpot, rule: &Rule, board: &Board) -> Option<OutsidePosition> {
    OutsidePosition::at(board, spot.place()).find(|&position| !rule.clue(position).is_empty())
}

impl Default for SelectTool {
    fn default() -> SelectTool {
        let (entry, mover) = (ClueEntry::new(None), RuleMover::default());
        SelectTool { press: None, pressed: [None; 2], hover: None, mover, entry }
    }
}

impl SelectTool {
    /// Returns whether rules are being moved.
    pub fn moves_rules(&self) -> bool {
        self.mover.is_busy()
    }

    fn press(&mut self, spot: CanvasSpot, keys: HeldModifiers, scope: &ToolScope<'_>) -> Option<ToolAction> {
        self.entry.close();
        let adds = keys.shift || keys.command;
        if let Some(end) = handle_at(spot, scope).filter(|_| !adds) {
            let drag = ElementDrag::End(Stroke::new(end));
            self.press = Some(ElementPress { spot, keys, rule: scope.rule, was_selected: true, drag });
            self.pressed = [self.pressed[1], scope.rule];
            return None;
        }
        let elements = elements_at(spot, scope);
        let selected = elements.iter().copied().find(|index| scope.rules.contains(index) && !adds);
        let rule = selected.or_else(|| elements.first().copied());
        self.press =
            Some(ElementPress { spot, keys, rule, was_selected: selected.is_some(), drag: ElementDrag::Click });
        self.pressed = [self.pressed[1], rule];
        match (rule, spot.cell(scope.puzzle.board())) {
            (Some(rule), _) if adds => Some(ToolAction::ToggleRule(rule)),
            (Some(rule), _) if selected.is_none() => Some(ToolAction::SelectRules(Some(rule), [rule].into())),
            (None, Some(cell)) if !adds => Some(ToolAction::Select(Selection::just(cell))),
            (None, None) if !adds => Some(ToolAction::Select(Selection::default())),
            _ => None,
        }
    }

    /// Returns the action of a click on the selected rule: it selects the next rule below it and, after the last one,
    /// the cell.
    fn click(spot: CanvasSpot, rule: usize, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let elements = elements_at(spot, scope);
        let place = elements.iter().position(|&index| index == rule)?;
        if let Some(&next) = elements.get(place + 1) {
            return Some(ToolAction::SelectRules(Some(next), [next].into()));
        }
        let first = || elements.first().map(|&first| ToolAction::SelectRules(Some(first), [first].into()));
        let cell = spot.cell(scope.puzzle.board());
        cell.map(|cell| ToolAction::Select(Selection::just(cell))).or_else(first)
    }

    fn slide(&mut self, input: ToolInput, to: CanvasSpot, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let press = self.press.as_mut()?;
        if matches!(press.drag, ElementDrag::Click) && (press.keys.shift || press.keys.command) {
            return None;
        }
        match press.drag {
            ElementDrag::Click if to.place() == press.spot.place() => None,
            ElementDrag::Click => match press.rule {
                Some(index) => {
                    let has_clues = |rule: &Rule| rule.kind().gesture() == Gesture::Edge;
                    if scope.puzzle.rules().get(index).is_none_or(|placed| has_clues(&placed.rule)) {
                        return None;
                    }
                    press.drag = ElementDrag::Move;
                    let lift = ToolInput::Press { spot: press.spot, keys: HeldModifiers { alt: true, ..press.keys } };
                    // A locked rule cannot be moved.
                    self.mover.input(lift, scope).or_else(|| self.mover.input(input, scope))
                }
                None => {
                    press.drag = ElementDrag::Frame(to.point);
                    Some(ToolAction::Select(Selection::default()))
                }
            },
            ElementDrag::Move => self.mover.input(input, scope),
            ElementDrag::Frame(_) => {
                press.drag = ElementDrag::Frame(to.point);
                let rules = rules_within(framed(press.spot.point, to.point), scope);
                Some(ToolAction::SelectRules(rules.last().copied(), rules))
            }
            ElementDrag::End(_) => None,
        }
    }

    fn release(&mut self, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let pending = self.pending(scope);
        let press = self.press.take()?;
        // A handle that was not dragged was clicked, like the rule below it.
        let is_click = match &press.drag {
            ElementDrag::Click => true,
            ElementDrag::End(stroke) => stroke.path().len() == 1,
            ElementDrag::Move | ElementDrag::Frame(_) => false,
        };
        if is_click {
            let rule = press.rule.filter(|_| press.was_selected)?;
            return SelectTool::click(press.spot, rule, scope);
        }
        match press.drag {
            ElementDrag::Click => None,
            ElementDrag::Move => self.mover.input(ToolInput::Release, scope),
            ElementDrag::End(_) => pending.map(ToolAction::Edit),
            ElementDrag::Frame(_) => None,
        }
    }

    /// Opens the number at a spot: the one under the pointer, or else that of the rule pressed first.
    fn open(&mut self, spot: CanvasSpot, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let rule = mark_at(spot, scope).or(self.pressed[0]).or(self.pressed[1])?;
        let placed = scope.puzzle.rules().get(rule)?;
        if placed.locked {
            return Some(ToolAction::Refuse(say!("do-rule-locked")));
        }
        if placed.rule.kind().gesture() == Gesture::Edge {
            let position = outside_clue_at(spot, &placed.rule, scope.puzzle.board())?;
            return Some(ToolAction::OpenOutsideClue(placed.rule.kind(), position));
        }
        self.entry.open(rule, scope).then(|| ToolAction::SelectRules(Some(rule), [rule].into()))
    }
}

impl Tool for SelectTool {
    fn input(&mut self, input: ToolInput, scope: &ToolScope<'_>) -> Option<ToolAction> {
        match input {
            ToolInput::Hover(spot) => {
                // A press on a handle or on a selected rule takes hold of that one.
                self.hover = spot.filter(|&spot| handle_at(spot, scope).is_none()).and_then(|spot| {
                    let elements = elements_at(spot, scope);
                    let is_held = elements.iter().any(|index| scope.rules.contains(index));
                    elements.first().copied().filter(|_| !is_held)
                });
                None
            }
            ToolInput::Press { spot, keys } => self.press(spot, keys, scope),
            ToolInput::Drag(cell) => {
                if let Some(ElementPress { drag: ElementDrag::End(stroke), .. }) = &mut self.press {
                    stroke.draw_to(scope.puzzle.board(), cell);
                }
                None
            }
            ToolInput::Slide { spot, .. } => self.slide(input, spot, scope),
            ToolInput::Release => self.release(scope),
            ToolInput::Double(spot) => self.open(spot, scope),
            ToolInput::Cancel => {
                if self.press.take().is_some() {
                    return self.mover.input(ToolInput::Cancel, scope);
                }
                if self.entry.is_open() {
                    self.entry.close();
                    return None;
                }
                Some(ToolAction::Select(Selection::default()))
            }
            ToolInput::Write(letter) => self.entry.write(letter, scope),
            ToolInput::Erase { all } => self.entry.erase(all, scope),
            ToolInput::Step(step) => self.entry.step(step, scope),
            ToolInput::Type(_) | ToolInput::Nudge { .. } => None,
        }
    }

    fn pending(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        let press = self.press.as_ref()?;
        match &press.drag {
            ElementDrag::Click | ElementDrag::Frame(_) => None,
            ElementDrag::Move => self.mover.pending(scope),
            ElementDrag::End(stroke) => {
                let (index, placed) = press.rule.and_then(|index| Some((index, scope.puzzle.rules().get(index)?)))?;
                placed.rule.with_end_dragged(stroke.path()).map(|rule| Edit::ChangeRule(index, rule))
            }
        }
    }

    fn preview(&self, scope: &ToolScope<'_>, scene: &mut Scene) {
        self.mover.preview(scope, scene);
        if let Some(ElementPress { spot, drag: ElementDrag::Frame(to), .. }) = &self.press {
            let pen = Pen::new(Width::Cells(0.03)).dashed(0.12, 0.08);
            scene.frame(Layer::Frame, framed(spot.point, *to), pen, Ink::Accent);
        }
        let hover = self.hover.filter(|index| self.press.is_none() && !scope.rules.contains(index));
        if let Some(placed) = hover.and_then(|index| scope.puzzle.rules().get(index)) {
            let cells = placed.rule.cells(scope.puzzle.board());
            match placed.rule.kind().gesture() {
                Gesture::Path | Gesture::Edge => fill_cells(scene, Layer::Wash, &cells, Ink::AccentWash),
                _ => outline_cells(scene, Layer::Frame, &cells, 0.03, Width::Cells(0.02), Ink::Accent),
            }
        }
        if self.press.is_none() && scope.selection.cells.is_empty() {
            self.entry.draw(scope, scene);
        }
        let end = match &self.press {
            Some(ElementPress { drag: ElementDrag::End(stroke), .. }) => stroke.path().last().copied(),
            Some(ElementPress { drag: ElementDrag::Move | ElementDrag::Frame(_), .. }) => return,
            Some(_) | None => None,
        };
        let shown = match end {
            Some(end) => vec![cell_area(end).center()],
            None => handles(scope).into_iter().map(|(_, at)| at).collect(),
        };
        for at in shown {
            scene.disc(Layer::Frame, at, HANDLE_RADIUS, Ink::Paper);
            scene.ring(Layer::Frame, at, HANDLE_RADIUS, Width::Cells(0.04), Ink::Accent);
        }
    }

    fn is_busy(&self) -> bool {
        self.press.is_some()
    }

    fn restoring_edit(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        self.entry.restoring_edit(scope)
    }

    fn wants_letters(&self, scope: &ToolScope<'_>) -> bool {
        scope.selection.cells.is_empty() && self.entry.written(scope).is_some()
    }

    fn steps_between_clues(&self, scope: &ToolScope<'_>) -> bool {
        self.entry.is_open() && self.wants_letters(scope)
    }
}
