//! The domain store, the mutable state of the search: the candidates, and the constraints to propagate again.

use super::query::WideQuery;
use crate::solve::native::domains::{Conflict, Domains};
use crate::solve::native::shapes::words::WordLayers;

/// A queue of constraint indices to propagate, each at most once.
#[derive(Clone, Debug)]
pub struct ConstraintQueue {
    queue: Vec<usize>,
    is_queued: Vec<bool>,
}

impl ConstraintQueue {
    /// Returns a queue with all of `count` constraints.
    fn full(count: usize) -> ConstraintQueue {
        ConstraintQueue { queue: (0..count).rev().collect(), is_queued: vec![true; count] }
    }

    pub fn push(&mut self, index: usize) {
        if !std::mem::replace(&mut self.is_queued[index], true) {
            self.queue.push(index);
        }
    }

    pub fn pop(&mut self) -> Option<usize> {
        let index = self.queue.pop()?;
        self.is_queued[index] = false;
        Some(index)
    }

    fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}

/// The candidates of the current node and the queues.
#[derive(Clone, Debug)]
pub struct DomainStore<'a> {
    pub query: WideQuery<'a>,
    /// The candidates of each cell: bit `i` for the digit `i + 1`.
    pub candidates: Vec<u32>,
    /// The groups to search for singles.
    pub singles: ConstraintQueue,
    /// The groups to search for subsets and crossings, when nothing simpler is left.
    pub subsets: ConstraintQueue,
    pub clauses: ConstraintQueue,
    pub sums: ConstraintQueue,
    pub tables: ConstraintQueue,
    pub tuples: ConstraintQueue,
    pub linears: ConstraintQueue,
    pub connected: ConstraintQueue,
    pub cages: ConstraintQueue,
    pub pairs: ConstraintQueue,
    pub words: ConstraintQueue,
    pub counts: ConstraintQueue,
    pub ranks: ConstraintQueue,
    pub leftovers: ConstraintQueue,
    /// The layers of each word.
    pub layers: Vec<WordLayers>,
}

impl<'a> DomainStore<'a> {
    /// Returns the initial store, with everything queued.
    pub fn new(question: WideQuery<'a>) -> DomainStore<'a> {
        DomainStore {
            candidates: question.start.clone(),
            singles: ConstraintQueue::full(question.layout.groups.len()),
            subsets: ConstraintQueue::full(question.layout.groups.len()),
            clauses: ConstraintQueue::full(question.clauses.len()),
            sums: ConstraintQueue::full(question.layout.sums.len()),
            tables: ConstraintQueue::full(question.layout.tables.len()),
            tuples: ConstraintQueue::full(question.layout.tuples.len()),
            linears: ConstraintQueue::full(question.layout.linears.len()),
            connected: ConstraintQueue::full(question.layout.connected.len()),
            cages: ConstraintQueue::full(question.layout.cages.len()),
            pairs: ConstraintQueue::full(question.layout.pairs.len()),
            words: ConstraintQueue::full(question.layout.words.len()),
            counts: ConstraintQueue::full(question.layout.counts.len()),
            ranks: ConstraintQueue::full(question.layout.ranks.len()),
            leftovers: ConstraintQueue::full(question.layout.leftovers.len()),
            layers: vec![WordLayers::default(); question.layout.words.len()],
            query: question,
        }
    }

    /// Empties the queues, before the candidates are replaced.
    pub fn clear_queues(&mut self) {
        let simple = [&mut self.singles, &mut self.clauses, &mut self.sums, &mut self.tables, &mut self.pairs];
        let costly = [&mut self.cages, &mut self.counts, &mut self.words, &mut self.ranks];
        let last = [&mut self.leftovers, &mut self.subsets, &mut self.tuples, &mut self.linears, &mut self.connected];
        simple.into_iter().chain(costly).chain(last).for_each(ConstraintQueue::clear);
    }
}

impl Domains for DomainStore<'_> {
    fn candidates(&self, cell: usize) -> u32 {
        self.candidates[cell]
    }

    fn keep(&mut self, cell: usize, candidates: u32) -> Result<(), Conflict> {
        let old = self.candidates[cell];
        let new = old & candidates;
        if new == old {
            return Ok(());
        }
        // The candidates are replaced even in a conflict; nothing reads them before the search backtracks.
        self.candidates[cell] = new;
        if new == 0 {
            return Err(Conflict);
        }
        let layout = self.query.layout;
        for &group in layout.groups_of.get(cell) {
            self.singles.push(group);
            self.subsets.push(group);
        }
        if self.query.is_watched[cell] {
            self.wake(cell);
        }
        Ok(())
    }
}

impl DomainStore<'_> {
    /// Queues the constraints of the cell except groups.
    fn wake(&mut self, cell: usize) {
        let layout = self.query.layout;
        self.query.clauses_of.get(cell).iter().for_each(|&clause| self.clauses.push(clause));
        layout.sums_of.get(cell).iter().for_each(|&sum| self.sums.push(sum));
        layout.tables_of.get(cell).iter().for_each(|&table| self.tables.push(table));
        layout.tuples_of.get(cell).iter().for_each(|&list| self.tuples.push(list));
        layout.linears_of.get(cell).iter().for_each(|&sum| self.linears.push(sum));
        layout.connected_of.get(cell).iter().for_each(|&places| self.connected.push(places));
        layout.cages_of.get(cell).iter().for_each(|&cage| self.cages.push(cage));
        layout.pairs_of.get(cell).iter().for_each(|&pair| self.pairs.push(pair));
        layout.words_of.get(cell).iter().for_each(|&word| self.words.push(word));
        layout.counts_of.get(cell).iter().for_each(|&counts| self.counts.push(counts));
        layout.ranks_of.get(cell).iter().for_each(|&rank| self.ranks.push(rank));
        layout.leftovers_of.get(cell).iter().for_each(|&leftover| self.leftovers.push(leftover));
    }
}
