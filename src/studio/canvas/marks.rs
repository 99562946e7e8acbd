//! The marks of the setter tools on the board.

use crate::author::{Ambiguity, Clue, Explanation, MinimalContradiction};
use crate::board::{Cell, CellSet, Digit, DigitSet, OutsidePosition};
use crate::puzzle::Puzzle;
use crate::scene::{Ink, Layer, Pen, Point, Scene, TextRole, Weight, Width};
use crate::sheet::DIGIT_SIZE;
use crate::studio::author::state::{Task, TaskOutcome};
use crate::studio::document::error_markers;
use crate::studio::editor::pins::Pins;
use crate::studio::editor::pins::has_clue;
use crate::studio::state::StudioState;
use crate::variant::{cell_area, fill_cells, outline_cells};

use crate::studio::canvas::overlay::add_candidates;

/// The radius of the mark of a cell that the symmetry requires, in cells.
const WANTED_RADIUS: f32 = 0.07;
/// The font size of a given that would be removed, in cells.
const GHOST_SIZE: f32 = 0.4;
/// The radius of the dot of a needed clue, in cells.
const NEEDED_RADIUS: f32 = 0.05;
/// The radius of a pin, in cells.
const PIN_RADIUS: f32 = 0.075;

/// The frame around the findings of a tool.
const FOUND_PEN: Pen = Pen::new(Width::Cells(0.05)).dashed(0.16, 0.1);

/// Adds the marks of the open tool and of symmetric placing.
pub(in crate::studio) fn add_marks(state: &StudioState, scene: &mut Scene) {
    let puzzle = state.tab.document.puzzle();
    if let Some(proposal) = state.tab.author.suggestion() {
        fill_cells(scene, Layer::Wash, &proposal.removed_outside, Ink::DifferenceWash);
        return add_ghosts(puzzle, &proposal.ghosts, scene);
    }
    if let Some(wanted) = state.tab.author.placing.wanted() {
        for cell in wanted.iter() {
            scene.disc(Layer::Mark, cell_area(cell).center(), WANTED_RADIUS, Ink::Quiet);
        }
    }
    match state.tab.author.open {
        Some(Task::ThinOut) => add_pins(puzzle, &state.tab.author.pins.of(puzzle), scene),
        Some(Task::Redundant | Task::Explain | Task::Generate | Task::Derive) | None => {}
    }
    match state.tab.author.done(state.tab.document.semantic_revision()).map(|done| &done.outcome) {
        Some(TaskOutcome::Redundant(clues)) => add_redundancy_marks(puzzle, clues, scene),
        Some(TaskOutcome::Explained(explained)) => match &**explained {
            Explanation::Unique(_) => {}
            Explanation::Several(ambiguity) => add_ambiguity(state, puzzle, ambiguity, scene),
            Explanation::NoSolution(contradiction) => add_contradiction(puzzle, contradiction, scene),
        },
        Some(TaskOutcome::Suggestion(_) | TaskOutcome::Stopped | TaskOutcome::Refused(_)) | None => {}
    }
}

/// Adds the givens that would be removed: small and grey, like pencil marks.
fn add_ghosts(puzzle: &Puzzle, ghosts: &CellSet, scene: &mut Scene) {
    for (&cell, digit) in puzzle.givens().iter().filter(|(cell, _)| ghosts.contains(**cell)) {
        let at = cell_area(cell).center();
        scene.number(TextRole::Mark, at, GHOST_SIZE, digit.value(), Weight::Regular, Ink::Quiet);
    }
}

/// Returns the position of an outside clue as a cell beyond the edge of its grid.
fn outside_cell(puzzle: &Puzzle, outside_position: OutsidePosition) -> Option<Cell> {
    puzzle.board().grid(outside_position.grid).map(|grid| outside_position.square(grid))
}

fn add_pins(puzzle: &Puzzle, pins: &Pins, scene: &mut Scene) {
    let outside = pins.outside.iter().filter_map(|&outside_position| outside_cell(puzzle, outside_position));
    for cell in pins.cells.iter().chain(outside) {
        let corner = cell_area(cell).min;
        let head = Point::new(corner.x + 0.17, corner.y + 0.17);
        scene.line(Layer::Frame, head, Point::new(head.x + 0.1, head.y + 0.1), Width::Cells(0.035), Ink::Accent);
        scene.disc(Layer::Frame, head, PIN_RADIUS, Ink::Accent);
    }
}

/// Adds a wash to redundant clues and a corner dot to needed ones.
fn add_redundancy_marks(puzzle: &Puzzle, clues: &[Clue], scene: &mut Scene) {
    let places = clues.iter().filter_map(|clue| match clue {
        Clue::Given { cell, .. } => Some(*cell),
        Clue::Outside { outside_position, .. } => outside_cell(puzzle, *outside_position),
        Clue::Mark { .. } | Clue::Rule { .. } => None,
    });
    let places: CellSet = places.collect();
    fill_cells(scene, Layer::Wash, &places, Ink::DifferenceWash);
    let board = puzzle.board();
    let around = board.grid_ids().zip(board.grids()).flat_map(|(id, grid)| OutsidePosition::all(id, grid));
    let beside = around
        .filter(|&outside_position| has_clue(puzzle, outside_position))
        .filter_map(|outside_position| outside_cell(puzzle, outside_position));
    for cell in puzzle.givens().keys().copied().chain(beside).filter(|&cell| !places.contains(cell)) {
        let corner = cell_area(cell).max;
        scene.disc(Layer::Mark, Point::new(corner.x - 0.14, corner.y - 0.14), NEEDED_RADIUS, Ink::Quiet);
    }
    for rule in clues.iter().filter(|clue| matches!(clue, Clue::Mark { .. } | Clue::Rule { .. })) {
        outline_found(&rule.cells(puzzle), 0.05, scene);
    }
}

/// Adds a frame around the findings of a tool: dashed and in the ink of digits, unlike the solid accent frame of a
/// selection.
fn outline_found(cells: &CellSet, inset: f32, scene: &mut Scene) {
    outline_cells(scene, Layer::Frame, cells, inset, FOUND_PEN, Ink::Given);
}

/// The digits that make an ambiguous puzzle unique.
pub(super) enum SettlingDigits<'a> {
    /// For each cell in row order, the digits that are each enough.
    Single(&'a [DigitSet]),
    /// Digits that are enough together, if no single one is.
    Together(&'a [(Cell, Digit)]),
    /// None are known.
    None,
}

impl SettlingDigits<'_> {
    pub fn of(ambiguity: &Ambiguity) -> SettlingDigits<'_> {
        let single = ambiguity.disambiguating_digits.as_deref();
        let single = single.filter(|sets| sets.iter().any(|set| !set.is_empty()));
        let together = ambiguity.disambiguating_givens.as_deref().filter(|givens| !givens.is_empty());
        match (single, together) {
            (Some(sets), _) => SettlingDigits::Single(sets),
            (None, Some(givens)) => SettlingDigits::Together(givens),
            (None, None) => SettlingDigits::None,
        }
    }
}

/// Adds the cells where solutions differ, the smallest difference, and the digits that make the puzzle unique.
fn add_ambiguity(state: &StudioState, puzzle: &Puzzle, ambiguity: &Ambiguity, scene: &mut Scene) {
    fill_cells(scene, Layer::Wash, &ambiguity.differing_cells, Ink::DifferenceWash);
    error_markers::draw_notch(&ambiguity.differing_cells, error_markers::NOTCH, scene);
    outline_found(&ambiguity.smallest_difference, 0.06, scene);
    match SettlingDigits::of(ambiguity) {
        SettlingDigits::Single(sets) => add_candidates(puzzle, sets, state.tab.board_view.view, scene),
        SettlingDigits::Together(givens) => {
            for (cell, digit) in givens {
                let at = cell_area(*cell).center();
                scene.number(TextRole::Digit, at, DIGIT_SIZE * 0.8, digit.value(), Weight::Regular, Ink::Solution);
            }
        }
        SettlingDigits::None => {}
    }
}

/// Adds the marks of a contradiction: a thick underline for digits, and a double frame for rules. A selection has a
/// single frame.
fn add_contradiction(puzzle: &Puzzle, contradiction: &MinimalContradiction, scene: &mut Scene) {
    add_contradictory(puzzle, &contradiction.clues, scene);
}

fn add_contradictory(puzzle: &Puzzle, clues: &[Clue], scene: &mut Scene) {
    for clue in clues {
        match clue {
            Clue::Given { cell, digit } => {
                let cells: CellSet = [*cell].into_iter().collect();
                fill_cells(scene, Layer::Wash, &cells, Ink::ErrorWash);
                error_markers::draw_underline(&cells, scene);
                let at = cell_area(*cell).center();
                scene.number(TextRole::Digit, at, DIGIT_SIZE, digit.value(), Weight::Medium, Ink::Error);
            }
            Clue::Outside { outside_position, .. } => {
                let place: CellSet = outside_cell(puzzle, *outside_position).into_iter().collect();
                fill_cells(scene, Layer::Wash, &place, Ink::ErrorWash);
                error_markers::draw_underline(&place, scene);
            }
            Clue::Mark { .. } | Clue::Rule { .. } => {
                error_markers::draw_double_frame(&clue.cells(puzzle), scene);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::puzzle::{Edit, PlacedRule};
    use crate::scene::{Area, Item};
    use crate::variant::Region;

    #[test]
    fn what_contradicts_has_a_form_of_its_own() {
        let region = Region { cells: "r1c1-4".parse().unwrap() };
        let digit = Digit::new(3).unwrap();
        let given = Edit::SetGiven { cells: "r3c3".parse().unwrap(), digit };
        let puzzle = given.apply(&Puzzle::empty(Board::single(2, 2).unwrap())).unwrap();
        let puzzle = Edit::AddRule(PlacedRule::new(region)).apply(&puzzle).unwrap();
        let clues = vec![Clue::Rule { rule: 0 }, Clue::Given { cell: "r3c3".parse().unwrap(), digit }];
        let mut scene = Scene::new(Area::new(0.0, 0.0, 4.0, 4.0));
        add_contradictory(&puzzle, &clues, &mut scene);
        // Two frames around the rule, one line below the digit; a selection has one frame.
        let line = |item: &Item| match item {
            Item::Line { closed, .. } => Some(*closed),
            _ => None,
        };
        let mut lines: Vec<bool> = scene.painted().filter_map(line).collect();
        lines.sort_unstable();
        assert_eq!(lines, [false, true, true]);
    }

    /// Returns the frames of a scene: whether each is dashed, and its ink.
    fn frames(scene: &Scene) -> Vec<(bool, Ink)> {
        let frame = |item: &Item| match item {
            Item::Line { pen, ink, .. } => Some((pen.dash.is_some(), *ink)),
            _ => None,
        };
        scene.painted().filter_map(frame).collect()
    }

    #[test]
    fn what_is_found_has_dashed_frames() {
        let board = Board::single(2, 2).unwrap();
        let region = Region { cells: "r1c1-4".parse().unwrap() };
        let puzzle = Edit::AddRule(PlacedRule::new(region)).apply(&Puzzle::empty(board)).unwrap();
        let mut scene = Scene::new(Area::new(0.0, 0.0, 4.0, 4.0));
        add_redundancy_marks(&puzzle, &[Clue::Rule { rule: 0 }], &mut scene);
        let found = frames(&scene);
        assert!(!found.is_empty() && found.iter().all(|frame| *frame == (true, Ink::Given)), "a rule: {found:?}");
        let mut scene = Scene::new(Area::new(0.0, 0.0, 4.0, 4.0));
        outline_found(&"r1c1-2".parse().unwrap(), 0.06, &mut scene);
        let found = frames(&scene);
        assert!(!found.is_empty() && found.iter().all(|frame| *frame == (true, Ink::Given)), "cells: {found:?}");
    }
}
