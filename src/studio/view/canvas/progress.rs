//! What solvers put into cells: digits, and marks as solvers write them. What the puzzle keeps of one is grey and to be
//! read only.

use super::places::Places;
use crate::board::Cell;
use crate::puzzle::{Notes, Puzzle};
use crate::scene::{Ink, Point, Scene, TextRole, Weight};
use crate::sheet::DIGIT_SIZE;
use crate::variant::cell_area;

/// How large marks are, in cells.
const MARK: f32 = 0.24;

/// Where the marks of the corners stand, in the order in which solvers fill them: the corners, then the sides, and
/// then once more between them.
const CORNERS: [(f32, f32); 12] = [
    (0.2, 0.2),
    (0.8, 0.2),
    (0.2, 0.8),
    (0.8, 0.8),
    (0.5, 0.2),
    (0.5, 0.8),
    (0.2, 0.5),
    (0.8, 0.5),
    (0.335, 0.2),
    (0.665, 0.2),
    (0.335, 0.8),
    (0.665, 0.8),
];

/// How what stands in cells looks.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub ink: Ink,
    /// The font size of digits, in cells.
    pub size: f32,
}

/// Adds what the puzzle keeps of a solver.
pub(super) fn add_progress(puzzle: &Puzzle, scene: &mut Scene) {
    let look = Look { ink: Ink::Quiet, size: DIGIT_SIZE * 0.8 };
    let places = Places::new(puzzle.board().size(), scene);
    add_notes(puzzle.progress().cells(), puzzle, look, &places, scene);
}

/// Adds what stands in cells without a given.
pub(super) fn add_notes<'a>(
    cells: impl Iterator<Item = (Cell, &'a Notes)>,
    puzzle: &Puzzle,
    look: Look,
    places: &Places,
    scene: &mut Scene,
) {
    for (cell, notes) in cells.filter(|(cell, _)| !puzzle.givens().contains_key(cell)) {
        let area = cell_area(cell);
        let at = |(x, y): (f32, f32)| Point::new(area.min.x + x, area.min.y + y);
        let mut write = |place: (f32, f32), size: f32, role: TextRole, digit: u8| {
            scene.number(role, at(place), size, digit, Weight::Regular, look.ink);
        };
        if let Some(digit) = notes.digit {
            write((0.5, 0.5), look.size, TextRole::Digit, digit.value());
            continue;
        }
        // The first corner is left to the clue of a rule.
        let taken = usize::from(places.is_crowded(cell));
        for (digit, &place) in notes.corner.iter().zip(CORNERS.iter().skip(taken)) {
            write(place, MARK, TextRole::Mark, digit.value());
        }
        // Side by side, closer together the more there are.
        let count = notes.centre.len() as f32;
        let step = (0.72 / count.max(1.0)).min(MARK * 0.62);
        for (index, digit) in notes.centre.iter().enumerate() {
            let x = 0.5 + (index as f32 - (count - 1.0) / 2.0) * step;
            write((x, 0.5), (step / 0.62).min(MARK), TextRole::Mark, digit.value());
        }
    }
}
