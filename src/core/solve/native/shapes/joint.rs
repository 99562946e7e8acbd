//! Joint nets: two words on the cells of a house, one read from each end, as one net, for clues at both ends of a row.
//!
//! At each cell, a state of one word knows digits behind the cell, and a state of the other word knows digits ahead of
//! it. A state knows all of these digits, unless it accepts any continuation; even then it knows some. No digit occurs
//! twice in a house, and if both states know all of their digits, these are all digits except the cell's own. So only
//! few pairs of states are compatible: about as many as there are states of both words. Irreducible skyscrapers, which
//! have two clues on one line in five, take 0.66 times the nodes with joint nets, and 0.65 times the time, not counting
//! the time for the layout.

use super::unroll::{DigitsBehind, NONE, Unrolled};

/// The net of both words, for the cells in the order of the first.
pub struct JointNet {
    /// The steps from the states before each cell. A digit may lead from a state to several states.
    pub steps: Vec<Vec<NetStep>>,
    /// The number of states of each layer; all 0 if nothing is accepted by both.
    pub counts: Vec<usize>,
}

/// A step from a state by a digit to a state of the next layer.
#[derive(Clone, Copy, Debug)]
pub struct NetStep {
    pub from: u32,
    pub digit: usize,
    pub to: u32,
}

/// The reversed steps: for each state of a layer and each digit, the states of the previous layer from which the digit
/// leads there. States that know all digits behind them come first, ordered by these digits.
struct ReversedSteps<'a> {
    size: usize,
    behind: &'a [DigitsBehind],
    /// The start of the list for each state and digit.
    starts: Vec<usize>,
    from: Vec<u32>,
}

/// Returns the sort key of a state in a [`ReversedSteps`].
fn key(behind: DigitsBehind) -> u32 {
    if behind.are_all { behind.digits } else { NONE }
}

impl<'a> ReversedSteps<'a> {
    /// Returns the reverse of the steps of a layer from `unroll`, with `size` digits and with `to` states in the next
    /// layer.
    fn new(steps: &[u32], size: usize, to: usize, behind: &'a [DigitsBehind]) -> ReversedSteps<'a> {
        let place = |to: u32, digit: usize| to as usize * size + digit;
        let mut starts = vec![0; to * size + 1];
        let taken = steps.iter().enumerate().filter(|&(_, &to)| to != NONE);
        taken.for_each(|(at, &to)| starts[place(to, at % size) + 1] += 1);
        // A counting sort: the sums of the counts are the starts of the lists.
        (1..starts.len()).for_each(|at| starts[at] += starts[at - 1]);
        let (mut next, mut from) = (starts.clone(), vec![0; starts[to * size]]);
        let mut order: Vec<u32> = (0..behind.len() as u32).collect();
        order.sort_by_key(|&state| key(behind[state as usize]));
        // In this order each list is sorted by the key.
        for state in order {
            let steps = steps[state as usize * size..][..size].iter().enumerate();
            for (digit, &to) in steps.filter(|&(_, &to)| to != NONE) {
                let next = &mut next[place(to, digit)];
                from[*next] = state;
                *next += 1;
            }
        }
        ReversedSteps { size, behind, starts, from }
    }

    /// Returns the predecessors of a state by a digit that are compatible with the digits known at the other end.
    fn compatible_predecessors(&self, state: u32, digit: usize, others: DigitsBehind) -> impl Iterator<Item = u32> {
        let place = state as usize * self.size + digit;
        let all = &self.from[self.starts[place]..self.starts[place + 1]];
        let of = |state: u32| self.behind[state as usize];
        // States that know all digits come first, as their keys are below `NONE`.
        let (known, unknown) = all.split_at(all.iter().rposition(|&from| of(from).are_all).map_or(0, |last| last + 1));
        let taken = others.digits | 1 << digit;
        // If both states know all digits, those of the predecessor are exactly the remaining ones.
        let rest = ((1 << self.size) - 1) & !taken;
        let (start, only) = match others.are_all {
            true => (known.partition_point(|&from| of(from).digits < rest), Some(rest)),
            false => (0, None),
        };
        let known = known[start..].iter().take_while(move |&&from| only.is_none_or(|rest| of(from).digits == rest));
        let fits = move |from: &u32| others.digits >> digit & 1 == 0 && of(*from).digits & taken == 0;
        known.chain(unknown).copied().filter(fits)
    }
}

/// Joins two words over all digits of a house, each unrolled from its own end. None if a layer would have more than
/// `most` states.
pub fn join(one: &Unrolled, other: &Unrolled, size: usize, most: usize) -> Option<JointNet> {
    let length = one.steps.len();
    // Before the first cell, the first word is at its start and the other word is in any of its final states.
    let mut layer: Vec<(u32, u32)> = (0..one.counts[0] as u32)
        .flat_map(|one| (0..other.counts[length] as u32).map(move |other| (one, other)))
        .collect();
    let mut counts = vec![layer.len()];
    let mut steps: Vec<Vec<NetStep>> = Vec::with_capacity(length);
    let mut places: Vec<u32> = Vec::new();
    // Searches breadth-first over pairs of states: a state of the first word before the cell, and a state of the other
    // word, which is read from the other end, beyond the cell.
    for place in 0..length {
        let at_other = length - 1 - place;
        // Nearly every state of either word is in some pair, so a layer is hardly ever smaller than either of these
        // numbers.
        let (after_one, ahead_of_other) = (one.counts[place + 1], other.counts[at_other]);
        if after_one > most || ahead_of_other > most {
            return None;
        }
        let back =
            ReversedSteps::new(&other.steps[at_other], size, other.counts[at_other + 1], &other.behind[at_other]);
        places.clear();
        places.resize(after_one * ahead_of_other, NONE);
        let mut reached: Vec<(u32, u32)> = Vec::new();
        let mut taken = Vec::new();
        for (from, &(before, beyond)) in (0..).zip(&layer) {
            let behind = one.behind[place][before as usize];
            for digit in 0..size {
                let after = one.steps[place][before as usize * size + digit];
                if after == NONE {
                    continue;
                }
                for ahead in back.compatible_predecessors(beyond, digit, behind) {
                    let to = &mut places[after as usize * ahead_of_other + ahead as usize];
                    if *to == NONE {
                        *to = reached.len() as u32;
                        reached.push((after, ahead));
                    }
                    let to = *to;
                    taken.push(NetStep { from, digit, to });
                }
            }
        }
        if reached.len() > most {
            return None;
        }
        counts.push(reached.len());
        steps.push(taken);
        layer = reached;
    }
    drop_dead_ends(&mut steps, &mut counts);
    Some(JointNet { steps, counts })
}

/// Drops the states from which nothing leads to the last layer.
fn drop_dead_ends(steps: &mut [Vec<NetStep>], counts: &mut [usize]) {
    let mut after: Vec<Option<u32>> = (0..counts[steps.len()] as u32).map(Some).collect();
    for (place, steps) in steps.iter_mut().enumerate().rev() {
        let (mut before, mut count) = (vec![None; counts[place]], 0);
        // States are numbered anew when they are first met; states without a remaining step get no number.
        steps.retain_mut(|step| {
            let Some(to) = after[step.to as usize] else { return false };
            let from = *before[step.from as usize].get_or_insert_with(|| {
                count += 1;
                count - 1
            });
            *step = NetStep { from, to, ..*step };
            true
        });
        counts[place] = count as usize;
        after = before;
    }
}
