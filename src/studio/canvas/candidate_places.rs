//! The positions of candidates in their cells: each digit has a fixed place, clear of clues in the corner.

use std::collections::BTreeSet;

use crate::board::{Cell, Digit};
use crate::scene::{Point, Scene};
use crate::sheet::cells_with_clue;
use crate::variant::cell_area;

/// The margin around the candidates, inside the frames of rules along the edges of cells, in cells.
const MARGIN: f32 = 0.115;
/// The top and left margin in cells with a clue in the corner, in cells.
const BELOW_CLUE: f32 = 0.34;

/// The positions of candidates on a board.
pub(super) struct CandidatePlaces {
    /// The number of candidates per row of a cell.
    across: u8,
    /// The cells with a clue in the corner.
    crowded: BTreeSet<Cell>,
}

impl CandidatePlaces {
    /// Returns the positions for boards with `size` digits; `scene` is the board drawn so far.
    pub fn new(size: u8, scene: &Scene) -> CandidatePlaces {
        // The smallest square that holds all digits.
        let across = (1..).find(|across| across * across >= size).unwrap_or(1);
        CandidatePlaces { across, crowded: cells_with_clue(scene) }
    }

    /// Returns the centre of a candidate and the size of its place, in cells.
    pub fn of(&self, cell: Cell, digit: Digit) -> (Point, f32) {
        let start = if self.crowded.contains(&cell) { BELOW_CLUE } else { MARGIN };
        let room = (1.0 - MARGIN - start) / f32::from(self.across);
        let (corner, place) = (cell_area(cell).min, digit.value() - 1);
        let centre = |at: u8| start + room * (f32::from(at) + 0.5);
        (Point::new(corner.x + centre(place % self.across), corner.y + centre(place / self.across)), room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Area, Ink, TextRole, Weight};

    #[test]
    fn candidates_keep_clear_of_clues_in_corners_and_of_each_other() {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 2.0, 1.0));
        scene.number(TextRole::Clue, Point::new(1.2, 0.2), 0.24, 27, Weight::Medium, Ink::Given);
        let places = CandidatePlaces::new(9, &scene);
        for (cell, start) in [(Cell::new(0, 0), 0.1), (Cell::new(0, 1), 0.34)] {
            let all: Vec<(Point, f32)> = (1..=9).map(|value| places.of(cell, Digit::new(value).unwrap())).collect();
            let left = f32::from(cell.col);
            for &(at, room) in &all {
                let (x, y) = (at.x - left, at.y);
                assert!(x - room / 2.0 >= start - 0.001 && y - room / 2.0 >= start - 0.001, "{cell}");
                assert!(x + room / 2.0 <= 0.9 && y + room / 2.0 <= 0.9, "{cell}");
                let near = all.iter().filter(|(other, _)| (other.x - at.x).hypot(other.y - at.y) < room - 0.001);
                assert_eq!(near.count(), 1, "{cell}");
            }
        }
    }
}
