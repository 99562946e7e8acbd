//! Lines that join the pieces of a mark. A cage whose cells do not touch would otherwise look like two cages, one of
//! them without a sum.

use crate::board::Cell;
use crate::place::joining_steps;
use crate::puzzle::Puzzle;
use crate::scene::{Ink, Layer, Pen, Point, Scene, Width};
use crate::variant::cell_area;

/// The distance of the ends of a line from the edge of its cell, inside the outline of the mark, in cells.
const INSET: f32 = 0.1;
/// The distance of the ends of a line across a shared corner from the edges of its cell: the line is long enough to be
/// seen.
const CORNER_INSET: f32 = 0.24;
/// The distance of a line from the left or upper edge of the cells that it crosses, in cells: clear of digits, and of
/// clues in the upper left corner.
const LANE: f32 = 0.8;

/// Draws a line between the pieces of each mark that is not connected by edges: dotted, or solid across a corner.
pub(super) fn add_joins(puzzle: &Puzzle, scene: &mut Scene) {
    let solid = Pen::new(Width::Cells(0.035));
    for (_, placed) in puzzle.effective_rules() {
        let steps = placed.rule.marks().iter().flat_map(joining_steps).collect::<Vec<_>>();
        for [from, to] in steps {
            // Few dots would fit between cells that touch at a corner, and lines of the grid would hide them.
            let pen = if is_at_corner(from, to) { solid } else { solid.dashed(0.035, 0.07) };
            scene.path(Layer::Mark, route(from, to), pen, Ink::Line(placed.tint()));
        }
    }
}

/// Returns the corners of the line between two cells: straight across a shared corner or along a row or column, and
/// otherwise down the column of one cell and along the row of the other.
fn route(from: Cell, to: Cell) -> Vec<Point> {
    let (start, end) = (cell_area(from), cell_area(to));
    // The points at which the line leaves one cell and enters the other, along one axis.
    let inset = if is_at_corner(from, to) { CORNER_INSET } else { INSET };
    let leave = |low: f32, high: f32, forward: bool| if forward { high - inset } else { low + inset };
    let (down, right) = (to.row > from.row, to.col > from.col);
    let (rows, cols) = (to.row.abs_diff(from.row), to.col.abs_diff(from.col));
    let (out_y, in_y) = (leave(start.min.y, start.max.y, down), leave(end.min.y, end.max.y, !down));
    let (out_x, in_x) = (leave(start.min.x, start.max.x, right), leave(end.min.x, end.max.x, !right));
    let (lane_x, lane_y) = (start.min.x + LANE, end.min.y + LANE);
    match (rows, cols) {
        (1, 1) => vec![Point::new(out_x, out_y), Point::new(in_x, in_y)],
        (0, _) => vec![Point::new(out_x, lane_y), Point::new(in_x, lane_y)],
        (_, 0) => vec![Point::new(lane_x, out_y), Point::new(lane_x, in_y)],
        _ => vec![Point::new(lane_x, out_y), Point::new(lane_x, lane_y), Point::new(in_x, lane_y)],
    }
}

/// Returns whether two cells share a corner and no edge.
fn is_at_corner(one: Cell, other: Cell) -> bool {
    (one.row.abs_diff(other.row), one.col.abs_diff(other.col)) == (1, 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::puzzle::PlacedRule;
    use crate::variant::Region;

    fn joins(cells: &str) -> Vec<Vec<Point>> {
        let rule = PlacedRule::new(Region { cells: cells.parse().unwrap() });
        let puzzle = Puzzle::builder(Board::classic()).rules([rule]).build().unwrap();
        let mut scene = Scene::new(crate::scene::Area::new(0.0, 0.0, 9.0, 9.0));
        add_joins(&puzzle, &mut scene);
        let line = |item: &crate::scene::Item| match item {
            crate::scene::Item::Line { points, .. } => points.clone(),
            other => panic!("{other:?} is no line"),
        };
        scene.painted().map(line).collect()
    }

    /// Returns the cells that a line touches, on its way from one end to the other.
    fn touched(line: &[Point]) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::new();
        for pair in line.windows(2) {
            for step in 0..=200 {
                let share = step as f32 / 200.0;
                let at = |from: f32, to: f32| (from + (to - from) * share).floor() as i16;
                let cell = Cell::new(at(pair[0].y, pair[1].y), at(pair[0].x, pair[1].x));
                if cells.last() != Some(&cell) {
                    cells.push(cell);
                }
            }
        }
        cells
    }

    #[test]
    fn each_line_leads_from_a_piece_to_another() {
        assert!(joins("r1c1-3 r2c3").is_empty());
        for (cells, ends) in [
            ("r1c1-2 r3c1-2", vec!["r1c1 r3c1", "r1c2 r3c2"]),
            ("r5c5 r6c6", vec!["r5c5 r6c6"]),
            ("r5c5 r6c4", vec!["r5c5 r6c4"]),
            ("r2c2 r2c6", vec!["r2c2 r2c6"]),
            ("r8c8 r5c3", vec!["r5c3 r8c8"]),
            ("r8c3 r5c8", vec!["r5c8 r8c3"]),
        ] {
            let lines = joins(cells);
            assert_eq!(lines.len(), 1, "{cells}");
            let way = touched(&lines[0]);
            let mut own = [way[0], way[way.len() - 1]];
            own.sort();
            let own = format!("{} {}", own[0], own[1]);
            assert!(ends.contains(&&*own), "{cells}: {own}");
            // No line goes through the digit of a cell, which is less than 0.5 cells high and wide.
            for point in &lines[0] {
                let off = |at: f32| (at.rem_euclid(1.0) - 0.5).abs();
                assert!(off(point.x) >= 0.25 || off(point.y) >= 0.25, "{cells}: {point:?}");
            }
        }
        assert_eq!(joins("r1c1 r1c5 r5c1 r9c9").len(), 3);
    }
}
