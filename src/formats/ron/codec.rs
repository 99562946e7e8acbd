//! The codec of the native format.

use super::read::read;
use super::write::write;
use crate::formats::codec::{About, Codec, Fault, Found, Written, unless_too_large};
use crate::formats::limits::PUZZLE_BYTES;
use crate::formats::loss::Losses;
use crate::formats::{Format, Outgoing, ReadError, Warning, WriteError};

/// The native format.
pub(in crate::formats) struct RonCodec;

impl Codec for RonCodec {
    fn format(&self) -> Format {
        Format::Ron
    }

    fn about(&self) -> &'static About {
        &About {
            word: "ron",
            extensions: &["ron"],
            read: true,
            written: Written::One,
            holds: "everything",
            lacks: "nothing",
        }
    }

    /// Accepts an opening bracket, or a comment or attribute before it.
    fn sniff(&self, text: &str) -> bool {
        text.starts_with(['(', '/']) || text.starts_with("#!")
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let fault = |error: ReadError| Fault { line: error.line, column: error.column, problem: error.problem };
        Ok(Found::only(read("", text).map_err(fault)?, Losses::default()))
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        match puzzles {
            [one] => {
                let text = unless_too_large(write(one.puzzle), self.format(), PUZZLE_BYTES)?;
                Ok((text, Vec::new()))
            }
            _ => Err(WriteError::OnePuzzleOnly { puzzles: puzzles.len(), extension: "ron" }),
        }
    }
}
