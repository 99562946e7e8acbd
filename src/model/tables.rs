//! What two cells or a row of cells may hold, said digit by digit.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::board::{Digit, DigitSet};

/// Which digits may stand beside each other: for each digit of the first cell, those of the second.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PairTable(Vec<DigitSet>);

impl PairTable {
    /// The pairs of the digits 1 to `digits` that are allowed.
    pub fn new(digits: u8, allowed: impl Fn(Digit, Digit) -> bool) -> PairTable {
        let all = || DigitSet::all(digits).iter();
        PairTable(all().map(|first| all().filter(|&second| allowed(first, second)).collect()).collect())
    }

    /// The digits that may stand beside this one.
    pub fn beside(&self, first: Digit) -> DigitSet {
        self.0.get(first.index()).copied().unwrap_or(DigitSet::EMPTY)
    }

    /// The same pairs, seen from the second cell.
    pub fn turned(&self) -> PairTable {
        PairTable::new(self.0.len() as u8, |second, first| self.beside(first).contains(second))
    }
}

/// Patterns of words: for each place of a word a set of digits. A word has a pattern when each of its digits is in the
/// set of its place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Patterns {
    length: usize,
    /// One pattern after the other.
    sets: Vec<DigitSet>,
}

impl Patterns {
    /// More than this are not worth saying.
    pub const MOST: usize = 1024;

    /// No patterns yet, of words with so many digits, which are at least one.
    pub fn new(length: usize) -> Patterns {
        Patterns { length: length.max(1), sets: Vec::new() }
    }

    /// Adds a pattern by the set of each place.
    pub fn push(&mut self, at: impl Fn(usize) -> DigitSet) {
        self.sets.extend((0..self.length).map(at));
    }

    /// The patterns, each as long as a word.
    pub fn iter(&self) -> impl Iterator<Item = &[DigitSet]> {
        self.sets.chunks_exact(self.length)
    }

    /// How many patterns there are.
    pub fn count(&self) -> usize {
        self.sets.len() / self.length
    }
}

/// A finite automaton that reads digits: what cells in their order may hold. Shapes are cloned often, and its states
/// are many, so that its clones share them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Automaton(Arc<States>);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct States {
    digits: u8,
    /// For each state, for each digit the next state; the first state is the start.
    next: Vec<Vec<Option<usize>>>,
    accepting: Vec<bool>,
    patterns: Option<Patterns>,
}

impl Automaton {
    /// Explores the automaton from its start: `step` says where a digit leads, if anywhere. States that are equal as
    /// `S` are one; they may be as many as memory allows.
    pub fn explore<S: Ord + Clone>(
        digits: u8,
        start: S,
        step: impl Fn(&S, Digit) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Automaton {
        let mut numbers = BTreeMap::from([(start.clone(), 0)]);
        let mut states = vec![start];
        let mut next: Vec<Vec<Option<usize>>> = Vec::new();
        while let Some(state) = states.get(next.len()).cloned() {
            let follow = DigitSet::all(digits).iter().map(|digit| {
                let to = step(&state, digit)?;
                let number = *numbers.entry(to.clone()).or_insert(states.len());
                if number == states.len() {
                    states.push(to);
                }
                Some(number)
            });
            next.push(follow.collect());
        }
        let accepting = states.iter().map(accepts).collect();
        Automaton(Arc::new(States { digits, next, accepting, patterns: None }))
    }

    /// The same automaton, with another way to say which words it accepts of those whose digits differ: the ones that
    /// have one of these patterns. Who says so answers for it. An automaton that is made of this one has none.
    pub fn with_patterns(self, patterns: Option<Patterns>) -> Automaton {
        Automaton(Arc::new(States { patterns, ..Arc::unwrap_or_clone(self.0) }))
    }

    /// The patterns of words whose digits differ, where somebody has said them.
    pub fn patterns(&self) -> Option<&Patterns> {
        self.0.patterns.as_ref()
    }

    /// n: it reads the digits 1 to n.
    pub fn digits(&self) -> u8 {
        self.0.digits
    }

    /// How many states there are; the start is 0.
    pub fn states(&self) -> usize {
        self.0.next.len()
    }

    /// The state that a digit leads to from this one, if any.
    pub fn next(&self, state: usize, digit: Digit) -> Option<usize> {
        self.0.next[state].get(digit.index()).copied().flatten()
    }

    /// Whether a word may end in this state.
    pub fn is_accepting(&self, state: usize) -> bool {
        self.0.accepting[state]
    }

    /// Whether some word is accepted of which these are the digits, as far as they are known.
    pub fn accepts(&self, word: impl IntoIterator<Item = Option<Digit>>) -> bool {
        let mut states = BTreeSet::from([0]);
        for known in word {
            let digits = known.map_or(DigitSet::all(self.0.digits), DigitSet::just);
            states = states.iter().flat_map(|&state| digits.iter().filter_map(move |d| self.next(state, d))).collect();
        }
        states.into_iter().any(|state| self.0.accepting[state])
    }

    /// For a word of `length` digits, the states before each digit and after the last that lie on a path from the
    /// start to an accepting state: `length + 1` sets.
    pub fn layers(&self, length: usize) -> Vec<BTreeSet<usize>> {
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
