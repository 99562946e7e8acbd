//! Strokes over the selected cells, for a kind's gesture or the jigsaw tool, to make a rule or a region without a
//! pointer.

use crate::board::{Board, Cell, CellSet, GridId};
use crate::place::{Gesture, nearest_grid};
use crate::scene::Point;
use crate::studio::document::jigsaw;
use crate::studio::document::open_document::Selection;
use crate::studio::editor::tools::CanvasSpot;

/// The step limit in the search for the path of a line. Only very tangled selections need more.
const MAX_STEPS: usize = 200_000;

/// A stroke: its starting point, and the cells that it goes through.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct SelectionStroke {
    pub from: Point,
    pub then: Vec<Cell>,
}

impl SelectionStroke {
    /// Returns the cell in which the stroke begins.
    pub fn first(&self) -> Cell {
        CanvasSpot { point: self.from }.place()
    }

    /// Returns the stroke in the opposite direction.
    pub fn reversed(self) -> SelectionStroke {
        let mut cells: Vec<Cell> = std::iter::once(self.first()).chain(self.then).rev().collect();
        let from = middle(cells.remove(0));
        SelectionStroke { from, then: cells }
    }
}

/// Returns the stroke over the selected cells for this gesture.
///
/// # Errors
/// Returns a message key if the cells do not suit the gesture.
pub(in crate::studio) fn selection_stroke(
    gesture: Gesture,
    selection: &Selection,
    board: &Board,
) -> Result<SelectionStroke, &'static str> {
    let cells = &selection.cells;
    let cursor = selection.cursor.or(cells.iter().next()).ok_or("tell-selected-select-cells-rule-first")?;
    let through = |path: Vec<Cell>| SelectionStroke { from: middle(path[0]), then: path[1..].to_vec() };
    let at = |from: Point| SelectionStroke { from, then: Vec::new() };
    match gesture {
        Gesture::Grid | Gesture::Box | Gesture::Square => Ok(at(middle(cursor))),
        Gesture::Cells => Ok(through(cells.iter().collect())),
        Gesture::Path => line(cells, cursor).map(through).ok_or("tell-selected-line-goes-from-each"),
        Gesture::Border => match cells.iter().collect::<Vec<_>>()[..] {
            [a, b] if a.row.abs_diff(b.row) + a.col.abs_diff(b.col) == 1 => Ok(at(between(a, b))),
            _ => Err("tell-selected-select-two-cells-beside"),
        },
        Gesture::Corner => match cells.iter().collect::<Vec<_>>()[..] {
            // The cells are in reading order.
            [a, b, c, d] if [b, c, d] == [a.offset(0, 1), a.offset(1, 0), a.offset(1, 1)] => Ok(at(between(a, d))),
            _ => Err("tell-selected-select-four-cells-around"),
        },
        Gesture::Edge => outside_point(cells, cursor, board).map(at).ok_or("tell-selected-select-cell-at-edge"),
    }
}

/// Returns the stroke that adds the selected cells to the region at the cursor. `painted` is the grid that was
/// painted on last; another grid is used if it does not contain the cursor.
///
/// # Errors
/// Returns a message key if the cells form no region.
pub(in crate::studio) fn region(
    selection: &Selection,
    board: &Board,
    painted: Option<GridId>,
) -> Result<SelectionStroke, &'static str> {
    let cells = &selection.cells;
    let cursor = selection.cursor.filter(|&cell| cells.contains(cell)).or(cells.iter().next());
    let cursor = cursor.ok_or("do-edit-select-cells-first")?;
    let here = painted.filter(|&id| board.grid(id).is_some_and(|grid| grid.contains(cursor)));
    let grid = here.or_else(|| nearest_grid(board, cursor)).and_then(|id| board.grid(id));
    let grid = grid.filter(|grid| cells.iter().all(|cell| grid.contains(cell)));
    let grid = jigsaw::as_jigsaw(grid.ok_or("tell-selected-cells-beyond-grid")?);
    let region = grid.box_of(cursor);
    if cells.iter().all(|cell| grid.box_of(cell) == region) {
        return Err("tell-selected-region-already");
    }
    let then: Vec<Cell> = cells.iter().filter(|&cell| cell != cursor).collect();
    // Painting skips the last cell of another region, so the result is checked.
    let after = jigsaw::painted(&grid, region.unwrap_or_default() as u8, &then);
    match then.iter().all(|&cell| after.box_of(cell) == region) {
        true => Ok(SelectionStroke { from: middle(cursor), then }),
        false => Err("tell-selected-region-keeps-cell"),
    }
}

fn middle(cell: Cell) -> Point {
    Point::new(f32::from(cell.col) + 0.5, f32::from(cell.row) + 0.5)
}

fn between(a: Cell, b: Cell) -> Point {
    let (a, b) = (middle(a), middle(b));
    Point::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0)
}

/// Returns the outside position that looks along the selected cells. For a single cell, a position above or below is
/// preferred to one on the left or right.
fn outside_point(cells: &CellSet, cursor: Cell, board: &Board) -> Option<Point> {
    let across = cells.len() > 1 && cells.iter().all(|cell| cell.row == cursor.row);
    let sides = if across { [(0, -1), (0, 1), (-1, 0), (1, 0)] } else { [(-1, 0), (1, 0), (0, -1), (0, 1)] };
    let mut ends = sides.into_iter().flat_map(|(rows, cols)| cells.iter().map(move |cell| cell.offset(rows, cols)));
    ends.find(|place| !board.contains(*place)).map(middle)
}

/// Returns a path through all of these cells that ends at `end`. Each cell is adjacent to the one before, and the path
/// is straight where possible.
fn line(cells: &CellSet, end: Cell) -> Option<Vec<Cell>> {
    // Only the end is given, so the search runs backwards from it.
    let mut path = vec![end];
    let mut steps = 0;
    extend_path(cells, &mut path, &mut steps).then(|| path.into_iter().rev().collect())
}

/// Extends `path` to a Hamiltonian path by backtracking. Orthogonal neighbours are tried first.
fn extend_path(cells: &CellSet, path: &mut Vec<Cell>, steps: &mut usize) -> bool {
    if path.len() == cells.len() {
        return true;
    }
    *steps += 1;
    let last = path[path.len() - 1];
    let sides = [(0, -1), (-1, 0), (0, 1), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)];
    for (rows, cols) in sides {
        let next = last.offset(rows, cols);
        if *steps < MAX_STEPS && cells.contains(next) && !path.contains(&next) {
            path.push(next);
            if extend_path(cells, path, steps) {
                return true;
            }
            path.pop();
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selected(cells: &str, cursor: &str) -> Selection {
        Selection { cells: cells.parse().unwrap(), cursor: Some(cursor.parse().unwrap()) }
    }

    fn cells(way: &SelectionStroke) -> String {
        let start = Cell::new(way.from.y as i16, way.from.x as i16);
        std::iter::once(&start).chain(&way.then).map(Cell::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_line_goes_through_all_cells_to_the_cursor() {
        let board = Board::classic();
        let along =
            |all: &str, end: &str| selection_stroke(Gesture::Path, &selected(all, end), &board).map(|way| cells(&way));
        assert_eq!(along("r1c1-3", "r1c3").as_deref(), Ok("r1c1 r1c2 r1c3"));
        assert_eq!(along("r1c1-3", "r1c1").as_deref(), Ok("r1c3 r1c2 r1c1"));
        // Around a corner, and diagonally.
        assert_eq!(along("r1c1-2 r2c2 r3c3", "r1c1").as_deref(), Ok("r3c3 r2c2 r1c2 r1c1"));
        // A path can neither end in the middle nor jump.
        assert!(along("r1c1-3", "r1c2").is_err() && along("r1c1 r1c3", "r1c3").is_err());
    }

    #[test]
    fn cells_of_one_grid_become_a_region_unless_another_would_be_lost() {
        let board = Board::single(2, 2).unwrap();
        let of = |all: &str, cursor: &str| region(&selected(all, cursor), &board, None);
        assert_eq!(of("r1c1-3", "r1c1").map(|way| cells(&way)).as_deref(), Ok("r1c1 r1c2 r1c3"));
        assert_eq!(of("r1c1-3", "r1c3").map(|way| cells(&way)).as_deref(), Ok("r1c3 r1c1 r1c2"));
        assert_eq!(of("r1c1-2", "r1c1"), Err("tell-selected-region-already"));
        assert_eq!(of("r1-2c1-4", "r1c1"), Err("tell-selected-region-keeps-cell"));
        assert_eq!(region(&Selection::default(), &board, None), Err("do-edit-select-cells-first"));
        let twin = crate::board::TraditionalLayout::Twin.board(2, 2).unwrap();
        let both = region(&selected("r1c1 r6c6", "r1c1"), &twin, None);
        assert_eq!(both, Err("tell-selected-cells-beyond-grid"));
    }

    #[test]
    fn borders_corners_and_edges_are_found_from_their_cells() {
        let board = Board::classic();
        let at = |gesture, all: &str, cursor: &str| {
            selection_stroke(gesture, &selected(all, cursor), &board).map(|way| way.from)
        };
        assert_eq!(at(Gesture::Border, "r1c1-2", "r1c2"), Ok(Point::new(1.0, 0.5)));
        assert_eq!(at(Gesture::Corner, "r1-2c1-2", "r2c2"), Ok(Point::new(1.0, 1.0)));
        assert!(at(Gesture::Border, "r1c1 r2c2", "r1c1").is_err() && at(Gesture::Corner, "r1c1-4", "r1c1").is_err());
        assert_eq!(at(Gesture::Edge, "r1c1", "r1c1"), Ok(Point::new(0.5, -0.5)));
        assert_eq!(at(Gesture::Edge, "r1c1-2", "r1c1"), Ok(Point::new(-0.5, 0.5)));
        assert_eq!(at(Gesture::Edge, "r9c4", "r9c4"), Ok(Point::new(3.5, 9.5)));
        assert!(at(Gesture::Edge, "r5c5", "r5c5").is_err());
    }
}
