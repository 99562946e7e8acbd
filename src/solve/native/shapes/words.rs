//! Words of an automaton: a digit stays while it lies on a path from the start to an accepting state.
//!
//! The paths are kept as layers, one set of states before each cell and one after the last: those that the digits
//! before it lead to, and those from which the digits after it lead to acceptance (G. Pesant, *A Regular Language
//! Membership Constraint for Finite Sequences of Variables*, CP 2004). The layers belong to the candidates of which
//! they were made, so a later call computes only those anew that lie beyond a cell that changed. Whether it changed
//! by a conclusion or by going back makes no difference.

use crate::board::{CellId, Digit};
use crate::model::Automaton;
use crate::solve::native::domains::{Conflict, Domains};

/// Some cells in their order, and the automaton that must accept their digits.
#[derive(Debug)]
pub struct Word {
    pub cells: Vec<usize>,
    states: usize,
    digits: usize,
    /// For each state, for each digit the next state.
    next: Vec<Option<usize>>,
    accepting: Vec<bool>,
}

/// The layers of a word as of the last call of `support`.
#[derive(Clone, Debug, Default)]
pub struct Layers {
    candidates: Vec<u32>,
    /// For each place a bit for each state.
    reached: Vec<Vec<bool>>,
    leading: Vec<Vec<bool>>,
}

impl Word {
    pub fn new(cells: &[CellId], automaton: &Automaton) -> Word {
        let digits = usize::from(automaton.digits());
        let step = |state: usize| (0..digits).map(move |digit| automaton.next(state, Digit::from_index(digit)));
        Word {
            cells: cells.iter().map(|cell| cell.index()).collect(),
            states: automaton.states(),
            digits,
            next: (0..automaton.states()).flat_map(step).collect(),
            accepting: (0..automaton.states()).map(|state| automaton.is_accepting(state)).collect(),
        }
    }

    /// Where a state leads to by these digits, each with its digit.
    fn steps(&self, state: usize, mut digits: u32) -> impl Iterator<Item = (usize, usize)> {
        std::iter::from_fn(move || {
            while digits != 0 {
                let digit = digits.trailing_zeros() as usize;
                digits &= digits - 1;
                if let Some(next) = self.next[state * self.digits + digit] {
                    return Some((digit, next));
                }
            }
            None
        })
    }

    /// Takes away the digits that no path uses; `layers` are those of the last call.
    ///
    /// # Errors
    /// When no path is left.
    pub fn support(&self, layers: &mut Layers, domains: &mut impl Domains) -> Result<(), Conflict> {
        let length = self.cells.len();
        let now: Vec<u32> = self.cells.iter().map(|&cell| domains.candidates(cell)).collect();
        if layers.reached.is_empty() {
            // No cell ever had all these candidates and one more.
            layers.candidates = vec![u32::MAX; length];
            layers.reached = vec![vec![false; self.states]; length + 1];
            layers.reached[0][0] = true;
            layers.leading = vec![vec![false; self.states]; length];
            layers.leading.push(self.accepting.clone());
        }
        let differs = |&place: &usize| now[place] != layers.candidates[place];
        let Some(first) = (0..length).find(differs) else { return self.decided(layers) };
        let last = (0..length).rfind(differs).unwrap_or(first);
        for place in first..length {
            let (before, after) = layers.reached.split_at_mut(place + 1);
            after[0].fill(false);
            for from in (0..self.states).filter(|&from| before[place][from]) {
                self.steps(from, now[place]).for_each(|(_, to)| after[0][to] = true);
            }
        }
        for place in (0..=last).rev() {
            let (before, after) = layers.leading.split_at_mut(place + 1);
            for (from, leads) in before[place].iter_mut().enumerate() {
                *leads = self.steps(from, now[place]).any(|(_, to)| after[0][to]);
            }
        }
        layers.candidates.copy_from_slice(&now);
        self.decided(layers)?;
        for (place, &cell) in self.cells.iter().enumerate() {
            let mut supported = 0;
            for from in (0..self.states).filter(|&from| layers.reached[place][from]) {
                let on_a_path = self.steps(from, now[place]).filter(|&(_, to)| layers.leading[place + 1][to]);
                on_a_path.for_each(|(digit, _)| supported |= 1 << digit);
            }
            domains.keep(cell, supported)?;
        }
        Ok(())
    }

    /// Whether any path is left.
    fn decided(&self, layers: &Layers) -> Result<(), Conflict> {
        if layers.leading[0][0] { Ok(()) } else { Err(Conflict) }
    }
}
