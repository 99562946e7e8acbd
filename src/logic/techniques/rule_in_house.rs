//! Cage and house interaction: if every combination of a cage contains a digit, it must be in one of the cage's cells,
//! so cells that see all of these cannot hold it.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};
use super::sums::always;

pub(crate) struct RuleInHouse;

const ABOUT: About = About { name: "rule-in-house", key: "logic-rule-in-house", number: 29, work: 70 };

impl Technique for RuleInHouse {
    fn about(&self) -> About {
        ABOUT
    }

    fn is_of_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        let slots = layout.shapes.len() + layout.sums.len();
        for (index, sum) in layout.sums.iter().enumerate().filter(|(_, sum)| sum.houses == 0) {
            let cells: Vec<usize> = sum.terms.iter().map(|&(_, cell)| cell.index()).collect();
            if position.is_settled(slots + index, &cells) {
                continue;
            }
            let before = found.count();
            let candidates = cells.iter().map(|&cell| position.candidates[cell]);
            let held = position.memo.get(slots + index, candidates, || always(position, sum).map(|held| vec![held]));
            if let Some(&[held]) = held.as_deref() {
                for digit in ones32(held) {
                    let holders = cells.iter().copied().filter(|&cell| position.candidates[cell] >> digit & 1 == 1);
                    let holders: Vec<usize> = holders.collect();
                    if holders.is_empty() || holders.iter().any(|&cell| position.placed[cell]) {
                        continue;
                    }
                    let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.number).rule(sum.origin).digits(1 << digit);
                    let gone = position.seeing_all(digit, &holders);
                    let houses = layout.groups_of[holders[0]].iter().map(|&(group, _)| usize::from(group));
                    let houses = houses.filter(|&group| {
                        let set = layout.group_sets.row(group);
                        holders.iter().all(|&cell| super::super::bits::contains(set, cell))
                    });
                    found.take(step.houses(houses).cells(holders.iter().copied()).remove_digit(gone, digit))?;
                }
            }
            if found.count() == before {
                position.settle(slots + index);
            }
        }
        ControlFlow::Continue(())
    }
}
