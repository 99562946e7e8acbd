//! The corner where four cells meet, written as the upper left of them.

use serde::{Deserialize, Serialize};

use super::place_trait::{Place, check_on_board};
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, Random, Relocation, Transformation};
use crate::scene::Point;
use crate::words::Message;

/// The corner at the lower right of a cell, with the four cells around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Corner(pub Cell);

impl Corner {
    /// Returns the four cells, clockwise from the upper left.
    pub fn around(self) -> [Cell; 4] {
        [self.0, self.0.offset(0, 1), self.0.offset(1, 1), self.0.offset(1, 0)]
    }

    /// Returns the position of the corner, in cells.
    pub fn point(self) -> Point {
        Point::new(f32::from(self.0.col) + 1.0, f32::from(self.0.row) + 1.0)
    }

    fn of(cells: &CellSet) -> Option<Corner> {
        let corner = Corner(cells.iter().next()?);
        (corner.around().into_iter().collect::<CellSet>() == *cells).then_some(corner)
    }
}

impl Place for Corner {
    const GESTURE: Gesture = Gesture::Corner;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        check_on_board(board, self.around().into_iter())
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.around().into_iter().collect()
    }

    fn description(&self, board: &Board) -> Message {
        Message::new("place-corner").with("cells", self.cells(board).to_string())
    }

    /// Chooses the corner of the first cell that is nearest to the start of the stroke, among those that have four
    /// cells of the board around them.
    fn apply_stroke(current: Option<&Self>, board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        let (start, at) = (stroke.start(), stroke.point());
        let corners = [(-1, -1), (-1, 0), (0, -1), (0, 0)].map(|(rows, cols)| Corner(start.offset(rows, cols)));
        let distance = |corner: &Corner| (corner.point().x - at.x).powi(2) + (corner.point().y - at.y).powi(2);
        let whole = corners.into_iter().filter(|corner| corner.check_fit(board).is_ok());
        let nearest = whole.min_by(|one, other| distance(one).total_cmp(&distance(other)));
        StrokeEffect::toggled(current, nearest)
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Corner::of(&step.cells(&self.around().into_iter().collect()))
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        Corner::of(&step.cells(board, self.around()))
    }

    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let corners = board.cells().iter().map(|&cell| Corner(cell)).filter(|corner| corner.check_fit(board).is_ok());
        random.pick(&corners.collect::<Vec<_>>())
    }

    fn clue_point(&self, _board: &Board) -> Option<Point> {
        Some(self.point())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corner_nearest_to_the_pointer_is_hit() {
        let board = Board::classic();
        let hit = |x: f32, y: f32| {
            let stroke = Stroke::new(Cell::new(y as i16, x as i16)).from_point(Point::new(x, y));
            match Corner::apply_stroke(None, &board, &stroke) {
                StrokeEffect::Changed(corner) => corner.description(&board).to_string(),
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(hit(4.9, 4.8), "corner of r5-6c5-6");
        assert_eq!(hit(4.1, 4.2), "corner of r4-5c4-5");
        assert_eq!(hit(0.1, 0.1), "corner of r1-2c1-2", "at the edge no four cells meet");
    }
}
