//! The tool that writes clues beyond the edges of grids: choose a place, then type.

use super::{Act, Input, Scope, Spot, Tool};
use crate::board::{Board, Digit, Lookout};
use crate::puzzle::{Edit, PlacedRule, Puzzle};
use crate::scene::{Area, Ink, Layer, Scene, Width};
use crate::variant::{Kind, Rule, cell_area};

/// Writes the clues of one kind.
pub(in crate::studio) struct ClueWriter {
    kind: Kind,
    hover: Option<Lookout>,
    chosen: Option<Lookout>,
}

impl ClueWriter {
    pub fn new(kind: Kind) -> ClueWriter {
        ClueWriter { kind, hover: None, chosen: None }
    }

    /// The rules of the kind with their place in the list.
    fn rules<'a>(&self, puzzle: &'a Puzzle) -> impl Iterator<Item = (usize, &'a Rule)> {
        let kind = self.kind;
        let rules = puzzle.rules().iter().enumerate().map(|(index, placed)| (index, &placed.rule));
        rules.filter(move |(_, rule)| rule.kind() == kind)
    }

    /// What is written at the place now.
    fn clue(&self, puzzle: &Puzzle, lookout: Lookout) -> String {
        self.rules(puzzle).map(|(_, rule)| rule.clue(lookout)).find(|clue| !clue.is_empty()).unwrap_or_default()
    }

    /// Writes at the chosen place.
    fn write(&self, puzzle: &Puzzle, lookout: Lookout, clue: &str) -> Option<Act> {
        let changed = |current: Option<&Rule>| self.kind.with_clue(current, lookout, clue);
        // The rule that has a clue there already, or else one that takes it.
        let holds = |rule: &Rule| !rule.clue(lookout).is_empty();
        let takes = |rule: &Rule| changed(Some(rule)).is_ok_and(|made| made.is_some_and(|made| holds(&made)));
        let mine = self.rules(puzzle).find(|(_, rule)| holds(rule));
        let mine = mine.or_else(|| self.rules(puzzle).find(|(_, rule)| takes(rule)));
        match (mine.map(|(index, _)| index), changed(mine.map(|(_, rule)| rule))) {
            (_, Err(reason)) => Some(Act::Refuse(reason.to_string())),
            (Some(index), Ok(Some(rule))) => Some(Act::Edit(Edit::ChangeRule(index, rule))),
            (Some(index), Ok(None)) => Some(Act::Edit(Edit::RemoveRule(index))),
            (None, Ok(Some(rule))) => Some(Act::Edit(Edit::AddRule(PlacedRule::new(rule)))),
            (None, Ok(None)) => None,
        }
    }
}

/// The place beyond an edge that a spot means: where several grids look out from the same cell, the nearest edge.
fn lookout_at(board: &Board, spot: Spot) -> Option<Lookout> {
    let place = cell_area(spot.place());
    let distance = |lookout: &Lookout| match lookout.side.outward() {
        (-1, _) => place.max.y - spot.point.y,
        (1, _) => spot.point.y - place.min.y,
        (_, -1) => place.max.x - spot.point.x,
        _ => spot.point.x - place.min.x,
    };
    Lookout::at(board, spot.place()).min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

/// Where a place is drawn: its whole square beside the board, a strip along the edge where another grid lies.
fn place_area(board: &Board, lookout: Lookout) -> Option<Area> {
    let place = lookout.place(board.grid(lookout.grid)?);
    let square = cell_area(place);
    if !board.contains(place) {
        return Some(square);
    }
    let depth = 0.34;
    Some(match lookout.side.outward() {
        (-1, _) => Area::new(square.min.x, square.max.y - depth, 1.0, depth),
        (1, _) => Area::new(square.min.x, square.min.y, 1.0, depth),
        (_, -1) => Area::new(square.max.x - depth, square.min.y, depth, 1.0),
        _ => Area::new(square.min.x, square.min.y, depth, 1.0),
    })
}

/// The clue with the digit added, or taken away if it was there; clues name digits from 1.
fn toggled(clue: &str, digit: Digit) -> String {
    match clue.contains(digit.symbol()) {
        true => clue.replace(digit.symbol(), ""),
        false => format!("{clue}{}", digit.symbol()),
    }
}

impl Tool for ClueWriter {
    fn input(&mut self, input: Input, scope: &Scope<'_>) -> Option<Act> {
        let board = scope.puzzle.board();
        self.chosen = self.chosen.filter(|chosen| board.grid(chosen.grid).is_some());
        match input {
            Input::Hover(spot) => {
                self.hover = spot.and_then(|spot| lookout_at(board, spot));
                None
            }
            Input::Press { spot, .. } => {
                self.chosen = lookout_at(board, spot);
                match self.chosen {
                    Some(_) => None,
                    None => Some(Act::Refuse("Clues stand beside a grid: click a place beyond its edge".to_owned())),
                }
            }
            Input::Type(digit) => {
                let chosen = self.chosen?;
                self.write(scope.puzzle, chosen, &toggled(&self.clue(scope.puzzle, chosen), digit))
            }
            Input::Erase { all } => {
                let chosen = self.chosen?;
                let mut clue = self.clue(scope.puzzle, chosen);
                clue.pop();
                self.write(scope.puzzle, chosen, if all { "" } else { &clue })
            }
            Input::Cancel => {
                self.chosen = None;
                None
            }
            Input::Write(_)
            | Input::Drag(_)
            | Input::Slide { .. }
            | Input::Release
            | Input::Double(_)
            | Input::Nudge { .. } => None,
        }
    }

    fn pending(&self, _scope: &Scope<'_>) -> Option<Edit> {
        None
    }

    fn preview(&self, scope: &Scope<'_>, scene: &mut Scene) {
        let board = scope.puzzle.board();
        for (id, grid) in board.grid_ids().zip(board.grids()) {
            for lookout in Lookout::around(id, grid) {
                let place = lookout.place(grid);
                if !board.contains(place) {
                    scene.include(cell_area(place));
                    scene.frame(Layer::Mark, cell_area(place).expanded(-0.06), Width::Thin, Ink::ThinLine);
                }
            }
        }
        let area = |lookout: Option<Lookout>| lookout.and_then(|lookout| place_area(board, lookout));
        if let Some(area) = area(self.hover.filter(|_| self.hover != self.chosen)) {
            scene.fill_areas(Layer::Wash, [area], Ink::AccentWash);
        }
        if let Some(area) = area(self.chosen) {
            scene.fill_areas(Layer::Wash, [area], Ink::AccentWash);
            scene.frame(Layer::Frame, area, Width::Cells(0.05), Ink::Accent);
        }
    }

    fn is_busy(&self) -> bool {
        self.chosen.is_some()
    }

    fn wants_digits(&self) -> bool {
        self.chosen.is_some()
    }
}
