//! The rules under the pointer.

use crate::board::{Board, CellSet, OutsidePosition};
use crate::place::Gesture;
use crate::puzzle::PlacedRule;
use crate::scene::Point;
use crate::studio::editor::tools::{CanvasSpot, ToolScope};
use crate::variant::cell_area;

/// The radius within which a click hits a mark between cells or a number in a cell rather than the cell, in cells.
const PICK_RADIUS: f32 = 0.16;
/// The radius within which a mark on a border or a corner is hit, in cells.
const MARK_HIT_RADIUS: f32 = 0.32;
/// The distance from the middle of a line within which the line is hit, in cells.
const LINE_HIT_RADIUS: f32 = 0.3;
/// The distance from the middle of a cell within which a circle or the end of a line is hit, in cells.
const CIRCLE_HIT_RADIUS: f32 = 0.4;

/// Returns the distance between two points.
pub(super) fn distance(one: Point, other: Point) -> f32 {
    (one.x - other.x).hypot(one.y - other.y)
}

/// Returns the centre of cells.
pub(super) fn middle(cells: &CellSet) -> Option<Point> {
    let count = cells.len() as f32;
    let sum = |side: fn(Point) -> f32| cells.iter().map(|cell| side(cell_area(cell).center())).sum::<f32>() / count;
    (count > 0.0).then(|| Point::new(sum(|at| at.x), sum(|at| at.y)))
}

/// Returns the distance of a point from the straight line between two others.
fn distance_to_line(at: Point, [from, to]: [Point; 2]) -> f32 {
    let (x, y) = (to.x - from.x, to.y - from.y);
    // The nearest point of the line is this share of the way.
    let share = (((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y)).clamp(0.0, 1.0);
    distance(at, Point::new(from.x + share * x, from.y + share * y))
}

/// Returns whether a rule lies under a spot.
fn lies_at(placed: &PlacedRule, board: &Board, spot: CanvasSpot) -> bool {
    let cells = placed.rule.cells(board);
    match placed.rule.kind().gesture() {
        Gesture::Border | Gesture::Corner => {
            middle(&cells).is_some_and(|at| distance(at, spot.point) < MARK_HIT_RADIUS)
        }
        Gesture::Path => {
            let centre = |cell| cell_area(cell).center();
            let is_near = |step: [_; 2]| distance_to_line(spot.point, step.map(centre)) < LINE_HIT_RADIUS;
            let circle = cells.contains(spot.place()) && distance(centre(spot.place()), spot.point) < CIRCLE_HIT_RADIUS;
            circle || placed.rule.steps().into_iter().any(is_near)
        }
        Gesture::Cells | Gesture::Square | Gesture::Box => cells.contains(spot.place()),
        Gesture::Edge => {
            let mut positions = OutsidePosition::at(board, spot.place());
            !board.contains(spot.place()) && positions.any(|position| !placed.rule.clue(position).is_empty())
        }
        Gesture::Grid => false,
    }
}

/// Returns the indices of the rules under a spot that are drawn, the smallest first, and of equally small ones the last
/// first.
pub(in crate::studio) fn elements_at(spot: CanvasSpot, scope: &ToolScope<'_>) -> Vec<usize> {
    let (board, rules) = (scope.puzzle.board(), scope.puzzle.rules());
    let here = |index: &usize| rules[*index].on && lies_at(&rules[*index], board, spot);
    let mut elements: Vec<usize> = (0..rules.len()).rev().filter(here).collect();
    elements.sort_by_key(|&index| rules[index].rule.cells(board).len());
    elements
}

/// Returns the index of the rule at a spot: a selected one, or else the first of [`elements_at`].
pub(in crate::studio) fn rule_at(spot: CanvasSpot, scope: &ToolScope<'_>) -> Option<usize> {
    let elements = elements_at(spot, scope);
    elements.iter().copied().find(|index| scope.rules.contains(index)).or_else(|| elements.first().copied())
}

/// Returns the index of the rule whose mark between cells or whose number is at a spot: the last one, as it is on top.
pub(in crate::studio) fn mark_at(spot: CanvasSpot, scope: &ToolScope<'_>) -> Option<usize> {
    let board = scope.puzzle.board();
    let is_near = |at: Option<Point>| at.is_some_and(|at| distance(at, spot.point) < PICK_RADIUS);
    let is_marked = |placed: &PlacedRule| match placed.rule.kind().gesture() {
        Gesture::Border | Gesture::Corner => is_near(middle(&placed.rule.cells(board))),
        Gesture::Cells => is_near(placed.rule.typed_clue_point(board)),
        Gesture::Path | Gesture::Square | Gesture::Box | Gesture::Grid | Gesture::Edge => false,
    };
    scope.puzzle.rules().iter().rposition(|placed| placed.on && is_marked(placed))
}
