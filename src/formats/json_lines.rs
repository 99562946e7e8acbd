//! JSON lines, for programs: one object per puzzle with everything in it, the same data as a `.ron` file.
//! `docs/formats.md` describes the fields.

use super::codec::{Codec, CodecError, FoundPuzzle, write_each};
use super::format::Format;
use super::loaded::PuzzleToWrite;
use super::loss::Losses;
use super::warning::Warning;
use super::write_error::WriteError;
use super::{json, ron};

/// The format of one JSON object per line.
pub(super) struct JsonLines;

impl Codec for JsonLines {
    fn format(&self) -> Format {
        Format::JsonLines
    }

    /// Accepts a single object only; several lines of them are a text of lines, in which each line is detected by
    /// itself.
    fn sniff(&self, text: &str) -> bool {
        json::is_single_object(text) && text.contains("\"gridwright\"")
    }

    fn sniff_line(&self, line: &str) -> bool {
        json::begins_object(line) && line.contains("\"gridwright\"")
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        Ok(FoundPuzzle::only(ron::read_json(text)?, Losses::default()))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |out, _| Ok(json::check_size(ron::write_json(out.puzzle), Format::JsonLines)? + "\n"))
    }
}
