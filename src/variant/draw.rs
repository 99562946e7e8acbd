//! Conversion from cells to areas of a scene, and drawings shared by kinds.

use std::collections::BTreeSet;

use super::change::Change;
use crate::board::{Cell, CellSet};
use crate::place::{Gesture, Path};
use crate::scene::{Area, BlackForm, Ink, Item, Layer, Pen, Point, Scene, TextRole, Tint, Weight, Width};

/// Returns the unit square of a cell.
pub fn cell_area(cell: Cell) -> Area {
    Area::new(f32::from(cell.col), f32::from(cell.row), 1.0, 1.0)
}

/// Returns the middle of a cell.
pub fn cell_middle(cell: Cell) -> Point {
    cell_area(cell).center()
}

/// Returns an empty picture of some cells for an icon. For rules at a border or a corner of cells, the picture shows
/// only the surroundings of the middle, with the lines between the cells.
pub(super) fn icon_background(cells: &CellSet, gesture: Gesture) -> Scene {
    let area = cells.iter().map(cell_area).reduce(Area::union).unwrap_or(Area::new(0.0, 0.0, 1.0, 1.0));
    let middle = area.center();
    let side = match gesture {
        Gesture::Border => 0.8,
        Gesture::Corner => 1.0,
        Gesture::Grid | Gesture::Box | Gesture::Square | Gesture::Cells | Gesture::Path | Gesture::Edge => {
            return Scene::new(area);
        }
    };
    let around = Area::new(middle.x - side / 2.0, middle.y - side / 2.0, side, side);
    let mut scene = Scene::new(around);
    let mut line = |from: (f32, f32), to: (f32, f32)| {
        let (from, to) = (Point::new(from.0, from.1), Point::new(to.0, to.1));
        scene.line(Layer::Grid, from, to, Width::Thin, Ink::ThinLine);
    };
    let (min, max) = (around.min, around.max);
    if gesture == Gesture::Corner || area.width() > area.height() {
        line((middle.x, min.y), (middle.x, max.y));
    }
    if gesture == Gesture::Corner || area.height() > area.width() {
        line((min.x, middle.y), (max.x, middle.y));
    }
    scene
}

/// Draws a small number like the clue of a cage. `at` is the middle of a number of two figures; others begin where that
/// one does, so that the clues of all cages are in line.
pub fn draw_clue(scene: &mut Scene, at: Point, text: impl Into<String>) {
    let text = text.into();
    let width: f32 = text.chars().map(figure_width).sum();
    let at = Point::new(at.x - (FIGURE - width / 2.0) * CLUE_SIZE, at.y);
    scene.text(TextRole::Clue, at, CLUE_SIZE, text, Weight::Medium, Ink::Given);
}

/// The usual width of a figure, in font sizes.
const FIGURE: f32 = 0.63;

/// Returns the approximate width of a character of a clue in font sizes.
fn figure_width(letter: char) -> f32 {
    match letter {
        '1' => 0.43,
        '7' => 0.57,
        _ => FIGURE,
    }
}

/// Draws the sign of a change of a cell's value in its lower right corner.
pub fn draw_modifier(scene: &mut Scene, cell: Cell, change: Change) {
    let at = Point::new(f32::from(cell.col) + 0.82, f32::from(cell.row) + 0.84);
    scene.text(TextRole::Clue, at, CLUE_SIZE, change.sign(), Weight::Medium, Ink::Given);
}

/// Font size of a clue in the corner of a cell.
const CLUE_SIZE: f32 = 0.22;

/// Width of the band of a line, in cells.
const BAND: f32 = 0.15;
/// Width of thin lines, such as the shafts of arrows, in cells.
pub(super) const SHAFT: f32 = 0.036;
/// Radius of a circle in a cell.
pub(super) const CIRCLE: f32 = 0.36;

/// Draws a line through the middles of cells as a band of this form.
pub fn draw_line(scene: &mut Scene, path: &Path, form: BlackForm, tint: Tint) {
    draw_line_from(scene, path, form, tint, 0.0);
}

/// Draws a line like [`draw_line`], but each end is at a distance of `from` cells from the middle of the end cell.
pub(super) fn draw_line_from(scene: &mut Scene, path: &Path, form: BlackForm, tint: Tint, from: f32) {
    if form == BlackForm::Thin {
        // Thin lines run between circles at their ends.
        let points = trimmed(path.points(), CIRCLE, CIRCLE);
        scene.path(Layer::Mark, points, Pen::new(Width::Cells(SHAFT)).flat(), Ink::Line(tint));
    } else {
        let pen = Pen::new(Width::Cells(BAND)).round().with_form(form);
        let pen = if from > 0.0 { pen.flat() } else { pen };
        scene.path(Layer::Mark, trimmed(path.points(), from, from), pen, Ink::Band(tint));
    }
}

/// The shape at both ends of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineEnd {
    /// A filled circle.
    Disc,
    /// A hollow circle.
    Circle,
    /// A hollow diamond.
    Diamond,
}

/// Draws the shapes in the first and the last cell of a line.
pub fn draw_ends(scene: &mut Scene, path: &Path, end: LineEnd, tint: Tint) {
    for cell in path.0.first().into_iter().chain(path.0.last()) {
        let at = cell_middle(*cell);
        match end {
            LineEnd::Disc => {
                scene.disc(Layer::Mark, at, CIRCLE, Ink::Tint(tint));
                scene.ring(Layer::Mark, at, CIRCLE, Width::Cells(SHAFT), Ink::Line(tint));
            }
            LineEnd::Circle => scene.ring(Layer::Mark, at, CIRCLE, Width::Cells(SHAFT), Ink::Line(tint)),
            LineEnd::Diamond => {
                let corner = |x: f32, y: f32| Point::new(at.x + x * 0.42, at.y + y * 0.42);
                let points = vec![corner(0.0, -1.0), corner(1.0, 0.0), corner(0.0, 1.0), corner(-1.0, 0.0)];
                scene.add(Layer::Mark, Item::Fill { pieces: vec![points.clone()], ink: Ink::Paper });
                let pen = Pen::new(Width::Cells(SHAFT));
                scene.add(Layer::Mark, Item::Line { points, closed: true, pen, ink: Ink::Line(tint) });
            }
        }
    }
}

/// Draws the small number of a line in the corner of its first cell.
pub fn draw_line_number(scene: &mut Scene, path: &Path, number: u16) {
    if let Some(cell) = path.0.first() {
        let at = Point::new(f32::from(cell.col) + 0.2, f32::from(cell.row) + 0.19);
        draw_clue(scene, at, number.to_string());
    }
}

/// Returns the line shortened at both ends by these lengths in cells, but by at most half of its first and last
/// segment.
pub(super) fn trimmed(mut points: Vec<Point>, start: f32, end: f32) -> Vec<Point> {
    let toward = |from: Point, to: Point, by: f32| {
        let length = (to.x - from.x).hypot(to.y - from.y);
        // At most half a segment is cut off, so that trimming both ends does not turn it around.
        let share = (by / length.max(f32::EPSILON)).min(0.5);
        Point::new(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    };
    if let [first, second, ..] = points[..] {
        points[0] = toward(first, second, start);
    }
    if let [.., before, last] = points[..] {
        let count = points.len();
        points[count - 1] = toward(last, before, end);
    }
    points
}

/// Fills whole cells.
pub fn fill_cells(scene: &mut Scene, layer: Layer, cells: &CellSet, ink: Ink) {
    let runs = cells
        .row_runs()
        .into_iter()
        .map(|(row, first, last)| Area::new(f32::from(first), f32::from(row), f32::from(last - first) + 1.0, 1.0));
    scene.fill_areas(layer, runs, ink);
}

/// Draws an outline around cells, `inset` inside their edge: one around each connected part and one around each hole.
/// Cells that only touch at a corner are separate parts. A dashed pen has a dash around each corner.
pub fn outline_cells(scene: &mut Scene, layer: Layer, cells: &CellSet, inset: f32, pen: impl Into<Pen>, ink: Ink) {
    let pen = pen.into();
    for corners in outlines(cells) {
        let inner = corners.into_iter().map(|((x, y), come, go)| {
            // The inside is to the right of both steps.
            let (right, down) = (f32::from(-come.1 - go.1), f32::from(come.0 + go.0));
            Point::new(f32::from(x) + inset * right, f32::from(y) + inset * down)
        });
        scene.add(layer, Item::Line { points: inner.collect(), closed: true, pen, ink });
    }
}

/// A step along the lattice, to the right and down.
type LatticeStep = (i16, i16);

/// A corner of an outline: its position, and the steps by which the outline arrives and leaves.
type OutlineCorner = ((i16, i16), LatticeStep, LatticeStep);

/// Returns the corners of each outline of a set. The cells are to the right of every step, so holes run the other way
/// round.
fn outlines(cells: &CellSet) -> Vec<Vec<OutlineCorner>> {
    let mut edges: BTreeSet<((i16, i16), LatticeStep)> = BTreeSet::new();
    for cell in cells.iter() {
        let Cell { row: y, col: x } = cell;
        let [above, left, right, below] = cell.neighbours();
        let around = [
            (above, (x, y), (1, 0)),
            (right, (x + 1, y), (0, 1)),
            (below, (x + 1, y + 1), (-1, 0)),
            (left, (x, y + 1), (0, -1)),
        ];
        let outer = around.into_iter().filter(|&(neighbour, ..)| !cells.contains(neighbour));
        edges.extend(outer.map(|(_, start, step)| (start, step)));
    }
    let mut outlines = Vec::new();
    while let Some(first) = edges.pop_first() {
        let mut corners = Vec::new();
        let (mut at, mut step) = first;
        loop {
            at = (at.0 + step.0, at.1 + step.1);
            // The right turn is tried first, so that an outline stays at its own cell where two cells touch only at a
            // corner.
            let turns = [(-step.1, step.0), step, (step.1, -step.0)];
            // The first edge is no longer in the set, so it is tested for separately.
            let next = turns.into_iter().find(|&next| (at, next) == first || edges.contains(&(at, next)));
            let next = next.expect("the edges of a set close around it");
            if next != step {
                corners.push((at, step, next));
            }
            if (at, next) == first {
                break;
            }
            edges.remove(&(at, next));
            step = next;
        }
        outlines.push(corners);
    }
    outlines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::LineParts;

    /// Returns the outlines as points in tenths of a cell, with an inset of one tenth.
    fn drawn(cells: &str) -> Vec<String> {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 9.0, 9.0));
        outline_cells(&mut scene, Layer::Mark, &cells.parse().unwrap(), 0.1, Width::Thin, Ink::Given);
        let lines = scene.painted().map(|item| {
            let Item::Line { points, closed: true, .. } = item else { panic!("{item:?}") };
            let points = points.iter().map(|at| format!("{:.0},{:.0}", at.x * 10.0, at.y * 10.0));
            points.collect::<Vec<_>>().join(" ")
        });
        lines.collect()
    }

    #[test]
    fn outlines_lie_inside_their_cells() {
        let cases: [(&str, &[&str]); 5] = [
            ("r1c1", &["9,1 9,9 1,9 1,1"]),
            ("r1c1-3", &["29,1 29,9 1,9 1,1"]),
            // An inner corner is inset from both of its edges.
            ("r1c1-2 r2c1", &["19,1 19,9 9,9 9,19 1,19 1,1"]),
            ("r1c1 r2c2", &["9,1 9,9 1,9 1,1", "19,11 19,19 11,19 11,11"]),
            // A ring has an outline around its hole, which keeps the same distance.
            ("r1c1-3 r2c1 r2c3 r3c1-3", &["29,1 29,29 1,29 1,1", "9,21 21,21 21,9 9,9"]),
        ];
        for (cells, expected) in cases {
            assert_eq!(drawn(cells), expected, "{cells}");
        }
    }

    #[test]
    fn dashed_outlines_have_a_dash_around_each_corner() {
        for cells in ["r1c1", "r1c1-3", "r1c1-2 r2c1", "r1c1-3 r2c1 r2c3 r3c1-3"] {
            let pen = Pen::new(Width::Thin).dashed(0.12, 0.08);
            let mut scene = Scene::new(Area::new(0.0, 0.0, 9.0, 9.0));
            outline_cells(&mut scene, Layer::Mark, &cells.parse().unwrap(), 0.07, pen, Ink::Given);
            for item in scene.painted() {
                let Item::Line { points, closed: true, pen, .. } = item else { panic!("{item:?}") };
                let runs = LineParts::new(points, true, pen, 0.02).runs;
                let around = |corner: &Point| {
                    let found = runs.iter().find(|run| run.points[1..run.points.len() - 1].contains(corner));
                    let run = found.unwrap_or_else(|| panic!("{cells}: no dash around {corner:?}"));
                    let lengths =
                        run.points.windows(2).map(|pair| (pair[0].x - pair[1].x).hypot(pair[0].y - pair[1].y));
                    lengths.for_each(|length| assert!((0.045..0.075).contains(&length), "{cells}: {length}"));
                };
                points.iter().for_each(around);
            }
        }
    }
}
