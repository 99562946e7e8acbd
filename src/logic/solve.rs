//! Solving as a person does: the simplest step that there is, again and again.

use std::ops::ControlFlow;

use super::layout::Layout;
use super::position::Position;
use super::step::{Found, Step};
use super::technique::{ALL, TechniqueId};
use crate::board::{CellId, DigitSet, Filling};
use crate::model::Model;
use crate::solve::{Control, Stopped};

/// What a path may use, and what is to be known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathOptions {
    /// Techniques up to this one.
    pub up_to: TechniqueId,
    /// The puzzle has exactly one solution, and techniques may lean on that.
    pub unique: bool,
    /// Count the steps that are open at each moment.
    pub count_open: bool,
}

impl Default for PathOptions {
    fn default() -> PathOptions {
        PathOptions { up_to: TechniqueId::last(), unique: true, count_open: false }
    }
}

/// How a puzzle was solved, or how far.
#[derive(Clone, PartialEq, Debug)]
pub struct Path {
    /// The steps in their order.
    pub steps: Vec<Step>,
    /// The techniques of the steps.
    pub techniques: Vec<TechniqueId>,
    /// For each step how many steps of the simplest sort were open before it; empty when that was not asked.
    pub open: Vec<usize>,
    /// The digits of all cells, when it is solved.
    pub solution: Option<Filling>,
    /// The cells that are left, with their candidates; none when it is solved.
    pub left: Vec<(CellId, DigitSet)>,
    /// The puzzle contradicts itself: some cell or house has nothing left, or the digits of all cells break a rule.
    pub contradiction: bool,
}

impl Path {
    /// Whether every cell has its digit.
    pub fn is_solved(&self) -> bool {
        self.solution.is_some()
    }

    /// At least so many candidates of the cells that are left have to be tried: the fewest that a cell has.
    pub fn to_try(&self) -> usize {
        self.left.iter().map(|(_, set)| set.len()).min().unwrap_or(0)
    }
}

/// The simplest step at a position, with its technique.
pub fn next_step(position: &Position<'_>, up_to: TechniqueId) -> Option<(TechniqueId, Step)> {
    for (index, technique) in ALL.iter().enumerate().take(up_to.0 + 1) {
        if position.is_dead() {
            return None;
        }
        if technique.needs_uniqueness() && !position.unique || technique.is_of_rules() && !position.layout.has_rules {
            continue;
        }
        let mut first = None;
        let mut each = |step: Step| {
            first = Some(step);
            ControlFlow::Break(())
        };
        let _ = technique.find(position, &mut Found::new(&mut each));
        if let Some(step) = first {
            return Some((TechniqueId(index), step));
        }
    }
    None
}

/// All steps of one technique at a position, none twice with the same effect.
pub fn steps_of(position: &Position<'_>, technique: TechniqueId) -> Vec<Step> {
    let mut all: Vec<Step> = Vec::new();
    let technique = ALL[technique.0];
    if technique.needs_uniqueness() && !position.unique || technique.is_of_rules() && !position.layout.has_rules {
        return all;
    }
    let mut each = |step: Step| {
        if !all.iter().any(|other| (&other.placed, &other.removed) == (&step.placed, &step.removed)) {
            all.push(step);
        }
        ControlFlow::Continue(())
    };
    let _ = technique.find(position, &mut Found::new(&mut each));
    all
}

/// How many steps are open: cells that hidden and naked singles place, or where there are none, the steps of the
/// simplest technique that finds one.
fn count_open(position: &Position<'_>, technique: TechniqueId, step: &Step) -> usize {
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
        0 if ALL[technique.0].gives_one() => 1,
        0 => steps_of(position, technique).len(),
        count if step.placed.is_empty() => count + 1,
        count => count,
    }
}

/// Solves a model as far as the options allow.
///
/// # Errors
/// When the control stops it.
pub fn solve(layout: &Layout, model: &Model, options: PathOptions, control: &Control) -> Result<Path, Stopped> {
    let mut position = Position::new(layout, model, options.unique);
    let (mut steps, mut techniques, mut open) = (Vec::new(), Vec::new(), Vec::new());
    while position.open() > 0 && !position.is_dead() {
        control.check()?;
        let Some((technique, step)) = next_step(&position, options.up_to) else { break };
        if options.count_open {
            open.push(count_open(&position, technique, &step));
        }
        position.apply(&step);
        steps.push(step);
        techniques.push(technique);
    }
    let left = position.open_cells().map(|cell| CellId(cell as u16)).map(|cell| (cell, position.candidates(cell)));
    // No technique may have looked at a rule that the digits break, where none of its cells was needed.
    let (filling, left) = (position.filling(), left.collect());
    let solution = filling.clone().filter(|filling| model.accepts(filling));
    Ok(Path { left, contradiction: position.is_dead() || filling != solution, solution, steps, techniques, open })
}
