//! The automaton of a line as a dense transition table.

use super::bits;
use crate::board::Digit;
use crate::model::{Automaton, Shape};

/// The absence of a transition. Automata have millions of transitions, and options would take twice the memory.
const NONE: u32 = u32::MAX;

/// The transitions by state and digit. States are numbered as in the automaton, digits from 0.
#[derive(Clone, Debug)]
pub(super) struct WordTable {
    digits: usize,
    next: Vec<u32>,
    accepting: Vec<u64>,
}

impl WordTable {
    /// Returns the table of a shape, if it is a word.
    pub(super) fn of(shape: &Shape, digits: usize) -> Option<WordTable> {
        let Shape::Word(_, automaton) = shape else { return None };
        Some(WordTable::new(automaton, digits))
    }

    fn new(automaton: &Automaton, digits: usize) -> WordTable {
        let states = automaton.states();
        let to = |state: usize, digit: usize| automaton.next(state, Digit::from_index(digit));
        let next = (0..states * digits).map(|at| to(at / digits, at % digits).map_or(NONE, |next| next as u32));
        let mut accepting = vec![0; bits::word_count(states)];
        (0..states)
            .filter(|&state| automaton.is_accepting(state))
            .for_each(|state| bits::insert(&mut accepting, state));
        WordTable { digits, next: next.collect(), accepting }
    }

    /// Returns the number of states; the start is 0.
    pub(super) fn states(&self) -> usize {
        self.next.len() / self.digits
    }

    /// Returns the state that a digit leads to from this one, if any.
    #[inline]
    pub(super) fn next(&self, state: usize, digit: usize) -> Option<usize> {
        let next = self.next[state * self.digits + digit];
        (next != NONE).then_some(next as usize)
    }

    /// Returns whether a word may end in this state.
    pub(super) fn is_accepting(&self, state: usize) -> bool {
        bits::contains(&self.accepting, state)
    }
}
