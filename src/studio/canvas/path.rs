//! A moment of the solving path on the board: the known digits, the candidates, and the next step.

use crate::board::{Cell, CellSet, Digit, DigitSet};
use crate::logic::{Claim, Step};
use crate::puzzle::Puzzle;
use crate::scene::{ArrowHead, Ink, Layer, Pen, Point, Scene, TextRole, Weight, Width};
use crate::sheet::DIGIT_SIZE;
use crate::studio::analysis::solving::{CellView, SolvingPath, StepText, Strength};
use crate::studio::canvas::candidate_places::CandidatePlaces;
use crate::studio::state::StudioState;
use crate::variant::{cell_area, fill_cells, outline_cells};

/// The maximum number of digits in a step that highlights single candidates. A step with more digits is about whole
/// cells.
const MAX_DIGITS: usize = 4;
/// The bend of links relative to their length.
const BEND: f32 = 0.16;
/// The maximum bend of links, in cells.
const MAX_BEND: f32 = 0.5;
/// The number of segments of a bent link.
const CORNERS: usize = 16;

/// The kind of a link, which determines its style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LinkKind {
    /// If the first claim is false, the second is true.
    Strong,
    /// If the first claim is true, the second is false.
    Weak,
    /// Both claims are true, or both are false.
    Along,
}

impl LinkKind {
    pub(super) fn of(from: Claim, to: Claim) -> LinkKind {
        match (from.holds, to.holds) {
            (false, true) => LinkKind::Strong,
            (true, false) => LinkKind::Weak,
            (true, true) | (false, false) => LinkKind::Along,
        }
    }
}

/// Returns whether the board shows a moment of the path, or a hint.
pub(super) fn shows_path(state: &StudioState) -> bool {
    state.tab.solving.viewed(state.tab.document.revision()).is_some()
}

/// Returns the step that is drawn in full.
pub(super) fn step_drawn(state: &StudioState) -> Option<&Step> {
    let (walk, at, strength) = state.tab.solving.viewed(state.tab.document.revision())?;
    (strength == Strength::Step).then(|| walk.step(at).map(|(step, _)| step)).flatten()
}

/// Adds the current moment and its step.
pub(super) fn add_path(state: &StudioState, puzzle: &Puzzle, scene: &mut Scene) {
    let Some((walk, at, strength)) = state.tab.solving.viewed(state.tab.document.revision()) else { return };
    let step = walk.step(at);
    if let Some((step, told)) = step {
        add_places(puzzle, step, told, scene);
    }
    match strength {
        Strength::Where | Strength::Technique => add_digits(puzzle, walk, at, None, scene),
        Strength::Step => {
            add_digits(puzzle, walk, at, step.map(|(step, _)| step), scene);
            if let Some((step, _)) = step {
                add_links(puzzle, step, scene);
            }
        }
    }
}

/// Adds washes for the houses and rules of the step, or for its cells if it has none.
pub(super) fn add_places(puzzle: &Puzzle, step: &Step, told: &StepText, scene: &mut Scene) {
    let cells = || step.cells.iter().map(|&cell| puzzle.board().cell(cell)).collect::<CellSet>();
    match told.houses.is_empty() && told.rules.is_empty() {
        true => fill_cells(scene, Layer::Wash, &cells(), Ink::AccentWash),
        false => fill_cells(scene, Layer::Wash, &told.houses, Ink::AccentWash),
    }
    outline_cells(scene, Layer::Frame, &told.rules, 0.03, Width::Cells(0.045), Ink::Accent);
}

/// Adds the known digits, and the candidates of the other cells if there is a step.
fn add_digits(puzzle: &Puzzle, walk: &SolvingPath, at: usize, step: Option<&Step>, scene: &mut Scene) {
    let board = puzzle.board();
    let (ended, places) = (at >= walk.len(), CandidatePlaces::new(board.size(), scene));
    for (&cell, &shown) in board.cells().iter().zip(walk.board_at(at)) {
        if puzzle.givens().contains_key(&cell) {
            continue;
        }
        match shown {
            CellView::Placed(digit) => {
                let at = cell_area(cell).center();
                scene.number(TextRole::Digit, at, DIGIT_SIZE, digit.value(), Weight::Regular, Ink::Solution);
            }
            CellView::Open(left) if step.is_some() || ended => add_cell(&places, cell, left, step, puzzle, scene),
            CellView::Open(_) => {}
        }
    }
}

/// Adds the candidates of a cell, styled by their role in the step.
pub(super) fn add_cell(
    places: &CandidatePlaces,
    cell: Cell,
    left: DigitSet,
    step: Option<&Step>,
    puzzle: &Puzzle,
    scene: &mut Scene,
) {
    let seen = step.map(|step| CandidateRoles::of(step, cell, puzzle)).unwrap_or_default();
    if !seen.removed.is_empty() {
        outline_cells(scene, Layer::Frame, &[cell].into_iter().collect(), 0.04, Width::Cells(0.035), Ink::Error);
    }
    if seen.placed.is_some() {
        outline_cells(scene, Layer::Frame, &[cell].into_iter().collect(), 0.04, Width::Cells(0.05), Ink::Accent);
    }
    for digit in left.iter() {
        let (at, room) = places.of(cell, digit);
        let radius = room * 0.5;
        let (weight, ink) = if seen.removed.contains(digit) {
            scene.disc(Layer::Frame, at, radius, Ink::ErrorWash);
            let (x, y) = (radius * 0.72, radius * 0.6);
            let ends = (Point::new(at.x - x, at.y + y), Point::new(at.x + x, at.y - y));
            scene.line(Layer::Frame, ends.0, ends.1, Width::Cells(room * 0.1), Ink::Error);
            (Weight::Semibold, Ink::Error)
        } else if seen.placed == Some(digit) || seen.held.contains(digit) {
            scene.disc(Layer::Frame, at, radius, Ink::Accent);
            (Weight::Semibold, Ink::Paper)
        } else if seen.denied.contains(digit) {
            scene.ring(Layer::Frame, at, radius * 0.92, Width::Cells(room * 0.1), Ink::Accent);
            (Weight::Semibold, Ink::Given)
        } else if step.is_some_and(|step| step.digits.len() <= MAX_DIGITS && step.digits.contains(digit)) {
            (Weight::Medium, Ink::Given)
        } else {
            (Weight::Regular, Ink::Quiet)
        };
        scene.number(TextRole::Mark, at, room * 0.95, digit.value(), weight, ink);
    }
}

/// The roles of the candidates of a cell in a step.
#[derive(Default)]
struct CandidateRoles {
    placed: Option<Digit>,
    removed: DigitSet,
    /// The candidates that the step uses; in a chain, those that are true at some link.
    held: DigitSet,
    /// The candidates of a chain that are not true at any link.
    denied: DigitSet,
}

impl CandidateRoles {
    fn of(step: &Step, cell: Cell, puzzle: &Puzzle) -> CandidateRoles {
        let here = |id: &crate::board::CellId| puzzle.board().cell(*id) == cell;
        let claims = step.links.iter().flat_map(|&(from, to)| [from, to]).filter(|claim| here(&claim.cell));
        let (mut held, mut denied) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for claim in claims {
            let set = if claim.holds { &mut held } else { &mut denied };
            *set = set.union(DigitSet::just(claim.digit));
        }
        if step.links.is_empty() && step.digits.len() <= MAX_DIGITS && step.cells.iter().any(here) {
            held = step.digits;
        }
        CandidateRoles {
            placed: step.placed.iter().find(|(id, _)| here(id)).map(|&(_, digit)| digit),
            removed: step.removed.iter().find(|(id, _)| here(id)).map_or(DigitSet::EMPTY, |&(_, set)| set),
            held,
            denied,
        }
    }
}

/// Adds the chain as bent lines between candidates.
pub(super) fn add_links(puzzle: &Puzzle, step: &Step, scene: &mut Scene) {
    let (board, places) = (puzzle.board(), CandidatePlaces::new(puzzle.board().size(), scene));
    let place = |claim: Claim| places.of(board.cell(claim.cell), claim.digit);
    for &(from, to) in &step.links {
        let ((start, room), (end, _)) = (place(from), place(to));
        let points = bent(start, end, room * 0.55);
        let pen = Pen::new(Width::Cells(0.035)).round();
        let pen = match LinkKind::of(from, to) {
            LinkKind::Strong => pen,
            LinkKind::Weak => pen.dashed(0.08, 0.08),
            LinkKind::Along => pen.with_head(ArrowHead { length: 0.13, width: 0.13, filled: true }),
        };
        if points.len() > 1 {
            scene.path(Layer::Frame, points, pen, Ink::Accent);
        }
    }
}

/// Returns a line between two candidates, bent to one side, that starts and ends outside their discs.
fn bent(from: Point, to: Point, radius: f32) -> Vec<Point> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    if length <= 2.0 * radius {
        return vec![];
    }
    let bend = (BEND * length).min(MAX_BEND);
    // The midpoint of a quadratic Bézier curve is half as far from the chord as its control point.
    let handle = Point::new((from.x + to.x) / 2.0 - dy / length * bend, (from.y + to.y) / 2.0 + dx / length * bend);
    let at = |t: f32| {
        let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
        Point::new(a * from.x + b * handle.x + c * to.x, a * from.y + b * handle.y + c * to.y)
    };
    // Sampled four times as finely as drawn, so that the line begins and ends close to the discs.
    let all = (0..=4 * CORNERS).map(|step| at(step as f32 / (4 * CORNERS) as f32));
    let clear = |point: &Point| {
        let far = |end: Point| (point.x - end.x).hypot(point.y - end.y) >= radius;
        far(from) && far(to)
    };
    let outside: Vec<Point> = all.filter(clear).collect();
    let last = outside.len().saturating_sub(1);
    outside.into_iter().enumerate().filter(|(at, _)| at % 4 == 0 || *at == last).map(|(_, point)| point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_keep_clear_of_both_ends() {
        let (from, to) = (Point::new(0.2, 0.3), Point::new(4.0, 2.0));
        let points = bent(from, to, 0.15);
        let far = |point: &Point, end: Point| (point.x - end.x).hypot(point.y - end.y);
        assert!(points.iter().all(|point| far(point, from) >= 0.15 && far(point, to) >= 0.15));
        assert!(far(&points[0], from) < 0.4 && far(points.last().unwrap(), to) < 0.4);
        assert!(bent(from, Point::new(0.3, 0.3), 0.15).is_empty(), "neighbours have no room for a line");
    }
}
