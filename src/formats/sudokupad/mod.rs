//! The JSON of SudokuPad: plain, in its short form, or packed in a link.
//!
//! Givens, regions and cages are explicit; all other rules are only drawn, and SudokuPad does not know their meaning.
//! So solvers see all rules of a puzzle that is written in this format. When it is read again, its rules become marks
//! and drawings, except for cages, rules with names, and rules that can be recognised in the drawing without doubt.

mod appearance;
mod cells;
mod compact;
mod draw;
mod places;
mod read;
mod recognise;
mod short_form;
mod write;
mod write_drawings;

use super::codec::{Codec, CodecError, FoundPuzzle, write_each, write_one};
use super::limits::SHORT_FORM_DEPTH;
use super::link::{Link, escaped, parse, unescaped};
use super::lz::{Alphabet, pack, unpack};
use super::write_error::WriteError;
use super::{Format, PuzzleToWrite, ReadErrorKind, Warning, json};
use short_form::ShortFormError;

/// The format of plain JSON.
pub(super) struct SudokuPad;

/// The format of JSON in a link.
pub(super) struct SudokuPadLink;

impl Codec for SudokuPad {
    fn format(&self) -> Format {
        Format::SudokuPad
    }

    fn sniff(&self, text: &str) -> bool {
        let has = |keys: [&str; 2]| keys.iter().all(|key| text.contains(key));
        let is_json = json::is_single_object(text) && has(["\"cells\"", "\"regions\""]);
        is_json && !text.contains("\"formatVersion\"") || is_short_form(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        self.sniff(line)
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        Ok(FoundPuzzle::recognised(read::read(&object(text)?)?))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_one(puzzles, "sudokupad", |puzzle, losses| Ok(write::write(puzzle, losses)? + "\n"))
    }
}

impl Codec for SudokuPadLink {
    fn format(&self) -> Format {
        Format::SudokuPadLink
    }

    fn sniff(&self, text: &str) -> bool {
        !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        matches!(parse(line), Some(Link::SudokuPad(_) | Link::Compact(_)))
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let packed = match parse(text) {
            Some(Link::SudokuPad(packed)) => packed,
            Some(Link::Compact(compact)) => return read_compact(compact),
            Some(_) | None => return Err(ReadErrorKind::RemoteLink.into()),
        };
        let text = unpack(&unescaped(packed), Alphabet::Base64, json::MAX_BYTES)?;
        Ok(FoundPuzzle::recognised(read::read(&object(&text)?)?))
    }

    /// Writes links. They turn off SudokuPad's conflict checker and grid if the rows and columns are not those of the
    /// whole board.
    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |out, losses| {
            let packed = escaped(&pack(&write::write(out, losses)?));
            let plain = write::is_plain(out.puzzle.board());
            let settings = if plain { "" } else { "?setting-conflictchecker=0&setting-nogrid=1" };
            Ok(format!("https://sudokupad.app/scl{packed}{settings}\n"))
        })
    }
}

/// Returns whether a text that is not packed begins like an object in short form, with its cells.
fn is_short_form(text: &str) -> bool {
    let inner = text.strip_prefix('{').unwrap_or_default();
    inner.starts_with(|first: char| first.is_ascii_alphabetic()) && inner.contains("ce:[")
}

/// Parses an object, in its usual or its short form.
fn object(text: &str) -> Result<json::Object, CodecError> {
    let fault = match json::object(text) {
        Ok(object) => return Ok(object),
        Err(fault) if matches!(fault.problem, ReadErrorKind::TooLarge { .. }) => return Err(fault),
        Err(fault) => fault,
    };
    match short_form::parse_short_form(text) {
        Ok(serde_json::Value::Object(object)) => Ok(object),
        Err(ShortFormError::TooDeep) => Err(CodecError::whole(ReadErrorKind::TooDeep { limit: SHORT_FORM_DEPTH })),
        Ok(_) | Err(ShortFormError::Malformed) => Err(CodecError::whole(fault.problem)),
    }
}

/// Reads the compact form, plain or packed.
fn read_compact(text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
    let plain = unescaped(text).replace('+', " ");
    let (puzzle, losses) = match compact::is_plain(&plain) {
        true => compact::read(&plain)?,
        false => compact::read(unpack(&unescaped(text), Alphabet::Base64, json::MAX_BYTES)?.trim_start_matches("scf"))?,
    };
    Ok(FoundPuzzle::only(puzzle, losses))
}
