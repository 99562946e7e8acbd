//! The board of an f-puzzle, which has default boxes unless its cells have regions.

use serde_json::Value;

use crate::board::{Boxes, Grid, MAX_DIGIT};
use crate::formats::json;

/// Returns the rows and columns of the default boxes: as square as possible, and wide rather than high; for a prime
/// size, each row is a box.
pub(super) fn usual_box(size: u8) -> (u8, u8) {
    let rows = (1..=size).rfind(|&rows| size.is_multiple_of(rows) && rows <= size / rows).unwrap_or(1);
    (rows, size / rows)
}

/// Returns the default region of a cell.
fn default_region(size: u8, row: usize, col: usize) -> usize {
    let (rows, cols) = usual_box(size);
    row / usize::from(rows) * usize::from(rows) + col / usize::from(cols)
}

/// Returns the region of each cell, row by row; None for cells in no region.
pub(super) fn read_regions(size: u8, rows: &[&[Value]]) -> Vec<Option<i64>> {
    let region = |row: usize, col: usize, cell: &Value| match cell.get("region") {
        None => Some(default_region(size, row, col) as i64),
        Some(Value::Null) => None,
        Some(region) => json::integer(Some(region)).filter(|&region| region >= 0),
    };
    let row = |(at, cells): (usize, &&[Value])| -> Vec<Option<i64>> {
        cells.iter().enumerate().map(|(col, cell)| region(at, col, cell)).collect()
    };
    rows.iter().enumerate().flat_map(row).collect()
}

/// Returns the `region` values of the cells; None if the boxes are the default.
pub(super) fn write_regions(grid: &Grid) -> Option<Vec<Value>> {
    let n = usize::from(grid.size());
    match grid.boxes() {
        Boxes::Latin => Some(vec![Value::Null; n * n]),
        Boxes::Regular { rows, cols } if (*rows, *cols) == usual_box(grid.size()) => None,
        Boxes::Regular { .. } | Boxes::Jigsaw(_) => Some(grid.regions().into_iter().map(Value::from).collect()),
    }
}

/// Returns the grid size in a value, if grids can have it.
pub(super) fn size(value: Option<&Value>) -> Option<u8> {
    u8::try_from(json::integer(value)?).ok().filter(|size| (2..=MAX_DIGIT).contains(size))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The default shapes of f-puzzles, from its public boards.
    #[test]
    fn usual_boxes_are_those_of_f_puzzles() {
        for (size, shape) in
            [(4, (2, 2)), (5, (1, 5)), (6, (2, 3)), (7, (1, 7)), (8, (2, 4)), (9, (3, 3)), (12, (3, 4))]
        {
            assert_eq!(usual_box(size), shape);
        }
        assert_eq!(default_region(6, 2, 3), 3);
        assert_eq!(default_region(9, 8, 8), 8);
        assert_eq!(default_region(5, 3, 4), 3);
    }
}
