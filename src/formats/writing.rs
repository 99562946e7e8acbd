//! Writing files and texts of any format.

use std::path::Path;

use super::format::Format;
use super::loaded::PuzzleToWrite;
use super::registry::unknown_extension_error;
use super::save::save;
use super::warning::Warning;
use super::write_error::{SaveError, WriteError};
use super::writer::PuzzleWriter;
use crate::puzzle::Puzzle;

/// Writes puzzles as the text of a file and reports what the format does not hold.
///
/// # Errors
/// Returns an error if the format cannot hold these puzzles at all.
pub fn write(puzzles: &[&Puzzle], format: Format) -> Result<(String, Vec<Warning>), WriteError> {
    let puzzles: Vec<PuzzleToWrite> = puzzles.iter().map(|&puzzle| puzzle.into()).collect();
    write_out(&puzzles, format)
}

/// Writes puzzles as [`write`](write()) does, with solutions and rules texts.
///
/// # Errors
/// As for [`write`](write()).
pub fn write_out(puzzles: &[PuzzleToWrite], format: Format) -> Result<(String, Vec<Warning>), WriteError> {
    let (mut writer, mut warnings) = (PuzzleWriter::new(format), Vec::new());
    for out in puzzles {
        warnings.extend(writer.add(out)?);
    }
    let (text, others) = writer.finish()?;
    warnings.extend(others);
    Ok((text, warnings))
}

/// Writes a puzzle in the format in which it was read, if that is [`Format::Lines`] or holds all of the puzzle, else as
/// [`Format::Ron`], which holds everything.
///
/// # Errors
/// As for [`write`](write()).
pub fn write_like(puzzle: &Puzzle, format: Format) -> Result<String, WriteError> {
    match write(&[puzzle], format) {
        Ok((text, warnings)) if warnings.is_empty() || matches!(format, Format::Ron | Format::Lines) => Ok(text),
        Ok(_) | Err(_) => write(&[puzzle], Format::Ron).map(|(text, _)| text),
    }
}

/// Writes puzzles to a file in the format of its extension; see [`save`](save()).
///
/// # Errors
/// Returns an error if the extension has no format, the format cannot hold the puzzles, or saving fails. An existing
/// file is then unchanged.
pub fn save_puzzles(path: &Path, puzzles: &[&Puzzle]) -> Result<Vec<Warning>, SaveError> {
    let unfit = |problem| SaveError::Format { path: path.to_owned(), problem };
    let format = Format::of_path(path).ok_or_else(|| unfit(unknown_extension_error()))?;
    let (text, warnings) = write(puzzles, format).map_err(unfit)?;
    save(path, text.as_bytes())?;
    Ok(warnings)
}
