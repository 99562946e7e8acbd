//! `.sdm`: collections of 9x9 sudokus, 81 digits per line with 0 for an empty cell. They are read like lines of text.

use crate::formats::codec::{Codec, CodecError, FoundPuzzle, PuzzleIter, write_each};
use crate::formats::line_source::LineStream;
use crate::formats::plain_losses::check_classic;
use crate::formats::rows::grid_symbols;
use crate::formats::{Format, PuzzleToWrite, ReadError, Warning, WriteError};

/// The format of `.sdm` files.
pub(in crate::formats) struct Sdm;

impl Codec for Sdm {
    fn format(&self) -> Format {
        Format::Sdm
    }

    /// Returns false, since the content is detected as lines of text.
    fn sniff(&self, _text: &str) -> bool {
        false
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        Format::Lines.codec().read(text)
    }

    fn open(&self, file: &str, text: String) -> Result<PuzzleIter, ReadError> {
        Format::Lines.codec().open(file, text)
    }

    fn streams(&self) -> bool {
        true
    }

    fn open_lines(&self, file: &str, stream: LineStream) -> Result<PuzzleIter, ReadError> {
        Format::Lines.codec().open_lines(file, stream)
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |out, losses| {
            check_classic(out, Format::Sdm, &[], losses)?;
            Ok(grid_symbols(out.puzzle, '0') + "\n")
        })
    }
}
