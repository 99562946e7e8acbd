//! The board as the canvas shows it: the puzzle, the answer of the check, selection, warnings, the running gesture.

use crate::board::CellSet;
use crate::scene::{Area, Ink, Layer, Point, Scene, Weight, Width};
use crate::sheet::{add_solution, board_scene};
use crate::studio::app::App;
use crate::studio::check::Shown;
use crate::variant::{cell_area, fill_cells};

pub(super) fn scene(app: &App) -> Scene {
    let document = &app.document;
    let pending = app.tool().pending(&app.scope());
    let preview = pending.and_then(|edit| edit.apply(document.puzzle()).ok());
    let puzzle = preview.as_ref().unwrap_or(document.puzzle());
    let mut scene = board_scene(puzzle);
    if let Some(shown) = app.shown() {
        match shown {
            Shown::Solution(filling) => add_solution(puzzle, filling, &mut scene),
            Shown::OneOfTwo { this, other } => {
                let cells = puzzle.board().cells().iter().zip(this.digits().iter().zip(other.digits()));
                let differing: CellSet = cells.filter(|(_, (a, b))| a != b).map(|(&cell, _)| cell).collect();
                fill_cells(&mut scene, Layer::Wash, &differing, Ink::DifferenceWash);
                add_solution(puzzle, this, &mut scene);
            }
        }
    }
    add_conflicts(app, &mut scene);
    if let Some(placed) = document.rule.and_then(|rule| document.puzzle().rules().get(rule)) {
        let cells = placed.rule.cells(document.puzzle().board());
        outline(&mut scene, &cells, Width::Cells(0.045), Ink::Accent);
    }
    if !document.selection.cells.is_empty() {
        fill_cells(&mut scene, Layer::Wash, &document.selection.cells, Ink::AccentWash);
        outline(&mut scene, &document.selection.cells, Width::Cells(0.06), Ink::Accent);
    }
    app.tool().preview(&app.scope(), &mut scene);
    scene
}

/// Marks the givens that break a house or a rule: by a fill and by the digit's colour.
fn add_conflicts(app: &App, scene: &mut Scene) {
    let conflicts = app.document.conflicts();
    fill_cells(scene, Layer::Wash, conflicts, Ink::ErrorWash);
    for cell in conflicts.iter() {
        if let Some(digit) = app.document.puzzle().givens().get(&cell) {
            scene.label(cell_area(cell).center(), 0.6, digit.symbol(), Weight::Medium, Ink::Error);
        }
    }
}

/// Lines along the edge of a set of cells.
fn outline(scene: &mut Scene, cells: &CellSet, width: Width, ink: Ink) {
    let mut bounds: Option<Area> = None;
    for cell in cells.iter() {
        bounds = Some(bounds.map_or(cell_area(cell), |area| area.union(cell_area(cell))));
    }
    let Some(bounds) = bounds else { return };
    let (top, bottom, left, right) =
        (bounds.min.y as i16, bounds.max.y as i16, bounds.min.x as i16, bounds.max.x as i16);
    let has = |row: i16, col: i16| cells.contains(crate::board::Cell::new(row, col));
    for row in top..=bottom {
        let edge = (left..right).map(|col| has(row - 1, col) != has(row, col));
        for (from, to) in runs(edge) {
            let point = |col: usize| Point::new(f32::from(left) + col as f32, f32::from(row));
            scene.line(Layer::Frame, point(from), point(to), width, ink);
        }
    }
    for col in left..=right {
        let edge = (top..bottom).map(|row| has(row, col - 1) != has(row, col));
        for (from, to) in runs(edge) {
            let point = |row: usize| Point::new(f32::from(col), f32::from(top) + row as f32);
            scene.line(Layer::Frame, point(from), point(to), width, ink);
        }
    }
}

/// The stretches of true, as (start, end).
fn runs(edge: impl Iterator<Item = bool>) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (at, _) in edge.enumerate().filter(|&(_, on)| on) {
        match runs.last_mut() {
            Some((_, end)) if *end == at => *end = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}
