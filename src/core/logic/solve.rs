//! The solving loop: takes the simplest available step again and again.

use std::ops::ControlFlow;

use super::layout::LogicLayout;
use super::position::SolvingPosition;
use super::step::{Step, StepSink};
use super::technique_list::{ALL, TechniqueId};
use crate::board::{CellId, DigitSet, Filling};
use crate::model::Model;
use crate::solve::{Control, SolveError};

/// Options for computing a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathOptions {
    /// The hardest technique allowed.
    pub up_to: TechniqueId,
    /// True if the puzzle has exactly one solution and techniques may rely on that.
    pub unique: bool,
    /// True to count the steps available at each point.
    pub count_available: bool,
}

impl Default for PathOptions {
    fn default() -> PathOptions {
        PathOptions { up_to: TechniqueId::last(), unique: true, count_available: false }
    }
}

/// A solving path of a puzzle. It may end before the solution.
#[derive(Clone, PartialEq, Debug)]
pub struct LogicPath {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The techniques of the steps.
    pub techniques: Vec<TechniqueId>,
    /// For each step, the number of equally simple steps that were available at that point, including itself; empty if
    /// not requested.
    pub available_steps: Vec<usize>,
    /// The digits of all cells, if the puzzle is solved.
    pub solution: Option<Filling>,
    /// The cells left open, with their candidates; empty if the puzzle is solved.
    pub open_cells: Vec<(CellId, DigitSet)>,
    /// True if the puzzle is contradictory: a cell or house has nothing left, or the digits of all cells break a rule.
    pub contradiction: bool,
}

impl LogicPath {
    /// Returns whether the puzzle is solved.
    pub fn is_solved(&self) -> bool {
        self.solution.is_some()
    }

    /// Returns the smallest number of candidates of an open cell, which is the number of guesses needed to
    /// continue.
    pub fn min_guesses(&self) -> usize {
        self.open_cells.iter().map(|(_, set)| set.len()).min().unwrap_or(0)
    }
}

/// Returns the simplest step at a position, with its technique.
pub fn next_step(position: &SolvingPosition<'_>, up_to: TechniqueId) -> Option<(TechniqueId, Step)> {
    for (index, technique) in ALL.iter().enumerate().take(up_to.0 + 1) {
        if position.is_dead() {
            return None;
        }
        if technique.needs_uniqueness() && !position.unique || technique.needs_rules() && !position.layout.has_rules {
            continue;
        }
        let mut first = None;
        let mut each = |step: Step| {
            first = Some(step);
            ControlFlow::Break(())
        };
        let _ = technique.find(position, &mut StepSink::new(&mut each));
        if let Some(step) = first {
            return Some((TechniqueId(index), step));
        }
    }
    None
}

/// Returns all steps of one technique at a position, but only one of several steps with the same effect.
pub fn steps_of(position: &SolvingPosition<'_>, technique: TechniqueId) -> Vec<Step> {
    let mut all: Vec<Step> = Vec::new();
    let technique = ALL[technique.0];
    if technique.needs_uniqueness() && !position.unique || technique.needs_rules() && !position.layout.has_rules {
        return all;
    }
    let mut each = |step: Step| {
        if !all.iter().any(|other| (&other.placed, &other.removed) == (&step.placed, &step.removed)) {
            all.push(step);
        }
        ControlFlow::Continue(())
    };
    let _ = technique.find(position, &mut StepSink::new(&mut each));
    all
}

/// Returns the number of available steps: the cells that hidden and naked singles place or, if there are none, the
/// steps of the simplest technique that finds any.
fn count_available(position: &SolvingPosition<'_>, technique: TechniqueId, step: &Step) -> usize {
    let layout = position.layout;
    let mut placed = vec![false; layout.cells];
    for cell in position.open_cells() {
        placed[cell] = position.candidates[cell].count_ones() == 1;
    }
    for house in layout.all_houses() {
        for digit in 0..layout.digits {
            let places = position.places(house, digit);
            if places.count_ones() == 1 {
                placed[position.cell_at(house, places.trailing_zeros() as usize)] = true;
            }
        }
    }
    match placed.iter().filter(|&&placed| placed).count() {
        0 if ALL[technique.0].finds_only_simplest() => 1,
        0 => steps_of(position, technique).len(),
        count if step.placed.is_empty() => count + 1,
        count => count,
    }
}

/// Solves a model as far as the options allow.
///
/// # Errors Returns an error if the control stops the solver.
pub fn solve(
    layout: &LogicLayout,
    model: &Model,
    options: PathOptions,
    control: &Control,
) -> Result<LogicPath, SolveError> {
    let mut position = SolvingPosition::new(layout, model, options.unique);
    let (mut steps, mut techniques, mut open) = (Vec::new(), Vec::new(), Vec::new());
    while position.open() > 0 && !position.is_dead() {
        control.check()?;
        let Some((technique, step)) = next_step(&position, options.up_to) else { break };
        if options.count_available {
            open.push(count_available(&position, technique, &step));
        }
        position.apply(&step);
        steps.push(step);
        techniques.push(technique);
    }
    let left = position.open_cells().map(|cell| CellId(cell as u16)).map(|cell| (cell, position.candidates(cell)));
    // The techniques may never have looked at a rule because its cells could be solved without it, so the digits can
    // still break it.
    let (filling, left) = (position.filling(), left.collect());
    let solution = filling.clone().filter(|filling| model.accepts(filling));
    Ok(LogicPath {
        open_cells: left,
        contradiction: position.is_dead() || filling != solution,
        solution,
        steps,
        techniques,
        available_steps: open,
    })
}
