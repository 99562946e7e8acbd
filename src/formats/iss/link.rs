//! Links to the Interactive Sudoku Solver, whose query is a constraint string or a puzzle in another format that the
//! solver reads.

use super::string::Iss;
use super::write::write;
use crate::formats::codec::{Codec, CodecError, FoundPuzzle, write_each};
use crate::formats::link::{Link, decoded, parse};
use crate::formats::{Format, PuzzleToWrite, Warning, WriteError};

/// The format of links with a constraint string.
pub(in crate::formats) struct IssLink;

impl Codec for IssLink {
    fn format(&self) -> Format {
        Format::IssLink
    }

    fn sniff(&self, text: &str) -> bool {
        !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        matches!(parse(line), Some(Link::Iss(_)))
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let Some(Link::Iss(asked)) = parse(text) else { return Iss.read(text) };
        // Whitespace has no meaning in strings.
        let text = decoded(&asked.replace('+', " "));
        match Format::of_line(text.trim()) {
            // A link within a link is rejected as a string.
            Some(Format::Iss | Format::IssLink) => Iss.read(&text),
            // The query may also be plain givens or the like.
            other => other.unwrap_or(Format::Lines).codec().read(&text),
        }
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        // No character of a string needs escaping in a link.
        write_each(puzzles, |out, losses| {
            let string = write(out, losses)?;
            Ok(format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={string}\n"))
        })
    }
}
