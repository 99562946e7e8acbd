//! SudokuPad's cells: `[row, column]`, counted from 0.

use serde_json::Value;

use crate::board::Cell;
use crate::formats::json;

/// Returns the cell that `[row, column]` names; None if it is off the lattice or malformed.
pub(super) fn cell(value: &Value) -> Option<Cell> {
    let [row, col] = json::list(Some(value)) else { return None };
    let number = |value: &Value| json::integer(Some(value)).filter(|number| (0..1000).contains(number));
    Some(Cell::new(number(row)? as i16, number(col)? as i16))
}

/// Returns the cells of a list; None if any is invalid.
pub(super) fn cells(value: Option<&Value>) -> Option<Vec<Cell>> {
    json::list(value).iter().map(cell).collect()
}
