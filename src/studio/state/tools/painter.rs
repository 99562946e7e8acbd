//! The tool that paints rules of one kind, by the gesture of the kind.

use super::{Act, Input, Scope, Tool};
use crate::board::{Board, Cell, CellSet};
use crate::place::{Gesture, Painted, Stroke};
use crate::puzzle::{Edit, PlacedRule};
use crate::scene::{Area, Ink, Layer, Point, Scene, Width};
use crate::studio::state::all_grids;
use crate::variant::{Group, Kind, Rule, fill_cells, outline_cells};

/// Paints rules of a kind.
pub(in crate::studio) struct RulePainter {
    kind: Kind,
    brush: usize,
    /// The cell under the pointer, and where in it the pointer is.
    hover: Option<(Cell, Point)>,
    stroke: Option<Stroke>,
    /// The stroke is meant for all grids.
    all: bool,
    /// Where the last stroke ended. As long as the pointer rests there, what a second press would do is not shown: the
    /// author looks at what the first one did.
    resting: Option<Cell>,
    /// What was typed while the stroke ran.
    typed: String,
    /// The rule whose clue is written to the end: typing no longer changes it.
    done: Option<usize>,
    /// The line that was painted last.
    tip: Option<Tip>,
    /// The stroke began at the end of that line.
    goes_on: bool,
}

/// A line as it was painted, and where the stroke that painted it ended.
struct Tip {
    line: Rule,
    end: Cell,
}

impl RulePainter {
    pub fn new(kind: Kind) -> RulePainter {
        RulePainter {
            kind,
            brush: 0,
            hover: None,
            stroke: None,
            all: false,
            resting: None,
            typed: String::new(),
            done: None,
            tip: None,
            goes_on: false,
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

    /// The rule with a clue to type that a click on a cell means, by its place in the list.
    fn clicked(&self, stroke: &Stroke, scope: &Scope<'_>) -> Option<usize> {
        let by_cells = matches!(self.kind.gesture(), Gesture::Cells | Gesture::Path);
        if !by_cells || stroke.path().len() > 1 || stroke.extends() {
            return None;
        }
        let board = scope.puzzle.board();
        let mine = |&index: &usize| {
            let rule = &scope.puzzle.rules()[index].rule;
            rule.kind() == self.kind && rule.typed_clue(board).is_some() && rule.cells(board).contains(stroke.start())
        };
        (0..scope.puzzle.rules().len()).rev().find(mine)
    }

    /// The selected rule with one more letter of its clue; where that is no clue, the letter begins another one.
    fn write(&self, letter: char, scope: &Scope<'_>) -> Option<Act> {
        let index = self.written(scope)?;
        let (board, rule) = (scope.puzzle.board(), &scope.puzzle.rules().get(index)?.rule);
        let longer = format!("{}{letter}", rule.typed_clue(board)?);
        let written =
            rule.with_typed_clue(board, &longer).or_else(|_| rule.with_typed_clue(board, &letter.to_string()));
        Some(match written {
            Ok(rule) => Act::Edit(Edit::ChangeRule(index, rule)),
            Err(reason) => Act::Refuse(reason.to_string()),
        })
    }

    /// The selected rule without the last letter of its clue, or without all; without a clue it is deleted.
    fn erase(&self, all: bool, scope: &Scope<'_>) -> Option<Act> {
        let index = self.written(scope)?;
        let (board, rule) = (scope.puzzle.board(), &scope.puzzle.rules().get(index)?.rule);
        let mut clue = rule.typed_clue(board)?;
        if clue.pop().is_none() {
            return all.then_some(Act::Edit(Edit::RemoveRule(index)));
        }
        let shorter = if all { "" } else { &clue };
        let rule = rule.with_typed_clue(board, shorter).or_else(|_| rule.with_typed_clue(board, ""));
        rule.ok().map(|rule| Act::Edit(Edit::ChangeRule(index, rule)))
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

    /// Whether a cell is the end of the line that was painted last, which is selected still, and as it was painted.
    fn is_tip(&self, cell: Cell, scope: &Scope<'_>) -> bool {
        let selected = scope.rule.and_then(|index| scope.puzzle.rules().get(index));
        let tip = self.tip.as_ref().filter(|tip| tip.end == cell);
        tip.zip(selected).is_some_and(|(tip, selected)| tip.line == selected.rule)
    }

    /// The stroke as it is meant: one that leaves the line that was painted last at its end goes on with it.
    fn meant(&self, stroke: &Stroke, board: &Board) -> Stroke {
        let leaves = |tip: &Tip| stroke.path().get(1).is_some_and(|&cell| !tip.line.cells(board).contains(cell));
        let goes_on = self.goes_on && self.tip.as_ref().is_some_and(leaves);
        stroke.clone().extending(stroke.extends() || goes_on)
    }

    /// The line that the stroke's edit leaves, if the stroke ends where the line does.
    fn painted_line(&self, edit: &Edit, stroke: &Stroke, scope: &Scope<'_>) -> Option<Tip> {
        let (board, further) = (scope.puzzle.board(), &stroke.path()[1..]);
        let end = further.last().copied().filter(|_| self.kind.gesture() == Gesture::Path)?;
        if let Edit::AddRule(placed) = edit {
            return Some(Tip { line: placed.rule.clone(), end });
        }
        if let Edit::ChangeRule(index, line) = edit {
            // Where the stroke ran into the line that was there, the line has ended before.
            let before = scope.puzzle.rules().get(*index)?.rule.cells(board);
            let free = further.iter().all(|&cell| !before.contains(cell)) && line.cells(board).contains(end);
            return free.then(|| Tip { line: line.clone(), end });
        }
        None
    }

    /// What the stroke would do to the puzzle.
    fn edit(&self, stroke: &Stroke, scope: &Scope<'_>) -> Option<Edit> {
        if self.all && self.kind.gesture() == Gesture::Grid {
            return all_grids::painted(scope.puzzle, self.kind, stroke);
        }
        let board = scope.puzzle.board();
        let stroke = &self.meant(stroke, board);
        let changed = |index: usize| {
            let rule = &scope.puzzle.rules().get(index)?.rule;
            // Only the selected rule is changed by a stroke that is meant to change one.
            let stroke = stroke.clone().extending(stroke.extends() && scope.rule == Some(index));
            match (rule.kind() == self.kind).then(|| self.kind.painted(Some(rule), board, &stroke))? {
                Painted::Now(rule) => Some(Edit::ChangeRule(index, rule)),
                Painted::Gone => Some(Edit::RemoveRule(index)),
                Painted::Untouched => None,
            }
        };
        // The selected rule is asked first: where two lie over each other, the author means that one.
        let touched = scope.rule.into_iter().chain(0..scope.puzzle.rules().len()).find_map(changed);
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

    /// The cells a press at a point of `cell` would speak of, and whether it would take a rule away.
    fn target(&self, cell: Cell, point: Point, scope: &Scope<'_>) -> Option<(CellSet, bool)> {
        let stroke = Stroke::new(cell).from_point(point).with_brush(self.brush);
        let board = scope.puzzle.board();
        match self.kind.gesture() {
            Gesture::Cells | Gesture::Path => Some((stroke.cells(), false)),
            Gesture::Edge => None,
            Gesture::Box | Gesture::Square | Gesture::Grid | Gesture::Border | Gesture::Corner => {
                match self.edit(&stroke, scope)? {
                    Edit::AddRule(placed) => Some((placed.rule.cells(board), false)),
                    Edit::ChangeRule(_, rule) => Some((rule.cells(board), false)),
                    Edit::RemoveRule(index) => Some((scope.puzzle.rules()[index].rule.cells(board), true)),
                    Edit::SetTitle(_)
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
                }
            }
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
                let (cell, extend) = (spot.cell(scope.puzzle.board()), keys.shift || keys.command);
                self.all = keys.command;
                self.typed.clear();
                self.done = None;
                self.goes_on = !extend && cell.is_some_and(|cell| self.is_tip(cell, scope));
                self.stroke =
                    cell.map(|cell| Stroke::new(cell).from_point(spot.point).with_brush(self.brush).extending(extend));
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
                if let Some(index) = self.clicked(&stroke, scope) {
                    self.all = false;
                    return Some(Act::SelectRule(index));
                }
                let edit = self.edit(&stroke, scope);
                self.tip = edit.as_ref().and_then(|edit| self.painted_line(edit, &stroke, scope));
                self.all = false;
                edit.map(Act::Edit)
            }
            Input::Cancel => {
                if self.stroke.take().is_none() {
                    self.done = scope.rule;
                    self.tip = None;
                }
                self.all = false;
                None
            }
            Input::Write(letter) if self.stroke.is_some() => {
                self.typed.push(letter);
                None
            }
            Input::Write(letter) => self.write(letter, scope),
            Input::Erase { all } => self.erase(all, scope),
            Input::Type(_) | Input::Slide { .. } | Input::Double(_) | Input::Nudge { .. } => None,
        }
    }

    fn pending(&self, scope: &Scope<'_>) -> Option<Edit> {
        self.edit(self.stroke.as_ref()?, scope)
    }

    fn preview(&self, scope: &Scope<'_>, scene: &mut Scene) {
        if let Some(index) = self.written(scope).filter(|_| self.stroke.is_none()) {
            draw_caret(&scope.puzzle.rules()[index].rule, scope.puzzle.board(), scene);
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
                    Some((cells, true)) => outline_cells(scene, Layer::Frame, &cells, 0.0, Width::Thick, Ink::Error),
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
}

/// The caret behind the clue of a rule, in a field that shows where the clue stands while it is empty.
fn draw_caret(rule: &Rule, board: &Board, scene: &mut Scene) {
    let (Some(at), Some(clue)) = (rule.typed_clue_point(board), rule.typed_clue(board)) else { return };
    // About as wide as the figures are set; the clue has its middle at the point.
    let half = 0.07 * clue.chars().count() as f32;
    let field = Area::new(at.x - half - 0.06, at.y - 0.15, 2.0 * half + 0.15, 0.3);
    scene.fill_areas(Layer::Wash, [field], Ink::AccentWash);
    let x = at.x + half + 0.04;
    scene.line(Layer::Frame, Point::new(x, at.y - 0.12), Point::new(x, at.y + 0.12), Width::Cells(0.03), Ink::Accent);
}
