//! What changes during the search: the candidates, and what has to be looked at again.

use super::layout::Net;
use crate::solve::native::shapes::words::Layers;

/// No solution has the candidates there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict;

/// The candidates of cells as sums and cages see them, whichever way they are kept.
pub trait Domains {
    /// Bit `i` for the digit `i + 1`.
    fn candidates(&self, cell: usize) -> u32;

    /// Takes all candidates but these from a cell.
    ///
    /// # Errors
    /// When none is left.
    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict>;
}

/// Numbers of constraints that have to be looked at, each at most once.
#[derive(Clone, Debug)]
pub struct Queue {
    waiting: Vec<usize>,
    is_waiting: Vec<bool>,
}

impl Queue {
    /// A queue in which all of `count` constraints wait.
    fn full(count: usize) -> Queue {
        Queue { waiting: (0..count).rev().collect(), is_waiting: vec![true; count] }
    }

    pub fn push(&mut self, index: usize) {
        if !std::mem::replace(&mut self.is_waiting[index], true) {
            self.waiting.push(index);
        }
    }

    pub fn pop(&mut self) -> Option<usize> {
        let index = self.waiting.pop()?;
        self.is_waiting[index] = false;
        Some(index)
    }

    fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}

/// The candidates of the current node and the queues.
#[derive(Clone, Debug)]
pub struct State<'a> {
    pub net: Net<'a>,
    /// The candidates of each cell: bit `i` for the digit `i + 1`.
    pub candidates: Vec<u32>,
    /// Groups whose singles have to be looked for.
    pub singles: Queue,
    /// Groups whose subsets and crossings have to be looked at, when nothing simpler is left to do.
    pub subtle: Queue,
    pub clauses: Queue,
    pub sums: Queue,
    pub tables: Queue,
    pub cages: Queue,
    pub pairs: Queue,
    pub words: Queue,
    /// The layers of each word.
    pub layers: Vec<Layers>,
}

impl<'a> State<'a> {
    /// The state before anything was concluded; everything waits.
    pub fn new(net: Net<'a>) -> State<'a> {
        State {
            candidates: net.start.clone(),
            singles: Queue::full(net.layout.groups.len()),
            subtle: Queue::full(net.layout.groups.len()),
            clauses: Queue::full(net.clauses.len()),
            sums: Queue::full(net.layout.sums.len()),
            tables: Queue::full(net.layout.tables.len()),
            cages: Queue::full(net.layout.cages.len()),
            pairs: Queue::full(net.layout.pairs.len()),
            words: Queue::full(net.layout.words.len()),
            layers: vec![Layers::default(); net.layout.words.len()],
            net,
        }
    }

    /// Forgets what waits, since the candidates are about to be replaced.
    pub fn clear_queues(&mut self) {
        let simple = [&mut self.singles, &mut self.clauses, &mut self.sums, &mut self.tables, &mut self.pairs];
        let dear = [&mut self.cages, &mut self.words, &mut self.subtle];
        simple.into_iter().chain(dear).for_each(Queue::clear);
    }
}

impl Domains for State<'_> {
    fn candidates(&self, cell: usize) -> u32 {
        self.candidates[cell]
    }

    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict> {
        let old = self.candidates[cell];
        let new = old & candidates;
        if new == old {
            return Ok(());
        }
        self.candidates[cell] = new;
        if new == 0 {
            return Err(Conflict);
        }
        let layout = self.net.layout;
        for &group in layout.groups_of.get(cell) {
            self.singles.push(group);
            self.subtle.push(group);
        }
        self.net.clauses_of.get(cell).iter().for_each(|&clause| self.clauses.push(clause));
        layout.sums_of.get(cell).iter().for_each(|&sum| self.sums.push(sum));
        layout.tables_of.get(cell).iter().for_each(|&table| self.tables.push(table));
        layout.cages_of.get(cell).iter().for_each(|&cage| self.cages.push(cage));
        layout.pairs_of.get(cell).iter().for_each(|&pair| self.pairs.push(pair));
        layout.words_of.get(cell).iter().for_each(|&word| self.words.push(word));
        Ok(())
    }
}

/// Whether exactly one candidate is left.
pub const fn is_single(candidates: u32) -> bool {
    candidates.is_power_of_two()
}

/// The digits of a set, from 0 on.
pub fn digits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let digit = set.trailing_zeros() as usize;
            set &= set - 1;
            digit
        })
    })
}
