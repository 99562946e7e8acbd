//! Applying a rule, with its settings, to every grid that it fits.

use crate::board::{Board, GridId, Relocation};
use crate::place::{Stroke, StrokeEffect};
use crate::puzzle::{Edit, PlacedRule, Puzzle};
use crate::variant::{Kind, Rule};
use crate::words::{Message, message};

/// Returns a press on the cell in the middle of a grid, which lies in no other grid.
fn press_on(board: &Board, grid: GridId, brush: usize) -> Stroke {
    let grid = &board.grids()[grid.index()];
    let half = usize::from(grid.size() / 2);
    Stroke::new(grid.cell(half, half)).with_brush(brush)
}

/// Returns whether a stroke affects a rule.
fn is_touched(rule: &Rule, board: &Board, stroke: &Stroke) -> bool {
    rule.kind().apply_stroke(Some(rule), board, stroke) != StrokeEffect::Unchanged
}

/// Returns the index of the rule of this kind on the grid that the stroke presses.
fn rule_on(puzzle: &Puzzle, kind: Kind, stroke: &Stroke) -> Option<usize> {
    let mine = |placed: &PlacedRule| placed.rule.kind() == kind && is_touched(&placed.rule, puzzle.board(), stroke);
    puzzle.rules().iter().position(mine)
}

/// Returns the edit of a press that applies to all grids: if the pressed grid has a rule of the kind, removes such
/// rules from all grids, and otherwise adds one to every grid that has none.
pub(in crate::studio) fn painted(puzzle: &Puzzle, kind: Kind, stroke: &Stroke) -> Option<Edit> {
    let board = puzzle.board();
    let name = kind.name().lower_case();
    let strokes: Vec<Stroke> = board.grid_ids().map(|grid| press_on(board, grid, stroke.brush())).collect();
    let (edits, what): (Vec<Edit>, Message) = if rule_on(puzzle, kind, stroke).is_some() {
        let mut standing: Vec<usize> = strokes.iter().filter_map(|stroke| rule_on(puzzle, kind, stroke)).collect();
        standing.sort_unstable();
        // The rules are removed from the end, so that the remaining indices stay valid.
        let edits = standing.into_iter().rev().map(Edit::RemoveRule).collect();
        (edits, message!("tell-all-grids-delete-from-all-grids", rule = name))
    } else {
        let bare = strokes.iter().filter(|stroke| rule_on(puzzle, kind, stroke).is_none());
        let made = bare.filter_map(|stroke| match kind.apply_stroke(None, board, stroke) {
            StrokeEffect::Changed(rule) => Some(rule).filter(|rule| rule.check_fit(board).is_ok()),
            StrokeEffect::Removed | StrokeEffect::Unchanged => None,
        });
        (
            made.map(|rule| Edit::AddRule(puzzle.new_rule(rule))).collect(),
            message!("tell-all-grids-add-all-grids", rule = name),
        )
    };
    (!edits.is_empty()).then_some(Edit::All { edits, what })
}

/// Returns whether the first grid has a rule of this kind.
pub(in crate::studio) fn is_on_first(puzzle: &Puzzle, kind: Kind) -> bool {
    rule_on(puzzle, kind, &press_on(puzzle.board(), GridId::default(), 0)).is_some()
}

/// Returns the edit that adds a rule of this kind to the first grid, or removes the rule that is there.
pub(in crate::studio) fn toggled_on_first(puzzle: &Puzzle, kind: Kind) -> Option<Edit> {
    let stroke = press_on(puzzle.board(), GridId::default(), 0);
    match (rule_on(puzzle, kind, &stroke), kind.apply_stroke(None, puzzle.board(), &stroke)) {
        (Some(index), _) => Some(Edit::RemoveRule(index)),
        (None, StrokeEffect::Changed(rule)) => Some(Edit::AddRule(puzzle.new_rule(rule))),
        (None, StrokeEffect::Removed | StrokeEffect::Unchanged) => None,
    }
}

/// Copies a rule, with its colour, to all other grids that it fits. Rules of the same kind with other settings are
/// replaced there.
pub(in crate::studio) fn copied(puzzle: &Puzzle, index: usize) -> Option<Edit> {
    let placed = puzzle.rules().get(index)?;
    let (board, kind) = (puzzle.board(), placed.rule.kind());
    let mut edits = Vec::new();
    for grid in board.grid_ids() {
        let stroke = press_on(board, grid, 0);
        if is_touched(&placed.rule, board, &stroke) {
            continue;
        }
        let Some(rule) = on_grid(board, &placed.rule, grid).filter(|rule| rule.check_fit(board).is_ok()) else {
            continue;
        };
        match rule_on(puzzle, kind, &stroke) {
            Some(other) if puzzle.rules()[other].rule == rule => {}
            Some(other) => edits.push(Edit::ChangeRule(other, rule)),
            None => edits.push(Edit::AddRule(PlacedRule { rule, ..placed.clone() })),
        }
    }
    let what = message!("tell-all-grids-put-on-all-grids", rule = kind.name().lower_case());
    (!edits.is_empty()).then_some(Edit::All { edits, what })
}

/// Returns the same rule on another grid, by relocating it on a board in which that grid and its own are swapped.
fn on_grid(board: &Board, rule: &Rule, target: GridId) -> Option<Rule> {
    let own = board.grid_ids().find(|&grid| is_touched(rule, board, &press_on(board, grid, 0)))?;
    // Swapping the two grids maps the rule to the other grid, whatever parameters the kind has.
    let swapped = |id: GridId| match id {
        _ if id == own => target,
        _ if id == target => own,
        _ => id,
    };
    let grids = board.grid_ids().zip(board.grids()).map(|(id, grid)| (Some(swapped(id)), grid.clone())).collect();
    rule.relocated(&Relocation::new(board, grids).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TraditionalLayout;
    use crate::place::Gesture;
    use crate::variant::Diagonals;

    fn with(preset: TraditionalLayout, rule: impl Into<Rule>) -> Puzzle {
        let puzzle = Puzzle::empty(preset.board(3, 3).unwrap());
        Edit::AddRule(PlacedRule::new(rule)).apply(&puzzle).unwrap()
    }

    #[test]
    fn every_kind_for_whole_grids_is_painted_on_all_and_taken_away() {
        for kind in Kind::ALL.iter().copied().filter(|kind| kind.gesture() == Gesture::Grid) {
            for preset in TraditionalLayout::ALL {
                let empty = Puzzle::empty(preset.board(3, 3).unwrap());
                let grids = empty.board().grids().len();
                let stroke = press_on(empty.board(), GridId(0), 0);
                let puzzle = painted(&empty, kind, &stroke).unwrap().apply(&empty).unwrap();
                assert_eq!(puzzle.rules().len(), grids, "{kind:?} {preset:?}");
                assert!(puzzle.rules().iter().all(|placed| placed.rule.kind() == kind));
                let bare = painted(&puzzle, kind, &stroke).unwrap().apply(&puzzle).unwrap();
                assert!(bare.rules().is_empty(), "{kind:?} {preset:?}");
            }
        }
    }

    #[test]
    fn settings_are_copied_to_all_grids() {
        let puzzle = with(TraditionalLayout::Flower, Diagonals { grid: GridId(2), falling: true, rising: false });
        let puzzle = copied(&puzzle, 0).unwrap().apply(&puzzle).unwrap();
        let expected = [2, 0, 1, 3, 4].map(|grid| Diagonals { grid: GridId(grid), falling: true, rising: false });
        let rules: Vec<Rule> = puzzle.rules().iter().map(|placed| placed.rule.clone()).collect();
        assert_eq!(rules, expected.map(Rule::from));
        assert_eq!(copied(&puzzle, 0), None);
        // A rule with other settings is replaced.
        let other = Diagonals { grid: GridId(4), falling: false, rising: true };
        let puzzle = Edit::ChangeRule(4, other.into()).apply(&puzzle).unwrap();
        let puzzle = copied(&puzzle, 0).unwrap().apply(&puzzle).unwrap();
        assert_eq!(puzzle.rules()[4].rule, rules[4]);
    }
}
