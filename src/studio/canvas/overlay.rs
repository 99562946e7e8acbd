//! The board as the canvas shows it: the puzzle, the answer of the check, selection, warnings, the running gesture.

use crate::scene::{Ink, Layer, Scene, Weight, Width};
use crate::sheet::{DIGIT_SIZE, add_solution, board_scene};
use crate::studio::app::App;
use crate::studio::check::Shown;
use crate::studio::count;
use crate::variant::{cell_area, fill_cells, outline_cells};

pub(super) fn scene(app: &App) -> Scene {
    let document = &app.document;
    let pending = app.tool().pending(&app.scope());
    let preview = pending.and_then(|edit| edit.apply(document.puzzle()).ok());
    let puzzle = preview.as_ref().unwrap_or(document.puzzle());
    let mut scene = board_scene(puzzle);
    if let Some(shown) = app.shown() {
        match shown {
            Shown::Solution(filling) => add_solution(puzzle, filling, &mut scene),
            Shown::OneOfSeveral { this, before, differing } => {
                // What differs from the solution before it is washed twice, and so looks stronger.
                fill_cells(&mut scene, Layer::Wash, &differing, Ink::DifferenceWash);
                let stepped = count::differing(puzzle.board(), this, before);
                fill_cells(&mut scene, Layer::Wash, &stepped, Ink::DifferenceWash);
                add_solution(puzzle, this, &mut scene);
            }
        }
    }
    add_conflicts(app, &mut scene);
    if let Some(placed) = document.rule.and_then(|rule| document.puzzle().rules().get(rule)) {
        let cells = placed.rule.cells(document.puzzle().board());
        outline_cells(&mut scene, Layer::Frame, &cells, 0.03, Width::Cells(0.045), Ink::Accent);
    }
    if !document.selection.cells.is_empty() {
        fill_cells(&mut scene, Layer::Wash, &document.selection.cells, Ink::AccentWash);
        outline_cells(&mut scene, Layer::Frame, &document.selection.cells, 0.0, Width::Cells(0.05), Ink::Accent);
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
            scene.number(cell_area(cell).center(), DIGIT_SIZE, digit.value(), Weight::Medium, Ink::Error);
        }
    }
}
