//! What the puzzle keeps of the setter's marks and colours, and of what a solver has left.

use crate::puzzle::Puzzle;
use crate::scene::{Ink, Scene};
use crate::sheet::{DIGIT_SIZE, NotesLook, add_notes};

/// Adds digits and marks, grey and smaller than givens.
pub(super) fn add_progress(puzzle: &Puzzle, scene: &mut Scene) {
    let look = NotesLook { ink: Ink::Quiet, digits: Some(DIGIT_SIZE * 0.8) };
    add_notes(puzzle.progress().cells(), puzzle, look, scene);
}
