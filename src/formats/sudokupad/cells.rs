//! The cells of a SudokuPad puzzle: givens, and a solver's marks. A value is a given unless its cell says otherwise.

use serde_json::Value;

use crate::board::{Board, Cell, Digit, DigitSet, Numbering};
use crate::formats::ReadErrorKind;
use crate::formats::detect_numbering::detect_numbering;
use crate::formats::json::{self, Object, entry_error};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::puzzle::{Givens, Progress};

/// Detects the numbering of the digits from the cells, the solution and the rules text.
pub(super) fn numbering(object: &Object, rows: &[Value], board: &Board) -> Numbering {
    let cells = || rows.iter().flat_map(|row| json::list(Some(row)));
    let set = |value: &&Value| !json::text(Some(value)).is_empty();
    let values = cells().filter_map(|cell| cell.get("value")).filter(set);
    let marks = cells().flat_map(|cell| MARKS.iter().flat_map(|key| json::list(cell.get(*key))));
    let numbers = values.chain(marks).filter_map(|value| json::integer(Some(value)));
    let solution: Vec<i64> =
        metadata_text(object, "solution").chars().filter_map(|symbol| symbol.to_digit(10).map(i64::from)).collect();
    detect_numbering(board, numbers, &solution, &metadata_text(object, "rules"))
}

/// Keys of a solver's marks.
const MARKS: [&str; 3] = ["pencilMarks", "centremarks", "cornermarks"];

/// Returns the metadata under a key, either from `metadata` or from a cage without cells.
fn metadata_text(object: &Object, key: &str) -> String {
    if let Some(words) = object.get("metadata").and_then(|about| json::joined_text(about.get(key)?, "\n")) {
        return words;
    }
    let cages = json::list(object.get("cages")).iter().map(|cage| json::text(cage.get("value")));
    let mut words =
        cages.filter_map(|words| words.strip_prefix(key)?.trim_start().strip_prefix(':').map(str::to_owned));
    words.next().unwrap_or_default()
}

/// The content of the cells.
#[derive(Default)]
pub(super) struct ReadCells {
    pub givens: Givens,
    pub progress: Progress,
}

/// Reads all cells.
///
/// # Errors
/// Returns an error if a given is no digit of the board.
pub(super) fn read(rows: &[Value], board: &Board, losses: &mut Losses) -> Result<ReadCells, ReadErrorKind> {
    let mut cells = ReadCells::default();
    for (row, values) in rows.iter().enumerate() {
        for (col, value) in json::list(Some(values)).iter().enumerate() {
            if let Some(fields) = value.as_object() {
                cells.read(Cell::new(row as i16, col as i16), fields, board, losses)?;
            }
        }
    }
    Ok(cells)
}

impl ReadCells {
    fn read(&mut self, cell: Cell, fields: &Object, board: &Board, losses: &mut Losses) -> Result<(), ReadErrorKind> {
        let digit = |value: &Value| {
            let number = u8::try_from(json::integer(Some(value))?).ok()?;
            board.numbering().digit(number).filter(|digit| digit.value() <= board.size())
        };
        let entered = fields.get("given") == Some(&Value::Bool(false));
        for (key, value) in fields {
            match key.as_str() {
                "given" => {}
                "value" if json::text(Some(value)).is_empty() => {}
                "value" if entered => match digit(value).filter(|_| board.contains(cell)) {
                    Some(digit) => self.progress.change(cell, |notes| notes.digit = Some(digit)),
                    None => losses.add(LostElement::EnteredDigits, LossOutcome::NoPlace),
                },
                "value" => {
                    let digit = digit(value).ok_or_else(|| entry_error(format!("cells, {cell}"), "expected-digit"))?;
                    self.givens.insert(cell, digit);
                }
                marks if MARKS.contains(&marks) => {
                    let list = json::list(Some(value));
                    let digits: Vec<Digit> = match board.contains(cell) {
                        true => list.iter().filter_map(digit).collect(),
                        false => vec![],
                    };
                    let plain = value.is_array() || !json::is_truthy(Some(value));
                    let lost = digits.len() < list.len() || !plain;
                    losses.add_many(LostElement::PencilMarks, LossOutcome::NoPlace, usize::from(lost));
                    let digits: DigitSet = digits.into_iter().collect();
                    self.progress.change(cell, |notes| {
                        let own = if key == "centremarks" { &mut notes.centre } else { &mut notes.corner };
                        *own = own.union(digits);
                    });
                }
                other => losses.unknown(&format!("cells.{other}"), 1),
            }
        }
        Ok(())
    }
}
