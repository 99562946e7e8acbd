//! The solving paths of puzzles as hints.

use std::ops::ControlFlow;

use super::content::{WebPuzzle, WebStep};
use crate::author::{PuzzleNames, Rater};
use crate::logic::{Step, TechniqueId};
use crate::parallel::{WorkEvent, WorkLimits, cores, map_in_order};
use crate::puzzle::Puzzle;
use crate::sheet::in_language;
use crate::solve::Control;
use crate::words::{Language, Message};

/// Adds the steps of the solving path to each puzzle for which `unique` is true, on all cores. `progress` receives the
/// number of finished puzzles after each one. Once the control stops, the remaining puzzles get no hints.
pub fn add_steps(
    puzzles: &mut [WebPuzzle],
    unique: &[bool],
    language: Language,
    control: &Control,
    progress: &dyn Fn(usize),
) {
    let work: Vec<Option<&Puzzle>> =
        puzzles.iter().zip(unique).map(|(web, unique)| unique.then_some(&web.entry.puzzle)).collect();
    let limits = WorkLimits { threads: cores().min(work.len()), ahead: None };
    let solve = |rater: &mut Rater, puzzle: Option<&Puzzle>| match puzzle {
        Some(puzzle) => steps_of(rater, puzzle, language, control),
        None => Vec::new(),
    };
    let mut found = Vec::with_capacity(work.len());
    map_in_order(work.into_iter(), limits, Rater::new, solve, &mut |event| {
        match event {
            WorkEvent::Finished(done) => progress(done),
            WorkEvent::Next(steps) => found.push(steps),
        }
        ControlFlow::Continue(())
    });
    for (web, steps) in puzzles.iter_mut().zip(found) {
        web.steps = steps;
    }
}

/// Returns the steps with which a person solves a puzzle, as far as the techniques lead; none if the work was stopped.
fn steps_of(rater: &mut Rater, puzzle: &Puzzle, language: Language, control: &Control) -> Vec<WebStep> {
    let puzzle = &*in_language(puzzle, language);
    let Ok(rating) = rater.solve(puzzle, TechniqueId::last(), true, control) else { return Vec::new() };
    let Some(layout) = rater.layout() else { return Vec::new() };
    let names = PuzzleNames(puzzle);
    let step = |step: &Step| WebStep {
        name: language.translate(&step.title()),
        location: language.translate(&step.location(layout, &names)),
        says: language.translate(
            &Message::new("view-hint-step")
                .with("why", step.reason(layout, &names))
                .with("result", step.result(&names)),
        ),
        cells: step.cells.iter().map(|cell| cell.0).collect(),
        placed: step.placed.iter().map(|(cell, digit)| (cell.0, digit.value())).collect(),
        removed: step.removed.iter().map(|(cell, _)| cell.0).collect(),
    };
    rating.path.steps.iter().map(step).collect()
}
