//! Tables of the digits that two cells or a sequence of cells may hold.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::board::{Digit, DigitSet};

/// The compatible pairs of digits: for each digit of the first cell, those allowed in the second.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PairTable(Vec<DigitSet>);

impl PairTable {
    /// Returns the table of the allowed pairs of the digits 1 to `digits`.
    pub fn new(digits: u8, allowed: impl Fn(Digit, Digit) -> bool) -> PairTable {
        let all = || DigitSet::all(digits).iter();
        PairTable(all().map(|first| all().filter(|&second| allowed(first, second)).collect()).collect())
    }

    /// Returns the digits of the second cell that are compatible with this one.
    pub fn compatible(&self, first: Digit) -> DigitSet {
        self.0.get(first.index()).copied().unwrap_or(DigitSet::EMPTY)
    }

    /// Returns the number of digits of the table.
    pub fn digits(&self) -> u8 {
        self.0.len() as u8
    }

    /// Returns the same pairs with the cells exchanged.
    pub fn transposed(&self) -> PairTable {
        PairTable::new(self.0.len() as u8, |second, first| self.compatible(first).contains(second))
    }
}

/// Patterns of words: a set of digits for each place. A word has a pattern if each of its digits is in the set of its
/// place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Patterns {
    length: usize,
    /// The sets of all patterns, one pattern after another.
    sets: Vec<DigitSet>,
}

impl Patterns {
    /// The number of patterns beyond which they are not worth listing.
    pub const MAX: usize = 1024;

    /// Returns an empty list of patterns for words of `length` digits, at least one.
    pub fn new(length: usize) -> Patterns {
        Patterns { length: length.max(1), sets: Vec::new() }
    }

    /// Adds a pattern, given the set at each place.
    pub fn push(&mut self, at: impl Fn(usize) -> DigitSet) {
        self.sets.extend((0..self.length).map(at));
    }

    /// Returns the patterns, each as long as a word.
    pub fn iter(&self) -> impl Iterator<Item = &[DigitSet]> {
        self.sets.chunks_exact(self.length)
    }

    /// Returns the number of patterns.
    pub fn count(&self) -> usize {
        self.sets.len() / self.length
    }
}

/// A finite automaton that reads the digits of cells in order. Shapes are cloned often and an automaton may have many
/// states, so clones share them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Automaton(Arc<AutomatonStates>);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct AutomatonStates {
    digits: u8,
    /// The next state for each state and digit; state 0 is the start.
    next: Vec<Vec<Option<usize>>>,
    accepting: Vec<bool>,
    patterns: Option<Patterns>,
}

impl Automaton {
    /// Builds the automaton from its start, breadth first: `step` returns the state that a digit leads to, if any.
    /// States that are equal as `S` are merged; their number is limited only by memory.
    pub fn explore<S: Ord + Clone>(
        digits: u8,
        start: S,
        step: impl Fn(&S, Digit) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Automaton {
        let mut numbers = BTreeMap::from([(start.clone(), 0)]);
        let mut states = vec![start];
        let mut next: Vec<Vec<Option<usize>>> = Vec::new();
        // The states before this one already have their transitions in `next`; new states are appended to the list.
        while let Some(state) = states.get(next.len()).cloned() {
            let follow = DigitSet::all(digits).iter().map(|digit| {
                let to = step(&state, digit)?;
                // A new state gets the next number, which is the length of the list until it is added.
                let number = *numbers.entry(to.clone()).or_insert(states.len());
                if number == states.len() {
                    states.push(to);
                }
                Some(number)
            });
            next.push(follow.collect());
        }
        let accepting = states.iter().map(accepts).collect();
        Automaton(Arc::new(AutomatonStates { digits, next, accepting, patterns: None }))
    }

    /// Returns the same automaton with an equivalent description for words of distinct digits: it accepts those that
    /// have one of these patterns. The caller guarantees the equivalence. Automata derived from this one have no
    /// patterns.
    pub fn with_patterns(self, patterns: Option<Patterns>) -> Automaton {
        Automaton(Arc::new(AutomatonStates { patterns, ..Arc::unwrap_or_clone(self.0) }))
    }

    /// Returns the patterns of words of distinct digits, if any were given.
    pub fn patterns(&self) -> Option<&Patterns> {
        self.0.patterns.as_ref()
    }

    /// Returns n, where it reads the digits 1 to n.
    pub fn digits(&self) -> u8 {
        self.0.digits
    }

    /// Returns the number of states; the start is 0.
    pub fn states(&self) -> usize {
        self.0.next.len()
    }

    /// Returns the state that a digit leads to from this one, if any.
    pub fn next(&self, state: usize, digit: Digit) -> Option<usize> {
        self.0.next[state].get(digit.index()).copied().flatten()
    }

    /// Returns whether a word may end in this state.
    pub fn is_accepting(&self, state: usize) -> bool {
        self.0.accepting[state]
    }

    /// Returns whether it accepts some word with these digits, where None stands for any digit.
    pub fn accepts(&self, word: impl IntoIterator<Item = Option<Digit>>) -> bool {
        // All states that the digits read so far can lead to; an empty cell leads on by every digit.
        let mut states = BTreeSet::from([0]);
        for known in word {
            let digits = known.map_or(DigitSet::all(self.0.digits), DigitSet::just);
            states = states.iter().flat_map(|&state| digits.iter().filter_map(move |d| self.next(state, d))).collect();
        }
        states.into_iter().any(|state| self.0.accepting[state])
    }

    /// Returns, for words of `length` digits, the states before each digit and after the last that are on a path from
    /// the start to an accepting state: `length + 1` sets.
    pub fn layers(&self, length: usize) -> Vec<BTreeSet<usize>> {
        // Forward, the states that are reached from the start; then backward, those that reach an accepting state.
        let to = |state: usize| self.0.next[state].iter().flatten().copied();
        let mut layers = vec![vec![0]];
        for place in 0..length {
            let mut reached = vec![false; self.states()];
            layers[place].iter().flat_map(|&state| to(state)).for_each(|next| reached[next] = true);
            layers.push((0..self.states()).filter(|&state| reached[state]).collect());
        }
        let mut is_alive = self.0.accepting.clone();
        for layer in layers.iter_mut().rev() {
            layer.retain(|&state| is_alive[state]);
            let mut leads_on = vec![false; self.states()];
            layer.iter().for_each(|&state| leads_on[state] = true);
            is_alive = (0..self.states()).map(|state| to(state).any(|next| leads_on[next])).collect();
        }
        layers.into_iter().map(BTreeSet::from_iter).collect()
    }
}
