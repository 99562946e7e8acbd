//! The native format without a limit on length, for autosaved copies.

use super::read_error::ReadError;
use super::ron;
use crate::puzzle::Puzzle;

/// Writes a puzzle in the native format, however long; [`write`](super::write()) refuses files that are too large to be
/// read again.
pub fn write_native(puzzle: &Puzzle) -> String {
    ron::write(puzzle)
}

/// Reads the text that [`write_native`] produced. `name` is used in messages.
///
/// # Errors
/// Returns an error if the text is no puzzle in the native format.
pub fn read_native(name: &str, text: &str) -> Result<Puzzle, ReadError> {
    ron::read(name, text)
}
