//! Links of SudokuMaker and the JSON in them: cells, and constraints with numeric types.
//!
//! Cells are numbered row by row from 0. Each row of n cells has 2n edges: first the left edges of its cells, then the
//! lower ones. Corners are numbered by the cell at their bottom right, in rows of n + 1, and cells outside the grid in
//! rows of n + 2, beginning with the row above the grid. Types without a kind in this program are reported by their
//! names.

mod places;
mod read;
mod rules;

use serde_json::Value;

use super::codec::{Codec, CodecError, FoundPuzzle};
use super::link::{Link, parse, unescaped};
use super::lz::{Alphabet, unpack};
use super::{Format, json};

/// The format of SudokuMaker's links and JSON.
pub(super) struct SudokuMaker;

impl Codec for SudokuMaker {
    fn format(&self) -> Format {
        Format::SudokuMaker
    }

    fn sniff(&self, text: &str) -> bool {
        let is_json =
            json::is_single_object(text) && text.contains("\"formatVersion\"") && text.contains("\"constraints\"");
        is_json || !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        matches!(parse(line), Some(Link::SudokuMaker(_)))
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let object = match parse(text) {
            Some(Link::SudokuMaker(packed)) => {
                // In this alphabet `+` does not stand for a blank.
                let packed = unescaped(packed).replace(' ', "+");
                let text = unpack(&packed, Alphabet::Uri, json::MAX_BYTES)?;
                json::object(&text).map_err(|fault| CodecError::whole(fault.problem))?
            }
            Some(_) | None => json::object(text)?,
        };
        let inner = object.get("puzzle").and_then(Value::as_object).unwrap_or(&object);
        let (puzzle, losses) = read::read(inner)?;
        Ok(FoundPuzzle::only(puzzle, losses))
    }
}
