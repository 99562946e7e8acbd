//! Where candidates stand in their cells: each digit in a place of its own, clear of what rules print in a corner.

use std::collections::BTreeSet;

use crate::board::{Cell, Digit};
use crate::scene::{Point, Scene};
use crate::sheet::cells_with_clue;
use crate::variant::cell_area;

/// Around all candidates, within the frames that rules draw along the edges of cells, in cells.
const MARGIN: f32 = 0.115;
/// The same at the top and the left of a cell with the clue of a rule in its corner.
const BELOW_CLUE: f32 = 0.34;

/// The places of candidates on a board.
pub(super) struct Places {
    /// How many stand side by side.
    across: u8,
    /// Cells with a clue in their corner.
    crowded: BTreeSet<Cell>,
}

impl Places {
    /// On boards with so many digits, drawn so far as `scene`.
    pub fn new(size: u8, scene: &Scene) -> Places {
        let across = (1..).find(|across| across * across >= size).unwrap_or(1);
        Places { across, crowded: cells_with_clue(scene) }
    }

    /// The middle of a candidate, and how much room it has, in cells.
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
        let places = Places::new(9, &scene);
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
