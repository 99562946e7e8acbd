//! The marks and colours of the setter, and the progress of a solver, that are saved with the puzzle.

use crate::puzzle::Puzzle;
use crate::scene::{Ink, Scene};
use crate::sheet::{DIGIT_SIZE, NotesStyle, add_notes};

/// Adds digits and marks in grey, smaller than givens.
pub(super) fn add_progress(puzzle: &Puzzle, scene: &mut Scene) {
    let look = NotesStyle { ink: Ink::Quiet, digits: Some(DIGIT_SIZE * 0.8) };
    add_notes(puzzle.progress().cells(), puzzle, look, scene);
}
