//! Ranks of lines: a candidate is removed if, together with the digits placed, it gives the line another rank.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};
use crate::board::{CellId, Digit};
use crate::model::Shape;

pub(crate) struct Ranks;

const ABOUT: About = About { name: "rank", key: "logic-rank", number: 34, work: 100 };

impl Technique for Ranks {
    fn about(&self) -> About {
        ABOUT
    }

    fn is_of_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
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
            let mut step = Step::new(ABOUT.name, ABOUT.key, ABOUT.number).rule(*origin).cells(cells.iter().copied());
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
            if step.is_worth() {
                found.take(step)?;
            } else {
                position.settle(index);
            }
        }
        ControlFlow::Continue(())
    }
}
