//! The codec of the native format.

use super::read::read;
use super::write::write;
use crate::formats::codec::{Codec, CodecError, FoundPuzzle, check_length};
use crate::formats::limits::PUZZLE_BYTES;
use crate::formats::loss::Losses;
use crate::formats::{Format, PuzzleToWrite, ReadError, Warning, WriteError};

/// The native format.
pub(in crate::formats) struct RonCodec;

impl Codec for RonCodec {
    fn format(&self) -> Format {
        Format::Ron
    }

    /// Accepts an opening bracket, or a comment or attribute before it.
    fn sniff(&self, text: &str) -> bool {
        text.starts_with(['(', '/']) || text.starts_with("#!")
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let fault = |error: ReadError| CodecError { line: error.line, column: error.column, problem: error.problem };
        Ok(FoundPuzzle::only(read("", text).map_err(fault)?, Losses::default()))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        match puzzles {
            [one] => {
                let text = check_length(write(one.puzzle), self.format(), PUZZLE_BYTES)?;
                Ok((text, Vec::new()))
            }
            _ => Err(WriteError::OnePuzzleOnly { puzzles: puzzles.len(), extension: "ron" }),
        }
    }
}
