//! Cage and house interaction: if every combination of a cage contains a digit, the digit is in one of the cage's
//! cells. So a cell that sees all cells of the cage that may hold the digit cannot hold it.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use super::sums::common_digits;

pub(crate) struct RuleInHouse;

const ABOUT: TechniqueInfo =
    TechniqueInfo { name: "rule-in-house", key: "logic-rule-in-house", min_rating: 29, work: 70 };

impl Technique for RuleInHouse {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        // The second block of slots for sums; combinations use the first.
        let slots = layout.shapes.len() + layout.sums.len();
        for (index, sum) in layout.sums.iter().enumerate().filter(|(_, sum)| sum.houses == 0) {
            let cells: Vec<usize> = sum.terms.iter().map(|&(_, cell)| cell.index()).collect();
            if position.is_settled(slots + index, &cells) {
                continue;
            }
            let before = found.count();
            let candidates = cells.iter().map(|&cell| position.candidates[cell]);
            let held =
                position.memo.get(slots + index, candidates, || common_digits(position, sum).map(|held| vec![held]));
            if let Some(&[held]) = held.as_deref() {
                for digit in ones32(held) {
                    let holders = cells.iter().copied().filter(|&cell| position.candidates[cell] >> digit & 1 == 1);
                    let holders: Vec<usize> = holders.collect();
                    if holders.is_empty() || holders.iter().any(|&cell| position.placed[cell]) {
                        continue;
                    }
                    let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).rule(sum.origin).digits(1 << digit);
                    let gone = position.seeing_all(digit, &holders);
                    let houses = layout.groups_of[holders[0]].iter().map(|&(group, _)| usize::from(group));
                    let houses = houses.filter(|&group| {
                        let set = layout.group_sets.row(group);
                        holders.iter().all(|&cell| super::super::bits::contains(set, cell))
                    });
                    found.push(step.houses(houses).cells(holders.iter().copied()).remove_digit(gone, digit))?;
                }
            }
            if found.count() == before {
                position.mark_settled(slots + index);
            }
        }
        ControlFlow::Continue(())
    }
}
