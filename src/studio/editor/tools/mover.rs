//! Moving painted rules on the board, either by dragging the handle of the selected rule or, with Alt, by dragging any
//! rule under the pointer. If the dragged rule is selected, the other selected rules move with it.

use std::collections::BTreeSet;

use crate::board::{Cell, CellSet};
use crate::puzzle::{Edit, Puzzle};
use crate::scene::{Ink, Layer, Pen, Point, Scene, Width};
use crate::studio::document::rule_placement::{NoPlaceError, dragged_to, has_places, own_cells};
use crate::studio::editor::tools::elements::{distance, rule_at};
use crate::studio::editor::tools::{CanvasSpot, HeldModifiers, Tool, ToolAction, ToolInput, ToolScope};
use crate::variant::{cell_area, outline_cells};
use crate::words::say;

/// The radius of the handle as drawn, in cells.
const HANDLE_RADIUS: f32 = 0.17;
/// The radius within which the pointer hits the handle, in cells.
const HANDLE_HIT_RADIUS: f32 = 0.24;
/// The tool that moves rules.
#[derive(Default)]
pub(in crate::studio) struct RuleMover {
    drag: Option<RuleDrag>,
}

struct RuleDrag {
    rules: BTreeSet<usize>,
    /// The place where the button went down.
    from: Cell,
    /// The place of the pointer.
    to: Cell,
}

impl RuleDrag {
    /// Returns the rows and columns of the move.
    fn step(&self) -> (i16, i16) {
        (self.to.row - self.from.row, self.to.col - self.from.col)
    }

    fn edit(&self, puzzle: &Puzzle) -> Result<Option<Edit>, NoPlaceError> {
        dragged_to(puzzle, &self.rules, self.from, self.to)
    }
}

/// Returns the position of the selected rule's handle: the upper right of its cells, clear of the clue of a cage.
/// None if the rule cannot be moved this way.
pub(in crate::studio) fn handle(scope: &ToolScope<'_>) -> Option<Point> {
    let placed = scope.puzzle.rules().get(scope.rule?).filter(|placed| !placed.locked)?;
    let placed = Some(placed).filter(|placed| has_places(&placed.rule, scope.puzzle.board()))?;
    let cells = placed.rule.cells(scope.puzzle.board());
    let top = cells.iter().map(|cell| cell.row).min()?;
    let last = cells.iter().filter(|cell| cell.row == top).max_by_key(|cell| cell.col)?;
    let area = cell_area(last);
    Some(Point::new(area.max.x, area.min.y))
}

/// Returns whether a spot is on the handle of the selected rule.
pub(in crate::studio) fn is_on_handle(spot: CanvasSpot, scope: &ToolScope<'_>) -> bool {
    handle(scope).is_some_and(|at| distance(at, spot.point) <= HANDLE_HIT_RADIUS)
}

/// Draws the handle: arrows in four directions on a disc.
pub(in crate::studio) fn draw_handle(at: Point, scene: &mut Scene) {
    scene.disc(Layer::Frame, at, HANDLE_RADIUS, Ink::Accent);
    let pen = Pen::new(Width::Cells(0.025));
    for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        // (x, y) is the direction of the arrow, and (-y, x) the one at right angles to it.
        let place = |along: f32, aside: f32| Point::new(at.x + along * x - aside * y, at.y + along * y + aside * x);
        scene.line(Layer::Frame, at, place(0.115, 0.0), pen, Ink::Paper);
        for aside in [-0.04, 0.04] {
            scene.line(Layer::Frame, place(0.115, 0.0), place(0.075, aside), pen, Ink::Paper);
        }
    }
}

impl RuleMover {
    /// Returns whether a press at a spot moves a rule. `handles` is true if the handle of the selected rule is visible.
    pub fn handles_press(&self, spot: CanvasSpot, keys: HeldModifiers, handles: bool, scope: &ToolScope<'_>) -> bool {
        let lifted = keys == HeldModifiers { alt: true, ..HeldModifiers::default() } && rule_at(spot, scope).is_some();
        lifted || handles && is_on_handle(spot, scope)
    }
}

impl Tool for RuleMover {
    fn input(&mut self, input: ToolInput, scope: &ToolScope<'_>) -> Option<ToolAction> {
        match input {
            ToolInput::Press { spot, keys } => {
                let index = scope.rule.filter(|_| !keys.alt).or_else(|| rule_at(spot, scope))?;
                if scope.puzzle.rules().get(index)?.locked {
                    return Some(ToolAction::Refuse(say!("do-rule-locked")));
                }
                let with = scope.rules.contains(&index);
                let rules = if with { scope.rules.clone() } else { [index].into() };
                self.drag = Some(RuleDrag { rules, from: spot.place(), to: spot.place() });
                (!with).then_some(ToolAction::SelectRule(index))
            }
            ToolInput::Slide { spot, .. } => {
                let drag = self.drag.as_mut()?;
                if drag.to == spot.place() {
                    return None;
                }
                drag.to = spot.place();
                Some(match drag.edit(scope.puzzle) {
                    Ok(_) => ToolAction::ClearNotice,
                    Err(NoPlaceError) => ToolAction::Refuse(say!("tell-rules-no-place")),
                })
            }
            ToolInput::Release => {
                let drag = self.drag.take()?;
                match drag.edit(scope.puzzle) {
                    Ok(edit) => edit.map(ToolAction::Edit),
                    Err(NoPlaceError) => Some(ToolAction::Refuse(say!("tell-rules-no-place"))),
                }
            }
            ToolInput::Cancel => {
                self.drag = None;
                Some(ToolAction::ClearNotice)
            }
            ToolInput::Hover(_)
            | ToolInput::Drag(_)
            | ToolInput::Double(_)
            | ToolInput::Nudge { .. }
            | ToolInput::Step(_)
            | ToolInput::Type(_)
            | ToolInput::Write(_)
            | ToolInput::Erase { .. } => None,
        }
    }

    fn pending(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        self.drag.as_ref()?.edit(scope.puzzle).ok().flatten()
    }

    fn preview(&self, scope: &ToolScope<'_>, scene: &mut Scene) {
        let Some(drag) = &self.drag else { return };
        let (board, (rows, cols)) = (scope.puzzle.board(), drag.step());
        let ink = if drag.edit(scope.puzzle).is_ok() { Ink::Accent } else { Ink::Error };
        for placed in drag.rules.iter().filter_map(|&index| scope.puzzle.rules().get(index)) {
            // A rule of a box or a grid has no outlines here; only the pending edit shows it, at its new place.
            let Some(cells) = own_cells(&placed.rule, board) else { continue };
            let there: CellSet =
                cells.iter().map(|cell| cell.offset(rows, cols)).filter(|&at| board.contains(at)).collect();
            // Outlines at the old and the new position.
            outline_cells(
                scene,
                Layer::Frame,
                &cells,
                0.05,
                Pen::new(Width::Cells(0.025)).dashed(0.1, 0.08),
                Ink::Quiet,
            );
            outline_cells(scene, Layer::Frame, &there, 0.03, Width::Cells(0.05), ink);
        }
    }

    fn is_busy(&self) -> bool {
        self.drag.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::puzzle::PlacedRule;
    use crate::studio::document::open_document::Selection;
    use crate::studio::editor::pins::Pins;
    use crate::variant::Region;

    fn puzzle(regions: &[&str]) -> Puzzle {
        let add = |puzzle: Puzzle, cells: &&str| {
            let region = PlacedRule::new(Region { cells: cells.parse().unwrap() });
            Edit::AddRule(region).apply(&puzzle).unwrap()
        };
        regions.iter().fold(Puzzle::empty(Board::classic()), add)
    }

    fn spot(cell: &str) -> CanvasSpot {
        CanvasSpot { point: cell_area(cell.parse().unwrap()).center() }
    }

    /// Returns the cells of the regions after a drag with Alt from one cell to another.
    fn dragged(puzzle: &Puzzle, chosen: &[usize], from: &str, to: &str) -> Result<String, &'static str> {
        let (selection, pins) = (Selection::default(), Pins::default());
        let rules = chosen.iter().copied().collect();
        let scope = ToolScope { puzzle, selection: &selection, rule: chosen.first().copied(), rules, pins: &pins };
        let keys = HeldModifiers { alt: true, ..HeldModifiers::default() };
        let mut mover = RuleMover::default();
        if !mover.handles_press(spot(from), keys, false, &scope) {
            return Err("nothing there");
        }
        mover.input(ToolInput::Press { spot: spot(from), keys }, &scope);
        mover.input(ToolInput::Slide { spot: spot(to), keys: HeldModifiers::default() }, &scope);
        let shown = mover.pending(&scope);
        match mover.input(ToolInput::Release, &scope) {
            Some(ToolAction::Edit(edit)) => {
                assert_eq!(shown.as_ref(), Some(&edit), "what is seen is what is made");
                let moved = edit.apply(puzzle).unwrap();
                let cells = moved.rules().iter().map(|placed| placed.rule.cells(moved.board()).to_string());
                Ok(cells.collect::<Vec<_>>().join(" and "))
            }
            Some(ToolAction::Refuse(_)) => Err("refused"),
            _ => Err("nothing"),
        }
    }

    #[test]
    fn the_smallest_rule_under_the_pointer_is_moved_or_the_selected_ones() {
        let puzzle = puzzle(&["r1-3c1-3", "r2c2-3", "r9c1-2"]);
        let drag = |chosen: &[usize], from, to| dragged(&puzzle, chosen, from, to);
        assert_eq!(drag(&[], "r2c2", "r4c5").as_deref(), Ok("r1-3c1-3 and r4c5-6 and r9c1-2"));
        assert_eq!(drag(&[0], "r2c2", "r4c5").as_deref(), Ok("r3-5c4-6 and r2c2-3 and r9c1-2"));
        assert_eq!(drag(&[0, 1], "r2c2", "r2c3").as_deref(), Ok("r1-3c2-4 and r2c3-4 and r9c1-2"));
        assert_eq!(drag(&[], "r9c1", "r9c9"), Err("refused"));
        assert_eq!(drag(&[], "r2c2", "r2c2"), Err("nothing"));
        assert_eq!(drag(&[], "r7c7", "r2c2"), Err("nothing there"));
    }

    #[test]
    fn the_handle_stands_at_the_upper_right_of_what_has_another_place() {
        let own = puzzle(&["r2c2-3 r3c2-4"]);
        let (selection, pins) = (Selection::default(), Pins::default());
        let scope =
            |puzzle, rule| ToolScope { puzzle, selection: &selection, rule, rules: BTreeSet::new(), pins: &pins };
        assert_eq!(handle(&scope(&own, Some(0))), Some(Point::new(3.0, 1.0)));
        assert_eq!(handle(&scope(&own, None)), None);
        let lock = Edit::LockRules { rules: [0].into(), locked: true, step_name: crate::words::Message::verbatim("") };
        assert_eq!(handle(&scope(&lock.apply(&own).unwrap(), Some(0))), None, "a locked rule stays");
    }
}
