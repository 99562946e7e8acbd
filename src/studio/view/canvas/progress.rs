//! What a solver has left in the cells, in grey, to be read only: digits smaller than givens, marks as solvers write
//! them.

use crate::puzzle::Puzzle;
use crate::scene::{Ink, Point, Scene, TextRole, Weight};
use crate::sheet::DIGIT_SIZE;
use crate::variant::cell_area;

/// How large marks are, in cells.
const MARK: f32 = 0.2;

/// Where the marks of the corners stand, in the order in which solvers fill them: the corners, then the sides, and
/// then once more between them.
const CORNERS: [(f32, f32); 12] = [
    (0.17, 0.17),
    (0.83, 0.17),
    (0.17, 0.83),
    (0.83, 0.83),
    (0.5, 0.17),
    (0.5, 0.83),
    (0.17, 0.5),
    (0.83, 0.5),
    (0.335, 0.17),
    (0.665, 0.17),
    (0.335, 0.83),
    (0.665, 0.83),
];

/// Adds what stands in cells without a given.
pub(super) fn add_progress(puzzle: &Puzzle, scene: &mut Scene) {
    let open = puzzle.progress().cells().filter(|(cell, _)| !puzzle.givens().contains_key(cell));
    for (cell, notes) in open {
        let area = cell_area(cell);
        let at = |(x, y): (f32, f32)| Point::new(area.min.x + x, area.min.y + y);
        let mut write = |place: (f32, f32), size: f32, digit: u8| {
            scene.number(TextRole::Mark, at(place), size, digit, Weight::Regular, Ink::Quiet);
        };
        if let Some(digit) = notes.digit {
            write((0.5, 0.5), DIGIT_SIZE * 0.8, digit.value());
            continue;
        }
        for (digit, place) in notes.corner.iter().zip(CORNERS) {
            write(place, MARK, digit.value());
        }
        // Side by side, closer together the more there are.
        let count = notes.centre.len() as f32;
        let step = (0.62 / count.max(1.0)).min(MARK * 0.62);
        for (index, digit) in notes.centre.iter().enumerate() {
            let x = 0.5 + (index as f32 - (count - 1.0) / 2.0) * step;
            write((x, 0.5), (step / 0.62).min(MARK), digit.value());
        }
    }
}
