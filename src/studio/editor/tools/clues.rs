//! The tool that writes outside clues: choose a place, then type.

use std::cmp::Ordering;

use crate::board::{Board, Digit, OutsidePosition};
use crate::puzzle::{Edit, Puzzle};
use crate::scene::{Area, Ink, Item, Layer, Point, Scene, TextRole, Width};
use crate::studio::document::open_document::TypingTarget;
use crate::studio::editor::tools::next_place::towards;
use crate::studio::editor::tools::outside_places::{free_areas, nearest_outside_position, place_area};
use crate::studio::editor::tools::{CanvasSpot, ClueStep, Tool, ToolAction, ToolInput, ToolScope};
use crate::variant::{Context, Kind, Rule, cell_area, draw_diagonal_arrow};
use crate::words::{message, say};

/// The tool for the clues of one kind.
pub(in crate::studio) struct ClueWriter {
    kind: Kind,
    hover: Option<OutsidePosition>,
    chosen: Option<OutsidePosition>,
    /// The drag of a clue: Some while a clue is pressed; the inner Option is the other outside position that it is
    /// dragged to.
    drag: Option<Option<OutsidePosition>>,
    /// The clue so far, if one is being written at the chosen outside position. A figure continues it; the first
    /// figure at a position begins a new number.
    writing: Option<String>,
    /// The clue that a double click opened, as it was then.
    opened: Option<String>,
}

impl ClueWriter {
    pub fn new(kind: Kind) -> ClueWriter {
        ClueWriter { kind, hover: None, chosen: None, drag: None, writing: None, opened: None }
    }

    /// Opens the clue at an outside position with the caret after its last figure.
    pub fn open(&mut self, puzzle: &Puzzle, outside_position: OutsidePosition) {
        let clue = self.clue(puzzle, outside_position);
        self.chosen = Some(outside_position);
        (self.writing, self.opened) = (Some(clue.clone()), Some(clue));
    }

    /// Returns the outside position that the chosen clue is dragged to, and the edit that moves it there. If that
    /// position already has a clue, the two clues swap places.
    fn drag_edit(&self, puzzle: &Puzzle) -> Option<(OutsidePosition, Edit)> {
        let (from, to) = (self.chosen?, self.drag??);
        let (clue, other) = (self.clue(puzzle, from), self.clue(puzzle, to));
        let (mut edits, mut after) = (Vec::new(), puzzle.clone());
        for (place, clue) in [(to, clue.as_str()), (from, other.as_str())] {
            if let Some(ToolAction::Edit(edit)) = self.write(&after, place, clue) {
                after = edit.apply(&after).ok()?;
                edits.push(edit);
            }
        }
        // A rule may refuse one of the clues. Then neither is moved.
        let arrived = self.clue(&after, to) == clue && self.clue(&after, from) == other;
        let what = message!("tell-clues-move", rule = self.kind.name().lower_case());
        arrived.then_some((to, Edit::All { edits, what }))
    }

    /// Returns the rules of the kind with their indices.
    fn rules<'a>(&self, puzzle: &'a Puzzle) -> impl Iterator<Item = (usize, &'a Rule)> {
        let kind = self.kind;
        let rules = puzzle.rules().iter().enumerate().map(|(index, placed)| (index, &placed.rule));
        rules.filter(move |(_, rule)| rule.kind() == kind)
    }

    /// Returns the clue at an outside position.
    fn clue(&self, puzzle: &Puzzle, outside_position: OutsidePosition) -> String {
        self.rules(puzzle)
            .map(|(_, rule)| rule.clue(outside_position))
            .find(|clue| !clue.is_empty())
            .unwrap_or_default()
    }

    /// Returns the action that writes a clue at an outside position.
    fn write(&self, puzzle: &Puzzle, outside_position: OutsidePosition, clue: &str) -> Option<ToolAction> {
        let changed = |current: Option<&Rule>| self.kind.with_clue(current, outside_position, clue);
        // The rule that already has a clue there, or else one that accepts the clue.
        let holds = |rule: &Rule| !rule.clue(outside_position).is_empty();
        let takes = |rule: &Rule| changed(Some(rule)).is_ok_and(|made| made.is_some_and(|made| holds(&made)));
        let mine = self.rules(puzzle).find(|(_, rule)| holds(rule));
        let mine = mine.or_else(|| self.rules(puzzle).find(|(_, rule)| takes(rule)));
        match (mine.map(|(index, _)| index), changed(mine.map(|(_, rule)| rule))) {
            (_, Err(reason)) => Some(ToolAction::Refuse(reason.to_string())),
            (Some(index), Ok(Some(rule))) => Some(ToolAction::Edit(Edit::ChangeRule(index, rule))),
            (Some(index), Ok(None)) => Some(ToolAction::Edit(Edit::RemoveRule(index))),
            (None, Ok(Some(rule))) => Some(ToolAction::Edit(Edit::AddRule(puzzle.new_rule(rule)))),
            (None, Ok(None)) => None,
        }
    }

    /// Appends a figure to the number at an outside position. A figure that would make the clue invalid is refused, so
    /// that nothing is lost, except where only a single figure is possible: then the new figure replaces the old one.
    fn write_figure(&mut self, puzzle: &Puzzle, outside_position: OutsidePosition, figure: char) -> Option<ToolAction> {
        let stands = |act: &ToolAction| matches!(act, ToolAction::Edit(edit) if edit.apply(puzzle).is_ok());
        let with = |clue: &str| self.write(puzzle, outside_position, clue);
        let so_far = self.clue_so_far(self.clue(puzzle, outside_position));
        let longer = with(&format!("{so_far}{figure}"))?;
        let one_figure = so_far.chars().count() == 1 && !with("10").as_ref().is_some_and(stands);
        let anew = || with(&figure.to_string()).filter(stands).filter(|_| one_figure);
        let act = if stands(&longer) { longer } else { anew().unwrap_or(longer) };
        Some(self.typed(puzzle, outside_position, act))
    }

    /// Returns the clue so far, or an empty one if the next figure begins a new number.
    fn clue_so_far(&self, clue: String) -> String {
        let goes_on = self.writing.as_ref().is_some_and(|so_far| *so_far == clue);
        if goes_on { clue } else { String::new() }
    }

    /// Turns an edit into typing, so that all typing at one position is a single undo step.
    fn typed(&mut self, puzzle: &Puzzle, outside_position: OutsidePosition, act: ToolAction) -> ToolAction {
        let ToolAction::Edit(edit) = act else { return act };
        if let Ok(after) = edit.apply(puzzle) {
            self.writing = Some(self.clue(&after, outside_position));
        }
        ToolAction::Write(TypingTarget::Outside(outside_position), edit)
    }

    /// Returns the outside position one step from the chosen one. While none is chosen, an arrow leads from the cursor
    /// to the edge of the board.
    fn next(&self, scope: &ToolScope<'_>, step: ClueStep) -> Option<OutsidePosition> {
        let board = scope.puzzle.board();
        let mut places: Vec<OutsidePosition> = board
            .grid_ids()
            .zip(board.grids())
            .flat_map(|(id, grid)| OutsidePosition::all(id, grid))
            .filter(|outside_position| outside_position.is_diagonal() == self.kind.is_diagonal())
            .collect();
        places.sort();
        let count = places.len();
        let place = self.chosen.and_then(|chosen| places.iter().position(|&place| place == chosen));
        match step {
            ClueStep::Next => Some(places[(place? + 1) % count]),
            ClueStep::Back => Some(places[(place? + count - 1) % count]),
            ClueStep::Towards { rows, cols } => {
                let middle =
                    |outside_position: &OutsidePosition| place_area(board, *outside_position).map(Area::center);
                let (places, points): (Vec<OutsidePosition>, Vec<Point>) = places
                    .iter()
                    .filter_map(|outside_position| Some((*outside_position, middle(outside_position)?)))
                    .unzip();
                let from = match self.chosen {
                    Some(chosen) => middle(&chosen)?,
                    None => cell_area(scope.selection.cursor.unwrap_or(board.cells()[0])).center(),
                };
                Some(places[towards(from, &points, rows, cols)?])
            }
        }
    }

    /// Returns the outside position at a spot.
    fn outside_position_at(&self, board: &Board, spot: CanvasSpot) -> Option<OutsidePosition> {
        nearest_outside_position(board, spot, |outside_position| {
            outside_position.is_diagonal() == self.kind.is_diagonal()
        })
    }
}

/// Returns the clue with a digit added, or removed if it is there. In clues, digits are numbered from 1 on all boards.
fn toggled(clue: &str, digit: Digit) -> String {
    match clue.contains(digit.symbol()) {
        true => clue.replace(digit.symbol(), ""),
        false => format!("{clue}{}", digit.symbol()),
    }
}

/// Draws the caret after a clue, or in the middle of its area if the clue is empty. In the scene, a number is a single
/// text, while the digits of a set are separate texts. A number that the next figure will replace (`goes_on` is false)
/// is framed instead.
fn draw_caret(area: Area, clue: &str, is_number: bool, goes_on: bool, scene: &mut Scene) {
    let written = |item: &Item| match item {
        Item::Text { role: TextRole::Clue, at, size, text, .. } => {
            let here = area.overlaps(Area { min: *at, max: *at });
            // The approximate width and height of the figures.
            let (half, tall) = (0.28 * size * text.chars().count() as f32, 0.42 * size);
            (here && !clue.is_empty() && (!is_number || text == clue)).then_some((at.y, at.x + half, tall))
        }
        Item::Text { .. }
        | Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Image { .. } => None,
    };
    let last = scene.painted().filter_map(written).max_by(|a, b| a.partial_cmp(b).unwrap_or(Ordering::Equal));
    let (y, x, tall) = last.unwrap_or((area.center().y, area.center().x - 0.05, 0.15));
    if !goes_on {
        let half = x - area.center().x + 0.05;
        let field = Area::new(area.center().x - half, y - tall - 0.02, 2.0 * half, 2.0 * tall + 0.04);
        return scene.frame(Layer::Frame, field, Width::Cells(0.02), Ink::Accent);
    }
    let x = x + 0.05;
    scene.line(Layer::Frame, Point::new(x, y - tall), Point::new(x, y + tall), Width::Cells(0.03), Ink::Accent);
}

impl Tool for ClueWriter {
    fn input(&mut self, input: ToolInput, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let board = scope.puzzle.board();
        self.chosen = self.chosen.filter(|chosen| board.grid(chosen.grid).is_some());
        match input {
            ToolInput::Hover(spot) => {
                self.hover = spot.and_then(|spot| self.outside_position_at(board, spot));
                None
            }
            ToolInput::Press { spot, .. } => {
                self.chosen = self.outside_position_at(board, spot);
                (self.writing, self.opened) = (None, None);
                let holds = self.chosen.is_some_and(|chosen| !self.clue(scope.puzzle, chosen).is_empty());
                self.drag = holds.then_some(None);
                match self.chosen {
                    Some(_) => None,
                    None => Some(ToolAction::Refuse(say!("tell-clues-clues-stand-beside-grid"))),
                }
            }
            ToolInput::Type(digit) => {
                let chosen = self.chosen?;
                let act = self.write(scope.puzzle, chosen, &toggled(&self.clue(scope.puzzle, chosen), digit))?;
                Some(self.typed(scope.puzzle, chosen, act))
            }
            ToolInput::Write(figure) => self.write_figure(scope.puzzle, self.chosen?, figure),
            ToolInput::Erase { all } => {
                let chosen = self.chosen?;
                let mut clue = self.clue(scope.puzzle, chosen);
                if all {
                    self.writing = None;
                    return self.write(scope.puzzle, chosen, "");
                }
                clue.pop();
                let act = self.write(scope.puzzle, chosen, &clue)?;
                Some(self.typed(scope.puzzle, chosen, act))
            }
            ToolInput::Step(step) => {
                (self.writing, self.opened) = (None, None);
                self.chosen = self.next(scope, step).or(self.chosen);
                None
            }
            ToolInput::Cancel => {
                (self.writing, self.opened) = (None, None);
                // Cancelling a drag keeps the clue chosen.
                if self.drag.take().flatten().is_none() {
                    self.chosen = None;
                }
                None
            }
            ToolInput::Slide { spot, .. } => {
                let to = self.outside_position_at(board, spot).filter(|&to| Some(to) != self.chosen);
                if let Some(drag) = &mut self.drag {
                    *drag = to;
                }
                None
            }
            ToolInput::Release => {
                let moved = self.drag_edit(scope.puzzle);
                let dragged = self.drag.take().flatten().is_some();
                match moved {
                    Some((to, edit)) => {
                        (self.chosen, self.writing) = (Some(to), None);
                        Some(ToolAction::Edit(edit))
                    }
                    None => dragged.then(|| ToolAction::Refuse(say!("tell-rules-no-place"))),
                }
            }
            ToolInput::Double(_) => {
                self.open(scope.puzzle, self.chosen?);
                None
            }
            ToolInput::Drag(_) | ToolInput::Nudge { .. } => None,
        }
    }

    fn pending(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        self.drag_edit(scope.puzzle).map(|(_, edit)| edit)
    }

    fn preview(&self, scope: &ToolScope<'_>, scene: &mut Scene) {
        let board = scope.puzzle.board();
        for area in free_areas(board, self.kind.is_diagonal()) {
            scene.include(area);
            scene.frame(Layer::Mark, area.expanded(-0.06), Width::Thin, Ink::ThinLine);
        }
        for outside_position in
            self.hover.into_iter().chain(self.chosen).filter(|outside_position| outside_position.is_diagonal())
        {
            if board.grid(outside_position.grid).is_some() {
                draw_diagonal_arrow(&Context::without_rules(board), outside_position, Ink::Accent, scene);
            }
        }
        let area = |outside_position: Option<OutsidePosition>| {
            outside_position.and_then(|outside_position| place_area(board, outside_position))
        };
        if let Some(area) = area(self.hover.filter(|_| self.hover != self.chosen)) {
            scene.fill_areas(Layer::Wash, [area], Ink::AccentWash);
        }
        if let Some(area) = area(self.drag.flatten()) {
            scene.frame(Layer::Frame, area, Width::Cells(0.05), Ink::Accent);
        } else if let Some((chosen, area)) = self.chosen.zip(area(self.chosen)) {
            scene.fill_areas(Layer::Wash, [area], Ink::AccentWash);
            scene.frame(Layer::Frame, area, Width::Cells(0.05), Ink::Accent);
            let (clue, is_number) = (self.clue(scope.puzzle, chosen), self.kind.clue_is_number());
            let goes_on = !is_number || clue.is_empty() || self.writing.as_ref() == Some(&clue);
            draw_caret(area, &clue, is_number, goes_on, scene);
        }
    }

    fn is_busy(&self) -> bool {
        self.chosen.is_some()
    }

    fn restoring_edit(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        let (chosen, opened) = (self.chosen?, self.opened.as_ref()?);
        match self.write(scope.puzzle, chosen, opened) {
            Some(ToolAction::Edit(edit)) if self.clue(scope.puzzle, chosen) != *opened => Some(edit),
            _ => None,
        }
    }

    fn wants_digits(&self) -> bool {
        self.chosen.is_some() && !self.kind.clue_is_number()
    }

    fn wants_letters(&self, _scope: &ToolScope<'_>) -> bool {
        self.chosen.is_some() && self.kind.clue_is_number()
    }

    fn is_entered_by_arrows(&self) -> bool {
        self.chosen.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Weight;

    /// Returns the position of the caret in a square with these texts, each with its centre.
    fn caret(texts: &[(&str, (f32, f32))], clue: &str, is_number: bool) -> (f32, f32) {
        let area = Area::new(2.0, 3.0, 1.0, 1.0);
        let mut scene = Scene::new(area);
        for &(text, (x, y)) in texts {
            scene.text(TextRole::Clue, Point::new(x, y), 0.36, text, Weight::Medium, Ink::Given);
        }
        draw_caret(area, clue, is_number, true, &mut scene);
        let line = |item: &Item| match item {
            Item::Line { points, ink: Ink::Accent, .. } => Some((points[0].x, (points[0].y + points[1].y) / 2.0)),
            Item::Line { .. }
            | Item::Text { .. }
            | Item::Fill { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Image { .. } => None,
        };
        scene.painted().find_map(line).unwrap()
    }

    #[test]
    fn the_caret_stands_behind_what_is_written() {
        let near = |(x, y): (f32, f32), wanted: (f32, f32)| (x - wanted.0).hypot(y - wanted.1) < 0.02;
        assert!(near(caret(&[], "", true), (2.5, 3.5)), "nothing is written");
        let one = caret(&[("7", (2.5, 3.64))], "7", true);
        let two = caret(&[("17", (2.5, 3.64))], "17", true);
        assert!(2.5 < one.0 && one.0 < two.0 && two.0 < 3.0, "{one:?} {two:?}");
        // Numbers of another kind at the same position, and of another position, make no difference.
        assert_eq!(caret(&[("7", (2.5, 3.64)), ("25", (2.5, 3.2)), ("7", (3.5, 3.64))], "7", true), one);
        // Digits are separate texts.
        let digits = caret(&[("1", (2.5, 3.2)), ("4", (2.5, 3.5)), ("7", (2.5, 3.8))], "147", false);
        assert!(digits.1 == 3.8 && digits.0 > 2.5, "{digits:?}");
    }
}
