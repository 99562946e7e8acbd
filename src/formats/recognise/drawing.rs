//! A drawing of any program, from which rules are recognised. Coordinates are `(row, column)` in cells, from 0 at the
//! top-left corner of the first cell.

use std::collections::BTreeSet;

use crate::board::{Board, Cell, CellSet, Filling};
use crate::place::{Border, Corner};
use crate::scene::Rgba;

/// The marks on and around a board, with the words of its author about them.
#[derive(Clone, Default, Debug)]
pub(in crate::formats) struct Sketch {
    pub lines: Vec<SketchLine>,
    pub shapes: Vec<SketchShape>,
    pub cages: Vec<SketchCage>,
    /// The author's rules text; empty if there is none.
    pub rules_text: String,
    /// The author's solution.
    pub solution: Option<Filling>,
    /// True if the author's solution is no filling of the board as it was read, so that more than words is unknown.
    pub other_solution: bool,
}

/// A line or an arrow.
#[derive(Clone, Debug)]
pub(in crate::formats) struct SketchLine {
    /// The points of the line.
    pub points: Vec<(f64, f64)>,
    /// The cells of the line if it runs between their centres.
    pub cells: Option<Vec<Cell>>,
    pub colour: Rgba,
    /// The width, in cells.
    pub width: f64,
    /// True if the line ends in an arrow head.
    pub arrow: bool,
}

/// A circle, a rectangle or a text.
#[derive(Clone, Debug)]
pub(in crate::formats) struct SketchShape {
    pub centre: (f64, f64),
    pub width: f64,
    pub height: f64,
    pub round: bool,
    /// The angle, in degrees clockwise.
    pub angle: f64,
    pub fill: Option<Rgba>,
    pub border: Option<Rgba>,
    pub text: String,
}

/// A cage.
#[derive(Clone, Debug)]
pub(in crate::formats) struct SketchCage {
    pub cells: CellSet,
    pub text: String,
    pub colour: Option<Rgba>,
    /// True if digits may not repeat. None if the program does not say.
    pub unique: Option<bool>,
}

/// A mark of a drawing by its index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::formats) enum MarkId {
    Line(usize),
    Shape(usize),
    Cage(usize),
}

/// Marks by their indexes.
pub(in crate::formats) type MarkIds = BTreeSet<MarkId>;

const NEAR: f64 = 0.07;

/// A small wedge of two strokes, such as the head of an arrow or an inequality sign.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wedge {
    /// The tip, in which the strokes meet.
    pub tip: (f64, f64),
    /// The border in whose middle it is, if there is one.
    pub border: Option<Border>,
    /// The direction of its tip: 0 up, 1 right, 2 down, 3 left.
    pub direction: usize,
}

impl SketchLine {
    /// Returns the wedge that the line is, if it is one.
    pub(super) fn wedge(&self) -> Option<Wedge> {
        const LONGEST: f64 = 0.6;
        let &[one, tip, other] = &self.points[..] else { return None };
        let length = |end: (f64, f64)| (end.0 - tip.0).hypot(end.1 - tip.1);
        let (first, second) = (length(one), length(other));
        if self.arrow || !(0.1..LONGEST).contains(&first) || !(0.8..1.25).contains(&(first / second)) {
            return None;
        }
        let middle = ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0);
        let (rows, cols) = (tip.0 - middle.0, tip.1 - middle.1);
        let direction = match (rows.abs() > cols.abs(), rows > 0.0, cols > 0.0) {
            (true, false, _) => 0,
            (true, true, _) => 2,
            (false, _, true) => 1,
            (false, _, false) => 3,
        };
        let centre = ((tip.0 + middle.0) / 2.0, (tip.1 + middle.1) / 2.0);
        Some(Wedge { tip, border: border_at(centre), direction })
    }
}

impl SketchShape {
    /// Returns the cell in whose centre the shape is.
    pub(super) fn cell(&self) -> Option<Cell> {
        let (row, col) = self.centre;
        let whole = |at: f64| ((at - 0.5) - (at - 0.5).round()).abs() < NEAR;
        let number = |at: f64| (at - 0.5).round() as i16;
        (whole(row) && whole(col)).then(|| Cell::new(number(row), number(col)))
    }

    /// Returns the border in whose middle the shape is.
    pub(super) fn border(&self) -> Option<Border> {
        border_at(self.centre)
    }

    /// Returns the corner of four cells that the shape is at, or near by.
    pub(super) fn corner(&self) -> Option<Corner> {
        let (row, col) = self.centre;
        let near = |at: f64| (at - at.round()).abs() < 0.22;
        (near(row) && near(col)).then(|| Corner(Cell::new(row.round() as i16 - 1, col.round() as i16 - 1)))
    }

    /// Returns the number that the shape shows.
    pub(super) fn number(&self) -> Option<u16> {
        self.text.trim().parse().ok()
    }

    pub(super) fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// Returns whether the shape is as high as it is wide.
    pub(super) fn is_even_sided(&self) -> bool {
        (self.width - self.height).abs() < 0.05
    }

    /// Returns the colour that meets the eye: that of the area, or else that of the outline.
    pub(super) fn seen(&self) -> Option<Rgba> {
        self.fill.or(self.border)
    }

    /// Returns the cells of one row or column that the shape covers.
    pub(super) fn covered(&self) -> Option<CellSet> {
        let span = |middle: f64, side: f64| {
            let cells = (side - 0.4).ceil().max(1.0);
            let first = middle - cells / 2.0;
            let exact = (first - first.round()).abs() < NEAR && (0.4..=cells + 0.05).contains(&side);
            exact.then_some(first.round() as i16..first.round() as i16 + cells as i16)
        };
        let turned = (self.angle.rem_euclid(180.0) - 90.0).abs() < 1.0;
        let (width, height) = if turned { (self.height, self.width) } else { (self.width, self.height) };
        let (rows, cols) = (span(self.centre.0, height)?, span(self.centre.1, width)?);
        let few = (rows.len() == 1 || cols.len() == 1) && rows.len() * cols.len() <= 3;
        let cells = rows.flat_map(|row| cols.clone().map(move |col| Cell::new(row, col)));
        few.then(|| cells.collect())
    }
}

/// Returns the border in whose middle a point is.
fn border_at((row, col): (f64, f64)) -> Option<Border> {
    let edge = |at: f64| (at - at.round()).abs() < NEAR;
    let inside = |at: f64| ((at - 0.5) - (at - 0.5).round()).abs() < NEAR;
    let floor = |at: f64| at.floor() as i16;
    match (edge(row), edge(col)) {
        (true, false) if inside(col) => {
            let below = row.round() as i16;
            Border::between(Cell::new(below - 1, floor(col)), Cell::new(below, floor(col)))
        }
        (false, true) if inside(row) => {
            let right = col.round() as i16;
            Border::between(Cell::new(floor(row), right - 1), Cell::new(floor(row), right))
        }
        (_, _) => None,
    }
}

/// Returns whether two colours look alike on white paper.
pub(super) fn are_alike(one: Rgba, other: Rgba, most: u8) -> bool {
    let paper = Rgba(255, 255, 255, 255);
    let (one, other) = (one.over(paper), other.over(paper));
    let near = |a: u8, b: u8| a.abs_diff(b) <= most;
    near(one.0, other.0) && near(one.1, other.1) && near(one.2, other.2)
}

/// Returns whether all cells are on the board.
pub(super) fn all_inside<'a>(board: &Board, cells: impl IntoIterator<Item = &'a Cell>) -> bool {
    cells.into_iter().all(|&cell| board.contains(cell))
}

/// The maximum number of cells in all lines of a drawing together.
pub(in crate::formats) const MAX_LINE_CELLS: usize = 200_000;

/// Returns the cells of a line between cell centres; its ends may stop short of them, as at the rim of a circle. An
/// arrow may begin anywhere in its first cell. A curve passes the centres of its cells closely. Returns None for other
/// lines, and once the budget is exceeded.
pub(in crate::formats) fn cells_along(points: &[(f64, f64)], arrow: bool, budget: &mut usize) -> Option<Vec<Cell>> {
    cells_between_points(points, arrow, budget).or_else(|| cells_near_curve(points, budget))
}

/// Returns the cells whose centres a curve passes, which touch each other. A few points make no curve.
fn cells_near_curve(points: &[(f64, f64)], budget: &mut usize) -> Option<Vec<Cell>> {
    const FEWEST: usize = 5;
    const CLOSE: f64 = 0.3;
    const STEPS_PER_CELL: f64 = 16.0;
    if points.len() < FEWEST || points.iter().any(|point| point.0.abs().max(point.1.abs()) > 999.0) {
        return None;
    }
    // The curve may begin and end at the rims of circles.
    let at_end = |point: &(f64, f64)| {
        let off = (point.0 - point.0.floor() - 0.5).abs().max((point.1 - point.1.floor() - 0.5).abs());
        (off < 0.42).then(|| Cell::new(point.0.floor() as i16, point.1.floor() as i16))
    };
    let mut cells: Vec<Cell> = points.first().and_then(at_end).into_iter().collect();
    for ends in points.windows(2) {
        let (rows, cols) = (ends[1].0 - ends[0].0, ends[1].1 - ends[0].1);
        let steps = (rows.hypot(cols) * STEPS_PER_CELL).ceil().max(1.0);
        *budget = budget.checked_sub(steps as usize)?;
        for step in 0..=steps as usize {
            let part = step as f64 / steps;
            let (row, col) = (ends[0].0 + part * rows, ends[0].1 + part * cols);
            let cell = Cell::new(row.floor() as i16, col.floor() as i16);
            let off = (row - row.floor() - 0.5).hypot(col - col.floor() - 0.5);
            if off < CLOSE && cells.last() != Some(&cell) {
                cells.push(cell);
            }
        }
    }
    let last = points.last().and_then(at_end);
    cells.extend(last.filter(|last| cells.last() != Some(last)));
    let near = |point: &(f64, f64), cell: &Cell| {
        (point.0 - f64::from(cell.row) - 0.5).abs().max((point.1 - f64::from(cell.col) - 0.5).abs()) < 0.75
    };
    let touching = |pair: &[Cell]| (pair[0].row - pair[1].row).abs().max((pair[0].col - pair[1].col).abs()) == 1;
    let ends = near(points.first()?, cells.first()?) && near(points.last()?, cells.last()?);
    (ends && cells.windows(2).all(touching)).then_some(cells)
}

/// Returns the cells of a line whose points are the centres of cells, but for its ends.
fn cells_between_points(points: &[(f64, f64)], arrow: bool, budget: &mut usize) -> Option<Vec<Cell>> {
    let mut cells: Vec<Cell> = Vec::new();
    for (at, &(row, col)) in points.iter().enumerate() {
        let end = at == 0 || at + 1 == points.len();
        let off = (row - row.floor() - 0.5).abs().max((col - col.floor() - 0.5).abs());
        let most = match (end, arrow && at == 0) {
            (_, true) => 0.5,
            (true, false) => 0.42,
            (false, false) => 0.05,
        };
        if off > most || row.abs() > 999.0 || col.abs() > 999.0 {
            return None;
        }
        let next = Cell::new(row.floor() as i16, col.floor() as i16);
        if cells.is_empty() {
            cells.push(next);
        }
        // A segment between two points may cross several cells.
        while let Some(&last) = cells.last().filter(|last| **last != next) {
            *budget = budget.checked_sub(1)?;
            let (rows, cols) = (next.row - last.row, next.col - last.col);
            if rows != 0 && cols != 0 && rows.abs() != cols.abs() {
                return None;
            }
            cells.push(last.offset(rows.signum(), cols.signum()));
        }
    }
    Some(cells)
}
