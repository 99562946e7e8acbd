//! The sums of the learning search, the queue of sums to propagate, and the candidates they read.

use crate::solve::native::shapes::sums::Sum;

/// All sums. [`Sums::assigned`] and [`Sums::taken_back`] update the candidates and the queue.
#[derive(Debug)]
pub(super) struct Sums {
    pub sums: Vec<Sum>,
    /// The sums of each cell.
    pub of: Vec<Vec<usize>>,
    /// The candidates of each cell, redundant with the literals.
    pub candidates: Vec<u32>,
    waiting: Vec<usize>,
    is_waiting: Vec<bool>,
}

impl Sums {
    pub fn new(sums: Vec<Sum>, cells: usize, all: u32) -> Sums {
        let mut of = vec![Vec::new(); cells];
        for (index, sum) in sums.iter().enumerate() {
            sum.terms.iter().for_each(|&(_, cell)| of[cell].push(index));
        }
        let count = sums.len();
        Sums { sums, of, candidates: vec![all; cells], waiting: (0..count).collect(), is_waiting: vec![true; count] }
    }

    /// Records that the literal "the cell holds the digit" became true, or false without `yes`.
    pub fn assigned(&mut self, cell: usize, digit: usize, yes: bool) {
        if !yes {
            self.candidates[cell] &= !(1 << digit);
            for &sum in &self.of[cell] {
                if !std::mem::replace(&mut self.is_waiting[sum], true) {
                    self.waiting.push(sum);
                }
            }
        }
    }

    /// Records that the literal is open again.
    pub fn taken_back(&mut self, cell: usize, digit: usize, yes: bool) {
        if !yes {
            self.candidates[cell] |= 1 << digit;
        }
    }

    /// Empties the queue.
    pub fn forget_waiting(&mut self) {
        while self.pop().is_some() {}
    }

    /// Takes the next sum from the queue.
    pub fn pop(&mut self) -> Option<usize> {
        let sum = self.waiting.pop()?;
        self.is_waiting[sum] = false;
        Some(sum)
    }
}
