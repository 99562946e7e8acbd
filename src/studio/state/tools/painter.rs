//! The tool that paints rules of one kind, by the gesture of the kind.

use super::{Act, Input, Scope, Tool};
use crate::board::{Cell, CellSet};
use crate::puzzle::{Edit, PlacedRule};
use crate::scene::{Ink, Layer, Scene, Width};
use crate::studio::state::all_grids;
use crate::variant::{Gesture, Kind, Stroke, fill_cells, outline_cells};

/// Paints rules of a kind.
pub(in crate::studio) struct RulePainter {
    kind: Kind,
    brush: usize,
    hover: Option<Cell>,
    stroke: Option<Stroke>,
    /// The stroke is meant for all grids.
    all: bool,
    /// Where the last stroke ended. As long as the pointer rests there, what a second press would do is not shown: the
    /// author looks at what the first one did.
    resting: Option<Cell>,
}

impl RulePainter {
    pub fn new(kind: Kind) -> RulePainter {
        RulePainter { kind, brush: 0, hover: None, stroke: None, all: false, resting: None }
    }

    /// Which of the kind's brushes is chosen.
    pub fn brush(&self) -> usize {
        self.brush
    }

    pub fn choose_brush(&mut self, brush: usize) {
        self.brush = brush;
    }

    /// What the stroke would do to the puzzle.
    fn edit(&self, stroke: &Stroke, scope: &Scope<'_>) -> Option<Edit> {
        if self.all && self.kind.info().gesture == Gesture::Grid {
            return all_grids::painted(scope.puzzle, self.kind, stroke);
        }
        let board = scope.puzzle.board();
        let mine = |&index: &usize| {
            let placed = &scope.puzzle.rules()[index];
            placed.rule.kind() == self.kind && placed.rule.touched_by(board, stroke, scope.rule == Some(index))
        };
        // The selected rule is asked first: where two lie over each other, the author means that one.
        let touched = scope.rule.into_iter().chain(0..scope.puzzle.rules().len()).find(mine);
        let current = touched.map(|index| &scope.puzzle.rules()[index].rule);
        match (touched, self.kind.paint(current, board, stroke)) {
            (Some(index), Some(rule)) => Some(Edit::ChangeRule(index, rule)),
            (Some(index), None) => Some(Edit::RemoveRule(index)),
            (None, Some(rule)) => Some(Edit::AddRule(PlacedRule::new(rule))),
            (None, None) => None,
        }
    }

    /// The cells a press on `cell` would speak of, and whether it would take a rule away.
    fn target(&self, cell: Cell, scope: &Scope<'_>) -> Option<(CellSet, bool)> {
        let stroke = Stroke { path: vec![cell], brush: self.brush, extend: false };
        let board = scope.puzzle.board();
        match self.kind.info().gesture {
            Gesture::Cells => Some((stroke.cells(), false)),
            Gesture::Edge => None,
            Gesture::Box | Gesture::Square | Gesture::Grid => match self.edit(&stroke, scope)? {
                Edit::AddRule(placed) => Some((placed.rule.cells(board), false)),
                Edit::ChangeRule(_, rule) => Some((rule.cells(board), false)),
                Edit::RemoveRule(index) => Some((scope.puzzle.rules()[index].rule.cells(board), true)),
                Edit::SetTitle(_)
                | Edit::SetAuthor(_)
                | Edit::SetSymbols(_)
                | Edit::Lay { .. }
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
                self.hover = cell.filter(|_| self.resting.is_none());
                None
            }
            Input::Press { spot, keys } => {
                let (cell, extend) = (spot.cell(scope.puzzle.board()), keys.shift || keys.command);
                self.all = keys.command;
                self.stroke = cell.map(|cell| Stroke { path: vec![cell], brush: self.brush, extend });
                None
            }
            Input::Drag(cell) => {
                let stroke = self.stroke.as_mut()?;
                if !stroke.path.contains(&cell) {
                    stroke.path.push(cell);
                }
                None
            }
            Input::Release => {
                let stroke = self.stroke.take()?;
                self.resting = stroke.path.last().copied();
                self.hover = None;
                let edit = self.edit(&stroke, scope);
                self.all = false;
                edit.map(Act::Edit)
            }
            Input::Cancel => {
                self.stroke = None;
                self.all = false;
                None
            }
            Input::Type(_) | Input::Erase { .. } | Input::Slide { .. } | Input::Double(_) | Input::Nudge { .. } => None,
        }
    }

    fn pending(&self, scope: &Scope<'_>) -> Option<Edit> {
        self.edit(self.stroke.as_ref()?, scope)
    }

    fn preview(&self, scope: &Scope<'_>, scene: &mut Scene) {
        match &self.stroke {
            Some(stroke) => {
                let refused = self.edit(stroke, scope).is_some_and(|edit| edit.apply(scope.puzzle).is_err());
                // A first cell alone is too little for most kinds; only what grows too large is shown as wrong.
                let ink = if refused && stroke.path.len() > 1 { Ink::ErrorWash } else { Ink::AccentWash };
                if self.kind.info().gesture == Gesture::Cells {
                    fill_cells(scene, Layer::Wash, &stroke.cells(), ink);
                }
            }
            None => {
                let target = self.hover.and_then(|cell| self.target(cell, scope));
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
}
