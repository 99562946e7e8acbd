//! What is known of the candidates so far, for all threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::board::{Digit, DigitSet, Filling};

/// What is known of the candidates, for all threads.
pub struct Known {
    /// For each cell the digits with a witness.
    pub(super) seen: Vec<AtomicU32>,
    /// For each cell digits that no solution has.
    pub(super) impossible: Vec<AtomicU32>,
    /// For each cell the digits that some thread asks for.
    pub(super) taken: Vec<AtomicU32>,
    pub(super) no_solution: AtomicBool,
    witnesses: Mutex<Vec<Filling>>,
}

impl Known {
    /// Begins with solutions and with digits that no solution has.
    pub fn new(cells: usize, witnesses: Vec<Filling>, impossible: &[u32]) -> Known {
        let known = Known {
            seen: (0..cells).map(|_| AtomicU32::new(0)).collect(),
            impossible: impossible.iter().map(|&digits| AtomicU32::new(digits)).collect(),
            taken: (0..cells).map(|_| AtomicU32::new(0)).collect(),
            no_solution: AtomicBool::new(false),
            witnesses: Mutex::default(),
        };
        witnesses.into_iter().for_each(|witness| known.add(witness));
        known
    }

    /// Adds a witness that shows something new.
    pub(super) fn add(&self, witness: Filling) {
        let bit = |digit: &Digit| 1 << digit.index();
        let add = |(seen, digit): (&AtomicU32, &Digit)| seen.fetch_or(bit(digit), Ordering::Relaxed) & bit(digit) == 0;
        let new = self.seen.iter().zip(witness.digits()).filter(|&pair| add(pair)).count();
        if new > 0
            && let Ok(mut witnesses) = self.witnesses.lock()
        {
            witnesses.push(witness);
        }
    }

    pub(super) fn has_several_witnesses(&self) -> bool {
        self.witnesses.lock().is_ok_and(|witnesses| witnesses.len() > 1)
    }

    /// For each cell the digits that need not be asked for.
    pub(super) fn seen_or_impossible(&self) -> Vec<u32> {
        let seen = self.seen.iter().zip(&self.impossible);
        seen.map(|(seen, gone)| seen.load(Ordering::Relaxed) | gone.load(Ordering::Relaxed)).collect()
    }

    /// No solution has a digit without a witness.
    pub(super) fn has_no_other(&self, digits: u8) {
        let all = DigitSet::all(digits).bits();
        let seen = Known::load(&self.seen);
        self.no_solution.store(seen.iter().all(|&seen| seen == 0), Ordering::Relaxed);
        for (impossible, seen) in self.impossible.iter().zip(seen) {
            impossible.fetch_or(all & !seen, Ordering::Relaxed);
        }
    }

    pub(super) fn load(sets: &[AtomicU32]) -> Vec<u32> {
        sets.iter().map(|set| set.load(Ordering::Relaxed)).collect()
    }

    /// The witnesses, and for each cell the digits that no solution has.
    pub fn into_parts(self) -> (Vec<Filling>, Vec<u32>) {
        let impossible = Known::load(&self.impossible);
        (self.witnesses.into_inner().unwrap_or_default(), impossible)
    }

    /// For each cell the digits with a witness, bit `i` for the digit `i + 1`; none when there is no solution.
    pub fn candidates(&self) -> Vec<u32> {
        match self.no_solution.load(Ordering::Relaxed) {
            true => vec![0; self.seen.len()],
            false => Known::load(&self.seen),
        }
    }
}
