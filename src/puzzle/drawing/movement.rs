//! Drawings on boards that are turned, mirrored or laid out anew.

use super::length::{Angle, DrawingPoint, Length};
use super::shape::{Drawing, DrawnShape, TextAlign};
use crate::board::{Board, Cell, Relocation, Transformation, Turn};

const TURNS: [Turn; 7] =
    [Turn::Right, Turn::Left, Turn::Half, Turn::LeftRight, Turn::TopBottom, Turn::Falling, Turn::Rising];

impl Drawing {
    /// Returns the drawing with each point replaced by its image.
    fn mapped(&self, image: impl Fn(DrawingPoint) -> DrawingPoint) -> Drawing {
        let mut drawing = self.clone();
        match &mut drawing.shape {
            DrawnShape::Lines { lines, .. } => lines.iter_mut().flatten().for_each(|at| *at = image(*at)),
            DrawnShape::Rectangle { frame, .. } | DrawnShape::Ellipse { frame } | DrawnShape::Image { frame, .. } => {
                frame.centre = image(frame.centre);
            }
            DrawnShape::Text { at, .. } => *at = image(*at),
        }
        drawing
    }

    /// Returns a point in the middle of the drawing.
    fn middle(&self) -> DrawingPoint {
        match &self.shape {
            DrawnShape::Lines { lines, .. } => {
                let middle = |of: fn(&DrawingPoint) -> Length| {
                    let all = || lines.iter().flatten().map(|at| of(at).in_thousandths());
                    Length::thousandths((all().min().unwrap_or(0) + all().max().unwrap_or(0)) / 2)
                };
                DrawingPoint { x: middle(|at| at.x), y: middle(|at| at.y) }
            }
            DrawnShape::Rectangle { frame, .. } | DrawnShape::Ellipse { frame } | DrawnShape::Image { frame, .. } => {
                frame.centre
            }
            DrawnShape::Text { at, .. } => *at,
        }
    }

    /// Returns the drawing turned with the whole board. Texts move, but stay upright, as digits do.
    fn turned(&self, board: &Board, turn: Turn) -> Drawing {
        let mut drawing = self.mapped(|at| turned_point(board, turn, at));
        match &mut drawing.shape {
            DrawnShape::Lines { .. } => {}
            DrawnShape::Rectangle { frame, .. } | DrawnShape::Ellipse { frame } => {
                // Both are symmetric, so half a turn changes nothing.
                frame.angle = turned_angle(turn, frame.angle).0.halved();
            }
            DrawnShape::Image { frame, mirrored, .. } => {
                let (angle, mirrors) = turned_angle(turn, frame.angle);
                frame.angle = angle;
                *mirrored ^= mirrors;
            }
            DrawnShape::Text { align, .. } => {
                if matches!(turn, Turn::Half | Turn::LeftRight) {
                    *align = match *align {
                        TextAlign::Centre => TextAlign::Centre,
                        TextAlign::Left => TextAlign::Right,
                        TextAlign::Right => TextAlign::Left,
                    };
                }
            }
        }
        drawing
    }
}

/// Returns the image of a point when the board is turned.
fn turned_point(board: &Board, turn: Turn, DrawingPoint { x, y }: DrawingPoint) -> DrawingPoint {
    let (from, (bottom, right)) = (board.top_left(), board.extent());
    let cells = |count: i16| i32::from(count) * 1000;
    let (height, width) = (cells(bottom - from.row), cells(right - from.col));
    let (x, y) = (x.in_thousandths() - cells(from.col), y.in_thousandths() - cells(from.row));
    let (x, y) = match turn {
        Turn::Right => (height - y, x),
        Turn::Left => (y, width - x),
        Turn::Half => (width - x, height - y),
        Turn::LeftRight => (width - x, y),
        Turn::TopBottom => (x, height - y),
        Turn::Falling => (y, x),
        Turn::Rising => (height - y, width - x),
    };
    DrawingPoint { x: Length::thousandths(x + cells(from.col)), y: Length::thousandths(y + cells(from.row)) }
}

/// Returns the angle of a turned picture, and whether it is mirrored from left to right before it gets this angle.
fn turned_angle(turn: Turn, angle: Angle) -> (Angle, bool) {
    // Each reflection is one from left to right, followed by quarter turns.
    match turn {
        Turn::Right => (angle.turned(1, 1), false),
        Turn::Left => (angle.turned(1, 3), false),
        Turn::Half => (angle.turned(1, 2), false),
        Turn::LeftRight => (angle.turned(-1, 0), true),
        Turn::TopBottom => (angle.turned(-1, 2), true),
        Turn::Falling => (angle.turned(-1, 3), true),
        Turn::Rising => (angle.turned(-1, 1), true),
    }
}

/// Returns the drawings turned with the whole board.
pub(in crate::puzzle) fn turned_drawings(drawings: &[Drawing], board: &Board, turn: Turn) -> Vec<Drawing> {
    drawings.iter().map(|drawing| drawing.turned(board, turn)).collect()
}

/// Returns the drawings after the cells of the board are permuted. They follow if the whole board is turned; otherwise
/// nothing is left of what they show, so they are removed.
pub(in crate::puzzle) fn transformed_drawings(
    drawings: &[Drawing],
    board: &Board,
    step: &Transformation,
) -> Vec<Drawing> {
    if drawings.is_empty() || board.cells().iter().all(|&cell| step.cell(board, cell) == Some(cell)) {
        return drawings.to_vec();
    }
    whole_turn(board, step).map_or(Vec::new(), |turn| turned_drawings(drawings, board, turn))
}

/// Returns the turn of the whole board that moves each cell to its image, if there is one.
pub(in crate::puzzle) fn whole_turn(board: &Board, step: &Transformation) -> Option<Turn> {
    let is =
        |turn: Turn| board.cells().iter().all(|&cell| step.cell(board, cell) == Some(board.turned_cell(turn, cell)));
    TURNS.into_iter().find(|&turn| is(turn))
}

/// Returns the drawings after the grids have moved. Each moves with the cell under its middle, or the nearest one. It
/// is removed together with that cell if it lies on it, and stays if it lies off the board.
pub(in crate::puzzle) fn relocated_drawings(drawings: &[Drawing], step: &Relocation) -> Vec<Drawing> {
    let relocated = |drawing: &Drawing| {
        let middle = drawing.middle();
        let whole = |at: Length| at.in_thousandths().div_euclid(1000) as i16;
        let under = Cell::new(whole(middle.y), whole(middle.x));
        let apart = |cell: &Cell| {
            let side = |one: i16, other: i16| i64::from(one - other).pow(2);
            side(cell.row, under.row) + side(cell.col, under.col)
        };
        let nearest = step.old().cells().iter().copied().min_by_key(apart)?;
        let moved = match step.cell(nearest) {
            Some(moved) => moved,
            None if nearest == under => return None,
            None => nearest,
        };
        let (rows, cols) = (i32::from(moved.row - nearest.row), i32::from(moved.col - nearest.col));
        Some(drawing.mapped(|at| DrawingPoint {
            x: Length::thousandths(at.x.in_thousandths() + cols * 1000),
            y: Length::thousandths(at.y.in_thousandths() + rows * 1000),
        }))
    };
    drawings.iter().filter_map(relocated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{GridId, TraditionalLayout};
    use crate::puzzle::DrawnFrame;
    use crate::puzzle::{Edit, Puzzle};
    use crate::scene::{ImageFile, Point};
    use crate::words::Message;

    fn at(x: f64, y: f64) -> DrawingPoint {
        DrawingPoint::of_cells(x, y).unwrap()
    }

    fn length(cells: f64) -> Length {
        Length::of_cells(cells).unwrap()
    }

    fn frame(x: f64, y: f64, angle: f64) -> DrawnFrame {
        let angle = Angle::of_degrees(angle).unwrap();
        DrawnFrame { centre: at(x, y), width: length(2.0), height: length(0.5), angle }
    }

    fn drawings() -> Vec<Drawing> {
        let file = ImageFile::new(b"\x89PNG\r\n\x1A\n".to_vec()).unwrap();
        let lines = vec![vec![at(0.5, 0.5), at(-1.25, 3.0)], vec![at(2.0, 2.0)]];
        let text = |align| DrawnShape::Text {
            text: "A".to_owned(),
            at: at(-0.5, 1.5),
            size: length(0.4),
            align,
            angle: Angle::default(),
        };
        [
            DrawnShape::Lines { lines, closed: true, ends: Default::default(), arrow: None },
            DrawnShape::Rectangle { frame: frame(1.5, 0.5, 30.0), rounded: length(0.1) },
            DrawnShape::Image { frame: frame(0.5, 3.5, 100.0), file, mirrored: false, opacity: 200 },
            text(TextAlign::Left),
            text(TextAlign::Centre),
        ]
        .map(Drawing::new)
        .into()
    }

    /// The corners of a frame by their definition, to a tenth of a thousandth.
    fn corners(frame: DrawnFrame, mirrored: bool) -> Vec<(i32, i32)> {
        let (x, y) = (frame.width.cells() / 2.0, frame.height.cells() / 2.0);
        let side = if mirrored { -1.0 } else { 1.0 };
        let corners = [(-x, -y), (x, -y), (x, y), (-x, y)].map(|(x, y)| {
            let turned = frame.angle.rotated(Point::new(x * side, y));
            let centre = frame.centre.point();
            (((turned.x + centre.x) * 1000.0).round() as i32, ((turned.y + centre.y) * 1000.0).round() as i32)
        });
        corners.into()
    }

    #[test]
    fn pictures_are_turned_point_by_point() {
        let board = TraditionalLayout::Twin.board(2, 3).unwrap();
        for turn in TURNS {
            let Drawing { shape: DrawnShape::Image { frame: old, .. }, .. } = &drawings()[2] else { panic!() };
            let turned = drawings()[2].turned(&board, turn);
            let DrawnShape::Image { frame: new, mirrored, .. } = turned.shape else { panic!() };
            let expected: Vec<(i32, i32)> = corners(*old, false)
                .into_iter()
                .map(|(x, y)| {
                    let at = DrawingPoint { x: Length::thousandths(x), y: Length::thousandths(y) };
                    let at = turned_point(&board, turn, at);
                    (at.x.in_thousandths(), at.y.in_thousandths())
                })
                .collect();
            let found = corners(new, mirrored);
            let near =
                |(one, other): (&(i32, i32), &(i32, i32))| (one.0 - other.0).abs() <= 1 && (one.1 - other.1).abs() <= 1;
            assert!(found.iter().zip(&expected).all(near), "{turn:?}: {found:?}, not {expected:?}");
        }
    }

    #[test]
    fn points_are_turned_as_cells_are() {
        let board = TraditionalLayout::Twin.board(2, 2).unwrap();
        for turn in TURNS {
            for &cell in board.cells() {
                let middle = |cell: Cell| at(f64::from(cell.col) + 0.5, f64::from(cell.row) + 0.5);
                let turned = board.turned_cell(turn, cell);
                assert_eq!(turned_point(&board, turn, middle(cell)), middle(turned), "{turn:?} {cell}");
            }
        }
    }

    #[test]
    fn drawings_go_with_their_board() {
        let bare = Puzzle::empty(TraditionalLayout::Twin.board(2, 2).unwrap());
        let puzzle = bare.with_drawings(drawings()).unwrap();
        for turns in [vec![Turn::Right; 4], vec![Turn::LeftRight; 2], vec![Turn::Falling; 2], vec![Turn::Half; 2]] {
            let around = turns.iter().try_fold(puzzle.clone(), |puzzle, &turn| Edit::Turn(turn).apply(&puzzle));
            assert_eq!(around.unwrap(), puzzle, "{turns:?}");
        }
        let second = puzzle.board().grids()[1].clone();
        let far = second.at(second.origin().offset(3, 5)).unwrap();
        let first = puzzle.board().grids()[0].clone();
        let grids = vec![(Some(GridId(0)), first), (Some(GridId(1)), far)];
        let on_second = Drawing::new(DrawnShape::Ellipse { frame: frame(5.5, 5.5, 0.0) });
        let puzzle = Edit::AddDrawings(vec![on_second]).apply(&puzzle).unwrap();
        let moved = Edit::ChangeLayout { grids, what: Message::verbatim("Move") }.apply(&puzzle).unwrap();
        assert_eq!(moved.drawings()[..5], puzzle.drawings()[..5]);
        assert_eq!(moved.drawings()[5].middle(), at(10.5, 8.5));
        let grids = vec![(Some(GridId(0)), puzzle.board().grids()[0].clone())];
        let removed = Edit::ChangeLayout { grids, what: Message::verbatim("Remove") }.apply(&puzzle).unwrap();
        assert_eq!(removed.drawings(), &puzzle.drawings()[..5]);
    }
}
