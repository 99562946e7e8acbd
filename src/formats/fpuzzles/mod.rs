//! The JSON of f-puzzles, plain or packed in a link, with common extensions by solvers.
//!
//! An object has `size`, the `grid` as rows of cells, and a list of elements under the name of each tool. Cells are
//! called `R1C1`; positions outside the grid are named as if the grid continued there. The values of clues are strings.
//! What the solver entered or marked is no clue, and a missing value has the default of its tool.

mod areas;
mod board;
mod cells;
mod cosmetics;
mod default_sizes;
mod drawings;
mod elements;
mod encoded;
mod key;
mod lines;
mod outside;
mod read;
mod rules;
mod sketch;
mod value;
mod write;
mod write_marks;
mod write_rules;

use super::codec::{Codec, CodecError, FoundPuzzle, write_each, write_one};
use super::link::{Link, parse, unescaped};
use super::lz::{Alphabet, pack, unpack};
use super::write_error::WriteError;
use super::{Format, PuzzleToWrite, ReadErrorKind, Warning, json};

/// The format of plain JSON.
pub(super) struct FPuzzles;

/// The format of JSON in a link.
pub(super) struct FPuzzlesLink;

impl Codec for FPuzzles {
    fn format(&self) -> Format {
        Format::FPuzzles
    }

    /// Requires the keys of the board, which are near the beginning of saved files.
    fn sniff(&self, text: &str) -> bool {
        json::is_single_object(text) && text.contains("\"grid\"") && text.contains("\"size\"")
    }

    fn sniff_line(&self, line: &str) -> bool {
        self.sniff(line)
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        Ok(FoundPuzzle::recognised(read::read(&json::object(text)?)?))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_one(puzzles, "fpuzzles", |puzzle, losses| Ok(write::write(puzzle, losses)? + "\n"))
    }
}

impl Codec for FPuzzlesLink {
    fn format(&self) -> Format {
        Format::FPuzzlesLink
    }

    fn sniff(&self, text: &str) -> bool {
        !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        matches!(parse(line), Some(Link::FPuzzles(_) | Link::Remote))
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let Some(Link::FPuzzles(packed)) = parse(text) else { return Err(ReadErrorKind::RemoteLink.into()) };
        let packed = unescaped(packed);
        Ok(FoundPuzzle::recognised(read::read(&unpacked(&packed)?)?))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |puzzle, losses| {
            let json = write::write(puzzle, losses)?;
            Ok(format!("https://www.f-puzzles.com/?load={}\n", pack(&json)))
        })
    }
}

/// Unpacks an object. If a link was treated as a path, double slashes have become single; one of them is doubled again
/// if this makes the text valid.
fn unpacked(packed: &str) -> Result<json::Object, CodecError> {
    const MAX_LETTERS: usize = 20_000;
    const MAX_TRIED: usize = 20;
    let first = object(packed);
    let fault = match first {
        Ok(object) => return Ok(object),
        Err(fault @ CodecError { problem: ReadErrorKind::TooLarge { .. }, .. }) => return Err(fault),
        Err(fault) => fault,
    };
    if packed.len() <= MAX_LETTERS {
        let slashes = packed.match_indices('/').take(MAX_TRIED);
        for (at, _) in slashes {
            if let Ok(object) = object(&format!("{}/{}", &packed[..at], &packed[at..])) {
                return Ok(object);
            }
        }
    }
    Err(fault)
}

fn object(packed: &str) -> Result<json::Object, CodecError> {
    json::object(&unpack(packed, Alphabet::Base64, json::MAX_BYTES)?).map_err(|fault| CodecError::whole(fault.problem))
}
