//! Clauses: at least one of several candidates is true, for example one of those that an outside clue names. If only
//! one candidate is left, it is placed. If all that are left are in one cell, the cell holds no other digit. If all
//! have the same digit, cells that see all of them cannot hold it.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use crate::model::Shape;

pub(crate) struct ClauseTechnique;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "clause", key: "logic-clause", min_rating: 22, work: 30 };

impl Technique for ClauseTechnique {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for (shape, origin) in &position.layout.shapes {
            let Shape::AtLeastOne(places) = shape else { continue };
            let left: Vec<(usize, usize)> = places
                .iter()
                .map(|&(cell, digit)| (cell.index(), digit.index()))
                .filter(|&(cell, digit)| position.candidates[cell] >> digit & 1 == 1)
                .collect();
            let Some(&(cell, digit)) = left.first() else { continue };
            if left.iter().any(|&(cell, _)| position.placed[cell]) {
                continue;
            }
            let digits = left.iter().fold(0, |mask, &(_, digit)| mask | 1 << digit);
            let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).rule(*origin).digits(digits);
            let mut cells: Vec<usize> = left.iter().map(|&(cell, _)| cell).collect();
            cells.dedup();
            let step = step.cells(cells.iter().copied());
            if cells.len() == 1 {
                found.push(step.remove(cell, position.candidates_in(cell, !digits)))?;
            } else if digits.count_ones() == 1 {
                found.push(step.remove_digit(position.seeing_all(digit, &cells), digit))?;
            }
        }
        ControlFlow::Continue(())
    }
}
