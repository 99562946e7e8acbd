//! `.sdm`: collections of 9x9 sudokus, 81 digits per line with 0 for an empty cell. They are read like lines of text.

use super::plain::{only_classic, symbols};
use crate::formats::codec::{About, Codec, Fault, Found, Items, Written, write_each};
use crate::formats::line_source::LineStream;
use crate::formats::{Format, Outgoing, ReadError, Warning, WriteError};

/// The format of `.sdm` files.
pub(in crate::formats) struct Sdm;

impl Codec for Sdm {
    fn format(&self) -> Format {
        Format::Sdm
    }

    fn about(&self) -> &'static About {
        &About {
            word: "sdm",
            extensions: &["sdm"],
            read: true,
            written: Written::Many,
            holds: "any number of 9x9 sudokus: their givens",
            lacks: "rules, other boards, title, author, symbols",
        }
    }

    /// The content is detected as lines of text.
    fn sniff(&self, _text: &str) -> bool {
        false
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        Format::Lines.codec().read(text)
    }

    fn open(&self, file: &str, text: String) -> Result<Items, ReadError> {
        Format::Lines.codec().open(file, text)
    }

    fn streams(&self) -> bool {
        true
    }

    fn open_lines(&self, file: &str, stream: LineStream) -> Result<Items, ReadError> {
        Format::Lines.codec().open_lines(file, stream)
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |out, losses| {
            only_classic(out, Format::Sdm, false, losses)?;
            Ok(symbols(out.puzzle, '0') + "\n")
        })
    }
}
