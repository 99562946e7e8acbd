//! Ranks of lines: a candidate is removed if, together with the digits placed, it gives the line another rank.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use crate::board::{CellId, Digit};
use crate::model::Shape;

pub(crate) struct Ranks;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "rank", key: "logic-rank", min_rating: 34, work: 100 };

impl Technique for Ranks {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for (index, (shape, origin)) in position.layout.shapes.iter().enumerate() {
            let Shape::Rank(rank) = shape else { continue };
            let cells: Vec<usize> = rank.cells().iter().map(|cell| cell.index()).collect();
            if position.is_settled(index, &cells) {
                continue;
            }
            let known = |cell: CellId| {
                let mask = position.candidates[cell.index()];
                (mask.count_ones() == 1).then(|| Digit::from_index(mask.trailing_zeros() as usize))
            };
            let mut step =
                Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).rule(*origin).cells(cells.iter().copied());
            for &cell in cells.iter().filter(|&&cell| !position.placed[cell]) {
                let mask = position.candidates[cell];
                let breaks = |&digit: &usize| {
                    let tried = |other: CellId| match other.index() == cell {
                        true => Some(Digit::from_index(digit)),
                        false => known(other),
                    };
                    !rank.conflict(tried).is_empty()
                };
                let gone = ones32(mask).filter(breaks).fold(0, |mask, digit| mask | 1 << digit);
                step = step.remove(cell, gone);
            }
            if step.has_effect() {
                found.push(step)?;
            } else {
                position.mark_settled(index);
            }
        }
        ControlFlow::Continue(())
    }
}
