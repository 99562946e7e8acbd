//! The domain store, the mutable state of the search: the candidates, and the constraints to propagate again.

use super::question::WideQuestion;
use crate::solve::native::domains::{Conflict, Domains};
use crate::solve::native::shapes::words::Layers;

/// A queue of constraint indices to propagate, each at most once.
#[derive(Clone, Debug)]
pub struct Queue {
    waiting: Vec<usize>,
    is_waiting: Vec<bool>,
}

impl Queue {
    /// Returns a queue with all of `count` constraints.
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
pub struct Store<'a> {
    pub question: WideQuestion<'a>,
    /// The candidates of each cell: bit `i` for the digit `i + 1`.
    pub candidates: Vec<u32>,
    /// The groups to search for singles.
    pub singles: Queue,
    /// The groups to search for subsets and crossings, when nothing simpler is left.
    pub subsets: Queue,
    pub clauses: Queue,
    pub sums: Queue,
    pub tables: Queue,
    pub cages: Queue,
    pub pairs: Queue,
    pub words: Queue,
    pub counts: Queue,
    pub ranks: Queue,
    pub leftovers: Queue,
    /// The layers of each word.
    pub layers: Vec<Layers>,
}

impl<'a> Store<'a> {
    /// Returns the initial store, with everything queued.
    pub fn new(question: WideQuestion<'a>) -> Store<'a> {
        Store {
            candidates: question.start.clone(),
            singles: Queue::full(question.layout.groups.len()),
            subsets: Queue::full(question.layout.groups.len()),
            clauses: Queue::full(question.clauses.len()),
            sums: Queue::full(question.layout.sums.len()),
            tables: Queue::full(question.layout.tables.len()),
            cages: Queue::full(question.layout.cages.len()),
            pairs: Queue::full(question.layout.pairs.len()),
            words: Queue::full(question.layout.words.len()),
            counts: Queue::full(question.layout.counts.len()),
            ranks: Queue::full(question.layout.ranks.len()),
            leftovers: Queue::full(question.layout.leftovers.len()),
            layers: vec![Layers::default(); question.layout.words.len()],
            question,
        }
    }

    /// Empties the queues, before the candidates are replaced.
    pub fn clear_queues(&mut self) {
        let simple = [&mut self.singles, &mut self.clauses, &mut self.sums, &mut self.tables, &mut self.pairs];
        let costly = [&mut self.cages, &mut self.counts, &mut self.words, &mut self.ranks];
        let last = [&mut self.leftovers, &mut self.subsets];
        simple.into_iter().chain(costly).chain(last).for_each(Queue::clear);
    }
}

impl Domains for Store<'_> {
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
        let layout = self.question.layout;
        for &group in layout.groups_of.get(cell) {
            self.singles.push(group);
            self.subsets.push(group);
        }
        if self.question.is_watched[cell] {
            self.wake(cell);
        }
        Ok(())
    }
}

impl Store<'_> {
    /// Queues the constraints of the cell except groups.
    fn wake(&mut self, cell: usize) {
        let layout = self.question.layout;
        self.question.clauses_of.get(cell).iter().for_each(|&clause| self.clauses.push(clause));
        layout.sums_of.get(cell).iter().for_each(|&sum| self.sums.push(sum));
        layout.tables_of.get(cell).iter().for_each(|&table| self.tables.push(table));
        layout.cages_of.get(cell).iter().for_each(|&cage| self.cages.push(cage));
        layout.pairs_of.get(cell).iter().for_each(|&pair| self.pairs.push(pair));
        layout.words_of.get(cell).iter().for_each(|&word| self.words.push(word));
        layout.counts_of.get(cell).iter().for_each(|&counts| self.counts.push(counts));
        layout.ranks_of.get(cell).iter().for_each(|&rank| self.ranks.push(rank));
        layout.leftovers_of.get(cell).iter().for_each(|&leftover| self.leftovers.push(leftover));
    }
}
