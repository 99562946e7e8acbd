//! An automaton unrolled over the cells of a word, and its steps from layer to layer.
//!
//! Before each cell, and after the last, stand the states that lie on any path from the start to acceptance
//! (`unroll`). Most layers have few states: there the steps from a state are a row, for each digit the set of states
//! that it leads to, so that the steps by all digits are taken at once and without branches.

use std::ops::{BitAnd, BitOr};

use super::unroll::{NONE, Unrolled, unroll};
use crate::model::Automaton;
use crate::solve::native::domains::digits;

/// With more states than this a word does without the digits behind each state. Irreducible puzzles of clues around a
/// 9x9 take 1/20 (X-sums), 1/5 (sandwiches) and 1/3 (skyscrapers) of the time with them.
const MOST_STATES: usize = 6000;

/// The most digits of a row.
const ROW: usize = 9;

/// The most states of a set in a row.
const MOST_IN_ROW: usize = 128;

/// An automaton unrolled over so many cells.
#[derive(Debug)]
pub struct Net {
    /// For each cell the steps from the states before it.
    steps: Vec<Steps>,
    /// Where each layer's set of states begins, in words of 64.
    starts: Vec<usize>,
    /// How many states each layer has; none of them when no word of so many digits is accepted.
    counts: Vec<usize>,
}

/// The steps from the states of a layer, by which digit to which state of the next one.
#[derive(Debug)]
enum Steps {
    /// For each state those after it, and for each state of the next layer those before it.
    Rows { onward: Rows, back: Rows },
    /// For each state, for each of so many digits the state after it, or `NONE`; and the digits by which there is one.
    Each(usize, Vec<u32>, Vec<u32>),
}

/// A row for each state: for each digit a set of states.
#[derive(Debug)]
enum Rows {
    Short(Vec<[u64; ROW]>),
    Long(Vec<[u128; ROW]>),
}

/// A set of states.
trait States: Copy + Default + PartialEq + BitAnd<Output = Self> + BitOr<Output = Self> {
    const WORDS: usize;

    fn just(state: usize) -> Self;

    /// All or none.
    fn all_if(condition: bool) -> Self;

    fn read(words: &[u64]) -> Self;

    fn write(self, words: &mut [u64]);
}

impl States for u64 {
    const WORDS: usize = 1;

    fn just(state: usize) -> u64 {
        1 << state
    }

    fn all_if(condition: bool) -> u64 {
        u64::from(condition).wrapping_neg()
    }

    fn read(words: &[u64]) -> u64 {
        words[0]
    }

    fn write(self, words: &mut [u64]) {
        words[0] = self;
    }
}

impl States for u128 {
    const WORDS: usize = 2;

    fn just(state: usize) -> u128 {
        1 << state
    }

    fn all_if(condition: bool) -> u128 {
        u128::from(condition).wrapping_neg()
    }

    fn read(words: &[u64]) -> u128 {
        u128::from(words[0]) | u128::from(words[1]) << 64
    }

    fn write(self, words: &mut [u64]) {
        words[0] = self as u64;
        words[1] = (self >> 64) as u64;
    }
}

impl Net {
    /// With `differ` no digit may be twice in a word, where that does not take too many states.
    pub fn new(length: usize, automaton: &Automaton, differ: bool) -> Net {
        let strict = differ.then(|| unroll(length, automaton, Some(MOST_STATES)));
        let Unrolled { steps, counts } =
            strict.flatten().or_else(|| unroll(length, automaton, None)).expect("there is no bound on the states");
        let mut starts = vec![0];
        starts.extend(counts.iter().scan(0, |end, count| {
            *end += count.div_ceil(64);
            Some(*end)
        }));
        let size = usize::from(automaton.digits());
        let around = counts.iter().zip(&counts[1..]);
        let steps = steps.into_iter().zip(around);
        let steps = steps.map(|(steps, (&before, &after))| Steps::new(steps, size, [before, after])).collect();
        Net { steps, starts, counts }
    }

    /// No word of so many digits is accepted.
    pub fn is_impossible(&self) -> bool {
        self.counts[0] == 0
    }

    /// How many words of 64 all layers take.
    pub fn size(&self) -> usize {
        self.starts[self.counts.len()]
    }

    /// All states of all layers.
    pub fn all(&self) -> Vec<u64> {
        let mut all = vec![0; self.size()];
        for (&start, &count) in self.starts.iter().zip(&self.counts) {
            (0..count).for_each(|state| all[start + state / 64] |= 1 << (state % 64));
        }
        all
    }

    /// The layers before and after a cell.
    #[inline]
    pub fn around<'a>(&self, place: usize, layers: &'a mut [u64]) -> (&'a mut [u64], &'a mut [u64]) {
        let (before, after) = layers.split_at_mut(self.starts[place + 1]);
        (&mut before[self.starts[place]..], &mut after[..self.starts[place + 2] - self.starts[place + 1]])
    }

    /// Takes away the states after a cell that no candidate leads to from one before it; whether a state went.
    pub fn lead(&self, place: usize, candidates: u32, before: &[u64], after: &mut [u64]) -> bool {
        match &self.steps[place] {
            Steps::Rows { onward: Rows::Short(rows), .. } => lead(rows, candidates, before, after),
            Steps::Rows { onward: Rows::Long(rows), .. } => lead(rows, candidates, before, after),
            Steps::Each(size, steps, leading) => {
                let mut reached = vec![0; after.len()];
                each(before, |state| {
                    let from = &steps[state * size..][..*size];
                    for digit in digits(candidates & leading[state]) {
                        let to = from[digit];
                        reached[to as usize / 64] |= 1 << (to % 64);
                    }
                });
                retain(after, &reached)
            }
        }
    }

    /// Takes away the states before a cell from which no candidate leads to one after it. The candidates that do, and
    /// whether a state went.
    pub fn support(&self, place: usize, candidates: u32, before: &mut [u64], after: &[u64]) -> (u32, bool) {
        match &self.steps[place] {
            Steps::Rows { back: Rows::Short(rows), .. } => support(rows, candidates, before, after),
            Steps::Rows { back: Rows::Long(rows), .. } => support(rows, candidates, before, after),
            Steps::Each(size, steps, leading) => {
                let (mut supported, mut kept) = (0, vec![0; before.len()]);
                each(before, |state| {
                    let from = &steps[state * size..][..*size];
                    let leads = digits(candidates & leading[state]).fold(0, |leads, digit| {
                        let to = from[digit];
                        leads | ((after[to as usize / 64] >> (to % 64) & 1) as u32) << digit
                    });
                    supported |= leads;
                    kept[state / 64] |= u64::from(leads != 0) << (state % 64);
                });
                (supported, retain(before, &kept))
            }
        }
    }
}

impl Steps {
    /// From steps as `unroll` says them, with so many states before and after them.
    fn new(steps: Vec<u32>, size: usize, [before, after]: [usize; 2]) -> Steps {
        if size <= ROW && before.max(after) <= MOST_IN_ROW {
            let taken = || {
                let each = steps.iter().enumerate().filter(|&(_, &to)| to != NONE);
                each.map(|(at, &to)| (at / size, at % size, to as usize))
            };
            let onward = Rows::new(before, after, taken());
            let back = Rows::new(after, before, taken().map(|(from, digit, to)| (to, digit, from)));
            return Steps::Rows { onward, back };
        }
        let leads = |(digit, &to): (usize, &u32)| u32::from(to != NONE) << digit;
        let leading = steps.chunks(size).map(|from| from.iter().enumerate().map(leads).sum()).collect();
        Steps::Each(size, steps, leading)
    }
}

impl Rows {
    /// Of steps from so many states to so many: from which, by which digit, to which.
    fn new(from: usize, to: usize, steps: impl Iterator<Item = (usize, usize, usize)>) -> Rows {
        if to <= 64 { Rows::Short(rows(from, steps)) } else { Rows::Long(rows(from, steps)) }
    }
}

fn rows<S: States>(count: usize, steps: impl Iterator<Item = (usize, usize, usize)>) -> Vec<[S; ROW]> {
    let mut rows = vec![[S::default(); ROW]; count];
    steps.for_each(|(from, digit, to)| rows[from][digit] = rows[from][digit] | S::just(to));
    rows
}

/// For each digit the states that it leads to from these.
#[inline]
fn by_digit<S: States>(rows: &[[S; ROW]], from: &[u64]) -> [S; ROW] {
    let mut by_digit = [S::default(); ROW];
    each(from, |state| by_digit.iter_mut().zip(&rows[state]).for_each(|(all, &to)| *all = *all | to));
    by_digit
}

/// What some of the digits lead to.
#[inline]
fn by_any<S: States>(by_digit: &[S; ROW], candidates: u32) -> S {
    let to = |digit: usize| by_digit[digit] & S::all_if(candidates >> digit & 1 == 1);
    (0..ROW).fold(S::default(), |all, digit| all | to(digit))
}

fn lead<S: States>(rows: &[[S; ROW]], candidates: u32, before: &[u64], after: &mut [u64]) -> bool {
    let after = &mut after[..S::WORDS];
    let old = S::read(after);
    let new = old & by_any(&by_digit(rows, before), candidates);
    new.write(after);
    new != old
}

fn support<S: States>(rows: &[[S; ROW]], candidates: u32, before: &mut [u64], after: &[u64]) -> (u32, bool) {
    let by_digit = by_digit(rows, after);
    let before = &mut before[..S::WORDS];
    let old = S::read(before);
    let new = old & by_any(&by_digit, candidates);
    new.write(before);
    let leads = |digit: usize| u32::from(by_digit[digit] & old != S::default()) << digit;
    (candidates & (0..ROW).fold(0, |all, digit| all | leads(digit)), new != old)
}

/// Takes away the states of a set that are not to be kept; whether there were any.
fn retain(set: &mut [u64], kept: &[u64]) -> bool {
    let mut gone = 0;
    for (set, kept) in set.iter_mut().zip(kept) {
        gone |= *set & !kept;
        *set &= kept;
    }
    gone != 0
}

/// The states of a set, one after the other.
#[inline]
fn each(set: &[u64], mut state: impl FnMut(usize)) {
    for (at, &word) in set.iter().enumerate() {
        let mut left = word;
        while left != 0 {
            state(64 * at + left.trailing_zeros() as usize);
            left &= left - 1;
        }
    }
}
