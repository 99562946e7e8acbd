//! Checks that the pictures among the drawings of a puzzle can be decoded.

use crate::puzzle::{DrawingError, DrawnShape, Puzzle, PuzzleError};
use crate::sheet::DrawnImage;

/// Returns the puzzle if all its pictures can be decoded.
///
/// # Errors
/// Returns an error for the first picture that cannot.
pub(super) fn check_images(puzzle: Puzzle) -> Result<Puzzle, PuzzleError> {
    for (index, drawing) in puzzle.drawings().iter().enumerate() {
        if let DrawnShape::Image { file, .. } = &drawing.shape {
            let broken = |error: crate::sheet::PictureError| PuzzleError::Drawing {
                number: index + 1,
                problem: DrawingError::BrokenImage(error.message()),
            };
            DrawnImage::read(file).map_err(broken)?;
        }
    }
    Ok(puzzle)
}
