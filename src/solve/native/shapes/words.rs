//! Words of an automaton: a digit stays while it lies on a path from the start to an accepting state.
//!
//! The automaton is unrolled when the puzzle is laid out: before each cell, and after the last, stand the states that
//! lie on any path from the start to acceptance, each with its steps (`unroll`). Where the cells differ from each
//! other, a state also knows which digits lie behind it, so that none is used twice on a path. What is asked then is
//! which of them the candidates still lead to, and which digits lead on from those (G. Pesant, *A Regular Language
//! Membership Constraint for Finite Sequences of Variables*, CP 2004). The states that are reached belong to the
//! candidates of which they were found, so a later call begins at the first cell that changed. Whether it changed by a
//! conclusion or by going back makes no difference.

use std::sync::Arc;

use super::unroll::{NONE, Unrolled, unroll};
use crate::board::CellId;
use crate::model::Automaton;
use crate::solve::native::domains::{Conflict, Domains, digits, is_single};

/// With more states than this a word does without the digits behind each state. Irreducible puzzles of clues around a
/// 9x9 take 1/20 (X-sums), 1/5 (sandwiches) and 1/3 (skyscrapers) of the time with them.
const MOST_STATES: usize = 6000;

/// Some cells in their order, and the unrolled automaton that must accept their digits.
#[derive(Debug)]
pub struct Word {
    pub cells: Vec<usize>,
    net: Arc<Net>,
}

/// An automaton unrolled over so many cells.
#[derive(Debug)]
struct Net {
    digits: usize,
    /// For each cell the steps from the states before it: for each state, for each digit the state after it, by its
    /// place in the next layer, or `NONE`.
    steps: Vec<Vec<u32>>,
    /// For each cell, for each state before it, the digits by which a step leads on.
    leading: Vec<Vec<u32>>,
    /// Where each layer's set of states begins, in words of 64.
    starts: Vec<usize>,
    /// No word of so many digits is accepted.
    impossible: bool,
}

/// What the last call of `support` found, and room for the next one.
#[derive(Clone, Debug, Default)]
pub struct Layers {
    /// The candidates that the reached states belong to.
    candidates: Vec<u32>,
    /// For each layer a bit for each state that the candidates before it lead to.
    reached: Vec<u64>,
    /// The same layers: the reached states from which the candidates lead on to the end.
    leading: Vec<u64>,
}

impl Net {
    /// With `differ` no digit may be twice in a word, where that does not take too many states.
    fn new(length: usize, automaton: &Automaton, differ: bool) -> Net {
        let strict = differ.then(|| unroll(length, automaton, Some(MOST_STATES)));
        let Unrolled { steps, counts } =
            strict.flatten().or_else(|| unroll(length, automaton, None)).expect("there is no bound on the states");
        let mut starts = vec![0];
        starts.extend(counts.iter().scan(0, |end, count| {
            *end += count.div_ceil(64);
            Some(*end)
        }));
        let digits = usize::from(automaton.digits());
        let leading = |steps: &[u32]| {
            let leads = steps.iter().enumerate().filter(|&(_, &to)| to != NONE);
            leads.fold(0, |all, (digit, _)| all | 1 << digit)
        };
        let leading = steps.iter().map(|steps| steps.chunks(digits).map(leading).collect()).collect();
        Net { digits, steps, leading, starts, impossible: counts[0] == 0 }
    }

    /// How many words of 64 a layer takes.
    fn words(&self, layer: usize) -> usize {
        self.starts[layer + 1] - self.starts[layer]
    }
}

impl Word {
    /// All words of a layout; `differ` says whether two cells differ. Equal automata are unrolled once.
    pub fn all(words: &[(&[CellId], &Automaton)], differ: impl Fn(usize, usize) -> bool) -> Vec<Word> {
        let mut known: Vec<(usize, bool, &Automaton, Arc<Net>)> = Vec::new();
        let word = |&(cells, automaton): &(&[CellId], _)| {
            let cells: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
            let differs = |(place, &one): (usize, &usize)| cells[..place].iter().all(|&other| differ(one, other));
            let differ = cells.iter().enumerate().all(differs);
            let same = known
                .iter()
                .find(|(length, strict, other, _)| (*length, *strict) == (cells.len(), differ) && *other == automaton);
            let net = same.map(|(.., net)| Arc::clone(net)).unwrap_or_else(|| {
                let net = Arc::new(Net::new(cells.len(), automaton, differ));
                known.push((cells.len(), differ, automaton, Arc::clone(&net)));
                net
            });
            Word { cells, net }
        };
        words.iter().map(word).collect()
    }

    /// No word of so many digits is accepted.
    pub fn is_impossible(&self) -> bool {
        self.net.impossible
    }

    /// Takes away the digits that no path uses; `layers` are those of the last call.
    ///
    /// # Errors
    /// When no path is left.
    pub fn support(&self, layers: &mut Layers, domains: &mut impl Domains) -> Result<(), Conflict> {
        let net = &*self.net;
        if net.impossible {
            return Err(Conflict);
        }
        let length = self.cells.len();
        let Layers { candidates, reached, leading } = layers;
        if reached.is_empty() {
            // No cell ever had all these candidates and one more.
            *candidates = vec![u32::MAX; length];
            *reached = vec![0; net.starts[length + 1]];
            *leading = reached.clone();
            reached[0] = 1;
        }
        let differs = |&place: &usize| domains.candidates(self.cells[place]) != candidates[place];
        let Some(first) = (0..length).find(differs) else { return Ok(()) };
        for place in first..length {
            let now = domains.candidates(self.cells[place]);
            candidates[place] = now;
            let (before, after) = reached.split_at_mut(net.starts[place + 1]);
            let (before, after) = (&before[net.starts[place]..], &mut after[..net.words(place + 1)]);
            after.fill(0);
            let (steps, leading) = (&net.steps[place], &net.leading[place]);
            for state in states(before) {
                let from = &steps[state * net.digits..][..net.digits];
                for digit in digits(now & leading[state]) {
                    let to = from[digit];
                    after[to as usize / 64] |= 1 << (to % 64);
                }
            }
            if after.iter().all(|&word| word == 0) {
                // What lies beyond is not known.
                candidates[place] = u32::MAX;
                candidates[place + 1..].fill(u32::MAX);
                return Err(Conflict);
            }
        }
        let last = net.starts[length]..net.starts[length + 1];
        leading[last.clone()].copy_from_slice(&reached[last]);
        for place in (0..length).rev() {
            let (before, after) = leading.split_at_mut(net.starts[place + 1]);
            let (before, after) = (&mut before[net.starts[place]..], &after[..net.words(place + 1)]);
            before.fill(0);
            let (steps, steps_by, now) = (&net.steps[place], &net.leading[place], candidates[place]);
            let mut supported = 0;
            for state in states(&reached[net.starts[place]..net.starts[place + 1]]) {
                let from = &steps[state * net.digits..][..net.digits];
                let mut leads = 0;
                for digit in digits(now & steps_by[state]) {
                    let to = from[digit];
                    leads |= ((after[to as usize / 64] >> (to % 64) & 1) as u32) << digit;
                }
                before[state / 64] |= u64::from(leads != 0) << (state % 64);
                supported |= leads;
            }
            if supported != now && !is_single(now) {
                domains.keep(self.cells[place], supported)?;
            }
        }
        Ok(())
    }
}

/// The states of a set.
fn states(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(at, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let state = 64 * at + left.trailing_zeros() as usize;
                left &= left - 1;
                state
            })
        })
    })
}
