//! The candidates known so far, shared by all threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::board::{Digit, DigitSet, Filling};

/// The candidates known so far, shared by all threads.
pub struct KnownCandidates {
    /// The digits of each cell that occur in a known solution.
    pub(super) seen: Vec<AtomicU32>,
    /// Digits of each cell that no solution has.
    pub(super) impossible: Vec<AtomicU32>,
    /// The digits of each cell that some thread is querying.
    pub(super) queried: Vec<AtomicU32>,
    pub(super) no_solution: AtomicBool,
    witnesses: Mutex<Vec<Filling>>,
}

impl KnownCandidates {
    /// Creates the knowledge from known solutions, and from digits that no solution has. The cells include the
    /// variables of layers that belong to the solution.
    pub fn new(cells: usize, witnesses: Vec<Filling>, impossible: &[u32]) -> KnownCandidates {
        let known = KnownCandidates {
            seen: (0..cells).map(|_| AtomicU32::new(0)).collect(),
            impossible: impossible.iter().map(|&digits| AtomicU32::new(digits)).collect(),
            queried: (0..cells).map(|_| AtomicU32::new(0)).collect(),
            no_solution: AtomicBool::new(false),
            witnesses: Mutex::default(),
        };
        witnesses.into_iter().for_each(|witness| known.add(witness));
        known
    }

    /// Adds a solution if it contains a new candidate.
    pub(super) fn add(&self, witness: Filling) {
        let bit = |digit: Digit| 1 << digit.index();
        let add = |(seen, digit): (&AtomicU32, Digit)| seen.fetch_or(bit(digit), Ordering::Relaxed) & bit(digit) == 0;
        // `any` would stop at the first new digit, but all of them have to be recorded.
        let new = self.seen.iter().zip(witness.all()).filter(|&pair| add(pair)).count();
        if new > 0
            && let Ok(mut witnesses) = self.witnesses.lock()
        {
            witnesses.push(witness);
        }
    }

    pub(super) fn has_several_witnesses(&self) -> bool {
        self.witnesses.lock().is_ok_and(|witnesses| witnesses.len() > 1)
    }

    /// Returns, for each cell, the digits that need no query.
    pub(super) fn seen_or_impossible(&self) -> Vec<u32> {
        let seen = self.seen.iter().zip(&self.impossible);
        seen.map(|(seen, gone)| seen.load(Ordering::Relaxed) | gone.load(Ordering::Relaxed)).collect()
    }

    /// Records that every digit without a witness is in no solution.
    pub(super) fn set_complete(&self, digits: u8) {
        let all = DigitSet::all(digits).bits();
        let seen = KnownCandidates::load(&self.seen);
        self.no_solution.store(seen.iter().all(|&seen| seen == 0), Ordering::Relaxed);
        for (impossible, seen) in self.impossible.iter().zip(seen) {
            impossible.fetch_or(all & !seen, Ordering::Relaxed);
        }
    }

    pub(super) fn load(sets: &[AtomicU32]) -> Vec<u32> {
        // The sets only grow, so an outdated one may cost a query but is never wrong.
        sets.iter().map(|set| set.load(Ordering::Relaxed)).collect()
    }

    /// Returns the witnesses, and for each cell the digits that no solution has.
    pub fn into_parts(self) -> (Vec<Filling>, Vec<u32>) {
        let impossible = KnownCandidates::load(&self.impossible);
        (self.witnesses.into_inner().unwrap_or_default(), impossible)
    }

    /// Returns, for each cell, the digits with a witness, bit `i` for the digit `i + 1`; none if there is no solution.
    pub fn candidates(&self) -> Vec<u32> {
        match self.no_solution.load(Ordering::Relaxed) {
            true => vec![0; self.seen.len()],
            false => KnownCandidates::load(&self.seen),
        }
    }
}
