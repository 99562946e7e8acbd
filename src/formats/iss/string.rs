//! The format of constraint strings.

use super::read;
use super::tokens::opens;
use super::write::write;
use crate::formats::codec::{Codec, CodecError, FoundPuzzle, write_each};
use crate::formats::{Format, PuzzleToWrite, Warning, WriteError};

/// The format of constraint strings.
pub(in crate::formats) struct Iss;

impl Codec for Iss {
    fn format(&self) -> Format {
        Format::Iss
    }

    fn sniff(&self, text: &str) -> bool {
        !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        opens(line.trim())
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        read::read(text).map(|(puzzle, losses)| FoundPuzzle::only(puzzle, losses))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |out, losses| Ok(write(out, losses)? + "\n"))
    }
}
