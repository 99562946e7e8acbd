//! The format of constraint strings.

use super::read;
use super::tokens::opens;
use super::write::write;
use crate::formats::codec::{Codec, CodecError, FormatInfo, FoundPuzzle, WriteSupport, write_each};
use crate::formats::{Format, PuzzleToWrite, Warning, WriteError};

/// The format of constraint strings.
pub(in crate::formats) struct Iss;

/// The description of what strings hold.
pub(super) const HOLDS: &str = "one puzzle per line: one grid with boxes, regions or neither; givens, rules with a \
    name there, and rules that can be expressed by sums, pairs, candidates and cells with different digits; read: \
    copies, and tables of pairs as custom rules";
/// The description of what strings cannot hold.
pub(super) const LACKS: &str = "minimum and maximum sums, sums with factors, equal sums, state machines, most \
    alternatives, cells outside the grid, title, author, symbols; written: digits from 0, patterns of more than two \
    cells";

impl Codec for Iss {
    fn format(&self) -> Format {
        Format::Iss
    }

    fn info(&self) -> &'static FormatInfo {
        &FormatInfo {
            name: "iss",
            extensions: &["iss"],
            read: true,
            writes: WriteSupport::Many,
            holds: HOLDS,
            lacks: LACKS,
        }
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
