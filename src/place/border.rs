//! The border between two cells that share an edge, written as both cells: `r1c1-2`, `r1-2c1`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::place_trait::{Place, check_on_board};
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, Random, Relocation, Transformation};
use crate::scene::Point;
use crate::words::Message;

/// Two cells that share an edge, the upper or left one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Border {
    first: Cell,
    second: Cell,
}

impl Border {
    /// Returns the border between two cells in either order, or None if they do not share an edge.
    pub fn between(one: Cell, other: Cell) -> Option<Border> {
        let (first, second) = if one <= other { (one, other) } else { (other, one) };
        first.neighbours().contains(&second).then_some(Border { first, second })
    }

    /// Returns both cells, the upper or left one first.
    pub fn pair(self) -> [Cell; 2] {
        [self.first, self.second]
    }

    /// Returns the middle of the border, in cells.
    pub fn point(self) -> Point {
        let middle = |one: i16, other: i16| (f32::from(one) + f32::from(other) + 1.0) / 2.0;
        Point::new(middle(self.first.col, self.second.col), middle(self.first.row, self.second.row))
    }

    /// Returns the border of `cell` nearest to a point in it, among those with cells of the board on both sides.
    fn nearest(board: &Board, cell: Cell, point: Point) -> Option<Border> {
        let borders = cell.neighbours().into_iter().filter(|&other| board.contains(other));
        let borders = borders.filter_map(|other| Border::between(cell, other));
        let distance = |border: &Border| {
            let middle = border.point();
            (middle.x - point.x).powi(2) + (middle.y - point.y).powi(2)
        };
        borders.min_by(|one, other| distance(one).total_cmp(&distance(other)))
    }

    fn of(cells: impl IntoIterator<Item = Cell>) -> Option<Border> {
        let mut cells = cells.into_iter();
        let border = Border::between(cells.next()?, cells.next()?)?;
        cells.next().is_none().then_some(border)
    }
}

impl Serialize for Border {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.pair().into_iter().collect::<CellSet>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Border {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Border, D::Error> {
        let cells = CellSet::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom(format!("“{cells}” is not two cells that share an edge"));
        Border::of(cells.iter()).ok_or_else(wrong)
    }
}

impl Place for Border {
    const GESTURE: Gesture = Gesture::Border;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        check_on_board(board, self.pair().into_iter())
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.pair().into_iter().collect()
    }

    fn description(&self, board: &Board) -> Message {
        Message::verbatim(self.cells(board).to_string())
    }

    fn apply_stroke(current: Option<&Self>, board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        StrokeEffect::toggled(current, Border::nearest(board, stroke.start(), stroke.point()))
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Border::of(step.cells(&self.pair().into_iter().collect()).iter())
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        Border::of(step.cells(board, self.pair()).iter())
    }

    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let cell = random.pick(board.cells())?;
        let beside = cell.neighbours().into_iter().filter(|&other| board.contains(other)).collect::<Vec<_>>();
        Border::between(cell, random.pick(&beside)?)
    }

    fn clue_point(&self, _board: &Board) -> Option<Point> {
        Some(self.point())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_nearest_to_the_pointer_is_hit() {
        let board = Board::classic();
        let hit = |x, y| {
            let cell = Cell::new(y as i16, x as i16);
            let stroke = Stroke::new(cell).from_point(Point::new(x, y));
            match Border::apply_stroke(None, &board, &stroke) {
                StrokeEffect::Changed(border) => border.description(&board).to_string(),
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(hit(4.9, 4.5), "r5c5-6");
        assert_eq!(hit(5.1, 4.5), "r5c5-6");
        assert_eq!(hit(4.5, 4.1), "r4-5c5");
        assert_eq!(hit(0.1, 0.4), "r1-2c1", "there is no cell beyond the edge");
        let border = Border::between("r1c2".parse().unwrap(), "r1c1".parse().unwrap()).unwrap();
        let on_it = Stroke::new(Cell::new(0, 0)).from_point(Point::new(0.95, 0.5));
        assert_eq!(Border::apply_stroke(Some(&border), &board, &on_it), StrokeEffect::Removed);
        let beside = Stroke::new(Cell::new(0, 0)).from_point(Point::new(0.5, 0.95));
        assert_eq!(Border::apply_stroke(Some(&border), &board, &beside), StrokeEffect::Unchanged);
    }
}
