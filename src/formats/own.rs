//! The program's own format where a text has to be there whatever its length: copies of work that is not saved yet.

use super::{ReadError, ron};
use crate::puzzle::Puzzle;

/// A puzzle as the text of the program's own format, however long; [`write`](super::write()) refuses what would be too
/// large a file to be read.
pub fn write_own(puzzle: &Puzzle) -> String {
    ron::write(puzzle)
}

/// Reads what [`write_own`] wrote. `name` is used in messages.
///
/// # Errors
/// When it is no puzzle in the program's own format.
pub fn read_own(name: &str, text: &str) -> Result<Puzzle, ReadError> {
    ron::read(name, text)
}
