//! Unrolling of an automaton over the cells of a word: gives a layer of states before each cell and one after the last.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::board::Digit;
use crate::model::Automaton;

/// The marker of a digit without a step. Steps are packed, as propagation reads one for each digit of each cell.
pub const NONE: u32 = u32::MAX;

/// The layers of an automaton, restricted to states on a path from the start to an accepting state.
#[derive(Debug)]
pub struct Unrolled {
    /// For each cell, the steps from the states before it: for each state and digit the index of the next state in the
    /// next layer, or `NONE`.
    pub steps: Vec<Vec<u32>>,
    /// The number of states of each layer; all 0 if no word is accepted.
    pub counts: Vec<usize>,
    /// For each layer, the digits behind each state.
    pub behind: Vec<Vec<DigitsBehind>>,
}

/// The digits on all paths to a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DigitsBehind {
    pub digits: u32,
    /// True if no path has any other digits.
    pub are_all: bool,
}

impl Unrolled {
    /// Returns the approximate size of the layers in bytes.
    pub fn bytes(&self) -> usize {
        let steps = self.steps.iter().map(|steps| size_of_val(steps.as_slice()));
        steps.chain(self.behind.iter().map(|behind| size_of_val(behind.as_slice()))).sum()
    }
}

/// A state, and the digits behind it if these matter.
type UnrolledState = (usize, u32);

/// The maximum number of states of a word that tracks the digits behind each state. With tracking, irreducible puzzles
/// with clues around a 9x9 grid take 1/20 (X-sums), 1/5 (sandwiches) or 1/3 (skyscrapers) of the time.
const MAX_STATES: usize = 6000;

/// Unrolls an automaton over `length` cells. If `differ`, words with repeated digits are excluded, unless that takes
/// too many states.
pub fn unroll(length: usize, automaton: &Automaton, differ: bool) -> Unrolled {
    let strict = differ.then(|| unroll_bounded(length, automaton, Some(MAX_STATES)));
    strict.flatten().or_else(|| unroll_bounded(length, automaton, None)).expect("there is no bound on the states")
}

/// Unrolls an automaton over `length` cells. If there is a bound on the number of states, the digits must differ: each
/// state is then a state of the automaton together with the set of digits on the way to it. None if there would be more
/// states than the bound.
///
/// A state that accepts any continuation needs no such set: from there on, the word need not detect repeated digits.
fn unroll_bounded(length: usize, automaton: &Automaton, bound: Option<usize>) -> Option<Unrolled> {
    let size = usize::from(automaton.digits());
    let next = |state: usize, digit: usize| automaton.next(state, Digit::from_index(digit));
    let accepts_all = |state: usize| automaton.is_accepting(state) && (0..size).all(|d| next(state, d) == Some(state));
    let is_settled: Vec<bool> = (0..automaton.states()).map(accepts_all).collect();
    let are_all = |&(state, _): &UnrolledState| bound.is_some() && !is_settled[state];
    let mut layer: Vec<UnrolledState> = Vec::new();
    let mut steps: Vec<Vec<u32>> = Vec::with_capacity(length);
    let mut behind: Vec<Vec<DigitsBehind>> = Vec::with_capacity(length + 1);
    let mut count = 0;
    let alive = automaton.layers(length);
    layer.extend(alive[0].iter().map(|&state| (state, 0)));
    behind.push(layer.iter().map(|state| DigitsBehind { digits: 0, are_all: are_all(state) }).collect());
    let mut is_alive = vec![false; automaton.states()];
    let mut places: HashMap<UnrolledState, u32, BuildHasherDefault<StateHasher>> = HashMap::default();
    for after in &alive[1..] {
        after.iter().for_each(|&state| is_alive[state] = true);
        places.clear();
        let mut reached: Vec<UnrolledState> = Vec::new();
        let mut from = Vec::with_capacity(layer.len() * size);
        let mut behind_reached: Vec<DigitsBehind> = Vec::new();
        for (&(state, used), behind) in layer.iter().zip(&behind[behind.len() - 1]) {
            for digit in 0..size {
                // Where digits may repeat, `used` is 0 and excludes none.
                let to = if used >> digit & 1 == 0 { next(state, digit) } else { None };
                from.push(to.filter(|&to| is_alive[to]).map_or(NONE, |to| {
                    let used = if bound.is_some() && !is_settled[to] { used | 1 << digit } else { 0 };
                    let place = *places.entry((to, used)).or_insert_with(|| {
                        reached.push((to, used));
                        // The intersection of the digits of all paths begins with all digits.
                        behind_reached.push(DigitsBehind { digits: u32::MAX, are_all: are_all(&(to, used)) });
                        reached.len() as u32 - 1
                    });
                    behind_reached[place as usize].digits &= behind.digits | 1 << digit;
                    place
                }));
            }
        }
        behind.push(behind_reached);
        after.iter().for_each(|&state| is_alive[state] = false);
        count += reached.len();
        if bound.is_some_and(|bound| count > bound) {
            return None;
        }
        steps.push(from);
        layer = reached;
    }
    let counts = drop_dead_ends(&mut steps, &mut behind, size);
    Some(Unrolled { steps, counts, behind })
}

/// Drops the states from which nothing leads to the last layer, together with the digits behind them; returns the
/// number of states of each layer.
fn drop_dead_ends(steps: &mut [Vec<u32>], behind: &mut [Vec<DigitsBehind>], size: usize) -> Vec<usize> {
    let last = behind[steps.len()].len();
    let mut counts = vec![last; steps.len() + 1];
    let mut places: Vec<u32> = (0..last as u32).collect();
    for (place, from) in steps.iter_mut().enumerate().rev() {
        let mut kept = Vec::with_capacity(from.len());
        let renumbered = from.chunks(size).map(|steps| {
            let start = kept.len();
            kept.extend(steps.iter().map(|&to| if to == NONE { NONE } else { places[to as usize] }));
            if kept[start..].iter().any(|&to| to != NONE) {
                return (start / size) as u32;
            }
            // Nothing leads on from this state, so its row is removed.
            kept.truncate(start);
            NONE
        });
        places = renumbered.collect();
        counts[place] = kept.len() / size;
        let mut is_kept = places.iter().map(|&place| place != NONE);
        behind[place].retain(|_| is_kept.next() == Some(true));
        *from = kept;
    }
    counts
}

/// A hasher of states with one multiplication for each word. The states come from the puzzle's own automata, so the
/// hasher need not resist attacks.
#[derive(Default)]
struct StateHasher(u64);

impl StateHasher {
    fn mix(&mut self, word: u64) {
        // The multiplier of Fibonacci hashing: 2^64 divided by the golden ratio.
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for StateHasher {
    fn finish(&self) -> u64 {
        // A product mixes bits upwards only, so the high bits are folded into the low bits.
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.mix(u64::from(byte)));
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns an automaton for digits that never decrease.
    fn rising(digits: u8) -> Automaton {
        let step = |last: &usize, digit: Digit| (digit.index() >= *last).then_some(digit.index());
        Automaton::explore(digits, 0, step, |_| true)
    }

    /// Returns all words that lead through the layers.
    fn words(unrolled: &Unrolled, size: usize) -> Vec<Vec<usize>> {
        let mut words = vec![(0, vec![]); unrolled.counts[0]];
        for steps in &unrolled.steps {
            let longer = words.iter().flat_map(|(state, word): &(usize, Vec<usize>)| {
                let on = (0..size).filter(move |digit| steps[state * size + digit] != NONE);
                on.map(move |digit| (steps[state * size + digit] as usize, [word.as_slice(), &[digit]].concat()))
            });
            words = longer.collect();
        }
        words.into_iter().map(|(_, word)| word).collect()
    }

    #[test]
    fn words_lead_through_the_layers_and_no_others() {
        // Never decreasing: 10 words of three digits out of three; one with different digits.
        let all = unroll(3, &rising(3), false);
        assert_eq!(words(&all, 3).len(), 10);
        let strict = unroll(3, &rising(3), true);
        assert_eq!(words(&strict, 3), [[0, 1, 2]]);
        assert_eq!(strict.counts, [1, 1, 1, 1], "dead ends are gone");
    }

    #[test]
    fn too_many_states_are_refused_and_impossible_words_have_none() {
        assert!(unroll_bounded(4, &rising(9), Some(5)).is_none());
        assert_eq!(unroll(5, &rising(4), true).counts[0], 0, "five different digits out of four");
    }
}
