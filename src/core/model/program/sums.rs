//! The rows of a sum. Its cells are partitioned into groups of cells that all differ. A group has one variable for each
//! set of digits that it can hold, and the groups in turn form a unit of flow through the partial sums, as in M. A.
//! Trick, *A Dynamic Programming Approach for Consistency and Propagation for Knapsack Constraints*, Annals of
//! Operations Research 118 (2003). The linear relaxation is far tighter than that of one weighted row.

use std::collections::{BTreeMap, BTreeSet};

use super::different::DifferentPairs;
use super::rows::{Program, Row, Var};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Origin};

/// The largest number of cells; a longer sum is one weighted row.
const MAX_CELLS: usize = 24;

/// The largest total number of sets of digits that the groups of a sum can hold; with more, the sum is one weighted
/// row.
const MAX_SETS: usize = 600;

/// The largest number of steps between the partial sums of consecutive groups; with more, the sum is one weighted row.
const MAX_STEPS: usize = 600;

/// Cells that all differ and have the same coefficient.
struct SumGroup {
    factor: i64,
    cells: Vec<CellId>,
    /// The possible weighted sums of the cells, each with the sets of digits that give it.
    sets: BTreeMap<i64, Vec<DigitSet>>,
}

impl SumGroup {
    /// Returns the least and the largest weighted sum of the cells if they hold the chosen digits and otherwise larger
    /// ones.
    fn range(&self, digits: u8, chosen: DigitSet) -> (i64, i64) {
        let (sum, last) = (total_of(chosen), chosen.iter().last().map_or(0, |digit| i64::from(digit.value())));
        let open = (self.cells.len() - chosen.len()) as i64;
        // The sum of as many consecutive digits from `first` on as there are open cells.
        let below = |first: i64| open * first + open * (open - 1) / 2;
        let (least, most) = (sum + below(last + 1), sum + below(i64::from(digits) - open + 1));
        let (one, other) = (self.factor * least, self.factor * most);
        (one.min(other), one.max(other))
    }

    /// Returns the sets of digits that the cells can hold, by their weighted sum, within these bounds; None if there
    /// are more than `room`.
    fn sets_within(
        &self,
        digits: u8,
        (from, to): (i64, i64),
        room: &mut usize,
    ) -> Option<BTreeMap<i64, Vec<DigitSet>>> {
        let mut found: BTreeMap<i64, Vec<DigitSet>> = BTreeMap::new();
        if self.cells.len() > usize::from(digits) {
            return Some(found);
        }
        // Partially chosen sets; each grows by larger digits only, so that every set is built once.
        let mut begun = vec![DigitSet::EMPTY];
        while let Some(set) = begun.pop() {
            let open = self.cells.len() - set.len();
            if open == 0 {
                *room = room.checked_sub(1)?;
                found.entry(self.factor * total_of(set)).or_default().push(set);
                continue;
            }
            let last = set.iter().last().map_or(0, Digit::value);
            let with = |digit| set.union(DigitSet::just(digit));
            // Enough larger digits must remain for the other cells. The stack returns the last one first, hence the
            // reversal.
            let next = (last + 1..=digits.saturating_sub(open as u8 - 1)).rev().filter_map(Digit::new).map(with);
            begun.extend(next.filter(|&set| {
                let (least, most) = self.range(digits, set);
                least <= to && from <= most
            }));
        }
        Some(found)
    }
}

fn total_of(set: DigitSet) -> i64 {
    set.iter().map(|digit| i64::from(digit.value())).sum()
}

/// A sum whose groups take few enough variables.
pub(super) struct GroupedSum {
    groups: Vec<SumGroup>,
    cmp: Cmp,
    total: i64,
    /// The possible sums of the groups before each group, and finally of all groups, as far as the total can be reached
    /// from them.
    before: Vec<BTreeSet<i64>>,
}

impl GroupedSum {
    /// Returns the groups of a sum; None if they would take too many variables or the sum is never satisfied.
    pub fn new(
        digits: u8,
        terms: &[(i32, CellId)],
        cmp: Cmp,
        total: i32,
        different: &DifferentPairs,
    ) -> Option<GroupedSum> {
        if terms.len() > MAX_CELLS {
            return None;
        }
        let (mut groups, total) = (cliques(terms, different), i64::from(total));
        let ranges: Vec<(i64, i64)> = groups.iter().map(|group| group.range(digits, DigitSet::EMPTY)).collect();
        let least: i64 = ranges.iter().map(|(least, _)| least).sum();
        let most: i64 = ranges.iter().map(|(_, most)| most).sum();
        let mut room = MAX_SETS;
        for (group, (own_least, own_most)) in groups.iter_mut().zip(ranges) {
            // The bounds that the other groups leave for this one.
            let from = if cmp == Cmp::AtMost { i64::MIN } else { total - (most - own_most) };
            let to = if cmp == Cmp::AtLeast { i64::MAX } else { total - (least - own_least) };
            group.sets = group.sets_within(digits, (from, to), &mut room)?;
        }
        // Partial sums forward, and then backward from those that satisfy the comparison.
        let mut before = vec![BTreeSet::from([0])];
        for group in &groups {
            let from = before.last()?;
            before.push(from.iter().flat_map(|sum| group.sets.keys().map(move |own| sum + own)).collect());
        }
        before.last_mut()?.retain(|sum| match cmp {
            Cmp::AtMost => *sum <= total,
            Cmp::Equal => *sum == total,
            Cmp::AtLeast => *sum >= total,
        });
        for (place, group) in groups.iter().enumerate().rev() {
            let (head, tail) = before.split_at_mut(place + 1);
            head[place].retain(|sum| group.sets.keys().any(|own| tail[0].contains(&(sum + own))));
        }
        let is_right = before.iter().all(|sums| !sums.is_empty());
        let grouped = GroupedSum { groups, cmp, total, before };
        (is_right && !grouped.groups.is_empty() && grouped.step_count() <= MAX_STEPS).then_some(grouped)
    }

    /// Returns whether it is the total of cells that all differ.
    pub fn is_total_of_different_cells(&self) -> bool {
        self.cmp == Cmp::Equal && self.groups.len() == 1 && self.groups[0].factor == 1
    }

    /// Returns whether the last group must take exactly the remainder, so that it needs no steps of its own.
    fn is_closed(&self) -> bool {
        self.cmp == Cmp::Equal
    }

    /// Returns the weighted sums of a group that are possible after a partial sum of `sum`.
    fn steps_from(&self, place: usize, sum: i64) -> impl Iterator<Item = i64> {
        let after = &self.before[place + 1];
        self.groups[place].sets.keys().copied().filter(move |own| after.contains(&(sum + own)))
    }

    /// Returns the number of variables for the steps from group to group.
    fn step_count(&self) -> usize {
        let last = self.groups.len() - usize::from(self.is_closed());
        let places = 1..last.max(1);
        places.flat_map(|place| self.before[place].iter().map(move |&sum| self.steps_from(place, sum).count())).sum()
    }
}

/// Partitions the cells greedily into groups that all differ and have the same coefficient, large ones first.
fn cliques(terms: &[(i32, CellId)], different: &DifferentPairs) -> Vec<SumGroup> {
    let mut left: Vec<(i32, CellId)> = terms.iter().copied().filter(|&(factor, _)| factor != 0).collect();
    let mut groups = Vec::new();
    while !left.is_empty() {
        let from = |first: usize| -> Vec<CellId> {
            let (factor, cell) = left[first];
            let mut cells = vec![cell];
            for &(other_factor, other) in &left {
                if other_factor == factor && cells.iter().all(|&cell| different.contains(cell, other)) {
                    cells.push(other);
                }
            }
            cells
        };
        // `max_by_key` returns the last maximum: reversed, that is the first of the largest.
        let best = (0..left.len()).rev().map(|first| (left[first].0, from(first))).max_by_key(|(_, cells)| cells.len());
        let Some((factor, cells)) = best else { break };
        left.retain(|(_, cell)| !cells.contains(cell));
        groups.push(SumGroup { factor: i64::from(factor), cells, sets: BTreeMap::new() });
    }
    groups
}

impl Program {
    /// Requires each group to hold one of its sets, and their sums to satisfy the comparison.
    pub(super) fn add_grouped_sum(&mut self, sum: &GroupedSum, origin: Origin) {
        let row = |terms, total| Row { terms, cmp: Cmp::Equal, total, origin: Some(origin) };
        // The variables that enter each partial sum before the current group.
        let mut into: BTreeMap<i64, Vec<Var>> = BTreeMap::new();
        for (place, group) in sum.groups.iter().enumerate() {
            let comes_to: BTreeSet<i64> =
                sum.before[place].iter().flat_map(|&before| sum.steps_from(place, before)).collect();
            let mut held = self.add_group(group, &comes_to, origin);
            if place == 0 {
                // The sums of the first group are the partial sums after it.
                into = held;
            } else if place + 1 == sum.groups.len() && sum.is_closed() {
                // The last group must take exactly what is missing, so that the flow enters its sets without steps.
                for (before, into) in &into {
                    let own = held.remove(&(sum.total - before)).unwrap_or_default();
                    self.rows.push(row(signed(1, into).chain(signed(-1, &own)).collect(), 0));
                }
            } else {
                // A step variable for each partial sum and own sum carries the flow from `into` to `after`.
                let mut after: BTreeMap<i64, Vec<Var>> = BTreeMap::new();
                let mut by_own: BTreeMap<i64, Vec<Var>> = BTreeMap::new();
                for (&before, into) in &into {
                    let mut out = Vec::new();
                    for own in sum.steps_from(place, before) {
                        let step = self.auxiliary();
                        out.push(step);
                        after.entry(before + own).or_default().push(step);
                        by_own.entry(own).or_default().push(step);
                    }
                    self.rows.push(row(signed(1, &out).chain(signed(-1, into)).collect(), 0));
                }
                for (own, held) in &held {
                    let steps = by_own.remove(own).unwrap_or_default();
                    self.rows.push(row(signed(1, held).chain(signed(-1, &steps)).collect(), 0));
                }
                into = after;
            }
        }
    }

    /// Requires the group to have one of these sums. Returns, for each sum, its variables, of which one is 1 if the
    /// group has that sum.
    fn add_group(&mut self, group: &SumGroup, comes_to: &BTreeSet<i64>, origin: Origin) -> BTreeMap<i64, Vec<Var>> {
        let row = |terms, total| Row { terms, cmp: Cmp::Equal, total, origin: Some(origin) };
        let kept = group.sets.iter().filter(|(own, _)| comes_to.contains(own));
        let kept: Vec<(i64, DigitSet)> =
            kept.flat_map(|(&own, sets)| sets.iter().map(move |&set| (own, set))).collect();
        let mut held: BTreeMap<i64, Vec<Var>> = BTreeMap::new();
        let mut choices: Vec<(DigitSet, Var)> = Vec::new();
        for (own, set) in kept {
            let var = match (group.cells.as_slice(), set.single()) {
                // A set of one digit needs no variable of its own.
                (&[cell], Some(digit)) => self.x(cell, digit),
                _ => self.auxiliary(),
            };
            held.entry(own).or_default().push(var);
            choices.push((set, var));
        }
        self.rows.push(row(choices.iter().map(|&(_, var)| (1, var)).collect(), 1));
        if group.cells.len() > 1 {
            for digit in DigitSet::all(self.digits).iter() {
                let cells = group.cells.iter().map(|&cell| (1, self.x(cell, digit)));
                let with_digit = choices.iter().filter(|(set, _)| set.contains(digit)).map(|&(_, var)| (-1, var));
                self.rows.push(row(cells.chain(with_digit).collect(), 0));
            }
        }
        held
    }
}

fn signed(factor: i32, vars: &[Var]) -> impl Iterator<Item = (i32, Var)> {
    vars.iter().map(move |&var| (factor, var))
}
