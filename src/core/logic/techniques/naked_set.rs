//! Naked pairs, triplets and quads: n cells of a group have only n candidates in total, so the other cells of the group
//! cannot hold these digits.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use super::sets::tight_choices;

pub(crate) struct NakedSet {
    /// The number of cells, 2 to 4.
    pub(crate) size: usize,
}

const PAIR: TechniqueInfo = TechniqueInfo { name: "naked-pair", key: "logic-naked-pair", min_rating: 30, work: 60 };
const TRIPLET: TechniqueInfo =
    TechniqueInfo { name: "naked-triplet", key: "logic-naked-triplet", min_rating: 36, work: 80 };
const QUAD: TechniqueInfo = TechniqueInfo { name: "naked-quad", key: "logic-naked-quad", min_rating: 50, work: 120 };

impl Technique for NakedSet {
    fn info(&self) -> TechniqueInfo {
        match self.size {
            2 => PAIR,
            3 => TRIPLET,
            _ => QUAD,
        }
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let about = self.info();
        let mut items = Vec::new();
        for group in 0..position.layout.groups.len() {
            let before = found.count();
            if position.is_group_settled(self.size - 2, group) {
                continue;
            }
            items.clear();
            let cells = &position.layout.groups[group].cells;
            let open = cells.iter().map(|cell| cell.index()).filter(|&cell| !position.placed[cell]);
            items.extend(
                open.map(|cell| (cell, position.candidates[cell]))
                    .filter(|(_, mask)| mask.count_ones() as usize <= self.size),
            );
            if items.len() < self.size {
                position.mark_group_settled(self.size - 2, group);
                continue;
            }
            tight_choices(&items, self.size, &mut |chosen, union| {
                let others = cells.iter().map(|cell| cell.index()).filter(|cell| !chosen.contains(cell));
                let mut gone =
                    others.map(|cell| (cell, position.candidates_in(cell, union))).filter(|(_, m)| *m != 0).peekable();
                if gone.peek().is_none() {
                    return ControlFlow::Continue(());
                }
                let step = Step::new(about.name, about.key, about.min_rating).houses([group]).digits(union);
                let step = step.cells(chosen.iter().copied());
                found.push(gone.fold(step, |step, (cell, mask)| step.remove(cell, mask)))
            })?;
            if found.count() == before {
                position.mark_group_settled(self.size - 2, group);
            }
        }
        ControlFlow::Continue(())
    }
}
