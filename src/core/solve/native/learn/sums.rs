//! The sums and connected places of the learning search, the queue of sums to propagate, and the candidates they read.

use std::sync::Arc;

use crate::solve::native::shapes::connected::ConnectedPlaces;
use crate::solve::native::shapes::linears::LinearSum;
use crate::solve::native::shapes::sums::RangedSum;

/// All sums. [`LearnerSums::record_assigned`] and [`LearnerSums::record_unassigned`] update the candidates and the
/// queue.
#[derive(Debug)]
pub(super) struct LearnerSums {
    pub sums: Vec<RangedSum>,
    /// Linear constraints, whose numbers follow those of the sums.
    pub linears: Vec<LinearSum>,
    /// Connected places, whose numbers follow those of the linear constraints.
    pub connected: Vec<Arc<ConnectedPlaces>>,
    /// The sums of each cell, by number.
    pub sums_of: Vec<Vec<usize>>,
    /// The candidates of each cell, redundant with the literals.
    pub candidates: Vec<u32>,
    queue: Vec<usize>,
    is_queued: Vec<bool>,
}

impl LearnerSums {
    pub fn new(
        sums: Vec<RangedSum>,
        linears: Vec<LinearSum>,
        connected: Vec<Arc<ConnectedPlaces>>,
        cells: usize,
        all: u32,
    ) -> LearnerSums {
        let mut of = vec![Vec::new(); cells];
        for (index, sum) in sums.iter().enumerate() {
            sum.terms.iter().for_each(|&(_, cell)| of[cell].push(index));
        }
        for (index, sum) in linears.iter().enumerate() {
            sum.terms.iter().for_each(|term| of[term.cell].push(sums.len() + index));
        }
        for (index, places) in connected.iter().enumerate() {
            places.cells.iter().for_each(|&cell| of[cell].push(sums.len() + linears.len() + index));
        }
        let count = sums.len() + linears.len() + connected.len();
        LearnerSums {
            sums,
            linears,
            connected,
            sums_of: of,
            candidates: vec![all; cells],
            queue: (0..count).collect(),
            is_queued: vec![true; count],
        }
    }

    /// Returns whether there are no sums at all.
    pub fn is_empty(&self) -> bool {
        self.is_queued.is_empty()
    }

    /// Records that the literal "the cell holds the digit" became true, or false if `yes` is false.
    pub fn record_assigned(&mut self, cell: usize, digit: usize, yes: bool) {
        // A true literal changes no candidates here: the other digits of the cell become false one by one.
        if !yes {
            self.candidates[cell] &= !(1 << digit);
            for &sum in &self.sums_of[cell] {
                if !std::mem::replace(&mut self.is_queued[sum], true) {
                    self.queue.push(sum);
                }
            }
        }
    }

    /// Records that the literal "the cell holds the digit" is open again, after it was true, or false if `yes` is
    /// false.
    pub fn record_unassigned(&mut self, cell: usize, digit: usize, yes: bool) {
        if !yes {
            self.candidates[cell] |= 1 << digit;
        }
    }

    /// Empties the queue.
    pub fn clear_queue(&mut self) {
        while self.pop().is_some() {}
    }

    /// Takes the next sum from the queue.
    pub fn pop(&mut self) -> Option<usize> {
        let sum = self.queue.pop()?;
        self.is_queued[sum] = false;
        Some(sum)
    }
}
