//! SudokuMaker's numbering of cells, edges, corners, and positions outside the grid.

use serde_json::Value;

use crate::board::{Cell, GridId, OutsidePosition};
use crate::formats::json::{self, Object};
use crate::formats::rule_collector::RuleCollector;
use crate::place::Border;

/// The rows and columns of the whole puzzle, which determine the numbering.
#[derive(Clone, Copy)]
pub(super) struct PlaceNumbering {
    pub rows: i16,
    pub cols: i16,
}

impl PlaceNumbering {
    pub(super) fn cell(self, value: &Value) -> Option<Cell> {
        self.position(Some(value), 0).map(|(row, col)| Cell::new(row, col))
    }

    pub(super) fn cells(self, value: Option<&Value>) -> Option<Vec<Cell>> {
        json::list(value).iter().map(|value| self.cell(value)).collect()
    }

    /// Returns the lists of cells under a key.
    pub(super) fn lists(self, constraint: &Object, key: &str) -> Option<Vec<Vec<Cell>>> {
        json::list(constraint.get(key)).iter().map(|list| self.cells(Some(list))).collect()
    }

    /// Returns the row and column of a number, in a numbering with `more` more rows and columns than the puzzle has.
    pub(super) fn position(self, value: Option<&Value>, more: i16) -> Option<(i16, i16)> {
        let (number, width) = (json::integer(value)?, i64::from(self.cols + more));
        let all = width * i64::from(self.rows + more);
        (0..all).contains(&number).then_some(((number / width) as i16, (number % width) as i16))
    }

    /// Returns the border between two cells with this number.
    pub(super) fn edge(self, value: Option<&Value>) -> Option<Border> {
        let (number, n) = (json::integer(value)?, i64::from(self.cols));
        if !(0..2 * n * i64::from(self.rows)).contains(&number) {
            return None;
        }
        let (row, at) = ((number / (2 * n)) as i16, (number % (2 * n)) as i16);
        let (one, other) = match at - n as i16 {
            lower @ 0.. => (Cell::new(row, lower), Cell::new(row + 1, lower)),
            _ => (Cell::new(row, at - 1), Cell::new(row, at)),
        };
        Border::between(one, other)
    }

    /// Returns the outside position of a clue. The `diagonal` of a slanted clue is 1 from bottom left to top right, and
    /// -1 from top left to bottom right.
    pub(super) fn outside_position(
        self,
        clue: &Value,
        slanted: bool,
        marks: &RuleCollector,
    ) -> Option<OutsidePosition> {
        let (row, col) = self.position(clue.get("outerCell"), 2)?;
        let place = Cell::new(row - 1, col - 1);
        let way = json::integer(clue.get("diagonal"));
        let mut seen =
            OutsidePosition::at(&marks.board, place).filter(|outside_position| outside_position.grid == GridId(0));
        seen.find(|outside_position| match outside_position.inward() {
            (rows, cols) if slanted => Some(i64::from(-rows * cols)) == way,
            (rows, cols) => rows == 0 || cols == 0,
        })
    }
}
