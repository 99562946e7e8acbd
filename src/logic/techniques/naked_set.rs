//! Naked pairs, triplets and quads: n cells of a group have only n candidates in total, so the other cells of the group
//! cannot hold these digits.

use std::ops::ControlFlow;

use super::super::position::Position;
use super::super::step::{Found, Step, having};
use super::super::technique::{About, Technique};
use super::sets::tight_choices;

pub(crate) struct NakedSet {
    /// The number of cells, 2 to 4.
    pub(crate) size: usize,
}

const PAIR: About = About { name: "naked-pair", key: "logic-naked-pair", number: 30, work: 60 };
const TRIPLET: About = About { name: "naked-triplet", key: "logic-naked-triplet", number: 36, work: 80 };
const QUAD: About = About { name: "naked-quad", key: "logic-naked-quad", number: 50, work: 120 };

impl Technique for NakedSet {
    fn about(&self) -> About {
        match self.size {
            2 => PAIR,
            3 => TRIPLET,
            _ => QUAD,
        }
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let about = self.about();
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
                position.settle_group(self.size - 2, group);
                continue;
            }
            tight_choices(&items, self.size, &mut |chosen, union| {
                let others = cells.iter().map(|cell| cell.index()).filter(|cell| !chosen.contains(cell));
                let mut gone =
                    others.map(|cell| (cell, having(position, cell, union))).filter(|(_, m)| *m != 0).peekable();
                if gone.peek().is_none() {
                    return ControlFlow::Continue(());
                }
                let step = Step::new(about.name, about.key, about.number).houses([group]).digits(union);
                let step = step.cells(chosen.iter().copied());
                found.take(gone.fold(step, |step, (cell, mask)| step.remove(cell, mask)))
            })?;
            if found.count() == before {
                position.settle_group(self.size - 2, group);
            }
        }
        ControlFlow::Continue(())
    }
}
