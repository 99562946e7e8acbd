//! Digits, and the names of cells, such as `R1C1`; rows and columns 0 and n + 1 are outside the grid.

use serde_json::Value;

use crate::board::{Board, Cell, CellSet, Digit};
use crate::formats::json;
use crate::words::Message;

/// The description of an expected value.
pub(super) type ExpectedValue = Message;

fn wrong(expected: &'static str) -> ExpectedValue {
    Message::new(expected)
}

/// Parses the name of a cell on or next to a grid of `size` rows.
pub(super) fn cell(value: Option<&Value>, size: u8) -> Result<Cell, ExpectedValue> {
    let name = value.and_then(Value::as_str).and_then(read).ok_or_else(|| wrong("expected-foreign-cell"))?;
    let range = -1..=i16::from(size);
    if range.contains(&name.row) && range.contains(&name.col) { Ok(name) } else { Err(wrong("expected-near-cell")) }
}

/// Parses a name such as `R3C4`, which counts rows and columns from 1; those of a `Cell` are counted from 0.
fn read(name: &str) -> Option<Cell> {
    let (row, col) = name.trim().strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    let number = |digits: &str| {
        let plain = (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| digits.parse::<i16>().ok()).flatten()
    };
    Some(Cell::new(number(row)? - 1, number(col)? - 1))
}

/// Returns the name of a cell.
pub(super) fn name(cell: Cell) -> Value {
    Value::from(format!("R{}C{}", cell.row + 1, cell.col + 1))
}

/// Returns the names of cells.
pub(super) fn names(cells: impl IntoIterator<Item = Cell>) -> Value {
    Value::Array(cells.into_iter().map(name).collect())
}

/// Parses a list of cells, in its order.
pub(super) fn list(value: Option<&Value>, size: u8) -> Result<Vec<Cell>, ExpectedValue> {
    match value {
        None | Some(Value::Null) => Ok(vec![]),
        Some(Value::Array(cells)) => cells.iter().map(|one| cell(Some(one), size)).collect(),
        Some(_) => Err(wrong("expected-foreign-cells")),
    }
}

/// Parses a list of cells as a set.
pub(super) fn set(value: Option<&Value>, size: u8) -> Result<CellSet, ExpectedValue> {
    Ok(list(value, size)?.into_iter().collect())
}

/// Parses the lines of an element, each with its cells in order; immediate repeats are dropped.
pub(super) fn lines(value: Option<&Value>, size: u8) -> Result<Vec<Vec<Cell>>, ExpectedValue> {
    let line = |value: &Value| {
        let mut cells = list(Some(value), size)?;
        cells.dedup();
        Ok(cells)
    };
    let lines: Vec<Vec<Cell>> = json::list(value).iter().map(line).collect::<Result<_, ExpectedValue>>()?;
    Ok(lines.into_iter().filter(|line| !line.is_empty()).collect())
}

/// Returns the digit that a number means on a board.
pub(super) fn digit(value: &Value, board: &Board) -> Option<Digit> {
    let number = u8::try_from(json::integer(Some(value))?).ok()?;
    board.numbering().digit(number).filter(|digit| digit.value() <= board.size())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_refused() {
        let read = |name: &str| cell(Some(&Value::from(name)), 9).ok();
        for (text, expected) in [
            ("R1C1", Some((0, 0))),
            ("r9c9", Some((8, 8))),
            ("R0C4", Some((-1, 3))),
            ("R10C5", Some((9, 4))),
            ("R11C5", None),
            ("R-1C5", None),
            ("R1C+5", None),
            ("R1", None),
            ("C1R1", None),
            ("R1C99999999999", None),
            ("", None),
        ] {
            assert_eq!(read(text), expected.map(|(row, col)| Cell::new(row, col)), "{text}");
        }
    }
}
