//! Combinations of a cage or another sum: a candidate that occurs in no combination is removed.

use std::ops::ControlFlow;

use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};
use super::sums::{by_parts, supported};

pub(crate) struct Combinations;

const ABOUT: About = About { name: "combinations", key: "logic-combinations", number: 25, work: 60 };

/// Returns the step of a sum, with this technique's name and rating.
pub(super) fn step_of(position: &Position<'_>, index: usize, about: About, number: u16) -> Option<Step> {
    let sum = &position.layout.sums[index];
    let candidates = sum.terms.iter().map(|&(_, cell)| position.candidates[cell.index()]);
    let find = || supported(position, sum).or_else(|| by_parts(position, sum));
    let left = position.memo.get(position.layout.shapes.len() + index, candidates, find)?;
    let step = Step::new(about.name, about.key, number).rule(sum.origin);
    let mut step = step.cells(sum.terms.iter().map(|&(_, cell)| cell.index()));
    for ((_, cell), left) in sum.terms.iter().zip(left) {
        let cell = cell.index();
        if !position.placed[cell] {
            step = step.remove(cell, position.candidates[cell] & !left);
        }
    }
    Some(step).filter(Step::is_worth)
}

impl Technique for Combinations {
    fn about(&self) -> About {
        ABOUT
    }

    fn is_of_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let slots = position.layout.shapes.len();
        for (index, sum) in position.layout.sums.iter().enumerate().filter(|(_, sum)| sum.houses == 0) {
            let cells: Vec<usize> = sum.terms.iter().map(|&(_, cell)| cell.index()).collect();
            if position.is_settled(slots + index, &cells) {
                continue;
            }
            let open = cells.iter().filter(|&&cell| !position.placed[cell]).count() as u16;
            match step_of(position, index, ABOUT, ABOUT.number + open.saturating_sub(2).min(5)) {
                Some(step) => found.take(step)?,
                None => position.settle(slots + index),
            }
        }
        ControlFlow::Continue(())
    }
}
